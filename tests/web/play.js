// Plays for a person, by clicking on whatever the page offers, until it shows the result. What is chosen follows from what
// the page says, so that the same table is played in the same way each time.
() => {
  const one = (query) => document.querySelector(query);
  const text = (id) => one(`[data-testid=${id}]`)?.textContent.trim() ?? "";
  const log = () => text("log").replace(text("deal"), "").trim(); // without the code of the deal, which is never the same
  const pick = (choices) => {
    let number = 0;
    for (const letter of text("prompt") + text("draft") + log()) number = (31 * number + letter.codePointAt(0)) % 1_000_003;
    return choices[number % choices.length];
  };
  const step = () => {
    if (one("[data-testid=end]")) return;
    const confirm = one("[data-testid=confirm]:enabled, [data-testid=deal-end] button, [data-testid=go-on]");
    const choices = document.querySelectorAll("[data-testid=choice-bar] .choices [data-action], [data-testid=board] [data-can]");
    if (confirm) confirm.click();
    else if (choices.length && !one("[data-testid=chosen]"))
      pick(choices).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    setTimeout(step, 200);
  };
  step();
}
