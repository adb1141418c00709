/** The service worker, with the list of what the page is made of: so its shell opens without a network, and says so. */
import type { Plugin } from "vite";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** What is fetched beforehand; the rest of the page is kept when it is first used. */
const SHELL = /^(index\.html|icon\.svg|manifest\.webmanifest|assets\/.*\.(js|css|svg|woff2))$/;

export function worker(source: string): Plugin {
  let folder = "";
  return {
    name: "stelae-worker",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, "public");
    },
    generateBundle(_, bundle) {
      const files = [...Object.keys(bundle), ...readdirSync(folder), "index.html"].filter((name) => SHELL.test(name));
      const unique = [...new Set(files)].sort();
      const version = createHash("sha256").update(unique.join()).digest("hex").slice(0, 12);
      const text = readFileSync(source, "utf-8");
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(unique)};\n`;
      this.emitFile({ type: "asset", fileName: "worker.js", source: head + text });
    },
  };
}
