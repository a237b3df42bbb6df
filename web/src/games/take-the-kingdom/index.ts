import first from "icon:trebuchet";
import second from "icon:bordered-shield";
import emblem from "icon:castle";
import type { GameFace } from "../board";

export const face: GameFace = {
  name: "take-the-kingdom",
  accent: { light: "#1f5a4a", dark: "#7fd0b4" },
  arms: {
    emblem,
    charges: [first, second],
    division: "fess",
    tinctures: ["#1c5a48", "#b08d3c"],
    ground: ["#0d352b", "#04120f"],
  },
  load: () => import("./board").then((module) => module.board),
};
