import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { disguise, ENGLISH, PSEUDO } from "./pseudo";

export type Variables = Record<string, string | number>;

/** The messages of one language; of two with the same id the later counts, so a game's own replace shared ones. */
export class Catalogue {
  readonly faults: string[] = []; // what went wrong in formatting; tests want none
  private readonly bundle: FluentBundle;

  constructor(language: string, sources: readonly string[] = []) {
    const transform = language === PSEUDO ? { transform: disguise } : {};
    this.bundle = new FluentBundle(language === PSEUDO ? ENGLISH : language, { useIsolating: false, ...transform });
    this.add(sources);
  }

  add(sources: readonly string[]): void {
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  hasAttribute(message: string, attribute: string): boolean {
    return attribute in (this.bundle.getMessage(message)?.attributes ?? {});
  }

  /** The text of a message or of an attribute (`message.attribute`); the id itself, if it is missing. */
  say(message: string, variables: Variables = {}): string {
    const [name = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) {
      this.faults.push(`${message} is missing`);
      return message;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables as Record<string, FluentVariable>, errors);
    this.faults.push(...errors.map((error) => `${message}: ${error.message}`));
    return text;
  }

  /** Items as a list in words. */
  join(how: "list-and" | "list-or", items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    const [first, ...more] = items.slice(0, -1);
    if (first === undefined) return last;
    const most = more.reduce((list, item) => this.say("list-comma", { first: list, second: item }), first);
    return this.say(how, { first: most, second: last });
  }
}
