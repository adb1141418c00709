import type { GameEvent, ScoreLine, SeatSummary, Translate } from "../contract";
import { type Builder, type Group, type Holder, isBuilder, type MayaView } from "./view";

/** What a side has scored so far, and for what. */
export function seat(view: MayaView, seat: number, t: Translate, open: boolean): SeatSummary {
  const side = view.board.sides[seat];
  const role = t(`maya-seat-${seat}`, { seats: view.seats });
  const token = `maya-side-${seat}`;
  if (!side) return { role, token, score: null, lines: [] };
  if (isBuilder(side)) return { role, token, score: String(side.score), lines: built(side, t) };
  const shown = view.result !== null || (open && view.seat === seat);
  return {
    role,
    token,
    score: shown && side.score !== null ? String(side.score) : null,
    lines: shown ? held(side, view.board.groups, t) : [],
  };
}

function built(side: Builder, t: Translate): ScoreLine[] {
  const counted = (message: string, towers: readonly number[]): ScoreLine => ({
    label: t(message, { towers: towers.join(", "), count: towers.length }),
    value: String(towers.length),
    marks: towers.map(String),
  });
  return [
    counted("maya-score-ladders", side.for_ladders),
    counted("maya-score-priests", side.for_priests),
    { label: t("maya-score-ladders-left"), value: String(side.ladders_left) },
    { label: t("maya-score-priests-left"), value: String(side.priests_left) },
  ];
}

const marksOf = ({ tower, from, to }: Group): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `${tower}/${from + n}`);

function held(side: Holder, groups: readonly Group[], t: Translate): ScoreLine[] {
  const lines = (side.cards ?? []).flatMap((colour, n): ScoreLine[] => {
    const mine = groups.filter((group) => group.colour === colour);
    const where = mine.map(({ tower, from, to }) => t("maya-score-group", { tower, from, to })).join("; ");
    return [
      {
        label: t("maya-score-card", { colour, where: where || t("maya-score-none") }),
        value: String(side.for_cards?.[n] ?? 0),
        marks: mine.flatMap(marksOf),
      },
    ];
  });
  if (side.bonus > 0) lines.push({ label: t("maya-score-bonus"), value: String(side.bonus), marks: ["5"] });
  return lines;
}

/** Whether the viewer holds cards that the others at the same screen must not see. */
export function secret(view: MayaView): boolean {
  return (
    view.seat !== null &&
    view.result === null &&
    view.board.sides.some((side) => !isBuilder(side) && side.cards !== null)
  );
}

/** Cards are told by their colours' names. */
export function tell(event: GameEvent, _view: MayaView, t: Translate): string | null {
  if (event.kind !== "cards" && event.kind !== "shown") return null;
  // A hand that is dealt is looked at on the board, when nobody else does.
  if (event.kind === "cards") return "";
  const colours = (event["colours"] as readonly string[]).map((colour) => t("maya-colour", { colour })).join(", ");
  return t(`maya-event-${event.kind}`, { seat: Number(event["seat"]), colours });
}
