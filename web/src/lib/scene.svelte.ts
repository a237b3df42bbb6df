import type { Attachment } from "svelte/attachments";
import type { GameBoard } from "../games/board";
import type { Catalogue } from "./catalogue";
import { choosable } from "./choosable";
import { detailed, type Reason } from "./detail.svelte";
import { Memory } from "./memory";
import type { Prepared } from "./prepared.svelte";
import { ruleText } from "./rules";
import { gameRules } from "./texts";
import type { AnyEvent, AnyStaticData, AnyView, Briefing, Seat } from "./wire";
import { botTitle } from "./bots";
import { playerNames, Words, type AnEvent, type Lexicon } from "./words";

/** Someone at the table, as boards show them. */
export interface Player {
  seat: number;
  name: string;
  title: string; // the name, with "(you)" for the viewer, and with its character for a bot
  you: boolean;
  bot: string | null; // the level, if a bot plays here now
  away: boolean; // a bot stands in for a person
  connected: boolean;
  colour: string; // a CSS colour; always show a SeatBadge or a sign with it
}

/** A window with a time of its own: when it closes by the clock of this browser, and how long it was open in all, in milliseconds. */
export interface Closing {
  until: number;
  length: number;
}

/** What a scene is made from: a game being played, or a moment of a replay. */
export interface Source {
  readonly view: AnyView;
  readonly legal: readonly string[];
  readonly seats: readonly Seat[];
  readonly news: readonly AnyEvent[]; // since the viewer's last turn
  readonly recent: readonly AnyEvent[]; // those, and before them the viewer's last play
  readonly live: boolean; // a game as it is now, and not a draft or a moment of a replay
  readonly closing: Closing | null; // of a window with a time of its own, while one is open
  readonly ahead?: Prepared; // the viewer's next play, where one may be prepared
  choose(action: string, said: string): void; // `said`: the action in words
  whyNot(actions: readonly string[]): Promise<string>; // the rule by which none of these can be chosen, if one tells
}

/** What changed since the viewer's last turn, as far as events name it. */
export interface Changes {
  kinds: ReadonlySet<number>;
  zones: ReadonlySet<string>; // by name
  seats: ReadonlySet<number>;
  units: ReadonlySet<number>; // pieces that have numbers
}

/** The table of a game as one viewer sees it at this moment, with all that a board needs to draw it. */
export class Scene<V extends AnyView = AnyView, F extends AnyStaticData = AnyStaticData> {
  /** A seat, or -1 for someone who looks on. Derived, so that names and words stay the same from view to view. */
  readonly viewer: number = $derived.by(() => this.source.view.viewer);
  /** A board sets this while it plays something out: the result of the game waits until it is done. */
  unfolding = $state(false);
  readonly players: readonly Player[] = $derived.by(() => this.seat());
  readonly words: Words = $derived.by(() => this.speak());
  readonly memory: Memory = $derived.by(() => new Memory(this.source.view, this.briefing.zones));
  readonly changed: Changes = $derived.by(() => this.compare());
  private readonly open: ReadonlySet<string> = $derived.by(() => new Set(this.source.legal));

  constructor(
    private readonly source: Source,
    readonly briefing: Briefing,
    readonly board: GameBoard,
    private readonly catalogue: Catalogue,
    private readonly lexicons: readonly Lexicon[],
  ) {}

  /** The view of the moment: of the draft, while one is being made. */
  get view(): V {
    return this.source.view as V;
  }

  get static_data(): F {
    return this.briefing.static_data as F;
  }

  /** Whether this is a game as it is now, and not a draft or a moment of a replay. */
  get live(): boolean {
    return this.source.live;
  }

  /** When the window closes, if it has a time of its own, in which somebody may answer now; null without one. */
  get closing(): Closing | null {
    return this.source.closing;
  }

  /** What happened since the viewer's last turn, for boards that tell more of it than `changed` does. */
  get news(): readonly AnyEvent[] {
    return this.source.news;
  }

  /** The viewer's last play, and what has happened since. */
  get recent(): readonly AnEvent[] {
    return this.source.recent as readonly AnEvent[];
  }

  /** What may be chosen now, by name. */
  get legal(): readonly string[] {
    return this.source.legal;
  }

  // Choices

  /** The next play of the viewer, where it may be prepared. */
  get ahead(): Prepared | undefined {
    return this.source.ahead;
  }

  /** The action that was prepared; empty without one. */
  get ready(): string {
    return this.ahead?.play?.action ?? "";
  }

  can(action: string): boolean {
    return this.open.has(action) || (this.ahead?.fits(action) ?? false);
  }

  choose(action: string): void {
    if (this.can(action)) this.source.choose(action, this.answer(action));
  }

  /** The rule by which none of these can be chosen, and what it says; null if there is nothing to tell. */
  async whyNot(actions: readonly string[]): Promise<Reason | null> {
    const rule = await this.source.whyNot(actions);
    return rule ? { rule, text: ruleText(await gameRules(this.briefing.game), rule) } : null;
  }

  /** An action in words. */
  answer(action: string, prompt = this.view.asked?.prompt ?? this.ahead?.prompt ?? "", before: readonly string[] = []): string {
    return this.board.answer?.(this as unknown as Scene, action, prompt, before) ?? this.words.action(action, prompt);
  }

  /** For an element that offers the first of these actions that is legal: `<div {@attach scene.choosable("play:king")}>`. */
  choosable(...actions: string[]): Attachment<HTMLElement | SVGElement> {
    return choosable(this, actions);
  }

  /** For an element that shows a kind of card: tells what the card does on hover, focus and long press. */
  detailed(kind: number): Attachment<HTMLElement | SVGElement> {
    return detailed(() => this.board.detail(this as unknown as Scene, kind));
  }

  /** The same table at another moment, to be talked about. */
  at(view: AnyView): Scene {
    const { seats } = this.source;
    const source = { view, seats, legal: [], news: [], recent: [], live: false, closing: null, choose: () => undefined, whyNot: () => Promise.resolve("") };
    return new Scene(source, this.briefing, this.board, this.catalogue, this.lexicons);
  }

  // What it is made of

  private seat(): Player[] {
    const names = playerNames(
      this.catalogue,
      this.source.seats.map((seat) => seat.person?.name ?? null),
    );
    return this.source.seats.map((taken, seat) => {
      const you = seat === this.viewer;
      const name = names[seat] ?? "";
      return {
        seat,
        name,
        title: you ? this.catalogue.say("player-named-you", { name }) : botTitle(this.catalogue, name, taken.person ? null : taken.bot),
        you,
        bot: taken.bot,
        away: taken.away,
        connected: taken.connected,
        colour: `var(--seat-${seat})`,
      };
    });
  }

  private speak(): Words {
    const { kinds, zones, names } = this.briefing;
    const vocabulary = { catalogue: this.catalogue, lexicons: this.lexicons, kinds, zones, names };
    const players = this.players.map((player) => player.name);
    return new Words(vocabulary, players, this.viewer);
  }

  private compare(): Changes {
    const changes = { kinds: new Set<number>(), zones: new Set<string>(), seats: new Set<number>(), units: new Set<number>() };
    for (const event of this.source.news as readonly AnEvent[]) {
      if (typeof event.kind === "number") changes.kinds.add(event.kind);
      if (typeof event.seat === "number") changes.seats.add(event.seat);
      if (typeof event.unit === "number") changes.units.add(event.unit);
      for (const zone of [event.zone, event.source, event.target])
        if (typeof zone === "number") changes.zones.add(this.briefing.zones[zone] ?? "");
    }
    return changes;
  }
}
