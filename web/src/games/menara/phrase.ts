import type { Translate } from "../contract";
import { laying, setting } from "./acts";
import { type Colour, type MenaraView, slabName } from "./view";

/** A move in words. */
export function phrase(move: string, view: MenaraView, t: Translate): string | null {
  const slabs = view.board.slabs;
  const at = laying(move, (slab) => slabs.find((one) => one.slab === slab)?.side);
  if (at) return t("menara-phrase-slab", { act: at.act, slab: slabName(at.slab), side: at.side, level: at.level });
  const one = setting(move);
  if (one) return t("menara-phrase-column", { mark: one.mark, from: one.from ?? "", colour: one.colour ?? "" });
  const [word, first = "", second = ""] = move.split(" ");
  const columns = (letters: string) =>
    [...letters].map((colour) => t("menara-colour", { colour: colour as Colour })).join(", ");
  if (word === "swap") return t("menara-phrase-swap", { give: columns(first), take: columns(second) });
  if (word === "draw") return t("menara-phrase-draw", { stack: first });
  if (word === "-") return t("menara-swap-nothing");
  return { fail: t("menara-fail"), renew: t("menara-renew"), keep: t("menara-keep") }[word ?? ""] ?? null;
}
