import type { Component } from "svelte";
import type { Detail } from "../lib/detail.svelte";
import type { Scene } from "../lib/scene.svelte";
import type { AnyStaticData, AnyView } from "../lib/wire";

// What a game gives to the client; README.md beside this file tells how to write one.

/** The art of a box cover: a coat of arms. */
export interface Arms {
  emblem: string; // the body of a game-icons SVG, `import crown from "icon:crown"`
  charges: [string, string]; // two smaller ones beside it
  division: "pale" | "chevron" | "quarterly" | "bend" | "fess"; // how the shield is divided
  tinctures: [string, string]; // its two colours
  ground: [string, string]; // of the cover, from top to bottom
}

/** A game as Home knows it. This much is in the first script, so it is small; the board is loaded when it is played. */
export interface GameFace {
  name: string;
  accent: { light: string; dark: string }; // of the table, readable on parchment and on night blue
  arms: Arms;
  load: () => Promise<GameBoard>; // import("./board").then((module) => module.board)
}

/** A sign that a board uses, and what it means: for the help. */
export interface Sign {
  icon?: string; // the body of an SVG,
  sign?: string; // or a character
  colour?: string; // any CSS colour
  meaning: string;
}

/** A game's own table. `V` and `F` are the game's View and StaticData, from the wire.ts in its folder. */
export interface GameBoard<V extends AnyView = AnyView, F extends AnyStaticData = AnyStaticData> {
  Board: Component<BoardProps<V, F>>;
  /** Whether the board itself plays out how parts of the game end; else the shell tells it, as a scene of its own. */
  unfolds?: boolean;
  /** A card, face up; its size follows --card, its width. */
  Face?: Component<FaceProps<V, F>>;
  /** Where in the game we are, in words: "Chapter 2 of 4 · Round 1 of 4". */
  headline(scene: Scene<V, F>): string;
  /** Whether the board offers this legal action on a thing itself; the choice bar then keeps it in its list only. */
  offers(scene: Scene<V, F>, action: string): boolean;
  /** What the popover tells of a kind of card. */
  detail(scene: Scene<V, F>, kind: number): Detail;
  /** The same in a list of all cards, where there is no table, if it is other. */
  printed?(scene: Scene<V, F>, kind: number): Detail;
  /** An answer in words, where it can be said better by one who sees the table; `before`: the steps of the same play that the view does not show. */
  answer?(scene: Scene<V, F>, action: string, prompt: string, before: readonly string[]): string;
  /** What a seat's score is made of, part by part, for the end. */
  breakdown?(scene: Scene<V, F>, seat: number): [label: string, value: string][];
  /** The signs on the board, for the help. */
  legend?(scene: Scene<V, F>): Sign[];
}

export interface BoardProps<V extends AnyView = AnyView, F extends AnyStaticData = AnyStaticData> {
  scene: Scene<V, F>;
}

export interface FaceProps<V extends AnyView = AnyView, F extends AnyStaticData = AnyStaticData> {
  scene: Scene<V, F>;
  kind: number;
  [attribute: string | symbol]: unknown; // for the card itself
}

/** A board of a certain game as the shell takes it: the shell only ever gives it scenes of that game. */
export function define<V extends AnyView, F extends AnyStaticData>(board: GameBoard<V, F>): GameBoard {
  return board as unknown as GameBoard;
}
