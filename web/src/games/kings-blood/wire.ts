// Made by `make types` from the Python structs. Do not edit.

import type { Asked, KernelEvent, Known, Notice } from "../../lib/wire";

/** The table of King's Blood. */
export interface View {
  game: "kings-blood";
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
  over: boolean;
  deal: number;
  dealer: number;
  direction: number;
  pending: number;
  held: number | null;
  played: number | null;
  mover: number | null;
  target: number | null;
  winner: number | null;
  players: Player[];
  people: Person[];
  generations: number;
  deck: number;
  discards: number[];
  holding: boolean;
  couple: number[];
  focus: number | null;
  aside: boolean;
  goal: number | null;
}

/** One player at the table. */
export interface Player {
  cards: number;
  hand: number[];
  called: boolean;
  loses_turn: boolean;
  score: number;
}

/** A character in the Genealogy: generation (the founder's is 0) and centre in half card widths. */
export interface Person {
  kind: number;
  generation: number;
  column: number;
  covered: boolean;
  left: boolean;
  right: boolean;
  enthroned: boolean;
  blooded: boolean;
}

/** All cards, by kind: the characters come first, then events, then the King's Blood card. */
export interface StaticData {
  characters: Character[];
  values: number[];
  draw: number;
  generation: number;
}

/** What is printed on a character: numbers of the names in text/words.toml. */
export interface Character {
  colour: number;
  number: number;
  sex: number;
  ability: number;
}

/** A deal, counted from 0, begins with so many cards for everyone; the dealer's left neighbour starts. */
export interface DealBeganEvent {
  event: "deal-began";
  deal: number;
  dealer: number;
  count: number;
}

/** A character founds the Genealogy. */
export interface FoundedEvent {
  event: "founded";
  kind: number;
}

/** A seat's turn begins; `pending` cards threaten it. */
export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  pending: number;
}

/** A seat is passed over: by a Skip, or for a missed call. */
export interface TurnLostEvent {
  event: "turn-lost";
  seat: number;
  skipped: boolean;
}

/** Play goes the other way round: 1 is clockwise, -1 is not. */
export interface ReversedEvent {
  event: "reversed";
  direction: number;
}

/** A seat drew cards; `short` are those that it should have drawn, too, if there had been any. */
export interface DrewEvent {
  event: "drew";
  seat: number;
  count: number;
  why: number;
  short: number;
}

/** A seat can neither play nor draw. */
export interface PassedEvent {
  event: "passed";
  seat: number;
}

/** A seat did without something that it might have done: a MARRIAGE, or a play (cards.py). */
export interface DeclinedEvent {
  event: "declined";
  seat: number;
  what: number;
}

/** A character was laid beside another; `moved` if a New Connection brought it there. */
export interface PlacedEvent {
  event: "placed";
  seat: number;
  kind: number;
  beside: number;
  side: number;
  moved: boolean;
}

/** Two characters married. */
export interface MarriedEvent {
  event: "married";
  seat: number;
  kind: number;
  other: number;
}

/** A marriage has a child. */
export interface BornEvent {
  event: "born";
  kind: number;
  parent: number;
  other: number;
}

/** A marriage has no child, because no card was left. */
export interface ChildlessEvent {
  event: "childless";
  parent: number;
  other: number;
}

/** An Event that was turned up for a marriage is discarded, because it has no target. */
export interface WastedEvent {
  event: "wasted";
  kind: number;
}

/** An Assassination removed a character. */
export interface KilledEvent {
  event: "killed";
  seat: number;
  kind: number;
}

/** A character went into a hand. */
export interface ExiledEvent {
  event: "exiled";
  seat: number;
  kind: number;
  receiver: number;
}

/** A character is the founder of a new bloodline; all others are gone. */
export interface EnthronedEvent {
  event: "enthroned";
  seat: number;
  kind: number;
}

/** The King's Blood card was laid under a character. */
export interface BloodedEvent {
  event: "blooded";
  seat: number;
  kind: number;
}

/** A seat has one card left and says so. */
export interface CalledEvent {
  event: "called";
  seat: number;
}

/** A seat did not say so in time. */
export interface CallMissedEvent {
  event: "call-missed";
  seat: number;
}

/** A seat has no card left. */
export interface DealWonEvent {
  event: "deal-won";
  seat: number;
}

/** Nobody wins this deal. */
export interface DealDrawnEvent {
  event: "deal-drawn";
  why: number;
}

/** What the cards of a seat are worth at the end of a deal, the King's Blood card among them or not. */
export interface CountedEvent {
  event: "counted";
  seat: number;
  worth: number;
  blood: boolean;
}

/** What a deal brought to a seat, and what it has now. */
export interface ScoredEvent {
  event: "scored";
  seat: number;
  points: number;
  total: number;
}

export type GameEvent =
  | KernelEvent
  | DealBeganEvent
  | FoundedEvent
  | TurnBeganEvent
  | TurnLostEvent
  | ReversedEvent
  | DrewEvent
  | PassedEvent
  | DeclinedEvent
  | PlacedEvent
  | MarriedEvent
  | BornEvent
  | ChildlessEvent
  | WastedEvent
  | KilledEvent
  | ExiledEvent
  | EnthronedEvent
  | BloodedEvent
  | CalledEvent
  | CallMissedEvent
  | DealWonEvent
  | DealDrawnEvent
  | CountedEvent
  | ScoredEvent;
