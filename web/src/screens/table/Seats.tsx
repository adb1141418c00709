import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { t } from "../../i18n/words";
import type { ScoreLine } from "../../games/contract";
import { Icon } from "../../ui/Icon";
import { Clock } from "./Clock";
import { nameOf } from "./people";
import type { Play } from "./play";

/** Everybody at the table: who plays what, the time, and how the score comes about. */
export function Seats(props: { readonly play: Play }): JSX.Element {
  const seats = createMemo(() => Array.from({ length: props.play.view()?.seats ?? 0 }, (_, seat) => seat));
  return (
    <section class="seats" aria-labelledby="seats-title">
      <h2 id="seats-title" class="unseen">
        {t("table-seats")}
      </h2>
      <For each={seats()}>{(seat) => <Seat play={props.play} seat={seat} />}</For>
    </section>
  );
}

function Seat(props: { readonly play: Play; readonly seat: number }): JSX.Element {
  const table = () => props.play.table;
  const head = () => table().head();
  const here = () => head()?.seats[props.seat];
  const view = () => props.play.view();
  const summary = createMemo(() => {
    const now = view();
    return now ? props.play.page.seat(now, props.seat, t, props.play.open()) : null;
  });
  const goes = () => head()?.status === "playing" || props.play.looking() !== null;
  const turn = () => goes() && view()?.to_move === props.seat && view()?.result === null;
  const mine = () => table().mine().includes(props.seat);
  const bot = () => here()?.person?.kind === "bot";
  /** A bot of the house; somebody's own bot plays from elsewhere and may be away. */
  const housed = () => Boolean(here()?.person?.bot);
  const prepares = () => table().presence()?.preparing?.includes(props.seat) ?? false;
  const thinks = () => housed() && goes() && props.play.looking() === null && head()?.to_move === props.seat;
  const away = () => !housed() && table().presence()?.connected[props.seat] === false;
  const won = () => view()?.result?.winners.includes(props.seat) ?? false;
  return (
    <article class={`seat slab ${summary()?.token ?? ""}`} classList={{ turn: turn(), mine: mine(), won: won() }}>
      <div class="seat-head">
        <span class="seat-sign" aria-hidden="true" />
        <div class="seat-who">
          <h3>
            <span class="seat-name">{nameOf(here()?.person)}</span>
            <Show when={mine() && table().mine().length === 1}>
              <span class="seat-you">{t("table-you")}</span>
            </Show>
          </h3>
          <p class="soft small">
            <Show when={bot()}>
              <Icon sign="bot" />
            </Show>
            {summary()?.role}
            <Show when={prepares() || thinks()}>
              <span class="thinks"> · {t(prepares() ? "table-prepares" : "table-thinks")}</span>
            </Show>
            <Show when={away()}>
              <span class="away"> · {t(here()?.left ? "table-left" : "table-away")}</span>
            </Show>
          </p>
        </div>
        <div class="seat-figures">
          <Show when={summary()?.score}>{(score) => <span class="seat-score">{score()}</span>}</Show>
          <Clock table={table()} seat={props.seat} />
        </div>
        <Show when={turn()}>
          <span class="unseen">{t("table-to-move")}</span>
        </Show>
      </div>
      <Show when={summary()?.lines.length}>
        <ScoreLines lines={summary()?.lines ?? []} mark={props.play.mark} />
      </Show>
    </article>
  );
}

interface ScoreLinesProps {
  readonly lines: readonly ScoreLine[];
  readonly mark: (marks: readonly string[]) => void;
}

/** What the score is made of; a line that is pointed at shows on the board what it counts. */
function ScoreLines(props: ScoreLinesProps): JSX.Element {
  const [pinned, setPinned] = createSignal<string | null>(null);
  const marksOf = (label: string | null) => props.lines.find((line) => line.label === label)?.marks ?? [];
  const show = (label: string | null) => props.mark(marksOf(label ?? pinned()));
  return (
    <ul class="score-lines">
      <For each={props.lines}>
        {(line) => (
          <li>
            <Show
              when={line.marks?.length}
              fallback={
                <span class="score-line">
                  <span>{line.label}</span> <b>{line.value}</b>
                </span>
              }
            >
              <button
                type="button"
                class="score-line"
                aria-pressed={pinned() === line.label}
                onPointerEnter={() => show(line.label)}
                onPointerLeave={() => show(null)}
                onFocus={() => show(line.label)}
                onBlur={() => show(null)}
                onClick={() => {
                  setPinned((before) => (before === line.label ? null : line.label));
                  show(line.label);
                }}
              >
                <span>{line.label}</span> <b>{line.value}</b>
              </button>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
