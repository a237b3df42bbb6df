import type { Attachment } from "svelte/attachments";
import { pointer, type Reason } from "./detail.svelte";

/** What a board's things need of the table. */
interface Chooser {
  can(action: string): boolean;
  choose(action: string): void;
  readonly ready?: string; // the action that was prepared
  answer(action: string): string;
  whyNot(actions: readonly string[]): Promise<Reason | null>;
}

const HOVER = 400; // milliseconds until one who points is told why not

/**
 * Makes an element, HTML or SVG, offer an action while it is legal: it lights up (`data-can`), takes the focus, is called
 * by the action in words, and is chosen by click, Enter or Space. Of several actions the first legal one counts. Where none is,
 * it says why to those who point, tap or come by the arrow keys (`data-why`). What was prepared is marked (`data-ready`).
 */
export function choosable(table: Chooser, actions: readonly string[]): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const action = actions.find((one) => table.can(one));
    const end = action === undefined ? explain(element, table, actions) : offer(element, table, action);
    if (!table.ready || !actions.includes(table.ready)) return end;
    element.dataset.ready = "";
    return () => {
      end?.();
      delete element.dataset.ready;
    };
  };
}

function offer(element: HTMLElement | SVGElement, table: Chooser, action: string): () => void {
  const label = both(table.answer(action), element.getAttribute("aria-label") ?? "");
  const worn = Object.entries({ role: "button", tabindex: "0", "aria-label": label }).map(([name, value]) => {
    const before = element.getAttribute(name);
    element.setAttribute(name, value);
    return { name, value, before };
  });
  element.dataset.can = action;
  const click = (event: Event): void => {
    event.stopPropagation();
    table.choose(action);
  };
  const key = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (event.target !== element || (key !== "Enter" && key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    table.choose(action);
  };
  element.addEventListener("click", click);
  element.addEventListener("keydown", key);
  return () => {
    element.removeEventListener("click", click);
    element.removeEventListener("keydown", key);
    delete element.dataset.can;
    for (const { name, value, before } of worn) {
      if (element.getAttribute(name) !== value) continue; // the board has changed it since
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
    }
  };
}

function explain(element: HTMLElement | SVGElement, table: Chooser, actions: readonly string[]): (() => void) | undefined {
  if (!actions.length) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let here = false; // pointed at, tapped or focused
  const ask = async (): Promise<void> => {
    const reason = await table.whyNot(actions);
    if (here && reason) pointer.explain(element, reason);
  };
  const begin = (after: number): void => {
    here = true;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), after);
  };
  const end = (): void => {
    here = false;
    clearTimeout(timer);
    pointer.explain(element, null);
  };
  const tabbed = element.getAttribute("tabindex");
  if (tabbed === null) element.setAttribute("tabindex", "-1"); // for the arrow keys
  element.dataset.why = "";
  const over = new AbortController();
  const on = (type: string, act: (event: Event) => void): void => element.addEventListener(type, act, { signal: over.signal });
  on("pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && begin(HOVER));
  on("pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && end());
  on("focusin", () => element.matches(":focus-visible") && begin(0));
  on("focusout", end);
  on("keydown", (event) => (event as KeyboardEvent).key === "Escape" && end()); // an answer on its way is not wanted any more
  on("click", (event) => !(event.target as Element).closest("[data-can]") && begin(0));
  return () => {
    end();
    over.abort();
    delete element.dataset.why;
    if (tabbed === null) element.removeAttribute("tabindex");
  };
}

/** What choosing it does, and what it is, unless the one already says the other. */
function both(answer: string, called: string): string {
  return answer.toLowerCase().includes(called.toLowerCase()) ? answer : `${answer} – ${called}`;
}
