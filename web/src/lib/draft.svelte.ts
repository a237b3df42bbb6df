import type { AnyEvent, AnyMessage, AnyView } from "./wire";

/** How a draft looks, as the server said. */
interface Look {
  view: AnyView;
  events: AnyEvent[];
  whole: boolean;
  reveals: boolean;
  answered: string; // the question that the last action answers
}

/** Asks the server how a draft would look; null if it cannot say. */
export type Preview = (draft: string[]) => Promise<AnyMessage | null>;

/** A choice: in words, and as actions. */
interface Step {
  said: string;
  actions: string[];
}

/** A play being made: what the person chose, each with the forced choices that follow from it. */
export class Draft {
  steps = $state.raw<Step[]>([]);
  look = $state.raw<Look | null>(null);
  busy = $state(false);
  free = false; // there was something to choose
  private dropped = 0; // drafts so far

  constructor(private readonly preview: Preview) {}

  get actions(): string[] {
    return flat(this.steps);
  }

  /** Go on with this, and with whatever leaves no choice after it. `of`: how many choices there were. */
  async choose(action: string, said: string, of: number): Promise<void> {
    this.free ||= of > 1;
    await this.extend([...this.steps, { said, actions: [action] }]);
  }

  /** Take the last choice back. */
  async takeBack(): Promise<void> {
    await this.extend(this.steps.slice(0, -1));
  }

  /** Ask again how it looks, because others have chosen meanwhile. */
  async refresh(): Promise<void> {
    if (this.steps.length) await this.extend(this.steps);
  }

  clear(): void {
    this.dropped++;
    this.steps = [];
    this.look = null;
    this.free = false;
  }

  private async extend(steps: Step[]): Promise<void> {
    if (this.busy) return;
    if (!steps.length) {
      this.clear();
      return;
    }
    this.busy = true;
    const { dropped } = this;
    try {
      const answer = await this.preview(flat(steps));
      if (answer?.type !== "preview" || dropped !== this.dropped) return; // an answer may come too late
      const { draft, view, events, whole, reveals, answered } = answer;
      const last = steps.at(-1) as Step;
      const before = flat(steps.slice(0, -1));
      this.steps = [...steps.slice(0, -1), { ...last, actions: draft.slice(before.length) }];
      this.look = { view, events, whole, reveals, answered };
    } finally {
      this.busy = false;
    }
  }
}

function flat(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => step.actions);
}
