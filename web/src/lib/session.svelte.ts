import { api } from "./api";
import { Draft } from "./draft.svelte";
import { takePart } from "./fair";
import { Line, type Ending } from "./line";
import { say } from "./texts";
import type {
  AnyEvent,
  AnyMessage,
  AnyView,
  Briefing,
  Candidate,
  ChatLine,
  Clocks,
  Outcome,
  Proof,
  StateMessage,
  Table,
} from "./wire";

/** One play as this viewer was told of it. */
export interface Ply {
  seat: number; // -1: the set-up
  at: number;
  events: AnyEvent[];
}

/** Where a session asks and hears: the line to a table, or whatever answers as that does. */
export type Connection = Pick<Line, "ask" | "renew" | "retry" | "close">;

/** A table that someone sits or looks on at: what the server says of it, and the play being made. It decides nothing. */
export class Session {
  table = $state.raw<Table | null>(null);
  you = $state(-1);
  host = $state(false);
  order = $state<string | null>(null);
  briefing = $state.raw<Briefing | null>(null);
  view = $state.raw<AnyView | null>(null);
  plies = $state.raw<Ply[]>([]);
  decision = $state<number | null>(null);
  sealed = $state(false);
  answered = $state(false);
  clocks = $state.raw<Clocks | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  fair = $state.raw<Proof | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  hint = $state.raw<Candidate[] | null>(null);
  reason = $state(""); // the rule by which what was clicked cannot be chosen
  online = $state(true);
  ending = $state<Ending | null>(null); // the server has no such table any more, or not for us
  notice = $state("");
  skew = $state(0); // the server's time less ours
  sending = $state(false);
  readonly draft = new Draft((draft) => this.ask({ type: "preview", decision: this.decision ?? -1, draft }));
  private readonly line: Connection;
  private briefed = false; // the briefing is on its way

  constructor(
    readonly code: string,
    connect: (...given: ConstructorParameters<typeof Line>) => Connection = (...given) => new Line(...given),
  ) {
    this.line = connect(
      code,
      () => this.plies.length,
      (message) => this.hear(message),
      (open) => (this.online = open),
      (why) => (this.ending = why),
    );
  }

  /** The table as it is now, or as the draft would make it. */
  readonly shown = $derived(this.draft.look?.view ?? this.view);
  /** What may be chosen next. */
  readonly legal = $derived.by(() => {
    if (this.decision === null || this.draft.look?.whole) return [];
    return this.shown?.asked?.legal ?? [];
  });
  /** The plies from this one on are new to the viewer, who made the last one before them. */
  readonly since = $derived(this.plies.findLastIndex((ply) => ply.seat >= 0 && ply.seat === this.you) + 1);
  readonly yourTurn = $derived(this.decision !== null && !this.answered);

  // What the server says

  private hear(message: AnyMessage): void {
    switch (message.type) {
      case "table":
        this.sit(message.table, message.you);
        this.host = message.host;
        this.order = message.order;
        break;
      case "state":
        this.play(message);
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.id));
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.id))];
        break;
      }
      case "heartbeat":
        this.skew = message.now - Date.now();
        if (message.ply >= this.plies.length && this.plies.length) this.sync();
        break;
      case "refused":
        if (message.reason === "deal") break; // a step of a deal that is made without it, or not any more
        this.notice = message.text;
        if (message.reason === "stale") {
          this.draft.clear();
          this.sync();
        }
        break;
    }
  }

  private sit(table: Table, you: number): void {
    this.table = table;
    this.you = you;
    if (table.phase !== "gathering" && table.phase !== "dealing") void this.brief();
    const part = takePart(table, you);
    if (part) void this.line.ask(part);
  }

  /** Ask for the briefing, once the game has begun, and never for another: a game has one scene. */
  private async brief(): Promise<void> {
    if (this.briefing || this.briefed) return;
    this.briefed = true;
    try {
      this.briefing = await api.briefing(this.code);
    } finally {
      this.briefed = false; // if that failed, the next message of the table asks again
    }
  }

  private play(state: StateMessage): void {
    if (state.since > this.plies.length) {
      this.sync();
      return;
    }
    const news = state.events.map((events, at) => ({ events, seat: state.seats[at] ?? -1, at: state.at[at] ?? 0 }));
    const same = state.decision === this.decision;
    this.plies = [...this.plies.slice(0, state.since), ...news];
    this.view = state.view;
    this.decision = state.decision;
    this.sealed = state.sealed;
    this.answered = state.answered;
    this.clocks = state.clocks;
    if (state.clocks) this.skew = state.clocks.now - Date.now();
    this.outcome = state.outcome;
    this.fair = state.fair;
    if (same && state.decision !== null) void this.draft.refresh();
    else {
      this.draft.clear();
      this.hint = null;
      this.reason = "";
      this.notice = "";
    }
  }

  // What the person does

  /** Choose something; `said` is what it is in words. */
  async choose(action: string, said: string): Promise<void> {
    if (!this.legal.includes(action) || this.sending) return;
    this.hint = null;
    this.reason = "";
    this.notice = "";
    await this.draft.choose(action, said, this.legal.length);
    if (this.draft.look?.whole && !this.draft.free) await this.confirm(); // a play that left no choice
  }

  async takeBack(): Promise<void> {
    this.hint = null;
    this.reason = "";
    await this.draft.takeBack();
  }

  async confirm(): Promise<void> {
    if (!this.draft.look?.whole || this.decision === null || this.sending) return;
    this.sending = true;
    const answer = await this.ask({ type: "commit", decision: this.decision, draft: this.draft.actions });
    this.sending = false;
    if (answer?.type === "committed") this.draft.clear();
  }

  async askHint(): Promise<void> {
    if (this.decision === null) return;
    const answer = await this.ask({ type: "hint", decision: this.decision, draft: this.draft.actions });
    if (answer?.type === "hint") this.hint = answer.candidates;
  }

  /** Why none of these can be chosen; the one that is most like what can be is asked for. */
  async askWhyNot(actions: readonly string[]): Promise<void> {
    if (this.decision === null || !this.legal.length) return;
    const block = (action: string): string => action.split(":")[0] ?? "";
    const open = new Set(this.legal.map(block));
    const action = actions.find((one) => open.has(block(one))) ?? actions[0];
    if (action === undefined) return;
    const answer = await this.ask({ type: "why", decision: this.decision, action, draft: this.draft.actions });
    if (answer?.type === "why") this.reason = answer.rule;
  }

  giveOrder(order: string | null): void {
    void this.ask({ type: "order", order });
  }

  async speak(text: string): Promise<boolean> {
    const answer = await this.ask({ type: "chat", text });
    return answer !== null && answer.type !== "refused";
  }

  private sync(): void {
    void this.line.ask({ type: "sync", since: this.plies.length });
  }

  private async ask(request: Parameters<Line["ask"]>[0]): Promise<AnyMessage | null> {
    const answer = await this.line.ask(request);
    if (!answer) this.notice = say("notice-offline");
    return answer;
  }

  /** Talk to the server as who we are now. */
  renew(): void {
    this.line.renew();
  }

  /** Try to reach the server now. */
  retry(): void {
    this.line.retry();
  }

  close(): void {
    this.line.close();
  }
}
