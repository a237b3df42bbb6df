import type { Catalogue } from "./catalogue";
import type { GameInfo, LevelInfo } from "./wire";

const SPLIT = ":"; // between a level and a character, as in `courtier:bold`
const WITHOUT = new Set(["", "page"]); // who chooses by chance has no character

/** The level of a bot. */
export function levelOf(bot: string): string {
  return bot.split(SPLIT)[0] ?? bot;
}

/** The character of a bot; empty if it has none. */
export function characterOf(bot: string): string {
  return bot.split(SPLIT)[1] ?? "";
}

/** Whether a bot of this level may have a character. */
export function mayHaveCharacter(level: string): boolean {
  return !WITHOUT.has(level);
}

/** A bot of a level, with a character if there is one and it may have one. */
export function botOf(level: string, character: string): string {
  return character && mayHaveCharacter(level) ? `${level}${SPLIT}${character}` : level;
}

/** So many bots of a level, with characters in turn; which of them is the first is left to chance. */
export function company(game: GameInfo, level: string, count: number, chance = Math.random()): string[] {
  const known = game.characters;
  const first = Math.floor(chance * known.length);
  return Array.from({ length: count }, (_, at) => botOf(level, known[(first + at) % known.length] ?? ""));
}

/** What a bot is called, with its character. */
export function botTitle(catalogue: Catalogue, name: string, bot: string | null): string {
  return catalogue.say("bot-named", { name, character: (bot && characterOf(bot)) || "none" });
}

/** The levels at a table of so many players, as they were measured; none if that is not known. */
export function levelsAt(game: GameInfo | undefined, count: number): readonly LevelInfo[] {
  return game?.levels[game.players.indexOf(count)] ?? [];
}

/** What a level means at a table, in words; empty where it was not measured. */
export function levelMeaning(catalogue: Catalogue, level: LevelInfo): string {
  if (level.wins_of_ten === null || level.seconds === null) return "";
  const means = catalogue.say("level-means", { against: level.against ?? "", wins: level.wins_of_ten, fair: level.fair_of_ten ?? 0 });
  const tenths = Math.round(10 * level.seconds);
  return `${means}; ${catalogue.say("level-thinks", { tenths, seconds: tenths / 10 })}`;
}
