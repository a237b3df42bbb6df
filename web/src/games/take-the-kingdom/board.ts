import turn from "icon:crown";
import hand from "icon:poker-hand";
import missed from "icon:night-sleep";
import warning from "icon:hazard-sign";
import { define, type Sign } from "../board";
import { picture, signs } from "./art";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { answer, basesOf, cardText, find, worthOf, type Realms } from "./telling";
import type { StaticData, View } from "./wire";

/** What the board itself offers; the rest stands in words in the bar. */
function offers(scene: Realms, action: string): boolean {
  const [block = "", item = ""] = action.split(":");
  const { view, viewer } = scene;
  const held = (kind: string) =>
    (view.kingdoms[viewer]?.hand ?? []).some((one) => scene.words.kindId(one) === kind) ||
    (view.held !== null && scene.words.kindId(view.held) === kind);
  switch (block) {
    case "play":
    case "answer":
    case "add":
    case "discard":
      return held(item);
    case "deck":
    case "seat":
    case "slot":
      return true;
    case "base":
      return find(view, Number(item)) !== undefined;
  }
  return false;
}

function headline(scene: Realms): string {
  const { view, words } = scene;
  if (view.over) {
    const alone = view.kingdoms.filter((kingdom) => kingdom.alive).length === 1;
    return words.say(alone ? "table-headline-alone" : "table-headline-over");
  }
  const said = words.say("table-headline", { plays: view.plays, ...words.who("seat", [view.turn]) });
  return view.kingdoms[view.turn]?.early ? `${said} · ${words.say("table-early")}` : said;
}

function breakdown(scene: Realms, seat: number): [string, string][] {
  const { words, view } = scene;
  const worth = worthOf(scene);
  const bases = basesOf(scene, seat);
  const defences = bases.flatMap((base) => base.defences);
  const sum = (kinds: number[]): string => String(kinds.reduce((total, kind) => total + worth.value(kind), 0));
  const damage = [...bases, ...defences].reduce((total, one) => total + one.damage, 0);
  const parts: [string, string][] = [
    ["part-fort", sum(bases.filter((base) => worth.fort(base.kind)).map((base) => base.kind))],
    ["part-lands", sum(bases.filter((base) => !worth.fort(base.kind)).map((base) => base.kind))],
    ["part-defences", sum(defences.map((one) => one.kind))],
    ["part-damage", damage ? words.say("part-less", { damage }) : "0"],
  ];
  const alive = view.kingdoms[seat]?.alive ?? false;
  return parts.map(([name, text], at) => [words.say(name), alive ? text : words.say(at ? "part-none" : "part-out")]);
}

function legend(scene: Realms): Sign[] {
  const { words } = scene;
  return [
    { icon: turn, colour: "var(--gold)", meaning: words.say("sign-turn-holder") },
    { icon: hand, meaning: words.say("sign-hand") },
    { sign: "● ○", meaning: words.say("sign-pips") },
    { sign: "2/4", colour: "var(--danger)", meaning: words.say("sign-damaged") },
    { icon: picture("trap"), meaning: words.say("sign-trap-under") },
    { icon: signs.freeze, colour: "var(--fresh)", meaning: words.say("sign-freeze") },
    { icon: missed, meaning: words.say("sign-missed") },
    { icon: warning, colour: "var(--danger)", meaning: words.say("sign-warning") },
    { sign: "✕", colour: "var(--danger)", meaning: words.say("sign-doomed") },
    { icon: signs.shield, meaning: words.say("sign-defence") },
    { icon: signs.attack, meaning: words.say("sign-attack") },
    { icon: signs.person, meaning: words.say("sign-person") },
    { icon: signs.stones, meaning: words.say("sign-structure") },
    { icon: signs.machine, meaning: words.say("sign-machine") },
  ];
}

export const board = define<View, StaticData>({
  Board,
  Face,
  headline,
  offers,
  answer,
  breakdown,
  legend,
  detail(scene, kind) {
    const { words } = scene;
    const worth = worthOf(scene);
    const value = worth.value(kind);
    const type = worth.type(kind);
    const face = scene.static_data.faces[kind];
    return {
      title: words.kind(kind),
      icon: picture(words.kindId(kind)),
      facts: [
        [words.say("fact-type"), words.say(`type-${type}`)],
        ...(value ? [[words.say("fact-value"), type === "modifier" ? `×${value}` : String(value)] as [string, string]] : []),
        [words.say("fact-count"), String(face?.count ?? 0)],
      ],
      text: cardText(scene, kind),
    };
  },
});
