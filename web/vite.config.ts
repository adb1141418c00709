import { resolve } from "node:path";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";

const locales = resolve(import.meta.dirname, "../src/stelae/locales");

export default defineConfig({
  // The page works under any path: nothing in it begins with a slash.
  base: "./",
  plugins: [solid()],
  resolve: { alias: { "@locales": locales } },
  build: {
    outDir: "../src/stelae/page",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy knows only files: nothing becomes a data: address.
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { fs: { allow: [".", locales] } },
});
