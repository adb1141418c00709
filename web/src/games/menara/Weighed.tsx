import { For, type JSX, Show } from "solid-js";
import type { Stability, Translate } from "../contract";
import { markName, slabName } from "./view";
import { strain } from "./strain";

/** How firmly the temple stands, in figures: the whole, each slab, and each column by what it carries. */
export function Weighed(props: { readonly stability: Stability | null; readonly t: Translate }): JSX.Element {
  const columns = (stability: Stability) => [...stability.columns].sort((a, b) => b.grams - a.grams);
  return (
    <section class="weighed" aria-label={props.t("menara-look-weigh")}>
      <Show when={props.stability} fallback={<p class="soft">{props.t("menara-weighing")}</p>}>
        {(stability) => (
          <>
            <p class={`outlook ${stability().stands ? "stands" : "falls"}`}>
              {props.t("menara-weighed", {
                stands: stability().stands ? "yes" : "no",
                margin: Math.abs(Math.round(stability().margin * 10) / 10),
                tilt: Math.abs(Math.round(stability().tilt * 10) / 10),
              })}
            </p>
            <Show when={stability().slabs.length > 0}>
              <ul class="weighed-slabs">
                <For each={stability().slabs}>
                  {(one) => (
                    <li>
                      <b>{slabName(one.slab)}</b>{" "}
                      {props.t("menara-weighed-slab", {
                        margin: Math.round(one.margin * 10) / 10,
                        grams: Math.round(one.grams),
                      })}
                    </li>
                  )}
                </For>
              </ul>
              <details>
                <summary>{props.t("menara-weighed-columns")}</summary>
                <ul class="weighed-columns">
                  <For each={columns(stability())}>
                    {(one) => (
                      <li style={{ "--strain": strain(one.grams, stability()) }}>
                        <b>{markName(one.slab, one.mark)}</b> {props.t("menara-load", { grams: Math.round(one.grams) })}
                      </li>
                    )}
                  </For>
                </ul>
              </details>
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}
