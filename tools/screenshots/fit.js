// What is wrong with the page as it stands: things that cover each other, are cut off, or cannot be read.
// `table`: whether it is a table, of which hand and question are in sight; `still`: whether it needs no scrolling.
({ table, still }) => {
  const LEAST = 11.5; // pixels that letters are high: 12, as scales are measured in whole pixels
  const SLACK = 1.5;
  const faults = new Set();
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".hidden-words, [inert]") &&
    getComputedStyle(element).clipPath !== "inset(50%)"; // only for those who listen
  const named = (element) => {
    const id = element.closest("[data-testid]")?.dataset.testid ?? "";
    const own = [...element.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    const said = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    return `${id && `${id}: `}${element.localName}${own && `.${own}`} “${said}”`;
  };
  const scrolls = (style) => /auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY);

  /** What is seen of an element, after all that cut it off. */
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (!scrolls(style)) continue;
      const box = up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  };
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);

  // 1. Nothing goes beyond the page.
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.add(`the page is ${page.scrollWidth - innerWidth} pixels too wide`);
  if (table && page.scrollHeight > innerHeight) faults.add(`the page is ${page.scrollHeight - innerHeight} pixels too high`);
  const board = document.querySelector("[data-testid=board]");
  if (still && board && board.scrollHeight > board.clientHeight + SLACK)
    faults.add(`the board is ${board.scrollHeight - board.clientHeight} pixels too high`);
  if (board && board.scrollWidth > board.clientWidth + SLACK)
    faults.add(`the board is ${board.scrollWidth - board.clientWidth} pixels too wide`);

  // 2. What is marked does not cover each other. What sticks to an edge lies above what is scrolled below it.
  const loose = (element) => element.closest("dialog, .veil") || /sticky|fixed/.test(getComputedStyle(element).position);
  const apart = [...document.querySelectorAll("[data-apart]")].filter(shown).filter((element) => !loose(element));
  const boxes = apart.map(seen);
  apart.forEach((one, at) =>
    apart.slice(at + 1).forEach((other, after) => {
      if (one.contains(other) || other.contains(one)) return;
      const [a, b] = [boxes[at], boxes[at + 1 + after]];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > SLACK && height > SLACK) faults.add(`${named(one)} and ${named(other)} overlap by ${Math.round(width)} x ${Math.round(height)}`);
    }),
  );

  // 3. Nothing is cut off but where that is meant.
  for (const element of document.querySelectorAll("body *:not(svg *)")) {
    if (element.matches("[data-cut], option, select, input, textarea") || !element.clientWidth || !element.textContent.trim() || !shown(element)) continue;
    const style = getComputedStyle(element);
    const wide = element.scrollWidth - element.clientWidth;
    const high = element.scrollHeight - element.clientHeight;
    if (/auto|scroll|hidden|clip/.test(style.overflowX) && wide > SLACK) faults.add(`${named(element)} is cut off by ${wide} pixels at its side`);
    if (/auto|scroll|hidden|clip/.test(style.overflowY) && high > SLACK) faults.add(`${named(element)} is cut off by ${high} pixels at its foot`);
  }
  // What is chosen in a list can be read, too; its arrow needs some room.
  const ARROW = 16;
  const pen = document.createElement("canvas").getContext("2d");
  for (const list of [...document.querySelectorAll("select")].filter(shown)) {
    const style = getComputedStyle(list);
    pen.font = style.font;
    const needed = pen.measureText(list.selectedOptions[0]?.text ?? "").width + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + ARROW;
    if (needed > list.clientWidth + SLACK) faults.add(`${named(list)} is cut off by ${Math.round(needed - list.clientWidth)} pixels at its side`);
  }

  // 4. Letters can be read.
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.matches("script, style, option") || !shown(element)) continue;
    if (element.closest("[data-zoom]")) continue; // one can come nearer
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || area(seen(element)) < 1) continue;
    let whole = element; // large enough that its scale can be measured
    while (whole.offsetWidth < 40 && whole.parentElement) whole = whole.parentElement;
    const scaled = element instanceof SVGElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : whole.getBoundingClientRect().width / whole.offsetWidth;
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.min(1, scaled);
    if (size < LEAST) faults.add(`${named(element)} has letters of ${size.toFixed(1)} pixels`);
    else if (!element.closest("[data-cut]") && (box.left < -SLACK || box.right > innerWidth + SLACK)) faults.add(`${named(element)} goes beyond the window`);
  }

  // 5. The question and the hand are in sight, and can be hit.
  for (const [what, query] of table ? [["the question", "[data-testid=prompt]"], ["a card of the hand", "[data-testid=hand] [data-move]"]] : []) {
    for (const element of [...document.querySelectorAll(query)].filter(shown)) {
      if (element.closest("[data-testid=hand][data-cut]")) continue; // a hand too large for the screen is scrolled
      const box = element.getBoundingClientRect();
      const part = area(seen(element)) / (box.width * box.height);
      if (part < 0.97) faults.add(`${what} is seen only to ${Math.round(100 * part)} percent: ${named(element)}`);
    }
  }
  return [...faults];
};
