import { describe, expect, it } from "vitest";
import { Draft } from "../src/lib/draft.svelte";
import type { AnyMessage } from "../src/lib/wire";

/** A server on which play:king forces target:2, and then the play is whole. */
function answer(asked: string[]): Promise<AnyMessage> {
  const draft = asked.join(" ") === "play:king" ? [...asked, "target:2"] : asked;
  const next = draft.join(" ") === "play:witch" ? ["target:1", "target:2"] : [];
  const view = { asked: { prompt: "p", rule: "r", legal: next } };
  const message = { type: "preview", draft, events: [], whole: !next.length, reveals: false, view };
  return Promise.resolve(message as unknown as AnyMessage);
}

describe("a draft", () => {
  it("takes forced steps by itself, and takes them back with the choice they follow from", async () => {
    const draft = new Draft(answer);
    await draft.choose("play:king", "Play the King", 3);
    expect(draft.actions).toEqual(["play:king", "target:2"]);
    expect(draft.look?.whole).toBe(true);
    await draft.takeBack();
    expect(draft.actions).toEqual([]);
    expect(draft.look).toBeNull();
  });

  it("waits where there is something to choose", async () => {
    const draft = new Draft(answer);
    await draft.choose("play:witch", "Play the Witch", 3);
    expect(draft.actions).toEqual(["play:witch"]);
    await draft.choose("target:1", "Bruno", 2);
    expect(draft.look?.whole).toBe(true);
    await draft.takeBack();
    expect(draft.actions).toEqual(["play:witch"]);
  });

  it("stays as it was when the server cannot be reached", async () => {
    const draft = new Draft(() => Promise.resolve(null));
    await draft.choose("play:king", "Play the King", 3);
    expect(draft.actions).toEqual([]);
    expect(draft.busy).toBe(false);
  });

  it("knows whether there was anything to choose", async () => {
    const draft = new Draft(answer);
    await draft.choose("play:king", "Play the King", 1);
    expect(draft.free).toBe(false);
  });

  it("does not come back by an answer that is late", async () => {
    const draft = new Draft(answer);
    await draft.choose("play:king", "Play the King", 3);
    const late = draft.refresh();
    draft.clear(); // it was committed meanwhile
    await late;
    expect(draft.look).toBeNull();
    expect(draft.actions).toEqual([]);
  });
});
