// From rough outlines to a drawn map: neighbours share one border line, and coasts are crinkled a little.
// The outlines are laid on a grid; the edges between cells of different countries are followed from junction to
// junction, and each such stretch is smoothed once for the countries on both of its sides.

export type Point = readonly [number, number];

const CELL = 5;
const SEA = -1;
const STRIDE = 3; // cells between the points of a smoothed stretch
const CRINKLE = 3.2;

/** A stretch of border or coast between two junctions, or a ring of its own. */
export interface Stretch {
  sides: [number, number]; // countries; -1 for the sea
  points: Point[];
}

/** A map ready to be drawn. */
export interface Chart {
  countries: string[]; // the path of each
  coast: string;
  borders: string;
  /** Which country a point lies in, or -1. */
  at(x: number, y: number): number;
}

/** The map that outlines describe. */
export function chartOf(outlines: readonly (readonly Point[])[], canvas: Point): Chart {
  const grid = new Grid(outlines, canvas);
  const stretches = grid.stretches().map(({ sides, points }) => ({ sides, points: smooth(points, sides.includes(SEA)) }));
  const shore = stretches.filter(({ sides }) => sides.includes(SEA));
  const inland = stretches.filter(({ sides }) => !sides.includes(SEA));
  return {
    countries: outlines.map((_, country) => ringsOf(stretches, country).map((ring) => `${line(ring)}Z`).join("")),
    coast: shore.map(({ points }) => line(points)).join(""),
    borders: inland.map(({ points }) => line(points)).join(""),
    at: (x, y) => grid.label(Math.floor(x / CELL), Math.floor(y / CELL)),
  };
}

/** Countries by cell, with a margin of sea so that every coast is closed. */
class Grid {
  private readonly wide: number;
  private readonly high: number;
  private labels: Int8Array;

  constructor(outlines: readonly (readonly Point[])[], [width, height]: Point) {
    this.wide = Math.ceil(width / CELL) + 4;
    this.high = Math.ceil(height / CELL) + 4;
    this.labels = new Int8Array(this.wide * this.high).fill(SEA);
    outlines.forEach((outline, country) => this.fill(outline, country));
    this.close();
    this.close();
  }

  label(x: number, y: number): number {
    const [column, row] = [x + 2, y + 2];
    return column < 0 || row < 0 || column >= this.wide || row >= this.high ? SEA : (this.labels[row * this.wide + column] ?? SEA);
  }

