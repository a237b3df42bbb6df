// Made by `make types` from the Python structs. Do not edit.

import type { Asked, KernelEvent, Known, Notice } from "../../lib/wire";

/** The table of Brutal Kingdom. */
export interface View {
  game: "brutal-kingdom";
  viewer: number;
  deciders: number[];
  asked: Asked | null;
  known: Known[];
  absent: Known[];
  unseen: number[];
  missing: number[];
  notices: Notice[];
  question: string;
  chapter: number;
  round: number;
  starter: number;
  turn: number;
  seats: Seat[];
  middle: boolean[];
  middle_seen: (number | null)[];
  offered: number | null;
  stock: number[];
  chapel: number[];
  worth: number[];
  named: number | null;
  inquisitor_rank: number;
  out: number[];
  over: boolean;
}

/** What lies in front of one player. */
export interface Seat {
  light: number;
  dark: number;
  hand: number[];
  chosen: boolean;
  passing: number | null;
  stack: Card[];
  threat: Threat | null;
  tokens: number[];
  kills: number;
  score: number;
}

/** A card in a stack. */
export interface Card {
  kind: number;
  face_up: boolean;
}

/** A card that lies in wait: these kinds are eliminated when another seat plays them. */
export interface Threat {
  kind: number;
  victims: number[];
}

/** All cards, by kind. */
export interface StaticData {
  faces: Face[];
}

/** What is printed on a card. */
export interface Face {
  rank: number;
  back: number;
  colour: number | null;
  icons: number;
  victims: number[];
}

/** A chapter, counted from 0, begins; this seat holds the starting player card. */
export interface ChapterBeganEvent {
  event: "chapter-began";
  chapter: number;
  starter: number;
}

/** A seat did without a text it might have used. */
export interface DeclinedEvent {
  event: "declined";
  seat: number;
}

/** A top card, and with it the whole stack of its seat, was turned face down; the killer's seat scores. */
export interface EliminatedEvent {
  event: "eliminated";
  seat: number;
  kind: number;
  killer: number;
  by: number;
}

/** A card in a seat's stack was turned face up again. */
export interface RevivedEvent {
  event: "revived";
  seat: number;
  kind: number;
}

/** A seat named a character, for the Executioner or the Inquisitor. */
export interface NamedEvent {
  event: "named";
  seat: number;
  kind: number;
}

/** The Inquisitor's rank was declared. */
export interface RankedEvent {
  event: "ranked";
  seat: number;
  rank: number;
}

/** The Intriguer of one seat changed places with the top card of another. */
export interface IntriguedEvent {
  event: "intrigued";
  seat: number;
  other: number;
  kind: number;
}

/** A seat asks another to swap a card with a back (0 light, 1 dark). */
export interface SwappingEvent {
  event: "swapping";
  seat: number;
  partner: number;
  back: number;
}

/** The starting player card goes to a seat, or stays there. */
export interface StartedEvent {
  event: "started";
  seat: number;
}

/** A seat took influence tokens of a colour; `due` counts those the stock could not pay, too. */
export interface InfluencedEvent {
  event: "influenced";
  seat: number;
  colour: number;
  count: number;
  due: number;
}

/** A square of the Chapel was filled: with a colour, or with 3 for an elimination token. */
export interface BlessedEvent {
  event: "blessed";
  chapter: number;
  colour: number;
}

export type GameEvent =
  | KernelEvent
  | ChapterBeganEvent
  | DeclinedEvent
  | EliminatedEvent
  | RevivedEvent
  | NamedEvent
  | RankedEvent
  | IntriguedEvent
  | SwappingEvent
  | StartedEvent
  | InfluencedEvent
  | BlessedEvent;
