import { createEffect, createSignal, For, type JSX, on, onMount, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { GamePage, LessonProps } from "../games/contract";
import { type Answer, createCourse } from "./course";
import { Icon } from "../ui/Icon";
import { Scores } from "./Scores";
import type { Script } from "./script";
import "./learn.css";

interface PlayerProps extends LessonProps {
  readonly script: Script;
  readonly page: GamePage;
}

/** An answer is looked at, wherever one has scrolled to. */
const appear = (element: HTMLElement) => element.scrollIntoView({ block: "nearest" });

const SIGNS: Readonly<Record<Answer["kind"], string>> = { right: "✓", other: "↺", no: "✕", lost: "!" };

/** Plays a lesson: words, the board itself, what is answered, and the way through the steps. */
export function Player(props: PlayerProps): JSX.Element {
  // A lesson is one for good.
  // eslint-disable-next-line solid/reactivity
  const course = createCourse(props.script, props);
  const [marked, setMarked] = createSignal<readonly string[]>([]);
  let heading: HTMLHeadingElement | undefined;

  onMount(() => void course.begin());
  // The keyboard and the screen reader begin each step at its heading.
  createEffect(
    on(
      () => course.place().step,
      () => heading?.focus({ preventScroll: false }),
      { defer: true },
    ),
  );

  const done = () => course.isRight() || course.isRead();
  const atEnd = () => done() && !course.busy() && course.isLastBeat() && course.isLastStep();

  return (
    <section class="lesson" classList={{ answered: course.answer() !== null }} aria-label={props.t("lesson")}>
      <header class="lesson-head">
        <p class="lesson-count">
          {props.t("lesson-progress", { step: course.place().step + 1, steps: props.script.steps.length })}
        </p>
        <ol class="lesson-way">
          <For each={props.script.steps}>
            {(step, n) => (
              <li>
                <button
                  type="button"
                  class="lesson-dot"
                  classList={{ finished: course.finished().has(step.id) }}
                  data-step={step.id}
                  aria-current={course.place().step === n() ? "step" : undefined}
                  aria-label={props.t("lesson-step", {
                    step: n() + 1,
                    title: props.t(`${course.stepKey(step)}.title`),
                    done: course.finished().has(step.id) ? "yes" : "no",
                  })}
                  title={props.t(`${course.stepKey(step)}.title`)}
                  onClick={() => void course.open(n(), 0)}
                />
              </li>
            )}
          </For>
        </ol>
      </header>

      <h2 class="lesson-title" ref={(element) => (heading = element)} tabindex="-1">
        {props.t(`${course.stepKey()}.title`)}
      </h2>
      <p class="lesson-intro">{props.t(course.stepKey())}</p>
      <p class="lesson-task" classList={{ done: done() }}>
        {course.task()}
      </p>

      <div class="lesson-board">
        <Show when={course.scene()} fallback={<div class="lesson-wait" />}>
          {(scene) => (
            <Dynamic
              component={props.page.Board}
              view={scene().view as never}
              facing={scene().view.seat ?? 0}
              moves={course.offered()}
              placings={course.placings()}
              {...(course.physics ? { physics: course.physics } : {})}
              ply={scene().ply}
              proposed={course.proposed()}
              pointed={course.pointed()}
              marked={marked()}
              open={true}
              still={props.still}
              t={props.t}
              propose={course.propose}
              play={(move: string) => void course.play(move)}
              explain={course.explain}
              announce={props.announce}
            />
          )}
        </Show>
      </div>

      <Show when={course.step().scores && course.scene()}>
        {(scene) => (
          <Scores view={scene().view} learner={course.learner()} page={props.page} mark={setMarked} t={props.t} />
        )}
      </Show>

      <Show when={course.answer()}>
        {(answer) => (
          <div class={`lesson-answer ${answer().kind}`} ref={(element) => queueMicrotask(() => appear(element))}>
            <span class="lesson-sign" aria-hidden="true">
              {SIGNS[answer().kind]}
            </span>
            <div class="lesson-said">
              <p>{answer().text}</p>
              <Show when={answer().events.length > 0}>
                <p class="lesson-events">{answer().events.join(" ")}</p>
              </Show>
              <Show when={answer().clause}>
                {(clause) => (
                  <button type="button" class="button compact" onClick={() => props.showRule(clause())}>
                    <Icon sign="book" />
                    <span>
                      {clause()} {props.t(`${clause()}.title`)}
                    </span>
                  </button>
                )}
              </Show>
            </div>
          </div>
        )}
      </Show>
      <div class="lesson-bar">
        <button
          type="button"
          class="button"
          disabled={course.place().step === 0}
          onClick={() => void course.open(course.place().step - 1, 0)}
        >
          {props.t("lesson-back")}
        </button>
        <button
          type="button"
          class="button icon-only"
          onClick={() => void course.again()}
          data-lesson="again"
          aria-label={props.t("lesson-again")}
          title={props.t("lesson-again")}
        >
          <Icon sign="again" />
        </button>
        <Show
          when={course.proposed()}
          fallback={
            <button
              type="button"
              class="button"
              disabled={done() || course.offered().length + course.placings().length === 0}
              onClick={() => course.reveal()}
              data-lesson="reveal"
            >
              {props.t("lesson-reveal")}
            </button>
          }
        >
          {(move) => (
            <button type="button" class="button primary" onClick={() => void course.play(move())} data-lesson="play">
              {props.page.phrase ? props.t("table-play-it") : props.t("lesson-play", { move: move() })}
            </button>
          )}
        </Show>
        <Show
          when={!atEnd()}
          fallback={
            <button type="button" class="button primary" onClick={() => props.done()} data-lesson="done">
              {props.t("lesson-play-now")}
            </button>
          }
        >
          <button
            type="button"
            class="button"
            classList={{ primary: done() }}
            disabled={course.busy() || (course.isLastStep() && !done())}
            onClick={() => void (done() ? course.next() : course.open(course.place().step + 1, 0))}
            data-lesson="next"
          >
            {props.t(done() ? "lesson-next" : "lesson-skip")}
          </button>
        </Show>
      </div>
    </section>
  );
}
