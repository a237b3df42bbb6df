import type { Attachment } from "svelte/attachments";

/** What a popover tells of a card or another thing. */
export interface Detail {
  title: string;
  text?: string;
  facts?: [label: string, value: string][];
  icon?: string;
}

const HOVER = 250; // milliseconds until a popover opens
const LONG_PRESS = 450;

/** The one popover of the page: what it shows, and beside which element. */
class Pointer {
  shown = $state.raw<{ detail: Detail; anchor: Element } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(anchor: Element, detail: Detail, after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = { anchor, detail }), after);
  }

  close(anchor?: Element): void {
    clearTimeout(this.timer);
    if (!anchor || this.shown?.anchor === anchor) queueMicrotask(() => (this.shown = null)); // the anchor may be going just now
  }
}

export const pointer = new Pointer();

/** Tells of an element on hover, on focus and on a long press. `tell` is called when it is asked for. */
export function detailed(tell: () => Detail): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(type, act as EventListener, type === "click" ? { capture: true } : undefined);
    const off: [string, EventListener][] = [];
    const listen: typeof on = (type, act) => {
      on(type, act);
      off.push([type, act as EventListener]);
    };
    listen("pointerenter", (event) => event.pointerType === "mouse" && pointer.open(element, tell(), HOVER));
    listen("pointerleave", () => {
      clearTimeout(pressed);
      pointer.close(element);
    });
    listen("focusin", () => element.matches(":focus-visible") && pointer.open(element, tell(), 0));
    listen("focusout", () => pointer.close(element));
    listen("pointerdown", (event) => {
      long = false;
      if (event.pointerType === "mouse") return;
      pressed = setTimeout(() => {
        long = true;
        pointer.open(element, tell(), 0);
      }, LONG_PRESS);
    });
    listen("pointerup", () => clearTimeout(pressed));
    listen("contextmenu", (event) => long && event.preventDefault());
    listen("click", (event) => {
      if (!long) {
        pointer.close(element);
        return;
      }
      event.stopPropagation(); // a long press asks, and does not choose
      event.preventDefault();
      long = false;
    });
    return () => {
      pointer.close(element);
      for (const [type, act] of off) element.removeEventListener(type, act, { capture: type === "click" });
    };
  };
}
