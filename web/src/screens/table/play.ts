/** What happens between a person and the board: looking back, choosing, confirming, asking why, hints. */
import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import type { Line, Past, Placing, Plied } from "../../gen/protocol";
import type { Explanation, GameEvent, GamePage, Physics, Ply, View } from "../../games/contract";
import { because } from "../../i18n/told";
import { t } from "../../i18n/words";
import { settings } from "../../state/settings";
import { Refused } from "../../net/http";
import { movesOf } from "../../state/moves";
import type { Table } from "../../state/table";
import { complain, say } from "../../ui/notices";
import { keyed } from "../../ui/input";
import { createMedia } from "../../ui/media";

export interface Play {
  readonly page: GamePage;
  readonly table: Table;
  readonly view: Accessor<View | null>;
  readonly ply: Accessor<Ply | null>;
  readonly moves: Accessor<readonly string[]>;
  /** What can be laid in endlessly many places, and the questions about it. */
  readonly placings: Accessor<readonly Placing[]>;
  readonly physics: Physics;
  readonly proposed: Accessor<string | null>;
  readonly propose: (move: string | null) => void;
  /** A move in the game's own words, where it has some. */
  readonly phrase: (move: string) => string | null;
  /** A deliberate gesture; it may still be asked about. */
  readonly play: (move: string) => void;
  /** What is proposed is sent. */
  readonly send: () => void;
  readonly sending: Accessor<boolean>;
  readonly myTurn: Accessor<boolean>;
  /** The earlier ply that is looked at, of which game; null: how it stands. */
  readonly looking: Accessor<{ readonly ply: number; readonly game: number } | null>;
  readonly look: (ply: number | null, game?: number) => void;
  readonly explained: Accessor<Explanation | null>;
  readonly explain: (move: string) => Promise<Explanation | null>;
  readonly dismiss: () => void;
  readonly hints: Accessor<readonly Line[]>;
  readonly hinting: Accessor<boolean>;
  readonly hint: () => void;
  readonly marked: Accessor<readonly string[]>;
  readonly mark: (marks: readonly string[]) => void;
  /** Several people at this device whose secrets are covered until somebody holds them up. */
  readonly covered: Accessor<boolean>;
  readonly open: Accessor<boolean>;
  readonly hold: (open: boolean) => void;
}

const SECONDS_FOR_A_HINT = 1.5;
/** So many of the best moves are pointed out. */
const HINTS = 1;

const shown = (past: Past): View => past.seen.view as unknown as View;
const asPly = (entry: Plied | null | undefined, animate: boolean): Ply | null =>
  entry
    ? {
        number: entry.ply,
        seat: entry.seat,
        move: entry.move,
        events: (entry.facts ?? []) as unknown as GameEvent[],
        animate,
      }
    : null;

