import type { Detail } from "../../lib/detail.svelte";
import type { Scene } from "../../lib/scene.svelte";
import { arms } from "./art";
import { ranked, type Line } from "./scoring";
import type { ScoreSheet, StaticData, View } from "./wire";

// The table in words: what popovers and screen readers are told.

export type Realm = Scene<View, StaticData>;

/** Points or pieces by seat in words: "Mia 4, Otto 2". */
export function tally(scene: Realm, counts: readonly number[]): string {
  const parts = ranked(counts).map(({ seat, count }) => `${scene.players[seat]?.name} ${count}`);
  return parts.join(", ") || scene.words.say("kk-nobody");
}

/** The score sheet of the moment: the final one, or how it would be now if the table tells that (KK-14.5). */
export function outlook(view: View): ScoreSheet | null {
  return view.over ? (view.sheets.at(-1) ?? null) : view.outlook;
}

/** What there is to know of a country. */
export function countryDetail(scene: Realm, country: number): Detail {
  const { words, view, static_data } = scene;
  const here = view.countries[country];
  const place = static_data.countries[country];
  if (!here || !place) return { title: "" };
  const points = outlook(view)?.countries[country]?.points;
  return {
    title: words.named("country", country),
    icon: arms[place.id],
    facts: [
      [words.say("kk-cards"), words.kind(place.colour)],
      [words.say("kk-monasteries"), tally(scene, here.monasteries)],
      [words.say("kk-free"), String(here.free.length)],
      [words.say("kk-advisors"), tally(scene, here.advisors)],
      [words.say("kk-cap"), words.say("kk-of", { count: total(here.advisors), most: here.most_advisors })],
      ...brings(scene, points),
    ],
    text: total(here.monasteries) ? undefined : words.say("kk-empty-country"),
  };
}

/** What a country or an alliance scores now, where the table tells it. */
function brings(scene: Realm, points: readonly number[] | undefined): [string, string][] {
  return points ? [[scene.words.say("kk-brings"), tally(scene, points)]] : [];
}

/** What there is to know of a field. */
export function fieldDetail(scene: Realm, field: number): Detail {
  const { words, view, static_data } = scene;
  const place = static_data.fields[field];
  if (!place) return { title: "" };
  const owner = view.fields[field] ?? -1;
  const chain = outlook(view)?.chains.find(({ fields }) => fields.includes(field));
  const towns = place.near.map((near) => words.called(static_data.fields[near]?.town ?? ""));
  const facts: [string, string][] = [
    [words.say("kk-country"), words.named("country", place.country)],
    [words.say("kk-monastery"), owner < 0 ? words.say("kk-nobody") : (scene.players[owner]?.name ?? "")],
  ];
  if (chain) facts.push([words.say("kk-chain"), String(chain.fields.length)]);
  return { title: words.called(place.town), facts, text: words.say("kk-roads-to", { towns: words.both(towns) }) };
}

/** What there is to know of an alliance, counted from 1. */
export function allianceDetail(scene: Realm, alliance: number): Detail {
  const { words, view, static_data } = scene;
  const place = static_data.alliances[alliance - 1];
  if (!place) return { title: "" };
  const courts = place.countries.map((country) => ({ name: words.named("country", country), held: view.countries[country]?.advisors ?? [] }));
  return {
    title: words.say("kk-alliance", { alliance, a: courts[0]?.name ?? "", b: courts[1]?.name ?? "" }),
    facts: [
      ...courts.map(({ name, held }): [string, string] => [name, tally(scene, held)]),
      ...brings(scene, outlook(view)?.alliances[alliance - 1]?.points),
    ],
  };
}

/** The countries that a card pays for. */
export function landsOf(scene: Realm, kind: number): number[] {
  return scene.static_data.countries.flatMap(({ colour }, country) => (colour === kind ? [country] : []));
}

/** What happened on the map since the viewer's last turn: fields built on, and courts advisors came to. */
export function fresh(scene: Realm): { fields: Set<number>; courts: Set<number> } {
  const found = { fields: new Set<number>(), courts: new Set<number>() };
  for (const event of scene.news as unknown as { event: string; field?: number; country?: number }[]) {
    if (event.event === "built" && event.field !== undefined) found.fields.add(event.field);
    if (event.event === "sent" && event.country !== undefined) found.courts.add(event.country);
  }
  return found;
}

export function total(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}

/** A line of a score sheet in words. */
export function lineName(scene: Realm, line: Line): string {
  const { words, static_data } = scene;
  const [a = "", b = ""] = line.countries.map((country) => words.named("country", country));
  if (line.sort === "country") return a;
  if (line.sort === "alliance") return words.say("kk-alliance", { alliance: line.number, a, b });
  const towns = line.fields.map((field) => words.called(static_data.fields[field]?.town ?? ""));
  return words.say("kk-chain-line", { first: towns[0] ?? "", last: towns.at(-1) ?? "" });
}
