/** Whether something that is called `name` is what `token` names; `zone:hand` names all hands. */
export function isNamed(name: string, token: string): boolean {
  return name === token || (token.startsWith("zone:") && name.startsWith(`${token}:`));
}

const THINGS = "[data-about], [data-can], [data-action]";

/** Things that one of these tokens names: by what they are about, or by what they offer. */
function things(root: ParentNode, tokens: readonly string[]): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(THINGS)].filter(({ dataset }) => {
    const names = [...(dataset.about ?? "").split(" "), dataset.can ?? "", dataset.action ?? ""];
    return tokens.some((token) => names.some((name) => name !== "" && isNamed(name, token)));
  });
}

/** Light things up, whatever is drawn anew meanwhile, until the function that is given back is called. */
export function keepLit(root: HTMLElement, tokens: readonly string[]): () => void {
  const light = (): void => {
    for (const thing of things(root, tokens)) thing.classList.toggle("lit", true); // add() would be a change each time
  };
  const observer = new MutationObserver(light);
  light();
  const [last] = things(root, tokens.slice(-1)); // what is named last is what it is about most
  last?.scrollIntoView({ block: "nearest", inline: "nearest" }); // no more than it needs: the rest of the table is to be seen, too
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-about", "data-can"] });
  return () => {
    observer.disconnect();
    for (const thing of root.querySelectorAll(".lit")) thing.classList.remove("lit");
  };
}
