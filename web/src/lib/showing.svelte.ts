/** How something is shown: as a scene of its own first, which the viewer closes; and how long it stays before the next. */
export interface Manner {
  scene: boolean;
  stay: number; // milliseconds
}

/** Shows what arrives one after the other, each for a while. Whatever is in a hurry skips. */
export class Showing<T> {
  waiting = $state.raw<readonly T[]>([]); // arrived, and not shown yet
  scene = $state.raw<T | null>(null); // told as a scene of its own; it is shown when that is closed
  resting = $state(true); // all has been shown, and for long enough
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  /** `rest` is called when all has been shown. */
  constructor(
    private readonly show: (one: T) => void,
    private readonly manner: (one: T, behind: number) => Manner,
    private readonly rest: () => void = () => undefined,
  ) {}

  add(...more: T[]): void {
    this.waiting = [...this.waiting, ...more];
    this.resting = false;
    this.goOn();
  }

  /** While the table plays something out itself, nothing else is shown. */
  hold(held: boolean): void {
    this.held = held;
    if (!held) this.goOn();
  }

  /** The next one now: a scene is closed, and what is there has been seen. */
  next(): void {
    this.stop();
    if (this.scene) this.take();
    else this.goOn();
  }

  /** All that waits, at once. */
  skip(): void {
    this.stop();
    this.held = false;
    this.scene = null;
    const { waiting } = this;
    this.waiting = [];
    for (const one of waiting) this.show(one);
    this.settle();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private goOn(): void {
    if (this.timer !== undefined || this.scene || this.held) return;
    const [first] = this.waiting;
    if (first === undefined) this.settle();
    else if (this.manner(first, this.waiting.length).scene) this.scene = first;
    else this.take();
  }

  private take(): void {
    const [first, ...others] = this.waiting;
    this.scene = null;
    if (first === undefined) return;
    this.waiting = others;
    this.show(first);
    const { stay } = this.manner(first, this.waiting.length);
    if (stay > 0) this.timer = setTimeout(() => this.next(), stay);
    else this.goOn();
  }

  private settle(): void {
    if (this.resting) return;
    this.resting = true;
    this.rest();
  }
}
