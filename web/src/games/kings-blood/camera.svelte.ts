import type { Attachment } from "svelte/attachments";
import { around, type Box, type Point } from "./layout";

const FARTHEST = 0.16;
const NEAREST = 2.4;
const LARGEST = 2; // as large as it is shown unasked, where the pane is high enough
const USUAL = 350; // pixels that a pane is high in which cards have their own size
const LEGIBLE = 0.58; // at which names can be read
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

/** Pixels at the edges of the pane that other things lie on. */
export interface Inset {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The pane, and what of it is free. */
export interface Pane extends Size {
  inset: Inset;
}

/** How to show a box as large as it fits into what is free. */
export function frame(box: Box, pane: Pane): Shot {
  const largest = Math.min(LARGEST, Math.max(1, pane.height / USUAL));
  const { left, top, right, bottom } = pane.inset;
  const across = (pane.width - left - right) / (box.right - box.left);
  const down = (pane.height - top - bottom) / (box.bottom - box.top);
  const zoom = Math.max(FARTHEST, Math.min(across, down, largest));
  const [x, y] = [(box.left + box.right - (left - right) / zoom) / 2, (box.top + box.bottom - (top - bottom) / zoom) / 2];
  return { x, y, zoom };
}

/** What a shot shows in the whole pane. */
export function seen(shot: Shot, size: Size): Box {
  const [x, y] = [size.width / 2 / shot.zoom, size.height / 2 / shot.zoom];
  return { left: shot.x - x, top: shot.y - y, right: shot.x + x, bottom: shot.y + y };
}

/** What a shot shows where the pane is free. */
export function free(shot: Shot, pane: Pane): Box {
  const all = seen(shot, pane);
  const { left, top, right, bottom } = pane.inset;
  const slack = 1 / shot.zoom;
  return {
    left: all.left + left / shot.zoom - slack,
    top: all.top + top / shot.zoom - slack,
    right: all.right - right / shot.zoom + slack,
    bottom: all.bottom - bottom / shot.zoom + slack,
  };
}

export function holds(outer: Box, inner: Box): boolean {
  return outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
}

/** All of the tree where its names can be read; otherwise what matters now, as near as all of it fits. */
export function follow(whole: Box, matters: readonly Point[], pane: Pane): Shot {
  const all = frame(whole, pane);
  if (all.zoom >= LEGIBLE || !matters.length) return all;
  const near = frame(around(matters), pane);
  const reach = free(near, pane);
  // No emptiness beyond the tree, if it can be helped.
  const x = clamp(near.x, whole.left - reach.left + near.x, whole.right - reach.right + near.x, all.x);
  const y = clamp(near.y, whole.top - reach.top + near.y, whole.bottom - reach.bottom + near.y, all.y);
  const moved = { x, y, zoom: near.zoom };
  return holds(free(moved, pane), around(matters)) ? moved : near;
}

function clamp(value: number, least: number, most: number, otherwise: number): number {
  return least > most ? otherwise : Math.min(Math.max(value, least), most);
}

/** How the pane looks at the tree. It follows the game until a person takes it; then only if what matters is out of sight. */
export class Camera {
  shot = $state.raw<Shot>({ x: 0, y: 0, zoom: 1 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  private inset: Inset = { left: 0, top: 0, right: 0, bottom: 0 };
  smooth = $state(false);
  private taken = false;

  get transform(): string {
    const { x, y, zoom } = this.shot;
    return `translate(${this.size.width / 2 - x * zoom}px, ${this.size.height / 2 - y * zoom}px) scale(${zoom})`;
  }

  private get pane(): Pane {
    return { ...this.size, inset: this.inset };
  }

  get seen(): Box {
    return seen(this.shot, this.size);
  }

  /** Something changed. */
  watch(whole: Box, matters: readonly Point[], pane: Pane): void {
    this.inset = pane.inset;
    if (!pane.width || !pane.height) return;
    if (this.taken && (!matters.length || holds(free(this.shot, this.pane), around(matters)))) return;
    this.taken = false;
    this.go(follow(whole, matters, pane));
  }

  /** Show this, because a person asked for it. */
  show(box: Box, taken: boolean): void {
    this.taken = taken;
    this.go(frame(box, this.pane));
  }

  /** Bring a point into sight. */
  reveal(point: Point): void {
    if (!holds(free(this.shot, this.pane), around([point]))) this.go({ ...this.shot, ...point });
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
