import { describe, expect, it } from "vitest";
import { faces } from "../src/games";
import { mentions, readRules } from "../src/lib/rules";
import { gameRules } from "../src/lib/texts";

describe("a rule book", () => {
  it("is read paragraph by paragraph", () => {
    const [heading, rule, table] = readRules("## 1. The game\n\n**BK-1.1** *(ruling)* Three or\nfour play.\n\n| a | b |\n|---|---|\n| 1 | 2 |");
    expect(heading).toMatchObject({ type: "heading", level: 2 });
    expect(rule).toMatchObject({ type: "rule", number: "BK-1.1" });
    expect(rule).toHaveProperty("spans", [
      { text: "(ruling)", style: "em" },
      { text: " Three or four play.", style: "plain" },
    ]);
    expect(table).toMatchObject({ type: "table", rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("can be searched", () => {
    const [rule] = readRules("**BK-1.1** Three or four play.");
    expect(rule && mentions(rule, "FOUR")).toBe(true);
    expect(rule && mentions(rule, "bk-1.1")).toBe(true);
    expect(rule && mentions(rule, "five")).toBe(false);
  });

  it.each([...faces.keys()])("of %s has its numbered rules", async (game) => {
    const blocks = readRules(await gameRules(game));
    expect(blocks.filter((block) => block.type === "rule").length).toBeGreaterThan(40);
  });
});
