export type Tab = "review" | "log" | "know" | "chat" | "rules";

/** Which panel beside the table is open, and at which rule. */
export class Panels {
  tab = $state<Tab>("log");
  sheet = $state(false); // on a phone: whether it covers the table
  rule = $state("");

  constructor(tab: Tab = "log") {
    this.tab = tab;
  }

  readonly open = (tab: Tab): void => {
    this.tab = tab;
    this.sheet = true;
  };

  readonly shut = (): void => {
    this.sheet = false;
  };

  /** The rules, opened at one of them. */
  readonly showRule = (rule: string): void => {
    this.rule = rule;
    this.open("rules");
  };
}
