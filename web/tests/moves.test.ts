import { afterEach, describe, expect, it, vi } from "vitest";
import { glide, places } from "../src/lib/moves";

/** As much of an element as is needed: where it is, and how it was let glide. */
class Thing {
  readonly animate = vi.fn();
  readonly dataset: { move: string; from?: string };
  constructor(
    move: string,
    private readonly box: [left: number, top: number, width: number],
    readonly offsetWidth: number | undefined = box[2], // drawings have none
    from?: string,
  ) {
    this.dataset = from === undefined ? { move } : { move, from };
  }
  getBoundingClientRect(): { left: number; top: number; width: number; height: number } {
    const [left, top, width] = this.box;
    return { left, top, width, height: width };
  }
  /** From where it glides, as CSS says it. */
  get path(): string {
    const [[frames] = []] = this.animate.mock.calls as [{ transform: string }[]][];
    return frames?.[0]?.transform ?? "";
  }
}

const table = (...things: Thing[]): Element => ({ querySelectorAll: () => things }) as unknown as Element;

function move(before: Thing[], after: Thing[]): void {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  glide(table(...after), places(table(...before)));
}

describe("what has moved", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("glides from where it was, and what stays does not", () => {
    const [card, stays] = [new Thing("card-1", [100, 0, 40]), new Thing("card-2", [0, 0, 40])];
    move([new Thing("card-1", [0, 0, 40]), new Thing("card-2", [0, 0, 40])], [card, stays]);
    expect(card.path).toBe("translate(-100px, 0px) scale(1)");
    expect(stays.animate).not.toHaveBeenCalled();
  });

  it("comes from the pile that it was drawn from", () => {
    const card = new Thing("card-1", [100, 0, 40], 40, "deck");
    move([new Thing("deck", [0, 50, 40])], [card]);
    expect(card.path).toBe("translate(-100px, 50px) scale(1)");
  });

  it("has numbers for its way, whatever has no width", () => {
    for (const [width, offset] of [[0, 0], [0, 40], [40, 0], [0, undefined]] as const) {
      const thing = new Thing("card-1", [100, 0, width], offset);
      move([new Thing("card-1", [0, 0, 0])], [thing]);
      expect(thing.path).toMatch(/^translate\(-?\d+px, -?\d+px\) scale\(\d+\)$/);
    }
  });
});
