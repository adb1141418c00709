import { For, type JSX, Show } from "solid-js";
import { t } from "../../i18n/words";
import { type Curve, curves, type Review, slip } from "./review";

const WIDTH = 600;
const HEIGHT = 160;

interface ChartProps {
  readonly review: Review;
  readonly seats: number;
  /** The classes that colour the seats, and what they are called. */
  readonly tokens: readonly string[];
  readonly roles: readonly string[];
}

/** The course of the game: who stood how well, ply by ply; a touch goes there. */
export function Chart(props: ChartProps): JSX.Element {
  const plies = () => Math.max(1, props.review.main().plies.length);
  const x = (ply: number) => (ply / plies()) * WIDTH;
  const y = (value: number) => HEIGHT * (1 - value);
  const path = (curve: Curve) =>
    curve.points.map(({ ply, value }, n) => `${n ? "L" : "M"}${x(ply).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const slips = () => [...props.review.judged().values()].filter((one) => slip(one) !== null);
  const valueAt = (ply: number, seat: number) => {
    const found = curves(props.review.judged(), props.seats);
    const curve = found.length === 1 ? found[0] : found[seat];
    return curve?.points.find((point) => point.ply === ply)?.value ?? 0.5;
  };
  return (
    <figure class="course">
      <svg
        viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`}
        role="img"
        aria-label={t("review-chart", { side: props.roles[0] ?? "" })}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const along = ((event.clientX - box.left) / box.width) * (WIDTH + 8) - 4;
          props.review.leave();
          props.review.look(Math.round((along / WIDTH) * plies()));
        }}
      >
        <rect class="course-ground" width={WIDTH} height={HEIGHT} rx="4" />
        <path class="course-even" d={`M0 ${y(0.5)}H${WIDTH}`} />
        <For each={curves(props.review.judged(), props.seats)}>
          {(curve) => (
            <path class={`course-line line-${curve.seat} ${props.tokens[curve.seat] ?? ""}`} d={path(curve)} />
          )}
        </For>
        <For each={slips()}>
          {(one) => (
            <path
              class={`course-slip ${slip(one)}`}
              d={slip(one) === "blunder" ? "M0-7 6 5H-6Z" : "M-4-4H4V4H-4Z"}
              transform={`translate(${x(one.ply)} ${y(valueAt(one.ply, one.seat))})`}
            />
          )}
        </For>
        <path class="course-here" d={`M${x(props.review.ply())} 0V${HEIGHT}`} />
      </svg>
      <figcaption class="soft small">
        <Show when={props.seats !== 3} fallback={t("review-chart-three")}>
          {t("review-chart", { side: props.roles[0] ?? "" })}
        </Show>{" "}
        <span class="key">
          <svg class="key-sign" viewBox="-8 -8 16 16" aria-hidden="true">
            <path class="course-slip slip" d="M-4-4H4V4H-4Z" />
          </svg>{" "}
          {t("review-cost.slip")}
        </span>{" "}
        <span class="key">
          <svg class="key-sign" viewBox="-8 -8 16 16" aria-hidden="true">
            <path class="course-slip blunder" d="M0-7 6 5H-6Z" />
          </svg>{" "}
          {t("review-cost.blunder")}
        </span>
      </figcaption>
    </figure>
  );
}
