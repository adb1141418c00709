import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import type { Translate } from "../../contract";
import type { Hand, Outcome } from "../hand";
import { nextPlace } from "../keys";
import { SlabFace } from "../pieces";
import { SIDES, slabName } from "../view";
import { type StepProps, Word } from "./Word";

/** A slab: which one, which side, which level, a good place or one's own. */
export function Lay(step: StepProps): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the two are the same for as long as the board is there
  const { props, hand } = step;
  const held = () => hand.ghost();
  const slab = hand.focus;
  const options = createMemo(() => hand.placings().filter((one) => one.slab === slab()));
  const lifting = () => hand.placings()[0]?.act === "lift";
  const sides = createMemo(() => SIDES.filter((side) => options().some((one) => one.sides.includes(side))));
  const levels = createMemo(() => [...new Set(options().flatMap((one) => one.levels))].sort((a, b) => a - b));
  const isHere = (at: { x: number; y: number; level: number; angle: number; slab: number }) => {
    const now = held();
    return (
      now?.slab === at.slab && now.x === at.x && now.y === at.y && now.level === at.level && now.angle === at.angle
    );
  };
  return (
    <>
      <p>{props.t("menara-do-lay", { what: hand.board().phase === "base" ? "base" : lifting() ? "lift" : "lay" })}</p>
      <Show when={hand.slabs().length > 1}>
        <div class="chips" role="group" aria-label={props.t("menara-which-slab")}>
          <For each={hand.slabs()}>
            {(one) => {
              const side = () => hand.sideOf(one) ?? (held()?.slab === one ? (held()?.side ?? "light") : "light");
              return (
                <button
                  type="button"
                  class="chip slab-chip"
                  aria-pressed={slab() === one}
                  onClick={() => hand.pick(one)}
                >
                  <Show when={hand.faceOf(one, side())}>
                    {(face) => (
                      <SlabFace
                        face={face()}
                        slab={one}
                        side={side()}
                        label={props.t("menara-slab", { slab: slabName(one) })}
                      />
                    )}
                  </Show>
                </button>
              );
            }}
          </For>
        </div>
      </Show>
      <div class="row">
        <Show when={sides().length > 1 && !lifting() && slab() !== null}>
          <div class="chips" role="group" aria-label={props.t("menara-which-side")}>
            <For each={sides()}>
              {(side) => (
                <button
                  type="button"
                  class={`chip words side-${side}`}
                  aria-pressed={held()?.side === side}
                  onClick={() => hand.pick(slab() ?? 0, { side })}
                >
                  {props.t("menara-side", { side })}
                </button>
              )}
            </For>
          </div>
        </Show>
        <Show when={levels().length > 1}>
          <div class="chips" role="group" aria-label={props.t("menara-which-level")}>
            <For each={levels()}>
              {(level) => (
                <button
                  type="button"
                  class="chip words"
                  aria-pressed={held()?.level === level}
                  onClick={() => hand.pick(slab() ?? 0, { level })}
                >
                  {props.t("menara-level", { level })}
                </button>
              )}
            </For>
          </div>
        </Show>
      </div>
      <Show when={hand.places() !== null} fallback={<p class="soft">{props.t("menara-places-coming")}</p>}>
        <div class="chips" role="group" aria-label={props.t("menara-places")}>
          <span class="chips-label">{props.t(hand.good().length > 0 ? "menara-places" : "menara-places-none")}</span>
          <For each={hand.good()}>
            {(place, n) => (
              <button
                type="button"
                class="chip words"
                aria-pressed={isHere(place.at)}
                data-place={place.move}
                onClick={() => hand.choosePlace(place)}
              >
                <span aria-hidden="true">{n() + 1}</span>
                <span class="unseen">
                  {props.t("menara-place", {
                    number: n() + 1,
                    slab: slabName(place.at.slab),
                    level: place.at.level,
                    side: place.at.side,
                  })}
                </span>
                <Show when={place.at.level > 0 && place.margin !== null}>
                  <small>{props.t("menara-margin", { margin: Math.round(place.margin ?? 0) })}</small>
                </Show>
              </button>
            )}
          </For>
          <Show when={hand.good().length > 1}>
            <button
              type="button"
              class="chip words"
              aria-label={props.t("menara-next-place")}
              onClick={() => nextPlace(hand, 1)}
            >
              →
            </button>
          </Show>
        </div>
      </Show>
      <Show when={held()}>
        <Nudges hand={hand} t={props.t} />
        <Outlook outcome={hand.outcome()} level={held()?.level ?? 0} t={props.t} />
      </Show>
      <Word {...step} move="fail" label={props.t("menara-fail")} quiet />
    </>
  );
}

/** What would come of the place at hand, in words and in colour. */
function Outlook(props: {
  readonly outcome: Outcome | null;
  readonly level: number;
  readonly t: Translate;
}): JSX.Element {
  const words = (outcome: Outcome) => {
    if (outcome.state === "no") return `${outcome.text ?? ""} ${outcome.clause ? `(${outcome.clause})` : ""}`;
    if (outcome.state === "fits" || (outcome.state === "stands" && props.level === 0))
      return props.t("menara-outlook-fits");
    return props.t("menara-outlook", {
      state: outcome.state,
      margin: Math.abs(Math.round((outcome.margin ?? 0) * 10) / 10),
    });
  };
  return (
    <Show when={props.outcome}>
      {(outcome) => (
        <p class={`outlook ${outcome().state}`} role="status">
          {words(outcome())}
        </p>
      )}
    </Show>
  );
}

/** Buttons for who has no keys: a millimetre or five, five degrees. */
function Nudges(props: { readonly hand: Hand; readonly t: Translate }): JSX.Element {
  const [far, setFar] = createSignal(true);
  const by = () => (far() ? 5 : 1);
  const button = (sign: string, label: string, act: () => void) => (
    <button type="button" class="chip nudge" aria-label={label} onClick={act}>
      {sign}
    </button>
  );
  return (
    <div class="nudges" role="group" aria-label={props.t("menara-nudge")}>
      {button("←", props.t("menara-nudge-to", { way: "left" }), () => props.hand.push(-by(), 0))}
      {button("↑", props.t("menara-nudge-to", { way: "up" }), () => props.hand.push(0, by()))}
      {button("↓", props.t("menara-nudge-to", { way: "down" }), () => props.hand.push(0, -by()))}
      {button("→", props.t("menara-nudge-to", { way: "right" }), () => props.hand.push(by(), 0))}
      {button("↺", props.t("menara-nudge-to", { way: "round" }), () => props.hand.turn(by()))}
      {button("↻", props.t("menara-nudge-to", { way: "back" }), () => props.hand.turn(-by()))}
      <button type="button" class="chip words" aria-pressed={!far()} onClick={() => setFar(!far())}>
        {props.t("menara-nudge-fine")}
      </button>
    </div>
  );
}
