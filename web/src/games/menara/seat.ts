import type { SeatSummary, Translate, View } from "../contract";
import { COLOURS, type MenaraBoard } from "./view";
import { letter } from "./tints";

/** All build together: beside a seat stands what it has in its hand. */
export function seat(view: View<MenaraBoard>, seat: number, t: Translate): SeatSummary {
  const hand = view.board.hands[seat] ?? [];
  const lines = COLOURS.filter((colour) => hand.includes(colour)).map((colour) => ({
    label: `${letter(colour)}`,
    value: String(hand.filter((one) => one === colour).length),
  }));
  return { role: t("menara-role-player"), token: "menara-side", score: null, lines };
}
