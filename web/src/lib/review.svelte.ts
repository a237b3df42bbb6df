import { api } from "./api";
import { myself } from "./me.svelte";
import type { Review, ReviewState } from "./wire";

const LOOK = 900; // milliseconds between looks at a review that is being made

/** The review of a game as far as it is made. */
export class ReviewFeed {
  review = $state.raw<Review | null>(null);
  state = $state.raw<ReviewState | null>(null); // null until the server has told
  problem = $state("");
  private form: ReviewState["form"] = "quick";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly code: string) {}

  /** Whether it is worked on, and how much of it is done, from 0 to 1. */
  get running(): boolean {
    return this.state?.phase === "running";
  }

  get share(): number {
    return this.state?.jobs ? this.state.done / this.state.jobs : 0;
  }

  /** See whether there is one, a thorough one first. */
  async look(): Promise<void> {
    await this.attempt(async () => {
      const thorough = await api.review(this.code, "thorough", -1);
      this.form = thorough.phase === "none" ? "quick" : "thorough";
      this.take(thorough.phase === "none" ? await api.review(this.code, "quick", -1) : thorough);
    });
  }

  /** Have it made. */
  async ask(form: ReviewState["form"]): Promise<void> {
    await this.attempt(async () => {
      await myself.be();
      const state = await api.askReview(this.code, form);
      this.form = form;
      this.take(state);
    });
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private take(state: ReviewState): void {
    this.state = state;
    if (state.review) this.review = state.review;
    clearTimeout(this.timer);
    if (state.phase === "running") this.timer = setTimeout(() => void this.lookAgain(), LOOK);
  }

  private async lookAgain(): Promise<void> {
    try {
      this.take(await api.review(this.code, this.form, this.state?.done ?? -1));
    } catch {
      this.timer = setTimeout(() => void this.lookAgain(), 4 * LOOK); // the server will be there again
    }
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await act();
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
