import eagle from "icon:eagle-emblem";
import grapes from "icon:grapes";
import griffin from "icon:griffin-symbol";
import keys from "icon:three-keys";
import lily from "icon:fleur-de-lys";
import lion from "icon:lion";

const draw = (path: string): string => `<path fill="currentColor" d="${path}"/>`;

/** The charge on the arms of each country, by id. */
export const arms: Record<string, string> = {
  england: lion,
  franken: eagle,
  bayern: draw("M128 16l96 120-96 120L32 136zM384 16l96 120-96 120-96-120zM256 256l96 120-96 120-96-120z"),
  italien: keys,
  aragon: draw("M48 32h64v448H48zM165 32h64v448h-64zM283 32h64v448h-64zM400 32h64v448h-64z"),
  frankreich: lily,
  lothringen: draw("M228 24h56v88h92v56h-92v64h140v56H284v200h-56V288H88v-56h140v-64h-92v-56h92z"),
  schwaben: griffin,
  burgund: grapes,
};

/** A card colour: its fill on the map and on cards, and the lines that heraldry engraves for it. */
export interface Tincture {
  id: string;
  fill: string; // on the map
  deep: string; // of arms and cards, the same in both themes
  face?: string; // of cards, where they are lighter than that
  hatch: string; // lines in a square of 8
}

/** By kind of card. */
export const tinctures: Tincture[] = [
  { id: "red", fill: "light-dark(#e0a292, #66322f)", deep: "#9c3328", hatch: "M2 0v8M6 0v8" },
  { id: "green", fill: "light-dark(#b4c898, #36522f)", deep: "#3f6a2f", hatch: "M0 0l8 8M-2 6l4 4M6 -2l4 4" },
  { id: "cream", fill: "light-dark(#f2e7c4, #6a6146)", deep: "#7d6a30", face: "#e3d5a3", hatch: "M2 2h.01M6 6h.01" },
  { id: "orange", fill: "light-dark(#ecc084, #79532a)", deep: "#a85b12", hatch: "M0 2h8M0 6h8" },
  { id: "purple", fill: "light-dark(#c3b1d8, #4b3a66)", deep: "#653a8c", hatch: "M8 0l-8 8M2 -2l-4 4M10 6l-4 4" },
];

/** The sign of each seat, around the origin: disc, triangle, lozenge, cross, star. */
export const signs = [
  "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z",
  "M0 -5.4L5.4 4.2H-5.4Z",
  "M0 -6L5 0L0 6L-5 0Z",
  "M-1.8 -5.2h3.6v3.4h3.4v3.6h-3.4v3.4h-3.6v-3.4h-3.4v-3.6h3.4Z",
  "M0 -6L1.6 -2L5.8 -1.9L2.5 .8L3.6 4.9L0 2.5L-3.6 4.9L-2.5 .8L-5.8 -1.9L-1.6 -2Z",
];

/** A monastery and an advisor, around the origin, about 30 units high. */
export const monastery = "M-13 15V-1L-9 -5V-15L-6 -19L-3 -15V-8L2 -12L13 -1V15Z";
export const advisor = "M-9 15C-9 9 -6.5 3 -4 -1A6.5 6.5 0 1 1 4 -1C6.5 3 9 9 9 15Z";
export const shield = "M-20 -23H20V0C20 14 10 21 0 26C-10 21 -20 14 -20 0Z";
