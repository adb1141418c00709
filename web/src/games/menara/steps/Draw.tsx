import { For, type JSX } from "solid-js";
import { STACKS } from "../view";
import type { StepProps } from "./Word";

/** The three stacks of cards, and what is left in each. */
export function Draw(step: StepProps): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the two are the same for as long as the board is there
  const { props, hand } = step;
  return (
    <>
      <p>{props.t("menara-do-draw")}</p>
      <div class="stacks">
        <For each={STACKS}>
          {(stack) => {
            const cards = () => hand.board().cards[stack];
            const move = `draw ${stack}`;
            return (
              <button
                type="button"
                class={`stack stack-${stack}`}
                disabled={!props.moves.includes(move)}
                aria-pressed={props.proposed === move}
                data-move={move}
                onClick={() => (props.proposed === move ? props.play(move) : props.propose(move))}
              >
                <b>{props.t("menara-stack", { stack })}</b>
                <span>{props.t("menara-stack-left", { count: cards().length })}</span>
              </button>
            );
          }}
        </For>
      </div>
    </>
  );
}
