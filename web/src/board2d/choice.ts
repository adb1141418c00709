/** Choosing a move by pointing: first this, then that. What its moves point at is all that a game says about itself. */

/** One way to point out a move; a move may have several (either of two towers first). */
export interface Way {
  readonly move: string;
  readonly points: readonly string[];
}

/** What has been pointed at so far. */
export type Choice = readonly string[];

export const NOTHING: Choice = [];

function continues(way: Way, chosen: Choice): boolean {
  return chosen.length <= way.points.length && chosen.every((point, n) => way.points[n] === point);
}

/** What may be pointed at next; where nothing is missing, what may be pointed at instead of the last. */
export function targets(ways: readonly Way[], chosen: Choice): ReadonlySet<string> {
  const next = ways.filter((way) => continues(way, chosen)).map((way) => way.points[chosen.length]);
  const points = new Set(next.filter((point) => point !== undefined));
  return points.size === 0 && chosen.length > 0 ? targets(ways, chosen.slice(0, -1)) : points;
}

/** The moves that have been pointed out in full; several where only a word is still wanted (with Stop, or without). */
export function complete(ways: readonly Way[], chosen: Choice): readonly string[] {
  const whole = ways.filter((way) => way.points.length === chosen.length && continues(way, chosen));
  return [...new Set(whole.map((way) => way.move))];
}

/** The choice after pointing at something; null where that is no part of a legal move. */
export function point(ways: readonly Way[], chosen: Choice, at: string): Choice | null {
  if (chosen.at(-1) === at) return chosen.slice(0, -1); // pointing again takes it back
  for (let kept = chosen.length; kept >= 0; kept -= 1) {
    const tried = [...chosen.slice(0, kept), at];
    if (ways.some((way) => continues(way, tried))) return tried;
  }
  return null;
}
