import { type JSX, Show } from "solid-js";
import type { Translate } from "../contract";
import { CardFace } from "./pieces";
import { type MenaraBoard, slabName } from "./view";

/** The card in play, above the board. */
export function InPlay(props: { readonly board: MenaraBoard; readonly t: Translate }): JSX.Element {
  return (
    <Show when={props.board.card}>
      {(card) => (
        <div class="in-play">
          <CardFace card={card()} stack={card().stack} t={props.t} />
          <span class="in-play-done">
            <Show when={card().kind !== "fill" && card().kind !== "lift"}>
              {props.t("menara-card-done", { done: card().done, count: Math.max(1, card().count) })}
            </Show>
            <Show when={card().slab}>{(slab) => ` ${props.t("menara-panel-slab", { slab: slabName(slab()) })}`}</Show>
            <Show when={card().extended}>
              <small>{props.t("menara-panel-extended")}</small>
            </Show>
          </span>
        </div>
      )}
    </Show>
  );
}
