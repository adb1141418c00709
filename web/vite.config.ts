import { resolve } from "node:path";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { fonts } from "./tools/fonts.ts";
import { words } from "./tools/words.ts";
import { worker } from "./tools/worker.ts";

const locales = resolve(import.meta.dirname, "../src/stelae/locales");

const CORE =
  /preload-helper|node_modules.(solid-js|@fluent)|src.(router|i18n.|net.(http|root)|state.(kept|me|settings)|ui.)/;

export default defineConfig({
  // The page works under any path: nothing in it begins with a slash.
  base: "./",
  plugins: [solid(), words(locales), fonts(), worker(resolve(import.meta.dirname, "tools/worker.js"))],
  resolve: { alias: { "@locales": locales } },
  build: {
    outDir: "../src/stelae/page",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy knows only files: nothing becomes a data: address.
    assetsInlineLimit: 0,
    manifest: true,
    // three.js is 590 kB in one piece; it comes only where a scene in space is shown.
    chunkSizeWarningLimit: 640,
    // What every screen needs comes in one piece: many small files take longer than a few larger ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "core", test: CORE }] } } },
  },
  server: {
    fs: { allow: [".", locales] },
    // `stelae serve` beside `npm run dev`.
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
});
