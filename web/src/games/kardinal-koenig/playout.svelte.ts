import { prefersCalm } from "../../lib/settings.svelte";
import type { Realm } from "./insight";
import { beat, before, linesOf, pointsAfter, sheetOf, type Line, type Page } from "./scoring";

/** Which page lies beside the map, and how far its scoring has been played out. */
export class Playout {
  page = $state<Page>("lands");
  done = $state(0); // lines that have been scored; the last of them is lit
  running = $state(false);
  open = $state(false); // a scoring is being played out, perhaps paused
  pointed = $state.raw<Line | null>(null); // at by mouse or focus
  readonly sheet = $derived.by(() => sheetOf(this.scene.view, this.page));
  readonly lines: Line[] = $derived(this.sheet ? linesOf(this.sheet) : []);
  /** The line that is lit on the map. */
  readonly lit = $derived(this.pointed ?? (this.open ? (this.lines[this.done - 1] ?? null) : null));
  readonly finished = $derived(this.done > this.lines.length);
  /** The markers on the score track. */
  readonly track: number[] = $derived.by(() => {
    if (this.open && this.sheet) return pointsAfter(before(this.scene.view, this.sheet), this.lines, this.done);
    return this.scene.view.players.map(({ points }) => points);
  });

  constructor(private readonly scene: Realm) {}

  turnTo(page: Page): void {
    this.close();
    this.page = page;
  }

  /** Play the scoring of a page from its beginning. */
  play(page: Page): void {
    this.page = page;
    this.pointed = null;
    this.done = 1;
    this.open = true;
    this.running = !prefersCalm();
  }

  /** Play out a scoring that has just happened. What follows waits for it. */
  unfold(page: Page): void {
    if (page === "final" && prefersCalm()) this.turnTo(page);
    else {
      this.play(page);
      this.scene.unfolding = page === "final" || this.running;
    }
  }

  step(by: number): void {
    this.running = false;
    this.go(this.done + by);
  }

  /** The next line, or the end after the totals. */
  go(done: number): void {
    if (done > this.lines.length + 1) this.close();
    else this.done = Math.max(1, done);
  }

  /** Go on by itself while it runs. */
  tick(): (() => void) | undefined {
    if (!this.running) return undefined;
    const { done, lines } = this;
    const timer = setTimeout(() => this.go(done + 1), done > lines.length ? 2600 : beat(lines.length));
    return () => clearTimeout(timer);
  }

  close(): void {
    this.open = false;
    this.running = false;
    this.pointed = null;
    this.done = 0;
    this.scene.unfolding = false;
  }
}
