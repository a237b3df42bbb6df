import { prefersCalm } from "./settings.svelte";

// Things that move: whatever carries the same `data-move` before and after a change of the table glides from where it
// was to where it is, whichever element shows it. A new thing with `data-from` comes from the thing of that name; of several
// names, from the first that was on the table and is gone now, else from the last.

const DURATION = 380;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export type Places = Map<string, DOMRect>;

/** Where everything is now. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-move]"))
    found.set(element.dataset.move ?? "", element.getBoundingClientRect());
  return found;
}

/** Let everything glide from where it was. */
export function glide(root: Element, before: Places): void {
  if (prefersCalm()) return;
  const moving = [...root.querySelectorAll<HTMLElement>("[data-move]")];
  const here = new Set(moving.map((element) => element.dataset.move));
  for (const element of moving) {
    const origins = (element.dataset.from ?? "").split(" ");
    const origin = origins.find((name) => before.has(name) && !here.has(name)) ?? origins.at(-1) ?? "";
    const was = before.get(element.dataset.move ?? "") ?? before.get(origin);
    const is = element.getBoundingClientRect();
    if (!was) {
      if (before.size) element.animate([{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration: DURATION });
      continue;
    }
    const zoom = (element.offsetWidth && is.width / element.offsetWidth) || 1; // of a part of the board that is scaled
    const x = (was.left + was.width / 2 - is.left - is.width / 2) / zoom;
    const y = (was.top + was.height / 2 - is.top - is.height / 2) / zoom;
    const scale = is.width ? was.width / is.width : 1;
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) continue;
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 }, { transform: "none", zIndex: 20 }], {
      duration: DURATION,
      easing: EASING,
    });
  }
}
