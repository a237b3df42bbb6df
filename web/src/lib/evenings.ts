import type { Finished } from "./wire";

/** Games that were played one after the other, together; the last evening first, and in it the last game. */
export function evenings(games: readonly Finished[]): Finished[][] {
  const found = new Map<string, Finished[]>();
  for (const game of games) found.set(game.evening, [...(found.get(game.evening) ?? []), game]);
  return [...found.values()];
}

/** How many of some games the holder of each seat of the first of them has won; bots are known by their seats. */
export function scoreOf(games: readonly Finished[]): number[] {
  const holder = ({ people }: Finished, seat: number): string => people[seat]?.id ?? `bot ${seat}`;
  const wins = new Map<string, number>();
  for (const game of games) {
    const best = Math.min(...game.outcome.ranks);
    game.outcome.ranks.forEach((rank, seat) => {
      if (rank === best) wins.set(holder(game, seat), (wins.get(holder(game, seat)) ?? 0) + 1);
    });
  }
  const [last] = games;
  return last ? last.people.map((_, seat) => wins.get(holder(last, seat)) ?? 0) : [];
}
