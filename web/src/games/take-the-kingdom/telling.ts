import type { Scene } from "../../lib/scene.svelte";
import type { Base, Forecast, Play, StaticData, View } from "./wire";

// The table in words, and what the play being made would do to it. What that is, the engine says.

export type Realms = Scene<View, StaticData>;

/** A base and whose it is. */
export interface Place {
  owner: number;
  base: Base;
}

/** What is printed on the cards. */
export interface Worth {
  value(kind: number): number;
  type(kind: number): string;
  fort(kind: number): boolean;
}

export function worthOf(scene: Realms): Worth {
  const face = (kind: number) => scene.static_data.faces[kind];
  return {
    value: (kind) => face(kind)?.value ?? 0,
    type: (kind) => face(kind)?.type ?? "",
    fort: (kind) => scene.words.kindId(kind) === "fort",
  };
}

export function isAttack(scene: Realms, kind: number): boolean {
  return worthOf(scene).type(kind).startsWith("attack-");
}

/** The Fort first, then the Lands. */
export function basesOf(scene: Realms, seat: number): Base[] {
  const { fort } = worthOf(scene);
  const bases = scene.view.kingdoms[seat]?.bases ?? [];
  return [...bases].sort((a, b) => Number(fort(b.kind)) - Number(fort(a.kind)) || a.base - b.base);
}

/** A base that stands, and whose it is. */
export function find(view: View, number: number): Place | undefined {
  for (const [owner, kingdom] of view.kingdoms.entries()) {
    const base = kingdom.bases.find((one) => one.base === number);
    if (base) return { owner, base };
  }
  return undefined;
}

/** The kind of Trap under a base, if the viewer knows it. */
export function trapOf(scene: Realms, base: Base): number | null {
  return base.trapped ? (base.trap ?? scene.memory.cards(`trap:${base.base}`)[0] ?? null) : null;
}

/** The base whose Defences are to be chosen from. */
export function slotBase(scene: Realms): number | null {
  const play = scene.view.play;
  if (scene.view.question === "order") return play?.portions.at(-1)?.base ?? null;
  return play?.base ?? null;
}

// Names

/** A Fort or a Defence with its strength. */
export function part(scene: Realms, kind: number, damage: number): string {
  const name = scene.words.kind(kind);
  const strength = worthOf(scene).value(kind);
  if (!damage) return scene.words.say("table-whole-part", { name, strength });
  return scene.words.say("table-damaged-part", { name, strength, left: strength - damage });
}

/** What lies on a base: Defences, a Trap, a Freeze. */
export function load(scene: Realms, base: Base): string[] {
  const parts = base.defences.map((one) => part(scene, one.kind, one.damage));
  const trap = trapOf(scene, base);
  if (base.trapped) parts.push(trap === null ? scene.words.say("table-trap-unknown") : scene.words.kind(trap));
  if (base.frozen) parts.push(scene.words.say("table-frozen"));
  return parts;
}

/** What a base is called on the table: counted from 1, as in the log. */
export function numbered(base: number): string {
  return `#${base + 1}`;
}

/** A base by its owner and number; by its number alone, when it is gone. */
export function called(scene: Realms, number: number): string {
  const place = find(scene.view, number);
  if (!place) return numbered(number);
  const ground = scene.words.kindId(place.base.kind);
  return scene.words.say("base-of", { base: number + 1, ground_id: ground, ...scene.words.who("owner", [place.owner]) });
}

/** A base by what it is, where it is plain whose. */
export function bare(scene: Realms, base: Base): string {
  return scene.words.say("base-own", { base: base.base + 1, ground_id: scene.words.kindId(base.kind) });
}

function defence(scene: Realms, base: Base, slot: number): string {
  const found = base.defences.find((one) => one.slot === slot);
  return found ? part(scene, found.kind, found.damage) : "";
}

// What would happen

/** What would happen to a base, in words. */
export function tell(scene: Realms, forecast: Forecast): string {
  const { say, kind, both } = speech(scene);
  const place = find(scene.view, forecast.base);
  if (!place) return "";
  const ground = say("thing-ground", { ground_id: scene.words.kindId(place.base.kind) });
  const thing = (slot: number | null, what: number) => (slot === null ? ground : kind(what));
  if (forecast.spared) return say("forecast-spared");
  if (forecast.trap === "real") return say("forecast-trap-real");
  const said: string[] = [];
  const falls = forecast.hits.filter((one) => one.falls).map((one) => thing(one.slot, one.kind));
  if (forecast.taken) {
    const things = falls.length ? falls : forecast.either ? [] : [ground];
    if (things.length) said.push(say("forecast-taken", { things: both(things) }));
  } else if (falls.length) said.push(say("forecast-falls", { things: both(falls) }));
  const worth = worthOf(scene);
  for (const one of forecast.hits)
    if (!one.falls) said.push(say("forecast-hurt", { thing: thing(one.slot, one.kind), left: one.left, strength: worth.value(one.kind) }));
  if (forecast.either) said.push(say("forecast-either"));
  if (forecast.untrapped) said.push(say("forecast-untrapped"));
  if (forecast.frozen) said.push(say("forecast-frozen"));
  if (forecast.trap === "unknown") said.push(say("forecast-trap-unknown"));
  if (forecast.trap === "decoy") said.push(say("forecast-trap-decoy"));
  return said.join(" · ");
}

