/** An action chosen in advance, in words, and the question that it is to answer. */
interface Play {
  prompt: string;
  action: string;
  said: string;
}

/**
 * The next play, chosen while others think. Which questions will be asked only the engine knows; so what can be prepared are answers
 * of the kinds that the question of one's own last turn had. It stays in this page until that question is asked again.
 */
export class Prepared {
  prompt = $state(""); // the question of one's own last turn
  choosing = $state(false);
  play = $state.raw<Play | null>(null);
  private kinds: ReadonlySet<string> = new Set();

  /** A question of one's own turn, with a choice. */
  learn(prompt: string, legal: readonly string[]): void {
    this.prompt = prompt;
    this.kinds = new Set(legal.map(kind));
  }

  begin(): void {
    this.choosing = this.prompt !== "";
  }

  /** Whether this could be an answer to the question when it is asked again. */
  fits(action: string): boolean {
    return this.choosing && this.kinds.has(kind(action));
  }

  choose(action: string, said: string): void {
    this.play = { prompt: this.prompt, action, said };
    this.choosing = false;
  }

  cancel(): void {
    this.play = null;
    this.choosing = false;
  }
}

function kind(action: string): string {
  return action.split(":")[0] ?? "";
}
