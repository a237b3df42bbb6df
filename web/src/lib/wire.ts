// Made by `make types` from the Python structs. Do not edit.

import type * as BrawlingBarons from "../games/brawling-barons/wire";
import type * as BrutalKingdom from "../games/brutal-kingdom/wire";
import type * as KardinalKoenig from "../games/kardinal-koenig/wire";
import type * as KingsBlood from "../games/kings-blood/wire";
import type * as TakeTheKingdom from "../games/take-the-kingdom/wire";

export const VERSION = 2;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 400;
export const LEVELS = ["page", "courtier", "chancellor", "sovereign"];

export type AnyView =
  | BrawlingBarons.View
  | BrutalKingdom.View
  | KardinalKoenig.View
  | KingsBlood.View
  | TakeTheKingdom.View;
export type AnyEvent =
  | BrawlingBarons.GameEvent
  | BrutalKingdom.GameEvent
  | KardinalKoenig.GameEvent
  | KingsBlood.GameEvent
  | TakeTheKingdom.GameEvent;
export type AnyStaticData =
  | BrawlingBarons.StaticData
  | BrutalKingdom.StaticData
  | KardinalKoenig.StaticData
  | KingsBlood.StaticData
  | TakeTheKingdom.StaticData;

export type KernelEvent = MovedEvent | DealtEvent | LookedEvent | ShownEvent | AbsentEvent | GatheredEvent | TalliedEvent | EndedEvent;
export type AnyRequest = PreviewRequest | CommitRequest | HintRequest | WhyRequest | OrderRequest | ChatRequest | SyncRequest | PingRequest | PledgeRequest | OpenRequest;
export type AnyMessage = TableMessage | StateMessage | PreviewMessage | CommittedMessage | HintMessage | WhyMessage | ChatMessage | HeartbeatMessage | RefusedMessage;

/** One card went from a zone that held `of` cards to another; `seen` tells who saw which card it was. */
export interface MovedEvent {
  event: "moved";
  source: number;
  target: number;
  of: number;
  seen: number;
  kind: number | null;
}

/** Cards came into a zone from a shuffled deck. */
export interface DealtEvent {
  event: "dealt";
  zone: number;
  count: number;
  seen: number;
  kinds: number[] | null;
}

/** Some seats saw all the cards of a zone. */
export interface LookedEvent {
  event: "looked";
  zone: number;
  count: number;
  seen: number;
  kinds: number[] | null;
}

/** One card of a zone was shown to all. */
export interface ShownEvent {
  event: "shown";
  zone: number;
  kind: number;
}

/** It became public that no card of this kind lies in any of these zones (a mask). */
export interface AbsentEvent {
  event: "absent";
  kind: number;
  zones: number;
}

/** All cards were gathered and shuffled: whatever was known of them is void. */
export interface GatheredEvent {
  event: "gathered";
}

/** A summary of points: a row for each seat, a number for each column, in the last one the sum of the row. */
export interface TalliedEvent {
  event: "tallied";
  what: string;
  columns: string[];
  rows: number[][];
}

/** The game is over, by this seat's doing if there is one (else -1). */
export interface EndedEvent {
  event: "ended";
  reason: string;
  seat: number;
  decided: string;
  scores: number[];
  ranks: number[];
}

/** One copy of a kind lies in one of these zones; in `absent`: no copy lies in any of them. */
export interface Known {
  kind: number;
  zones: number[];
}

/** What the viewer is asked: the name of the question, the rule behind it, the legal answers by name. */
export interface Asked {
  prompt: string;
  rule: string;
  legal: string[];
}

/** What is about to happen, by the id of its message: the last round, a game that a pass would end. */
export interface Notice {
  name: string;
  count: number;
  seat: number;
}

/** The table of a game that makes no view of its own: what its table.py declares, by name. */
export interface PlainView {
  game: string;
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
  cards: Record<string, number[]>;
  fields: Record<string, number[]>;
}

/** Someone at a table, by the name they gave; `id` tells two of the same name apart. */
export interface Person {
  id: string;
  name: string;
}

/** How long people may think. */
export interface Clock {
  kind: "days" | "game" | "move" | "none";
  seconds: number;
  increment: number;
}

/** What a table agrees on besides the options of its game. */
export interface Settings {
  clock: Clock;
  windows: "quick" | "sealed";
  window_seconds: number;
  open: boolean;
  hints: boolean;
  spectators: boolean;
  review: boolean;
  spectator_chat: boolean;
  stand_in: string;
  bot_pace: "normal" | "quick" | "slow";
}

