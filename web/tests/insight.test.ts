import { describe, expect, it } from "vitest";
import { answer, dangers, isPrey, outOfPlay, prey, type Court } from "../src/games/brutal-kingdom/insight";
import type { StaticData, Seat, View } from "../src/games/brutal-kingdom/wire";

const [ASSASSIN, QUEEN, KING] = [6, 14, 15];
const seat: Seat = { light: 0, dark: 0, hand: [], chosen: false, passing: null, stack: [], threat: null, tokens: [], kills: 0, score: 0 };
const queen: Seat = { ...seat, stack: [{ kind: QUEEN, face_up: true }], threat: { kind: QUEEN, victims: [KING] } };
const view = { seats: [seat, queen, seat] } as unknown as View;
const faces = Array.from({ length: 20 }, (_, kind) => ({ rank: kind + 1, back: 0, colour: null, icons: 0, victims: kind === ASSASSIN ? [KING, QUEEN] : [] }));
const static_data: StaticData = { faces };

describe("what is in danger", () => {
  it("is a card that a rival lies in wait for", () => {
    expect(dangers(view, 0, KING)).toEqual([{ seat: 1, by: QUEEN }]);
    expect(dangers(view, 1, KING)).toEqual([]); // their own Queen is covered by it
  });

  it("is a rival's top card that a killer finds face up", () => {
    expect(prey(view, static_data, 0, ASSASSIN, "assassin")).toEqual([{ seat: 1, by: QUEEN }]);
    const down = { seats: [seat, { ...queen, stack: [{ kind: QUEEN, face_up: false }] }] } as unknown as View;
    expect(prey(down, static_data, 0, ASSASSIN, "assassin")).toEqual([]);
  });

  it("bears a skull if any card eliminates it by its name", () => {
    const scene = { static_data } as unknown as Court;
    expect([ASSASSIN, QUEEN, KING].map((kind) => isPrey(scene, kind))).toEqual([false, true, true]);
  });
});

describe("what is said with a look at the table", () => {
  const words = {
    say: (message: string, variables = {}) => [message, ...Object.values(variables)].join(" "),
    action: (action: string, prompt: string) => `${action} ${prompt}`,
  };
  const players = ["Adela", "Bruno", "Clara"].map((name) => ({ name }));
  const court = (viewer: number, out: number[] = [], random_removal = false): Court =>
    ({ words, players, viewer, view: { out }, briefing: { options: { random_removal } } }) as unknown as Court;

  it("is who gets a card that is passed: light to the left, dark to the right", () => {
    expect(answer(court(2), "pass:king", "pass-light")).toBe("table-pass character-king Adela");
    expect(answer(court(2), "pass:king", "pass-dark")).toBe("table-pass character-king Bruno");
    expect(answer(court(2), "play:king", "play")).toBe("play:king play");
  });

  it("is which cards are out", () => {
    expect(outOfPlay(court(0))).toBe("");
    expect(outOfPlay(court(0, [0, 1, 2, 3]))).toBe("table-out");
    expect(outOfPlay(court(0, [], true))).toBe("table-out-random");
  });
});
