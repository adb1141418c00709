import { type Accessor, createEffect, createSignal, on } from "solid-js";
import { createTween } from "../../board2d/tween";
import { PAIRS, type Pair, swapped, towersOf } from "./plaza";
import type { Colour } from "./view";

/** The floors of the nine towers, in the order of their numbers. */
export type Arrangement = readonly (readonly Colour[])[];

export interface Moving {
  readonly pair: Pair;
  readonly level: number;
}

/** How long two blocks take to cross. */
const PACE = 620;

const same = (one: readonly Colour[] | undefined, other: readonly Colour[] | undefined) =>
  one?.join() === other?.join();

/** The exchange that makes one arrangement of another, if it is one. */
function between(before: Arrangement, after: Arrangement): Moving | null {
  const changed = after.map((_, n) => n).filter((n) => !same(before[n], after[n]));
  const pair = PAIRS.find((one) => towersOf(one).every((tower) => changed.includes(tower - 1)));
  if (changed.length !== 2 || pair === undefined) return null;
  const [one, other] = towersOf(pair).map((tower) => before[tower - 1] ?? []) as [readonly Colour[], readonly Colour[]];
  const goal = towersOf(pair).map((tower) => after[tower - 1]);
  const level = one.findIndex((colour, n) => colour !== goal[0]?.[n]) + 1;
  const made = swapped(one, other, level);
  return same(made[0], goal[0]) && same(made[1], goal[1]) ? { pair, level } : null;
}

/** Blocks that changed towers travel there, whether they were proposed, taken back or played. */
export function createMotion(arrangement: Accessor<Arrangement>, still: () => boolean, start: () => number) {
  const [moving, setMoving] = createSignal<Moving | null>(null);
  /** How much of the way is left: 1 where they came from, 0 where they belong. */
  const away = createTween(0);

  createEffect(
    on(arrangement, (after, before) => {
      const exchange = before ? between(before, after) : null;
      const last = moving();
      if (!exchange) {
        if (before && after.some((floors, n) => !same(floors, before[n]))) away.jump(0);
        return;
      }
      const back = last?.pair === exchange.pair && last.level === exchange.level;
      setMoving(exchange);
      if (still()) away.jump(0);
      else {
        away.jump(back ? 1 - away.value() : start());
        away.glide(0, PACE * away.value());
      }
    }),
  );
  return { moving, away: away.value };
}
