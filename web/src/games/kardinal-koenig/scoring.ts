import type { ScoreSheet, View } from "./wire";

// A scoring as it is played out: one line after the other, and where the markers stand meanwhile.

/** A line of a score sheet that brought points to someone. */
export interface Line {
  key: string;
  sort: "country" | "alliance" | "chain";
  number: number; // of the country, of the alliance (from 1), or the seat of the chain
  countries: number[];
  fields: number[]; // of a chain, as they follow each other
  counts: number[]; // monasteries in a country, by seat
  points: number[]; // by seat
}

/** What is shown beside the map. */
export type Page = "lands" | "now" | "half" | "final";

/** The lines that brought points, in the order of scoring (KK-9.4). */
export function linesOf(sheet: ScoreSheet): Line[] {
  const lines: Line[] = [
    ...sheet.countries.map(({ country, counts, points }): Line => ({
      key: `country-${country}`, sort: "country", number: country, countries: [country], fields: [], counts, points,
    })),
    ...sheet.alliances.map(({ alliance, countries, points }): Line => ({
      key: `alliance-${alliance}`, sort: "alliance", number: alliance, countries, fields: [], counts: [], points,
    })),
    ...sheet.chains.map(({ seat, fields }): Line => ({
      key: `chain-${fields.join("-")}`, sort: "chain", number: seat, countries: [], fields, counts: [], points: sheet.totals.map((_, one) => (one === seat ? fields.length : 0)),
    })),
  ];
  return lines.filter(({ points }) => points.some(Boolean));
}

/** The sheet of a page. */
export function sheetOf(view: View, page: Page): ScoreSheet | null {
  if (page === "now") return view.outlook;
  return view.sheets.find(({ final }) => page === (final ? "final" : "half")) ?? null;
}

/** The pages there are. */
export function pagesOf(view: View): Page[] {
  return ["lands", ...(view.outlook ? (["now"] as const) : []), ...view.sheets.map(({ final }): Page => (final ? "final" : "half"))];
}

/** The points of all seats before a scoring: those of the scorings before it. */
export function before(view: View, sheet: ScoreSheet): number[] {
  const earlier = view.sheets.slice(0, sheet === view.outlook ? undefined : view.sheets.indexOf(sheet));
  return sheet.totals.map((_, seat) => sum(earlier.map(({ totals }) => totals[seat] ?? 0)));
}

/** The points of all seats when this many lines have been scored. */
export function pointsAfter(start: readonly number[], lines: readonly Line[], done: number): number[] {
  return start.map((points, seat) => points + sum(lines.slice(0, done).map((line) => line.points[seat] ?? 0)));
}

/** What each sort of line brought to a seat. */
export function parts(sheet: ScoreSheet, seat: number): Record<Line["sort"], number> {
  const lines = linesOf(sheet);
  const of = (sort: Line["sort"]): number => sum(lines.filter((line) => line.sort === sort).map(({ points }) => points[seat] ?? 0));
  return { country: of("country"), alliance: of("alliance"), chain: of("chain") };
}

/** How long a line is shown, so that a whole scoring takes neither an instant nor forever. */
export function beat(lines: number): number {
  return Math.max(500, Math.min(1500, 15_000 / (lines + 1)));
}

/** Seats with points or pieces, most first. */
export function ranked(counts: readonly number[]): { seat: number; count: number }[] {
  return counts.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
