// Made by `make types` from the Python structs. Do not edit.

import type { Asked, KernelEvent, Known, Notice } from "../../lib/wire";

/** The table of Brawling Barons. */
export interface View {
  game: "brawling-barons";
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
  acted: number;
  turns: number;
  shown: number | null;
  card: number | null;
  mate: number | null;
  actions: number;
  deck: number;
  market: number[];
  used: number[];
  top: number | null;
  barons: Baron[];
  teams: boolean;
  scores: number[];
  chosen: number | null;
  strikes: Strike[];
  damages: Damage[];
  stepped: number[];
  taker: number | null;
}

/** One player's part of the table. */
export interface Baron {
  cards: number;
  hand: number[];
  bid: number[];
  chosen: boolean;
  resources: number;
  gathers: number;
  draws: number;
  civilian_room: number;
  military_room: number;
  town: Unit[];
  wall: Unit[];
  army: Unit[];
  aids: number[];
  points: number;
}

/** A unit or building in play. Its action is `unit:` and its number. */
export interface Unit {
  unit: number;
  kind: number;
  up: boolean;
  health: number;
  strength: number;
  cost: number | null;
}

/** A unit that attacks, or a +2 card, and its target. */
export interface Strike {
  unit: number | null;
  target: number;
  strength: number;
}

/** What a target takes as things stand: 0 no harm, 1 downgraded, 2 discarded. */
export interface Damage {
  unit: number;
  damage: number;
  fate: number;
  prevented: number;
}

/** All cards, by kind: Peasants, Squires, other cards and Royal Aid; where each sort begins. */
export interface StaticData {
  faces: Face[];
  squires: number;
  others: number;
  aids: number;
  most_units: number;
  most_turns: number;
}

/** What is printed on a card; `printed` holds all that components.toml says of it. */
export interface Face {
  cost: number;
  upgrade: number | null;
  sides: Side[];
  count: number;
  printed: Record<string, number | string>;
}

/** One side of a unit: as recruited, or upgraded. */
export interface Side {
  health: number;
  strength: number;
  against_units: number;
  against_buildings: number;
}

/** Hands and market are dealt, and then everyone picks what to show for the first turn. */
export interface SetUpEvent {
  event: "set-up";
}

/** A seat has the first turn: `tied` are all that showed as many cards, a mask with that seat in it. */
export interface BegunEvent {
  event: "begun";
  seat: number;
  count: number;
  tied: number;
}

/** A seat picked no cards to show for the first turn. */
export interface ShowedNothingEvent {
  event: "showed-nothing";
  seat: number;
}

/** A seat has picked what to show for the first turn. */
export interface PickedEvent {
  event: "picked";
  seat: number;
}

/** A seat's turn begins, in a round of turns counted from 1. */
export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  round: number;
}

/** A seat takes an action, named by its place in the action space. */
export interface ActedEvent {
  event: "acted";
  seat: number;
  deed: number;
}

/** A seat drew cards, which it alone sees. */
export interface DrewEvent {
  event: "drew";
  seat: number;
  count: number;
  seen: number;
  kinds: number[] | null;
}

/** A card of a hand was played or sold, or an Aid that a seat kept was spent or bombed: it is gone. */
export interface UsedEvent {
  event: "used";
  seat: number;
  kind: number;
  use: number;
}

/** Cards went from the deck to a seat's resource pile. */
export interface GainedEvent {
  event: "gained";
  seat: number;
  count: number;
}

/** Cards went from a seat's resource pile to the top of the deck. */
export interface PaidEvent {
  event: "paid";
  seat: number;
  count: number;
}

/** A unit came into play in a town. */
export interface RecruitedEvent {
  event: "recruited";
  seat: number;
  unit: number;
  face: number;
}

/** A card was turned to its upgraded side; `cause` is one of those in barons.py. */
export interface UpgradedEvent {
  event: "upgraded";
  seat: number;
  unit: number;
  face: number;
  cause: number;
}

/** A card was turned back; `face` is what lies up now. */
export interface DowngradedEvent {
  event: "downgraded";
  seat: number;
  unit: number;
  face: number;
  cause: number;
}

/** A unit or building was discarded. */
export interface LostEvent {
  event: "lost";
  seat: number;
  unit: number;
  face: number;
  cause: number;
}

/** A unit went to the wall (1) or to the King's Army (2); `free` if Horsemen did so besides an action. */
export interface MarchedEvent {
  event: "marched";
  seat: number;
  unit: number;
  face: number;
  place: number;
  free: boolean;
}

/** A unit, or a +2 card, was aimed at a victim's unit, the `prey`, with this strength against it. */
export interface AttackedEvent {
  event: "attacked";
  seat: number;
  unit: number | null;
  face: number | null;
  victim: number;
  prey: number;
  aim: number;
  strength: number;
}

/** A Shield, a Soldier's Aid, or a part of one, was put on a unit: it prevents up to `points` damage. */
export interface ShieldedEvent {
  event: "shielded";
  seat: number;
  unit: number;
  face: number;
  points: number;
}

/** Damage fell: 0 it did no harm, 1 the unit is downgraded, 2 it is discarded. */
export interface StruckEvent {
  event: "struck";
  seat: number;
  unit: number;
  face: number;
  damage: number;
  fate: number;
}

/** A unit went over to a partner, where it has a new number. */
export interface TransferredEvent {
  event: "transferred";
  seat: number;
  unit: number;
  face: number;
  mate: number;
  became: number;
}

/** A resource went over to a partner's pile. */
export interface SentEvent {
  event: "sent";
  seat: number;
  mate: number;
}

export type GameEvent =
  | KernelEvent
  | SetUpEvent
  | BegunEvent
  | ShowedNothingEvent
  | PickedEvent
  | TurnBeganEvent
  | ActedEvent
  | DrewEvent
  | UsedEvent
  | GainedEvent
  | PaidEvent
  | RecruitedEvent
  | UpgradedEvent
  | DowngradedEvent
  | LostEvent
  | MarchedEvent
  | AttackedEvent
  | ShieldedEvent
  | StruckEvent
  | TransferredEvent
  | SentEvent;
