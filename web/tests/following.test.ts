import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../src/lib/games.svelte";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { AnyMessage, Clocks } from "../src/lib/wire";

// What one viewer, at seat 0, is shown of a game, and when.

type Hear = (message: AnyMessage) => void;
const server = vi.hoisted(() => ({
  hear: (() => undefined) as Hear,
  status: (() => undefined) as (open: boolean) => void,
  since: () => 0,
  asked: [] as { request: Record<string, unknown>; answer: (message: unknown) => void }[],
}));

vi.mock("../src/lib/line", () => ({
  Line: class {
    constructor(_code: string, since: () => number, hear: Hear, status: (open: boolean) => void) {
      Object.assign(server, { since, hear, status });
    }
    ask(request: Record<string, unknown>): Promise<unknown> {
      return new Promise((answer) => server.asked.push({ request, answer }));
    }
  },
}));
vi.mock("../src/lib/api", () => ({ api: { briefing: () => new Promise(() => undefined) } }));

interface Told {
  seat?: number;
  decision?: number | null;
  clocks?: Clocks | null;
  deciders?: number[];
  over?: boolean;
  legal?: string[];
  moot?: boolean;
}

function state(since: number, { seat = 1, decision = null, clocks = null, deciders = [1], over = false, legal = ["pass", "draw"], moot = false }: Told = {}): void {
  const view = { viewer: 0, deciders, ply: since, asked: decision === null ? null : { prompt: "p", rule: "r", legal } };
  const outcome = over ? { scores: [], ranks: [] } : null;
  const told = { events: [[]], seats: [seat], at: [1], view, decision, outcome, clocks, moot };
  server.hear({ type: "state", since, ply: since, sealed: false, answered: false, fair: null, ...told } as unknown as AnyMessage);
}

function sit(kind = "none"): Session {
  const session = new Session("abc");
  const table = { game: "toy", phase: "playing", settings: { clock: { kind } } };
  server.hear({ type: "table", you: 0, host: true, order: null, table } as unknown as AnyMessage);
  state(0, { seat: -1 });
  session.manner = () => ({ scene: false, stay: 1000 });
  return session;
}

const plies = (session: Session): number => session.plies.length;
const seen = (session: Session): number => (session.shown as unknown as { ply: number }).ply;
const clocks = (left: number): Clocks => ({ now: 5_000, due: [5_000 + left, null], left: [], window: null });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", { documentElement: { dataset: {} }, hidden: false });
  server.asked.length = 0;
  settings.change({ confirm: "always", forced: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what others do", () => {
  it("is shown in its order, and the question comes when it has been", () => {
    const session = sit();
    state(1);
    state(2);
    state(3, { decision: 3, deciders: [0] });
    expect([plies(session), session.decision, server.since()]).toEqual([2, null, 4]);
    vi.advanceTimersByTime(1000);
    expect([plies(session), session.decision]).toEqual([3, null]);
    vi.advanceTimersByTime(1000);
    expect([plies(session), session.decision, session.yourTurn]).toEqual([4, 3, true]);
  });

  it("is there at once for those who skip it", () => {
    const session = sit();
    state(1);
    state(2, { decision: 2, deciders: [0] });
    session.skip();
    expect([plies(session), session.decision]).toEqual([3, 2]);
  });

  it("does not keep anyone waiting for their own play", () => {
    const session = sit();
    state(1);
    state(2);
    state(3, { seat: 0 });
    expect(plies(session)).toBe(4);
  });

  it("can be seen again, and nothing can be chosen meanwhile", () => {
    const session = sit();
    state(1, { seat: 0 });
    state(2);
    state(3, { decision: 3, deciders: [0] });
    session.skip();
    session.seeAgain();
    expect([seen(session), session.legal]).toEqual([1, []]);
    state(4, { deciders: [0], decision: 3 });
    vi.advanceTimersByTime(1000);
    expect(seen(session)).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(seen(session)).toBe(3);
    vi.advanceTimersByTime(1000);
    expect([session.past, seen(session), session.legal]).toEqual([null, 4, ["pass", "draw"]]);
  });

  it("keeps the result back until the last play was seen", () => {
    const session = sit();
    state(1, { over: true, deciders: [] });
    expect([session.outcome !== null, session.showing.resting]).toEqual([true, false]);
    vi.advanceTimersByTime(1000);
    expect(session.showing.resting).toBe(true);
  });
});

