import { settings } from "./settings.svelte";

const TUNES = {
  turn: [523, 784],
  play: [330],
  end: [523, 659, 784, 1047],
} as const;

let context: AudioContext | undefined;

/** A short tune, if sounds are wanted. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [at, pitch] of TUNES[tune].entries()) {
    const start = currentTime + at * 0.14;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}
