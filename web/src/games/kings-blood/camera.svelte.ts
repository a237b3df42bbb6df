import type { Attachment } from "svelte/attachments";
import { around, type Box, type Point } from "./layout";

const FARTHEST = 0.16;
const NEAREST = 1.6;
const LEGIBLE = 0.62; // at which names can be read
const MARGIN = 18; // pixels that stay free around what is shown
const SLACK = 6; // pixels that a pointer moves before it drags
const STEP = 1.25;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface Size {
  width: number;
  height: number;
}

/** What is in the middle of the pane, and how large. */
export interface Shot extends Point {
  zoom: number;
}

/** How to show a box as large as it fits. */
export function frame(box: Box, size: Size, largest = 1): Shot {
  const across = (size.width - 2 * MARGIN) / (box.right - box.left);
  const down = (size.height - 2 * MARGIN) / (box.bottom - box.top);
  const zoom = Math.max(FARTHEST, Math.min(across, down, largest));
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom };
}

/** What a shot shows. */
export function seen(shot: Shot, size: Size): Box {
  const [x, y] = [size.width / 2 / shot.zoom, size.height / 2 / shot.zoom];
  return { left: shot.x - x, top: shot.y - y, right: shot.x + x, bottom: shot.y + y };
}

export function holds(outer: Box, inner: Box): boolean {
  return outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
}

/** All of the tree where its names can be read; otherwise what matters now, as near as all of it fits. */
export function follow(whole: Box, matters: readonly Point[], size: Size): Shot {
  const all = frame(whole, size);
  if (all.zoom >= LEGIBLE || !matters.length) return all;
  const near = frame(around(matters), size, 0.85);
  const reach = seen(near, size);
  // No emptiness beyond the tree, if it can be helped.
  const x = clamp(near.x, whole.left - reach.left + near.x, whole.right - reach.right + near.x, (whole.left + whole.right) / 2);
  const y = clamp(near.y, whole.top - reach.top + near.y, whole.bottom - reach.bottom + near.y, (whole.top + whole.bottom) / 2);
  const moved = { x, y, zoom: near.zoom };
  return holds(seen(moved, size), around(matters)) ? moved : near;
}

function clamp(value: number, least: number, most: number, otherwise: number): number {
  return least > most ? otherwise : Math.min(Math.max(value, least), most);
}

/** How the pane looks at the tree. It follows the game until a person takes it; then only if what matters is out of sight. */
export class Camera {
  shot = $state.raw<Shot>({ x: 0, y: 0, zoom: 1 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  smooth = $state(false);
  private taken = false;

  get transform(): string {
    const { x, y, zoom } = this.shot;
    return `translate(${this.size.width / 2 - x * zoom}px, ${this.size.height / 2 - y * zoom}px) scale(${zoom})`;
  }

  get seen(): Box {
    return seen(this.shot, this.size);
  }

  /** Something changed. */
  watch(whole: Box, matters: readonly Point[]): void {
    if (!this.size.width) return;
    if (this.taken && (!matters.length || holds(this.seen, around(matters)))) return;
    this.taken = false;
    this.go(follow(whole, matters, this.size));
  }

  /** Show this, because a person asked for it. */
  show(box: Box, taken: boolean): void {
    this.taken = taken;
    this.go(frame(box, this.size, taken ? 1 : 1));
  }

  /** Bring a point into sight. */
  reveal(point: Point): void {
    if (!holds(this.seen, around([point]))) this.go({ ...this.shot, ...point });
  }

  /** Nearer or farther; `at` stays where it is in the pane. */
  zoomBy(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }, smooth = true): void {
    const { x, y, zoom } = this.shot;
    const next = Math.min(NEAREST, Math.max(FARTHEST, zoom * factor));
    const [dx, dy] = [at.x - this.size.width / 2, at.y - this.size.height / 2];
    this.taken = true;
    this.go({ x: x + dx / zoom - dx / next, y: y + dy / zoom - dy / next, zoom: next }, smooth);
  }

  panBy(dx: number, dy: number, smooth = false): void {
    const { x, y, zoom } = this.shot;
    this.taken = true;
    this.go({ x: x - dx / zoom, y: y - dy / zoom, zoom }, smooth);
  }

  centre(point: Point): void {
    this.taken = true;
    this.go({ ...this.shot, ...point }, false);
  }

  private go(shot: Shot, smooth = true): void {
    this.smooth = smooth && this.shown;
    this.shown = true;
    this.shot = shot;
  }
  private shown = false;

  /** For the pane: drag to pan, pinch or wheel to zoom, arrows and + and - when it has the focus. */
  readonly handle: Attachment<HTMLElement> = (pane) => {
    const fingers = new Map<number, Point>();
    let dragging = false;
    let start: Point = { x: 0, y: 0 };
    const local = ({ clientX, clientY }: MouseEvent): Point => {
      const box = pane.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest("[data-still]")) return;
      fingers.set(event.pointerId, local(event));
      if (fingers.size === 1) [dragging, start] = [false, local(event)];
    };
    const move = (event: PointerEvent): void => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const is = local(event);
      if (!dragging && Math.hypot(is.x - start.x, is.y - start.y) < SLACK) return;
      dragging = true;
      pane.setPointerCapture(event.pointerId);
      const before = spread();
      fingers.set(event.pointerId, is);
      this.panBy((is.x - was.x) / fingers.size, (is.y - was.y) / fingers.size);
      if (fingers.size === 2 && before) {
        const [a, b] = [...fingers.values()] as [Point, Point];
        this.zoomBy(spread() / before, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, false);
      }
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    const click = (event: Event): void => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation(); // the end of a drag chooses nothing
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY / 500), local(event), false);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.target !== pane) return;
      const arrow = ARROWS[event.key];
      if (arrow) this.panBy(-arrow.x * 90, -arrow.y * 90, true);
      else if (event.key === "+") this.zoomBy(STEP);
      else if (event.key === "-") this.zoomBy(1 / STEP);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };

    pane.tabIndex = 0;
    const gone = new AbortController();
    const { signal } = gone;
    pane.addEventListener("pointerdown", down, { signal });
    pane.addEventListener("pointermove", move, { signal });
    pane.addEventListener("pointerup", up, { signal });
    pane.addEventListener("pointercancel", up, { signal });
    pane.addEventListener("click", click, { signal, capture: true });
    pane.addEventListener("wheel", wheel, { signal, passive: false });
    pane.addEventListener("keydown", key, { signal });
    return () => gone.abort();
  };
}
