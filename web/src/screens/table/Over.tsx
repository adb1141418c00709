import { createMemo, For, type JSX, onMount, Show } from "solid-js";
import type { Ending } from "../../gen/protocol";
import { t } from "../../i18n/words";
import { record } from "../../net/http";
import { Link } from "../../router";
import { still } from "../../state/settings";
import type { Table } from "../../state/table";
import { Icon } from "../../ui/Icon";
import { tried } from "../../ui/notices";
import { nameOf, outcome, playerName, seatName, why } from "./people";
import type { Deed } from "./deeds";

interface OverProps {
  readonly table: Table;
  readonly may: (deed: Deed) => boolean;
}

/** Saves the record of the game as a file. */
async function saveRecord(table: Table): Promise<void> {
  const played = await record(table.code);
  const file = new Blob([`${JSON.stringify(played, null, 1)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${played.game}-${table.code}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** How the game ended and why; and what to do now. */
export function Over(props: OverProps): JSX.Element {
  const table = () => props.table;
  const head = () => table().head();
  const ending = () => head()?.result ?? null;
  const game = () => head()?.game ?? "";
  const points = (of: Ending) => of.scores.some((score) => score > 1);
  const match = createMemo(() => {
    const series = head()?.series;
    return series && series.length > 1 ? series : null;
  });
  const ready = () =>
    table()
      .mine()
      .filter((seat) => !head()?.seats[seat]?.ready);
  const rematch = () => head()?.offers?.find((offer) => offer.kind === "rematch");

  let panel: HTMLElement | undefined;
  onMount(() => panel?.scrollIntoView({ block: "nearest", behavior: still() ? "instant" : "smooth" }));

  return (
    <section
      class="over slab"
      aria-labelledby="over-title"
      ref={(element) => {
        panel = element;
      }}
    >
      <Show when={ending()} fallback={<h2 id="over-title">{t("over-closed")}</h2>}>
        {(result) => (
          <>
            <h2 id="over-title">{head() && outcome(head() as never, result(), table().mine())}</h2>
            <p>
              {why(
                game(),
                result(),
                result().seat === undefined || result().seat === null ? "" : seatName(head(), result().seat as number),
              )}
              .
            </p>
            <Show when={points(result())}>
              <ul class="points">
                <For each={result().scores}>
                  {(score, seat) => (
                    <Show when={seat() < (head()?.seats.length ?? 0)}>
                      <li classList={{ won: result().winners.includes(seat()) }}>
                        <span>{seatName(head(), seat())}</span> <b>{score}</b>
                      </li>
                    </Show>
                  )}
                </For>
              </ul>
            </Show>
          </>
        )}
      </Show>
      <Show when={match()}>{(series) => <MatchScore table={table()} length={series().length} />}</Show>
      <div class="row">
        <Show when={head()?.status === "between"}>
          <Show
            when={ready().length > 0}
            fallback={<p class="soft">{t("over-waits-for", { names: waitedFor(table()) })}</p>}
          >
            <button
              type="button"
              class="button primary"
              onClick={() => {
                for (const seat of ready()) tried(table().ask({ type: "ready", seat, ready: true }));
              }}
            >
              <Icon sign="forward" />
              {t("over-next-game")}
            </button>
          </Show>
        </Show>
        <Show when={props.may("rematch") && !rematch()}>
          <button
            type="button"
            class="button primary"
            onClick={() => tried(table().ask({ type: "propose", seat: table().mine()[0] ?? 0, kind: "rematch" }))}
          >
            <Icon sign="again" />
            {t("over-rematch")}
          </button>
        </Show>
        <Show when={head()?.rematch}>
          {(code) => (
            <Link to={`t/${code()}`} class="button primary">
              <Icon sign="forward" />
              {t("over-to-rematch")}
            </Link>
          )}
        </Show>
        <Show when={ending()}>
          <Link to={`game/${table().code}`} class="button">
            <Icon sign="chart" />
            {t("over-review")}
          </Link>
          <button type="button" class="button" onClick={() => tried(saveRecord(table()))}>
            <Icon sign="save" />
            {t("over-record")}
          </button>
        </Show>
        <Link to="" class="button quiet">
          {t("page-home")}
        </Link>
      </div>
    </section>
  );
}

const waitedFor = (table: Table) =>
  (table.head()?.seats ?? [])
    .filter((seat) => !seat.ready)
    .map((seat) => nameOf(seat.person))
    .join(", ");

/** How the match stands: a line for each game that is over. */
export function MatchScore(props: { readonly table: Table; readonly length: number }): JSX.Element {
  const head = () => props.table.head();
  const series = () => head()?.series;
  return (
    <div class="match">
      <h3>{t("match-score", { played: series()?.finished?.length ?? 0, length: props.length })}</h3>
      <ol>
        <For each={series()?.finished ?? []}>
          {(ending, number) => {
            const players = () => series()?.players?.[number()] ?? [];
            const name = (seat: number) => {
              const now = head();
              return now ? playerName(now, players()[seat] ?? seat) : "";
            };
            const won = () =>
              ending.winners.length === 0
                ? t("result-drawn")
                : t("result-won", { names: ending.winners.map(name).join(", "), count: ending.winners.length });
            return (
              <li>
                <b>{t("table-game-number", { number: number() + 1 })}</b> {won()}
                <Show when={ending.scores.some((score) => score > 1)}>
                  <span class="soft"> ({ending.scores.map((score, seat) => `${name(seat)} ${score}`).join(", ")})</span>
                </Show>
              </li>
            );
          }}
        </For>
      </ol>
      <Show when={series()?.result}>
        {(result) => (
          <p class="match-result">
            {result().winners.length === 0
              ? t("match-drawn")
              : t("match-won", {
                  names: result()
                    .winners.map((player) => {
                      const now = head();
                      return now ? playerName(now, player) : "";
                    })
                    .join(", "),
                  count: result().winners.length,
                })}{" "}
            {t(`${head()?.game ?? ""}-match-${result().reason}`)}.
          </p>
        )}
      </Show>
    </div>
  );
}
