import type { Attachment } from "svelte/attachments";
import type { Point } from "./coast";

const MARGIN = 14;
const CLOSEST = 5; // times nearer than the whole map
const STEP = 1.35;
const SLACK = 6; // pixels that a finger may move in a tap

/** The part of the map that is seen; by wheel, pinch, drag, keys and buttons. */
export class Window {
  zoom = $state(1);
  private x = $state(0); // the middle, in units of the map
  private y = $state(0);
  private wide = $state(1); // of the element, in pixels
  private high = $state(1);
  letter = $state(12); // how high the smallest letters are that the page uses, in pixels
  private readonly pointers = new Map<number, Point>();
  private dragged = false;

  constructor(private readonly canvas: Point) {
    [this.x, this.y] = [canvas[0] / 2, canvas[1] / 2];
  }

  /** Units of the map to a pixel. */
  readonly unit = $derived.by(() => {
    const [width, height] = this.canvas;
    return Math.max((width + 2 * MARGIN) / this.wide, (height + 2 * MARGIN) / this.high) / this.zoom;
  });
  readonly box = $derived.by(() => {
    const [width, height] = [this.wide * this.unit, this.high * this.unit];
    return [kept(this.x, width, this.canvas[0]) - width / 2, kept(this.y, height, this.canvas[1]) - height / 2, width, height].map((one) => Math.round(one * 10) / 10).join(" ");
  });
  readonly whole = $derived(this.zoom <= 1);

  /** Nearer or farther, with a point of the map staying where it is. */
  scale(by: number, at: Point = [this.x, this.y]): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * by));
    const share = this.zoom / zoom;
    this.settle();
    this.zoom = zoom;
    this.x = at[0] + (this.x - at[0]) * share;
    this.y = at[1] + (this.y - at[1]) * share;
    this.settle();
  }

  nearer = (): void => this.scale(STEP);
  farther = (): void => this.scale(1 / STEP);

  fit = (): void => {
    this.zoom = 1;
    [this.x, this.y] = [this.canvas[0] / 2, this.canvas[1] / 2];
  };

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /** Show these points as near as there is room. */
  frame(points: readonly Point[], margin: number): void {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const whole = this.unit * this.zoom;
    const unit = Math.max((right - left + 2 * margin) / this.wide, (foot - top + 2 * margin) / this.high);
    this.zoom = Math.min(CLOSEST, Math.max(1, whole / unit));
    [this.x, this.y] = [(left + right) / 2, (top + foot) / 2];
    this.settle();
  }

  /** Whether a finger would have a hard time with the whole map. */
  get narrow(): boolean {
    return this.unit * this.zoom > 1.75;
  }

  private settle(): void {
    this.x = kept(this.x, this.wide * this.unit, this.canvas[0]);
    this.y = kept(this.y, this.high * this.unit, this.canvas[1]);
  }

  keys = (event: KeyboardEvent): void => {
    const far = 60 * this.unit;
    const moves: Record<string, () => void> = {
      "+": this.nearer,
      "=": this.nearer,
      "-": this.farther,
      "0": this.fit,
      ArrowLeft: () => this.move(-far, 0),
      ArrowRight: () => this.move(far, 0),
      ArrowUp: () => this.move(0, -far),
      ArrowDown: () => this.move(0, far),
    };
    const act = moves[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };

  /** For the element that shows the map. */
  readonly attach: Attachment<SVGSVGElement> = (element) => {
    const sized = new ResizeObserver(() => {
      [this.wide, this.high] = [Math.max(1, element.clientWidth), Math.max(1, element.clientHeight)];
      this.letter = 0.75 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    });
    sized.observe(element);
    const place = (x: number, y: number): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [this.x + (x - left - width / 2) * this.unit, this.y + (y - top - height / 2) * this.unit];
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.scale(Math.exp(-event.deltaY / 500), place(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent): void => {
      if (event.button > 0) return;
      if (!this.pointers.size) this.dragged = false;
      this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    };
    const move = (event: PointerEvent): void => {
      const was = this.pointers.get(event.pointerId);
      if (!was) return;
      const is: Point = [event.clientX, event.clientY];
      const [dx, dy] = [is[0] - was[0], is[1] - was[1]];
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = Math.hypot(was[0] - other[0], was[1] - other[1]);
        this.scale(Math.hypot(is[0] - other[0], is[1] - other[1]) / Math.max(apart, 1), place((is[0] + other[0]) / 2, (is[1] + other[1]) / 2));
        this.move((-dx / 2) * this.unit, (-dy / 2) * this.unit);
        this.dragged = true;
      } else if (this.dragged || Math.hypot(dx, dy) > SLACK) {
        if (this.whole) return;
        this.dragged = true;
        this.move(-dx * this.unit, -dy * this.unit);
      } else return;
      this.pointers.set(event.pointerId, is);
    };
    const up = (event: PointerEvent): void => {
      this.pointers.delete(event.pointerId);
    };
    const click = (event: Event): void => {
      if (!this.dragged) return;
      event.stopPropagation(); // who moved the map did not choose
      event.preventDefault();
      this.dragged = false;
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    element.addEventListener("click", click, { capture: true });
    return () => {
      sized.disconnect();
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}

/** The middle of what is seen, so that nothing beyond the edge of the map is. */
function kept(middle: number, seen: number, all: number): number {
  const half = seen / 2;
  if (seen >= all + 2 * MARGIN) return all / 2;
  return Math.min(Math.max(middle, half - MARGIN), all + MARGIN - half);
}
