import { api } from "./api";
import { keepPromise, keepShare, newShare } from "./fair";
import { myself } from "./me.svelte";
import type { GameInfo, NewTable, Table } from "./wire";

export const USUAL_LEVEL = "courtier";

/** Open a table with a share of the seed that this browser keeps, so that the deal can be checked later. */
export async function openTable(table: NewTable): Promise<Table> {
  await myself.be();
  const share = newShare();
  const opened = await api.open({ ...table, share: table.seat === null ? null : share });
  if (table.seat !== null) keepShare(opened.code, share);
  keepPromise(opened.code, opened.commitment);
  return opened;
}

/** Play at once, against bots on all the other seats. */
export function playNow(game: GameInfo): Promise<Table> {
  const bots = [null, ...Array<string>(game.usual - 1).fill(USUAL_LEVEL)];
  return openTable({ game: game.name, seats: game.usual, bots, seat: 0, start: true });
}
