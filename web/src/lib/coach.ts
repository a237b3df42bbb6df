import type { Catalogue } from "./catalogue";
import type { AnEvent, Words } from "./words";

// The coach of a game against bots. This is lessons/coach.py for the browser, which remembers what was explained in earlier games,
// too. It knows nothing but what the player is told: events as this viewer hears them, and the question that is asked.

const KEY = "regalia-coach";
type Said = Record<string, string>; // by game and message: when it was said

function load(): Said {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Said;
  } catch {
    return {};
  }
}

/** Explain everything again, in all games. */
export function explainAgain(): void {
  localStorage.removeItem(KEY);
}

/** Says each message of a course that is called coach-… once, when its question or event comes. */
export class Coach {
  constructor(
    private readonly game: string,
    private readonly code: string, // of the table
    private readonly course: Catalogue,
  ) {}

  /** What is new to someone who has made so many plays: in what has happened since the last of them, and in the question. */
  says(words: Words, news: readonly AnEvent[], prompt: string | null, plays: number): string[] {
    const now = `${this.code} ${plays}`;
    const said = load();
    const found = new Set<string>();
    const say = (name: string, event?: AnEvent): void => {
      const key = `${this.game}/${name}`;
      if (!this.course.has(`coach-${name}`) || (said[key] ?? now) !== now) return;
      const text = this.course.say(`coach-${name}`, event ? words.variablesOf(event) : {});
      if (!text) return; // there is nothing to say this time
      found.add(text);
      said[key] = now;
    };
    for (const event of news) say(`event-${event.event}`, event);
    if (prompt) say(prompt);
    if (found.size) localStorage.setItem(KEY, JSON.stringify(said));
    return [...found];
  }
}
