import { For, type JSX, Show } from "solid-js";
import type { GamePage, Translate, View } from "../games/contract";

interface ScoresProps {
  readonly view: View;
  readonly learner: View["to_move"];
  readonly page: GamePage;
  readonly mark: (marks: readonly string[]) => void;
  readonly t: Translate;
}

/** What every side has, and for what; a line that is pointed at is marked on the board. */
export function Scores(props: ScoresProps): JSX.Element {
  const seats = () => Array.from({ length: props.view.seats }, (_, seat) => seat);
  return (
    <div class="lesson-scores">
      <For each={seats()}>
        {(seat) => {
          const summary = () => props.page.seat(props.view, seat, props.t, true);
          return (
            <section class={`lesson-score ${summary().token}`}>
              <h3>
                <span>
                  {summary().role}{" "}
                  <Show when={props.learner === seat}>
                    <small class="badge">{props.t("lesson-you")}</small>
                  </Show>
                </span>
                <Show when={summary().score !== null}>{<b>{summary().score}</b>}</Show>
              </h3>
              <ul>
                <For each={summary().lines}>
                  {(line) => (
                    <li onPointerEnter={() => props.mark(line.marks ?? [])} onPointerLeave={() => props.mark([])}>
                      <span>{line.label}</span> <b>{line.value}</b>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          );
        }}
      </For>
    </div>
  );
}
