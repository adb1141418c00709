/**
 * A lesson as data: `lesson.json` in the game's folder. The page plays it, and tests/test_lessons.py holds every line of
 * it to the rules. Its words are Fluent messages: `lesson-GAME-STEP` with `.title`, `lesson-GAME-STEP-BEAT` with `.done`.
 */

export interface Script {
  readonly game: string;
  /** Kinds of moves by name, as patterns of the notation: `"turn": "[a-d][+]"`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Where pieces stand and fall: what chance says, as far as the replies leave it open, is drawn from this seed. */
  readonly seed?: number | undefined;
  readonly steps: readonly Step[];
}

/** A page of the lesson: one idea, in one to three beats. */
export interface Step {
  readonly id: string;
  /** The score lines of the seats stand beside the board. */
  readonly scores?: boolean | undefined;
  readonly beats: readonly Beat[];
}

/** One thing to do. */
export interface Beat {
  readonly id: string;
  readonly options?: Options | undefined;
  /** Where it begins; without one it goes on where the beat before it ended, or with the start of a game. */
  readonly position?: string | undefined;
  /** What has been played since then, before the learner comes. */
  readonly line?: readonly string[] | undefined;
  /** Whose eyes the board is seen with, where something is hidden. */
  readonly seat?: number | undefined;
  /** The moves that are looked for: moves, or names of kinds. */
  readonly wanted?: readonly string[] | undefined;
  /** Or: a move that this clause forbids is to be tried. */
  readonly against?: string | undefined;
  /** Such a move, to show; and a wanted one, where there are endlessly many. */
  readonly example?: string | undefined;
  /** What is played then: moves, outcomes of chance, or names of kinds (the first legal move of that kind). */
  readonly replies?: readonly string[] | undefined;
  /** Events that every wanted move brings; only the tests read them. */
  readonly brings?: readonly string[] | undefined;
  /** How every wanted move ends the game. */
  readonly ends?: string | undefined;
}

type Options = Readonly<Record<string, string | number | boolean | undefined>>;

/** Whether it is about pieces that stand and fall: they may be laid anywhere, and nobody knows what comes of it. */
export const isEndless = (script: Script): boolean => script.seed !== undefined;

/** The first of the legal moves that is meant by one of these moves or kinds. */
export function pick(script: Script, meant: readonly string[], legal: readonly string[]): string | null {
  for (const one of meant) {
    const kind = script.kinds[one];
    const found = kind === undefined ? one : legal.find((move) => isOf(kind, move));
    if (found !== undefined && legal.includes(found)) return found;
  }
  return null;
}

/** Whether a legal move is one of those that are looked for. */
export const isWanted = (script: Script, wanted: readonly string[], move: string): boolean =>
  wanted.some((one) => (script.kinds[one] === undefined ? one === move : isOf(script.kinds[one], move)));

const isOf = (kind: string, move: string) => new RegExp(`^(?:${kind})$`).test(move);
