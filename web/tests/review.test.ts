import { describe, expect, it } from "vitest";
import { spread } from "../src/lib/curve";
import { LONGEST_REMARK, momentHash, readMoment } from "../src/lib/moment";
import { adviceWords, cost, points } from "../src/lib/reviewing";
import type { Decision } from "../src/lib/wire";

describe("a moment in an address", () => {
  it("comes back as it was", () => {
    const remark = "Why not the King? <b>100 %</b> & more\nthan that";
    expect(readMoment(momentHash(12, 3, remark))).toEqual({ ply: 12, viewer: 3, remark });
    expect(readMoment(momentHash(12, null))).toEqual({ ply: 12, viewer: -2, remark: "" });
  });
  it.each(["", "#", "#ply=x&as=y", "#ply=-4&as=-9", "#ply=Infinity&as=99", "#remark=%E0%A4"])("is the first one in %s", (hash) => {
    expect(readMoment(hash)).toMatchObject({ ply: 0, viewer: -2 });
  });
  it("has a remark of a bounded length", () => {
    expect([...readMoment(`#remark=${"👑".repeat(1000)}`).remark]).toHaveLength(LONGEST_REMARK);
  });
});

describe("labels at the ends of curves", () => {
  it("have room, stay in order and within the picture", () => {
    const found = spread([100, 98, 2, 100], 17, 8, 100);
    const sorted = [...found].sort((a, b) => a - b);
    sorted.slice(1).forEach((y, at) => expect(y - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(17));
    expect(sorted.at(-1)).toBeLessThanOrEqual(100);
    expect(found[2]).toBe(sorted[0]);
    expect(found[1]).toBeLessThan(found[0] ?? 0);
  });
  it("stay where they are if they have room", () => expect(spread([80, 10, 40], 17, 8, 100)).toEqual([80, 10, 40]));
});

describe("a decision at its moment", () => {
  it.each([
    ["blunder", "Blunder: better was “End your turn”"],
    ["close", "Close: the search chose “End your turn”"],
    ["best", "Best: nothing better was found"],
  ] as const)("that was called %s", (verdict, text) => expect(adviceWords(verdict, "End your turn")).toBe(text));
});

describe("figures", () => {
  it.each([
    [0.123, "+12.3"],
    [-0.05, "−5.0"],
    [0.0001, "0.0"],
    [-0.0001, "0.0"],
  ])("%f is %s", (chance, text) => expect(points(chance)).toBe(text));
  it("of a cost have no plus", () => {
    expect(cost({ loss: 0.05, error: 0.012 } as Decision)).toEqual({ cost: "5.0", error: "1.2" });
    expect(cost({ loss: -0.05, error: 0 } as Decision)).toEqual({ cost: "−5.0", error: "0.0" });
  });
});
