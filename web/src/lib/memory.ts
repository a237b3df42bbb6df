import type { Known } from "./wire";
import type { Words } from "./words";

/** What a view tells of hidden cards, for any game. */
interface Remembering {
  known: Known[];
  absent: Known[];
  unseen: number[];
  missing: number[];
}

/** Kinds in words, those of which there are several once: "3 × red". */
export function counted(words: Words, kinds: readonly number[]): string[] {
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count > 1 ? `${count} × ${words.kind(kind)}` : words.kind(kind);
  });
}

/** What the viewer remembers of cards that lie hidden: those whose place is sure, and hearsay. */
export class Memory {
  private readonly sure = new Map<number, number[]>();
  private readonly rumours: Known[] = []; // cards in one of several places

  constructor(
    private readonly view: Remembering,
    private readonly zones: readonly string[],
  ) {
    for (const fact of view.known) {
      const open = fact.zones.filter((zone) => this.view.unseen[zone]);
      const [only, ...others] = open.length ? open : fact.zones;
      if (only !== undefined && !others.length) this.sure.set(only, [...(this.sure.get(only) ?? []), fact.kind]);
      else this.rumours.push({ kind: fact.kind, zones: open.length ? open : fact.zones });
    }
  }

  /** The kinds that are remembered to lie hidden in a zone, by its name. */
  cards(zone: string): number[] {
    return this.sure.get(this.zones.indexOf(zone)) ?? [];
  }

  /** How many cards of a zone the viewer neither sees nor remembers. */
  unknown(zone: string): number {
    return this.unknownAt(this.zones.indexOf(zone));
  }

  private unknownAt(zone: number): number {
    // In a preview the memory is that from before the draft, and may hold more than lies there now.
    return Math.max(0, (this.view.unseen[zone] ?? 0) - (this.sure.get(zone)?.length ?? 0));
  }

  /** What is known less exactly: cards in one of several places, and cards that are not in some. */
  hearsay(words: Words): string[] {
    const groups = new Map<string, Known[]>(); // by the places, so that those are said once
    for (const rumour of this.rumours) groups.set(rumour.zones.join(), [...(groups.get(rumour.zones.join()) ?? []), rumour]);
    const lines = [...groups.values()].map((group) => {
      const [{ kind, zones } = { kind: 0, zones: [] }, ...others] = group;
      if (!others.length) return this.line(words, "table-known", kind, zones);
      return `${words.either(zones.map((zone) => words.zone(zone)))}: ${words.both(counted(words, group.map((rumour) => rumour.kind)))}`;
    });
    const told = new Set(this.view.known.map((fact) => fact.kind));
    for (const { kind, zones } of this.view.absent) {
      const open = zones.filter((zone) => this.unknownAt(zone) > 0);
      if (open.length && (this.view.missing[kind] ?? 0) > 0 && !told.has(kind))
        lines.push(this.line(words, "table-barred", kind, open));
    }
    return lines;
  }

  private line(words: Words, message: string, kind: number, zones: readonly number[]): string {
    const places = words.either(zones.map((zone) => words.zone(zone)));
    return words.say(message, { kind: words.kind(kind), places });
  }
}
