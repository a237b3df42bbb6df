import type { Catalogue, Variables } from "./catalogue";
import type { EndedEvent, Notice } from "./wire";

// Words for what the engine says in numbers and ids. src/regalia/text/words.toml explains how they become variables;
// this is cli/words.py for the browser, and tests/words.test.ts compares the two.

/** A sort whose values have names: the prefix of their messages, and their ids by number. */
export interface Names {
  message: string;
  ids?: string[];
}

/** What a words.toml holds: the sorts of fields, of parts of zone names and of the items of actions. */
export interface Lexicon {
  fields?: Record<string, string>;
  names?: Record<string, Names>;
  places?: Record<string, string[]>;
  actions?: Record<string, string>;
  heads?: Record<string, number>; // events that are head lines: 1 of a part of the game, 2 of a turn
  openly?: Record<string, string>; // events that a reader who sees all cards is told by another one
}

/** An event of any game. */
export interface AnEvent {
  event: string;
  [field: string]: unknown;
}

/** What a reader must know of a table to put it in words. */
export interface Vocabulary {
  catalogue: Catalogue;
  lexicons: readonly Lexicon[]; // shared, then the game's
  kinds: readonly string[];
  zones: readonly string[];
  names: Record<string, Record<string, string>>; // that the components give, by sort and id
}

const EVERYONE = -1;

/** Everything one reader is told, in words: `viewer` is the seat that is called "you". */
export class Words {
  private readonly fields: Record<string, string> = {};
  private readonly names: Record<string, Names> = {};
  private readonly places: Record<string, string[]> = {};
  private readonly actions: Record<string, string> = {};
  private readonly given: Record<string, string> = {};
  private readonly forms: string[]; // that names have in this language
  readonly heads: Record<string, number> = {};
  readonly openly: Record<string, string> = {};
  readonly catalogue: Catalogue;

  constructor(
    private readonly vocabulary: Vocabulary,
    readonly players: readonly string[],
    readonly viewer: number,
  ) {
    this.catalogue = vocabulary.catalogue;
    this.forms = this.say("name-forms").split(" ").filter(Boolean);
    for (const lexicon of vocabulary.lexicons) {
      Object.assign(this.fields, lexicon.fields);
      Object.assign(this.names, lexicon.names);
      Object.assign(this.places, lexicon.places);
      Object.assign(this.actions, lexicon.actions);
      Object.assign(this.heads, lexicon.heads);
      Object.assign(this.openly, lexicon.openly);
    }
    this.names.kind = { message: this.names.kind?.message ?? "kind", ids: [...vocabulary.kinds] };
    for (const [sort, given] of Object.entries(vocabulary.names)) {
      this.names[sort] = { message: sort, ids: Object.keys(given) };
      for (const [id, name] of Object.entries(given)) this.given[`${sort}-${id}`] = this.called(name);
    }
  }

  say(message: string, variables: Variables = {}): string {
    return this.catalogue.say(message, variables);
  }

  // Single things

  /** The name of a kind of card. */
  kind(kind: number): string {
    return this.name("kind", kind)[0];
  }

  /** The id of a kind of card, which its messages end in. */
  kindId(kind: number): string {
    return this.vocabulary.kinds[kind] ?? "";
  }

  /** The name of a value of a sort that words.toml lists: a colour, a country. */
  named(sort: string, value: number): string {
    return this.name(sort, value)[0];
  }

  /** A place, as in "the Witch: in your hand". */
  zone(zone: number): string {
    const [place = "", ...parts] = this.zoneName(zone).split(":");
    return this.sayFirst([`place-${place}`], this.parts("", place, parts));
  }

