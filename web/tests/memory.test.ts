import { describe, expect, it } from "vitest";
import { Memory } from "../src/lib/memory";

const zones = ["hand:1", "hand:2", "deck"];
const view = { known: [{ kind: 4, zones: [0] }, { kind: 5, zones: [0, 1] }], absent: [], unseen: [3, 0, 20], missing: [] };

describe("what a viewer remembers", () => {
  it("has a sure place where only one is left that holds hidden cards", () => {
    const memory = new Memory(view, zones);
    expect(memory.cards("hand:1")).toEqual([4, 5]);
    expect(memory.unknown("hand:1")).toBe(1);
    expect(memory.unknown("deck")).toBe(20);
  });

  it("never counts below nothing", () => {
    expect(new Memory({ ...view, unseen: [1, 0, 20] }, zones).unknown("hand:1")).toBe(0);
  });
});
