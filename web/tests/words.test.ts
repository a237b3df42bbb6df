import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/lib/catalogue";
import { gameLexicons } from "../src/lib/texts";
import { Words, type AnEvent } from "../src/lib/words";

// Made by `make types` (tools/web_fixtures.py): what the Python words say of games played by bots.
interface Told {
  language: string;
  game: string;
  kinds: string[];
  zones: string[];
  names: Record<string, Record<string, string>>;
  players: string[];
  viewer: number;
  events: [AnEvent[], string[]][];
  prompts: [prompt: string, seat: number, text: string][];
  actions: [action: string, prompt: string, text: string][];
  places: [zone: number, text: string][];
}

const fixture = JSON.parse(readFileSync(new URL("fixtures/words.json", import.meta.url), "utf-8")) as Told[];

function read(folder: string, language: string): string {
  return readFileSync(new URL(`../../src/regalia/${folder}/${language}.ftl`, import.meta.url), "utf-8");
}

describe.each(fixture)("the words of $game for seat $viewer in $language", (told) => {
  const make = async (): Promise<Words> => {
    const folders = ["text", `games/${told.game.replaceAll("-", "_")}/text`];
    const catalogue = new Catalogue(told.language, folders.map((folder) => read(folder, told.language)));
    const lexicons = await gameLexicons(told.game);
    const { kinds, zones, names } = told;
    return new Words({ catalogue, lexicons, kinds, zones, names }, told.players, told.viewer);
  };

  it("tell events as the terminal does", async () => {
    const words = await make();
    expect(told.events.map(([events]) => words.events(events))).toEqual(told.events.map(([, lines]) => lines));
    expect(words.catalogue.faults).toEqual([]);
  });

  it("ask and answer as the terminal does", async () => {
    const words = await make();
    expect(told.prompts.map(([prompt, seat]) => words.prompt(prompt, seat))).toEqual(told.prompts.map(([, , text]) => text));
    expect(told.actions.map(([action, prompt]) => words.action(action, prompt))).toEqual(told.actions.map(([, , text]) => text));
    expect(told.places.map(([zone]) => words.zone(zone))).toEqual(told.places.map(([, text]) => text));
  });
});
