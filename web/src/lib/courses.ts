import { api } from "./api";
import { openTable } from "./opening";
import { begun } from "./progress";
import { settings } from "./settings.svelte";
import type { GameInfo, LessonInfo, Table } from "./wire";

/** A lesson in its course, and how many of its steps someone has done. */
export interface Listed extends LessonInfo {
  reached: number;
}

/** The lessons of a game, in their order. */
export async function course(game: string): Promise<Listed[]> {
  const { lessons, progress } = await api.lessons();
  return lessons
    .filter((one) => one.game === game)
    .map((one) => ({ ...one, reached: Math.max(progress[game]?.[one.lesson] ?? 0, begun(game, one.lesson).reached) }));
}

/** A first game after the lessons: against those who play worst, with a coach. */
export function firstGame(game: GameInfo): Promise<Table> {
  settings.change({ coach: true });
  const bots = [null, ...Array<string>(game.usual - 1).fill("page")];
  return openTable({ game: game.name, seats: game.usual, bots, seat: 0, start: true });
}
