import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Showing, type Manner } from "../src/lib/showing.svelte";

let shown: string[];
let manners: Record<string, Manner> = {};
const usual = { scene: false, stay: 1000 };
let rested: number;

function showing(): Showing<string> {
  return new Showing<string>(
    (one) => shown.push(one),
    (one) => manners[one] ?? usual,
    () => rested++,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  rested = 0;
  manners = {};
});
afterEach(() => vi.useRealTimers());

describe("what arrives", () => {
  it("is shown one after the other, each for its while", () => {
    const queue = showing();
    queue.add("a");
    queue.add("b", "c");
    expect([shown, queue.waiting, queue.resting]).toEqual([["a"], ["b", "c"], false]);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1000);
    expect([shown, queue.resting]).toEqual([["a", "b", "c"], false]);
    vi.advanceTimersByTime(1000);
    expect([queue.resting, rested]).toEqual([true, 1]);
  });

  it("is there at once if what was before it has been seen", () => {
    const queue = showing();
    queue.add("a");
    vi.advanceTimersByTime(1000);
    queue.add("b");
    expect(shown).toEqual(["a", "b"]);
  });

  it("does not wait where nothing stays", () => {
    for (const one of ["a", "b"]) manners[one] = { scene: false, stay: 0 };
    const queue = showing();
    queue.add("a", "b");
    expect([shown, queue.resting]).toEqual([["a", "b"], true]);
  });

  it("is told as a scene until that is closed", () => {
    manners.b = { scene: true, stay: 500 };
    const queue = showing();
    queue.add("a", "b", "c");
    vi.advanceTimersByTime(60_000);
    expect([shown, queue.scene]).toEqual([["a"], "b"]);
    queue.next();
    expect([shown, queue.scene]).toEqual([["a", "b"], null]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("comes by itself, one by one, for those who do not want to wait", () => {
    const queue = showing();
    queue.add("a", "b", "c");
    queue.next();
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("is skipped in its order, scenes and all", () => {
    manners.b = { scene: true, stay: 500 };
    const queue = showing();
    queue.add("a", "b", "c");
    vi.advanceTimersByTime(1000);
    queue.skip();
    expect([shown, queue.scene, queue.waiting, queue.resting]).toEqual([["a", "b", "c"], null, [], true]);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(3);
    expect(rested).toBe(1);
  });

  it("waits while the board plays something out", () => {
    const queue = showing();
    queue.add("a");
    queue.hold(true);
    queue.add("b");
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(["a"]);
    queue.hold(false);
    expect(shown).toEqual(["a", "b"]);
  });
});
