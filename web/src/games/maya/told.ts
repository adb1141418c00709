import type { Translate } from "../contract";
import { type Cell, towersOf } from "./plaza";
import type { Colour, MayaBoard } from "./view";

/** What the keyboard stands on, in words: a gap, or a floor of a tower with all that matters there. */
export function told(
  board: MayaBoard,
  at: Cell,
  level: number,
  /** As they would stand after what is proposed. */
  floors: readonly Colour[],
  free: boolean,
  t: Translate,
): string {
  if (at.length === 2) {
    const [first, second] = towersOf(at);
    return t("maya-gap", { first, second, level });
  }
  const tower = board.towers[Number(at) - 1];
  if (!tower) return "";
  const here = floors[level - 1];
  const said = [
    t("maya-cell", {
      tower: tower.tower,
      level,
      here: here ? t("maya-colour", { colour: here }) : "none",
      floors: floors.map((colour) => t("maya-colour", { colour })).join(", ") || "–",
    }),
  ];
  if (tower.beside_monolith) said.push(t("maya-cell-monolith"));
  if (board.raven === level) said.push(t("maya-cell-raven"));
  if (here && here === floors[level - 2]) said.push(t("maya-cell-joined"));
  const [white, black] = tower.ladders;
  if (white + black > 0) said.push(t("maya-cell-ladders", { white, black, places: tower.places }));
  if (tower.priest !== null) said.push(t("maya-cell-priest", { seat: tower.priest }));
  if (free) said.push(t("maya-cell-free"));
  return said.join(" ");
}
