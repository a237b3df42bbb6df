import { api } from "./api";
import { keepPromise, keepShare, newShare } from "./fair";
import { myself } from "./me.svelte";
import type { GameInfo, NewTable, Table } from "./wire";

export const USUAL_LEVEL = "courtier";

/** Open a table. The server binds itself first; only then does this browser add its share of the seed, and keep it. */
export async function openTable({ start, ...table }: NewTable): Promise<Table> {
  await myself.be();
  let opened = await api.open(table);
  const { code, commitment } = opened;
  keepPromise(code, commitment);
  if (typeof table.seat === "number") {
    const share = newShare();
    opened = await api.sit(code, { seat: table.seat, share });
    keepShare(code, share);
  }
  return start ? api.start(code) : opened;
}

/** Play at once, against bots on all the other seats. */
export function playNow(game: GameInfo): Promise<Table> {
  const bots = [null, ...Array<string>(game.usual - 1).fill(USUAL_LEVEL)];
  return openTable({ game: game.name, seats: game.usual, bots, seat: 0, start: true });
}
