import type { Candidate, ExpectedReply } from "./wire";
import type { Words } from "./words";

const WORTH_TELLING = 0.03; // chances to win by which the next best choice must be worse

/**
 * Why the first of some choices is advised, in sentences: how well it turns out, which reply the search expects, and which one it avoids. This is
 * review/hints.py and cli/hints.py for the browser; `answer` puts a choice in words.
 */
export function reasons(words: Words, candidates: readonly Candidate[], answer: (action: string) => string): string[] {
  const [best, other] = candidates;
  if (!best) return [];
  const said = [words.say("hint-advises", { action: answer(best.action), chance: Math.round(100 * best.expected) })];
  if (best.reply) said.push(words.say("hint-expects", variables(words, best.reply)));
  const avoided = other?.reply;
  if (!avoided) return said;
  const cost = best.expected - other.expected;
  if (cost < WORTH_TELLING || avoided.expected > best.expected - WORTH_TELLING) return said;
  const told = { other: answer(other.action), points: Math.round(100 * cost), ...variables(words, avoided) };
  return [...said, words.say("hint-avoids", told)];
}

function variables(words: Words, { seat, action, prompt, share }: ExpectedReply): Record<string, string | number> {
  return { ...words.who("player", [seat]), action: words.action(action, prompt), share: Math.max(1, Math.round(10 * share)) };
}
