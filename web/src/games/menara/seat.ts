import type { SeatSummary, Translate, View } from "../contract";
import type { MenaraBoard } from "./view";

/** All build together: beside a seat stands how many columns it has in its hand. */
export function seat(view: View<MenaraBoard>, seat: number, t: Translate): SeatSummary {
  const columns = view.board.hands[seat]?.length ?? 0;
  return { role: t("menara-columns", { columns }), token: "menara-side", score: null, lines: [] };
}
