import art from "icon:lyre";
import assassination from "icon:plain-dagger";
import battle from "icon:crossed-swords";
import draw from "icon:card-pickup";
import enthronement from "icon:throne-king";
import exile from "icon:walking-boot";
import kingsBlood from "icon:bleeding-heart";
import man from "icon:male";
import money from "icon:two-coins";
import newConnection from "icon:linked-rings";
import reverse from "icon:anticlockwise-rotation";
import romance from "icon:rose";
import skip from "icon:fast-forward-button";
import woman from "icon:female";

/** The sign and the colour of each family, by number. */
export const families = [
  { id: "money", icon: money, colour: "var(--mystical)" },
  { id: "art", icon: art, colour: "var(--clerical)" },
  { id: "romance", icon: romance, colour: "var(--blood)" },
  { id: "battle", icon: battle, colour: "var(--royal)" },
];

export const sexes = [
  { id: "man", icon: man },
  { id: "woman", icon: woman },
];

/** By number; the first is none. */
export const abilities = [
  { id: "none", icon: "" },
  { id: "skip", icon: skip },
  { id: "reverse", icon: reverse },
  { id: "draw", icon: draw },
];

/** Events and the King's Blood card, by id. */
export const events: Record<string, { icon: string; colour: string }> = {
  assassination: { icon: assassination, colour: "#54303c" },
  exile: { icon: exile, colour: "#6a4a26" },
  "new-connection": { icon: newConnection, colour: "#4a3f73" },
  enthronement: { icon: enthronement, colour: "#7a5a10" },
  "kings-blood": { icon: kingsBlood, colour: "#8d1230" },
};