/** One seat: a person, a bot, or a bot standing in for a person who may come back (`away`). */
export interface Seat {
  person: Person | null;
  bot: string | null;
  away: boolean;
  connected: boolean;
  shared: boolean;
  kept: Person | null;
}

/** The games before this one in a row of rematches, and how many of them each seat's holder has won. */
export interface Evening {
  games: number;
  wins: number[];
}

/** The moment of a finished game from which a table plays on: after a ply, in a seat. */
export interface Origin {
  code: string;
  ply: number;
  seat: number;
  keep: boolean;
}

/** A table as all who look at it know it. */
export interface Table {
  code: string;
  game: string;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  phase: "closed" | "dealing" | "gathering" | "over" | "playing";
  host: Person | null;
  seats: Seat[];
  commitment: string;
  deal: Deal | null;
  earlier: number;
  spectators: number;
  created: number;
  rematch: string | null;
  closed: string | null;
  hasty: boolean;
  origin: Origin | null;
  evening: Evening;
}

/** A deal as all may see it, from when seats and set-up are frozen. */
export interface Deal {
  table: string;
  commitment: string;
  terms: Terms;
  kinds: ("absent" | "bot" | "person")[];
  pledges: string[];
}

/** What is dealt: the set-up, and the deals before this one that were void or put away. */
export interface Terms {
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  components: string;
  earlier: string[];
}

/** When whom the game waits for must have chosen, and what everyone has left, in milliseconds. */
export interface Clocks {
  now: number;
  due: (number | null)[];
  left: (number | null)[];
  window: number | null;
}

/** The end of a game. */
export interface Outcome {
  scores: number[];
  ranks: number[];
}

/** Something said at a table. */
export interface ChatLine {
  id: number;
  person: Person;
  seat: number;
  at: number;
  text: string;
}

/** How a draft would look: `decision` is the one it answers. */
export interface PreviewRequest {
  type: "preview";
  decision: number;
  draft: string[];
  v?: number;
  id?: number;
}

/** Make a draft happen; one that is not whole yet is answered by its preview. */
export interface CommitRequest {
  type: "commit";
  decision: number;
  draft: string[];
  v?: number;
  id?: number;
}

/** What a bot would do here, after the draft so far. */
export interface HintRequest {
  type: "hint";
  decision: number;
  draft?: string[];
  v?: number;
  id?: number;
}

/** Why an action cannot be chosen here, after the draft so far. */
export interface WhyRequest {
  type: "why";
  decision: number;
  action: string;
  draft?: string[];
  v?: number;
  id?: number;
}

/** A standing order: `all`, one of the game's, or none. */
export interface OrderRequest {
  type: "order";
  order: string | null;
  v?: number;
  id?: number;
}

/** Say something. */
export interface ChatRequest {
  type: "chat";
  text: string;
  v?: number;
  id?: number;
}

/** Send everything again, with the events since a ply. */
export interface SyncRequest {
  type: "sync";
  since?: number;
  v?: number;
  id?: number;
}

/** Ask for a heartbeat. */
export interface PingRequest {
  type: "ping";
  v?: number;
  id?: number;
}

/** Commit to a share, in the deal of a commitment of the server's. */
export interface PledgeRequest {
  type: "pledge";
  commitment: string;
  pledge: string;
  v?: number;
  id?: number;
}

/** Open the share, for one transcript. */
export interface OpenRequest {
  type: "open";
  transcript: string;
  share: string;
  v?: number;
  id?: number;
}

/** The table has changed: who sits where, its phase. `you` is the receiver's seat or -1. */
export interface TableMessage {
  type: "table";
  table: Table;
  you: number;
  host: boolean;
  order: string | null;
  v: number;
  id: number;
}

/** The game as the receiver sees it after `ply`, and what happened since `since`, ply by ply. */
export interface StateMessage {
  type: "state";
  ply: number;
  since: number;
  events: AnyEvent[][];
  seats: number[];
  at: number[];
  view: AnyView;
  decision: number | null;
  sealed: boolean;
  answered: boolean;
  moot: boolean;
  clocks: Clocks | null;
  outcome: Outcome | null;
  fair: Proof | null;
  v: number;
  id: number;
}

/** All deals of a game: the one that was played, and those before it that were void or put away. */
export interface Proof {
  last: Opened;
  earlier: Opened[];
}

/** A deal with everything open: one that was played, was void, or was put away before its end. */
export interface Opened {
  deal: Deal;
  transcript: string;
  secret: string;
  shares: string[];
  seed: string;
  why: "closed" | "played" | "void";
}

