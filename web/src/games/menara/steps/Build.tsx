import { createMemo, For, type JSX, Show } from "solid-js";
import type { Translate } from "../../contract";
import type { Hand } from "../hand";
import { ColumnSign } from "../pieces";
import { type StepProps, Word } from "./Word";

/** Columns onto marks: tapped on the board, or taken up from the hand. */
export function Build(step: StepProps): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the two are the same for as long as the board is there
  const { props, hand } = step;
  const moving = createMemo(() => hand.settings().some((one) => one.from !== null));
  const mine = () => hand.board().hands[hand.board().seat] ?? [];
  const fits = createMemo(() => new Set(hand.settings().map((one) => one.colour)));
  const todo = () => {
    if (hand.settings().length === 0) return "menara-do-nothing";
    if (!moving()) return "menara-do-put";
    return hand.from() ? "menara-do-move-to" : "menara-do-move";
  };
  return (
    <>
      <p>{props.t(todo())}</p>
      <Show when={!moving() && hand.settings().length > 0}>
        <div class="chips" role="group" aria-label={props.t("menara-hand")}>
          <span class="chips-label">{props.t("menara-hand")}</span>
          <For each={mine()}>
            {(colour) => (
              <button
                type="button"
                class="chip"
                disabled={!fits().has(colour)}
                aria-pressed={hand.colour() === colour}
                onClick={() => hand.setColour(hand.colour() === colour ? null : colour)}
                onPointerDown={(event) => step.drag(colour, event)}
              >
                <ColumnSign colour={colour} />
                <span class="unseen">{props.t("menara-colour", { colour })}</span>
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={hand.proposedMark()}>{(mark) => <Forecast hand={hand} t={props.t} mark={mark()} />}</Show>
      <Word {...step} move="fail" label={props.t("menara-fail")} quiet={hand.settings().length > 0} />
    </>
  );
}

/** For a column, too: whether the temple would bear it. */
function Forecast(props: { readonly hand: Hand; readonly mark: string; readonly t: Translate }): JSX.Element {
  return (
    <p class={`outlook ${props.hand.forecast()?.state ?? "asking"}`} role="status">
      {props.t("menara-forecast", {
        mark: props.mark,
        state: props.hand.forecast()?.state ?? "asking",
        margin: Math.abs(Math.round((props.hand.forecast()?.margin ?? 0) * 10) / 10),
      })}
    </p>
  );
}
