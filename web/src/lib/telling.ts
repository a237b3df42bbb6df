import { settings, type Pace } from "./settings.svelte";
import type { Ply } from "./session.svelte";
import type { Manner } from "./showing.svelte";
import { passages, type Passage } from "./story";
import type { AnEvent, Words } from "./words";

// How plays that arrive are told: what is said of them, how long they stay, and which of them end a part of the game.

const SLOWNESS: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.45, none: 0 };
const GLIDE = 420; // milliseconds until things have come to where they go
const LEAST = 700;
const MOST = 4000;
const PER_LETTER = 18;
const MANY = 3; // plays that may wait before all become quicker

/** A play in sentences, without those that only say whose turn it is, and without how it ended a part of the game. */
export interface Telling {
  seat: number;
  said: string[];
}

export function tell(words: Words, plies: readonly Ply[]): Telling[] {
  return plies.map((ply) => {
    const found = parts(words, ply);
    const end = found.findIndex(({ head, tally }, at) => at > 0 && (head === 1 || tally));
    return { seat: ply.seat, said: found.slice(0, end < 0 ? undefined : end).flatMap(({ said, head }) => (head ? [] : said)) };
  });
}

function parts(words: Words, { events }: Ply): Passage[] {
  return passages(words, events as unknown as AnEvent[]);
}

/** The end of a part of the game: what led to it, up to its last table of points. Nothing if nothing ends. */
export function ending(words: Words, plies: readonly Ply[]): Passage[] {
  const found = plies.flatMap((ply) => parts(words, ply));
  const last = found.findLastIndex((passage) => passage.tally);
  return found.slice(0, last + 1);
}

/** How plays are shown. `unfolds`: the board itself plays the ends of parts out; `over`: the game ends with them. */
export function manner(words: Words, plies: readonly Ply[], how: { viewer: number; unfolds: boolean; over: boolean; behind: number }): Manner {
  const slowness = SLOWNESS[settings.pace] / Math.max(1, how.behind / MANY);
  if (!slowness) return { scene: false, stay: 0 };
  const end = ending(words, plies);
  const scene = !how.unfolds && end.length > 0 && (!how.over || end.some(({ head }) => head === 1));
  const letters = tell(words, plies).flatMap(({ said }) => said).join(" ").length;
  if (!letters) return { scene, stay: 0 };
  const own = plies.every(({ seat }) => seat === how.viewer || seat < 0);
  const reading = Math.min(MOST, LEAST + PER_LETTER * letters);
  return { scene, stay: Math.round(slowness * (own && !how.over ? GLIDE : reading)) };
}
