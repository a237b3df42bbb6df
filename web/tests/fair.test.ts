import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { check, commitmentTo, kept, pledgeOf, shortCode, takePart, transcriptOf, type Kept } from "../src/lib/fair";
import { sha256 } from "../src/lib/sha256";
import type { Deal, Opened, Proof, Table } from "../src/lib/wire";

// Made by `make types` (tools/web_fixtures.py): deals of the Python program, all in order.
const proof = JSON.parse(readFileSync(new URL("fixtures/fair.json", import.meta.url), "utf-8")) as Proof;
const { last } = proof;
const other = "5e".repeat(32);
const mine: Kept = {
  commitment: last.deal.commitment,
  seat: 2,
  share: last.shares[2] ?? "",
  transcript: last.transcript,
  earlier: proof.earlier.map(({ deal }) => deal.commitment),
};

const stored = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
} as unknown as Storage;
beforeEach(() => stored.clear());

describe("the digest", () => {
  it("is SHA-256, of any length", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
});

describe("the check of a deal", () => {
  const changed = (what: Partial<Opened>, deal: Partial<Deal> = {}): Proof => ({ ...proof, last: { ...last, ...what, deal: { ...last.deal, ...deal } } });

  it("passes a fair one, and counts those before it", () => {
    expect(check(proof, mine)).toEqual({ commitment: true, seed: true, mine: true, people: 2, voids: 1, closed: 1 });
    expect(last.transcript).toBe(transcriptOf(last.deal));
    expect(shortCode(last.transcript)).toMatch(/^[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}$/);
  });

  it("says nothing of a share that this browser never made", () => {
    expect(check(proof, null).mine).toBeNull();
    const [before, between] = mine.earlier as [string, string];
    expect(check(proof, { ...mine, commitment: between, earlier: [before] }).mine).toBeNull(); // absent from the last deal
  });

  it("notices another secret", () => {
    expect(check(changed({ secret: other }), null).commitment).toBe(false);
    expect(check(changed({ secret: last.secret + "00" }), null).commitment).toBe(false);
  });

  const shares = (at: number, share: string): string[] => last.shares.map((one, seat) => (seat === at ? share : one));
  const forged: [string, Proof][] = [
    ["another seed", changed({ seed: other })],
    ["a share that was not pledged", changed({ shares: shares(0, other) })],
    ["a share of a bot", changed({ shares: shares(1, other) })],
    ["a share of someone absent", changed({ shares: shares(3, other) })],
    ["a missing share", changed({ shares: shares(0, "") })],
    ["another transcript", changed({ transcript: other })],
    ["another kind of seat", changed({}, { kinds: ["person", "absent", "person", "bot"] })],
    ["another set-up", changed({}, { terms: { ...last.deal.terms, rules: 4 } })],
    ["a deal that was not played", changed({ why: "closed" })],
    ["a void deal that is left out", { ...proof, earlier: proof.earlier.slice(1) }],
    ["a void deal that was changed", { ...proof, earlier: proof.earlier.map((opened) => ({ ...opened, shares: opened.shares.map(() => "") })).slice(0, 1) }],
  ];
  it.each(forged)("notices %s", (_, proof) => {
    expect(check(proof, null).seed).toBe(false);
  });

  it("notices that mine is not there, or that I saw another deal", () => {
    for (const one of [{ share: other }, { transcript: other }, { commitment: other }, { seat: 0 }, { earlier: [other] }])
      expect(check(proof, { ...mine, ...one }).mine).toBe(false);
  });
});

describe("taking part", () => {
  const code = "abc";
  const commitment = commitmentTo(code, other);
  const deal: Deal = { ...last.deal, table: code, commitment, kinds: ["person", "person"], pledges: ["", ""] };
  const table = (fields: Partial<Deal> = {}, shared = false): Table =>
    ({ code, phase: "dealing", deal: { ...deal, ...fields }, seats: [{ shared }, { shared }] }) as unknown as Table;
  const pledge = (): string => pledgeOf(code, commitment, 0, kept(code)?.share ?? "");

  it("gives a pledge, the same again when the page is loaded again, and opens it for a transcript with it", () => {
    const first = takePart(table(), 0);
    expect(first).toEqual({ type: "pledge", commitment, pledge: pledge() });
    expect(takePart(table(), 0)).toEqual(first);
    expect(takePart(table({ pledges: [pledge(), ""] }), 0)).toBeNull(); // the other is waited for
    const whole = table({ pledges: [pledge(), other] });
    const opening = { type: "open", transcript: transcriptOf(whole.deal as Deal), share: kept(code)?.share };
    expect(takePart(whole, 0)).toEqual(opening);
    expect(takePart(whole, 0)).toEqual(opening);
    expect(takePart({ ...whole, seats: table({}, true).seats }, 0)).toBeNull();
  });

  it("opens it for no other transcript", () => {
    takePart(table(), 0);
    expect(takePart(table({ pledges: [other, other] }), 0)).toBeNull();
    takePart(table({ pledges: [pledge(), other] }), 0);
    expect(takePart(table({ pledges: [pledge(), commitment] }), 0)).toBeNull();
  });

  it("makes another share for another deal, and remembers the one before", () => {
    takePart(table(), 0);
    const before = kept(code);
    takePart(table({ commitment: other }), 0);
    expect(kept(code)?.share).not.toBe(before?.share);
    expect(kept(code)?.earlier).toEqual([commitment]);
  });

  it("has no part where it has no seat, is absent, gave its pledge elsewhere, or nothing is dealt", () => {
    expect(takePart(table(), -1)).toBeNull();
    expect(takePart(table({ kinds: ["absent", "person"] }), 0)).toBeNull();
    expect(takePart(table({ pledges: [other, ""] }), 0)).toBeNull();
    expect(takePart({ ...table(), phase: "gathering", deal: null }, 0)).toBeNull();
    expect(kept(code)).toBeNull();
  });
});
