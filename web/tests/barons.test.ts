import { describe, expect, it } from "vitest";
import { costs, find, fit, forecast, harms, numberOf, pointsOf, sideId, type Box, type Feud } from "../src/games/brawling-barons/insight";
import { roundSaid } from "../src/games/brawling-barons/telling";
import type { Baron, Face, StaticData, Unit, View } from "../src/games/brawling-barons/wire";

const [FARM, TOWER, KNIGHT, CATAPULT, PLUS_TWO] = [0, 1, 2, 3, 4];
const face = (low: [number, number], high: [number, number], extra: Partial<{ units: number; buildings: number }> = {}, printed = {}): Face => ({
  cost: low[0],
  upgrade: 2,
  count: 1,
  printed,
  sides: [
    { health: low[0], strength: low[1], against_units: 0, against_buildings: 0 },
    { health: high[0], strength: high[1], against_units: extra.units ?? 0, against_buildings: extra.buildings ?? 0 },
  ],
});
const static_data: StaticData = {
  faces: [
    face([1, 0], [3, 0]),
    face([2, 0], [6, 0], {}, { protection: 3 }),
    face([2, 1], [6, 8]),
    face([1, 1], [4, 2], { buildings: 6 }),
    { cost: 0, upgrade: null, count: 1, printed: { value: 2 }, sides: [] },
  ],
  squires: KNIGHT,
  others: PLUS_TWO,
  aids: 5,
  most_units: 36,
  most_turns: 150,
};
const unit = (number: number, kind: number, up: boolean): Unit => {
  const side = static_data.faces[kind]?.sides[Number(up)];
  return { unit: number, kind, up, health: side?.health ?? 0, strength: side?.strength ?? 0, cost: up ? null : 2 };
};
const baron = (town: Unit[], army: Unit[] = []): Baron => ({
  cards: 0, hand: [], bid: [], chosen: false, resources: 0, gathers: 1, draws: 1, civilian_room: 2, military_room: 2,
  town, wall: [], army, aids: [], points: 0,
});
const mine = baron([unit(0, CATAPULT, true), unit(1, KNIGHT, false)]);
const theirs = baron([unit(36, FARM, true), unit(37, TOWER, true), unit(38, KNIGHT, true), unit(39, FARM, false)], [unit(40, KNIGHT, true)]);
const table = (more: Partial<View>): View => ({ barons: [mine, theirs], strikes: [], damages: [], chosen: null, ...more }) as unknown as View;

describe("what an attack would do", () => {
  const expected = (view: View, number: number) => {
    const target = find(view, static_data, number);
    return target && forecast(view, static_data, PLUS_TWO, target);
  };

  it("counts a Catapult's bonus against buildings, less the Tower", () => {
    const view = table({ chosen: 0 });
    expect(expected(view, 36)).toEqual({ damage: 5, fate: 0 }); // 2 + 6 - 3 against health 3: a building stands
    expect(expected(view, 38)).toEqual({ damage: 2, fate: 0 });
    expect(expected(view, 39)).toEqual({ damage: 2, fate: 2 });
  });

  it("adds to what strikes already, and lets a +2 card strike by itself", () => {
    const view = table({ strikes: [{ unit: 0, target: 36, strength: 8 }] });
    expect(expected(view, 36)).toEqual({ damage: 7, fate: 2 });
    expect(expected(table({}), 38)).toEqual({ damage: 2, fate: 0 });
  });

  it("turns an upgraded unit down that takes its health", () => {
    expect(expected(table({ strikes: [{ unit: 0, target: 38, strength: 4 }] }), 38)).toEqual({ damage: 6, fate: 1 });
  });

  it("costs every attacker its side, and a Squire its life", () => {
    const strikes = [0, 1, null].map((by) => ({ unit: by, target: 36, strength: 1 }));
    expect([...costs(table({ strikes }), static_data)]).toEqual([[0, 1], [1, 2]]);
    const found = harms(table({ strikes, damages: [{ unit: 36, damage: 0, fate: 0, prevented: 3 }] }));
    expect(found.get(36)).toMatchObject({ prevented: 3, strikes: { length: 3 } });
  });
});

describe("a barony", () => {
  it("is worth its buildings and twice its Army", () => {
    expect(pointsOf(theirs, static_data)).toEqual({ buildings: 2, army: 2 });
  });

  it("knows where a unit stands and which side lies up", () => {
    expect(find(table({}), static_data, 40)?.place).toBe("army");
    expect(find(table({}), static_data, 7)).toBeUndefined();
    expect([0, 36, 40].map((number) => numberOf(static_data, number))).toEqual([1, 1, 5]);
    expect(sideId(static_data, "farm", FARM, false)).toBe("peasant-farm");
    expect(sideId(static_data, "knight", KNIGHT, true)).toBe("knight");
  });
});

describe("cards on the board", () => {
  const box: Box = { width: 185, height: 108, tall: 1.25, most: 60, least: 20, inside: 8, bare: 14, above: 6, stackable: true };

  it("are as large as all of them allow", () => {
    const few = fit(box, [2, 0, 0]);
    const many = fit(box, [10, 1, 4]);
    expect(few.card).toBe(60);
    expect(many.card).toBeLessThan(few.card);
    for (const { card, rows, stacked } of [few, many])
      expect(rows * (card * box.tall + 4) + (stacked ? 2 * box.above : box.above - 4)).toBeLessThanOrEqual(box.height ?? 0);
  });

  it("take as few rows as they can where the board may be long", () => {
    const open = { ...box, height: null, most: 34, least: 34 };
    expect(fit(open, [8, 0, 1])).toEqual({ card: 34, columns: [4, 0, 1], rows: 3, stacked: true });
    expect(fit({ ...open, width: 400 }, [8, 0, 1])).toMatchObject({ rows: 1, stacked: false });
  });
});

describe("the round", () => {
  const said = (turns: number): string => {
    const words = { say: (message: string, { turn, most }: Record<string, number>) => `${message} ${turn} ${most}` };
    return roundSaid({ view: table({ turns }), static_data, words } as unknown as Feud);
  };

  it("is told without the most there can be, until that is near", () => {
    expect(said(10)).toBe("bb-round 6 150");
    expect(said(2 * 139)).toBe("bb-round 140 150");
    expect(said(2 * 140)).toBe("bb-turn 141 150");
  });
});
