import type { Catalogue } from "./catalogue";
import { say } from "./texts";
import type { Clock, GameOption } from "./wire";

/** What usual clocks are: a name in the catalogue, and what the server takes. */
export const CLOCKS: readonly [id: string, clock: Clock][] = [
  ["none", { kind: "none", seconds: 0, increment: 0 }],
  ["quick", { kind: "move", seconds: 30, increment: 0 }],
  ["calm", { kind: "move", seconds: 120, increment: 0 }],
  ["game", { kind: "game", seconds: 900, increment: 10 }],
  ["days", { kind: "days", seconds: 2 * 86_400, increment: 0 }],
];

/** How fast bots move. */
export const BOT_PACES = ["quick", "normal", "slow"] as const;

/** A clock in words. */
export function clockKind(clock: Clock): string {
  const usual = CLOCKS.find(([, { kind, seconds, increment }]) => kind === clock.kind && seconds === clock.seconds && increment === clock.increment);
  return usual ? say(`clock-${usual[0]}`) : say("clock-other", { seconds: clock.seconds, increment: clock.increment });
}

/** A value of an option in words. */
export function optionWords(catalogue: Catalogue, name: string, value: GameOption["default"]): string {
  if (typeof value === "boolean") return say(value ? "on" : "off");
  const message = `option-${name}-${value}`;
  return catalogue.has(message) ? catalogue.say(message) : String(value);
}
