/**
 * How much JavaScript the built page fetches up to a playable board of Azteka, packed as the server sends it: fails
 * where it is more than was promised. `node tools/weigh.mjs` after `vite build`.
 */
import console from "node:console";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";

const MOST = 90_000;
const page = resolve(import.meta.dirname, "../../src/stelae/page");
const manifestFile = resolve(page, ".vite/manifest.json");

if (!existsSync(manifestFile)) {
  console.error("There is no built page: run `make page` first.");
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf-8"));

function gather(name, found) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The page has no ${name} any more: say in tools/weigh.mjs what it fetches now.`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) gather(other, found);
  }
  return found;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
// three.js comes only where a scene in space is shown: nothing fetches its stage before somebody looks.
const stage = Object.values(manifest).find((chunk) => chunk.name === "stage")?.file;
if (!stage) throw new Error("The page has no stage any more: say in tools/weigh.mjs what brings three.js now.");
const early = [
  "index.html",
  ...Object.keys(manifest).filter((name) => /^src\/(games\/\w+\/index|screens\/.*)\.tsx?$/.test(name)),
];
for (const name of early.filter((one) => manifest[one] && gather(one, new Set()).has(stage))) {
  console.error(`${name} brings three.js along: import what needs it by import() alone.`);
  process.exit(1);
}

let heaviest = 0;
for (const language of ["en", "ru", "hu"]) {
  const files = new Set();
  const words = ["shell", "azteka"].map((room) => `virtual:words/${language}/${room}`);
  for (const name of ["index.html", "src/screens/table/TableScreen.tsx", "src/games/azteka/index.ts", ...words])
    gather(name, files);
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(page, file))).length, 0);
  console.log(`Up to a board of Azteka (${language}): ${kilobytes(bytes)} of JavaScript in ${files.size} files`);
  heaviest = Math.max(heaviest, bytes);
}
if (heaviest > MOST) {
  console.error(`That is more than ${kilobytes(MOST)}.`);
  process.exit(1);
}
