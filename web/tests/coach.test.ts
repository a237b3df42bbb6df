import { beforeEach, describe, expect, it, vi } from "vitest";
import { Catalogue } from "../src/lib/catalogue";
import { Coach, explainAgain, recall, type Said } from "../src/lib/coach";
import { reasons } from "../src/lib/hinting";
import type { Candidate, Coached } from "../src/lib/wire";
import { Words } from "../src/lib/words";

const stored = vi.hoisted(() => {
  const items = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
  return items;
});
const server = vi.hoisted(() => ({ said: {} as Record<string, Record<string, string>>, away: false }));
vi.mock("../src/lib/api", () => ({
  api: {
    coached: (game: string) => (server.away ? Promise.reject(new Error("away")) : Promise.resolve({ said: { ...server.said[game] } })),
    explained: (game: string, { said }: Coached) => Promise.resolve(void (server.said[game] = { ...server.said[game], ...said })),
    explainAgain: () => Promise.resolve(void (server.said = {})),
  },
}));
beforeEach(() => {
  stored.clear();
  server.said = {};
  server.away = false;
});

const texts = `
coach-play = Play a card.
coach-event-struck = { $seat_is ->
    [you] You were struck.
   *[other] { "" }
  }
action-play = play
hint-advises = { $action } ({ $chance } of 100)
hint-expects = { $player } will answer: { $action } ({ $share } of 10).
hint-avoids = { $other } is worse by { $points }: { $player } could answer { $action }.
`;
const catalogue = new Catalogue("en", [texts]);
const lexicons = [{ fields: { seat: "seat" } }];
const words = new Words({ catalogue, lexicons, kinds: [], zones: [], names: {} }, ["Ada", "Ben"], 0);
let said: Said = {};
beforeEach(() => (said = {}));
const coach = (code = "T1"): Coach => new Coach("toy", code, catalogue, said);

describe("the coach", () => {
  it("explains a question until it is answered, and never again", () => {
    expect(coach().says(words, [], "play", 3)).toEqual(["Play a card."]);
    expect(coach().says(words, [], "play", 3)).toEqual(["Play a card."]); // also when the page is loaded again
    expect(coach().says(words, [], "play", 4)).toEqual([]);
    expect(coach("T2").says(words, [], "play", 3)).toEqual([]); // nor at another table
    expect(coach().says(words, [], "draw", 3)).toEqual([]);
    expect(server.said).toEqual({ toy: { "coach-play": "T1 3" } });
  });

  it("remembers what the server keeps for the person, until everything is to be explained again", async () => {
    server.said = { chess: { "coach-play": "T1 3" } };
    said = await recall("chess");
    expect(coach("T2").says(words, [], "play", 0)).toEqual([]);
    expect(await recall("chess")).toBe(said); // one memory for all tables
    await explainAgain();
    expect(coach("T2").says(words, [], "play", 1)).toEqual(["Play a card."]);
  });

  it("hands what this browser remembers from before to the server, and explains once more if that is away", async () => {
    stored.set("regalia-coach", JSON.stringify({ "go/play": "T0 1", "shogi/play": "T0 2" }));
    expect(await recall("go")).toEqual({ "coach-play": "T0 1" });
    expect(server.said).toEqual({ go: { "coach-play": "T0 1" } });
    expect(stored.get("regalia-coach")).toBe(JSON.stringify({ "shogi/play": "T0 2" }));
    server.away = true;
    expect(await recall("draughts")).toEqual({});
  });

  it("says what happened, the first time that there is something to say", () => {
    const struck = (seat: number) => ({ event: "struck", seat });
    expect(coach().says(words, [struck(1)], null, 1)).toEqual([]);
    expect(coach().says(words, [struck(0), struck(0)], "play", 2)).toEqual(["You were struck.", "Play a card."]);
    expect(coach().says(words, [struck(0)], null, 3)).toEqual([]);
  });
});

describe("the reasons of a hint", () => {
  const reply = { seat: 1, prompt: "p", action: "play:king", share: 0.62, expected: 0.3 };
  const found = (expected: number, answered: typeof reply | null): Candidate => ({ action: "a", share: 0.5, expected, reply: answered });
  const tell = (...candidates: Candidate[]): string[] => reasons(words, candidates, () => "That");

  it("are how well it turns out, the reply that is expected, and the one that is avoided", () => {
    const advises = "That (50 of 100)";
    const [expects, avoids] = ["Ben will answer: Play (6 of 10).", "That is worse by 10: Ben could answer Play."];
    expect(tell()).toEqual([]);
    expect(tell(found(0.5, null))).toEqual([advises]);
    expect(tell(found(0.5, reply), found(0.4, reply))).toEqual([advises, expects, avoids]);
    expect(tell(found(0.5, null), found(0.49, reply))).toEqual([advises]); // hardly worse
    expect(tell(found(0.5, null), found(0.4, { ...reply, expected: 0.6 }))).toEqual([advises]); // not because of that reply
  });
});