  /** Every cell whose middle lies in an outline, row by row. */
  private fill(outline: readonly Point[], country: number): void {
    for (let row = 2; row < this.high - 2; row++) {
      const y = (row - 2 + 0.5) * CELL;
      const crossings = outline
        .flatMap(([x1, y1], at) => {
          const [x2, y2] = outline[(at + 1) % outline.length] as Point;
          return y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
        })
        .sort((a, b) => a - b);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const last = Math.ceil((crossings[at + 1] as number) / CELL - 0.5) + 2;
        for (let column = Math.ceil((crossings[at] as number) / CELL - 0.5) + 2; column < last; column++)
          this.labels[row * this.wide + column] = country;
      }
    }
  }

  /** Slivers of sea between two countries, and single cells that stick out, go to whoever is around them. */
  private close(): void {
    const closed = this.labels.slice();
    for (let row = 1; row < this.high - 1; row++)
      for (let column = 1; column < this.wide - 1; column++) {
        const here = row * this.wide + column;
        const label = (cell: number): number => this.labels[cell] as number;
        const [own, left, right, up, down] = [label(here), label(here - 1), label(here + 1), label(here - this.wide), label(here + this.wide)];
        if (left === own && right === own && up === own && down === own) continue; // as most are
        const around = [left, right, up, down];
        const squeezed = own === SEA && ((left !== SEA && right !== SEA) || (up !== SEA && down !== SEA));
        const [most = own] = [...new Set(around)].sort((a, b) => count(around, b) - count(around, a));
        if (squeezed) closed[here] = around.find((label) => label !== SEA) as number;
        else if (most !== own && count(around, most) >= 3) closed[here] = most;
      }
    this.labels = closed;
  }

  /** All edges between different cells, joined from junction to junction. */
  stretches(): Stretch[] {
    const edges = new Map<string, { ends: [string, string]; sides: [number, number] }>();
    const at = new Map<string, string[]>(); // edges by their ends
    const add = (a: Point, b: Point, one: number, other: number): void => {
      const ends: [string, string] = [a.join(), b.join()];
      const id = ends.join(" ");
      edges.set(id, { ends, sides: one < other ? [one, other] : [other, one] });
      for (const end of ends) at.set(end, [...(at.get(end) ?? []), id]);
    };
    for (let y = -2; y < this.high - 2; y++)
      for (let x = -2; x < this.wide - 2; x++) {
        const [here, left, above] = [this.label(x, y), this.label(x - 1, y), this.label(x, y - 1)];
        if (left !== here) add([x, y], [x, y + 1], left, here);
        if (above !== here) add([x, y], [x + 1, y], above, here);
      }
    const found: Stretch[] = [];
    const follow = (start: string, first: string): void => {
      const sides = edges.get(first)?.sides ?? [SEA, SEA];
      const points = [start];
      for (let id: string | undefined = first; id; ) {
        const edge = edges.get(id);
        if (!edge) break;
        edges.delete(id);
        const here = points.at(-1);
        const next = edge.ends[0] === here ? edge.ends[1] : edge.ends[0];
        points.push(next);
        const ways: string[] = at.get(next) ?? [];
        id = ways.length === 2 ? ways.find((way) => edges.has(way)) : undefined;
      }
      found.push({ sides, points: points.map((point) => point.split(",").map((part) => Number(part) * CELL) as unknown as Point) });
    };
    for (const [node, ways] of at) if (ways.length !== 2) for (const way of ways) if (edges.has(way)) follow(node, way);
    for (const [id, { ends }] of edges) if (edges.has(id)) follow(ends[0], id);
    return found;
  }
}

function count(labels: readonly number[], label: number): number {
  return labels.filter((one) => one === label).length;
}

/** A flowing line instead of stairs, with the same ends; a coast is crinkled. */
export function smooth(stairs: readonly Point[], coast: boolean): Point[] {
  const ring = same(stairs[0], stairs.at(-1));
  let points = ring ? stairs.slice(0, -1) : [...stairs];
  for (let pass = 0; pass < 8; pass++) points = points.map((point, at) => eased(points, point, at, ring));
  points = points.filter((_, at) => at % STRIDE === 0 || (!ring && at === points.length - 1));
  if (coast) points = points.map((point, at) => (!ring && (at === 0 || at === points.length - 1) ? point : crinkled(point)));
  for (let pass = 0; pass < 2; pass++) points = rounded(points, ring);
  return ring ? [...points, points[0] as Point] : points;
}

function same(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

function eased(points: readonly Point[], point: Point, at: number, ring: boolean): Point {
  const last = points.length - 1;
  if (!ring && (at === 0 || at === last)) return point;
  const before = points[at === 0 ? last : at - 1] as Point;
  const after = points[at === last ? 0 : at + 1] as Point;
  return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
}

/** Pushed aside by an amount that depends on the place alone, so that a map always looks the same. */
function crinkled([x, y]: Point): Point {
  const chance = (salt: number): number => {
    const wave = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt) * 43758.5453;
    return (wave - Math.floor(wave) - 0.5) * 2;
  };
  return [x + chance(1) * CRINKLE, y + chance(2) * CRINKLE];
}

