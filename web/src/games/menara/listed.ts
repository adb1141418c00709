/** A ply in a few words, for the list of moves. */
import type { Listed, Told, Translate } from "../contract";
import { laying, setting } from "./acts";
import type { Colour } from "./view";

export function listed(ply: Told, t: Translate): Listed {
  const [word = "", first = "", second = ""] = ply.move.split(" ");
  if (word === "=settled") return settled(ply.move.split(" ").slice(1), t);
  if (word === "=card") return { text: card(ply, first, t) };
  if (word === "=bag") return { text: t("menara-listed-bag", { columns: columns(first, t) }) };
  if (word === "=slabs") return { text: t("menara-listed-slabs", { slabs: ply.move.split(" ").slice(1).join(", ") }) };
  if (word === "swap") return { text: t("menara-listed-swap", { give: columns(first, t), take: columns(second, t) }) };
  if (word === "draw") return { text: t("menara-listed-draw", { stack: first }) };
  const slab = laying(ply.move, () => undefined);
  if (slab) return { text: t("menara-listed-slab", { slab: ply.move.split(" ")[1] ?? "", level: slab.level }) };
  const one = setting(ply.move);
  if (one?.from) return { text: t("menara-listed-taken", { from: one.from, mark: one.mark }) };
  if (one?.colour)
    return { text: t("menara-listed-put", { colour: t("menara-colour", { colour: one.colour }), mark: one.mark }) };
  return { text: t("menara-listed-word", { word: word === "-" ? "none" : word }) };
}

/** Colours with how many of each. */
function columns(letters: string, t: Translate): string {
  const told = [...new Set(letters)].map((colour) => {
    const count = letters.split(colour).length - 1;
    return t("menara-colour", { colour: colour as Colour }) + (count > 1 ? ` ×${count}` : "");
  });
  return told.join(", ");
}

/** What stays standing needs no word: the act was told. */
function settled(changes: readonly string[], t: Translate): Listed {
  const gone = changes.filter((one) => one.endsWith("!")).map((one) => one.slice(0, -1));
  if (gone.length > 0) return { text: t("menara-listed-fell", { pieces: gone.join(", ") }), grave: true };
  const back = changes.flatMap((one) => /^(\d\d[a-f])\^/.exec(one)?.[1] ?? []);
  return { text: back.length > 0 ? t("menara-listed-back", { columns: back.join(", ") }) : "" };
}

function card(ply: Told, name: string, t: Translate): string {
  const drawn = ply.facts?.find((fact) => fact["kind"] === "drawn");
  if (!drawn) return name;
  return t("menara-card-task", { kind: String(drawn["task"]), count: Math.max(1, Number(drawn["columns"])) });
}
