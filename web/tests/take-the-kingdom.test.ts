import { describe, expect, it } from "vitest";
import { fit, GAP, TALL } from "../src/games/take-the-kingdom/fit";

describe("the bases of a kingdom", () => {
  it.each([
    [4, 300, 150],
    [6, 300, 165],
    [9, 900, 90],
    [15, 300, 150],
  ])("%i of them fit in %i x %i", (count, width, height) => {
    const tile = fit(count, width, height, 200);
    const across = Math.floor((width + GAP) / (tile + GAP));
    const down = Math.ceil(count / across);
    expect(tile).toBeGreaterThan(20);
    expect(down * tile * TALL + (down - 1) * GAP).toBeLessThanOrEqual(height);
  });
});
