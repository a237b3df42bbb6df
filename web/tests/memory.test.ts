import { describe, expect, it } from "vitest";
import { counted, Memory } from "../src/lib/memory";
import type { Words } from "../src/lib/words";

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

  it("says where cards may lie once for all of them", () => {
    const words = {
      kind: (kind: number) => ["red", "green"][kind],
      zone: (zone: number) => ["with Tom", "with Birch"][zone],
      either: (all: string[]) => all.join(" or "),
      both: (all: string[]) => all.join(" and "),
      say: (message: string, { kind, places }: Record<string, string>) => `${message} ${kind} ${places}`,
    } as unknown as Words;
    const both = (kind: number) => ({ kind, zones: [0, 1] });
    const told = (known: { kind: number; zones: number[] }[]) =>
      new Memory({ ...view, known, unseen: [3, 3, 20] }, zones).hearsay(words);
    expect(told([both(0), both(1), both(0)])).toEqual(["with Tom or with Birch: 2 × red and green"]);
    expect(told([both(1)])).toEqual(["table-known green with Tom or with Birch"]);
    expect(counted(words, [0, 1, 1])).toEqual(["red", "2 × green"]);
  });
});
