import type { Detail } from "../../lib/detail.svelte";
import { cards, signs } from "./art";
import { FATES, isMilitary, numberOf, sideId, type Feud, type Forecast, type Harm, type Standing } from "./insight";

// Things on the table in words: for details, and for those who do not see it.

/** What is printed on a card, in words. */
export function textOf({ words, static_data }: Feud, kind: number): string {
  const printed = static_data.faces[kind]?.printed ?? {};
  const values = Object.fromEntries(
    Object.entries(printed).map(([key, value]) => [key, key.endsWith("bonus") ? words.say(`bonus-${value}`) : value]),
  );
  return words.say(`card-${words.kindId(kind)}.text`, values);
}

/** The side of a card that lies up, by name. */
export function sideName({ words, static_data }: Feud, kind: number, up: boolean): string {
  return words.say(`face-${sideId(static_data, words.kindId(kind), kind, up)}`);
}

/** A unit by its number, its name, its owner and its place. */
export function called(scene: Feud, { seat, place, unit }: Standing): string {
  const { words, static_data } = scene;
  return words.say("table-unit", {
    number: numberOf(static_data, unit.unit),
    name: sideName(scene, unit.kind, unit.up),
    place: words.say(`rank-${place}`),
    health: unit.health,
    ...words.who("owner", [seat]),
  });
}

function harmSaid({ words }: Feud, { damage, fate, prevented }: Omit<Harm, "strikes">): string {
  return words.say("bb-harm", { damage, prevented, fate: words.say(`fate-${FATES[fate]}`) });
}

/** All of a unit in one line. */
export function unitSaid(scene: Feud, standing: Standing, harm?: Harm, spent?: number): string {
  const { words, static_data } = scene;
  const { unit } = standing;
  const parts = [called(scene, standing)];
  if (isMilitary(static_data, unit.kind)) parts.push(words.say("bb-strength-of", { strength: unit.strength }));
  if (harm) parts.push(harmSaid(scene, harm));
  if (spent !== undefined) parts.push(words.say("bb-attacks", { fate: words.say(`fate-${FATES[spent]}`) }));
  return parts.join(", ");
}

/** A unit in play, for its popover. */
export function unitDetail(scene: Feud, standing: Standing, harm?: Harm, spent?: number, expected?: Forecast | null): Detail {
  const { words, static_data } = scene;
  const { unit, seat, place } = standing;
  const military = isMilitary(static_data, unit.kind);
  const facts: [string, string][] = [
    [words.say("bb-owner"), scene.players[seat]?.name ?? ""],
    [words.say("bb-place"), words.say(`rank-${place}`)],
  ];
  if (military) facts.push([words.say("bb-strength"), String(unit.strength)]);
  facts.push([words.say("bb-health"), String(unit.health)]);
  if (unit.cost !== null && place !== "army") facts.push([words.say("bb-upgrade"), String(unit.cost)]);
  if (expected) facts.push([words.say("bb-expected"), harmSaid(scene, { ...expected, prevented: 0 })]);
  else if (harm) facts.push([words.say("bb-damage"), harmSaid(scene, harm)]);
  if (spent !== undefined) facts.push([words.say("bb-after"), words.say(`fate-${FATES[spent]}`)]);
  const icon = unit.up ? cards[words.kindId(unit.kind)] : military ? signs.squire : signs.peasant;
  return { title: sideName(scene, unit.kind, unit.up), text: textOf(scene, unit.kind), facts, icon };
}

/** A baron at a glance. */
export function baronDetail(scene: Feud, seat: number): Detail {
  const { words, view } = scene;
  const baron = view.barons[seat];
  const known = seat === scene.viewer ? [] : knownOf(scene, seat);
  const facts: [string, string][] = baron
    ? [
        [words.say("bb-points"), String(baron.points)],
        [words.say("bb-hand"), String(baron.cards)],
        ...(known.length ? [[words.say("bb-known"), listed(scene, known)] as [string, string]] : []),
        [words.say("bb-resources"), String(baron.resources)],
        [words.say("bb-gathers"), String(baron.gathers)],
        [words.say("bb-draws"), String(baron.draws)],
        [words.say("bb-civilian-room"), String(baron.civilian_room)],
        [words.say("bb-military-room"), String(baron.military_room)],
        ...(baron.aids.length ? [[words.say("table-shown"), listed(scene, baron.aids)] as [string, string]] : []),
      ]
    : [];
  const team = view.teams ? words.say("table-team", { team: (seat % 2) + 1 }) : undefined;
  return { title: scene.players[seat]?.title ?? "", text: team, facts };
}

/** The cards of a hand that the viewer sees or remembers. */
export function knownOf(scene: Feud, seat: number): number[] {
  const seen = scene.view.barons[seat]?.hand ?? [];
  return seen.length ? seen : scene.memory.cards(`hand:${seat}`);
}

/** Cards by name, equal ones counted. */
export function listed({ words }: Feud, kinds: readonly number[]): string {
  return [...new Set(kinds)]
    .map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
    .map(({ kind, count }) => words.kind(kind) + (count > 1 ? ` ${words.say("table-copies", { count })}` : ""))
    .join(", ");
}

const NEAR = 10; // rounds before the last one, from which on that is told

/** The round; how many there are at most (BB-11.4) only once that matters. */
export function roundSaid({ words, view, static_data }: Feud): string {
  const turn = Math.floor(view.turns / view.barons.length) + 1;
  const most = static_data.most_turns;
  return words.say(most - turn < NEAR ? "bb-turn" : "bb-round", { turn, most });
}
