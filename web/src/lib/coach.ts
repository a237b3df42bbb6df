import { api } from "./api";
import type { Catalogue } from "./catalogue";
import type { AnEvent, Words } from "./words";

// The coach of a game against bots. This is lessons/coach.py for the browser. What was explained in earlier games the server keeps
// for the person, whatever device they play on. The coach knows nothing but what the player is told: events as this viewer hears
// them, and the question that is asked.

const KEY = "regalia-coach"; // where browsers kept it, by game and message, before the server did
export type Said = Record<string, string>; // by message: the moment at which it was said
const memories = new Map<string, Said>();

/** What was explained in a game before. */
export async function recall(game: string): Promise<Said> {
  const known = memories.get(game);
  if (known) return known;
  const kept = await api.coached(game).catch(() => ({ said: {} })); // who is not heard explains once more
  const said: Said = { ...leftHere(game), ...kept.said };
  memories.set(game, said);
  return said;
}

/** What this browser remembers from before; it is handed to the server, and forgotten here. */
function leftHere(game: string): Said {
  const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Said;
  const mine = Object.entries(all).filter(([key]) => key.startsWith(`${game}/`));
  if (!mine.length) return {};
  const said = Object.fromEntries(mine.map(([key, moment]) => [`coach-${key.slice(game.length + 1)}`, moment]));
  const rest = Object.entries(all).filter(([key]) => !key.startsWith(`${game}/`));
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(rest)));
  keep(game, said);
  return said;
}

function keep(game: string, said: Said): void {
  void api.explained(game, { said }).catch(() => undefined); // then it is explained once more another time
}

/** Explain everything again, in all games. */
export async function explainAgain(): Promise<void> {
  await api.explainAgain();
  localStorage.removeItem(KEY);
  for (const said of memories.values()) for (const message of Object.keys(said)) Reflect.deleteProperty(said, message);
}

/** Says each message of a course that is called coach-… once, when its question or event comes. */
export class Coach {
  constructor(
    private readonly game: string,
    private readonly code: string, // of the table
    private readonly course: Catalogue,
    private readonly said: Said,
  ) {}

  /** What is new to someone who has made so many plays: in what has happened since the last of them, and in the question. */
  says(words: Words, news: readonly AnEvent[], prompt: string | null, plays: number): string[] {
    const now = `${this.code} ${plays}`;
    const found = new Set<string>();
    const fresh: Said = {};
    const say = (message: string, event?: AnEvent): void => {
      if (!this.course.has(message) || (this.said[message] ?? now) !== now) return;
      const text = this.course.say(message, event ? words.variablesOf(event) : {});
      if (!text) return; // there is nothing to say this time
      found.add(text);
      if (!(message in this.said)) this.said[message] = fresh[message] = now;
    };
    for (const event of news) say(`coach-event-${event.event}`, event);
    if (prompt) say(`coach-${prompt}`);
    if (Object.keys(fresh).length) keep(this.game, fresh);
    return [...found];
  }
}
