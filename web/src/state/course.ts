/** The log of a table as this device may know it, folded: the plies of its games, and what was said. */
import type { Ending, Entry, Plied, Said } from "../gen/protocol";

export interface Played {
  readonly plies: readonly Plied[];
  /** When each ply was made. */
  readonly times: readonly number[];
  readonly result: Ending | null;
}

export interface Course {
  /** Every game of the match; the last one is the present one. */
  readonly games: readonly Played[];
  readonly chat: readonly { readonly number: number; readonly at: number; readonly said: Said }[];
}

interface Open {
  plies: Plied[];
  times: number[];
  result: Ending | null;
}

export function fold(entries: readonly Entry[]): Course {
  const games: Open[] = [];
  const chat: { number: number; at: number; said: Said }[] = [];
  for (const { number, at, fact } of entries) {
    const game = games.at(-1);
    if (fact.type === "began") games.push({ plies: [], times: [], result: null });
    else if (fact.type === "said") chat.push({ number, at, said: fact });
    else if (fact.type === "ended" && game) game.result = fact.result;
    else if (fact.type === "took_back" && game) {
      game.plies.length = Math.min(game.plies.length, fact.ply);
      game.times.length = game.plies.length;
      game.result = null;
    } else if (fact.type === "plied" && game) {
      game.plies[fact.ply - 1] = fact;
      game.times[fact.ply - 1] = at;
    }
  }
  return { games, chat };
}

/** Both in the order of their numbers; what came later says it better. */
export function merged(before: readonly Entry[], fresh: readonly Entry[]): readonly Entry[] {
  const last = before.at(-1)?.number ?? -1;
  if (fresh.every((entry) => entry.number > last)) return fresh.length ? [...before, ...fresh] : before;
  const byNumber = new Map([...before, ...fresh].map((entry) => [entry.number, entry]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
