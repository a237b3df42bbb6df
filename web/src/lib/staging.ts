import { faces } from "../games";
import { Scene, type Source } from "./scene.svelte";
import { gameCatalogue, gameLexicons } from "./texts";
import type { Briefing } from "./wire";

/** A scene with all that its game needs, loaded when it is first played. */
export async function stage(source: Source, briefing: Briefing): Promise<Scene> {
  const load = faces.get(briefing.game)?.load ?? (() => import("../games/plain/board").then((module) => module.board));
  const [board, catalogue, lexicons] = await Promise.all([
    load(),
    gameCatalogue(briefing.game),
    gameLexicons(briefing.game),
  ]);
  return new Scene(source, briefing, board, catalogue, lexicons);
}

/** Dress the page in the colours of a game. */
export function dress(game: string): () => void {
  const accent = faces.get(game)?.accent;
  const style = document.documentElement.style;
  if (accent) {
    style.setProperty("--accent-light", accent.light);
    style.setProperty("--accent-dark", accent.dark);
  }
  return () => {
    style.removeProperty("--accent-light");
    style.removeProperty("--accent-dark");
  };
}
