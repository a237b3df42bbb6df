// What the page offers now. Waits until that differs from `before`, and, if `ready`, until there is something to do.
async ({ before, ready, patience }) => {
  const text = (id) => document.querySelector(`[data-testid=${id}]`)?.textContent.trim() ?? "";
  const shown = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const names = (query, name) =>
    [...new Set([...document.querySelectorAll(query)].filter(shown).map((element) => element.dataset[name]))];
  const look = () => {
    const confirm = document.querySelector("[data-testid=confirm]");
    return {
      over: !!document.querySelector("[data-testid=end]"),
      prompt: text("prompt"),
      draft: text("draft"),
      told: text("live"),
      log: document.querySelectorAll("[data-testid=log] > li").length,
      table: names("[data-testid=board] [data-can]", "can"),
      bar: names("[data-testid=choice-bar] .choices [data-action]", "action"),
      whole: !!confirm && !confirm.disabled,
      notice: document.querySelector("[data-testid=choice-bar] [role=alert]")?.textContent ?? "",
    };
  };
  // Until something on the page is another; or for a while, as what is only drawn otherwise tells nobody.
  const changed = () =>
    new Promise((resolve) => {
      const done = () => {
        watch.disconnect();
        clearTimeout(timer);
        setTimeout(resolve, 5); // with what belongs to it
      };
      const watch = new MutationObserver(done);
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const timer = setTimeout(done, 100);
    });
  const end = performance.now() + patience;
  for (;;) {
    const seen = look();
    const same = JSON.stringify(seen);
    const open = seen.over || seen.whole || seen.table.length > 0 || seen.bar.length > 0;
    if ((same !== before && (open || !ready)) || performance.now() > end) return { ...seen, same };
    await changed();
  }
}
