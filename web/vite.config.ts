import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "smol-toml";
import { offeredLanguages } from "./languages.ts";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);

/** `import crown from "icon:crown"`: the body of one SVG of the game-icons set, so that only those used are shipped. */
function icons(): Plugin {
  const file = require.resolve("@iconify-json/game-icons/icons.json");
  let bodies: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      bodies ??= (JSON.parse(readFileSync(file, "utf-8")) as { icons: typeof bodies }).icons;
      const icon = bodies?.[id.slice("\0icon:".length)];
      if (!icon) throw new Error(`game-icons has no ${id.slice(1)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/** The words.toml of the catalogues, as objects. */
function toml(): Plugin {
  return {
    name: "toml",
    transform: (text, id) =>
      id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(text))}`, map: null } : undefined,
  };
}

export default defineConfig({
  define: { __LANGUAGES__: JSON.stringify(offeredLanguages()) },
  plugins: [icons(), toml(), svelte()],
  build: {
    outDir: "../src/regalia/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
