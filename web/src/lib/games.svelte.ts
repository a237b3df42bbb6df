import { api } from "./api";
import type { GameInfo } from "./wire";

/** The games of this server, asked for once. */
class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | undefined;

  load(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  private async ask(): Promise<void> {
    try {
      this.all = await api.games();
    } catch (error) {
      this.asked = undefined; // so that the next one asks again
      throw error;
    }
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();
