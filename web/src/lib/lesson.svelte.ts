import { api, Refused } from "./api";
import type { NewRequest } from "./line";
import { begun, keepAnswers } from "./progress";
import { Session, type Connection } from "./session.svelte";
import { VERSION, type AnyMessage, type LessonStep, type LessonVerdict } from "./wire";

export const TRIES = 2; // wrong answers after which the server lights what is to be chosen
const SENT = { v: VERSION, id: 0 };

/**
 * A lesson that someone does. To its session it is a table like any other, so that board and question bar are those of a game:
 * what a session asks the line to a table is asked of the lesson. A wrong choice is never made, only answered.
 */
export class Lesson implements Connection {
  step = $state.raw<LessonStep | null>(null);
  wrong = $state.raw<LessonVerdict | null>(null); // what the last choice was, if that was wrong
  mistakes = $state(0); // in this step
  cheered = $state(false); // the answer before was right, and might have been another
  problem = $state("");
  away = $state(false); // the server does not answer, so the problem is not the lesson
  busy = $state(false);
  readonly session: Session;
  private answers: string[][] = [];
  private helped = $state.raw<Record<string, string[]>>({}); // by the play that is being made: what is lit after mistakes
  private from = 0; // the ply of the last answer
  private told: () => number = () => 0;
  private hear: (message: AnyMessage) => void = () => undefined;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.session = new Session(`${game}/${lesson}`, (_code, told, hear) => {
      this.told = told;
      this.hear = hear;
      return this;
    });
  }

  /** What is lit on the board: what the step shows, and after a few mistakes what is to be chosen next. */
  get lit(): string[] {
    const shown = this.step?.lit ?? [];
    return this.mistakes < TRIES ? shown : (this.helped[this.session.draft.actions.join(" ")] ?? shown);
  }

  /** Begin it, or go on where it was left. */
  async open(): Promise<void> {
    try {
      const [briefing, { answers = [] }] = await Promise.all([
        api.lessonBriefing(this.game, this.lesson),
        api.lessonResume(this.game, this.lesson),
      ]);
      this.session.briefing = briefing;
      if (answers.length > begun(this.game, this.lesson).reached) keepAnswers(this.game, this.lesson, answers); // on another device
      this.answers = begun(this.game, this.lesson).answers;
      const step = await this.look().catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        return null; // the lesson is another now than that which was left
      });
      if (step && !step.done) this.show(step, false);
      else await this.restart();
    } catch (error) {
      this.away = !(error instanceof Refused);
      this.problem = (error as Error).message;
    }
  }

  /** Do it again from its beginning. */
  async restart(): Promise<void> {
    this.answers = [];
    keepAnswers(this.game, this.lesson, []);
    this.cheered = false;
    this.mistakes = 0;
    this.from = 0;
    this.session.draft.clear();
    this.show(await this.look(), false);
  }

  /** Leave a step that only shows. */
  async goOn(): Promise<void> {
    if (this.busy || !this.step || this.step.asks || this.step.done) return;
    this.busy = true;
    try {
      await this.answer([], false);
      this.session.notice = "";
    } catch (error) {
      this.session.notice = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  private look(draft: string[] = []): Promise<LessonStep> {
    return api.lessonStep(this.game, this.lesson, { answers: this.answers, mistakes: this.mistakes, draft });
  }

  private show(step: LessonStep, answered: boolean): void {
    if (step.number !== this.step?.number) this.mistakes = 0;
    this.helped = {};
    this.wrong = null;
    this.step = step;
    this.session.you = step.seat;
    if (step.seats[0] === -1) this.from = 0; // another position
    else if (answered) this.from = this.told();
    const { events, seats, view, outcome } = step;
    this.hear({
      ...SENT,
      type: "state",
      ply: this.from + events.length - 1,
      since: this.from,
      events,
      seats,
      at: events.map(() => 0),
      view,
      decision: step.asks ? step.number : null,
      sealed: false,
      answered: false,
      moot: false,
      clocks: null,
      outcome,
      fair: null,
    });
  }

  // What a session asks

  async ask(request: NewRequest): Promise<AnyMessage | null> {
    try {
      if (request.type === "preview") return await this.preview(request.draft, request.decision);
      if (request.type === "commit") return await this.commit(request.draft);
      if (request.type === "why") return await this.why(request.action, request.draft ?? [], request.decision);
      if (request.type === "sync") this.show(await this.look(), false);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) return null;
      const refused = { ...SENT, type: "refused", reason: error.reason, text: error.message } as const;
      this.hear(refused);
      return refused;
    }
  }

  private async preview(draft: string[], decision: number): Promise<AnyMessage> {
    const { answers, mistakes } = this;
    const { verdict, lit, ...look } = await api.lessonPreview(this.game, this.lesson, { answers, mistakes, draft });
    if (verdict.right === false) return this.refuse(verdict);
    this.wrong = null;
    this.helped = { ...this.helped, [look.draft.join(" ")]: lit };
    return { ...SENT, type: "preview", decision, ...look };
  }

  private async commit(draft: string[]): Promise<AnyMessage> {
    const verdict = await this.answer(draft, this.session.draft.free);
    return verdict.right ? { ...SENT, type: "committed", ply: null } : this.refuse(verdict);
  }

  private async answer(draft: string[], free: boolean): Promise<LessonVerdict> {
    const { verdict, step } = await api.lessonAnswer(this.game, this.lesson, { answers: this.answers, draft });
    if (verdict.right) {
      const asked = this.step?.asks ?? false;
      this.answers = [...this.answers, draft];
      keepAnswers(this.game, this.lesson, this.answers);
      this.cheered = asked && free;
      this.show(step, asked);
    }
    return verdict;
  }

  /** A wrong choice changes nothing; after a few of them what is to be chosen is lit. */
  private async refuse(verdict: LessonVerdict): Promise<AnyMessage> {
    this.mistakes++;
    this.wrong = verdict;
    const { step } = this;
    const { actions } = this.session.draft;
    if (this.mistakes >= TRIES && step) {
      const { lit } = await this.look(actions);
      if (this.step === step) this.helped = { ...this.helped, [actions.join(" ")]: lit };
    }
    return { ...SENT, type: "refused", reason: "wrong", text: "" };
  }

  private async why(action: string, draft: string[], decision: number): Promise<AnyMessage> {
    const { rule } = await api.lessonWhy(this.game, this.lesson, { answers: this.answers, draft, action });
    return { ...SENT, type: "why", decision, action, rule };
  }

  // A lesson has no line that could be lost; the next request tries again.
  renew(): void {}
  readonly retry = (): void => {};
  close(): void {}
}
