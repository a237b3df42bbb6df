import abbot from "icon:ringing-bell";
import assassin from "icon:hooded-assassin";
import berserker from "icon:battle-axe";
import bishop from "icon:pope-crown";
import blackKnight from "icon:black-knight-helm";
import charlatan from "icon:jester-hat";
import clairvoyant from "icon:crystal-ball";
import clerical from "icon:hospital-cross";
import courtesan from "icon:handheld-fan";
import druid from "icon:oak-leaf";
import elimination from "icon:skull-crossed-bones";
import executioner from "icon:executioner-hood";
import inquisitor from "icon:burning-book";
import intriguer from "icon:spider-web";
import king from "icon:crown";
import monk from "icon:monk-face";
import mystical from "icon:moon";
import poisoner from "icon:poison-bottle";
import queen from "icon:queen-crown";
import royal from "icon:fleur-de-lys";
import saint from "icon:angel-wings";
import whiteKnight from "icon:mounted-knight";
import witch from "icon:witch-flight";
import wizard from "icon:wizard-staff";

/** A picture for each character, by id. */
export const characters: Record<string, string> = {
  charlatan,
  "black-knight": blackKnight,
  courtesan,
  clairvoyant,
  poisoner,
  berserker,
  assassin,
  abbot,
  executioner,
  druid,
  monk,
  "white-knight": whiteKnight,
  intriguer,
  witch,
  queen,
  king,
  wizard,
  bishop,
  saint,
  inquisitor,
};

/** The sign and the colour of each kind of influence, and of elimination. */
export const tokens = [
  { id: "blue", icon: royal, colour: "var(--royal)" },
  { id: "green", icon: clerical, colour: "var(--clerical)" },
  { id: "yellow", icon: mystical, colour: "var(--mystical)" },
  { id: "elimination", icon: elimination, colour: "var(--blood)" },
];

export const backs = ["light", "dark"] as const;
