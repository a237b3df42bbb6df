import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const engine = join(here, "../src/regalia");
const games = readdirSync(join(engine, "games"))
  .map((name) => join(engine, "games", name))
  .filter((folder) => existsSync(join(folder, "RULES.md")));

/** Ids of messages, and of their attributes as `message.attribute`; cli/language.py reads catalogues in the same way. */
export function entries(text: string): Set<string> {
  const found = new Set<string>();
  let message = "";
  for (const [, name, attribute] of text.matchAll(/^(?:([a-z][\w-]*)|    \.([a-z][\w-]*)) *=/gm)) {
    message = name ?? message;
    found.add(name ?? `${message}.${attribute}`);
  }
  return found;
}

/** What a language lacks of what English has, by file and id. */
export function gaps(language: string): string[] {
  const theirs = games.flatMap((folder) => [join(folder, "text"), join(folder, "lessons")]);
  const texts = [join(here, "src/text"), join(engine, "text"), ...theirs];
  const missing = texts.flatMap((folder) => {
    const [english, own] = [`${folder}/en.ftl`, `${folder}/${language}.ftl`];
    if (!existsSync(english)) return [];
    const there = existsSync(own) ? entries(readFileSync(own, "utf-8")) : new Set();
    return [...entries(readFileSync(english, "utf-8"))].filter((name) => !there.has(name)).map((name) => `${own}: ${name}`);
  });
  const rules = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  return [...missing, ...games.map((folder) => join(folder, rules)).filter((file) => !existsSync(file))];
}

/** The languages that lack nothing: only these are offered to players. */
export function offeredLanguages(): string[] {
  const known = readdirSync(join(here, "src/text")).map((file) => basename(file, ".ftl"));
  return known.filter((language) => gaps(language).length === 0).sort();
}
