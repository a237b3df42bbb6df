import { families } from "./art";
import type { Character } from "./wire";

// Portraits, drawn by rule. The number gives the headgear, from a bare head to the crown; the family gives the garment
// and its colour; the name gives the face. So nobody has to be drawn, and nobody looks like another.

const SKIN = ["#f7dcc4", "#f0c8a4", "#dcab80", "#b98256", "#8d5d3c"];
const HAIR = ["#2a211b", "#5b3b20", "#8a5526", "#c8984a", "#a5432b", "#8b8680", "#ded2b8"];
const IRIS = ["#3d5f7d", "#4c6b3a", "#5a3b1f", "#2b2b2b"];
const GOLD = "#e0b54a";
const RIM = "#8a6516";
const CLOTH = "#f6efe0";
const INK = "#2c1d14";

const FACES = [
  "M31 42C31 27 69 27 69 42C69 58 60 68 50 68C40 68 31 58 31 42Z", // oval
  "M30 45C30 27 70 27 70 45C70 60 61 66 50 66C39 66 30 60 30 45Z", // round
  "M31 40C31 27 69 27 69 40L68 55C66 64 58 67 50 67C42 67 34 64 32 55Z", // square
  "M33 40C33 26 67 26 67 40C67 56 59 71 50 71C41 71 33 56 33 40Z", // long
  "M31 40C31 27 69 27 69 40C69 52 57 64 50 69C43 64 31 52 31 40Z", // pointed
];

const LONG_HAIR = [
  "M28 44C24 16 76 16 72 44L77 88H23Z", // straight
  "M28 42C24 16 76 16 72 42C80 54 70 62 78 74C80 86 68 88 64 84H36C32 88 20 86 22 74C30 62 20 54 28 42Z", // waves
  "M28 44C25 17 75 17 72 44L73 62H27Z", // to the chin
  "M29 44C26 17 74 17 71 44L70 58H30ZM26 56C20 66 30 70 25 80C21 88 29 92 33 88C38 76 30 72 36 58ZM74 56C80 66 70 70 75 80C79 88 71 92 67 88C62 76 70 72 64 58Z", // plaits
  "M29 44C26 18 74 18 71 44L70 54H30ZM18 38a10 10 0 1 1 14 8ZM82 38a10 10 0 1 0 -14 8Z", // buns at the sides
];
const SHORT_HAIR = [
  "M29 46C24 18 76 18 71 46L69 52H31Z", // cropped
  "M28 46C22 16 78 16 72 46L75 66C70 70 66 66 66 60H34C34 66 30 70 25 66Z", // to the shoulders
  "M30 48C27 24 73 24 70 48Z", // thin
  "M27 48C20 40 26 32 28 28C30 18 42 16 50 17C58 16 70 18 72 28C74 32 80 40 73 48Z", // thick
];
const FRINGES = [
  "M31 42C31 24 69 24 69 42C62 34 54 33 46 35C40 36 34 38 31 42Z", // parted at the side
  "M31 44C30 24 70 24 69 44C66 36 58 32 50 29C42 32 34 36 31 44Z", // parted in the middle
  "M31 41C31 25 69 25 69 41C64 38 60 39 57 37C52 40 48 37 44 39C40 37 35 39 31 41Z", // straight
  "M30 42a6 6 0 0 1 6-10a7 7 0 0 1 11-4a7 7 0 0 1 12 1a7 7 0 0 1 9 6a6 6 0 0 1 1 8C64 36 56 35 50 36C42 35 36 37 30 42Z", // curls
];
const BEARDS = [
  "",
  "M39 57C43 53 48 54 50 56C52 54 57 53 61 57C57 60 53 59 50 58C47 59 43 60 39 57Z", // moustache
  "M44 62C46 60 54 60 56 62C56 70 53 74 50 76C47 74 44 70 44 62Z", // goatee
  "M31 48C34 54 38 55 41 55C46 52 54 52 59 55C62 55 66 54 69 48C69 66 60 77 50 77C40 77 31 66 31 48ZM43 60C47 63 53 63 57 60C54 58 46 58 43 60Z", // full
  "M31 44L35 46L37 60C42 66 58 66 63 60L65 46L69 44C69 62 60 70 50 70C40 70 31 62 31 44Z", // along the jaw
  "M38 58C43 53 48 54 50 56C52 54 57 53 62 58L66 54C64 62 55 61 50 58C45 61 36 62 34 54Z", // curled moustache
];
const BROWS = ["M37 41q5-3 9-1M54 40q4-2 9 1", "M37 39l9 2M54 41l9-2", "M37 40h9M54 40h9", "M37 42q4-5 9-3M54 39q5-2 9 3"];
const NOSES = ["M50 45l-3 8q3 2 6 0", "M50 44q-5 8-3 9q3 3 6 0", "M51 45q3 6 1 9h-5", "M49 45l-1 8q2 1 4 0"];
const MOUTHS = ["M44 60q6 4 12 0", "M45 61h10", "M44 61q4-2 6 0q2-2 6 0q-6 4-12 0Z", "M45 60q7 5 11-1"];

