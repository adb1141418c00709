// Writes src/gen/protocol.ts from the server's documents; with --check it only says whether that file is up to date.
import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";
import { URL } from "node:url";
import { compile } from "json-schema-to-typescript";

const at = (path) => new URL(path, import.meta.url);
const read = async (name) => JSON.parse(await readFile(at(`../docs/${name}`), "utf8"));

const socket = await read("protocol.schema.json");
const http = JSON.parse(JSON.stringify(await read("openapi.json")).replaceAll("#/components/schemas/", "#/$defs/"));
const schema = { $defs: { ...http.components.schemas, ...socket.$defs } };
// Titles only rename what has a name already; an object of which nothing is said can hold anything.
const plain = JSON.parse(
  JSON.stringify(schema, (key, value) => {
    if (key === "title") return undefined;
    return value?.type === "object" && !value.properties && !value.additionalProperties
      ? { ...value, additionalProperties: true }
      : value;
  }),
);
const compiled = await compile({ ...plain, title: "Protocol" }, "Protocol", {
  additionalProperties: false,
  unreachableDefinitions: true,
  maxItems: -1,
  bannerComment: "// Made by `make protocol` from docs/protocol.schema.json and docs/openapi.json.",
});
const types = compiled
  .replaceAll(/(?: \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n/g, "")
  .replaceAll("/**\n */\n", "");

const file = at("src/gen/protocol.ts");
if (!process.argv.includes("--check")) await writeFile(file, types);
else if ((await readFile(file, "utf8").catch(() => "")) !== types) {
  process.stderr.write("web/src/gen/protocol.ts is stale: run `make protocol`.\n");
  process.exit(1);
}