  /** A name that the components give, as this language has it: given-cologne is Köln in German. */
  called(name: string): string {
    const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]/g, "").toLowerCase();
    const message = `given-${plain.replace(/[^a-z0-9]+/g, "-")}`;
    return this.catalogue.has(message) ? this.say(message) : name;
  }

  /** One of these. */
  either(items: readonly string[]): string {
    return this.catalogue.join("list-or", items);
  }

  /** All of these. */
  both(items: readonly string[]): string {
    return this.catalogue.join("list-and", items);
  }

  /** All of these, with how often where one comes several times. */
  counted(items: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return this.both([...counts].map(([name, count]) => (count === 1 ? name : this.say("list-times", { name, count }))));
  }

  /** Names as the variables of a field: the list of them, in each form that names have. */
  listed(field: string, values: readonly number[], sort = "kind", how: "list-and" | "list-or" = "list-and"): Variables {
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const found: Variables = {};
    for (const form of ["", ...this.forms]) {
      const items = [...counts].map(([value, count]) =>
        count === 1
          ? (this.inflected(sort, value)[form] ?? "")
          : this.say("list-times", { name: this.name(sort, value)[0], count }),
      );
      found[form ? `${field}_${form}` : field] = this.catalogue.join(how, items);
    }
    return found;
  }

  // Questions, answers, events

  /** A question to a seat. */
  prompt(prompt: string, seat: number): string {
    const count = this.players.length;
    const [left = "", right = ""] = [1, count - 1].map((step) => this.players[(seat + step) % count] ?? "");
    return this.say(`prompt-${prompt}`, { left, right });
  }

  /** An answer to a question. */
  action(name: string, prompt: string): string {
    const colon = name.indexOf(":");
    const block = colon < 0 ? name : name.slice(0, colon);
    const field = this.actions[block];
    const variables = field ? this.variables(field, name.slice(colon + 1)) : {};
    return this.sayFirst([`action-${block}-${prompt}`, `action-${block}`], variables);
  }

  /** What a play will bring whose last choice is this answer; empty if there are no words for it. */
  confirmation(name: string, prompt: string): string {
    const [block = "", item = ""] = name.split(":", 2);
    const field = this.actions[block];
    const found = [`confirm-${block}-${prompt}`, `confirm-${block}`].find((message) => this.catalogue.has(message));
    return found ? this.say(found, field ? this.variables(field, item) : {}) : "";
  }

  /** What is about to happen. */
  notice({ name, count, seat }: Notice): string {
    return this.say(`table-notice-${name}`, { count, ...this.variables("seat", seat) });
  }

  /** What happened, to several cards if `kinds` names them, in a sentence; empty if not worth one. */
  event(event: AnEvent, kinds: readonly number[] = []): string {
    if (event.event === "ended") return this.ending(event as unknown as EndedEvent).join(" ");
    const variables = this.variablesOf(event);
    const zones = Object.keys(event).filter((field) => this.fields[field] === "zone");
    const places = zones.map((field) => `-${variables[`${field}_place`]}`).join("");
    if ((variables.source_seat ?? "") === variables.target_seat) variables.target_seat_is = "same";
    if (kinds.length > 1) {
      Object.assign(variables, this.listed("kind", kinds));
      variables.kind_id = "several";
    }
    return this.sayFirst([`event-${event.event}${places}`, `event-${event.event}`], variables);
  }

  /** What a message about an event is given. */
  variablesOf(event: AnEvent): Variables {
    const fields = Object.keys(event).filter((field) => field !== "event");
    return Object.assign({}, ...fields.map((field) => this.variables(field, event[field]))) as Variables;
  }

  /** What happened, a line each; cards that go the same way one after the other share one. */
  events(events: readonly AnEvent[]): string[] {
    const lines: string[] = [];
    for (let at = 0; at < events.length; ) {
      const first = events[at] as AnEvent;
      let end = at + 1;
      while (end < events.length && way(first) !== null && way(first) === way(events[end] as AnEvent)) end++;
      lines.push(this.event(first, way(first) === null ? [] : events.slice(at, end).map((one) => one.kind as number)));
      at = end;
    }
    return lines.filter(Boolean);
  }

  /** Who won. */
  won(winners: readonly number[]): string {
    return this.say("end-won", { count: winners.length, ...this.who("winner", winners) });
  }

  /** Why the game ended, who won, and what decided it, a sentence each. */
  ending({ reason, seat, decided, ranks }: EndedEvent): string[] {
    const best = Math.min(...ranks);
    const winners = [...ranks.keys()].filter((one) => ranks[one] === best);
    const variables = { ...this.who("winner", winners), count: winners.length };
    const won = `end-won-${decided}`;
    return [
      this.say(`reason-${reason}`, this.variables("seat", seat)),
      this.catalogue.has(won) ? this.say(won, variables) : this.won(winners),
      this.say(`decided-${decided}`, variables),
    ]
      .filter(Boolean)
      .map((line) => line.slice(0, 1).toUpperCase() + line.slice(1));
  }

  /** Players as the variables of a field. */
  who(field: string, seats: readonly number[]): Variables {
    const isViewer = seats.length === 1 && seats[0] === this.viewer;
    const names = this.both(seats.map((seat) => this.players[seat] ?? ""));
    return { [field]: names, [`${field}_is`]: isViewer ? "you" : seats.length ? "other" : "none" };
  }

  /** Whom an event is about: the seat that it names, else the one whose card moves; null if there is none. */
  actor(event: AnEvent): number | null {
    const named = [event.seat, ...["source", "zone", "target"].map((field) => this.owner(event[field]))];
    return named.find((seat): seat is number => typeof seat === "number" && seat >= 0) ?? null;
  }

  private owner(zone: unknown): number | null {
    if (typeof zone !== "number") return null;
    const [place = "", ...parts] = this.zoneName(zone).split(":");
    const seat = parts[(this.places[place] ?? []).indexOf("seat")];
    return seat === undefined ? null : Number(seat);
  }

  /** The things on the table that an event is about, as boards name them in `data-about`: "seat:1", "kind:king". */
  about(event: AnEvent): string[] {
    return Object.entries(event).flatMap(([field, value]) => (field === "event" ? [] : this.things(field, value)));
  }

  private things(field: string, value: unknown): string[] {
    const sort = this.fields[field] ?? "";
    if (Array.isArray(value)) return sort.startsWith("[") ? value.flatMap((one) => this.thing(sort.slice(1, -1), one)) : [];
    if (sort === "seats" || value === null) return [];
    if (sort === "seat") return Number(value) >= 0 ? [`seat:${value}`] : [];
    if (sort === "zone") return [`zone:${this.zoneName(Number(value))}`];
    return sort in this.names ? this.thing(sort, value) : [`${field}:${value}`];
  }

  private thing(sort: string, value: unknown): string[] {
    return [`${sort}:${this.name(sort, value as number | string | null)[1]}`];
  }

  // Variables

  private sayFirst(messages: readonly string[], variables: Variables): string {
    const found = messages.find((message) => this.catalogue.has(message)) ?? messages.at(-1) ?? "";
    const text = this.say(found, variables);
    return found.startsWith("place-") ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** A field as the variables that its sort asks for; one without a sort only if it is a number. */
  private variables(field: string, value: unknown): Variables {
    const sort = this.fields[field] ?? "number";
    switch (sort) {
      case "number":
        if (value === null) return { [field]: "none" };
        return Array.isArray(value) || Number.isNaN(Number(value)) ? {} : { [field]: Number(value) };
      case "index":
        return { [field]: Number(value) + 1 };
      case "seat":
        return this.who(field, Number(value) >= 0 ? [Number(value)] : []);
      case "seats": {
        const seats = [...this.players.keys()].filter((seat) => value === EVERYONE || (Number(value) >> seat) & 1);
        return { ...this.who(field, seats), [`${field}_count`]: seats.length };
      }
      case "tally": {
        const parts = (value as number[]).flatMap((count, seat) => (count ? [`${this.players[seat]} ${count}`] : []));
        return { [field]: this.both(parts), [`${field}_id`]: parts.length ? "some" : "none" };
      }
      case "zone": {
        const [place = "", ...parts] = this.zoneName(Number(value)).split(":");
        return { [`${field}_place`]: place, ...this.parts(`${field}_`, place, parts) };
      }
    }
    if (sort.startsWith("[")) {
      const listed = this.listed(field, (value ?? []) as number[], sort.slice(1, -1));
      return { ...listed, [`${field}_id`]: value === null ? "unknown" : "known" };
    }
    const [name, id] = this.name(sort, value as number | string | null);
    const variables: Variables = { [field]: name, [`${field}_id`]: id };
    const inflected = this.inflected(sort, value as number | string | null);
    for (const form of this.forms) variables[`${field}_${form}`] = inflected[form] ?? "";
    return variables;
  }

  private parts(prefix: string, place: string, parts: readonly string[]): Variables {
    const variables: Variables = {};
    (this.places[place] ?? []).slice(0, parts.length).forEach((field, at) => {
      for (const [name, value] of Object.entries(this.variables(field, parts[at]))) variables[prefix + name] = value;
    });
    return variables;
  }

  /** A name in each form: the attribute of that name, or else the form before; the first is the plain name. */
  private inflected(sort: string, value: number | string | null): Record<string, string> {
    const [name, id] = this.name(sort, value);
    let text = name;
    const message = `${this.names[sort]?.message}-${id}`;
    const found: Record<string, string> = { "": text };
    for (const form of this.forms) {
      if (!(message in this.given) && this.catalogue.hasAttribute(message, form)) text = this.say(`${message}.${form}`);
      found[form] = text;
    }
    return found;
  }

  /** The name and the id of a value, given as its number or its id. */
  private name(sort: string, value: number | string | null): [string, string] {
    if (value === null) return ["", "unknown"];
    const names = this.names[sort] as Names;
    const id = typeof value === "number" ? (names.ids?.[value] ?? "") : value;
    const message = `${names.message}-${id}`;
    return [this.given[message] ?? this.say(message), id];
  }

  private zoneName(zone: number): string {
    return this.vocabulary.zones[zone] ?? "";
  }
}

/** The same for cards, seen by the reader, that go from one place to another; nothing for all else. */
function way(event: AnEvent): string | null {
  const seen = event.event === "moved" && event.kind !== null;
  return seen ? `${event.source} ${event.target} ${event.seen}` : null;
}

/** What the players are called, no two alike: people by their names, bots by the catalogue. */
export function playerNames(catalogue: Catalogue, people: readonly (string | null)[]): string[] {
  const taken = new Set(people);
  const spare = Array.from({ length: 8 }, (_, seat) => catalogue.say("bot-name", { seat }));
  const names = people.map((name, seat) => name ?? (taken.has(spare[seat] ?? "") ? null : (spare[seat] ?? "")));
  const free = spare.slice(people.length).filter((name) => !taken.has(name));
  return names.map((name) => name ?? free.shift() ?? "?");
}