/** Corners cut (Chaikin). */
function rounded(points: readonly Point[], ring: boolean): Point[] {
  const cut: Point[] = [];
  const last = points.length - 1;
  const end = ring ? points.length : last;
  for (let at = 0; at < end; at++) {
    const [a, b] = [points[at], points[at === last ? 0 : at + 1]] as [Point, Point];
    const along = (share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    cut.push(!ring && at === 0 ? a : along(0.25), !ring && at === end - 1 ? b : along(0.75));
  }
  return cut;
}

/** The closed lines around a country. */
function ringsOf(stretches: readonly Stretch[], country: number): Point[][] {
  const open = stretches.filter(({ sides }) => sides.includes(country)).map(({ points }) => points);
  const rings: Point[][] = [];
  while (open.length) {
    const ring = [...(open.shift() as Point[])];
    while (!same(ring[0], ring.at(-1))) {
      const end = ring.at(-1);
      const next = open.findIndex((points) => same(points[0], end) || same(points.at(-1), end));
      if (next < 0) break;
      const points = open.splice(next, 1)[0] as Point[];
      ring.push(...(same(points[0], end) ? points : points.toReversed()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

/** Points as a path. */
export function line(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("");
}

/** Where a name lies best, and how big it can be there. */
export interface Room {
  at: Point;
  size: number; // of its letters
}

const SIZES = [20, 17, 15, 13];
const LETTER = 0.74; // a letter's width to its size
const CLEAR = 5; // from whatever stands there, at least

const REACH = 160; // how far from its crest a name may lie
const STEP = 8;
const FAR = 16; // what is as far away as that is no better for being farther
const SHARES = [-0.5, -0.25, 0, 0.25, 0.5]; // of a name's width, at which it must be inside its country

/** Where a name lies best in a country: inside it, clear of all that stands there, near its crest, as big as it can be. */
export function roomFor(chart: Chart, country: number, crest: Point, letters: number, stands: readonly Point[]): Room {
  let found = { at: crest, size: 0 };
  for (const size of SIZES) {
    const { at, clear } = bestSpot(chart, country, crest, [letters * size * LETTER, size], stands);
    found = { at, size };
    if (clear >= CLEAR) break;
  }
  return found;
}

/** A whole board has thousands of spots and hundreds of things that stand there: what cannot be the best is not measured. */
function bestSpot(chart: Chart, country: number, crest: Point, [width, height]: Point, stands: readonly Point[]): { at: Point; clear: number } {
  let best = { at: [crest[0], crest[1] + 40] as Point, clear: -1 };
  let most = -Infinity;
  const near = stands.filter(([x, y]) => Math.abs(x - crest[0]) < REACH + width / 2 + FAR && Math.abs(y - crest[1]) < REACH + height / 2 + FAR);
  for (let dy = -REACH; dy <= REACH; dy += STEP)
    for (let dx = -REACH; dx <= REACH; dx += STEP) {
      const [x, y] = [crest[0] + dx, crest[1] + dy];
      const away = Math.hypot(dx, dy) / 4;
      if (FAR * 6 - away <= most) continue;
      const inside = (share: number): boolean => chart.at(x + share * width, y - height / 2) === country && chart.at(x + share * width, y + height / 2) === country;
      if (!SHARES.every(inside)) continue;
      let clear = Infinity;
      let covered = 0; // where no place is clear: rather a road than the crest
      let worth = FAR * 6 - away;
      for (const [a, b] of near) {
        const gap = Math.hypot(Math.max(0, Math.abs(a - x) - width / 2), Math.max(0, Math.abs(b - y) - height / 2));
        if (gap >= FAR) continue;
        clear = Math.min(clear, gap);
        if (gap === 0) covered++;
        worth = clear * 6 - covered * 10 - away;
        if (worth <= most) break;
      }
      if (worth > most) [best, most] = [{ at: [x, y], clear }, worth];
    }
  return best;
}

/** A road between two places, bent a little and always the same way. */
export function bend(a: Point, b: Point): Point {
  const [[x1, y1], [x2, y2]] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const side = ((x1 * 7 + y1 * 13 + x2 * 3 + y2 * 5) % 2 ? 1 : -1) * 0.06;
  return [(x1 + x2) / 2 - (y2 - y1) * side, (y1 + y2) / 2 + (x2 - x1) * side];
}

/** A journey along roads from place to place. */
export function journey(places: readonly Point[]): string {
  return places.map((place, at) => (at ? `Q${bend(places[at - 1] as Point, place).join(" ")} ${place.join(" ")}` : `M${place.join(" ")}`)).join("");
}
