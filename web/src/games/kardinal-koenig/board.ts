import pawn from "icon:chess-pawn";
import crown from "icon:crown";
import swap from "icon:cycle";
import link from "icon:linked-rings";
import type { Detail } from "../../lib/detail.svelte";
import { define } from "../board";
import { arms } from "./art";
import Board from "./Board.svelte";
import ColourCard from "./ColourCard.svelte";
import { landsOf, tally, type Realm } from "./insight";
import { parts } from "./scoring";
import type { StaticData, View } from "./wire";

const ON_THINGS = new Set(["play", "joker", "exchange", "country", "deck", "take", "advisor", "field"]);
const HALVES = ["first", "second", "last"];
const LAST = 2; // nobody draws any more
const SIGNS = ["●", "▲", "◆", "✚", "★"]; // of the seats, as on the pieces

export const board = define<View, StaticData>({
  Board,
  unfolds: true,
  Face: ColourCard,
  headline,
  offers: (_, action) => ON_THINGS.has(action.split(":")[0] ?? ""),

  printed,
  detail(scene, kind) {
    const { words, view } = scene;
    const lands = landsOf(scene, kind);
    const gone = view.discards.filter((one) => one === kind).length;
    return {
      ...printed(scene, kind),
      facts: [
        [words.say("kk-unseen"), String(view.missing[kind] ?? 0)],
        [words.say("kk-discarded"), String(gone)],
        ...lands.map((land): [string, string] => [words.named("country", land), tally(scene, view.countries[land]?.monasteries ?? [])]),
      ],
    };
  },

  answer({ words, view }, action, prompt) {
    return words.action(view.half === LAST ? action.replace("exchange:", "discard:") : action, prompt); // KK-6.2
  },

  breakdown({ words, view }, seat) {
    const half = view.sheets.filter(({ final }) => !final).reduce((sum, { totals }) => sum + (totals[seat] ?? 0), 0);
    const final = view.sheets.find((sheet) => sheet.final);
    const end = final ? parts(final, seat) : { country: 0, alliance: 0, chain: 0 };
    return [
      [words.say("end-half"), String(half)],
      [words.say("end-monasteries"), String(end.country)],
      [words.say("end-alliances"), String(end.alliance)],
      [words.say("end-chains"), String(end.chain)],
    ];
  },

  legend: (scene) => [
    ...scene.players.map(({ seat, name, colour }) => ({ sign: SIGNS[seat], colour, meaning: name })),
    ...scene.static_data.countries.map(({ id }, country) => ({ icon: arms[id], meaning: scene.words.named("country", country) })),
    { icon: crown, colour: "var(--gold)", meaning: scene.words.say("sign-start") },
    { icon: link, meaning: scene.words.say("kk-sign-joker") },
    { icon: swap, meaning: scene.words.say("kk-sign-exchange") },
    { icon: pawn, meaning: scene.words.say("kk-sign-cap") },
    ...(scene.view.outlook ? [{ sign: "→", meaning: scene.words.say("sign-outlook") }] : []),
    { sign: "▢", colour: "light-dark(#7a2b4b, #d9a0b8)", meaning: scene.words.say("kk-sign-square") },
    { sign: "◌", colour: "var(--fresh)", meaning: scene.words.say("kk-sign-fresh") },
    { sign: "+ −", meaning: scene.words.say("kk-sign-zoom") },
  ],
});

/** What a card says, whatever lies on the table. */
function printed(scene: Realm, kind: number): Detail {
  const { words, static_data } = scene;
  const lands = landsOf(scene, kind);
  return {
    title: capital(words.say(`colour-${words.kindId(kind)}.card`)),
    icon: arms[static_data.countries[lands[0] ?? 0]?.id ?? ""],
    text: words.say("kk-card-text", { countries: words.either(lands.map((land) => words.named("country", land))) }),
  };
}

function headline({ words, view }: Realm): string {
  if (view.over) return words.say("table-headline-over");
  const display = view.display.map((kind) => words.kind(kind)).join(", ") || words.say("table-empty");
  return words.say(`table-headline-${HALVES[view.half]}`, { deck: view.deck, display });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
