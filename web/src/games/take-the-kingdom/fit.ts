export const GAP = 6; // pixels between two bases
export const TALL = 1.4; // the height of a base, with all that lies on it, by its width

/** The width at which so many bases fill a kingdom of this size without going beyond it. */
export function fit(bases: number, width: number, height: number, most: number): number {
  let best = 0;
  for (let across = 1; across <= bases; across++) {
    const down = Math.ceil(bases / across);
    const wide = (width - GAP * (across - 1)) / across;
    const high = (height - GAP * (down - 1)) / down / TALL;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.floor(Math.min(best, most));
}
