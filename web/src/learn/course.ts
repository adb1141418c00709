import { createMemo, createSignal, onCleanup } from "solid-js";
import type { Explanation, GameEvent, LessonProps, Placing, Ply, Studied, Study, View } from "../games/contract";
import { keep, kept } from "../state/kept";
import { movesOf } from "../state/moves";
import { createPhysics } from "./physics";
import { type Beat, isEndless, isWanted, pick, type Script, type Step } from "./script";

/** What the board shows. */
export interface Scene {
  readonly view: View;
  readonly moves: readonly string[];
  /** What can be laid in endlessly many places. */
  readonly placings: readonly Placing[];
  readonly ply: Ply | null;
}

/** What is answered to the learner. */
export interface Answer {
  /** right: done; other: legal, but not looked for; no: not legal; lost: the server did not answer. */
  readonly kind: "right" | "other" | "no" | "lost";
  readonly text: string;
  readonly clause: string | null;
  /** What happened on the board. */
  readonly events: readonly string[];
}

/** Between a move and the reply to it, so that both are seen. */
const PAUSE = 1100;

/** How the pieces moved, where that was asked and can be shown. */
const filmOf = ({ answers }: Studied) => answers?.find((answer) => answer.type === "film")?.film ?? null;

/** Leads through a lesson: asks the server what is legal and what a move does, and compares it with what is looked for. */
export function createCourse(script: Script, props: LessonProps) {
  const [place, setPlace] = createSignal({ step: 0, beat: 0 });
  const [scene, setScene] = createSignal<Scene | null>(null);
  const [answer, setAnswer] = createSignal<Answer | null>(null);
  const [proposed, setProposed] = createSignal<string | null>(null);
  const [pointed, setPointed] = createSignal<readonly string[]>([]);
  const [busy, setBusy] = createSignal(false);
  /** The seat that the learner moves for. */
  const [learner, setLearner] = createSignal<View["to_move"]>(null);
  /** The steps that were gone through, today or before. */
  const shelf = `lesson-${script.game}`;
  const [finished, setFinished] = createSignal<ReadonlySet<string>>(new Set(kept<readonly string[]>(shelf, [])));
  /** Where the board stands, as a question to the server. */
  let now: Study = {};
  /** Counts what was opened, so that an answer that comes too late is dropped. */
  let visit = 0;
  onCleanup(() => (visit += 1));

  const step = createMemo(() => script.steps[place().step] as Step);
  const beat = createMemo(() => step().beats[place().beat] as Beat);
  const stepKey = (one: Step = step()) => `lesson-${script.game}-${one.id}`;
  const beatKey = () => `${stepKey()}-${beat().id}`;
  const isRead = () => beat().wanted === undefined && beat().against === undefined;
  const isRight = () => answer()?.kind === "right";
  const isLastBeat = () => place().beat === step().beats.length - 1;
  const isLastStep = () => place().step === script.steps.length - 1;

  function task(): string {
    return props.t(beatKey());
  }

  async function ask(question: Study): Promise<Studied | null> {
    const mine = visit;
    try {
      const studied = await props.study(question);
      return mine === visit ? studied : null;
    } catch {
      if (mine === visit) {
        setBusy(false);
        say("lost", props.t("lesson-lost"));
      }
      return null;
    }
  }

  function say(kind: Answer["kind"], text: string, clause: string | null = null, events: readonly string[] = []): void {
    setAnswer({ kind, text, clause, events });
    props.announce([...events, text].join(" "));
  }

  function show(studied: Studied, animate: boolean): Scene | null {
    const seen = studied.shown.at(-1);
    const last = studied.plies.at(-1);
    if (!seen) return null;
    const events = (last?.facts ?? []) as unknown as readonly GameEvent[];
    const next: Scene = {
      view: seen.view as unknown as View,
      moves: movesOf(seen),
      placings: seen.placings ?? [],
      ply: last ? { number: last.ply, seat: last.seat, move: last.move, events, animate, film: filmOf(studied) } : null,
    };
    setProposed(null);
    setPointed([]);
    setScene(next);
    return next;
  }

  async function open(step: number, beat: number): Promise<void> {
    visit += 1;
    setPlace({ step, beat });
    setAnswer(null);
    setProposed(null);
    setPointed([]);
    const { options = {}, position, line, seat } = script.steps[step]?.beats[beat] as Beat;
    if (beat === 0 || position !== undefined) {
      now = {
        game: script.game,
        options: options as NonNullable<Study["options"]>,
        position: position ?? null,
        moves: [...(line ?? [])],
        seat: seat ?? null,
      };
    }
    setBusy(true);
    const studied = await ask({ ...now, show: "last" });
    if (!studied) return;
    setBusy(false);
    setLearner(show(studied, false)?.view.to_move ?? null);
    if (isRead()) pass();
    props.announce(beat === 0 ? `${props.t(`${stepKey()}.title`)}. ${props.t(stepKey())} ${task()}` : task());
  }

  function pass(): void {
    if (!isLastBeat()) return;
    setFinished(new Set([...finished(), step().id]));
    keep(shelf, [...finished()]);
  }

  /** Plays a move on the board and tells what it did; null where the server did not answer. */
  async function carryOut(move: string): Promise<readonly string[] | null> {
    const next = { ...now, moves: [...(now.moves ?? []), move] };
    const acted = isEndless(script) && scene()?.view.to_move === "chance" && !props.still;
    const studied = await ask({ ...next, show: "last", asks: acted ? [{ type: "watch", id: "lesson", ply: 0 }] : [] });
    if (!studied) return null;
    if (studied.reason) {
      const why = props.because(studied.reason);
      setBusy(false);
      say("no", why.text, why.clause);
      return null;
    }
    now = next;
    const shown = show(studied, !props.still);
    return shown ? props.tell(shown.ply?.events ?? [], shown.view) : [];
  }

  async function play(move: string): Promise<void> {
    if (busy() || isRight()) return;
    if (!isWanted(script, beat().wanted ?? [], move)) {
      setProposed(null);
      say("other", props.t("lesson-other"));
      return;
    }
    const mine = visit;
    setBusy(true);
    const events = await carryOut(move);
    if (!events) return;
    say("right", props.t(`${beatKey()}.done`), null, events);
    const replies = [...(beat().replies ?? [])];
    for (let reply = replies.shift() ?? (await luck()); reply !== null; reply = replies.shift() ?? (await luck())) {
      if (!props.still) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (mine !== visit) return;
      const found = pick(script, [reply], scene()?.moves ?? []) ?? reply;
      const more = await carryOut(found);
      if (!more) return;
      setAnswer((before) => before && { ...before, events: [...before.events, ...more] });
      if (more.length > 0) props.announce(more.join(" "));
    }
    setBusy(false);
    const end = scene()?.view.result?.reason;
    if (isEndless(script) && end !== beat().ends) say("other", props.t("lesson-ended"), null, answer()?.events);
    else pass();
  }

  /** What chance says next, where it is chance that speaks and the script leaves it open; null: nothing. */
  async function luck(): Promise<string | null> {
    if (script.seed === undefined || scene()?.view.to_move !== "chance") return null;
    const studied = await ask({ ...now, seed: script.seed, show: "all" });
    return studied?.plies[now.moves?.length ?? 0]?.move ?? null;
  }

  async function explain(move: string): Promise<Explanation | null> {
    if (busy() || isRight() || isRead()) return null;
    const studied = await ask({ ...now, show: "last", why: move });
    if (!studied?.reason) return null;
    const why = props.because(studied.reason);
    if (why.clause !== null && why.clause === beat().against) {
      say("right", props.t(`${beatKey()}.done`), why.clause, [why.text]);
      pass();
    } else say("no", why.text, why.clause);
    return why;
  }

  /** Shows a move that is looked for: proposed, as it would lie, or as a mark where it is forbidden. */
  function reveal(): void {
    const { wanted, example } = beat();
    const move = (wanted && pick(script, wanted, scene()?.moves ?? [])) ?? example ?? null;
    if (move === null) return;
    setPointed([move]);
    if (wanted) setProposed(move);
    props.announce(props.t("lesson-shown", { move }));
  }

  const may = () => !(busy() || isRight() || isRead());
  return {
    place,
    step,
    beat,
    scene,
    answer,
    proposed,
    pointed,
    learner,
    finished,
    stepKey,
    task,
    isRead,
    isRight,
    isLastBeat,
    isLastStep,
    /** What the board offers: nothing while something happens, or once it is done. */
    offered: () => (may() ? (scene()?.moves ?? []) : []),
    placings: () => (may() ? (scene()?.placings ?? []) : []),
    physics: isEndless(script) ? createPhysics(() => now, props) : undefined,
    propose: setProposed,
    play,
    explain,
    reveal,
    open,
    busy,
    /** Where one left off: the first step that was not gone through; the beginning again, once all were. */
    begin() {
      const next = script.steps.findIndex(({ id }) => !finished().has(id));
      return open(Math.max(next, 0), 0);
    },
    again: () => open(place().step, 0),
    next: () => (isLastBeat() ? open(place().step + 1, 0) : open(place().step, place().beat + 1)),
  };
}

export type Course = ReturnType<typeof createCourse>;
