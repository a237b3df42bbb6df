import first from "icon:catapult";
import second from "icon:visored-helm";
import emblem from "icon:crossed-axes";
import type { GameFace } from "../board";

export const face: GameFace = {
  name: "brawling-barons",
  accent: { light: "#8a4a12", dark: "#eab36b" },
  arms: {
    emblem,
    charges: [first, second],
    division: "bend",
    tinctures: ["#8c4a10", "#2b3a2a"],
    ground: ["#472608", "#170d04"],
  },
  load: () => import("./board").then((module) => module.board),
};
