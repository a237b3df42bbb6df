import { define } from "../board";
import { cards, fates, places, signs, teams } from "./art";
import AnyCard from "./AnyCard.svelte";
import Board from "./Board.svelte";
import { find, pointsOf, sideId, type Feud } from "./insight";
import { called, roundSaid, textOf } from "./telling";
import type { StaticData, View } from "./wire";

const ON_THINGS = new Set(["play", "aid", "take", "seat", "enlist", "bid", "discard", "give", "unit", "courthouse"]);

export const board = define<View, StaticData>({
  Board,
  Face: AnyCard,
  headline,
  offers: ({ view }, action) => {
    const block = action.split(":")[0] ?? "";
    return ON_THINGS.has(block) && !(block === "aid" && view.question === "bomb-aid");
  },
  answer,

  detail(scene, kind) {
    const { words, static_data } = scene;
    const face = static_data.faces[kind];
    const facts: [string, string][] = face?.cost ? [[words.say("bb-cost"), String(face.cost)]] : [];
    if (face?.upgrade != null) facts.push([words.say("bb-upgrade"), String(face.upgrade)]);
    facts.push([words.say("bb-copies"), String(face?.count ?? 0)]);
    return { title: words.kind(kind), text: textOf(scene, kind), facts, icon: cards[words.kindId(kind)] };
  },

  breakdown({ words, view, static_data }, seat) {
    const baron = view.barons[seat];
    if (!baron) return [];
    const { buildings, army } = pointsOf(baron, static_data);
    const parts: [string, string][] = [
      [words.say("table-buildings"), String(buildings)],
      [words.say("table-points-army"), String(army)],
    ];
    return view.teams ? [...parts, [words.say("table-own"), String(baron.points)]] : parts;
  },

  legend({ words, view }) {
    const [unharmed, downgraded, discarded] = fates;
    return [
      { icon: signs.flag, colour: "var(--gold)", meaning: words.say("sign-holder") },
      { icon: signs.favour, colour: "var(--gold)", meaning: words.say("bb-points") },
      { icon: signs.card, meaning: words.say("sign-back") },
      { icon: signs.resource, colour: "var(--gold)", meaning: words.say("sign-coin") },
      { icon: places.town, meaning: words.say("sign-town") },
      { icon: places.wall, meaning: words.say("sign-wall") },
      { icon: places.army, meaning: words.say("sign-army") },
      { icon: signs.peasant, colour: "var(--ok)", meaning: words.say("bb-sign-peasant") },
      { icon: signs.squire, colour: "var(--danger)", meaning: words.say("bb-sign-squire") },
      { sign: "#", meaning: words.say("bb-sign-number") },
      { sign: "8", meaning: words.say("bb-sign-strength") },
      { icon: signs.heart, colour: "var(--danger)", meaning: words.say("bb-sign-health") },
      { icon: signs.strikes, colour: "var(--danger)", meaning: words.say("sign-strikes") },
      { icon: unharmed, colour: "var(--ok)", meaning: words.say("fate-unharmed") },
      { icon: downgraded, colour: "var(--danger)", meaning: words.say("fate-downgraded") },
      { icon: discarded, colour: "var(--danger)", meaning: words.say("fate-discarded") },
      ...(view.teams ? teams.map((icon, team) => ({ icon, meaning: words.say("table-team", { team: team + 1 }) })) : []),
    ];
  },
});

function headline(scene: Feud): string {
  const { words, view } = scene;
  if (view.over) return words.say("table-headline-over");
  if (view.turn < 0) return words.say("table-headline-bid");
  const whose = words.say("table-headline", { left: view.actions - view.acted, ...words.who("seat", [view.turn]) });
  return `${roundSaid(scene)} · ${whose}`;
}

function answer(scene: Feud, action: string, prompt: string): string {
  const { words, view, static_data } = scene;
  const [block = "", item = ""] = action.split(":");
  const baron = view.barons[scene.viewer];
  const kind = scene.briefing.kinds.indexOf(item);
  switch (block) {
    case "unit": {
      const standing = find(view, static_data, Number(item));
      if (!standing) break;
      const name = called(scene, standing);
      const { cost, strength } = standing.unit;
      if (prompt === "attack") return words.say("choice-strike", { name, strength });
      return prompt === "upgrade" && cost !== null ? words.say("choice-upgrade", { name, cost }) : name;
    }
    case "buy":
    case "sell":
    case "courthouse": {
      const building = scene.briefing.kinds.indexOf(block === "courthouse" ? block : "market");
      return words.say(`choice-${block}`, static_data.faces[building]?.printed);
    }
    case "play": {
      const cost = static_data.faces[kind]?.cost ?? 0;
      if (prompt === "turn" && cost) return words.say("choice-play", { kind: words.kind(kind), cost });
      break;
    }
    case "gather":
      return words.say("choice-gather", { count: baron?.gathers ?? 0 });
    case "draw":
      return words.say("choice-draw", { count: Math.min(baron?.draws ?? 0, view.deck) });
    case "enlist": {
      const name = words.say(`face-${sideId(static_data, item, kind, false)}`);
      return words.say("choice-enlist", { name, cost: static_data.faces[kind]?.cost ?? 0 });
    }
  }
  return words.action(action, prompt);
}
