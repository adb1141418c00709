import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import type { BoardProps } from "../games/contract";
import { type Choice, complete, NOTHING, point, targets, type Way } from "./choice";

export interface Chooser {
  /** What has been pointed at so far. */
  readonly chosen: Accessor<Choice>;
  /** What may be pointed at next. */
  readonly targets: Accessor<ReadonlySet<string>>;
  /** The whole moves that were pointed out; where there are several, the first is proposed. */
  readonly found: Accessor<readonly string[]>;
  /** True where it was part of a legal move. Pointing at what is proposed already plays it. */
  point(at: string): boolean;
  /** Points all of it out at once, as a drop does, and plays it. */
  drop(points: Choice): boolean;
  back(): void;
}

/** Ties the choice of a move to the screen: what is pointed out in full is proposed, and what is proposed can be played. */
export function createChooser(props: BoardProps, waysOf: (move: string) => readonly Way[]): Chooser {
  const ways = createMemo(() => props.moves.flatMap(waysOf));
  const [chosen, setChosen] = createSignal<Choice>(NOTHING);
  const found = createMemo(() => complete(ways(), chosen()));

  function choose(next: Choice): void {
    setChosen(next);
    const move = complete(ways(), next)[0] ?? null;
    if (move !== props.proposed) props.propose(move);
  }

  // New moves, or the screen took the proposal back: what was pointed at is void.
  createEffect(
    on(
      () => props.moves,
      () => setChosen(NOTHING),
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => props.proposed,
      (proposed, before) => {
        if (proposed === null && before !== null && found().length > 0) setChosen(NOTHING);
        if (proposed !== null && !found().includes(proposed)) {
          setChosen(ways().find((way) => way.move === proposed)?.points ?? NOTHING);
        }
      },
      { defer: true },
    ),
  );

  const next = createMemo(() => targets(ways(), chosen()));

  return {
    chosen,
    targets: next,
    found,
    point(at) {
      const proposed = props.proposed;
      if (proposed !== null && found().includes(proposed) && chosen().at(-1) === at) {
        props.play(proposed);
        return true;
      }
      const choice = point(ways(), chosen(), at);
      if (choice) choose(choice);
      return choice !== null;
    },
    drop(points) {
      const move = complete(ways(), points)[0];
      if (move === undefined) return false;
      choose(points);
      props.play(move);
      return true;
    },
    back: () => choose(chosen().slice(0, -1)),
  };
}
