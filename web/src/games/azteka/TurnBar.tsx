import { For, type JSX, Show } from "solid-js";
import type { Translate } from "../contract";
import { RINGS } from "./wheel";

interface TurnBarProps {
  readonly moves: ReadonlySet<string>;
  readonly proposed: string | null;
  readonly birth: boolean;
  readonly lastTurns: number | null;
  readonly active: boolean;
  readonly choose: (move: string) => void;
  readonly t: Translate;
}

/** A small wheel with one of its rings picked out, and an arrow around it. */
function RingSign(props: { readonly ring: number }): JSX.Element {
  const radius = () => 4 + props.ring * 4.6;
  return (
    <svg class="ring-sign" viewBox="-22 -22 44 44" aria-hidden="true">
      <For each={[...RINGS]}>
        {(_, ring) => <circle r={4 + ring() * 4.6} classList={{ picked: ring() === props.ring }} />}
      </For>
      <path d="M-4-5 4 0-4 5Z" transform={`translate(0 ${-radius()})`} />
    </svg>
  );
}

/** A button for every turn, and one to let a birth or a last turn be. */
export function TurnBar(props: TurnBarProps): JSX.Element {
  const button = (ring: number, plus: string) => {
    const move = () => RINGS.charAt(ring) + plus;
    const params = () => ({ ring: RINGS.charAt(ring), degrees: 45 * plus.length });
    return (
      <button
        type="button"
        class="turn-button"
        classList={{ proposed: props.proposed === move() }}
        aria-pressed={props.proposed === move()}
        aria-disabled={!props.moves.has(move())}
        title={props.t("azteka-turn", params())}
        onClick={() => props.choose(move())}
        data-move={move()}
      >
        <RingSign ring={ring} />
        <span>{RINGS.charAt(ring)}</span> <small>{params().degrees}°</small>
      </button>
    );
  };
  return (
    <div class="azteka-bar">
      <Show when={props.birth || props.lastTurns !== null}>
        <p class="azteka-notice">
          {props.birth ? props.t("azteka-event-birth") : props.t("azteka-panel-last", { left: props.lastTurns ?? 0 })}
        </p>
      </Show>
      <Show when={props.active}>
        <div class="turns" role="group" aria-label={props.t("azteka-turns")}>
          <Show when={!props.birth}>
            <For each={[...RINGS]}>
              {(letter, ring) => (
                <div class="turn-pair">
                  {button(ring(), "+")}
                  <Show when={props.moves.has(`${letter}++`)}>{button(ring(), "++")}</Show>
                </div>
              )}
            </For>
          </Show>
          <Show when={props.moves.has("-")}>
            <button
              type="button"
              class="turn-button let-be"
              onClick={() => props.choose("-")}
              data-move="-"
              aria-pressed={props.proposed === "-"}
            >
              {props.t("azteka-let-be")}
            </button>
          </Show>
        </div>
      </Show>
    </div>
  );
}
