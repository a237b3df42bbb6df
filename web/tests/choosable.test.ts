import { describe, expect, it, vi } from "vitest";
import { choosable } from "../src/lib/choosable";

/** As much of an element as is needed. */
class Thing {
  dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>([["aria-label", "0 resources"]]);
  readonly events: string[] = [];
  getAttribute = (name: string): string | null => this.attributes.get(name) ?? null;
  setAttribute = (name: string, value: string): unknown => this.attributes.set(name, value);
  removeAttribute = (name: string): unknown => this.attributes.delete(name);
  addEventListener = (type: string): unknown => this.events.push(type);
  removeEventListener = (type: string): unknown => this.events.splice(this.events.indexOf(type), 1);
}

const chooser = (...legal: string[]) => ({
  can: (action: string) => legal.includes(action),
  choose: vi.fn(),
  answer: (action: string) => `Do ${action}`,
  whyNot: () => Promise.resolve(null),
});

function attach(thing: Thing, ...legal: string[]): () => void {
  return choosable(chooser(...legal), ["gather"])(thing as unknown as HTMLElement) as () => void;
}

describe("what can be chosen", () => {
  it("is called by what choosing it does, and is what it was afterwards", () => {
    const thing = new Thing();
    const off = attach(thing, "gather");
    expect([thing.dataset.can, thing.getAttribute("aria-label"), thing.getAttribute("tabindex")]).toEqual(["gather", "Do gather – 0 resources", "0"]);
    off();
    expect([...thing.attributes]).toEqual([["aria-label", "0 resources"]]);
    expect(thing.events).toEqual([]);
  });

  it("keeps a name that the board has given it meanwhile", () => {
    const thing = new Thing();
    const off = attach(thing, "gather");
    thing.setAttribute("aria-label", "1 resource");
    off();
    expect(thing.getAttribute("aria-label")).toBe("1 resource");
  });
});

describe("what cannot be chosen", () => {
  it("can be asked why, and is no stop of the Tab key", () => {
    const thing = new Thing();
    const off = attach(thing);
    expect(["why" in thing.dataset, "can" in thing.dataset, thing.getAttribute("tabindex")]).toEqual([true, false, "-1"]);
    off();
    expect([...thing.attributes]).toEqual([["aria-label", "0 resources"]]);
  });
});