/** A draft as the one who makes it would see it. */
export interface PreviewMessage {
  type: "preview";
  decision: number;
  draft: string[];
  view: AnyView;
  events: AnyEvent[];
  whole: boolean;
  reveals: boolean;
  answered: string;
  v: number;
  id: number;
}

/** It is stored. `ply` is its number, or null for an answer held until a sealed window closes. */
export interface CommittedMessage {
  type: "committed";
  ply: number | null;
  v: number;
  id: number;
}

/** What a bot thinks of the next choice, the best first. */
export interface HintMessage {
  type: "hint";
  decision: number;
  draft: string[];
  candidates: Candidate[];
  v: number;
  id: number;
}

/** A choice, the share of its thought that a bot gave to it, and the chance to win that it sees in it. */
export interface Candidate {
  action: string;
  share: number;
  expected: number;
  reply: ExpectedReply | null;
}

/** What another seat will most likely do: its answer to a question, both by name. */
export interface ExpectedReply {
  seat: number;
  prompt: string;
  action: string;
  share: number;
  expected: number;
}

/** The number of the rule by which the action cannot be chosen; empty if it can, or nothing is asked. */
export interface WhyMessage {
  type: "why";
  decision: number;
  action: string;
  rule: string;
  v: number;
  id: number;
}

/** Lines said since the last one sent. */
export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
  v: number;
  id: number;
}

/** All is well, and this is the last ply. */
export interface HeartbeatMessage {
  type: "heartbeat";
  ply: number;
  now: number;
  v: number;
  id: number;
}

/** A request was not carried out; nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  reason: string;
  text: string;
  v: number;
  id: number;
}

/** What someone wants to be called. */
export interface NewName {
  name: string;
}

/** A table to be opened. `bots` gives a level for each seat that a bot takes, null for the others. */
export interface NewTable {
  game: string;
  seats: number;
  bots?: (string | null)[];
  options?: Record<string, boolean | number | string>;
  settings?: Settings;
  seat?: number | null;
  start?: boolean;
}

/** A seat to sit down at. */
export interface Sit {
  seat: number;
}

/** A bot for a free seat, or null to take it away. */
export interface PlaceBot {
  seat: number;
  bot: string | null;
}

/** A moment of a finished game to play on from: after a ply, in a seat, against bots of a level. */
export interface PlayOn {
  ply: number;
  seat: number;
  keep?: boolean;
  bot?: string;
}

/** A review that is wanted. */
export interface AskReview {
  form?: "quick" | "thorough";
}

/** Someone to be muted, or heard again. */
export interface Whom {
  person: string;
  muted?: boolean;
}

/** A line of chat that the operator should look at. */
export interface ReportLine {
  line: number;
  reason?: string;
}

/** You: null until you have given a name. */
export interface Me {
  person: Person | null;
  muted: string[];
}

/** Something that you said at a table. */
export interface Line {
  code: string;
  at: number;
  text: string;
}

/** All that is kept of you, to be taken along; deleting your data deletes it all. */
export interface MyData {
  person: Person;
  muted: string[];
  tables: string[];
  chat: Line[];
  lessons: Record<string, Record<string, number>>;
  coached: Record<string, Record<string, string>>;
}

/** A one-time link to go on elsewhere, with a QR code as SVG. */
export interface Link {
  url: string;
  qr: string;
  expires: number;
}

/** The link to a table, with a QR code as SVG. */
export interface Invite {
  url: string;
  qr: string;
}

/** An option of a game; its words stand in the catalogue. */
export interface GameOption {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
}

/** A level of bots at a table of so many players, as it was measured; null where it was not. */
export interface LevelInfo {
  name: string;
  offered: boolean;
  against: string | null;
  wins_of_ten: number | null;
  fair_of_ten: number | null;
  seconds: number | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  players: number[];
  usual: number;
  minutes: number[];
  weight: number;
  options: GameOption[];
  orders: string[];
  windows: string[];
  levels: LevelInfo[][];
  characters: string[];
}

/** Open tables, and the receiver's own running ones. */
export interface Lobby {
  open: Listed[];
  mine: Listed[];
}

/** A table in a list. */
export interface Listed {
  table: Table;
  you: number;
  deciders: number[];
  ply: number;
  touched: number;
}

/** The deals of a table that are open: void ones at once, the last when the game is over or put away. */
export interface Deals {
  deals: Opened[];
}

/** A game that is over, in the list of someone who played in it. */
export interface Finished {
  code: string;
  game: string;
  evening: string;
  ended: number;
  you: number;
  people: (Person | null)[];
  bots: (string | null)[];
  outcome: Outcome;
}

