import type { Attachment } from "svelte/attachments";

/** What a board's things need of the table. */
interface Chooser {
  can(action: string): boolean;
  choose(action: string): void;
  answer(action: string): string;
  whyNot(actions: readonly string[]): void;
}

/**
 * Makes an element, HTML or SVG, offer an action while it is legal: it lights up (`data-can`), takes the focus, is called
 * by the action in words, and is chosen by click, Enter or Space. Of several actions the first legal one counts. Where none is,
 * a click asks why not.
 */
export function choosable(table: Chooser, actions: readonly string[]): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const action = actions.find((one) => table.can(one));
    if (action === undefined) {
      const ask = (): void => table.whyNot(actions);
      element.addEventListener("click", ask);
      return () => element.removeEventListener("click", ask);
    }
    const before = ["role", "tabindex", "aria-label"].map((name) => [name, element.getAttribute(name)] as const);
    element.dataset.can = action;
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    const called = element.getAttribute("aria-label");
    element.setAttribute("aria-label", both(table.answer(action), called ?? ""));
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
      for (const [name, value] of before)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
    };
  };
}

/** What choosing it does, and what it is, unless the one already says the other. */
function both(answer: string, called: string): string {
  return answer.toLowerCase().includes(called.toLowerCase()) ? answer : `${answer} – ${called}`;
}