export function createPlay(page: GamePage, table: Table): Play {
  const [proposed, setProposed] = createSignal<string | null>(null);
  const [sending, setSending] = createSignal(false);
  const [past, setPast] = createSignal<{ view: View; ply: Ply | null; at: { ply: number; game: number } } | null>(null);
  const [explained, setExplained] = createSignal<Explanation | null>(null);
  const [hints, setHints] = createSignal<readonly Line[]>([]);
  const [hinting, setHinting] = createSignal(false);
  const [marked, mark] = createSignal<readonly string[]>([]);
  const [held, hold] = createSignal(false);
  const small = createMedia("(max-width: 45rem)");

  const games = () => table.course().games;
  const live = createMemo(() => (table.seen()?.view ?? null) as View | null);
  const view = () => past()?.view ?? live();
  const moves = createMemo(() => (past() || sending() ? [] : movesOf(table.seen())));
  const placings = createMemo(() => (past() || sending() ? [] : (table.seen()?.placings ?? [])));
  const myTurn = createMemo(() => moves().length > 0 || placings().length > 0);
  const covered = createMemo(() => {
    const now = view();
    return now !== null && table.mine().length > 1 && (page.secret?.(now) ?? false);
  });

  // With every ply the choice, the hint and the answer to "why not" are void, and secrets are covered again.
  createEffect(
    on(
      () => [table.seen()?.ply, table.eye(), table.course().games.length],
      () => {
        setProposed(null);
        setExplained(null);
        setHints([]);
        hold(false);
      },
      { defer: true },
    ),
  );

  function phrase(move: string): string | null {
    const now = view();
    return now ? (page.phrase?.(move, now, t) ?? null) : null;
  }

  function propose(move: string | null): void {
    setProposed(move);
    setExplained(null);
    if (move !== null) say(t("table-proposed", { move: phrase(move) ?? move }));
  }

  const asks = () => settings.confirm === "always" || (settings.confirm === "small" && small());

  function send(): void {
    const move = proposed();
    if (move === null || sending()) return;
    setSending(true);
    setExplained(null);
    table
      .move(move)
      .catch((error: unknown) => {
        setProposed(null);
        complain(error);
      })
      .finally(() => setSending(false));
  }

  function play(move: string): void {
    // A second tap is easily a slip; a second Enter on what is proposed is meant.
    const meant = keyed() && proposed() === move;
    setProposed(move);
    if (asks() && !meant) say(t("table-confirm-say", { move: phrase(move) ?? move }));
    else send();
  }

  async function look(ply: number | null, game = games().length - 1): Promise<void> {
    const last = games()[game]?.plies.length ?? 0;
    const now = game === games().length - 1;
    if (ply === null || (now && ply >= last)) {
      setPast(null);
      return;
    }
    const from = past()?.at ?? { ply: games().at(-1)?.plies.length ?? 0, game: games().length - 1 };
    setProposed(null);
    try {
      const found = await table.past(Math.max(0, Math.min(ply, last)), game);
      const next = from.game === game && found.seen.ply === from.ply + 1;
      const ahead = { ply: found.seen.ply, game };
      setPast({ view: shown(found), ply: asPly(found.entry, next), at: ahead });
    } catch (error) {
      complain(error);
    }
  }

  async function explain(move: string): Promise<Explanation | null> {
    try {
      const reason = await table.why(move);
      const words = reason ? because(reason) : null;
      setExplained(words);
      if (words) say(words.clause ? `${words.text} (${words.clause})` : words.text);
      return words;
    } catch (error) {
      complain(error);
      return null;
    }
  }

  async function hint(): Promise<void> {
    if (hinting()) return;
    setHinting(true);
    const asked = table.seen()?.ply;
    try {
      await table.hint(SECONDS_FOR_A_HINT, (answer) => {
        if (answer.ply === table.seen()?.ply && answer.ply === asked && answer.lines?.length)
          setHints(answer.lines.slice(0, HINTS));
      });
      const best = hints()[0];
      if (best) say(t("table-hint-say", { move: phrase(best.move) ?? best.move }));
    } catch (error) {
      complain(error);
    } finally {
      setHinting(false);
    }
  }

  const physics: Physics = {
    whatIf: (move) =>
      table.whatIf(move).catch((error: unknown) => {
        // A question that a newer one has overtaken needs no answer.
        if (!(error instanceof Refused && error.reason.code === "overtaken")) complain(error);
        return null;
      }),
    places: () => table.places().catch(() => []),
    async weigh() {
      const at = past()?.at;
      try {
        return await table.weigh(at?.ply, at?.game);
      } catch (error) {
        complain(error);
        return null;
      }
    },
    because,
  };

  return {
    page,
    table,
    view,
    ply: () => {
      const back = past();
      return back ? back.ply : table.ply();
    },
    moves,
    placings,
    physics,
    proposed,
    propose,
    phrase,
    play,
    send,
    sending,
    myTurn,
    looking: () => past()?.at ?? null,
    look: (ply, game) => void look(ply, game),
    explained,
    explain,
    dismiss: () => setExplained(null),
    hints,
    hinting,
    hint: () => void hint(),
    marked,
    mark,
    covered,
    open: () => !covered() || held(),
    hold,
  };
}