/** What a client must know once to read a table's views: names in the order of their numbers. */
export interface Briefing {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  kinds: string[];
  zones: string[];
  names: Record<string, Record<string, string>>;
  static_data: AnyStaticData;
}

/** A game to look at before there is a table: what its cards need, and a table just laid. */
export interface Sample {
  briefing: Briefing;
  view: AnyView;
}

/** A finished game as one viewer saw it, or with all cards open (`viewer` -2), ply by ply. */
export interface Replay {
  viewer: number;
  seats: number[];
  at: number[];
  events: AnyEvent[][];
  views: AnyView[];
  outcome: Outcome;
}

/** How far the review of a game is, and what it says by now; `jobs` is 0 before the work is known. */
export interface ReviewState {
  form: "quick" | "thorough";
  phase: "done" | "failed" | "none" | "running";
  jobs: number;
  done: number;
  review: Review | null;
}

/** All that a review says, in numbers and ids; clients have the words. */
export interface Review {
  game: string;
  seats: number;
  form: string;
  judged: number[];
  points: Point[];
  decisions: Decision[];
  rows: SeatRow[];
  moments: KeyMoment[];
}

/** Each seat's chances after a ply, or None where they are not worked out yet; what luck and the play did. */
export interface Point {
  ply: number;
  play: Play;
  table: number[] | null;
  open: number[] | null;
  luck: number[] | null;
  luck_errors: number[] | null;
  moved: number[] | null;
}

/** Who played what; -1 and nothing for the deal. */
export interface Play {
  seat: number;
  steps: ([string, string])[];
}

/** A decision, judged from what its seat could know. Steps are pairs of a question and the answer. */
export interface Decision {
  type: "decision";
  ply: number;
  seat: number;
  played: ([string, string])[];
  best: ([string, string])[];
  loss: number;
  error: number;
  verdict: string;
  chance: number;
}

/** A seat at the end: where it began, where it ended, and what brought it there. */
export interface SeatRow {
  seat: number;
  decisions: number;
  error_rate: number | null;
  error_rate_error: number;
  luck: number;
  luck_error: number;
  others: number;
  loss: number;
  rest: number;
  start: number;
  result: number;
  verdicts: Record<string, number>;
}

/** A ply that decided much: a loss by `seat`, its luck, or what the play of `by` did to it. */
export interface KeyMoment {
  ply: number;
  sort: "loss" | "luck" | "others";
  seat: number;
  by: number;
  change: number;
}

/** A refusal of the REST interface. */
export interface Fault {
  reason: string;
  text: string;
}

/** Where someone is in a lesson: a play for each step that is over, none for one that only shows. */
export interface LessonAt {
  answers?: string[][];
  mistakes?: number;
}

/** The same, and a play that is being made, or made. */
export interface LessonDraft {
  answers?: string[][];
  mistakes?: number;
  draft?: string[];
}

/** The same, and an action that is not offered. */
export interface LessonWhy {
  answers?: string[][];
  mistakes?: number;
  draft?: string[];
  action?: string;
}

/** A lesson in a list. */
export interface LessonInfo {
  game: string;
  number: number;
  lesson: string;
  steps: number;
  words: number;
  minutes: number;
  rules: string[];
}

/** All lessons, and how far the receiver is: by game and lesson the steps that are over. */
export interface Lessons {
  lessons: LessonInfo[];
  progress: Record<string, Record<string, number>>;
}

/** What the coach of a game has explained to you: by message the moment at which that was. */
export interface Coached {
  said?: Record<string, string>;
}

/** A step of a lesson as its player sees it; words are ids of the course's catalogue. */
export interface LessonStep {
  game: string;
  lesson: string;
  number: number;
  steps: number;
  done: boolean;
  asks: boolean;
  words: string;
  praise: string;
  lit: string[];
  seat: number;
  view: AnyView;
  events: AnyEvent[][];
  seats: number[];
  outcome: Outcome | null;
}

/** What a play is to the step that asks for it: right, wrong, or not to be told yet. */
export interface LessonVerdict {
  right: boolean | null;
  words: string;
}

/** A play in a lesson as the one who makes it would see it; wrong as soon as nothing right comes of it. */
export interface LessonPreview {
  draft: string[];
  view: AnyView;
  events: AnyEvent[];
  whole: boolean;
  reveals: boolean;
  answered: string;
  verdict: LessonVerdict;
  lit: string[];
}

/** What came of an answer: the step that follows, or the same one if it was wrong. */
export interface LessonAnswered {
  verdict: LessonVerdict;
  step: LessonStep;
}

/** The number of the rule by which an action cannot be chosen; empty if it can. */
export interface LessonRule {
  rule: string;
}
