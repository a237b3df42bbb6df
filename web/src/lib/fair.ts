import { sha256 } from "./sha256";
import type { Deal, OpenRequest, Opened, PledgeRequest, Proof, Table, Terms } from "./wire";

// A deal that nobody can steer alone; docs/fairness.md is the protocol. What is here is also in kernel/fair.py.
const TAG = "regalia deal 2";
const BYTES = 32;
const NOTHING = new Uint8Array(BYTES);

const written = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Exactly so many bytes, from hexadecimal digits; anything else is nobody's secret, share or digest. */
function bytes(hex: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new Error(`not ${BYTES} bytes: ${hex}`);
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** SHA-256 of what it is for and of the parts, each after its length. */
function digest(what: string, ...parts: Uint8Array[]): string {
  const all = [written(`${TAG} ${what}`), ...parts];
  const joined = new Uint8Array(all.reduce((length, part) => length + 4 + part.length, 0));
  let at = 0;
  for (const part of all) {
    new DataView(joined.buffer).setUint32(at, part.length);
    joined.set(part, at + 4);
    at += 4 + part.length;
  }
  return sha256(joined);
}

export const commitmentTo = (table: string, secret: string): string => digest("secret", written(table), bytes(secret));

export const pledgeOf = (table: string, commitment: string, seat: number, share: string): string =>
  digest("share", written(table), bytes(commitment), written(String(seat)), bytes(share));

function termsDigest(terms: Terms): string {
  const names = Object.keys(terms.options).sort();
  const options = names.flatMap((name) => [written(name), written(JSON.stringify(terms.options[name]))]);
  const fixed = [terms.game, String(terms.rules), terms.components, String(names.length)].map(written);
  return digest("terms", ...fixed, ...options, ...terms.earlier.map(bytes));
}

const lacks = (deal: Deal, given: readonly string[]): boolean => deal.kinds.some((kind, seat) => kind === "person" && !given[seat]);

/** What binds all; empty until all have given their pledges. */
export function transcriptOf(deal: Deal): string {
  if (lacks(deal, deal.pledges)) return "";
  const seats = deal.kinds.flatMap((kind, seat) => [written(kind), deal.pledges[seat] ? bytes(deal.pledges[seat]) : NOTHING]);
  return digest("transcript", bytes(deal.commitment), bytes(termsDigest(deal.terms)), ...seats);
}

const seedOf = (opened: Opened): string =>
  digest("seed", bytes(opened.transcript), bytes(opened.secret), ...opened.shares.map((share) => (share ? bytes(share) : NOTHING)));

/** The beginning of a transcript, for friends to compare. */
export const shortCode = (transcript: string): string => (transcript.slice(0, 12).match(/..../g) ?? []).join(" ");

// Taking part

/** What this browser keeps of a table's deals, also when the page is loaded again. */
export interface Kept {
  commitment: string;
  seat: number;
  share: string;
  transcript: string; // the one for which the share was opened
  earlier: string[]; // the commitments of the deals before, in which it gave a pledge
}

const key = (code: string): string => `regalia-deal-${code}`;

export function kept(code: string): Kept | null {
  return JSON.parse(localStorage.getItem(key(code)) ?? "null") as Kept | null;
}

function keep(code: string, mine: Kept): void {
  localStorage.setItem(key(code), JSON.stringify(mine));
}

function newShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this browser has to send in a deal, if anything. It opens its share for one transcript only, with its pledge in it. */
export function takePart({ code, deal, phase, seats }: Table, you: number): Omit<PledgeRequest, "v" | "id"> | Omit<OpenRequest, "v" | "id"> | null {
  if (phase !== "dealing" || deal?.kinds[you] !== "person" || seats[you]?.shared) return null;
  const { commitment, pledges } = deal;
  let mine = kept(code);
  if (mine?.commitment !== commitment || mine.seat !== you) {
    if (pledges[you]) return null; // given by another of this person's devices
    const earlier = mine ? [...mine.earlier, mine.commitment] : [];
    mine = { commitment, seat: you, share: newShare(), transcript: "", earlier };
    keep(code, mine);
  }
  const pledge = pledgeOf(code, commitment, you, mine.share);
  if (!pledges[you]) return { type: "pledge", commitment, pledge };
  const transcript = transcriptOf(deal);
  if (!transcript || pledges[you] !== pledge || (mine.transcript && mine.transcript !== transcript)) return null;
  keep(code, { ...mine, transcript });
  return { type: "open", transcript, share: mine.share };
}

// Checking

/** What a check of the deals found. */
export interface Verdict {
  commitment: boolean; // the server kept to its secret
  seed: boolean; // the cards follow from it and from all shares, which were fixed before any was opened
  mine: boolean | null; // mine is among them, in the deal that I saw; null if this browser added none
  people: number; // who added a share
  voids: number;
  closed: number;
}

function sound(opened: Opened): boolean {
  const { deal, shares, transcript, seed, why } = opened;
  const short = lacks(deal, deal.pledges);
  const open = !short && !lacks(deal, shares);
  return (
    deal.kinds.length === deal.pledges.length &&
    deal.kinds.length === shares.length &&
    deal.kinds.every((kind, seat) => kind === "person" || (!deal.pledges[seat] && !shares[seat])) &&
    shares.every((share, seat) => !share || pledgeOf(deal.table, deal.commitment, seat, share) === deal.pledges[seat]) &&
    !(short && shares.some(Boolean)) &&
    transcript === transcriptOf(deal) &&
    seed === (open ? seedOf(opened) : "") &&
    (open ? why !== "void" : why !== "played")
  );
}

const faultless = (test: () => boolean): boolean => {
  try {
    return test();
  } catch {
    return false; // something is not as long as it must be
  }
};

/** Check the deals of a game against what this browser remembers of them. */
export function check({ last, earlier }: Proof, mine: Kept | null): Verdict {
  const all = [...earlier, last];
  const named = all.map(({ deal }) => deal.commitment);
  const known = mine !== null && [...mine.earlier, mine.commitment].every((commitment) => named.includes(commitment));
  return {
    commitment: faultless(() => all.every(({ deal, secret }) => commitmentTo(deal.table, secret) === deal.commitment)),
    seed:
      faultless(() => all.every(sound)) &&
      last.why === "played" &&
      all.every(({ deal }, at) => deal.terms.earlier.join() === named.slice(0, at).join()),
    mine:
      mine === null || (known && mine.commitment !== last.deal.commitment)
        ? null
        : known && last.transcript === mine.transcript && last.shares[mine.seat] === mine.share,
    people: last.deal.kinds.filter((kind) => kind === "person").length,
    voids: earlier.filter(({ why }) => why === "void").length,
    closed: earlier.filter(({ why }) => why === "closed").length,
  };
}
