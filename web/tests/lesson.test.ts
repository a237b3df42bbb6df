import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/lib/api";
import { course } from "../src/lib/courses";
import { Lesson } from "../src/lib/lesson.svelte";
import { isNamed } from "../src/lib/light";
import { begun, keepAnswers } from "../src/lib/progress";
import type { LessonDraft, LessonStep } from "../src/lib/wire";

const stored = vi.hoisted(() => {
  const items = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
  return items;
});

// A lesson of three steps: one that shows, one that asks for "king", and one that asks for "queen" from another position.
const RIGHT = [[], ["king"], ["queen"]];

// After two mistakes that is lit which comes next: "king", and then, in a play that began with it, "crown".
const litAt = (mistakes: number, draft: readonly string[]): string[] => (mistakes < 2 ? [] : draft.length ? ["kind:crown"] : ["kind:king"]);

function stepAt(answers: readonly string[][], mistakes = 0, draft: readonly string[] = []): LessonStep {
  const number = answers.length;
  const asked = { prompt: "p", rule: "r", legal: ["king", "queen", "knave"] };
  const told = number === 3 ? { events: [["mine"], ["theirs"]], seats: [0, 1] } : { events: [["set-up"]], seats: [-1] };
  const words = { words: `step-${number}`, praise: "", lit: litAt(mistakes, draft) };
  const state = { seat: 0, view: { viewer: 0, deciders: [0], asked, number }, outcome: null };
  return { game: "g", lesson: "l", number, steps: 3, done: number === 3, asks: number === 1 || number === 2, ...words, ...state, ...told } as unknown as LessonStep;
}

const server = vi.hoisted(() => ({ fails: null as Error | null, elsewhere: [] as string[][] }));
vi.mock("../src/lib/api", async (original) => {
  const check = async (answers: readonly string[][] = []): Promise<void> => {
    await Promise.resolve();
    if (server.fails) throw server.fails;
    const stale = answers.some((one, at) => one.join() !== RIGHT[at]?.join());
    if (stale) throw new Refused(409, "stale", "These answers do not lead through the lesson.");
  };
  const judge = ({ answers = [], draft = [] }: LessonDraft) => {
    const right = draft.join() === RIGHT[answers.length]?.join();
    return { right, words: right ? "" : `step-${answers.length}.wrong` };
  };
  const api = {
    lessonBriefing: () => Promise.resolve({ seats: 2 }),
    lessonResume: () => Promise.resolve({ answers: server.elsewhere }),
    lessonStep: async (_game: string, _lesson: string, { answers = [], mistakes = 0, draft = [] }: LessonDraft) => {
      await check(answers);
      return stepAt(answers, mistakes, draft);
    },
    lessonPreview: async (_game: string, _lesson: string, given: LessonDraft) => {
      await check(given.answers);
      const { draft = [], mistakes = 0 } = given;
      return { draft, view: {}, events: [], whole: true, reveals: false, answered: "p", verdict: judge(given), lit: litAt(mistakes, draft) };
    },
    lessonAnswer: async (_game: string, _lesson: string, given: LessonDraft) => {
      await check(given.answers);
      const { answers = [], draft = [] } = given;
      const verdict = judge(given);
      return { verdict, step: stepAt(verdict.right ? [...answers, draft] : answers) };
    },
    lessonWhy: () => Promise.resolve({ rule: "G-1.2" }),
    lessons: () =>
      Promise.resolve({
        lessons: [
          { game: "g", number: 1, lesson: "l", steps: 3 },
          { game: "g", number: 2, lesson: "m", steps: 4 },
          { game: "other", number: 1, lesson: "l", steps: 2 },
        ],
        progress: { g: { m: 4, l: 1 } },
      }),
  };
  return { ...(await original<object>()), api };
});

async function begin(): Promise<Lesson> {
  const lesson = new Lesson("g", "l");
  await lesson.open();
  return lesson;
}

/** Choose something, and confirm it. */
async function play({ session }: Lesson, action: string): Promise<void> {
  await session.choose(action, action);
  await session.confirm();
}

beforeEach(() => {
  stored.clear();
  server.fails = null;
  server.elsewhere = [];
});

