// What is wrong with the room that a board takes: letters too small, the hand out of sight, things wider than the screen.
() => {
  const LEAST = 11.9; // pixels, of 12
  const main = document.querySelector("[data-testid=board]");
  const room = main.getBoundingClientRect();
  const found = [];
  if (main.scrollWidth > main.clientWidth) found.push(`${main.scrollWidth - main.clientWidth} px too wide`);
  const hand = document.querySelector("[data-testid=hand]")?.getBoundingClientRect();
  if (!hand) found.push("no hand");
  else if (hand.top < room.top - 1 || hand.bottom > room.bottom + 1) found.push(`the hand is at ${hand.top} to ${hand.bottom} of ${room.bottom}`);
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent.trim() || !element.checkVisibility() || element.closest(".hidden-words")) continue;
    const style = getComputedStyle(element);
    if (style.clipPath.startsWith("inset")) continue; // for those who listen
    const drawn = element instanceof SVGElement ? element.getScreenCTM() : null;
    const size = parseFloat(style.fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size < LEAST) found.push(`${size.toFixed(1)} px: ${text.textContent.trim().slice(0, 20)}`);
  }
  return found;
}
