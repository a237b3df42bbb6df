import { Catalogue } from "./catalogue";
import type { Lexicon } from "./words";

// The catalogues. The client's own and the shared words come with the first script, each game's when it is needed.
// Another language is a file beside each en.ftl; what it lacks is said in English.

const own = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true });
const shared = import.meta.glob<string>("../../../src/regalia/text/*.ftl", { query: "?raw", import: "default", eager: true });
const games = import.meta.glob<string>("../../../src/regalia/games/*/text/*.ftl", { query: "?raw", import: "default" });
const courses = import.meta.glob<string>("../../../src/regalia/games/*/lessons/*.ftl", { query: "?raw", import: "default" });
const sharedLexicon = import.meta.glob<Lexicon>("../../../src/regalia/text/words.toml", {
  import: "default",
  eager: true,
});
const lexicons = import.meta.glob<Lexicon>("../../../src/regalia/games/*/text/words.toml", { import: "default" });
const rules = import.meta.glob<string>("../../../src/regalia/games/*/RULES.md", { query: "?raw", import: "default" });

const FALLBACK = "en";
export const locale = chooseLocale();

function chooseLocale(): string {
  const there = new Set(Object.keys(own).map((path) => path.replace(/^.*\/(.*)\.ftl$/, "$1")));
  const wanted = (globalThis.navigator?.languages ?? []).map((language) => language.split("-")[0] ?? "");
  return wanted.find((language) => there.has(language)) ?? FALLBACK;
}

/** English first, so that another language replaces what it has. */
function inOrder<T>(files: Record<string, T>, folder: string): T[] {
  const wanted = [...new Set([FALLBACK, locale])].map((language) => `${folder}/${language}.ftl`);
  return wanted.flatMap((end) => Object.keys(files).filter((path) => path.endsWith(end)).map((path) => files[path] as T));
}

const common = [...inOrder(shared, "/text"), ...inOrder(own, "/text")];

/** The words of the client itself. */
export const catalogue = new Catalogue(locale, common);
export const say = catalogue.say.bind(catalogue);

function folder(game: string): string {
  return `/games/${game.replaceAll("-", "_")}`;
}

const loaded = new Map<string, Promise<Catalogue>>();

/** The words of a game, with all that every game shares. */
export function gameCatalogue(game: string): Promise<Catalogue> {
  const known = loaded.get(game);
  if (known) return known;
  const sources = Promise.all(inOrder(games, `${folder(game)}/text`).map((load) => load()));
  const made = sources.then((texts) => new Catalogue(locale, [...common, ...texts]));
  loaded.set(game, made);
  return made;
}

/** The words of a game's lessons, with all that every game shares. */
export async function courseCatalogue(game: string): Promise<Catalogue> {
  const texts = await Promise.all(inOrder(courses, `${folder(game)}/lessons`).map((load) => load()));
  return new Catalogue(locale, [...common, ...texts]);
}

/** What the numbers of a game stand for. */
export async function gameLexicons(game: string): Promise<Lexicon[]> {
  const path = Object.keys(lexicons).find((one) => one.includes(`${folder(game)}/`));
  const more = path ? await lexicons[path]?.() : undefined;
  return [...Object.values(sharedLexicon), ...(more ? [more] : [])];
}

/** The RULES.md of a game. */
export async function gameRules(game: string): Promise<string> {
  const path = Object.keys(rules).find((one) => one.includes(`${folder(game)}/`));
  return (path && (await rules[path]?.())) || "";
}
