import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { passages } from "../src/lib/story";
import { ending, tell } from "../src/lib/telling";
import { gameCatalogue, gameLexicons } from "../src/lib/texts";
import type { AnyEvent } from "../src/lib/wire";
import { Words, type AnEvent } from "../src/lib/words";

interface Told {
  game: string;
  kinds: string[];
  zones: string[];
  names: Record<string, Record<string, string>>;
  players: string[];
  viewer: number;
  events: [AnEvent[], string[]][];
}

const fixture = JSON.parse(readFileSync(new URL("fixtures/words.json", import.meta.url), "utf-8")) as Told[];

async function speak({ game, kinds, zones, names, players, viewer }: Told): Promise<Words> {
  const [catalogue, lexicons] = await Promise.all([gameCatalogue(game), gameLexicons(game)]);
  return new Words({ catalogue, lexicons, kinds, zones, names }, players, viewer);
}

describe.each(fixture)("the story of $game for seat $viewer", (told) => {
  // Where an event names nobody it is about whoever made the play.
  it("bears the shield of whom it is about", async () => {
    const words = await speak(told);
    const wrong: string[] = [];
    for (const [events] of told.events)
      for (const { said, head, actor } of passages(words, events)) {
        const [first = ""] = said;
        const named = /^Your? /.test(first) ? told.viewer : told.players.findIndex((name) => new RegExp(`^${name}('s)? `).test(first));
        if (!head && named >= 0 && actor !== null && named !== actor) wrong.push(`${actor}: ${first}`);
      }
    expect(wrong).toEqual([]);
  });

  it("tells how a part ends apart from the play that ended it", async () => {
    const words = await speak(told);
    for (const [events] of told.events) {
      const plies = [{ seat: 0, at: 0, events: events as unknown as AnyEvent[] }];
      const end = ending(words, plies);
      expect(end.length > 0).toBe(events.some(({ event }) => event === "tallied"));
      if (end.length) expect(end.at(-1)?.tally).not.toBeNull();
      const [{ said } = { said: [] }] = tell(words, plies);
      expect(said.every((one) => !end.some(({ tally, said: [title] }) => tally && title === one))).toBe(true);
    }
  });
});
