import { api } from "./api";
import { say } from "./texts";
import type { Me } from "./wire";

/** Who is at this browser. */
class Myself {
  me = $state.raw<Me | null>(null);

  get name(): string | null {
    return this.me?.person?.name ?? null;
  }

  async load(): Promise<void> {
    this.me = await api.me();
  }

  /** Someone, with a friendly name if they have not given one. */
  async be(name?: string): Promise<void> {
    if (!this.me) await this.load();
    if (name || !this.me?.person) this.me = await api.rename(name ?? guestName());
  }

  muted(person: string): boolean {
    return this.me?.muted.includes(person) ?? false;
  }

  async mute(person: string, muted: boolean): Promise<void> {
    this.me = await api.mute(person, muted);
  }
}

function guestName(): string {
  return say("guest-name", { number: 1 + Math.floor(Math.random() * 8) });
}

export const myself = new Myself();