describe("a clock", () => {
  it("is the server's, whatever is being shown", () => {
    const session = sit("move");
    state(1);
    state(2, { clocks: clocks(120_000), decision: 2, deciders: [0] });
    expect([plies(session), session.clocks?.due[0]]).toEqual([2, 125_000]);
  });

  it("that is short lets nothing wait", () => {
    const session = sit("move");
    state(1);
    state(2, { clocks: clocks(30_000), decision: 2, deciders: [0] });
    expect([plies(session), session.decision]).toEqual([3, 2]);
  });

  it("that becomes short closes what is open", () => {
    const session = sit("move");
    session.manner = () => ({ scene: true, stay: 0 });
    state(1, { clocks: clocks(90_000), decision: 1, deciders: [0] });
    vi.advanceTimersByTime(29_000);
    expect(session.decision).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(session.decision).toBe(1);
  });

  it("for the whole game is never spent on looking", () => {
    const session = sit("game");
    state(1);
    state(2, { clocks: clocks(900_000), decision: 2, deciders: [0] });
    expect(session.decision).toBe(2);
  });

  it("of someone else hurries nobody", () => {
    const session = sit("game");
    state(1, { clocks: clocks(1_000) });
    state(2, { clocks: clocks(1_000) });
    expect(plies(session)).toBe(2);
  });
});

/** Choose, and let the server say how that looks. */
async function choose(session: Session, more: object = {}): Promise<string[]> {
  const chosen = session.choose("pass", "Pass");
  const view = { viewer: 0, deciders: [], asked: null };
  server.asked.shift()?.answer({ type: "preview", draft: ["pass"], events: [], whole: true, reveals: false, view, ...more });
  await Promise.race([chosen, vi.advanceTimersByTimeAsync(1)]);
  return server.asked.map(({ request }) => request.type as string);
}

describe("a confirmation", () => {
  for (const [confirm, deciders, asked] of [
    ["always", [0], true],
    ["always", [0, 1], true],
    ["final", [0], true],
    ["final", [0, 1], false], // until the others have chosen it may be changed
    ["never", [0], false],
  ] as const)
    it(`is ${asked ? "" : "not "}asked for: ${confirm}, ${deciders.length} to choose`, async () => {
      const session = sit();
      state(1, { decision: 1, deciders: [...deciders] });
      settings.change({ confirm });
      expect(await choose(session)).toEqual(asked ? [] : ["commit"]);
    });
});

describe("the only answer", () => {
  const asked = { decision: 1, deciders: [0], legal: ["end"] };

  it("is asked for, unless the person wants it given", () => {
    const session = sit();
    state(1, asked);
    expect(session.only).toBeUndefined();
    settings.change({ forced: true });
    expect(session.only).toBe("end");
  });

  it("is given where everyone can see that there is no other", () => {
    const session = sit();
    state(1, { ...asked, moot: true });
    expect(session.only).toBe("end");
  });

  it("is no answer if there are two, or someone else is to choose", () => {
    const session = sit();
    settings.change({ forced: true });
    state(1, { ...asked, legal: ["end", "play"] });
    expect(session.only).toBeUndefined();
    state(2, { ...asked, deciders: [1], seat: 0 });
    expect(session.only).toBeUndefined();
  });

  it("in a window is the server's", () => {
    const session = sit();
    settings.change({ forced: true });
    games.all = [{ name: "toy", windows: ["p"] }] as unknown as typeof games.all;
    state(1, asked);
    expect(session.only).toBeUndefined();
    games.all = [];
  });
});

describe("a hint", () => {
  const candidates = [{ action: "draw", share: 1, expected: 1 }];

  it("is gone with its question", async () => {
    const session = sit();
    state(1, { decision: 1, deciders: [0] });
    const asked = session.askHint();
    server.asked.shift()?.answer({ type: "hint", decision: 1, draft: [], candidates });
    await asked;
    expect(session.hint).toEqual(candidates);
    await choose(session);
    expect(session.hint).toBeNull();
  });

  it("that comes too late is not shown", async () => {
    const session = sit();
    state(1, { decision: 1, deciders: [0] });
    const asked = session.askHint();
    state(2, { seat: 0, decision: 2, deciders: [0] });
    server.asked.shift()?.answer({ type: "hint", decision: 1, draft: [], candidates });
    await asked;
    expect(session.decision).toBe(2);
    expect(session.hint).toBeNull();
  });
});

describe("a play that did not reach the server", () => {
  it("is no longer complained of when the line is there again", async () => {
    const session = sit();
    state(1, { decision: 1, deciders: [0] });
    const chosen = session.choose("pass", "Pass");
    server.asked.shift()?.answer(null);
    await chosen;
    expect(session.notice).not.toBe("");
    server.status(false);
    server.status(true);
    expect(session.notice).toBe("");
  });
});
