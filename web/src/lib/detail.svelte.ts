import type { Attachment } from "svelte/attachments";
import { settings } from "./settings.svelte";

/** What a popover tells of a card or another thing. */
export interface Detail {
  title: string;
  text?: string;
  facts?: [label: string, value: string][];
  icon?: string;
}

/** Why something cannot be chosen: a rule, and what it says. */
export interface Reason {
  rule: string;
  text: string;
}

interface Shown {
  anchor: Element;
  detail: Detail | null;
  large: boolean; // it was asked for, and is to be read
}

const HOVER = 250; // milliseconds until a popover opens
const LONG_PRESS = 450;

/** The one popover of the page: what it shows, and beside which element. */
class Pointer {
  shown = $state.raw<Shown | null>(null);
  reason = $state.raw<(Reason & { anchor: Element }) | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly told = new WeakMap<Element, () => Detail>();

  open(anchor: Element, detail: Detail, after: number, large = false): void {
    clearTimeout(this.timer);
    if (large && !settings.read) settings.change({ read: true });
    const show = (): void => void (this.shown = { anchor, detail, large });
    if (after > 0) this.timer = setTimeout(show, after);
    else show();
  }

  /** Tell why an element cannot be chosen, beside what is told of it, if anything is. */
  explain(anchor: Element, reason: Reason | null): void {
    if (reason) {
      this.reason = { ...reason, anchor };
      if (!this.shown || !related(this.shown.anchor, anchor)) this.shown = { anchor, detail: null, large: false };
    } else if (this.reason?.anchor === anchor) {
      queueMicrotask(() => (this.reason = null));
      if (this.shown?.anchor === anchor && !this.shown.detail) this.close(anchor);
    }
  }

  close(anchor?: Element): void {
    clearTimeout(this.timer);
    if (!anchor || this.shown?.anchor === anchor) queueMicrotask(() => (this.shown = null)); // the anchor may be going just now
  }

  /** What can be told of an element, or of what it holds or lies in. */
  of(element: Element): Detail | null {
    const near = [element, ...element.querySelectorAll("[data-detail]"), element.closest("[data-detail]")];
    for (const one of near) {
      const tell = one && this.told.get(one);
      if (tell) return tell();
    }
    return null;
  }

  know(element: Element, tell: () => Detail): void {
    this.told.set(element, tell);
  }
}

export const pointer = new Pointer();

/** Whether one of two elements lies in the other. */
export function related(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one);
}

/**
 * Tells of an element on hover, on focus and on a long press; large by a tap or a click where that chooses nothing. `tell` is
 * called when it is asked for.
 */
export function detailed(tell: () => Detail): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    let due = false; // the mouse has come, and must move to ask: a thing that comes to lie under it is not pointed at
    const over = new AbortController();
    const { signal } = over;
    const listen = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(type, act as EventListener, { signal, capture: type === "click" || type === "pointermove" }); // what lies inside comes last
    element.dataset.detail = "";
    pointer.know(element, tell);
    listen("pointerenter", (event) => (due = event.pointerType === "mouse"));
    listen("pointermove", () => {
      if (due) pointer.open(element, tell(), HOVER);
      due = false;
    });
    listen("pointerleave", (event) => {
      due = false;
      clearTimeout(pressed);
      if (event.pointerType === "mouse") pointer.close(element);
    });
    listen("focusin", () => element.matches(":focus-visible") && pointer.open(element, tell(), 0));
    listen("focusout", () => pointer.close(element));
    listen("pointerdown", (event) => {
      long = false;
      if (event.pointerType === "mouse") return;
      pressed = setTimeout(() => {
        long = true;
        pointer.open(element, tell(), 0, true);
      }, LONG_PRESS);
    });
    listen("pointerup", () => clearTimeout(pressed));
    listen("contextmenu", (event) => long && event.preventDefault());
    listen("click", (event) => {
      if (long) {
        event.stopPropagation(); // a long press asks, and does not choose
        event.preventDefault();
        long = false;
      } else if ((event.target as Element).closest("[data-can], button, a")) pointer.close(element);
      else pointer.open(element, tell(), 0, true);
    });
    return () => {
      clearTimeout(pressed);
      pointer.close(element);
      over.abort();
      delete element.dataset.detail;
    };
  };
}
