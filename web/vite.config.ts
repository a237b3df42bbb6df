import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
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

const GAMES = fileURLToPath(new URL("../src/regalia/games", import.meta.url));

/** `sw.js`: src/sw.js with the files of this build in it, and a version that changes with them. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css|woff2)$/.test(name))
        .map((name) => `/${name}`)
        .sort();
      const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));
      const names = games.map((entry) => entry.name.replaceAll("_", "-")).sort();
      const pages = ["/", ...names.flatMap((name) => [`/rules/${name}`, `/cards/${name}`, `/learn/${name}`])];
      const kept = [...files, "/favicon.svg", "/manifest.webmanifest", "/icon-192.png"];
      const source = readFileSync(fileURLToPath(new URL("src/sw.js", import.meta.url)), "utf-8");
      const version = createHash("sha256").update(source).update(files.join()).digest("hex").slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source
          .replace("__VERSION__", version)
          .replace('["__FILES__"]', JSON.stringify(kept))
          .replace('["__PAGES__"]', JSON.stringify(pages)),
      });
    },
  };
}

export default defineConfig({
  define: { __LANGUAGES__: JSON.stringify(offeredLanguages()) },
  plugins: [icons(), toml(), svelte(), serviceWorker()],
  build: {
    outDir: "../src/regalia/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } }, // advice that nobody who wants to play can use
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
