import { ENGLISH, PSEUDO } from "./pseudo";
import { settings } from "./settings.svelte";

/** The languages that lack nothing, as the build found them. */
export const OFFERED: readonly string[] = __LANGUAGES__;

/** What a language is called by those who speak it. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** The language that was set, or the first of the browser's that is there. */
export function chooseLanguage(): string {
  const wanted = (globalThis.navigator?.languages ?? []).map((language) => language.split("-")[0] ?? "");
  const found = [settings.language, ...wanted].find((language) => OFFERED.includes(language) || language === PSEUDO);
  return found ?? ENGLISH;
}
