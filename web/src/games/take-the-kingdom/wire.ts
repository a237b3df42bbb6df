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
  over: boolean;
  plays: number;
  dry: boolean;
  busy: boolean;
  idle: number[];
  held_back: number[];
  banned: number[];
  held: number | null;
  deck: number;
  kingdoms: Kingdom[];
  used: number[];
  out: number[];
  accepted: number[];
  penalties: number[];
  holding: boolean;
  play: Play | null;
  forecasts: Record<string, Forecast>;
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

/** A kingdom at the start: a Fort and some Lands, from one base to the last, a Mercy and cards dealt. */
export interface KingdomBeganEvent {
  event: "kingdom-began";
  seat: number;
  base: number;
  last: number;
  lands: number;
  cards: number;
}

/** A seat's turn begins, by its number; `extra` if it follows its own last one and shares its number. */
export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  number: number;
  extra: boolean;
}

/** A seat drew cards at the start of its turn; so many are left in the deck. */
export interface DrewEvent {
  event: "drew";
  seat: number;
  count: number;
  left: number;
}

/** A seat found no card to draw at the start of its turn. */
export interface DrewNothingEvent {
  event: "drew-nothing";
  seat: number;
}

/** A seat's turn is over, with or without a play. */
export interface TurnEndedEvent {
  event: "turn-ended";
  seat: number;
  played: boolean;
}

/** A seat passed with a card that it could have played: one of these, which is public. */
export interface HeldBackEvent {
  event: "held-back";
  seat: number;
  kinds: number[];
}

/** That turn was idle; the game ends as soon as those still `waiting` have an idle one, too. */
export interface IdledEvent {
  event: "idled";
  waiting: number;
}

/** A seat misses a turn; so many more are still to be missed. */
export interface TurnMissedEvent {
  event: "turn-missed";
  seat: number;
  left: number;
}

/** A Penalty was cancelled with a card, or accepted. */
export interface SettledEvent {
  event: "settled";
  seat: number;
  kind: number;
  by: number | null;
}

/** A card was laid down as a new Land. */
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
  kind: number;
}

/** A card brings its player another turn after this one. */
export interface ExtraTurnEvent {
  event: "extra-turn";
  seat: number;
  kind: number;
}

/** A Trap, whichever it is, was laid under a base. */
export interface TrapLaidEvent {
  event: "trap-laid";
  seat: number;
  base: number;
  ground: number;
}

/** An attack, or a portion of it, was declared; `first` is the Defence hit first, where that matters. */
export interface AttackedEvent {
  event: "attacked";
  seat: number;
  kind: number;
  owner: number;
  base: number;
  ground: number;
  amount: number;
  first: number | null;
}

/** An action was aimed at a base, or at one Defence of it. */
export interface AimedEvent {
  event: "aimed";
  seat: number;
  kind: number;
  owner: number;
  base: number;
  ground: number;
  defence: number | null;
}

/** An action was aimed at a seat. */
export interface AimedAtSeatEvent {
  event: "aimed-at-seat";
  seat: number;
  kind: number;
  victim: number;
}

/** The target of a play blocks it with a card, or lets it happen. */
export interface AnsweredEvent {
  event: "answered";
  seat: number;
  kind: number;
  by: number | null;
}

/** A Trap was sprung by an attack, or discarded by an action; or, without a card, with its base. */
export interface TrapShownEvent {
  event: "trap-shown";
  owner: number;
  base: number;
  ground: number;
  kind: number;
  by: number | null;
}

/** A real Trap turns damage against a base of the attacker; `first` as for an attack. */
export interface StruckBackEvent {
  event: "struck-back";
  owner: number;
  base: number;
  ground: number;
  amount: number;
  first: number | null;
}

/** A portion of an attack comes to nothing, because a Land still protects the Fort. */
export interface PortionLostEvent {
  event: "portion-lost";
  owner: number;
  base: number;
  ground: number;
  amount: number;
}

/** A Defence of a base, or the base itself, took damage; `total` is what lies on it now. */
export interface DamagedEvent {
  event: "damaged";
  owner: number;
  base: number;
  ground: number;
  defence: number | null;
  amount: number;
  total: number;
}

/** Damage that reached a Land was too little to destroy it. */
export interface WithstoodEvent {
  event: "withstood";
  owner: number;
  base: number;
  amount: number;
}

/** A Defence, or the base itself, was destroyed; or gave way to a card, an action or another Defence. */
export interface LostEvent {
  event: "lost";
  owner: number;
  base: number;
  ground: number;
  defence: number | null;
  by: number | null;
}

/** A Land went over to another kingdom, with all that lies on it. */
export interface ConqueredEvent {
  event: "conquered";
  seat: number;
  victim: number;
  base: number;
}

/** A Defence of a Fort went over to another kingdom; `place`, `ground` are where it stands now. */
export interface CarriedEvent {
  event: "carried";
  seat: number;
  victim: number;
  base: number;
  kind: number;
  place: number;
  ground: number;
}

/** A Freeze lies on a base, or was lifted from it. */
export interface FrozenEvent {
  event: "frozen";
  owner: number;
  base: number;
  ground: number;
  on: boolean;
}

/** A seat will miss a turn more; `count` are all that it is to miss. */
export interface CursedEvent {
  event: "cursed";
  seat: number;
  count: number;
}

/** A kingdom fell. */
export interface EliminatedEvent {
  event: "eliminated";
  seat: number;
  killer: number;
}

/** Who felled a kingdom takes a card of that hand, which held so many; none of an empty one. */
export interface BountyEvent {
  event: "bounty";
  seat: number;
  victim: number;
  cards: number;
}

export type GameEvent =
  | KernelEvent
  | KingdomBeganEvent
  | TurnBeganEvent
  | DrewEvent
  | DrewNothingEvent
  | TurnEndedEvent
  | HeldBackEvent
  | IdledEvent
  | TurnMissedEvent
  | SettledEvent
  | FoundedEvent
  | DefendedEvent
  | ExtraTurnEvent
  | TrapLaidEvent
  | AttackedEvent
  | AimedEvent
  | AimedAtSeatEvent
  | AnsweredEvent
  | TrapShownEvent
  | StruckBackEvent
  | PortionLostEvent
  | DamagedEvent
  | WithstoodEvent
  | LostEvent
  | ConqueredEvent
  | CarriedEvent
  | FrozenEvent
  | CursedEvent
  | EliminatedEvent
  | BountyEvent;
