import type { Detail } from "../../lib/detail.svelte";
import { tokens } from "./art";
import type { Court } from "./insight";

// Things on the table in words, besides the characters.

/** What a token is: how many are left, and what one is worth now. */
export function tokenDetail({ words, view }: Court, colour: number): Detail {
  const { id, icon } = tokens[colour] ?? { id: "", icon: "" };
  if (colour >= view.stock.length) return { title: words.say(`sign-${id}`), text: words.say("bk-elimination-text"), icon };
  const facts: [string, string][] = [
    [words.say("table-stock"), String(view.stock[colour])],
    [words.say("table-worth"), String(view.worth[colour])],
  ];
  return { title: words.say(`sign-${id}`), text: words.say("bk-token-text"), facts, icon };
}

/** What can be said of a card that lies face down. */
export function backDetail({ words }: Court, back: string): Detail {
  return { title: words.say(`sign-${back}`), text: words.say(`bk-${back}-text`) };
}
