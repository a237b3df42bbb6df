import calls from "icon:trumpet-flag";
import { define } from "../board";
import { abilities, events, families, sexes } from "./art";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { called, described, textOf, type House } from "./insight";
import { portrait } from "./portrait";
import type { StaticData, View } from "./wire";

const ON_THINGS = new Set(["play", "left", "right", "on", "seat"]);

export const board = define<View, StaticData>({
  Board,
  unfolds: true,
  Face: Figure,
  headline,
  offers: (_, action) => ON_THINGS.has(action.split(":")[0] ?? ""),

  detail(scene, kind) {
    const { words, static_data } = scene;
    const face = static_data.characters[kind];
    const worth: [string, string] = [words.say("kb-worth"), String(static_data.values[kind] ?? 0)];
    const facts: [string, string][] = face
      ? [
          [words.say("kb-family"), `${words.named("colour", face.colour)} ${face.number}`],
          [words.say("kb-sex"), words.named("sex", face.sex)],
          worth,
        ]
      : [worth];
    const icon = face ? portrait(words.kindId(kind), face) : events[words.kindId(kind)]?.icon;
    return { title: words.kind(kind), text: textOf(scene, kind), facts, icon };
  },

  answer(scene, action, prompt) {
    const [block = "", id = ""] = action.split(":");
    const kind = scene.briefing.kinds.indexOf(id);
    if (block === "seat" || kind < 0) return scene.words.action(action, prompt);
    const name = block === "play" ? described(scene, kind) : called(scene, kind);
    return scene.words.say(`action-${block}`, { kind: name });
  },

  breakdown(scene, seat) {
    const { words, view, static_data } = scene;
    const player = view.players[seat];
    const seen = [...new Set([...(player?.hand ?? []), ...scene.memory.cards(`hand:${seat}`)])];
    const left: [string, string] = [words.say("kb-left"), String(player?.cards ?? 0)];
    if (view.goal === null) return [left];
    const whole = player?.hand.length === player?.cards || seen.length === player?.cards;
    const hand = player?.hand.length === player?.cards ? (player?.hand ?? []) : seen;
    const worth = hand.reduce((sum, kind) => sum + (static_data.values[kind] ?? 0), 0);
    return [left, [words.say("kb-worth"), whole ? String(worth) : "–"]];
  },

  legend: (scene) => {
    const { words } = scene;
    return [
      ...families.map(({ id, icon, colour }) => ({ icon, colour, meaning: words.say(`sign-${id}`) })),
      ...sexes.map(({ id, icon }) => ({ icon, meaning: words.say(`sign-${id}`) })),
      ...abilities.slice(1).map(({ id, icon }) => ({ icon, meaning: words.say(`ability-${id}.text`, { count: scene.static_data.draw }) })),
      { sign: "‹ ›", meaning: words.say("sign-open") },
      { sign: "⚭", colour: "var(--gold)", meaning: words.say("kb-sign-married") },
      { icon: events.enthronement?.icon, colour: "var(--gold)", meaning: words.say("sign-enthroned") },
      { icon: events["kings-blood"]?.icon, colour: "var(--danger)", meaning: words.say("sign-blooded") },
      { icon: calls, colour: "var(--danger)", meaning: words.say("sign-called") },
    ];
  },
});

function headline({ words, view }: House): string {
  const series = view.goal === null ? [] : [words.say("table-headline-series", { deal: view.deal + 1, goal: view.goal })];
  if (view.over) return [...series, words.say("table-headline-over")].join(" · ");
  const pending = view.pending ? [words.say("table-pending", { pending: view.pending, ...words.who("seat", [view.turn]) })] : [];
  return [...series, words.say("table-clockwise", { dir: view.direction }), ...pending].join(" · ");
}