/** Numbers that follow from a name, the same every time: FNV-1a, then a step of xorshift for each. */
function lots(id: string): (sides: number) => number {
  let state = 0x811c9dc5;
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
}

function path(d: string, fill: string, more = ""): string {
  return d && `<path d="${d}" fill="${fill}" ${more}/>`;
}

function line(d: string, width: number, colour = INK): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function dot(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

/** What a family wears; shoulders in its colour. */
function garment(family: number, woman: boolean, skin: string): string {
  const tone = families[family]?.colour ?? INK;
  const base = path("M8 100C10 82 28 75 42 72H58C72 75 90 82 92 100Z", tone, `stroke="${INK}" stroke-opacity=".35"`);
  const edge = `stroke="${RIM}" stroke-width=".8"`;
  switch (family) {
    case 0: // furs and a golden chain
      return (
        base +
        path("M30 76C38 86 44 92 50 94C56 92 62 86 70 76L80 81C72 94 60 100 50 100C40 100 28 94 20 81Z", CLOTH) +
        [[26, 84], [34, 90], [43, 94], [57, 94], [66, 90], [74, 84]].map(([x, y]) => path(`M${x} ${y}l1.5 4h-3Z`, INK)).join("") +
        (woman ? dot(50, 91, 4, GOLD, edge) : line("M37 78Q50 98 63 78", 2.4, GOLD) + dot(50, 89, 3.4, GOLD, edge))
      );
    case 1: // a pleated ruff
      return (
        base +
        path("M27 76Q50 62 73 76Q76 86 50 88Q24 86 27 76Z", CLOTH, `stroke="${INK}" stroke-opacity=".4" stroke-width=".8"`) +
        [31, 37, 43, 50, 57, 63, 69].map((x) => line(`M${x} ${85 - Math.abs(50 - x) / 6}L${(x + 50) / 2} 74`, 0.8, "#b9a98b")).join("") +
        (woman ? "" : line("M50 88V100", 1.6, GOLD))
      );
    case 2: // a low neckline, or lapels, with a rose
      return (
        base +
        (woman
          ? path("M34 76Q50 104 66 76L60 73H40Z", skin) + line("M33 77Q50 104 67 77", 2, CLOTH)
          : path("M38 74L50 96L62 74L70 78L54 100H46L30 78Z", CLOTH)) +
        dot(27, 88, 4.4, "#e2748a") +
        line("M25 88q2-3 4 0q-2 2-3 0", 0.9, "#7a1f33")
      );
    default: // plate
      return (
        base +
        path("M34 72Q50 84 66 72L70 80Q50 94 30 80Z", "#c9ced6", `stroke="#5c6470"`) +
        path("M8 100C9 84 20 79 30 78Q34 90 28 100ZM92 100C91 84 80 79 70 78Q66 90 72 100Z", "#aeb6c1", `stroke="#5c6470"`) +
        (woman ? line("M32 82Q50 95 68 82", 1.2, GOLD) : dot(18, 90, 1.5, GOLD) + dot(82, 90, 1.5, GOLD))
      );
  }
}

/** What goes on the head, by number. */
function headgear(number: number, woman: boolean, tone: string): string {
  const edge = `stroke="${RIM}" stroke-width="1" stroke-linejoin="round"`;
  const soft = `stroke="${INK}" stroke-opacity=".4" stroke-width="1"`;
  switch (number) {
    case 2:
      return path("M30 36Q50 26 70 36L70 31Q50 21 30 31Z", tone, soft) + (woman ? path("M66 30l10-6v10l-10-1l4 9-8-8Z", tone, soft) : "");
    case 3:
      return woman
        ? path("M29 40C28 15 72 15 71 40Q66 27 50 26Q34 27 29 40Z", CLOTH, soft) + line("M32 34Q50 21 68 34", 1.6, tone)
        : path("M26 32C24 22 40 16 54 17C70 17 78 24 75 30Q62 24 48 27Q34 29 26 32Z", tone, soft);
    case 4:
      return (
        path("M24 74C14 40 26 12 50 11C74 12 86 40 76 74L68 66C76 42 66 24 50 24C34 24 24 42 32 66Z", tone, soft) +
        (woman ? line("M32 66C24 42 34 24 50 24C66 24 76 42 68 66", 1.8, GOLD) : "")
      );
    case 5:
      return (
        path("M16 34Q50 20 84 34Q80 39 50 32Q20 39 16 34Z", tone, soft) +
        path("M32 31C32 12 68 12 68 31Q50 26 32 31Z", tone, soft) +
        line("M32 29Q50 23 68 29", 2, woman ? CLOTH : GOLD) +
        path(woman ? "M64 26C70 10 84 8 88 14C84 16 86 20 80 22C78 26 70 28 64 26Z" : "M36 26C30 10 16 6 12 12C17 14 14 19 20 21C22 26 30 28 36 26Z", CLOTH, soft)
      );
    case 6:
      return woman
        ? path("M34 30L58 2L68 32Q50 22 34 30Z", tone, soft) + path("M58 2C78 14 84 40 80 66C74 46 70 38 68 32Z", CLOTH, `opacity=".75" ${soft}`) + line("M34 30Q50 22 68 32", 2, GOLD)
        : path("M28 40C26 14 74 14 72 40L66 38Q50 30 34 38Z", "#b4bbc5", `stroke="#5c6470"`) + path("M48 12h4v24h-4Z", "#8d95a1") + path("M50 12C56 2 70 4 74 14C66 10 58 12 52 16Z", tone, soft);
    case 7:
      return path("M30 35Q50 25 70 35L70 31Q50 20 30 31Z", GOLD, edge) + dot(50, 25.5, 4, tone, edge) + (woman ? dot(40, 27.5, 1.8, CLOTH, edge) + dot(60, 27.5, 1.8, CLOTH, edge) : "");
    case 8:
      return (
        path("M29 36Q50 27 71 36L73 22L62 27L50 17L38 27L27 22Z", GOLD, edge) +
        [27, 50, 73].map((x) => dot(x, x === 50 ? 16 : 21, 2.6, woman ? tone : CLOTH, edge)).join("") +
        line("M31 33Q50 25 69 33", 1.4, RIM)
      );
    case 9:
      return (
        path("M31 32C30 12 44 14 50 9C56 14 70 12 69 32Z", tone, soft) +
        path("M28 36Q50 27 72 36L76 15L65 24L58 12L50 22L42 12L35 24L24 15Z", GOLD, edge) +
        [24, 42, 58, 76].map((x) => dot(x, x === 24 || x === 76 ? 14 : 11, 2.4, CLOTH, edge)).join("") +
        dot(50, 29, 2.8, tone, edge) +
        (woman ? dot(39, 31, 1.8, CLOTH, edge) + dot(61, 31, 1.8, CLOTH, edge) : line("M50 22V5M46 8.5H54", 2.4, GOLD))
      );
    default:
      return woman ? dot(68, 32, 4, tone, soft) + dot(68, 32, 1.6, GOLD) : "";
  }
}

/** The ground behind a head, divided as shields are. */
const DIVISIONS = [
  "M50 0H100V100H50Z",
  "M0 0H100V40H0Z",
  "M0 0L100 100H0Z",
  "M100 0L0 100H100Z",
  "M50 0H100V50H0V100H50Z",
  "M0 100L50 40L100 100ZM0 0H100L50 40Z",
];

/** A portrait as the body of an SVG of 512 x 512, as icons are. */
export function portrait(id: string, { colour, number, sex }: Character): string {
  const lot = lots(id);
  const pick = (all: readonly string[]): string => all[lot(all.length)] ?? "";
  const woman = sex === 1;
  const tone = families[colour]?.colour ?? INK;
  const skin = pick(SKIN);
  const hair = pick(HAIR);
  const iris = pick(IRIS);
  const face = pick(FACES);
  const back = woman ? pick(LONG_HAIR) : pick(SHORT_HAIR);
  const fringe = pick(FRINGES);
  const beard = woman ? "" : pick(BEARDS);
  const mark = lot(7);
  const mouth = pick(MOUTHS);
  const shade = `stroke="${INK}" stroke-opacity=".45" stroke-width="1"`;
  const eye = (x: number): string =>
    path(`M${x - 4.6} 46q4.6-4.6 9.2 0q-4.6 3.4-9.2 0Z`, "#fff") + dot(x, 46, 2.1, iris) + line(`M${x - 4.8} 46q4.8-4.8 9.6 0${woman ? "l1.4-1.6" : ""}`, 1.3);
  const bald = number > 1 && !woman && mark === 0;
  const parts = [
    path("M0 0H100V100H0Z", tone, 'opacity=".16"'),
    path(pick(DIVISIONS), tone, 'opacity=".16"'),
    path(back, hair, shade),
    garment(colour, woman, skin),
    path("M42 60V74Q50 82 58 74V60Z", skin, shade) + path("M42 66Q50 74 58 66V70Q50 77 42 70Z", INK, 'opacity=".14"'),
    path(face, skin, shade),
    dot(38, 55, 4.2, "#d9695a", `opacity="${woman ? 0.32 : 0.16}"`) + dot(62, 55, 4.2, "#d9695a", `opacity="${woman ? 0.32 : 0.16}"`),
    path(beard, hair, `${shade} fill-rule="evenodd"`),
    eye(41.5) + eye(58.5),
    line(pick(BROWS), woman ? 1.3 : 2, hair === HAIR[6] ? HAIR[5] : hair),
    line(pick(NOSES), 1.2, "#7d4a2e"),
    `<path d="${mouth}" fill="${mouth.endsWith("Z") ? "#a8433f" : "none"}" stroke="${woman ? "#a8323c" : "#7c3a30"}" stroke-width="${woman ? 1.9 : 1.5}" stroke-linecap="round"/>`,
    mark === 1 ? dot(60, 57, 1.1, INK) : "",
    mark === 2 && !woman ? line("M36 36L44 56", 1.1, "#a35b48") : "",
    mark === 3 ? `<circle cx="58.5" cy="46" r="6.4" fill="#fff" fill-opacity=".25" stroke="${GOLD}" stroke-width="1.3"/>` + line("M64 50Q68 60 66 70", 0.8, GOLD) : "",
    mark === 4 && !woman ? path("M36 42h11v6q-5 5-11 0Z", INK) + line("M31 38L47 42L69 36", 1.2) : "",
    mark === 5 ? [36, 40, 60, 64].map((x, at) => dot(x, 52 + (at % 2) * 2, 0.7, "#a5653f")).join("") : "",
    woman && mark > 3 ? dot(30.5, 57, 2, GOLD) + dot(69.5, 57, 2, GOLD) : "",
    bald ? "" : path(fringe, hair, shade),
    headgear(number, woman, tone),
  ];
  return `<g transform="scale(5.12)">${parts.join("")}</g>`;
}
