import type { Scene } from "../../lib/scene.svelte";
import type { AnEvent } from "../../lib/words";
import { abilities } from "./art";
import type { StaticData, View } from "./wire";

// What follows from cards that everybody sees.

export type House = Scene<View, StaticData>;

/** What the parts of the board tell each other. */
export interface Attention {
  pointed: number | null; // a card in the hand that someone points at
  dragged: { kind: number; x: number; y: number } | null;
}

/** A card by its name, and a character by family and number, too. */
export function called(scene: House, kind: number): string {
  const { words, static_data } = scene;
  const face = static_data.characters[kind];
  const name = words.kind(kind);
  return face ? words.say("kb-called", { name, colour: words.named("colour", face.colour), number: face.number }) : name;
}

/** All that is printed on a card, in a line. */
export function described(scene: House, kind: number): string {
  const { words, static_data } = scene;
  const face = static_data.characters[kind];
  if (!face) return words.kind(kind);
  const ability = face.ability ? [words.named("ability", face.ability)] : [];
  return [called(scene, kind), words.named("sex", face.sex), ...ability].join(", ");
}

/** What a card does, in words. */
export function textOf(scene: House, kind: number): string {
  const { words, static_data } = scene;
  const face = static_data.characters[kind];
  if (!face) return words.say(`card-${words.kindId(kind)}.text`);
  return words.say(`ability-${abilities[face.ability]?.id}.text`, { count: static_data.draw });
}

/** Beside whom a character of the hand would fit: the same colour or number, or King's Blood (KB-5.1, KB-13.5). */
export function suitors(view: View, static_data: StaticData, kind: number): Set<number> {
  const own = static_data.characters[kind];
  const fitting = view.people.filter(({ kind: other, left, right, blooded }) => {
    const face = static_data.characters[other];
    return own && face && (left || right) && (blooded || face.colour === own.colour || face.number === own.number);
  });
  return new Set(fitting.map((person) => person.kind));
}

/** The card discarded last, as far as the viewer was told. */
export function lastDiscard(scene: House): number | null {
  const pile = scene.briefing.zones.indexOf("discards");
  const last = scene.recent.findLast(({ event, target, kind }) => event === "moved" && target === pile && typeof kind === "number");
  const kind = last?.kind as number | undefined;
  return kind !== undefined && scene.view.discards.includes(kind) ? kind : (scene.view.discards.at(-1) ?? null);
}

/** How the last deal of a series ended: who won it, and what it brought to whom. */
export interface DealEnd {
  ended: AnEvent;
  scored: AnEvent[];
  shown: AnEvent[]; // hands
}

/** The end of a deal since the viewer's last turn. */
export function dealEnd(recent: readonly AnEvent[]): DealEnd | null {
  const at = recent.findLastIndex(({ event }) => event === "deal-won" || event === "deal-drawn");
  const ended = recent[at];
  if (!ended) return null;
  const next = recent.findIndex(({ event }, index) => index > at && event === "deal-began");
  const after = recent.slice(at + 1, next < 0 ? undefined : next);
  return {
    ended,
    scored: after.filter(({ event }) => event === "scored"),
    shown: after.filter(({ event }) => event === "looked"),
  };
}
