// The geometry of the curves of chances.

export interface Spot {
  x: number;
  y: number;
}

/** The line styles of seats, so that no colour is needed to tell them apart. */
export const DASHES = ["none", "8 4", "2 4", "10 4 2 4", "14 5", "5 3", "1 3", "8 3 1 3 1 3"];

/** A path through spots. */
export function path(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Heights for labels that want to be at some heights, and need room between them, within a range; in the order given. */
export function spread(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = order.map((at) => wanted[at] ?? 0);
  for (let at = 0; at < placed.length; at++) placed[at] = Math.max(placed[at] ?? 0, at ? (placed[at - 1] ?? 0) + room : top);
  for (let at = placed.length - 1; at >= 0; at--) placed[at] = Math.min(placed[at] ?? 0, at < placed.length - 1 ? (placed[at + 1] ?? 0) - room : bottom);
  const found = Array<number>(wanted.length).fill(0);
  order.forEach((index, at) => (found[index] = placed[at] ?? 0));
  return found;
}
