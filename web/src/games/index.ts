import type { GameFace } from "./board";

const found = import.meta.glob<{ face: GameFace }>("./*/index.ts", { eager: true });

/** All games that have a folder here, by name. */
export const faces: ReadonlyMap<string, GameFace> = new Map(
  Object.values(found).map(({ face }) => [face.name, face]),
);
