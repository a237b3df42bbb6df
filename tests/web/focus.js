// Where the focus is, and whether one sees it: by an outline, or by anything else that is gone without it.
() => {
  const here = document.activeElement;
  const looks = () =>
    [here, ...here.querySelectorAll("*")]
      .map((element) => getComputedStyle(element))
      .map(({ outlineStyle, outlineWidth, stroke, strokeWidth, fill, filter, boxShadow }) =>
        [outlineStyle === "none" ? "" : outlineWidth, stroke, strokeWidth, fill, filter, boxShadow].join())
      .join();
  const focused = looks();
  here.blur();
  const seen = looks() !== focused;
  here.focus({ focusVisible: true });
  return {
    action: here.dataset.can ?? here.dataset.action ?? "",
    testid: here.dataset.testid ?? "",
    name: here.getAttribute("aria-label") ?? here.textContent.trim(),
    seen,
  };
}
