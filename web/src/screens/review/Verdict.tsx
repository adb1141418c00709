import { createMemo, For, type JSX, Show } from "solid-js";
import type { Judged, Line } from "../../gen/protocol";
import { t } from "../../i18n/words";
import { Icon } from "../../ui/Icon";
import { type Review, slip } from "./review";

const percent = (value: number): number => Math.round(value * 100);

/** So many of the best moves are told. */
const TOLD = 4;

interface VerdictProps {
  readonly review: Review;
  readonly pointed: string | null;
  readonly point: (move: string | null) => void;
}

/** What bots think of the position that is looked at, and of the move that was made in it. */
export function Verdict(props: VerdictProps): JSX.Element {
  const review = () => props.review;
  const judged = createMemo((): Judged | undefined => {
    const now = review().found();
    if (now) return now;
    const branch = review().tried();
    return branch && review().ply() > branch.from ? undefined : review().judged().get(review().ply());
  });
  const worth = (line: Line) =>
    line.proven ? t(`proven-${line.proven}`) : t("review-worth", { percent: percent(line.value) });
  return (
    <Show when={judged()}>
      {(one) => (
        <section class="verdict" aria-label={t("review-judged")}>
          <Show when={one().played}>
            {(played) => (
              <p>
                <Show when={slip(one())} fallback={t("review-played", { move: played().move, worth: worth(played()) })}>
                  {(kind) => (
                    <>
                      <b class={`cost ${kind()}`}>{t(`review-cost.${kind()}`)}</b>{" "}
                      {t("review-played", { move: played().move, worth: worth(played()) })}
                    </>
                  )}
                </Show>
              </p>
            )}
          </Show>
          <ol class="best-moves">
            <For each={(one().lines ?? []).slice(0, TOLD)}>
              {(line) => (
                <li>
                  <button
                    type="button"
                    class="button compact"
                    aria-pressed={props.pointed === line.move}
                    onClick={() => props.point(props.pointed === line.move ? null : line.move)}
                  >
                    <Icon sign="eye" />
                    <code>{line.move}</code>
                  </button>
                  <span>{worth(line)}</span>
                  <span class="soft small">{(line.expected ?? []).slice(1, 5).join(" ")}</span>
                </li>
              )}
            </For>
          </ol>
          <Show when={!one().done && review().judging()}>
            <p class="soft small">{t("table-hint-coming")}</p>
          </Show>
        </section>
      )}
    </Show>
  );
}
