import type { ScoreLine, SeatSummary, Translate } from "../contract";
import { type AztekaView, PIECES } from "./view";

/** What a side plays for and how far it has come. */
export function seat(view: AztekaView, seat: number, t: Translate): SeatSummary {
  const { reach, supplies } = view.board;
  const mine = reach[seat];
  const three = reach.length === 3;
  const lines: ScoreLine[] = [];
  const line = (message: string, count: number, of: number, marks: readonly string[] = []) =>
    lines.push({ label: t(message), value: t("azteka-count", { count, of }), marks });
  if (mine && (three || seat === 0)) {
    line("azteka-goal-sectors", mine.sectors.length, 8, mine.sectors.map(String));
    line("azteka-goal-rings", mine.rings.length, 4, mine.rings);
  }
  if (mine && (three || seat === 1)) line("azteka-goal-sector", mine.fullest_sector, 4);
  if (mine && (three ? view.options["fill"] === "sector_or_ring" : seat === 1))
    line("azteka-goal-ring", mine.fullest_ring, 8);
  lines.push({ label: t("azteka-supply-left"), value: String(supplies[seat] ?? 0) });
  return { role: t(`azteka-seat-${seat}`), token: `azteka-side-${PIECES[seat]}`, score: null, lines };
}
