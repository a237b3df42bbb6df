import crown from "icon:crown";
import skull from "icon:death-skull";
import waiting from "icon:hourglass";
import strikes from "icon:plain-dagger";
import { define } from "../board";
import { backs, characters, tokens } from "./art";
import Board from "./Board.svelte";
import Character from "./Character.svelte";
import { answer, isPrey, outOfPlay, rankOf, textOf, type Court } from "./insight";
import type { StaticData, View } from "./wire";

const STAGES: Record<string, string> = { "pass-light": "-pass", "pass-dark": "-pass", knight: "-count" };
const ON_THINGS = new Set(["pass", "play", "revive", "offer", "return", "kill", "give", "target", "slot", "token", "name"]);

export const board = define<View, StaticData>({
  Board,
  Face: Character,
  headline,
  answer,
  offers: (_, action) => ON_THINGS.has(action.split(":")[0] ?? ""),

  detail(scene, kind) {
    const { words, static_data } = scene;
    const face = static_data.faces[kind];
    const facts: [string, string][] = [
      [words.say("bk-rank"), rankOf(scene, kind, false)],
      [words.say("bk-back"), words.say(`back-${backs[face?.back ?? 0]}`)],
    ];
    if (face?.colour != null) facts.push([words.say(`colour-${tokens[face.colour]?.id}.influence`), String(face.icons)]);
    if (isPrey(scene, kind)) facts.push([words.say("bk-skull"), words.say("bk-mortal")]);
    return { title: words.kind(kind), text: textOf(scene, kind), facts, icon: characters[words.kindId(kind)] };
  },

  breakdown(scene, seat) {
    const { words, view } = scene;
    const player = view.seats[seat];
    const parts = (player?.tokens ?? []).map((count, colour): [string, string] => [
      words.named("colour", colour),
      words.say("table-product", { count, worth: view.worth[colour] ?? 0 }),
    ]);
    return [...parts, [words.say("colour-elimination"), String(player?.kills ?? 0)]];
  },

  legend: (scene) => [
    { icon: crown, colour: "var(--gold)", meaning: scene.words.say("sign-starter") },
    ...tokens.map(({ id, icon, colour }) => ({ icon, colour, meaning: scene.words.say(`sign-${id}`) })),
    { icon: skull, colour: "var(--blood)", meaning: scene.words.say("sign-skull") },
    { icon: strikes, colour: "var(--danger)", meaning: scene.words.say("bk-sign-kills") },
    { icon: waiting, colour: "var(--danger)", meaning: scene.words.say("bk-sign-waits") },
  ],
});

function headline(scene: Court): string {
  const { words, view } = scene;
  if (view.over) return words.say("table-headline-over");
  const stage = STAGES[view.question] ?? "";
  const where = words.say(`table-headline${stage}`, { chapter: view.chapter + 1, round: view.round + 1 });
  return [where, outOfPlay(scene)].filter(Boolean).join(" · ");
}
