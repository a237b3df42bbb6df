import { api } from "./api";
import type { GameInfo } from "./wire";

/** The games of this server, asked for once. */
class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | undefined;

  load(): Promise<void> {
    this.asked ??= api.games().then((games) => {
      this.all = games;
    });
    return this.asked;
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();
