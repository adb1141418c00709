/** Names and results at a table, in words. */
import type { Ending, Person, TableHead } from "../../gen/protocol";
import { has, t } from "../../i18n/words";

/** Bots are called by their level. */
export function nameOf(person: Person | null | undefined): string {
  if (!person) return t("table-nobody");
  if (person.kind !== "bot") return person.name;
  const level = `level-${person.bot}`;
  return has(level) ? t(level) : person.name;
}

export const seatName = (head: TableHead | null, seat: number): string => nameOf(head?.seats[seat]?.person);

/** Of players, as a match numbers them. */
export const playerName = (head: TableHead, player: number): string =>
  nameOf(head.seats.find((seat) => (seat.player ?? 0) === player)?.person);

const listed = (names: readonly string[]) => names.join(", ");

/** Why it is over. */
export function why(game: string, ending: Ending, who: string): string {
  const ours = `ending-${ending.reason}`;
  return has(ours) ? t(ours, { who }) : t(`${game}-ending-${ending.reason}`);
}

/** How it ended, for those who sit here, in one sentence. */
export function outcome(head: TableHead, ending: Ending, mine: readonly number[]): string {
  const winners = ending.winners;
  // Where all win or lose as one, the game has its own words for it.
  const together = `${head.game}-together`;
  if (has(together)) return t(together, { won: winners.length > 0 ? "yes" : "no" });
  if (winners.length === 0) return t("result-drawn");
  const sides = new Set(head.seats.map((_, seat) => seat));
  const alone = mine.length === 1 && sides.size > 1;
  if (alone && mine.some((seat) => winners.includes(seat))) return t(winners.length > 1 ? "over-shared" : "over-won");
  return t("result-won", { names: listed(winners.map((seat) => seatName(head, seat))), count: winners.length });
}
