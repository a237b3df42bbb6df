import type { Base, Kingdom, Portion } from "./wire";

// What a play would do, as far as the table shows it. The engine decides; this only looks ahead for the one who aims.

/** What the viewer knows of the Trap under a base. */
export type Snare = "none" | "unknown" | "real" | "decoy";

/** What a Defence (0 or 1) or the base itself (null) would take. */
export interface Blow {
  slot: number | null;
  kind: number;
  dealt: number;
  left: number;
  falls: boolean;
}

/** What would happen to one base. */
export interface Toll {
  base: number;
  amount: number | null; // of damage; null for an action
  blows: Blow[];
  snare: Snare; // a Trap that an attack would spring
  either: boolean; // which Defence is hit first is open, and matters
  spared: boolean; // a Fort that Lands would still protect (TK-6.16)
  untrapped: boolean; // an action takes the Trap away
  taken: boolean; // the base itself, or the Defence that falls, goes over
  frozen: boolean;
}

/** What is printed on the cards. */
export interface Worth {
  value(kind: number): number;
  type(kind: number): string;
  fort(kind: number): boolean;
}

function toll(base: Base, amount: number | null): Toll {
  const flags = { either: false, spared: false, untrapped: false, taken: false, frozen: false };
  return { base: base.base, amount, blows: [], snare: "none", ...flags };
}

/** Damage runs through the Defences, the given one first, to the base (TK-6.7, TK-6.9 to TK-6.11). */
export function strike(base: Base, amount: number, first: number, worth: Worth): Blow[] {
  const blows: Blow[] = [];
  const order = [...base.defences].sort((a, b) => Number(b.slot === first) - Number(a.slot === first));
  let left = amount;
  for (const { slot, kind, damage } of order) {
    if (!left) return blows;
    const strength = worth.value(kind) - damage;
    const dealt = Math.min(left, strength);
    blows.push({ slot, kind, dealt, left: strength - dealt, falls: dealt === strength });
    left -= dealt;
  }
  if (!left) return blows;
  const strength = worth.value(base.kind) - base.damage;
  const falls = left >= strength;
  // A Land that is not destroyed is untouched.
  if (falls || worth.fort(base.kind)) {
    const dealt = Math.min(left, strength);
    blows.push({ slot: null, kind: base.kind, dealt, left: strength - dealt, falls });
  }
  return blows;
}

/** A blow at one base, its Trap not counted; where the order of two Defences is open, what is sure in both. */
export function blow(base: Base, amount: number, first: number | null, worth: Worth): Toll {
  if (first !== null) return { ...toll(base, amount), blows: strike(base, amount, first, worth) };
  const [one, other] = [strike(base, amount, 0, worth), strike(base, amount, 1, worth)];
  const sure = one.filter((a) => other.some((b) => b.slot === a.slot && b.dealt === a.dealt));
  const twins = base.defences[0]?.kind === base.defences[1]?.kind && base.defences[0]?.damage === base.defences[1]?.damage;
  const either = base.defences.length === 2 && !twins && sure.length < Math.max(one.length, other.length);
  return { ...toll(base, amount), blows: either ? sure : one, either };
}

/** What an attack would do, portion by portion in their order (TK-6.16, TK-7.1 to TK-7.3). */
export function attack(kingdom: Kingdom, portions: readonly Portion[], snare: (base: Base) => Snare, worth: Worth): Toll[] {
  let lands = kingdom.bases.filter((base) => !worth.fort(base.kind)).length;
  return portions.flatMap(({ base: number, amount, first }): Toll[] => {
    const base = kingdom.bases.find((one) => one.base === number);
    if (!base) return [];
    if (worth.fort(base.kind) && lands > 0) return [{ ...toll(base, amount), spared: true }];
    const sprung = snare(base);
    if (sprung === "real") return [{ ...toll(base, amount), snare: sprung }];
    const struck = blow(base, amount, first, worth);
    if (struck.blows.some((one) => one.slot === null && one.falls)) lands--;
    return [{ ...struck, snare: sprung }];
  });
}

/** What an action would do to a base; `slot` is the Defence it takes, where that is settled. */
export function deed(card: string, base: Base, slot: number | null, worth: Worth): Toll {
  const none = toll(base, null);
  const lose = (which: (kind: number) => boolean): Blow[] =>
    base.defences
      .filter((one) => which(one.kind))
      .map((one) => ({ slot: one.slot, kind: one.kind, dealt: 0, left: 0, falls: true }));
  const loseOne = (which: (kind: number) => boolean): Toll => {
    const found = lose(which).filter((one) => slot === null || one.slot === slot);
    return found.length > 1 ? { ...none, either: true } : { ...none, blows: found };
  };
  switch (card) {
    case "earthquake":
      return { ...none, blows: lose(() => true), untrapped: base.trapped };
    case "disrepair":
      return { ...none, blows: lose((kind) => worth.type(kind) === "structure") };
    case "mutiny":
      return loseOne((kind) => worth.type(kind) === "people");
    case "sabotage":
      return { ...none, untrapped: true };
    case "conquest":
      return { ...(worth.fort(base.kind) ? loseOne(() => true) : none), taken: true };
    case "freeze":
      return { ...none, frozen: true };
  }
  return none;
}
