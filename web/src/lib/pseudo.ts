export const ENGLISH = "en"; // which every message is first written in
export const PSEUDO = "qps"; // English with other letters: whatever is still in plain ones stands in no catalogue

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const OTHER = "áƀçđéƒğĥíĵķĺɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŘŠŢÚṼŴẊÝŽ";

/** A text in other letters, as cli/pseudo.py writes it. */
export function disguise(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => OTHER[PLAIN.indexOf(letter)] ?? letter);
}

/** Rules in other letters, except for their numbers. */
export function disguiseRules(text: string): string {
  const parts = text.split(/(\*\*[A-Z]+-[\d.]+\*\*|`[^`]*`|\b[A-Z]{2}-\d[\d.]*)/);
  return parts.map((part, at) => (at % 2 ? part : disguise(part))).join("");
}
