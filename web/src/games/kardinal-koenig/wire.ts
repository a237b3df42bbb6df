// Made by `make types` from the Python structs. Do not edit.

import type { Asked, KernelEvent, Known, Notice } from "../../lib/wire";

/** The table of Kardinal & König. */
export interface View {
  game: "kardinal-koenig";
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
  start: number;
  half: number;
  last: number | null;
  deck: number;
  display: number[];
  discards: number[];
  out: number[];
  players: Player[];
  countries: Country[];
  fields: number[];
  play: Turn;
  sheets: ScoreSheet[];
  outlook: ScoreSheet | null;
}

/** What one player has. */
export interface Player {
  cards: number;
  hand: number[];
  monasteries: number;
  advisors: number;
  points: number;
  outlook: number | null;
}

/** One country: monasteries and advisors by seat. */
export interface Country {
  monasteries: number[];
  advisors: number[];
  most_advisors: number;
  free: number[];
  leaders: number[];
  masters: number[];
}

/** The turn being played. */
export interface Turn {
  country: number | null;
  placed: number;
  single: boolean;
  paid: number | null;
  joker: boolean;
}

/** One scoring, line by line, in the order in which it was done. */
export interface ScoreSheet {
  final: boolean;
  countries: CountryLine[];
  alliances: AllianceLine[];
  chains: ChainLine[];
  totals: number[];
}

/** A country on a score sheet. */
export interface CountryLine {
  country: number;
  counts: number[];
  points: number[];
}

/** An alliance on a score sheet, counted from 1. */
export interface AllianceLine {
  alliance: number;
  countries: number[];
  points: number[];
}

/** A chain on a score sheet: its fields as they follow each other, a point each. */
export interface ChainLine {
  seat: number;
  fields: number[];
}

/** Everything about the map of a set-up. */
export interface StaticData {
  name: string;
  canvas: [number, number];
  countries: MapCountry[];
  fields: MapField[];
  roads: MapRoad[];
  alliances: MapAlliance[];
}

/** A country on the map. */
export interface MapCountry {
  id: string;
  colour: number;
  position: string;
  crest: [number, number];
  outline: ([number, number])[];
  fields: number[];
}

/** A field on the map; `id` is what the action that builds there is called after. */
export interface MapField {
  id: string;
  town: string;
  country: number;
  at: [number, number];
  near: number[];
}

/** A road between two fields. */
export interface MapRoad {
  fields: [number, number];
  kind: string;
}

/** The square of an alliance, counted from 1. */
export interface MapAlliance {
  alliance: number;
  countries: [number, number];
  border: string;
  square: [number, number];
}

/** A seat is start player. */
export interface StartedEvent {
  event: "started";
  seat: number;
}

/** A seat's turn began; `last` if it is this seat's last one. */
export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  last: boolean;
}

/** A seat played one card of a colour, or two of them as a joker. */
export interface PlayedEvent {
  event: "played";
  seat: number;
  kind: number;
  cards: number;
}

/** A seat put a card down to exchange it; in the `last` round, where nobody draws, that is all. */
export interface ExchangedEvent {
  event: "exchanged";
  seat: number;
  kind: number;
  last: boolean;
}

/** A seat built a monastery on a field of a country. */
export interface BuiltEvent {
  event: "built";
  seat: number;
  country: number;
  field: number;
}

/** A seat sent an advisor to the court of a country. */
export interface SentEvent {
  event: "sent";
  seat: number;
  country: number;
}

/** The deck ran out for the first or the second time. */
export interface RanOutEvent {
  event: "ran-out";
  time: number;
}

/** The last round: a seat has the last turn. */
export interface LastRoundEvent {
  event: "last-round";
  blocked: boolean;
  seat: number;
}

/** The intermediate scoring begins. */
export interface IntermediateScoringEvent {
  event: "intermediate-scoring";
}

/** The final scoring begins; `blocked` because nobody could place a piece any more. */
export interface FinalScoringEvent {
  event: "final-scoring";
  blocked: boolean;
}

/** A country with monasteries was scored: monasteries and points by seat. */
export interface CountryScoredEvent {
  event: "country-scored";
  country: number;
  counts: number[];
  points: number[];
}

/** An alliance, counted from 1, brought points. */
export interface AllianceScoredEvent {
  event: "alliance-scored";
  alliance: number;
  country: number;
  ally: number;
  points: number[];
}

/** A chain of a seat was scored: its fields as they follow each other. */
export interface ChainScoredEvent {
  event: "chain-scored";
  seat: number;
  fields: number[];
  count: number;
}

/** Seats are tied for the most points: how many pieces each of them has left. */
export interface PiecesLeftEvent {
  event: "pieces-left";
  counts: number[];
}

/** The discards are the new deck. */
export interface ReshuffledEvent {
  event: "reshuffled";
  count: number;
}

export type GameEvent =
  | KernelEvent
  | StartedEvent
  | TurnBeganEvent
  | PlayedEvent
  | ExchangedEvent
  | BuiltEvent
  | SentEvent
  | RanOutEvent
  | LastRoundEvent
  | IntermediateScoringEvent
  | FinalScoringEvent
  | CountryScoredEvent
  | AllianceScoredEvent
  | ChainScoredEvent
  | PiecesLeftEvent
  | ReshuffledEvent;
