import type { Fair } from "./wire";

/** What a check of the deal found. */
export interface Verdict {
  commitment: boolean; // the server had settled its part before the first card
  seed: boolean; // the deal came from its part and everyone's
  share: boolean | null; // mine is among them; null if this browser added none
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function sha256(...parts: string[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes(parts.join("")));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Check the proof of a deal; `promised` is the commitment as this browser saw it before the game, if it did. */
export async function verify(fair: Fair, promised: string | null, share: string | null): Promise<Verdict> {
  const commitment = await sha256(fair.salt, fair.secret);
  const seed = await sha256(fair.secret, ...fair.shares);
  return {
    commitment: commitment === fair.commitment && (promised === null || promised === fair.commitment),
    seed: seed === fair.seed,
    share: share === null ? null : fair.shares.includes(share),
  };
}

/** 16 random bytes, which a seat adds to the seed. */
export function newShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const key = (what: "share" | "promise", code: string): string => `regalia-${what}-${code}`;

export function keepShare(code: string, share: string): void {
  localStorage.setItem(key("share", code), share);
}

export function keptShare(code: string): string | null {
  return localStorage.getItem(key("share", code));
}

/** Remember the commitment as it was first seen. */
export function keepPromise(code: string, commitment: string): void {
  if (commitment && !keptPromise(code)) localStorage.setItem(key("promise", code), commitment);
}

export function keptPromise(code: string): string | null {
  return localStorage.getItem(key("promise", code));
}
