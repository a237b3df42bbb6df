import type { Scene } from "../../lib/scene.svelte";
import type { Baron, StaticData, Side, Strike, Unit, View } from "./wire";

// What follows from the open table: whose unit a number is, what an attack would do, how cards fit on the board.

export type Feud = Scene<View, StaticData>;
export type Place = "town" | "wall" | "army";
export const PLACES: readonly Place[] = ["town", "wall", "army"];
export const FATES = ["unharmed", "downgraded", "discarded"] as const;

/** A unit in play, whose it is and where it stands. */
export interface Standing {
  seat: number;
  place: Place;
  unit: Unit;
}

export function find(view: View, static_data: StaticData, number: number): Standing | undefined {
  const seat = Math.floor(number / static_data.most_units);
  const baron = view.barons[seat];
  for (const place of PLACES) {
    const unit = baron?.[place].find((one) => one.unit === number);
    if (unit) return { seat, place, unit };
  }
  return undefined;
}

/** What people call a unit by: its slot with its baron, counted from 1. */
export function numberOf(static_data: StaticData, unit: number): number {
  return (unit % static_data.most_units) + 1;
}

export function isMilitary(static_data: StaticData, kind: number): boolean {
  return kind >= static_data.squires && kind < static_data.others;
}

export function isBuilding(static_data: StaticData, unit: Unit): boolean {
  return unit.up && unit.kind < static_data.squires;
}

/** The id of the side of a card that lies up, which its messages end in. */
export function sideId(static_data: StaticData, id: string, kind: number, up: boolean): string {
  return up ? id : `${kind < static_data.squires ? "peasant" : "squire"}-${id}`;
}

// Attacks

/** What happens to a unit when the attack falls as it stands. */
export interface Harm {
  damage: number;
  fate: number;
  prevented: number; // by Shields
  strikes: Strike[]; // on it
}

/** All that is attacked, by number. */
export function harms(view: View): Map<number, Harm> {
  return new Map(
    view.damages.map(({ unit, damage, fate, prevented }) => [
      unit,
      { damage, fate, prevented, strikes: view.strikes.filter(({ target }) => target === unit) },
    ]),
  );
}

/** What their attack costs the attackers: downgraded, Squires discarded (BB-8.13). */
export function costs(view: View, static_data: StaticData): Map<number, number> {
  const found = new Map<number, number>();
  for (const { unit } of view.strikes) {
    const standing = unit === null ? undefined : find(view, static_data, unit);
    if (standing) found.set(standing.unit.unit, standing.unit.up ? 1 : 2);
  }
  return found;
}

/** What a target would take. */
export interface Forecast {
  damage: number;
  fate: number;
}

/** What a target would take if the unit, or the +2 card, that is being aimed struck it as well (BB-8.7, BB-8.10 to BB-8.12). */
export function forecast(view: View, static_data: StaticData, plusTwo: number, target: Standing): Forecast {
  const building = isBuilding(static_data, target.unit);
  const struck = view.strikes.filter(({ target: at }) => at === target.unit.unit);
  const sum = struck.reduce((total, { strength }) => total + strength, 0) + aimed(view, static_data, plusTwo, building);
  const damage = Math.max(0, sum - (building ? protection(view.barons[target.seat], static_data) : 0));
  const health = target.unit.health;
  if (damage >= 2 * health) return { damage, fate: 2 };
  if (damage < health || building) return { damage, fate: 0 };
  return { damage, fate: target.unit.up ? 1 : 2 };
}

function aimed(view: View, static_data: StaticData, plusTwo: number, building: boolean): number {
  const acting = view.chosen === null ? undefined : find(view, static_data, view.chosen)?.unit;
  if (!acting) return Number(static_data.faces[plusTwo]?.printed.value ?? 0);
  const side = static_data.faces[acting.kind]?.sides[Number(acting.up)] as Side;
  return side.strength + (building ? side.against_buildings : side.against_units);
}

/** How much less damage the Towers of a town let through to buildings (BB-7.3). */
function protection(baron: Baron | undefined, static_data: StaticData): number {
  const towers = (baron?.town ?? []).filter((unit) => isBuilding(static_data, unit));
  return towers.reduce((total, { kind }) => total + Number(static_data.faces[kind]?.printed.protection ?? 0), 0);
}

// Points

/** What a baron's points consist of (BB-11.1). */
export function pointsOf(baron: Baron, static_data: StaticData): { buildings: number; army: number } {
  return { buildings: baron.town.filter((unit) => isBuilding(static_data, unit)).length, army: 2 * baron.army.length };
}

// Room on the board

export const GAP = 4; // pixels between two cards

/** A box that holds town, wall and Army: how much room its frames take, and how cards may be in it. */
export interface Box {
  width: number;
  height: number | null; // null: as high as it needs to be
  tall: number; // the height of a card by its width
  most: number; // how wide a card may be
  least: number;
  inside: number; // what a place needs beside its cards
  bare: number; // how wide it is without any
  above: number; // and above and below them
  stackable: boolean; // the town may stand above wall and Army
}

/** How wide cards can be, and how many stand side by side in each place, so that all fit. */
export interface Fit {
  card: number;
  columns: number[];
  rows: number;
  stacked: boolean;
  spills?: boolean; // they do not all fit
}

export function fit(box: Box, counts: readonly number[]): Fit {
  for (let card = box.most; card >= box.least; card--) {
    const found = [beside(box, counts, card), box.stackable ? stacked(box, counts, card) : null].filter((one) => one !== null);
    const [best] = found.sort((a, b) => a.rows - b.rows);
    if (best && fits(box, best)) return best;
  }
  const least = beside(box, counts, box.least) ?? { card: box.least, columns: counts.map(() => 1), rows: 0, stacked: false };
  return { ...least, spills: true };
}

function fits(box: Box, { card, rows, stacked }: Fit): boolean {
  const needed = rows * (card * box.tall + GAP) + (stacked ? 2 * box.above : box.above - GAP);
  return box.height === null || needed <= box.height;
}

/** All places side by side, in as few rows as can be. */
function beside(box: Box, counts: readonly number[], card: number): Fit | null {
  const room = box.width - counts.length * box.inside - (counts.length - 1) * GAP;
  for (let rows = 1; rows <= Math.max(1, ...counts); rows++) {
    const columns = counts.map((count) => Math.ceil(count / rows));
    const spread = columns.reduce((sum, count) => sum + Math.max(box.bare, count * (card + GAP) - GAP), 0);
    if (spread <= room) return { card, columns, rows, stacked: false };
  }
  return null;
}

/** The town above, wall and Army below it. */
function stacked(box: Box, [town = 0, ...others]: readonly number[], card: number): Fit | null {
  const across = Math.floor((box.width - box.inside + GAP) / (card + GAP));
  const below = beside(box, others, card);
  if (across < 1 || !below) return null;
  return { card, columns: [across, ...below.columns], rows: Math.max(1, Math.ceil(town / across)) + below.rows, stacked: true };
}
