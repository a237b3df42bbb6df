import { beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
import type { AnyMessage } from "../src/lib/wire";

type Hear = (message: AnyMessage) => void;
const server = vi.hoisted(() => ({
  asked: [] as { type: string }[],
  hear: (() => undefined) as Hear,
  answers: [] as Hear[], // of requests that wait for one
  briefings: [] as ((briefing: unknown) => void)[], // that were asked for
}));

vi.mock("../src/lib/line", () => ({
  Line: class {
    constructor(_code: string, _since: () => number, hear: Hear) {
      server.hear = hear;
    }
    ask(request: { type: string }): Promise<AnyMessage> {
      server.asked.push(request);
      return new Promise((resolve) => server.answers.push(resolve));
    }
  },
}));
vi.mock("../src/lib/api", () => ({
  api: { briefing: () => new Promise((resolve) => server.briefings.push(resolve)) },
}));

const table = (phase: string): AnyMessage => ({ type: "table", you: 0, host: true, order: null, table: { phase } }) as unknown as AnyMessage;

function state(since: number, decision: number | null, over = false): AnyMessage {
  const outcome = over ? { scores: [3, 1], ranks: [1, 2] } : null;
  const view = { viewer: 0, deciders: [0], asked: decision === null ? null : { prompt: "p", rule: "r", legal: ["pass", "draw"] } };
  const told = { events: [[]], seats: [0], at: [1], view, decision, outcome };
  return { type: "state", since, ply: since, sealed: false, answered: false, clocks: null, fair: null, ...told } as unknown as AnyMessage;
}

/** Messages that answer no request. */
function tell(...messages: AnyMessage[]): void {
  for (const message of messages) server.hear(message);
}

function answer(message: unknown): void {
  server.answers.shift()?.(message as AnyMessage);
  server.hear(message as AnyMessage);
}

/** All that was begun has gone as far as it can. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function orders<T>(things: T[]): T[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((others) => [first, ...others]));
}

beforeEach(() => {
  server.asked.length = 0;
  server.answers.length = 0;
  server.briefings.length = 0;
});

describe("the end of a game", () => {
  const words = ["table", "committed", "state"] as const;
  const say = {
    table: () => tell(table("over")),
    committed: () => answer({ type: "committed", ply: 1 }),
    state: () => tell(state(1, null, true)),
  };
  for (const pause of [false, true])
    for (const order of orders([...words]))
      it(`is there after ${order.join(", ")}${pause ? ", one by one" : ""}`, async () => {
        const session = new Session("abc");
        tell(table("playing"), state(0, 7));
        const chosen = session.choose("pass", "Pass");
        answer({ type: "preview", draft: ["pass"], events: [], whole: true, reveals: false, view: { asked: null } });
        await chosen;
        const confirmed = session.confirm();
        for (const word of order) {
          say[word]();
          if (pause) await rest();
        }
        await confirmed;
        expect(session.outcome).toEqual({ scores: [3, 1], ranks: [1, 2] });
        expect(session.table?.phase).toBe("over");
        expect(session.plies).toHaveLength(2);
        expect(session.draft.look).toBeNull();
        expect(session.decision).toBeNull();
        expect(session.sending).toBe(false);
      });
});

describe("a deal", () => {
  it("is taken part in by itself, and what is refused of it is nobody's concern", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
    const session = new Session("abc");
    const deal = { table: "abc", commitment: "5e".repeat(32), kinds: ["person", "bot"], pledges: ["", ""] };
    const dealing = { code: "abc", phase: "dealing", deal, seats: [{ shared: false }, { shared: false }] };
    tell({ ...(table("dealing") as object), table: dealing } as unknown as AnyMessage);
    expect(server.asked).toMatchObject([{ type: "pledge", commitment: deal.commitment }]);
    tell({ type: "refused", reason: "deal", text: "too late" } as unknown as AnyMessage);
    expect(session.notice).toBe("");
    expect(server.briefings).toHaveLength(0);
  });
});

describe("the briefing", () => {
  it("is asked for once, when the game has begun", async () => {
    const session = new Session("abc");
    tell(table("gathering"), table("gathering"));
    expect(server.briefings).toHaveLength(0);
    tell(table("playing"), state(0, 7), table("playing"));
    expect(server.briefings).toHaveLength(1);
    server.briefings[0]?.({ game: "kardinal-koenig" });
    await rest();
    expect(session.briefing?.game).toBe("kardinal-koenig");
    tell(table("over"));
    expect(server.briefings).toHaveLength(1);
  });
});

describe("someone who comes to a game", () => {
  it("is told the last play below the question, and not all of them", () => {
    const session = new Session("abc");
    tell(table("playing"), { ...state(0, null), events: [[], [], []], seats: [-1, 0, 1], at: [1, 2, 3] } as unknown as AnyMessage);
    expect(session.plies.length).toBe(3);
    expect(session.told.map(({ seat }) => seat)).toEqual([1]);
  });
});

describe("a play that is prepared", () => {
  const inWords = (action: string): string => action.toUpperCase();
  const preview = { type: "preview", draft: ["draw"], events: [], whole: true, reveals: false, view: { asked: null } };

  /** Someone who has been asked once, waits, and has prepared to draw. */
  function waiting(): Session {
    const session = new Session("abc");
    tell(table("playing"), state(0, 7), state(1, null));
    session.prepared.begin();
    void session.choose("draw", "DRAW");
    return session;
  }

  it("is told to nobody", () => {
    const session = waiting();
    expect(session.prepared.play?.action).toBe("draw");
    expect(server.asked).toEqual([]);
  });

  it("is made when its question is asked again", async () => {
    const session = waiting();
    tell(state(2, 9));
    const made = session.playPrepared(inWords);
    answer(preview);
    await rest();
    answer({ type: "committed", ply: 3 });
    await made;
    expect(server.asked.map(({ type }) => type)).toEqual(["preview", "commit"]);
  });

  it("is not chosen any more once something is asked", () => {
    const session = waiting();
    session.prepared.cancel();
    session.prepared.begin();
    tell({ ...state(2, 9), view: { viewer: 0, deciders: [0], asked: { prompt: "q", rule: "r", legal: ["pass"] } } } as unknown as AnyMessage);
    void session.choose("pass", "PASS");
    expect(session.prepared.play).toBeNull();
    expect(server.asked.map(({ type }) => type)).toEqual(["preview"]);
  });

  it("may be cancelled", async () => {
    const session = waiting();
    session.prepared.cancel();
    tell(state(2, 9));
    await session.playPrepared(inWords);
    expect(server.asked).toEqual([]);
  });

  it("is not made if it is not possible, or is called something else by then, or another question is asked", async () => {
    const asked = { prompt: "p", rule: "r", legal: ["pass", "other"] };
    const changes: [object, (action: string) => string][] = [
      [asked, inWords],
      [{ ...asked, legal: ["pass", "draw"] }, () => "Draw two"],
      [{ ...asked, legal: ["pass", "draw"], prompt: "q" }, inWords],
    ];
    for (const [question, called] of changes) {
      const session = waiting();
      tell({ ...state(2, 9), view: { viewer: 0, deciders: [0], asked: question } } as unknown as AnyMessage);
      await session.playPrepared(called);
      expect(server.asked).toEqual([]);
      expect(session.notice).not.toBe("");
      expect(session.prepared.play).toBeNull();
    }
  });
});
