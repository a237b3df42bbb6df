import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

// Tests that put other modules in the place of ours stay apart. All others share what they import, which takes longer
// than the tests.
const APART = readdirSync("tests")
  .map((name) => `tests/${name}`)
  .filter((path) => path.endsWith(".test.ts") && readFileSync(path, "utf-8").includes("vi.mock("));

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: "together", include: ["tests/**/*.test.ts"], exclude: APART, isolate: false } },
        { extends: true, test: { name: "apart", include: APART } },
      ],
    },
  }),
);
