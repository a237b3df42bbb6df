import type { Scene } from "./scene.svelte";
import { locale, say } from "./texts";
import { isCostly, type Verdict } from "./verdicts";
import type { AnyView, Decision, KeyMoment, Review } from "./wire";

// A review in words. This is cli/reviewing.py for the browser.

type Steps = readonly (readonly [string, string])[];

/** A number as the language writes it. */
export function fixed(value: number, digits: number): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** A difference of chances in points of a hundred, without a sign before nothing. */
export function points(chance: number, digits = 1): string {
  const size = (100 * Math.abs(chance)).toFixed(digits);
  const sign = Number(size) === 0 ? "" : chance > 0 ? "+" : "−";
  return sign + fixed(Number(size), digits);
}

/** A cost, which needs no sign before it if it is one. */
export function cost({ loss, error }: Decision): { cost: string; error: string } {
  return { cost: points(loss).replace("+", ""), error: fixed(100 * error, 1) };
}

/** A play in words, its choices one after the other, as the one who made it saw the table: `views` are all open. */
export function playWords(scene: Scene, views: readonly AnyView[], ply: number, seat: number, steps: Steps): string {
  const view = views[Math.max(0, ply - 1)];
  if (!view) return "";
  const then = scene.at({ ...view, viewer: seat });
  const actions = steps.map(([, action]) => action);
  return steps.map(([prompt, action], at) => then.answer(action, prompt, actions.slice(0, at))).join(" → ");
}

/** What is said of a decision beside its moment: that another play was better only where it surely was. */
export function adviceWords(verdict: Verdict, best: string): string {
  const message = verdict === "best" ? "review-here-best" : isCostly(verdict) ? "review-here" : "review-here-search";
  const told = say(message, { verdict: say(`review-verdict-${verdict}`), best });
  return told.slice(0, 1).toUpperCase() + told.slice(1);
}

/** A moment that decided the game, in a sentence. */
export function momentWords(scene: Scene, views: readonly AnyView[], review: Review, moment: KeyMoment): string {
  const { words } = scene;
  const amount = Math.abs(100 * moment.change).toFixed(0);
  const about = { ...words.who("player", [moment.seat]), ply: moment.ply, points: amount, change: moment.change > 0 ? "good" : "bad" };
  const tell = (steps: Steps, seat: number): string => playWords(scene, views, moment.ply, seat, steps);
  if (moment.sort === "loss") {
    const decision = review.decisions.find(({ ply }) => ply === moment.ply);
    const [played, best] = [tell(decision?.played ?? [], moment.seat), tell(decision?.best ?? [], moment.seat)];
    return say("review-moment-loss", { ...about, played, best });
  }
  if (moment.ply === 0) return say("review-moment-deal", about);
  const play = review.points[moment.ply]?.play;
  const played = tell(play?.steps ?? [], moment.by);
  return say(`review-moment-${moment.sort}`, { ...about, ...words.who("actor", [moment.by]), played });
}
