import { describe, expect, it } from "vitest";
import { fit, GAP, TALL } from "../src/games/take-the-kingdom/fit";
import { answer, type Realms } from "../src/games/take-the-kingdom/telling";

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

describe("a step in the middle of a play", () => {
  const words = {
    say: (message: string, variables = {}) => [message, ...Object.values(variables)].join(" "),
    kind: (kind: number) => `kind ${kind}`,
    kindId: (kind: number) => `id ${kind}`,
    action: (action: string) => action,
  };
  const base = { base: 1, kind: 0, trapped: false, defences: [{ slot: 0, kind: 3, damage: 3 }, { slot: 1, kind: 4, damage: 0 }] };
  const view = { play: null, penalties: [], forecasts: {}, kingdoms: [{ bases: [] }, { bases: [base] }] };
  const scene = { words, view, static_data: { faces: [] } } as unknown as Realms;

  it("is told by the steps before it, which a view of the beginning does not show", () => {
    expect(answer(scene, "slot:1", "order", ["play:siege-tower", "base:1"])).toBe("choice-slot-order table-whole-part kind 4 0");
    expect(answer(scene, "slot:1", "order", [])).toBe("slot:1");
  });
});
