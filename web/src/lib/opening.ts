import { api } from "./api";
import { company } from "./bots";
import { myself } from "./me.svelte";
import { settings } from "./settings.svelte";
import type { GameInfo, NewTable, Table } from "./wire";

export const USUAL_LEVEL = "courtier";
const hurried = new Set<string>();

/** Open a table. To start is to deal as soon as this browser is connected to it, so that it can add a share. */
export async function openTable({ start, ...table }: NewTable): Promise<Table> {
  await myself.be();
  const opened = await api.open(table);
  if (start) hurried.add(opened.code);
  return opened;
}

/** Whether to deal at a table as soon as this browser is connected to it; told once. */
export function dealsAtOnce(code: string): boolean {
  return hurried.delete(code);
}

/** Play at once, against bots on all the other seats. Who is new here has a coach, until they send it away. */
export async function playNow(game: GameInfo): Promise<Table> {
  if (!myself.me) await myself.load();
  if (!myself.name) settings.change({ coach: true });
  const bots = [null, ...company(game, USUAL_LEVEL, game.usual - 1)];
  return openTable({ game: game.name, seats: game.usual, bots, seat: 0, start: true });
}
