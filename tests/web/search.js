// Looks for secrets. In memory, in everything that can be reached from window or from a node of the page by own properties,
// maps and sets: lists of numbers, or of things of a kind, that are one of `hands`, and texts that hold one of `words`.
// On the page: elements that name just the cards of one of `named`, in their text or their attributes.
({ hands, named, words, names }) => {
  const key = (numbers) => [...numbers].sort((a, b) => a - b).join();
  const wanted = new Set(hands.map(key));
  const found = [];
  const seen = new Set();
  const queue = [[window, "window"], [{ ...localStorage }, "localStorage"], [{ ...sessionStorage }, "sessionStorage"]];
  for (const node of document.querySelectorAll("*")) queue.push([node, `<${node.localName}>`]);
  const judge = (list, path) => {
    const numbers = list.map((one) => (typeof one === "object" && one !== null ? one.kind : one));
    if (numbers.length && numbers.every(Number.isInteger) && wanted.has(key(numbers))) found.push(`cards at ${path}`);
  };
  const take = (value, path) => {
    if (typeof value === "string") {
      for (const word of words) if (value.includes(word)) found.push(`a secret at ${path}`);
    } else if ((typeof value === "object" && value !== null) || typeof value === "function") {
      if (!seen.has(value)) queue.push([value, path]);
    }
  };
  for (let at = 0; at < queue.length; at++) {
    const [thing, path] = queue[at];
    if (seen.has(thing)) continue;
    seen.add(thing);
    if (Array.isArray(thing) && thing.length <= 200) judge(thing, path);
    if (ArrayBuffer.isView(thing) && !(thing instanceof DataView) && thing.length <= 200) judge(Array.from(thing), path);
    if (thing instanceof Set) judge([...thing], path);
    if (thing instanceof Map || thing instanceof Set) for (const entry of thing) take(entry, `${path} entry`);
    let own = [];
    try { own = Reflect.ownKeys(thing); } catch { continue; }
    for (const name of own) {
      const { value, get } = Object.getOwnPropertyDescriptor(thing, name) ?? {};
      if (!get) take(value, `${path}.${String(name)}`);
      else if (thing === window) take(window[name], `${path}.${String(name)}`); // those of prototypes ask for nothing
    }
  }

  const kinds = new Map(names.flatMap((called, kind) => called.map((one) => [one.toLowerCase(), kind])));
  const all = [...kinds.keys()].sort((a, b) => b.length - a.length).map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const mention = new RegExp(`(?<![a-z])(${all.join("|")})(?![a-z])|\\bcard-(\\d+)\\b`, "gi");
  const sets = new Set(named.map((hand) => key(new Set(hand))));
  const read = (element) => {
    const here = new Set();
    const parts = [...element.attributes].map((one) => one.value);
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) parts.push(child.data);
    for (const part of parts)
      for (const [, name, number] of part.matchAll(mention)) here.add(name ? kinds.get(name.toLowerCase()) : Number(number));
    for (const child of element.children) for (const kind of read(child)) here.add(kind);
    if (sets.has(key(here))) found.push(`cards on the page, in <${element.localName} class="${element.className}">`);
    return here;
  };
  read(document.body);
  return { found, walked: seen.size };
}
