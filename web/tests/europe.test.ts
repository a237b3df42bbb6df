import { describe, expect, it } from "vitest";
import { chartOf, journey, roomFor, smooth, type Point } from "../src/games/kardinal-koenig/coast";
import { outlook } from "../src/games/kardinal-koenig/insight";
import { before, linesOf, pagesOf, parts, pointsAfter, ranked, sheetOf } from "../src/games/kardinal-koenig/scoring";
import type { ScoreSheet, View } from "../src/games/kardinal-koenig/wire";

const box = (left: number, top: number, right: number, foot: number): Point[] => [[left, top], [right, top], [right, foot], [left, foot]];
// Two countries side by side with a sliver between them, and an island.
const outlines = [box(20, 20, 99, 120), box(103, 20, 180, 120), box(220, 40, 280, 100)];
const chart = chartOf(outlines, [300, 150]);
const points = (path: string): string[] => path.split(/[MLZ]/).filter(Boolean);

describe("the map", () => {
  it("knows which country a place lies in, and leaves no gap between neighbours", () => {
    expect([50, 101, 150, 250, 200].map((x) => chart.at(x, 70) >= 0)).toEqual([true, true, true, true, false]);
    expect([chart.at(50, 70), chart.at(150, 70), chart.at(250, 70), chart.at(200, 70)]).toEqual([0, 1, 2, -1]);
  });

  it("has one border line for two neighbours", () => {
    const border = points(chart.borders);
    expect(border.length).toBeGreaterThan(4);
    for (const country of [0, 1]) expect(points(chart.countries[country] ?? "")).toEqual(expect.arrayContaining(border));
    expect(points(chart.countries[2] ?? "").some((point) => border.includes(point))).toBe(false);
  });

  it("closes every country, and always draws it the same", () => {
    for (const country of chart.countries) expect(country).toMatch(/^M.*Z$/);
    expect(chartOf(outlines, [300, 150]).coast).toBe(chart.coast);
  });

  it("smooths a line between its ends", () => {
    const stairs: Point[] = [[0, 0], [5, 0], [5, 5], [10, 5], [10, 10], [15, 10], [15, 15]];
    const line = smooth(stairs, false);
    expect([line[0], line.at(-1)]).toEqual([[0, 0], [15, 15]]);
    for (const [x, y] of line) expect(Math.abs(x - y)).toBeLessThan(5);
  });

  it("finds room for a name inside the country, away from what stands there", () => {
    const { at } = roomFor(chart, 0, [60, 40], 4, [[60, 40]]);
    expect(chart.at(...at)).toBe(0);
    expect(Math.hypot(at[0] - 60, at[1] - 40)).toBeGreaterThan(10);
  });

  it("lays a name that is too long to be clear across a road rather than across the crest", () => {
    const road = Array.from({ length: 21 }, (_, at): Point => [60, 20 + 5 * at]);
    const crest = [-22, 0, 22].flatMap((dx) => [-24, -16, -8, 0, 8, 16, 24].map((dy): Point => [60 + dx, 70 + dy]));
    const { at, size } = roomFor(chart, 0, [60, 70], 7, [...road, ...crest]);
    expect(size).toBe(13);
    expect(Math.abs(at[1] - 70)).toBeGreaterThan(28);
  });

  it("bends a road the same way in both directions", () => {
    const [there, back] = [journey([[0, 0], [40, 10]]), journey([[40, 10], [0, 0]])];
    expect(there.match(/Q\S+ \S+/)?.[0]).toBe(back.match(/Q\S+ \S+/)?.[0]);
  });
});

const half: ScoreSheet = { final: false, countries: [{ country: 5, counts: [2, 1, 0], points: [3, 2, 0] }, { country: 6, counts: [0, 0, 0], points: [0, 0, 0] }], alliances: [], chains: [], totals: [3, 2, 0] };
const final: ScoreSheet = {
  final: true,
  countries: [{ country: 0, counts: [0, 0, 2], points: [0, 0, 2] }],
  alliances: [{ alliance: 1, countries: [0, 5], points: [0, 0, 0] }, { alliance: 14, countries: [3, 8], points: [4, 4, 0] }],
  chains: [{ seat: 1, fields: [3, 4, 5, 6] }],
  totals: [4, 8, 2],
};
const over = { sheets: [half, final], outlook: null } as unknown as View;
const running = { sheets: [half], outlook: final } as unknown as View;

describe("a scoring", () => {
  it("is played out country by country, alliance by alliance, chain by chain, where there are points", () => {
    expect(linesOf(half).map(({ key }) => key)).toEqual(["country-5"]);
    expect(linesOf(final).map(({ sort, number, points }) => [sort, number, points])).toEqual([
      ["country", 0, [0, 0, 2]],
      ["alliance", 14, [4, 4, 0]],
      ["chain", 1, [0, 4, 0]],
    ]);
  });

  it("moves the markers line by line from where the scorings before it left them", () => {
    const start = before(over, final);
    expect(start).toEqual([3, 2, 0]);
    expect([1, 2, 3, 4].map((done) => pointsAfter(start, linesOf(final), done))).toEqual([[3, 2, 2], [7, 6, 2], [7, 10, 2], [7, 10, 2]]);
    expect(before(over, half)).toEqual([0, 0, 0]);
    expect(before(running, final)).toEqual([3, 2, 0]);
  });

  it("has a page when it has been, and one for how it would be now", () => {
    expect(pagesOf(running)).toEqual(["lands", "now", "half"]);
    expect(pagesOf(over)).toEqual(["lands", "half", "final"]);
    expect([sheetOf(over, "final"), sheetOf(over, "now"), sheetOf(running, "now"), sheetOf(running, "final")]).toEqual([final, null, final, null]);
  });

  it("adds up by sort of line, and names those with points first", () => {
    expect(parts(final, 1)).toEqual({ country: 0, alliance: 4, chain: 4 });
    expect(ranked([1, 0, 3])).toEqual([{ seat: 2, count: 3 }, { seat: 0, count: 1 }]);
  });
});

describe("how it would end", () => {
  it("is not told where the table has no memory aids, and no earlier scoring is taken for it", () => {
    expect(outlook({ ...running, over: false } as View)).toBe(final);
    expect(outlook({ ...running, outlook: null, over: false } as View)).toBeNull();
    expect(outlook({ ...over, over: true } as View)).toBe(final);
  });
});
