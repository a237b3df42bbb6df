// The keyboard at the table. Tab goes to what can be chosen first, from there through all of it to the choices in words, and
// only then on as the page is written. The arrow keys go from thing to thing on the board, also to what can only be read.

const BOARD = "[data-testid=board]";
const BAR = "[data-testid=choice-bar] .choices";
const IDLE = `${BOARD} :is([data-why], [data-detail]):not(button, a)`; // which cannot be chosen now, and may have been just before
const THINGS = `${BOARD} :is([data-can], [data-why], [data-detail])`;
const OPEN = "[data-testid=choice-bar] [role=menu], dialog[open], [data-testid=interlude]";
const ARROWS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type Thing = HTMLElement | SVGElement;

function find(query: string): Thing[] {
  return [...document.querySelectorAll<Thing>(query)].filter((one) => one.checkVisibility() && one.getClientRects().length > 0);
}

/** Go where a key leads; whether it led anywhere. */
export function reach(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector(OPEN)) return false;
  const way = ARROWS[event.key];
  const found = event.key === "Tab" ? next(event.shiftKey) : way ? nearest(way) : undefined;
  if (!found) return false;
  if (!found.hasAttribute("tabindex")) found.setAttribute("tabindex", "-1"); // it can be gone to, but Tab passes it by
  found.focus();
  found.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  event.preventDefault();
  return true;
}

function next(back: boolean): Thing | undefined {
  const stops = [...find(`${BOARD} [data-can]`), ...find(`${BAR} button:enabled`)];
  const here = document.activeElement;
  const at = stops.indexOf(here as Thing);
  if (at >= 0) return stops[at + (back ? -1 : 1)];
  const nowhere = isNowhere() || here?.matches(IDLE);
  return nowhere && !back ? stops[0] : undefined;
}

function isNowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

function nearest([x, y]: [number, number]): Thing | undefined {
  const here = document.activeElement;
  if (isNowhere()) return [...find(`${BOARD} [data-can]`), ...find(`${BOARD} [data-detail]`)][0];
  if (!here?.matches(THINGS)) return undefined;
  const from = centre(here);
  const ways = find(THINGS)
    .filter((one) => one !== here)
    .map((one) => {
      const [left, top] = centre(one);
      const [along, across] = [(left - from[0]) * x + (top - from[1]) * y, (left - from[0]) * y + (top - from[1]) * x];
      return { one, along, far: along + 2 * Math.abs(across) };
    })
    .filter(({ along }) => along > 1);
  return ways.sort((a, b) => a.far - b.far)[0]?.one;
}

function centre(thing: Element): [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
