import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verify } from "../src/lib/fair";
import type { Fair } from "../src/lib/wire";

const sha256 = (...hex: string[]): string => createHash("sha256").update(Buffer.from(hex.join(""), "hex")).digest("hex");
const [salt, secret, share] = ["a1".repeat(32), "5e".repeat(32), "11".repeat(16)];
const fair: Fair = {
  commitment: sha256(salt, secret),
  salt,
  secret,
  shares: [share, "", "22".repeat(16)],
  seed: sha256(secret, share, "22".repeat(16)),
};

describe("the check of a deal", () => {
  it("passes a fair one", async () => {
    expect(await verify(fair, fair.commitment, share)).toEqual({ commitment: true, seed: true, share: true });
  });

  it("notices another secret, another seed, a missing share", async () => {
    expect((await verify({ ...fair, secret: salt }, null, null)).commitment).toBe(false);
    expect((await verify({ ...fair, seed: salt }, null, null)).seed).toBe(false);
    expect((await verify(fair, null, "33".repeat(16))).share).toBe(false);
  });

  it("notices a commitment that was changed after the cards were dealt", async () => {
    expect((await verify(fair, sha256("00"), null)).commitment).toBe(false);
  });

  it("says nothing of a share that this browser never made", async () => {
    expect((await verify(fair, null, null)).share).toBeNull();
  });
});
