import type { GameBoard } from "../board";
import Board from "./Board.svelte";

/** A table that any game can be played at, zone by zone, until it has its own. */
export const board: GameBoard = {
  Board,
  headline: () => "",
  offers: () => false,
  detail: (scene, kind) => ({ title: scene.words.kind(kind) }),
};
