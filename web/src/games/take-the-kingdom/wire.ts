// Made by `make types` from the Python structs. Do not edit.

import type { Asked, KernelEvent, Known, Notice } from "../../lib/wire";

/** The table of Take the Kingdom. */
export interface View {
  game: "take-the-kingdom";
  viewer: number;
  deciders: number[];
  asked: Asked | null;
  known: Known[];
  absent: Known[];
  unseen: number[];
  missing: number[];
  notices: Notice[];
  question: string;
  turn: number;
  plays: number;
  deck: number;
  kingdoms: Kingdom[];
  used: number[];
  out: number[];
  banned: number[];
  accepted: number[];
  penalties: number[];
  held: number | null;
  holding: boolean;
  play: Play | null;
  forecasts: Record<string, Forecast>;
  over: boolean;
}

/** One player's part of the table, all of it public but for the faces of cards (TK-14.1). */
export interface Kingdom {
  alive: boolean;
  cards: number;
  hand: number[];
  bases: Base[];
  missed: number;
  early: boolean;
  score: number;
}

/** A Fort or a Land with all that lies on it. */
export interface Base {
  base: number;
  kind: number;
  damage: number;
  frozen: boolean;
  defences: Defence[];
  trapped: boolean;
  trap: number | null;
}

/** A Defence on a base. */
export interface Defence {
  slot: number;
  kind: number;
  damage: number;
}

/** The play being made: the card that leads it, all its cards, and what it is aimed at. */
export interface Play {
  kind: number;
  cards: number[];
  victim: number | null;
  base: number | null;
  slot: number | null;
  place: number | null;
  portions: Portion[];
  left: number;
  turned: number;
  forecasts: Forecast[];
}

/** A part of the attack being made; `first` is the Defence that it hits first, where that was chosen. */
export interface Portion {
  base: number;
  amount: number;
  first: number | null;
}

/** What a play would do to one base if it is not blocked, as far as the viewer can know. */
export interface Forecast {
  base: number;
  amount: number | null;
  hits: Hit[];
  trap: "decoy" | "none" | "real" | "unknown";
  either: boolean;
  spared: boolean;
  untrapped: boolean;
  taken: boolean;
  frozen: boolean;
}

/** What a Defence (0 or 1), or the base itself, would take, and what would be left of it. */
export interface Hit {
  slot: number | null;
  kind: number;
  dealt: number;
  left: number;
  falls: boolean;
}

/** All cards, by kind, and the numbers that a turn goes by. */
export interface StaticData {
  faces: Face[];
  plays: number;
  limit: number;
}

/** What is printed on a card; `type` is one of the ids that the catalogue names `type-…`. */
export interface Face {
  type: string;
  value: number;
  count: number;
}

/** A seat's turn begins; `extra` if it follows its own last one. */
export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  extra: boolean;
}

/** A seat misses a turn. */
export interface TurnMissedEvent {
  event: "turn-missed";
  seat: number;
}

/** A new base stands in a kingdom. */
export interface FoundedEvent {
  event: "founded";
  seat: number;
  base: number;
  kind: number;
}

/** A Defence was laid on a base. */
export interface DefendedEvent {
  event: "defended";
  seat: number;
  base: number;
  ground: number;
  slot: number;
  kind: number;
}

/** A Trap, whichever it is, was laid under a base. */
export interface TrapLaidEvent {
  event: "trap-laid";
  seat: number;
  base: number;
  ground: number;
}

/** A play is aimed at a seat; the base, where there is one, and how much damage it is to take. */
export interface TargetedEvent {
  event: "targeted";
  seat: number;
  kind: number;
  victim: number;
  base: number | null;
  ground: number | null;
  amount: number | null;
}

/** The target of a play blocks it with a card, or lets it happen. */
export interface AnsweredEvent {
  event: "answered";
  seat: number;
  kind: number | null;
}

/** The Trap under a base was sprung. */
export interface SprungEvent {
  event: "sprung";
  owner: number;
  base: number;
  ground: number;
  kind: number;
}

/** A Defence (0 or 1) or the base itself took damage; `total` is what lies on it now. */
export interface DamagedEvent {
  event: "damaged";
  owner: number;
  base: number;
  ground: number;
  slot: number | null;
  kind: number;
  amount: number;
  total: number;
}

/** A Defence, or the base itself, was destroyed. */
export interface DestroyedEvent {
  event: "destroyed";
  owner: number;
  base: number;
  ground: number;
  slot: number | null;
  kind: number;
}

/** An action, or its own ruler, took a Defence (0 or 1), or a Trap, off a base. */
export interface RemovedEvent {
  event: "removed";
  owner: number;
  base: number;
  ground: number;
  slot: number | null;
  kind: number;
}

/** A Land, or a Defence of a Fort, went over to another kingdom; `place` is where that stands now. */
export interface ConqueredEvent {
  event: "conquered";
  seat: number;
  victim: number;
  base: number;
  ground: number;
  place: number | null;
  kind: number;
}

/** A Freeze lies on a base, or was lifted from it. */
export interface FrozenEvent {
  event: "frozen";
  owner: number;
  base: number;
  ground: number;
  on: boolean;
}

/** A seat will miss a turn more. */
export interface CursedEvent {
  event: "cursed";
  seat: number;
}

/** A Penalty was cancelled with a card, or accepted. */
export interface SettledEvent {
  event: "settled";
  seat: number;
  kind: number;
  by: number | null;
}

/** A kingdom fell. */
export interface EliminatedEvent {
  event: "eliminated";
  seat: number;
  killer: number;
}

export type GameEvent =
  | KernelEvent
  | TurnBeganEvent
  | TurnMissedEvent
  | FoundedEvent
  | DefendedEvent
  | TrapLaidEvent
  | TargetedEvent
  | AnsweredEvent
  | SprungEvent
  | DamagedEvent
  | DestroyedEvent
  | RemovedEvent
  | ConqueredEvent
  | FrozenEvent
  | CursedEvent
  | SettledEvent
  | EliminatedEvent;
