// A point at which a pointer hits this element, or a thing inside it that offers nothing of its own; or what covers it.
(element) => {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  for (const down of shares)
    for (const across of shares) {
      const [x, y] = [left + across * width, top + down * height];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit) && hit.closest("[data-can], button, a") === element) return { free: true, x, y };
    }
  return { free: false, by: document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 200) };
}
