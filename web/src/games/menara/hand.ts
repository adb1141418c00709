/** What a person is about to do: which piece is held, where it would go, and what would come of that. */
import { createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { BoardProps, Placing } from "../contract";
import {
  bare,
  type GoodPlace,
  goodPlaces,
  type Laying,
  laying,
  layingText,
  nudged,
  type Release,
  setting,
  type Setting,
  withRelease,
} from "./acts";
import { angleOf, turned } from "./poses";
import type { Colour, Face, LaidSlab, MenaraBoard, Side } from "./view";

/** What would come of the place at hand. */
export interface Outcome {
  readonly state: "asking" | "stands" | "falls" | "no" | "fits";
  /** Why the rules do not allow it. */
  readonly text: string | null;
  readonly clause: string | null;
  /** Millimetres of support to spare. */
  readonly margin: number | null;
}

/** A hand that lets go is at most so fast, and a column so far from the middle of its mark: farther it would not be tried. */
const FASTEST = 900;
const SLACK = 1.9;
/** So many places are offered at a time. */
const MOST = 6;
/** Milliseconds between two questions while something is moved. */
const ASK = 90;

export function createHand(props: BoardProps<MenaraBoard>) {
  const board = () => props.view.board;
  const [ghost, setGhost] = createSignal<Laying | null>(null);
  const [outcome, setOutcome] = createSignal<Outcome | null>(null);
  /** The column that is to be moved; the colour that was picked up from the hand. */
  const [from, setFrom] = createSignal<string | null>(null);
  const [colour, setColour] = createSignal<Colour | null>(null);
  const [places, setPlaces] = createSignal<readonly GoodPlace[] | null>(null);
  let question = 0;
  let asking: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => {
    clearTimeout(asking);
    question += 1;
  });

  const sideOf = (slab: number): Side | undefined => board().slabs.find((one) => one.slab === slab)?.side;
  const settings = createMemo(() => props.moves.map(setting).filter((one) => one !== null));
  const listed = createMemo(() =>
    goodPlaces(
      props.moves.map((move) => ({ move, margin: NaN })),
      sideOf,
    ).map((place) => ({ ...place, margin: null })),
  );
  const placings = createMemo((): readonly Placing[] => {
    if (props.placings && props.placings.length > 0) return props.placings;
    // Where nobody says what can be laid, it is what is listed.
    const found = new Map<number, { act: Placing["act"]; sides: Set<string>; levels: Set<number> }>();
    for (const { at } of listed()) {
      const known = found.get(at.slab) ?? { act: at.act, sides: new Set(), levels: new Set() };
      known.sides.add(at.side);
      known.levels.add(at.level);
      found.set(at.slab, known);
    }
    return [...found].map(([slab, one]) => ({ slab, act: one.act, sides: [...one.sides], levels: [...one.levels] }));
  });
  const active = () => settings().length > 0 || placings().length > 0 || props.moves.length > 0;
  /** The slabs that can be laid or lifted. */
  const slabs = createMemo(() => [...new Set(placings().map((one) => one.slab))]);
  /** The slab that it is about: the one in hand, else the one that has to be laid, else the first. */
  const focus = createMemo(() => ghost()?.slab ?? places()?.[0]?.at.slab ?? slabs()[0] ?? null);
  /** Good places for that slab with the side that shows: those on columns first, the steadiest before the others. */
  const good = createMemo((): readonly GoodPlace[] => {
    const of = (places() ?? []).filter(({ at }) => at.slab === focus());
    const side = ghost()?.side ?? of[0]?.at.side;
    return of
      .filter(({ at }) => at.side === side)
      .sort((a, b) => Math.sign(b.at.level) - Math.sign(a.at.level) || (b.margin ?? 0) - (a.margin ?? 0))
      .slice(0, MOST);
  });

  // With every position everything begins anew.
  createEffect(
    on(
      () => `${props.view.position}/${placings().length}/${props.physics ? 1 : 0}`,
      () => {
        clear();
        setPlaces(null);
        if (placings().length === 0) return;
        const mine = ++question;
        if (props.physics && props.placings?.length)
          // eslint-disable-next-line solid/reactivity -- an answer to what was asked then
          void props.physics.places().then((found) => mine === question && setPlaces(goodPlaces(found, sideOf)));
        else setPlaces(listed());
      },
    ),
  );
  // What was proposed elsewhere (the hint, a written move) shows as the ghost, too.
  createEffect(
    on(
      () => props.proposed,
      (move) => {
        const at = move === null ? null : laying(move, sideOf);
        if (at && (!ghost() || layingText(ghost() as Laying) !== bare(move ?? ""))) {
          setGhost(at);
          void ask(at, false);
        }
      },
    ),
  );

  // Whether the temple would bear the column that is proposed.
  const [forecast, setForecast] = createSignal<Outcome | null>(null);
  createEffect(
    on(
      () => props.proposed,
      (move) => {
        setForecast(null);
        if (move === null || !setting(move) || !props.physics) return;
        // eslint-disable-next-line solid/reactivity -- an answer to what was asked then
        void props.physics.whatIf(bare(move)).then((found) => {
          if (!found || move !== props.proposed) return;
          const state = found.reason ? "no" : found.stands === false ? "falls" : found.stands ? "stands" : "fits";
          setForecast({ state, text: null, clause: null, margin: found.margin ?? null });
        });
      },
    ),
  );

  function clear(): void {
    clearTimeout(asking);
    setGhost(null);
    setOutcome(null);
    setFrom(null);
    setColour(null);
  }

  function back(): void {
    if (props.proposed !== null) props.propose(null);
    clear();
  }

  /** The faces of slabs that do not lie in the temple yet. */
  function faceOf(slab: number, side: Side): Face | null {
    const new_ = [board().next, ...board().foundation].find((one) => one?.slab === slab);
    return new_?.sides[side] ?? board().slabs.find((one) => one.slab === slab) ?? null;
  }

  async function ask(at: Laying, propose: boolean): Promise<void> {
    const move = layingText(at);
    const still = () => ghost() !== null && layingText(ghost() as Laying) === move;
    setOutcome((before) => (before ? { ...before, state: "asking" } : null));
    if (!props.physics) {
      const why = props.moves.includes(move) ? null : await props.explain(move);
      if (!still()) return;
      setOutcome(
        why
          ? { state: "no", text: why.text, clause: why.clause, margin: null }
          : { state: "fits", text: null, clause: null, margin: null },
      );
      if (propose) props.propose(why ? null : move);
      return;
    }
    const found = await props.physics.whatIf(move);
    if (!found || !still()) return;
    const why = found.reason ? props.physics.because(found.reason) : null;
    const state = why ? "no" : found.stands === false ? "falls" : found.stands ? "stands" : "fits";
    setOutcome({ state, text: why?.text ?? null, clause: why?.clause ?? null, margin: found.margin ?? null });
    if (propose && why) props.propose(null);
    else if (propose && bare(props.proposed ?? "") !== move) props.propose(move);
  }

  /** Holds a slab over a place: asked about at pointer speed, proposed where it was let go. */
  function lie(at: Laying, letGo: boolean): void {
    setGhost(at);
    clearTimeout(asking);
    if (letGo) void ask(at, true);
    else asking = setTimeout(() => void ask(at, false), ASK);
  }

  function choosePlace(place: GoodPlace): void {
    setGhost(place.at);
    setOutcome({ state: "asking", text: null, clause: null, margin: place.margin });
    props.propose(place.move);
    void ask(place.at, false);
  }

  /** Where a slab that is taken up would begin: a good place, or over where one looks. */
  function pick(slab: number, wish: { readonly side?: Side; readonly level?: number } = {}): void {
    const known = placings().filter((one) => one.slab === slab);
    const levels = known.flatMap((one) => one.levels);
    const sides = known.flatMap((one) => one.sides) as Side[];
    const now = ghost()?.slab === slab ? ghost() : null;
    const side = wish.side ?? now?.side ?? sideOf(slab) ?? sides[0] ?? "light";
    const best = (places() ?? [])
      .filter(({ at }) => at.slab === slab && at.side === side && (wish.level === undefined || at.level === wish.level))
      .sort((a, b) => Math.sign(b.at.level) - Math.sign(a.at.level))[0];
    if (best) {
      choosePlace(best);
      return;
    }
    const level = wish.level ?? now?.level ?? levels[0] ?? 0;
    const act = known.find((one) => one.levels.includes(level))?.act ?? known[0]?.act ?? "lay";
    const lies = board().slabs.find((one) => one.slab === slab);
    const [x, y] = now ? [now.x, now.y] : lies ? [lies.pose[0], lies.pose[1]] : middleOf(board().slabs, level);
    const angle = now?.angle ?? (lies ? angleOf(lies.pose) : 0);
    lie(nudged({ act, slab, side, level, x, y, angle }, {}), true);
  }

  /** How far round the temple whoever looks on has gone, in degrees. */
  let gone = () => 0;
  /** A push to the right and up, as it is seen. */
  function push(right: number, up: number): void {
    const at = ghost();
    const [x, y] = turned([right, up], gone());
    if (at) lie(nudged(at, { x, y }), true);
  }
  function turn(by: number): void {
    const at = ghost();
    if (at) lie(nudged(at, { turn: by }), true);
  }

  /** The marks on which a column can be put now: of the colour picked up, or for the column to be moved. */
  const targets = createMemo((): readonly Setting[] => {
    const all = settings();
    if (all.some((one) => one.from !== null)) return all.filter((one) => one.from === from());
    return colour() ? all.filter((one) => one.colour === colour()) : all;
  });
  const takable = createMemo(() => new Set(settings().flatMap((one) => (one.from ? [one.from] : []))));

  /** A mark was touched: proposes the column there, or plays it where it was proposed. */
  function touchMark(key: string): boolean {
    const one = targets().find(({ mark }) => mark === key);
    if (!one) return false;
    if (bare(props.proposed ?? "") === one.move) props.play(props.proposed ?? one.move);
    else props.propose(one.move);
    return true;
  }

  /** Something on the board was touched that is not offered: the server says why it cannot be. */
  function why(key: string): void {
    if (!active()) return;
    const slab = board().slabs.find((one) => one.slab === Number(key.slice(0, 2)));
    const mark = slab?.marks.find((one) => one.mark === key.slice(2));
    const moving = settings().find((one) => one.from !== null);
    if (from() && mark) void props.explain(`take ${from()} ${key}`);
    else if (moving) void props.explain(`take ${key} ${moving.mark}`);
    else if (mark && board().phase === "build") void props.explain(`put ${colour() ?? mark.colour} ${key}`);
  }

  function touchColumn(key: string): boolean {
    if (!takable().has(key)) return false;
    if (props.proposed !== null) props.propose(null);
    setFrom(from() === key ? null : key);
    return true;
  }

  /** A piece was dropped by a pointer: where the hand is the player's own, how it let go is part of the move. */
  function dropOn(key: string, off: { readonly dx: number; readonly dy: number }, speed: Speed): void {
    const one = targets().find(({ mark }) => mark === key);
    if (!one) {
      why(key);
      return;
    }
    props.play(released(one.move, slip(off, speed)));
  }
  function dropSlab(speed: Speed): void {
    const at = ghost();
    if (!at) return;
    clearTimeout(asking);
    // eslint-disable-next-line solid/reactivity -- an answer to what was asked then
    void ask(at, true).then(() => {
      const move = layingText(at);
      if (at.level > 0 && props.proposed === move) props.propose(released(move, { dx: 0, dy: 0, ...clamped(speed) }));
    });
  }
  const released = (move: string, release: Release) => (board().hand === "sure" ? move : withRelease(move, release));
  const clamped = ({ vx, vy }: Speed) => {
    const part = Math.min(1, FASTEST / Math.max(1, Math.hypot(vx, vy)));
    return { vx: vx * part, vy: vy * part };
  };
  const slip = ({ dx, dy }: { dx: number; dy: number }, speed: Speed): Release => {
    const part = Math.min(1, SLACK / Math.max(0.1, Math.hypot(dx, dy)));
    return { dx: dx * part, dy: dy * part, ...clamped(speed) };
  };

  return {
    board,
    active,
    ghost,
    outcome,
    forecast,
    places,
    good,
    focus,
    placings,
    slabs,
    settings,
    targets,
    takable,
    from,
    colour,
    setColour,
    faceOf,
    sideOf,
    lie,
    push,
    turn,
    seenFrom: (round: () => number) => (gone = round),
    pick,
    choosePlace,
    touchMark,
    touchColumn,
    dropOn,
    dropSlab,
    why,
    back,
    /** The mark with the column that is proposed. */
    proposedMark: () => setting(props.proposed ?? "")?.mark ?? null,
    /** Whether a slab is to be laid or lifted now. */
    laying: () => placings().length > 0,
  };
}

export interface Speed {
  readonly vx: number;
  readonly vy: number;
}

export type Hand = ReturnType<typeof createHand>;

/** The middle of what carries a level. */
function middleOf(slabs: readonly LaidSlab[], level: number): readonly [number, number] {
  const below = slabs.filter((slab) => slab.level === Math.max(level - 1, 0));
  if (below.length === 0) return [0, 0];
  const sum = below.reduce(([x, y], { pose }) => [x + pose[0], y + pose[1]] as const, [0, 0] as readonly [
    number,
    number,
  ]);
  return [Math.round(sum[0] / below.length), Math.round(sum[1] / below.length)];
}
