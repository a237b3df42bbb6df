import first from "icon:church";
import second from "icon:imperial-crown";
import emblem from "icon:pope-crown";
import type { GameFace } from "../board";

export const face: GameFace = {
  name: "kardinal-koenig",
  accent: { light: "#5b3a86", dark: "#c3a5ee" },
  arms: {
    emblem,
    charges: [first, second],
    division: "chevron",
    tinctures: ["#4a2a78", "#b8923f"],
    ground: ["#2b1b4a", "#0f0a1c"],
  },
  load: () => import("./board").then((module) => module.board),
};
