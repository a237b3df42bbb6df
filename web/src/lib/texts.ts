import { Catalogue } from "./catalogue";
import { chooseLanguage } from "./languages";
import { disguiseRules, ENGLISH, PSEUDO } from "./pseudo";
import type { Lexicon } from "./words";

// The catalogues. English, which fills gaps while a language is being written, comes with the first script, as far as
// it is the client's own or shared; another language is fetched before the page is shown, each game's when it is needed.

const english = [
  ...Object.values(import.meta.glob<string>("../../../src/regalia/text/en.ftl", { query: "?raw", import: "default", eager: true })),
  ...Object.values(import.meta.glob<string>("../text/en.ftl", { query: "?raw", import: "default", eager: true })),
];
const own = import.meta.glob<string>(["../text/*.ftl", "!../text/en.ftl"], { query: "?raw", import: "default" });
const shared = import.meta.glob<string>(["../../../src/regalia/text/*.ftl", "!../../../src/regalia/text/en.ftl"], {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/regalia/games/*/text/*.ftl", { query: "?raw", import: "default" });
const courses = import.meta.glob<string>("../../../src/regalia/games/*/lessons/*.ftl", { query: "?raw", import: "default" });
const sharedLexicon = import.meta.glob<Lexicon>("../../../src/regalia/text/words.toml", {
  import: "default",
  eager: true,
});
const lexicons = import.meta.glob<Lexicon>("../../../src/regalia/games/*/text/words.toml", { import: "default" });
const rules = import.meta.glob<string>("../../../src/regalia/games/*/RULES*.md", { query: "?raw", import: "default" });

/** The language of this page. */
export const language = chooseLanguage();
/** For dates and numbers, which have no made-up language. */
export const locale = language === PSEUDO ? ENGLISH : language;

/** The words of the client itself. */
export const catalogue = new Catalogue(language, english);
export const say = catalogue.say.bind(catalogue);
const common = [...english];

/** Fetch the words of the client itself; English is there already. */
export async function readLanguage(): Promise<void> {
  document.documentElement.lang = locale;
  const end = `/text/${language}.ftl`;
  const files = [...Object.entries(shared), ...Object.entries(own)].filter(([path]) => path.endsWith(end));
  const texts = await Promise.all(files.map(([, load]) => load()));
  common.push(...texts);
  catalogue.add(texts);
}

/** Why the server refused something: in English as it said it, else by its reason. */
export function refusal(reason: string, text: string): string {
  if (language === ENGLISH) return text;
  return say(catalogue.has(`refused-${reason}`) ? `refused-${reason}` : "refused");
}

/** English first, so that another language replaces what it has. */
function inOrder<T>(files: Record<string, T>, folder: string): T[] {
  const wanted = [...new Set([ENGLISH, language])].map((one) => `${folder}/${one}.ftl`);
  return wanted.flatMap((end) => Object.keys(files).filter((path) => path.endsWith(end)).map((path) => files[path] as T));
}

function folder(game: string): string {
  return `/games/${game.replaceAll("-", "_")}`;
}

const loaded = new Map<string, Promise<Catalogue>>();

/** The words of a game, with all that every game shares. */
export function gameCatalogue(game: string): Promise<Catalogue> {
  const known = loaded.get(game);
  if (known) return known;
  const sources = Promise.all(inOrder(games, `${folder(game)}/text`).map((load) => load()));
  const made = sources.then((texts) => new Catalogue(language, [...common, ...texts]));
  loaded.set(game, made);
  return made;
}

/** The words of a game's lessons, with all that every game shares. */
export async function courseCatalogue(game: string): Promise<Catalogue> {
  const texts = await Promise.all(inOrder(courses, `${folder(game)}/lessons`).map((load) => load()));
  return new Catalogue(language, [...common, ...texts]);
}

/** What the numbers of a game stand for. */
export async function gameLexicons(game: string): Promise<Lexicon[]> {
  const path = Object.keys(lexicons).find((one) => one.includes(`${folder(game)}/`));
  const more = path ? await lexicons[path]?.() : undefined;
  return [...Object.values(sharedLexicon), ...(more ? [more] : [])];
}

/** The rules of a game; in English where this language has none. */
export async function gameRules(game: string): Promise<string> {
  const ends = [`${folder(game)}/RULES.${language}.md`, `${folder(game)}/RULES.md`];
  const path = ends.map((end) => Object.keys(rules).find((one) => one.endsWith(end))).find(Boolean);
  const text = (path && (await rules[path]?.())) || "";
  return language === PSEUDO ? disguiseRules(text) : text;
}
