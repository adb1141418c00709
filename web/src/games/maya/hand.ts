import { createMemo } from "solid-js";
import { createChooser } from "../../board2d/chooser";
import type { BoardProps } from "../contract";
import { exchange, LEVELS, neighbours, pairOf, PAIRS, type Pair, setUp, TOWERS, ways } from "./plaza";
import type { MayaBoard } from "./view";

const NUMBERS = TOWERS.map(Number);

/** What is being made up: a floor, the tower to exchange with, the raven's level, Stop. */
export function createHand(props: BoardProps<MayaBoard>, setLevel: (level: number) => void) {
  const board = () => props.view.board;
  const chooser = createChooser(props, ways);
  const legal = createMemo(() => new Set(props.moves));
  const settingUp = () => board().phase === "prepare";
  const drafting = () => board().phase === "put";
  const proposedExchange = createMemo(() => (props.proposed === null ? null : exchange(props.proposed)));
  const proposedSetUp = createMemo(() => (props.proposed === null ? null : setUp(props.proposed)));

  /** The floor that was chosen first, and the tower to exchange with. */
  const chosen = createMemo(() => {
    const [first, second] = chooser.chosen();
    const [tower, from] = (first ?? "").split("/").map(Number);
    return tower && from ? { tower, level: from, partner: second === undefined ? null : Number(second) } : null;
  });

  /** With whom a floor's block may change places. */
  const partners = (tower: number, at: number) =>
    neighbours(tower).filter((other) => legal().has(`${pairOf(tower, other)}/${at}`));
  const levelsOf = (tower: number) => LEVELS.filter((at) => partners(tower, at).length > 0);
  const offered = createMemo((): ReadonlySet<number> => {
    const one = chosen();
    if (settingUp()) return new Set(props.moves.length > 0 ? LEVELS : []);
    if (one?.partner != null) {
      const pair = pairOf(one.tower, one.partner);
      return new Set(LEVELS.filter((at) => legal().has(`${pair}/${at}`)));
    }
    return new Set(one ? levelsOf(one.tower) : LEVELS.filter((at) => NUMBERS.some((n) => partners(n, at).length > 0)));
  });
  function choose(point: string): void {
    if (!chooser.point(point)) void props.explain(point);
  }

  /** A tap on a floor: take the block from there, exchange with that tower, or hear why not. */
  function chooseFloor(tower: number, at: number, rough: boolean): void {
    if (drafting()) return choose(String(tower));
    if (props.moves.length === 0) return;
    const one = chosen();
    if (one && one.tower !== tower && neighbours(one.tower).includes(tower)) return exchangeWith(one, tower, rough);
    // A finger means the tower; the level can be mended on the pillar.
    const from = rough ? nearest(levelsOf(tower), at) : at;
    if (chooser.point(`${tower}/${from}`)) {
      setLevel(from);
      if (chosen() && chosen()?.partner === null) tellPartners(tower, from);
      return;
    }
    const other = neighbours(tower).find((each) => !board().towers[each - 1]?.beside_monolith) ?? neighbours(tower)[0];
    void props.explain(`${pairOf(tower, other ?? tower)}/${from}`);
  }

  function exchangeWith(one: { tower: number; level: number }, partner: number, rough: boolean): void {
    const pair = pairOf(one.tower, partner);
    if (chooser.point(String(partner))) return;
    const others = LEVELS.filter((at) => legal().has(`${pair}/${at}`));
    if (rough && others.length > 0) props.propose(`${pair}/${nearest(others, one.level)}`);
    else void props.explain(`${pair}/${one.level}`);
  }

  function chooseLevel(at: number): void {
    setLevel(at);
    const one = chosen();
    if (settingUp()) choose(`r${at}`);
    else if (one?.partner != null) {
      const move = `${pairOf(one.tower, one.partner)}/${at}`;
      if (legal().has(move)) props.propose(move);
      else void props.explain(move);
    } else if (one) chooseFloor(one.tower, at, false);
    else if (props.moves.length > 0 && !offered().has(at)) void props.explain(`${PAIRS[0]}/${at}`);
  }

  function tellPartners(tower: number, from: number): void {
    props.announce(props.t("maya-choose-partner", { tower, level: from, partners: partners(tower, from).join(", ") }));
  }

  /** What is proposed with Stop, if that may be called. */
  const stopMove = createMemo(() => {
    const move = proposedExchange();
    if (!move) return legal().has("!") ? "!" : null;
    const stopped = `${move.pair}/${move.level}!`;
    return legal().has(stopped) ? stopped : null;
  });
  const isStopped = () => props.proposed !== null && props.proposed.endsWith("!");
  /** Stop, with what is proposed or instead; or why that may not be called. */
  function toggleStop(): void {
    const stop = stopMove();
    if (stop !== null && stop !== "!") props.propose(isStopped() ? stop.slice(0, -1) : stop);
    else choose(proposedExchange() ? `${props.proposed}!` : "!");
  }

  /** A tap on a gap: the monolith would stand there; on the one that is proposed: it shall. */
  function chooseGap(pair: Pair): void {
    if (props.moves.length === 0) return;
    if (props.proposed !== null && proposedSetUp()?.pair === pair) props.play(props.proposed);
    else choose(`m${pair}`);
  }

  /** What has been chosen of the set-up so far. */
  const half = (kind: "m" | "r") =>
    settingUp()
      ? (chooser
          .chosen()
          .find((one) => one.startsWith(kind))
          ?.slice(1) ?? null)
      : null;

  return {
    chooser,
    chosen,
    settingUp,
    drafting,
    proposedExchange,
    proposedSetUp,
    partners,
    offered,
    choose,
    chooseFloor,
    chooseLevel,
    chooseGap,
    stopMove,
    isStopped,
    toggleStop,
    monolith: (): Pair | null => half("m"),
    raven: (): number | null => Number(half("r")) || null,
  };
}

export type Hand = ReturnType<typeof createHand>;

function nearest(levels: readonly number[], wished: number): number {
  return levels.reduce(
    (best, at) => (Math.abs(at - wished) < Math.abs(best - wished) ? at : best),
    levels[0] ?? wished,
  );
}
