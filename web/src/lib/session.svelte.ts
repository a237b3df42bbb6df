import { api } from "./api";
import { Draft } from "./draft.svelte";
import { takePart } from "./fair";
import { games } from "./games.svelte";
import { Line, type Ending } from "./line";
import { Prepared } from "./prepared.svelte";
import { settings } from "./settings.svelte";
import { Showing, type Manner } from "./showing.svelte";
import { refusal, say } from "./texts";
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

/** The table as the server told it, and the plies that led there. */
export interface Moment {
  state: StateMessage;
  plies: readonly Ply[];
}

/** Hints, and what they were asked for. */
interface Hints {
  decision: number;
  draft: string;
  candidates: readonly Candidate[];
}

const SHORT = 60_000; // milliseconds: whoever has less to think with is shown everything at once
const MOST_KEPT = 60; // moments that can be seen again

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
  moot = $state(false);
  clocks = $state.raw<Clocks | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  fair = $state.raw<Proof | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(true);
  ending = $state<Ending | null>(null); // the server has no such table any more, or not for us
  notice = $state("");
  skew = $state(0); // the server's time less ours
  sending = $state(false); // a play, until it is on the table
  past = $state.raw<Moment | null>(null); // a moment that is seen again
  told = $state.raw<readonly Ply[]>([]); // the plies that were shown last
  kept = $state.raw<readonly Moment[]>([]); // since the viewer's last play, with it
  /** How a moment is shown: at once, until the table has words for it. */
  manner: (moment: Moment, behind: number) => Manner = () => ({ scene: false, stay: 0 });
  readonly showing = new Showing<Moment>(
    (moment) => this.show(moment),
    (moment, behind) => this.manner(moment, behind),
  );
  readonly again = new Showing<Moment>(
    (moment) => (this.past = moment),
    (moment, behind) => ({ ...this.manner(moment, behind), scene: false }),
    () => this.stopAgain(),
  );
  readonly prepared = new Prepared();
  private asked = $state.raw<Hints | null>(null);
  private received = 0; // plies that have arrived, shown or not
  private awaited = -1; // the viewer's own ply, until it is on the table
  private rush: ReturnType<typeof setTimeout> | undefined;
  readonly draft = new Draft((draft) => this.ask({ type: "preview", decision: this.decision ?? -1, draft }));
  private readonly line: Connection;
  private briefed = false; // the briefing is on its way

  constructor(
    readonly code: string,
    connect: (...given: ConstructorParameters<typeof Line>) => Connection = (...given) => new Line(...given),
  ) {
    this.line = connect(
      code,
      () => this.received,
      (message) => this.hear(message),
      (open) => this.connected(open),
      (why) => (this.ending = why),
    );
  }

  /** The table as it is now, or as the draft would make it. */
  readonly shown = $derived(this.past?.state.view ?? this.draft.look?.view ?? this.view);
  /** What may be chosen next. */
  readonly legal = $derived.by(() => {
    if (this.decision === null || this.past || this.draft.look?.whole) return [];
    return this.shown?.asked?.legal ?? [];
  });
  /** The plies from this one on are new to the viewer, who made the last one before them. */
  readonly since = $derived(this.plies.findLastIndex((ply) => ply.seat >= 0 && ply.seat === this.you) + 1);
  readonly yourTurn = $derived(this.decision !== null && !this.answered);
  /** What a bot would do, as long as that is still the question. */
  readonly hint = $derived(
    this.asked?.decision === this.decision && this.asked?.draft === this.draft.actions.join(" ") ? this.asked.candidates : null,
  );
  /**
   * The only answer there is, where it is given by itself: everyone can see that there is no other, or the person wants it so. In
   * windows the server lets the time pass that tells nothing.
   */
  readonly only = $derived.by(() => {
    const { prompt = "", legal = [] } = (this.past ? null : this.view?.asked) ?? {};
    const due = this.yourTurn && (this.moot || settings.forced) && this.view?.deciders.includes(this.you);
    return due && !this.isWindow(prompt) && legal.length === 1 && !this.draft.steps.length ? legal[0] : undefined;
  });
  /** Whether an answer may still be changed: it is held, or others have to give theirs, too. */
  private readonly changeable = $derived(this.sealed || (this.view?.deciders.some((seat) => seat !== this.you) ?? false));

  // What the server says

  private hear(message: AnyMessage): void {
    switch (message.type) {
      case "table":
        this.sit(message.table, message.you);
        this.host = message.host;
        this.order = message.order;
        break;
      case "state":
        this.receive(message);
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.id));
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.id))];
        break;
      }
      case "heartbeat":
        this.skew = message.now - Date.now();
        if (message.ply >= this.received && this.received) this.sync();
        break;
      case "refused":
        if (message.reason === "deal") break; // a step of a deal that is made without it, or not any more
        this.notice = refusal(message.reason, message.text);
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

  private connected(open: boolean): void {
    this.online = open;
    if (open && this.notice === say("notice-offline")) this.notice = "";
  }

  /** What happened is shown in its turn; clocks are those of the server, and do not wait for it. */
  private receive(state: StateMessage): void {
    if (state.since > this.received) {
      this.sync();
      return;
    }
    const plies = state.events.map((events, at) => ({ events, seat: state.seats[at] ?? -1, at: state.at[at] ?? 0 }));
    this.received = state.since + plies.length;
    this.clocks = state.clocks;
    if (state.clocks) this.skew = state.clocks.now - Date.now();
    const { viewer } = state.view;
    if (!this.view || plies.some(({ seat }) => seat >= 0 && seat === viewer)) this.showing.skip(); // one's own play is there at once
    this.showing.add({ state, plies });
    clearTimeout(this.rush);
    const spare = this.spare(state);
    if (spare <= 0) this.skip();
    else if (spare < Infinity) this.rush = setTimeout(() => this.skip(), spare);
  }

  /** For how long the viewer can be shown things without being left short of time to think. */
  private spare({ clocks, decision, view }: StateMessage): number {
    if (globalThis.document?.hidden) return 0;
    if (!clocks || decision === null || !view.deciders.includes(view.viewer)) return Infinity;
    if (clocks.window !== null || this.table?.settings.clock.kind === "game") return 0;
    const due = clocks.due[view.viewer] ?? null;
    return due === null ? Infinity : Math.min(due - clocks.now - SHORT, 2 ** 31 - 1);
  }

  private show(moment: Moment): void {
    const { state, plies } = moment;
    const same = state.decision === this.decision;
    this.plies = [...this.plies.slice(0, state.since), ...plies];
    this.view = state.view;
    this.decision = state.decision;
    this.sealed = state.sealed;
    this.answered = state.answered;
    this.moot = state.moot;
    this.outcome = state.outcome;
    this.fair = state.fair;
    this.keep(moment);
    this.learn(state);
    if (this.awaited >= 0 && this.plies.length > this.awaited) {
      this.awaited = -1;
      this.sending = false;
    }
    if (same && state.decision !== null) void this.draft.refresh();
    else {
      this.draft.clear();
      this.notice = "";
    }
  }

  /** What is asked in one's own turn, and not of several at once or in a window on another's play, can be prepared the next time. */
  private learn({ decision, view, outcome }: StateMessage): void {
    if (outcome) this.prepared.cancel();
    if (decision === null || !view.asked) return;
    this.prepared.choosing = false;
    const { prompt, legal } = view.asked;
    const alone = view.deciders.every((seat) => seat === view.viewer);
    if (alone && legal.length > 1 && !this.isWindow(prompt)) this.prepared.learn(prompt, legal);
  }

  private isWindow(prompt: string): boolean {
    return games.find(this.table?.game ?? "")?.windows.includes(prompt) ?? false;
  }

  private keep(moment: Moment): void {
    if (!moment.plies.length) return;
    this.told = moment.state.since ? moment.plies : moment.plies.slice(-1); // who comes to a game is not told all of it
    const own = moment.plies.some(({ seat }) => seat >= 0 && seat === moment.state.view.viewer);
    this.kept = own ? [moment] : [...this.kept, moment].slice(-MOST_KEPT);
  }

  // What the person does

  /** Choose something; `said` is what it is in words. */
  async choose(action: string, said: string): Promise<void> {
    if (this.prepared.choosing) {
      this.prepared.choose(action, said);
      return;
    }
    this.showing.skip(); // who chooses has seen enough
    if (!this.legal.includes(action) || this.sending) return;
    this.asked = null;
    this.notice = "";
    await this.draft.choose(action, said, this.legal.length);
    if (this.draft.look?.whole && !this.doubted) await this.confirm();
  }

  /** Whether the play that was made is to be confirmed: not if it left no choice, nor if the person wants it so. */
  private get doubted(): boolean {
    return this.draft.free && (settings.confirm === "always" || (settings.confirm === "final" && !this.changeable));
  }

  /**
   * Make the play that was prepared, if its question is asked: it must be possible, and still be called the same. A play of which more
   * has to be chosen waits for that. Windows on other people's plays are answered by hand, so that nobody can tell by the time it took.
   */
  async playPrepared(inWords: (action: string) => string): Promise<void> {
    const { play } = this.prepared;
    const asked = this.view?.asked;
    if (!play || !asked || !this.yourTurn || this.past || this.draft.steps.length || this.isWindow(asked.prompt)) return;
    this.prepared.cancel();
    if (asked.prompt !== play.prompt || !asked.legal.includes(play.action) || inWords(play.action) !== play.said) {
      this.notice = say("prepared-void", { play: play.said });
      return;
    }
    await this.choose(play.action, play.said);
    await this.confirm();
  }

  async takeBack(): Promise<void> {
    this.asked = null;
    await this.draft.takeBack();
  }

  async confirm(): Promise<void> {
    if (!this.draft.look?.whole || this.decision === null || this.sending) return;
    this.sending = true;
    const answer = await this.ask({ type: "commit", decision: this.decision, draft: this.draft.actions });
    if (answer?.type === "committed" && answer.ply !== null) {
      // What was made stays in sight until the table shows it, which may be after a scene.
      this.sending = this.plies.length <= answer.ply;
      this.awaited = this.sending ? answer.ply : -1;
      return;
    }
    this.sending = false;
    if (answer?.type === "committed") this.draft.clear();
  }

  async askHint(): Promise<void> {
    if (this.decision === null) return;
    const answer = await this.ask({ type: "hint", decision: this.decision, draft: this.draft.actions });
    if (answer?.type === "hint") {
      const { decision, draft, candidates } = answer;
      this.asked = { decision, draft: draft.join(" "), candidates };
    }
  }

  closeHint(): void {
    this.asked = null;
  }

  /** All that has happened, at once. */
  skip(): void {
    this.again.skip();
    this.showing.skip();
  }

  /** See again what happened since one's own last play. */
  seeAgain(): void {
    if (this.past || !this.kept.length) return;
    this.showing.hold(true);
    this.again.add(...this.kept);
  }

  private stopAgain(): void {
    this.past = null;
    this.showing.hold(false);
  }

  /** The rule by which none of these can be chosen; the one that is most like what can be is asked for. */
  async askWhyNot(actions: readonly string[]): Promise<string> {
    if (this.decision === null || !this.legal.length) return "";
    const block = (action: string): string => action.split(":")[0] ?? "";
    const open = new Set(this.legal.map(block));
    const action = actions.find((one) => open.has(block(one))) ?? actions[0];
    if (action === undefined) return "";
    const answer = await this.line.ask({ type: "why", decision: this.decision, action, draft: this.draft.actions });
    return answer?.type === "why" ? answer.rule : "";
  }

  giveOrder(order: string | null): void {
    void this.ask({ type: "order", order });
  }

  async speak(text: string): Promise<boolean> {
    const answer = await this.ask({ type: "chat", text });
    return answer !== null && answer.type !== "refused";
  }

  private sync(): void {
    void this.line.ask({ type: "sync", since: this.received });
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
    clearTimeout(this.rush);
    this.line.close();
  }
}
