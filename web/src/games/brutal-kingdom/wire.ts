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
  turn: number;
  over: boolean;
  chapter: number;
  round: number;
  starter: number;
  stock: number[];
  chapel: number[];
  named: number | null;
  inquisitor_rank: number;
  seats: Seat[];
  middle: boolean[];
  middle_seen: (number | null)[];
  offered: number | null;
  worth: number[];
  out: number[];
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

/** A chapter begins; this seat holds the starting player card. */
export interface ChapterBeganEvent {
  event: "chapter-began";
  chapter: number;
  starter: number;
}

/** The cards with a back (0 light, 1 dark) are dealt, and everyone chooses one for a neighbour. */
export interface PassBeganEvent {
  event: "pass-began";
  back: number;
}

/** A seat has put down the card for its neighbour. */
export interface ChosenEvent {
  event: "chosen";
  seat: number;
  receiver: number;
}

/** A round begins. */
export interface RoundBeganEvent {
  event: "round-began";
  chapter: number;
  round: number;
}

/** It is a seat's turn to play a card. */
export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
}

/** The starting player card goes to the seat with the highest top card, or stays; `kind` is that card. */
export interface StartedEvent {
  event: "started";
  seat: number;
  kept: boolean;
  kind: number | null;
  rank: number;
}

/** The rounds of a chapter are over, and influence is taken. */
export interface CountBeganEvent {
  event: "count-began";
  chapter: number;
}

/** A seat did without the text of this card, which it might have used. */
export interface DeclinedEvent {
  event: "declined";
  seat: number;
  kind: number;
}

/** A seat swapped one card by the Courtesan and did without the other swap. */
export interface StoppedEvent {
  event: "stopped";
  seat: number;
}

/** The text of the card that a seat played can do nothing. */
export interface IdleEvent {
  event: "idle";
  seat: number;
  kind: number;
}

/** A top card, and with it its whole stack, was turned face down; the killer's seat scores. */
export interface EliminatedEvent {
  event: "eliminated";
  seat: number;
  kind: number;
  killer: number;
  by: number;
  count: number;
}

/** A card in a seat's stack was turned face up again. */
export interface RevivedEvent {
  event: "revived";
  seat: number;
  kind: number;
}

/** A seat named a character by its Executioner or its Inquisitor. */
export interface NamedEvent {
  event: "named";
  seat: number;
  kind: number;
  by: number;
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

/** A seat's Saint put a token on this chapter's square of the Chapel. */
export interface BlessedEvent {
  event: "blessed";
  seat: number;
  chapter: number;
  colour: number;
}

/** A seat takes influence; its stack, the bottom first, as it lies at the end. */
export interface CountedEvent {
  event: "counted";
  seat: number;
  count: number;
  up: number[];
  down: number[];
}

/** A seat took tokens of a colour for these cards; the stock had none left for those that are missing. */
export interface InfluencedEvent {
  event: "influenced";
  seat: number;
  colour: number;
  count: number;
  missing: number;
  kinds: number[];
}

/** An elimination token went on the Chapel: no Saint was played, or the stock was empty when she was. */
export interface UnblessedEvent {
  event: "unblessed";
  chapter: number;
  played: boolean;
}

export type GameEvent =
  | KernelEvent
  | ChapterBeganEvent
  | PassBeganEvent
  | ChosenEvent
  | RoundBeganEvent
  | TurnBeganEvent
  | StartedEvent
  | CountBeganEvent
  | DeclinedEvent
  | StoppedEvent
  | IdleEvent
  | EliminatedEvent
  | RevivedEvent
  | NamedEvent
  | RankedEvent
  | IntriguedEvent
  | SwappingEvent
  | BlessedEvent
  | CountedEvent
  | InfluencedEvent
  | UnblessedEvent;
