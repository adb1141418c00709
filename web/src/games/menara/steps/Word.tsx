import { type JSX, Show } from "solid-js";
import type { BoardProps } from "../../contract";
import type { Hand } from "../hand";
import type { Colour, MenaraBoard } from "../view";

/** What each step of a turn is given. */
export interface StepProps {
  readonly props: BoardProps<MenaraBoard>;
  readonly hand: Hand;
  /** Takes up a column of a colour by dragging it out of the panel. */
  readonly drag: (colour: Colour, event: PointerEvent) => void;
}

/** A move that is a word: proposed by a tap, played by a second one. */
export function Word(
  step: StepProps & { readonly move: string; readonly label: string; readonly quiet?: boolean },
): JSX.Element {
  return (
    <Show when={step.props.moves.includes(step.move)}>
      <button
        type="button"
        class="button"
        classList={{ quiet: step.quiet ?? false }}
        aria-pressed={step.props.proposed === step.move}
        data-move={step.move}
        onClick={() => (step.props.proposed === step.move ? step.props.play(step.move) : step.props.propose(step.move))}
      >
        {step.label}
      </button>
    </Show>
  );
}
