import type { Person } from "./wire";

// Where everything of the Genealogy is drawn, from the grid that the view gives (KB-3.1).

export const WIDTH = 80; // of a card, in pixels at a zoom of 1
export const HEIGHT = 112;
const HALF_STEP = 47; // half a card and half a gap
const ROW = 94; // a child lies on its parents' names
const WIDEST_GAP = 8; // half card widths without any card that are drawn

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A card, at its centre. */
export interface Placed extends Point {
  person: Person;
}

/** An open side of an Active card. */
export interface Spot extends Point {
  side: "left" | "right";
  beside: number;
}

/** Two who lie beside each other, at the middle between them; with their child, if it lies there. */
export interface Pair extends Point {
  left: number;
  right: number;
  child: number | null;
}

export interface Tree {
  placed: Placed[];
  spots: Spot[];
  pairs: Pair[];
  rows: { generation: number; y: number }[];
  box: Box;
}

/** Where each column lies, without wide empty stretches. */
function columns(people: readonly Person[]): Map<number, number> {
  const found = new Map<number, number>();
  const used = [...new Set(people.map(({ column }) => column))].sort((a, b) => a - b);
  let at = 0;
  used.forEach((column, index) => {
    const gap = column - (used[index - 1] ?? column);
    at += Math.min(gap, WIDEST_GAP + (gap % 2)); // half a card more or less shows who lies under whom
    found.set(column, at * HALF_STEP);
  });
  return found;
}

export function layOut(people: readonly Person[]): Tree {
  const across = columns(people);
  const cells = new Map(people.map((person) => [`${person.generation} ${person.column}`, person]));
  const at = (generation: number, column: number): Person | undefined => cells.get(`${generation} ${column}`);
  const placed = people.map((person) => ({ person, x: across.get(person.column) ?? 0, y: person.generation * ROW }));
  const spots = placed.flatMap(({ person, x, y }): Spot[] => [
    ...(person.left ? [{ side: "left" as const, beside: person.kind, x: x - 2 * HALF_STEP, y }] : []),
    ...(person.right ? [{ side: "right" as const, beside: person.kind, x: x + 2 * HALF_STEP, y }] : []),
  ]);
  const pairs = placed.flatMap(({ person, x, y }): Pair[] => {
    const other = at(person.generation, person.column + 2);
    const child = at(person.generation + 1, person.column + 1)?.kind ?? null; // only a child lies on two
    return other ? [{ left: person.kind, right: other.kind, child, x: x + HALF_STEP, y }] : [];
  });
  const rows = [...new Set(people.map(({ generation }) => generation))].map((generation) => ({ generation, y: generation * ROW }));
  return { placed, spots, pairs, rows, box: around([...placed, ...spots]) };
}

/** The box around cards with these centres. */
export function around(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (!points.length) return { left: -WIDTH / 2, top: -HEIGHT / 2, right: WIDTH / 2, bottom: HEIGHT / 2 };
  return {
    left: Math.min(...xs) - WIDTH / 2,
    top: Math.min(...ys) - HEIGHT / 2,
    right: Math.max(...xs) + WIDTH / 2,
    bottom: Math.max(...ys) + HEIGHT / 2,
  };
}
