/**
 * The Fluent files as chunks: `virtual:words` maps "en/azteka" to what loads the text of that room in that language.
 * A room is what is needed at one time: the shell, a game with its board, or one file by its own name.
 */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:words";
/** What every screen may say. */
const SHELL = ["page", "core", "games", "server", "board"];
/** What only a terminal says. */
const ELSEWHERE = ["cli", "serving"];

function roomOf(file: string): string {
  return SHELL.includes(file) ? "shell" : file.replace(/^board-/, "");
}

/** Comments are for those who translate. */
const stripped = (text: string) =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}(?=\S)/g, "\n")
    .trim();

export function words(folder: string): Plugin {
  const files = (language: string, room: string) =>
    readdirSync(resolve(folder, language))
      .filter((file) => file.endsWith(".ftl") && roomOf(file.slice(0, -4)) === room)
      .map((file) => resolve(folder, language, file));
  const rooms = (language: string) => [
    ...new Set(
      readdirSync(resolve(folder, language))
        .filter((file) => file.endsWith(".ftl"))
        .map((file) => file.slice(0, -4))
        .filter((file) => !ELSEWHERE.includes(file))
        .map(roomOf),
    ),
  ];
  return {
    name: "stelae-words",
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        const loaders = languages
          .filter(({ name }) => /^[a-z]{2}$/.test(name))
          .flatMap(({ name }) => rooms(name).map((room) => `${name}/${room}`))
          .map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${LIST}/${name}`)})`);
        return `export default {${loaders.join(",\n")}};`;
      }
      if (!id.startsWith(`\0${LIST}/`)) return null;
      const [language = "", room = ""] = id.slice(LIST.length + 2).split("/");
      const texts = files(language, room).map((file) => {
        this.addWatchFile(file);
        return stripped(readFileSync(file, "utf-8"));
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
