import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from "solid-js";
import { Space } from "../../space/Space";
import { hasSpace } from "../../space/support";
import { keep, kept } from "../../state/kept";
import type { BoardProps, Film, Ply, Stability } from "../contract";
import { createDrag, type DropZone } from "./drag";
import { createHand } from "./hand";
import { handKey } from "./keys";
import { ColumnSign } from "./pieces";
import { Plan } from "./Plan";
import { Weighed } from "./Weighed";
import { InPlay } from "./InPlay";
import { Steps } from "./steps";
import { Supplies } from "./Supplies";
import type { MenaraBoard } from "./view";
import "./menara.css";
import "./supplies.css";

const SHELF = "menara-look";

export function Board(props: BoardProps<MenaraBoard>): JSX.Element {
  const board = () => props.view.board;
  const hand = createHand(props);
  const [look, setLook] = createSignal<"space" | "plan">(hasSpace() ? kept<"space" | "plan">(SHELF, "space") : "plan");
  const [level, setLevel] = createSignal(0);
  const [zone, setZone] = createSignal<DropZone | null>(null);
  /** The film of this ply is watched again, or no longer. */
  const [rewound, setRewound] = createSignal<{ readonly of: Ply | null; readonly film: Film | null } | null>(null);
  const [playing, setPlaying] = createSignal(false);
  const [weighing, setWeighing] = createSignal(false);
  const [stability, setStability] = createSignal<Stability | null>(null);
  const drag = createDrag(hand, zone);

  const top = createMemo(() => Math.max(0, ...board().slabs.map((slab) => slab.level)));
  const levels = createMemo(() => {
    const reached = Math.max(top(), ...hand.placings().flatMap((one) => one.levels), hand.ghost()?.level ?? 0);
    return Array.from({ length: reached + 1 }, (_, n) => n);
  });
  const show = (next: number) => setLevel(Math.min(Math.max(next, 0), levels().length - 1));

  // The plan follows what is done: the slab that is held, the temple that has grown.
  createEffect(
    on(
      () => hand.ghost()?.level,
      (at) => at !== undefined && setLevel(at),
    ),
  );
  createEffect(on(top, (now) => show(now)));
  createEffect(() => level() >= levels().length && show(levels().length - 1));

  // Known in the same moment as the position that it leads to.
  const film = createMemo(() => {
    const again = rewound();
    if (again && again.of === props.ply) return again.film;
    return props.ply?.animate ? (props.ply.film ?? null) : null;
  });
  const rewind = (to: Film | null) => setRewound({ of: props.ply, film: to });

  let asked = 0;
  createEffect(
    on([weighing, () => props.view.position], ([on_]) => {
      const mine = ++asked;
      setStability(null);
      if (!on_ || !props.physics || board().slabs.length === 0) return;
      void props.physics.weigh().then((found) => mine === asked && setStability(found));
    }),
  );
  onCleanup(() => (asked += 1));

  function change(to: "space" | "plan"): void {
    setLook(to);
    keep(SHELF, to);
  }
  function confirm(): void {
    if (props.proposed !== null) props.play(props.proposed);
  }

  const scene = {
    get board() {
      return props.view.board;
    },
    hand,
    get film() {
      return film();
    },
    get stability() {
      return stability();
    },
    get pointed() {
      return props.pointed;
    },
    get still() {
      return props.still;
    },
    confirm,
    dropZone: setZone,
    playing: setPlaying,
  };

  return (
    <div class="menara" classList={{ still: props.still }}>
      <div class="menara-head">
        <Goal board={board()} t={props.t} />
        <InPlay board={board()} t={props.t} />
      </div>
      <div class="menara-view">
        <div class="chips menara-looks" role="group" aria-label={props.t("menara-looks")}>
          <Show when={hasSpace()}>
            <button
              type="button"
              class="chip words"
              aria-pressed={look() === "space"}
              onClick={() => change("space")}
              data-look="space"
            >
              {props.t("menara-look-space")}
            </button>
          </Show>
          <button
            type="button"
            class="chip words"
            aria-pressed={look() === "plan"}
            onClick={() => change("plan")}
            data-look="plan"
          >
            {props.t("menara-look-plan")}
          </button>
          <Show when={props.physics}>
            <button
              type="button"
              class="chip words"
              aria-pressed={weighing()}
              onClick={() => setWeighing(!weighing())}
              data-look="weigh"
            >
              {props.t("menara-look-weigh")}
            </button>
          </Show>
        </div>
        <Show
          when={look() === "space"}
          fallback={
            <div class="menara-plan">
              <div class="chips levels" role="group" aria-label={props.t("menara-which-level")}>
                <For each={levels()}>
                  {(one) => (
                    <button type="button" class="chip words" aria-pressed={level() === one} onClick={() => show(one)}>
                      {props.t("menara-level", { level: one })}
                    </button>
                  )}
                </For>
              </div>
              <Plan
                board={board()}
                hand={hand}
                level={level()}
                show={show}
                pointed={props.pointed}
                stability={stability()}
                announce={props.announce}
                confirm={confirm}
                dropZone={setZone}
                t={props.t}
              />
            </div>
          }
        >
          <Space
            class="menara-space"
            label={props.t("menara-scene-label")}
            t={props.t}
            load={() => import("./scene").then((room) => room.scene(scene))}
            onKey={(event) => {
              if (event.key === "Enter" && props.proposed !== null) confirm();
              else if (event.key === "Escape") hand.back();
              else return handKey(hand, event);
              return true;
            }}
          >
            <Show when={playing()}>
              <button type="button" class="chip words film-skip" onClick={() => rewind(null)}>
                {props.t("menara-film-skip")}
              </button>
            </Show>
            <Show when={!playing() && props.ply?.film}>
              {(last) => (
                <button type="button" class="chip words film-skip" onClick={() => rewind({ ...last() })}>
                  {props.t("menara-film-again")}
                </button>
              )}
            </Show>
          </Space>
        </Show>
      </div>
      <Steps props={props} hand={hand} drag={drag.begin} />
      <Show when={weighing()}>
        <Weighed stability={stability()} t={props.t} />
      </Show>
      <Supplies board={board()} names={props.names ?? []} t={props.t} />
      <Show when={drag.at()}>
        {(at) => (
          <div class="dragged" style={{ left: `${at().x}px`, top: `${at().y}px` }}>
            <ColumnSign colour={at().colour} />
          </div>
        )}
      </Show>
    </div>
  );
}

/** The storeys that stand, of those that are needed. */
function Goal(props: { readonly board: MenaraBoard; readonly t: BoardProps["t"] }): JSX.Element {
  const pips = () => Array.from({ length: Math.max(props.board.goal, props.board.storeys) }, (_, n) => n);
  const words = () => props.t("menara-panel-storeys", { storeys: props.board.storeys, goal: props.board.goal });
  return (
    <p class="goal-of-storeys">
      <span class="storeys" aria-hidden="true">
        <For each={pips()}>
          {(n) => <i classList={{ built: n < props.board.storeys, extra: n >= props.board.goal }} />}
        </For>
      </span>
      {words()}
    </p>
  );
}
