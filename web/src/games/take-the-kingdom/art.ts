import archers from "icon:bowman";
import disrepair from "icon:broken-wall";
import misfortune from "icon:cat";
import person from "icon:character";
import cannon from "icon:cannon";
import fortune from "icon:clover";
import machine from "icon:cog";
import attack from "icon:crossed-swords";
import battlements from "icon:defensive-wall";
import famine from "icon:desert-skull";
import spread from "icon:divergence";
import moat from "icon:drawbridge";
import earthquake from "icon:earth-crack";
import deny from "icon:halt";
import sabotage from "icon:hand-saw";
import heart from "icon:hearts";
import conquest from "icon:hill-conquest";
import hills from "icon:hills";
import spy from "icon:hooded-figure";
import knights from "icon:mounted-knight";
import mercy from "icon:peace-dove";
import pikemen from "icon:pikeman";
import mutiny from "icon:pitchfork";
import plague from "icon:plague-doctor-profile";
import morale from "icon:rally-the-troops";
import disease from "icon:rat";
import decoy from "icon:scarecrow";
import deed from "icon:scroll-unfurled";
import shield from "icon:shield";
import ram from "icon:siege-ram";
import tower from "icon:siege-tower";
import penalty from "icon:skull-crossed-bones";
import freeze from "icon:snowflake-2";
import fort from "icon:stone-tower";
import walls from "icon:stone-wall";
import soldiers from "icon:swordman";
import trebuchet from "icon:trebuchet";
import banner from "icon:vertical-banner";
import land from "icon:wheat";
import trap from "icon:wolf-trap";

/** The picture of each card. */
const pictures: Record<string, string> = {
  fort,
  land,
  mercy,
  hills,
  moat,
  walls,
  battlements,
  archers,
  knights,
  trap,
  "trap-real": trap,
  "trap-decoy": decoy,
  soldiers,
  pikemen,
  "siege-tower": tower,
  "battering-ram": ram,
  trebuchet,
  cannon,
  spread,
  morale,
  fortune,
  misfortune,
  conquest,
  earthquake,
  sabotage,
  mutiny,
  disrepair,
  deny,
  spy,
  freeze,
  disease,
  famine,
  plague,
};

export function picture(card: string): string {
  return pictures[card] ?? deed;
}

const stones = '<path fill="currentColor" d="M32 96h208v96H32zm240 0h208v96H272zM32 224h112v96H32zm144 0h160v96H176zm192 0h112v96H368zM32 352h208v96H32zm240 0h208v96H272z"/>';
const plus = '<path fill="currentColor" d="M192 48h128v144h144v128H320v144H192V320H48V192h144z"/>';

/** A type of card: its colour on the face of a card, and signs that tell it without the colour. */
interface Style {
  tone: string;
  signs: string[];
}

// Defences have a shield and attacks swords; a person, stones or a cog say who can undo them.
const styles: Record<string, Style> = {
  base: { tone: "#3f5d22", signs: [banner] },
  mercy: { tone: "#8a6110", signs: [heart] },
  structure: { tone: "#57504a", signs: [shield, stones] },
  people: { tone: "#1e4f8a", signs: [shield, person] },
  trap: { tone: "#6b3d12", signs: [trap] },
  "attack-people": { tone: "#96231f", signs: [attack, person] },
  "attack-machine": { tone: "#96231f", signs: [attack, machine] },
  modifier: { tone: "#a3480f", signs: [attack, plus] },
  action: { tone: "#5b3285", signs: [deed] },
  penalty: { tone: "#33302c", signs: [penalty] },
};

export function styleOf(type: string): Style {
  return styles[type] ?? { tone: "#33302c", signs: [] };
}

export const signs = { person, machine, stones, plus, attack, shield, deed, penalty, banner, heart, trap, freeze };