describe("a lesson", () => {
  it("shows, and offers nothing until one goes on", async () => {
    const lesson = await begin();
    expect(lesson.step?.number).toBe(0);
    expect(lesson.session.legal).toEqual([]);
    await lesson.goOn();
    expect(lesson.session.legal).toEqual(["king", "queen", "knave"]);
    expect(lesson.cheered).toBe(false);
  });

  it("goes on by right answers, which are drafts of a session", async () => {
    const lesson = await begin();
    await lesson.goOn();
    await lesson.session.choose("king", "King");
    expect(lesson.session.draft.actions).toEqual(["king"]);
    expect(lesson.step?.number).toBe(1); // not before it is confirmed
    await lesson.session.takeBack();
    expect(lesson.session.draft.actions).toEqual([]);
    await play(lesson, "king");
    expect(lesson.step?.number).toBe(2);
    expect(lesson.cheered).toBe(true);
    expect(lesson.session.draft.actions).toEqual([]);
    expect(lesson.session.plies.map(({ seat }) => seat)).toEqual([-1]); // another position
    await play(lesson, "queen");
    expect(lesson.step?.done).toBe(true);
    expect(lesson.session.plies.map(({ seat }) => seat)).toEqual([-1, 0, 1]);
    expect(lesson.session.since).toBe(2);
  });

  it("answers a wrong choice, which is not made, and lights what is right after two", async () => {
    const lesson = await begin();
    await lesson.goOn();
    await lesson.session.choose("knave", "Knave");
    expect(lesson.wrong?.words).toBe("step-1.wrong");
    expect(lesson.session.draft.actions).toEqual([]);
    expect(lesson.session.notice).toBe("");
    expect(lesson.lit).toEqual([]);
    await lesson.session.choose("queen", "Queen");
    expect(lesson.lit).toEqual(["kind:king"]);
    await lesson.session.choose("king", "King");
    expect(lesson.wrong).toBeNull();
    expect(lesson.lit).toEqual(["kind:crown"]); // what comes next in this play
    await lesson.session.takeBack();
    expect(lesson.lit).toEqual(["kind:king"]);
    await lesson.session.choose("king", "King");
    await lesson.session.confirm();
    expect([lesson.step?.number, lesson.mistakes]).toEqual([2, 0]);
  });

  it("tells why something cannot be chosen", async () => {
    const lesson = await begin();
    const why = lesson.ask({ type: "why", decision: 1, action: "ace", draft: [] });
    expect(await why).toMatchObject({ type: "why", rule: "G-1.2" });
  });

  it("is gone on with where it was left, done again, and begun anew if it has changed", async () => {
    const left = await begin();
    await left.goOn();
    await play(left, "king");
    const again = await begin();
    expect(again.step?.number).toBe(2);
    await again.restart();
    expect(again.step?.number).toBe(0);
    expect(begun("g", "l")).toEqual({ answers: [], reached: 2 });
    keepAnswers("g", "l", [[], ["bishop"]]);
    expect((await begin()).step?.number).toBe(0);
    keepAnswers("g", "l", RIGHT);
    expect((await begin()).step?.number).toBe(0); // it is done
  });

  it("is gone on with where it was left on another device, if that was further", async () => {
    keepAnswers("g", "l", [[]]);
    server.elsewhere = RIGHT.slice(0, 2);
    const lesson = await begin();
    expect(lesson.step?.number).toBe(2);
    await lesson.restart();
    expect((await begin()).step?.number).toBe(0); // done again here
  });

  it("says so when the server is away, and goes on when it is back", async () => {
    const lesson = await begin();
    await lesson.goOn();
    server.fails = new TypeError("no network");
    await lesson.session.choose("king", "King");
    expect(lesson.session.notice).not.toBe("");
    expect(lesson.wrong).toBeNull();
    server.fails = null;
    await play(lesson, "king");
    expect(lesson.step?.number).toBe(2);
  });
});

describe("a course", () => {
  it("knows how far one is, from the server and from this browser", async () => {
    keepAnswers("g", "l", [[], ["king"]]);
    expect((await course("g")).map(({ lesson, reached }) => [lesson, reached])).toEqual([
      ["l", 2],
      ["m", 4],
    ]);
  });
});

describe("the name of a thing", () => {
  it.each([
    ["kind:king", "kind:king", true],
    ["kind:kingpin", "kind:king", false],
    ["zone:hand:0", "zone:hand", true],
    ["zone:handle", "zone:hand", false],
  ])("%s for %s: %s", (name, token, fits) => expect(isNamed(name, token)).toBe(fits));
});
