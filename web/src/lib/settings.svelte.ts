export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = ["slow", "normal", "quick", "none"] as const;
export const CONFIRMATIONS = ["always", "final", "never"] as const;

type Theme = (typeof THEMES)[number];
/** How fast what happens is shown; `none`: at once. */
export type Pace = (typeof PACES)[number];
/** Which plays are confirmed; `final`: those that cannot be changed afterwards. */
type Confirmation = (typeof CONFIRMATIONS)[number];

interface Saved {
  language: string; // empty: as the browser asks for
  theme: Theme;
  sounds: boolean;
  notify: boolean;
  pace: Pace;
  confirm: Confirmation;
  forced: boolean; // a question with one answer is answered by itself
  coach: boolean; // explains games against bots
  read: boolean; // has found out how to read a card
}

const KEY = "regalia-settings";
const standard: Saved = {
  language: "",
  theme: "auto",
  sounds: false,
  notify: false,
  pace: "normal",
  confirm: "always",
  forced: false,
  coach: false,
  read: false,
};

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

  get language(): string {
    return this.saved.language;
  }
  get theme(): Theme {
    return this.saved.theme;
  }
  get sounds(): boolean {
    return this.saved.sounds;
  }
  get notify(): boolean {
    return this.saved.notify;
  }

  get pace(): Pace {
    return this.saved.pace;
  }
  get confirm(): Confirmation {
    return this.saved.confirm;
  }
  get forced(): boolean {
    return this.saved.forced;
  }
  get coach(): boolean {
    return this.saved.coach;
  }
  get read(): boolean {
    return this.saved.read;
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
