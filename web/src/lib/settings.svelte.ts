type Theme = "auto" | "light" | "dark";

interface Saved {
  theme: Theme;
  sounds: boolean;
  notify: boolean;
}

const KEY = "regalia-settings";
const standard: Saved = { theme: "auto", sounds: false, notify: false };

function load(): Saved {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return standard;
  }
}

/** What this browser remembers of how someone likes it. */
class Settings {
  private saved = $state(load());

  get theme(): Theme {
    return this.saved.theme;
  }
  get sounds(): boolean {
    return this.saved.sounds;
  }
  get notify(): boolean {
    return this.saved.notify;
  }

  change(change: Partial<Saved>): void {
    this.saved = { ...this.saved, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.saved));
    this.dress();
  }

  /** The theme, as the style sheet reads it. */
  dress(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** Whether the person asked the system for less motion. */
export function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
