import { describe, expect, it } from "vitest";
import { fit, GAP, TALL } from "../src/games/take-the-kingdom/fit";
import { attack, blow, deed, strike, type Snare, type Worth } from "../src/games/take-the-kingdom/forecast";
import type { Base, Kingdom, Portion } from "../src/games/take-the-kingdom/wire";

const [FORT, LAND, HILLS, WALLS, ARCHERS] = [0, 1, 2, 3, 4];
const worth: Worth = {
  value: (kind) => [3, 1, 1, 2, 4][kind] ?? 0,
  type: (kind) => ["base", "base", "structure", "structure", "people"][kind] ?? "",
  fort: (kind) => kind === FORT,
};

/** A base with Defences, given as kinds with the damage on them. */
function base(number: number, kind: number, ...defences: [kind: number, damage: number][]): Base {
  const laid = defences.map(([what, damage], slot) => ({ slot, kind: what, damage }));
  return { base: number, kind, damage: 0, frozen: false, defences: laid, trapped: false, trap: null };
}

function kingdom(...bases: Base[]): Kingdom {
  return { alive: true, cards: 0, hand: [], bases, missed: 0, early: false, score: 0 };
}

function portion(number: number, amount: number, first: number | null = null): Portion {
  return { base: number, amount, first };
}

const none = (): Snare => "none";

describe("a blow", () => {
  it("runs through the Defences to the Land", () => {
    const blows = strike(base(7, LAND, [WALLS, 0], [HILLS, 0]), 4, 0, worth);
    expect(blows.map(({ slot, dealt, falls }) => [slot, dealt, falls])).toEqual([
      [0, 2, true],
      [1, 1, true],
      [null, 1, true],
    ]);
  });

  it("stops at a Defence that holds, and counts the damage on it", () => {
    expect(strike(base(7, LAND, [ARCHERS, 1]), 2, 0, worth)).toEqual([{ slot: 0, kind: ARCHERS, dealt: 2, left: 1, falls: false }]);
  });

  it("hits the chosen Defence first", () => {
    const blows = strike(base(7, LAND, [WALLS, 0], [ARCHERS, 0]), 4, 1, worth);
    expect(blows).toEqual([{ slot: 1, kind: ARCHERS, dealt: 4, left: 0, falls: true }]);
  });

  it("wears a Fort down, and is lost beyond it", () => {
    expect(strike(base(0, FORT), 2, 0, worth)[0]).toMatchObject({ dealt: 2, left: 1, falls: false });
    expect(strike({ ...base(0, FORT), damage: 2 }, 4, 0, worth)[0]).toMatchObject({ dealt: 1, falls: true });
  });

  it("leaves a Land untouched that it does not destroy", () => {
    const strong: Worth = { ...worth, value: () => 2 };
    expect(strike(base(7, LAND), 1, 0, strong)).toEqual([]);
  });

  it("tells only what is sure while the order of the Defences is open", () => {
    const open = blow(base(7, LAND, [WALLS, 0], [ARCHERS, 0]), 3, null, worth);
    expect(open).toMatchObject({ either: true, blows: [] });
    const all = blow(base(7, LAND, [WALLS, 0], [HILLS, 0]), 4, null, worth);
    expect(all.either).toBe(false);
    expect(all.blows).toHaveLength(3);
    expect(blow(base(7, LAND, [WALLS, 0], [WALLS, 0]), 3, null, worth).either).toBe(false);
  });
});

describe("an attack", () => {
  it("reaches the Fort only if all Lands fall before it", () => {
    const lands = kingdom(base(0, FORT), base(7, LAND), base(8, LAND, [WALLS, 0]));
    const weak = attack(lands, [portion(7, 1), portion(8, 1), portion(0, 3)], none, worth);
    expect(weak.map(({ spared }) => spared)).toEqual([false, false, true]);
    const strong = attack(lands, [portion(7, 1), portion(8, 3), portion(0, 3)], none, worth);
    expect(strong[2]).toMatchObject({ spared: false, blows: [{ slot: null, falls: true }] });
  });

  it("is turned by a Trap known to be real, and warned of one that is not known", () => {
    const land = kingdom(base(0, FORT), base(7, LAND));
    expect(attack(land, [portion(7, 2)], () => "real", worth)[0]).toMatchObject({ snare: "real", blows: [] });
    expect(attack(land, [portion(7, 2)], () => "unknown", worth)[0]).toMatchObject({ snare: "unknown", blows: [{ falls: true }] });
  });

  it("passes over bases that are gone", () => {
    expect(attack(kingdom(base(0, FORT)), [portion(7, 2)], none, worth)).toEqual([]);
  });
});

describe("an action", () => {
  const full = { ...base(7, LAND, [WALLS, 1], [ARCHERS, 0]), trapped: true };

  it("takes what it may take", () => {
    expect(deed("earthquake", full, null, worth)).toMatchObject({ untrapped: true, blows: [{ slot: 0 }, { slot: 1 }] });
    expect(deed("disrepair", full, null, worth).blows.map(({ slot }) => slot)).toEqual([0]);
    expect(deed("mutiny", full, null, worth).blows.map(({ slot }) => slot)).toEqual([1]);
    expect(deed("sabotage", full, null, worth)).toMatchObject({ untrapped: true, blows: [] });
    expect(deed("freeze", full, null, worth).frozen).toBe(true);
  });

  it("conquers a Land whole, and of a Fort one Defence", () => {
    expect(deed("conquest", full, null, worth)).toMatchObject({ taken: true, blows: [] });
    const fort = base(0, FORT, [WALLS, 0], [HILLS, 0]);
    expect(deed("conquest", fort, null, worth)).toMatchObject({ taken: true, either: true, blows: [] });
    expect(deed("conquest", fort, 1, worth)).toMatchObject({ taken: true, either: false, blows: [{ slot: 1 }] });
  });
});

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
