import { describe, expect, it } from "vitest";
import { follow, frame, free, holds, type Pane } from "../src/games/kings-blood/camera.svelte";
import { dealEnd, suitors } from "../src/games/kings-blood/insight";
import { around, layOut } from "../src/games/kings-blood/layout";
import { portrait } from "../src/games/kings-blood/portrait";
import type { Character, StaticData, Person, View } from "../src/games/kings-blood/wire";
import texts from "../../src/regalia/games/kings_blood/text/en.ftl?raw";

const names = [...texts.matchAll(/^card-([a-z]+) = /gm)].map(([, id]) => id as string).slice(0, 72);
const characters: Character[] = names.map((_, kind) => ({
  colour: Math.floor(kind / 18),
  number: 1 + Math.floor((kind % 18) / 2),
  sex: kind % 2,
  ability: 0,
}));
const static_data = { characters } as StaticData;

function person(kind: number, generation: number, column: number, open = ""): Person {
  return { kind, generation, column, covered: false, left: open.includes("l"), right: open.includes("r"), enthroned: false, blooded: false };
}

describe("portraits", () => {
  it("are 72, no two alike, even in the same clothes", () => {
    const drawn = names.map((id, kind) => portrait(id, characters[kind] as Character));
    expect(new Set(drawn).size).toBe(72);
    const bare = names.map((id, kind) => portrait(id, { colour: 0, number: 1, sex: kind % 2, ability: 0 }));
    expect(new Set(bare).size).toBe(72);
  });

  it("are the same every time", () => {
    expect(portrait("petchu", characters[38] as Character)).toBe(portrait("petchu", characters[38] as Character));
  });
});

describe("the tree", () => {
  const people = [person(0, 0, 0), person(1, 0, 2), person(2, 1, 1), person(3, 1, 3, "r")];
  const tree = layOut(people);
  const at = (kind: number) => tree.placed.find((one) => one.person.kind === kind) ?? { x: NaN, y: NaN };

  it("lays a child below the middle of its parents, who are a pair", () => {
    expect(at(2).x).toBe((at(0).x + at(1).x) / 2);
    expect(at(2).y).toBeGreaterThan(at(0).y);
    expect(tree.pairs).toContainEqual(expect.objectContaining({ left: 0, right: 1, child: 2, x: at(2).x }));
    expect(tree.pairs).toContainEqual(expect.objectContaining({ left: 2, right: 3, child: null }));
  });

  it("has a spot at every open side, as far away as a neighbour", () => {
    expect(tree.spots).toEqual([expect.objectContaining({ side: "right", beside: 3, x: at(3).x + at(3).x - at(2).x, y: at(3).y })]);
    expect(tree.box).toEqual(around([...tree.placed, ...tree.spots]));
  });

  it("leaves out wide empty stretches, and keeps half a card of difference", () => {
    const apart = layOut([person(0, 0, 0, "lr"), person(1, 0, 40, "lr"), person(2, 1, 41)]);
    const [first, second, third] = apart.placed.map(({ x }) => x) as [number, number, number];
    expect(second - first).toBe(8 * (third - second));
    const spots = apart.spots.map(({ x }) => x);
    expect(new Set(spots).size).toBe(spots.length);
  });
});

describe("the camera", () => {
  const pane: Pane = { width: 900, height: 350, inset: { left: 40, top: 18, right: 52, bottom: 18 } };

  it("shows a small tree whole, without enlarging it", () => {
    const { box, placed } = layOut([person(0, 0, 0, "lr")]);
    const shot = follow(box, placed, pane);
    expect(shot.zoom).toBe(1);
    expect(holds(free(shot, pane), box)).toBe(true);
  });

  it("enlarges it on a large screen", () => {
    const { box, placed } = layOut([person(0, 0, 0, "lr")]);
    const large = { ...pane, width: 2400, height: 780 };
    const shot = follow(box, placed, large);
    expect(shot.zoom).toBe(2);
    expect(holds(free(shot, large), box)).toBe(true);
  });

  it("shows what matters of a large one, all of it and legibly", () => {
    const wide = layOut(Array.from({ length: 29 }, (_, at) => person(at, at % 14, (at % 2) + 2 * (at % 29), "r")));
    const matters = wide.placed.slice(3, 5);
    const shot = follow(wide.box, matters, pane);
    expect(shot.zoom).toBeGreaterThan(0.7);
    expect(holds(free(shot, pane), around(matters))).toBe(true);
    expect(holds(free(frame(wide.box, pane), pane), wide.box)).toBe(true);
  });
});

describe("what follows from the table", () => {
  it("who suits a card of the hand: colour, number or King's Blood, on an open side", () => {
    const people = [person(0, 0, 0, "l"), person(2, 0, 2), person(18, 1, 1, "l"), person(40, 1, 3, "r"), { ...person(60, 1, 5, "r"), blooded: true }];
    expect(suitors({ people } as View, static_data, 1)).toEqual(new Set([0, 18, 60]));
  });

  it("how a deal ended, without the next one", () => {
    const end = dealEnd([
      { event: "placed" },
      { event: "deal-won", seat: 1 },
      { event: "looked", zone: 0, kinds: [3] },
      { event: "scored", seat: 1, points: 9, total: 9 },
      { event: "gathered" },
      { event: "deal-began", deal: 1 },
      { event: "dealt", zone: 0 },
    ]);
    expect(end?.ended.seat).toBe(1);
    expect(end?.scored).toHaveLength(1);
    expect(end?.shown).toHaveLength(1);
    expect(dealEnd([{ event: "placed" }])).toBeNull();
  });
});
