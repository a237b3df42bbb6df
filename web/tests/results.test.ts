import { describe, expect, it } from "vitest";
import { evenings, scoreOf } from "../src/lib/evenings";
import { lines, resultPicture, resultText, type Result } from "../src/lib/share";
import type { Finished } from "../src/lib/wire";

const result: Result = {
  head: "King's Blood, 17 November",
  won: "Mia has won.",
  story: "The deal is won & over.",
  ranks: [
    { place: 1, name: "Mia", points: 9, said: "1. Mia, 9 points" },
    { place: 2, name: "<Tom>", points: 4, said: "2. <Tom>, 4 points" },
  ],
  evening: "",
};

describe("a result", () => {
  it("is told in a few lines", () => {
    const told = ["King's Blood, 17 November", "Mia has won. The deal is won & over.", "1. Mia, 9 points", "2. <Tom>, 4 points"];
    expect(resultText(result).split("\n")).toEqual(told);
    expect(resultText({ ...result, evening: "Mia 2, Tom 1" })).toMatch(/\nMia 2, Tom 1$/);
  });
  it("is drawn, whatever people are called", () => {
    const { svg, height } = resultPicture(result);
    expect(svg).toContain("&lt;Tom&gt;");
    expect(svg).toContain("won &amp; over");
    expect(svg).not.toContain("<Tom>");
    expect(height).toBe(630);
  });
  it("has room for many", () => {
    const ranks = Array.from({ length: 12 }, () => result.ranks).flat();
    expect(resultPicture({ ...result, ranks }).height).toBeGreaterThan(1000);
  });
  it("breaks long lines between words", () => {
    expect(lines("one two three four", 9)).toEqual(["one two", "three", "four"]);
    expect(lines("")).toEqual([]);
  });
});

function game(code: string, evening: string, ranks: number[], people: (string | null)[]): Finished {
  const outcome = { ranks, scores: ranks.map(() => 0) };
  const bots = people.map((id) => (id ? null : "page"));
  return { code, evening, outcome, bots, game: "x", ended: 0, you: 0, people: people.map((id) => (id ? { id, name: id } : null)) };
}

describe("evenings", () => {
  const games = [
    game("d", "a", [1, 0, 2], ["ada", "bob", null]),
    game("c", "c", [0, 1], ["ada", null]),
    game("b", "a", [1, 1, 0], ["bob", "ada", null]),
    game("a", "a", [0, 0, 1], ["ada", "bob", null]),
  ];
  it("hold games that were played one after the other", () => {
    expect(evenings(games).map((row) => row.map(({ code }) => code))).toEqual([["d", "b", "a"], ["c"]]);
  });
  it("count what people have won, wherever they sat, and bots by their seats", () => {
    expect(scoreOf(evenings(games)[0] ?? [])).toEqual([1, 2, 1]);
    expect(scoreOf([])).toEqual([]);
  });
});
