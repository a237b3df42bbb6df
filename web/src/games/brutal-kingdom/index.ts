import first from "icon:plain-dagger";
import second from "icon:drama-masks";
import emblem from "icon:crowned-skull";
import type { GameFace } from "../board";

export const face: GameFace = {
  name: "brutal-kingdom",
  accent: { light: "#7a1f2b", dark: "#e08a8f" },
  arms: {
    emblem,
    charges: [first, second],
    division: "pale",
    tinctures: ["#6e1522", "#1d1a24"],
    ground: ["#3a0f18", "#12090d"],
  },
  load: () => import("./board").then((module) => module.board),
};
