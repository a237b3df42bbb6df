import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { botOf, botTitle, company, characterOf, levelMeaning, levelOf, levelsAt, mayHaveCharacter } from "../src/lib/bots";
import { Catalogue } from "../src/lib/catalogue";
import type { GameInfo, LevelInfo } from "../src/lib/wire";

const words = new Catalogue("en", [readFileSync("../src/regalia/text/en.ftl", "utf8")]);
const COURTIER: LevelInfo = { name: "courtier", offered: true, against: "page", wins_of_ten: 9, fair_of_ten: 2.5, seconds: 0.0004 };
const CHANCELLOR: LevelInfo = { name: "chancellor", offered: true, against: "courtier", wins_of_ten: 5, fair_of_ten: 2.5, seconds: 0.12 };

test("a bot is a level and perhaps a character", () => {
  expect([levelOf("courtier:bold"), characterOf("courtier:bold")]).toEqual(["courtier", "bold"]);
  expect([levelOf("page"), characterOf("page")]).toEqual(["page", ""]);
  expect([botOf("courtier", "bold"), botOf("courtier", ""), botOf("page", "bold"), botOf("", "bold")]).toEqual(["courtier:bold", "courtier", "page", ""]);
  expect(["", "page", "courtier"].map(mayHaveCharacter)).toEqual([false, false, true]);
});

test("a bot is shown with its character", () => {
  expect(botTitle(words, "Clara", "courtier:bold")).toBe("Clara the Bold");
  expect(botTitle(words, "Clara", "courtier")).toBe("Clara");
  expect(botTitle(words, "Clara", null)).toBe("Clara");
});

test("what a level means is told as it was measured, and nothing where it was not", () => {
  expect(levelMeaning(words, COURTIER)).toBe("wins about 9 of 10 games against pages (even would be 2.5); answers at once");
  expect(levelMeaning(words, CHANCELLOR)).toBe("wins about 5 of 10 games against courtiers (even would be 2.5); thinks about 0.1 s");
  expect(levelMeaning(words, { ...COURTIER, against: null, wins_of_ten: null, fair_of_ten: null, seconds: null })).toBe("");
});

test("a table against bots has characters in turn", () => {
  const game = { characters: ["bold", "sly", "careful"] } as unknown as GameInfo;
  expect(company(game, "courtier", 4, 0.5)).toEqual(["courtier:sly", "courtier:careful", "courtier:bold", "courtier:sly"]);
  expect(company({ ...game, characters: [] }, "courtier", 2)).toEqual(["courtier", "courtier"]);
});

test("levels are those of the number of players", () => {
  const game = { players: [2, 4], levels: [[], [COURTIER]] } as unknown as GameInfo;
  expect(levelsAt(game, 4)).toEqual([COURTIER]);
  expect(levelsAt(game, 3)).toEqual([]);
  expect(levelsAt(undefined, 4)).toEqual([]);
});
