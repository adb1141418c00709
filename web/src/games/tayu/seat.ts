import type { ScoreLine, SeatSummary, Translate } from "../contract";
import type { Side, TayuView } from "./view";

const DIRECTIONS = {
  north_south: { name: "tayu-role-north-south", sides: ["north", "south"] },
  east_west: { name: "tayu-role-east-west", sides: ["east", "west"] },
} as const;

/** The direction that a seat plays, and the two factors of its score. */
export function seat(view: TayuView, seat: number, t: Translate): SeatSummary {
  const role = view.board.roles[seat] ?? null;
  if (role === null) {
    const passed = view.board.auction?.passed.includes(seat) ?? false;
    const lines = passed ? [{ label: t("tayu-has-passed"), value: "" }] : [];
    return { role: t(`tayu-seat-${seat}`), token: "tayu-side-none", score: null, lines };
  }
  if (role === "saboteur") {
    const lines: ScoreLine[] = [{ label: t("tayu-target-label"), value: String(view.board.target ?? "") }];
    return { role: t("tayu-role-saboteur"), token: "tayu-side-saboteur", score: null, lines };
  }
  const { name, sides } = DIRECTIONS[role];
  const lines = sides.map((side: Side): ScoreLine => ({
    label: t("tayu-side", { side }),
    value: String(view.board.sides[side].points),
    marks: view.board.sides[side].outlets.map((outlet) => outlet.square),
  }));
  return { role: t(name), token: `tayu-side-${role}`, score: String(view.board.scores[role]), lines };
}
