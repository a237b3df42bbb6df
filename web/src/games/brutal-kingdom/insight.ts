import type { Scene } from "../../lib/scene.svelte";
import type { StaticData, View } from "./wire";

// What follows from cards that everybody sees: who is in danger from whom.

export type Court = Scene<View, StaticData>;

/** A card in danger: which card threatens it, and whose. */
export interface Danger {
  seat: number;
  by: number;
}

/** The threats that a card would run into if this seat played it now (BK-6.7). */
export function dangers(view: View, seat: number, kind: number): Danger[] {
  return view.seats.flatMap(({ threat }, owner) =>
    threat && owner !== seat && threat.victims.includes(kind) ? [{ seat: owner, by: threat.kind }] : [],
  );
}

/** Whom a killer would strike if this seat played it now: rivals' top cards that lie face up (BK-6.4). */
export function prey(view: View, static_data: StaticData, seat: number, kind: number, id: string): Danger[] {
  if (id === "king" || id === "queen") return []; // they lie in wait
  const victims = static_data.faces[kind]?.victims ?? [];
  return view.seats.flatMap(({ stack }, owner) => {
    const top = stack.at(-1);
    return top?.face_up && owner !== seat && victims.includes(top.kind) ? [{ seat: owner, by: top.kind }] : [];
  });
}

/** Whether there is a card that eliminates this one by its name: it bears a skull. */
export function isPrey(scene: Court, kind: number): boolean {
  return scene.static_data.faces.some(({ victims }) => victims.includes(kind));
}

/** A card's rank as it counts now. */
export function rankOf(scene: Court, kind: number, played: boolean): string {
  const rank = scene.static_data.faces[kind]?.rank ?? 0;
  if (scene.words.kindId(kind) !== "inquisitor") return String(rank);
  return played ? String(scene.view.inquisitor_rank) : `${rank}/0`;
}

/** What a card does, in words. */
export function textOf(scene: Court, kind: number): string {
  const victims = scene.static_data.faces[kind]?.victims ?? [];
  return scene.words.say(`character-${scene.words.kindId(kind)}.text`, {
    ...scene.words.listed("victims", victims, "kind", "list-or"),
    black_knight: String(scene.briefing.options.black_knight),
  });
}

/** Every card that can eliminate others, with its victims: the chart. */
export function chart(scene: Court): { kind: number; victims: number[]; waits: boolean }[] {
  const printed = scene.static_data.faces.flatMap(({ victims }, kind) => {
    const id = scene.words.kindId(kind);
    return victims.length && !scene.view.out.includes(kind) ? [{ kind, victims, waits: id === "king" || id === "queen" }] : [];
  });
  const executioner = scene.briefing.kinds.indexOf("executioner");
  const named = scene.view.named === null ? [] : [scene.view.named];
  return [...printed, { kind: executioner, victims: named, waits: true }].sort((a, b) => a.kind - b.kind);
}

/** A card to be passed is told with the neighbour who gets it. */
export function answer(scene: Court, action: string, prompt: string): string {
  const { words, players, viewer } = scene;
  const [block, card] = action.split(":");
  if (block !== "pass") return words.action(action, prompt);
  const step = prompt === "pass-light" ? 1 : players.length - 1;
  const name = players[(viewer + step) % players.length]?.name ?? "";
  return words.say("table-pass", { kind: words.say(`character-${card}`), name });
}

/** Which cards are out of the game, or of this chapter, in words; empty if none are. */
export function outOfPlay({ words, view, briefing }: Court): string {
  if (briefing.options.random_removal === true) return words.say("table-out-random");
  return view.out.length ? words.say("table-out") : "";
}
