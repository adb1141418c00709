import { For, type JSX, Show } from "solid-js";
import type { Translate } from "../contract";
import { Columns, SlabFace } from "./pieces";
import { COLOURS, type MenaraBoard, SIDES, slabName, STACKS } from "./view";

interface SuppliesProps {
  readonly board: MenaraBoard;
  /** Who sits at each seat, where that is known. */
  readonly names: readonly string[];
  readonly t: Translate;
}

/** What lies beside the temple: the camp, all hands, the next slab, the stacks and the bag. */
export function Supplies(props: SuppliesProps): JSX.Element {
  const holder = (seat: number) => props.names[seat] ?? props.t(`menara-seat-${seat}`);
  return (
    <div class="supplies">
      <section>
        <h3>{props.t("menara-camp")}</h3>
        <Columns columns={props.board.camp} label={props.t("menara-camp")} t={props.t} />
        <h3>{props.t("menara-hands")}</h3>
        <ul class="hands">
          <For each={props.board.hands}>
            {(hand, seat) => (
              <li classList={{ turn: props.board.seat === seat() && props.board.phase !== "end" }}>
                <Show when={props.board.hands.length > 1}>
                  <span class="hand-of">{holder(seat())}</span>
                </Show>
                <Columns columns={hand} label={holder(seat())} t={props.t} />
              </li>
            )}
          </For>
        </ul>
      </section>
      <section>
        <h3>{props.t("menara-next")}</h3>
        <Show when={props.board.next} fallback={<p class="soft">{props.t("menara-next-none")}</p>}>
          {(next) => (
            <>
              <div class="both-sides">
                <For each={SIDES}>
                  {(side) => (
                    <figure>
                      <SlabFace
                        face={next().sides[side]}
                        slab={next().slab}
                        side={side}
                        label={props.t("menara-slab-side", { slab: slabName(next().slab), side })}
                      />
                      <figcaption>{props.t("menara-side", { side })}</figcaption>
                    </figure>
                  )}
                </For>
              </div>
              <p class="small soft">{props.t("menara-panel-stack", { count: props.board.stack })}</p>
            </>
          )}
        </Show>
      </section>
      <section>
        <h3>{props.t("menara-stacks")}</h3>
        <ul class="stack-counts">
          <For each={STACKS}>
            {(stack) => (
              <li class={`stack-${stack}`}>
                <b>{props.board.cards[stack].length}</b> {props.t("menara-stack", { stack })}
              </li>
            )}
          </For>
        </ul>
        <h3>{props.t("menara-bag")}</h3>
        <ul class="bag">
          <For each={COLOURS}>
            {(colour) => (
              <li>
                <Columns columns={[colour]} label="" t={props.t} /> {props.board.bag[colour]}
              </li>
            )}
          </For>
        </ul>
      </section>
    </div>
  );
}
