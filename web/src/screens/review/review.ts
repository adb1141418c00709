/** A game that is over, or a position, to step through, to try moves in, and to be judged by bots. Nothing of it is kept. */
import { type Accessor, batch, createMemo, createSignal, onCleanup } from "solid-js";
import type { Examine, Judged, Plied, Record as Played, Seen, Study } from "../../gen/protocol";
import type { GameEvent, Ply, View } from "../../games/contract";
import { analysis, Refused, study } from "../../net/http";
import { movesOf } from "../../state/moves";

/** What is looked at: a finished game of a table (of a match: which), or a position. */
export type Subject =
  | { readonly table: string; readonly number?: number }
  | { readonly game: string; readonly position: string; readonly options: NonNullable<Study["options"]> };

/** Positions and the plies between them; the first is after ply `from`. */
interface Line {
  readonly from: number;
  readonly shown: readonly Seen[];
  readonly plies: readonly Plied[];
}

/** Seconds for each move of a game, and for one position. */
const SECONDS = { game: 0.5, position: 4 };
/** Where luck comes in while one tries moves, it falls like this. */
const LUCK = 7;

export interface Review {
  readonly record: Played | null;
  readonly main: Accessor<Line>;
  /** Moves that are tried out from some ply of the game on. */
  readonly tried: Accessor<Line | null>;
  readonly ply: Accessor<number>;
  readonly last: Accessor<number>;
  readonly seen: Accessor<Seen | null>;
  readonly view: Accessor<View | null>;
  readonly marked: Accessor<Ply | null>;
  readonly moves: Accessor<readonly string[]>;
  readonly look: (ply: number) => void;
  readonly play: (move: string) => Promise<void>;
  readonly leave: () => void;
  /** What bots found of the moves of the game, by the ply before which they were made. */
  readonly judged: Accessor<ReadonlyMap<number, Judged>>;
  /** What they find of the position that is looked at. */
  readonly found: Accessor<Judged | null>;
  readonly judging: Accessor<boolean>;
  readonly judgeGame: () => Promise<void>;
  readonly judgePosition: () => Promise<void>;
  readonly stop: () => void;
}

const marks = (ply: Plied, animate: boolean): Ply => ({
  number: ply.ply,
  seat: ply.seat,
  move: ply.move,
  events: (ply.facts ?? []) as unknown as GameEvent[],
  animate,
});

/** Fetches all that is needed to begin. */
export async function begin(subject: Subject, record: Played | null, ply: number | null): Promise<Review> {
  const got = await study({ ...subject, show: "all" });
  return createReview(subject, record, { from: 0, shown: got.shown, plies: got.plies }, ply);
}

function createReview(subject: Subject, record: Played | null, line: Line, at: number | null): Review {
  const [tried, setTried] = createSignal<Line | null>(null);
  const end = line.shown.length - 1;
  const first = Math.min(at ?? end, end);
  const [ply, setPly] = createSignal(first);
  const [before, setBefore] = createSignal(first);
  const [judged, setJudged] = createSignal<ReadonlyMap<number, Judged>>(new Map());
  const [found, setFound] = createSignal<Judged | null>(null);
  const [judging, setJudging] = createSignal(false);
  let stopping: AbortController | null = null;
  onCleanup(() => stopping?.abort());

  /** The game up to where other moves were tried, and these. */
  const whole = createMemo((): Line => {
    const branch = tried();
    if (!branch) return line;
    return {
      from: 0,
      shown: [...line.shown.slice(0, branch.from + 1), ...branch.shown],
      plies: [...line.plies.slice(0, branch.from), ...branch.plies],
    };
  });
  const last = () => whole().shown.length - 1;
  const seen = createMemo(() => whole().shown[ply()] ?? null);

  const view = createMemo(() => (seen()?.view ?? null) as View | null);
  const marked = createMemo(() => {
    const made = whole().plies[ply() - 1];
    return made ? marks(made, ply() === before() + 1 || before() < 0) : null;
  });
  const moves = createMemo(() => (typeof view()?.to_move === "number" ? movesOf(seen()) : []));

  function look(wanted: number): void {
    batch(() => {
      setBefore(ply());
      setPly(Math.max(0, Math.min(wanted, last())));
      setFound(null);
    });
  }

  const where = (): Study => {
    const branch = tried();
    const from = branch && ply() > branch.from ? branch.from : ply();
    const moves = branch ? branch.plies.slice(0, ply() - from).map(({ move }) => move) : [];
    // A position is asked for by its own text, a game by its table and how far it had come.
    return "table" in subject ? { ...subject, ply: from, moves } : { ...subject, moves };
  };

  async function play(move: string): Promise<void> {
    const asked = where();
    const kept = asked.moves ?? [];
    const got = await study({ ...asked, moves: [...kept, move], seed: LUCK, show: "all" });
    if (got.reason) throw new Refused(got.reason);
    const from = "table" in subject ? (asked.ply ?? 0) : 0;
    batch(() => {
      setTried({ from, shown: got.shown.slice(from + 1), plies: got.plies.slice(from) });
      look(got.shown.length - 1);
      setBefore(-1);
    });
  }

  async function judge(wish: Examine, hear: (one: Judged) => void): Promise<void> {
    stopping?.abort();
    const own = new AbortController();
    stopping = own;
    setJudging(true);
    try {
      for await (const one of analysis(wish, own.signal)) {
        if (one.reason) throw new Refused(one.reason);
        if (!own.signal.aborted) hear(one);
      }
    } catch (error) {
      if (!own.signal.aborted) throw error;
    } finally {
      if (stopping === own) setJudging(false);
    }
  }

  return {
    record,
    main: () => line,
    tried,
    ply,
    last,
    seen,
    view,
    marked,
    moves,
    look,
    play,
    leave() {
      const branch = tried();
      batch(() => {
        setTried(null);
        look(branch?.from ?? ply());
      });
    },
    judged,
    found,
    judging,
    judgeGame: () =>
      judge({ ...subject, show: "all", seconds: SECONDS.game }, (one) =>
        setJudged((known) => new Map([...known, [one.ply, one]])),
      ),
    judgePosition: () => {
      const at = ply();
      // eslint-disable-next-line solid/reactivity -- an answer to what was asked then
      return judge({ ...where(), seconds: SECONDS.position }, (one) => {
        if (ply() === at) setFound(one);
      });
    },
    stop() {
      stopping?.abort();
      setJudging(false);
    },
  };
}

/** How much a move cost its player, in words; null: nothing to speak of. */
export function slip(judged: Judged | undefined): "slip" | "blunder" | null {
  const cost = judged?.cost ?? 0;
  return cost >= 0.15 ? "blunder" : cost >= 0.05 ? "slip" : null;
}

/** A line of the chart: whose, and how well that side stood before each ply. */
export interface Curve {
  readonly seat: number;
  readonly points: readonly { readonly ply: number; readonly value: number }[];
}

/** Two sides share one curve, since what one gains the other loses; three seats have one each. */
export function curves(judged: ReadonlyMap<number, Judged>, seats: number): readonly Curve[] {
  const all = [...judged.values()].sort((one, other) => one.ply - other.ply);
  const best = (one: Judged) => Math.max(one.played?.value ?? 0, ...(one.lines ?? []).map(({ value }) => value));
  if (seats === 3)
    return [0, 1, 2].map((seat) => ({
      seat,
      points: all.filter((one) => one.seat === seat).map((one) => ({ ply: one.ply, value: best(one) })),
    }));
  const points = all.map((one) => ({ ply: one.ply, value: one.seat % 2 === 0 ? best(one) : 1 - best(one) }));
  return [{ seat: 0, points }];
}
