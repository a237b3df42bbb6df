import type { TalliedEvent } from "./wire";
import type { AnEvent, Words } from "./words";

// The story of a game: what a reader was told, as sentences, head lines and tables of points. This is cli/story.py for the
// browser.

/** A summary of points: the heads of its columns, and for each player the numbers. */
export interface Tally {
  columns: string[];
  rows: readonly (readonly number[])[];
}

/** A part of a play: sentences, the head line of a part of the game (1) or of a turn (2), or a table under its title. */
export interface Passage {
  said: string[];
  head: number;
  tally: Tally | null;
  actor: number | null; // whom its first sentence is about
  about: string[]; // what it is about, as boards name things in `data-about`
}

/** What a reader was told of a play. */
export function passages(words: Words, events: readonly AnEvent[]): Passage[] {
  const found: Passage[] = [];
  let plain: AnEvent[] = [];
  const close = (): void => {
    const said = words.events(plain);
    const first = plain.find((event) => words.event(event));
    const actor = first ? words.actor(first) : null;
    if (said.length) found.push({ said, head: 0, tally: null, actor, about: plain.flatMap((event) => words.about(event)) });
    plain = [];
  };
  for (const event of events) {
    const head = words.heads[event.event] ?? 0;
    if (!head && event.event !== "tallied") {
      plain.push(event);
      continue;
    }
    close();
    if (event.event === "tallied") {
      const { what, columns, rows } = event as unknown as TalliedEvent;
      const heads = columns.map((column) => words.say(`tally-column-${column}`));
      found.push({ said: [words.say(`tally-${what}`)], head, tally: { columns: heads, rows }, actor: null, about: [] });
    } else {
      const text = words.event(event);
      if (text) found.push({ said: [text], head, tally: null, actor: words.actor(event), about: words.about(event) });
    }
  }
  close();
  return found;
}

/** What happened in a play for a reader who sees all cards: nothing is told twice. */
export function openly<E extends { event: string }>(words: Words, events: readonly E[]): E[] {
  const known = new Set(events.filter((event) => !("kind" in event) || event.kind !== null).map((event) => event.event));
  return events.filter((event) => !known.has(words.openly[event.event] ?? ""));
}
