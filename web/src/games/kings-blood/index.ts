import first from "icon:rose";
import second from "icon:diamond-ring";
import emblem from "icon:family-tree";
import type { GameFace } from "../board";

export const face: GameFace = {
  name: "kings-blood",
  accent: { light: "#8a1c3c", dark: "#ef8fae" },
  arms: {
    emblem,
    charges: [first, second],
    division: "quarterly",
    tinctures: ["#7d1533", "#c9a24a"],
    ground: ["#4a0f25", "#190710"],
  },
  load: () => import("./board").then((module) => module.board),
};
