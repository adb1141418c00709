import { type JSX, Show } from "solid-js";
import type { Explanation } from "../games/contract";

/** Why something is not allowed, with the clause that says so, which opens the rules there. */
export function Why(props: { readonly of: Explanation; readonly showRule: (clause: string) => void }): JSX.Element {
  return (
    <>
      {props.of.text}{" "}
      <Show when={props.of.clause}>
        {(clause) => (
          <button type="button" class="link-button" onClick={() => props.showRule(clause())}>
            {clause()}
          </button>
        )}
      </Show>
    </>
  );
}