function speech(scene: Realms) {
  const { words } = scene;
  return { say: words.say.bind(words), kind: words.kind.bind(words), both: words.both.bind(words) };
}

// The play being made

/** Its cards, the leading one first; a Trap that is being laid is no more than that to others. */
export function playCards(scene: Realms, play: Play): (number | null)[] {
  if (worthOf(scene).type(play.kind) === "trap") return [scene.view.held];
  return [...play.cards].sort((a, b) => Number(b === play.kind) - Number(a === play.kind) || a - b);
}

/** Who plays what against whom. */
export function playTitle(scene: Realms, play: Play): string {
  const { words, view } = scene;
  const names = playCards(scene, play).map((kind) => (kind === null ? words.say("card-trap") : words.kind(kind)));
  const cards = names.join(" + ");
  const seat = words.who("seat", [view.turn]);
  if (play.turned) return words.say("clash-turned", { ...words.who("victim", [view.turn]), amount: play.turned });
  if (play.victim === null) return words.say("clash-play", { cards, ...seat });
  const message = isAttack(scene, play.kind) ? "clash-attack" : "clash-deed";
  const owners = new Set(play.portions.flatMap(({ base }) => find(view, base)?.owner ?? []));
  const victims = owners.size > 1 ? [...owners] : [play.victim];
  return words.say(message, { cards, ...seat, ...words.who("victim", victims) });
}

/** What remains to be said of its aim: damage to be given out, a hand, a new place. */
export function playAims(scene: Realms, play: Play): string[] {
  const { words } = scene;
  const said: string[] = [];
  if (!play.turned && play.left) said.push(words.say("table-undivided", { amount: play.left }));
  if (play.victim !== null && play.base === null && !play.portions.length && words.kindId(play.kind) === "spy")
    said.push(words.say("table-hand-of", words.who("victim", [play.victim])));
  if (play.place !== null) said.push(words.say("table-place", { base: called(scene, play.place) }));
  return said;
}

// Answers

/** An answer in words, with what would come of it. */
export function answer(scene: Realms, action: string, prompt: string, before: readonly string[]): string {
  const { words } = scene;
  const said = plainAnswer(scene, action, prompt, before);
  const aimed = scene.view.forecasts[action];
  const forecast = aimed ? tell(scene, aimed) : "";
  return forecast ? words.say("choice-forecast", { choice: said, forecast }) : said;
}

function plainAnswer(scene: Realms, action: string, prompt: string, before: readonly string[]): string {
  const { words, view } = scene;
  const [block = "", item = ""] = action.split(":");
  const number = Number(item);
  const spying = before.includes("play:spy") || (view.play !== null && words.kindId(view.play.kind) === "spy");
  const aimed = before.findLast((step) => step.startsWith("base:"))?.slice("base:".length);
  const place = block === "base" ? find(view, number) : undefined;
  if (place) {
    const parts = load(scene, place.base);
    return words.say(spying && prompt === "target" ? "choice-look" : "choice-base", {
      base: number + 1,
      ground_id: words.kindId(place.base.kind),
      load: parts.join(", "),
      load_is: parts.length ? "some" : "none",
      ...words.who("owner", [place.owner]),
    });
  }
  const chosen = block === "slot" ? (aimed ? Number(aimed) : slotBase(scene)) : null;
  const full = chosen === null ? undefined : find(view, chosen)?.base;
  if (full) {
    const [one, other] = [defence(scene, full, 0), defence(scene, full, 1)];
    const which = number ? other : one;
    if (one === other) return words.say("choice-slot-twin", { defence: which, which: number + 1 });
    const order = prompt === "order" || prompt === "strike-order";
    return words.say(order ? "choice-slot-order" : "choice-slot", { defence: which });
  }
  const penalty = prompt === "penalty" ? view.penalties[0] : undefined;
  if (penalty !== undefined) {
    const names = { kind: words.kind(penalty), kind_id: words.kindId(penalty) };
    return item ? words.say("choice-cancel", { by: words.say(`card-${item}`), ...names }) : words.say("choice-accept", names);
  }
  if (block === "seat" && spying) return words.say("choice-steal", { seat: words.players[number] ?? "" });
  return words.action(action, prompt);
}

/** What a card does, by the options of this table. */
export function cardText(scene: Realms, kind: number): string {
  const options = Object.entries(scene.briefing.options).map(([name, value]) => [
    name,
    typeof value === "boolean" ? (value ? "on" : "off") : value,
  ]);
  return scene.words.say(`card-${scene.words.kindId(kind)}.text`, {
    value: worthOf(scene).value(kind),
    ...(Object.fromEntries(options) as Record<string, string | number>),
  });
}
