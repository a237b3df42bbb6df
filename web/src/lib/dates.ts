import { locale } from "./texts";

/** A day or a moment in words: as the person's region writes it, in the language of the page. */
export function dateWords(at: number, style: Intl.DateTimeFormatOptions): string {
  const regions = (globalThis.navigator?.languages ?? []).filter((language) => language.split("-")[0] === locale);
  return new Intl.DateTimeFormat([...regions, locale], style).format(at);
}
