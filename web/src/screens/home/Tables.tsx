import { createMemo, For, type JSX, Show } from "solid-js";
import type { TableHead } from "../../gen/protocol";
import { t } from "../../i18n/words";
import { Link } from "../../router";
import type { Lobby } from "../../state/lobby";
import { Icon } from "../../ui/Icon";
import { clockWords } from "../terms";
import { nameOf } from "../table/people";
import { ART } from "./art";

/** So many finished ones are still listed. */
const FINISHED = 4;
const STATUS = "home-status";

/** One's own tables: first where one is waited for. */
export function YourTables(props: { readonly tables: readonly TableHead[]; readonly person: string }): JSX.Element {
  const waits = (head: TableHead) =>
    head.status === "playing" &&
    typeof head.to_move === "number" &&
    head.seats[head.to_move]?.person?.id === props.person;
  const running = createMemo(() => {
    const tables = props.tables.filter(({ status }) => status !== "over");
    return [...tables.filter(waits), ...tables.filter((head) => !waits(head))];
  });
  const finished = createMemo(() =>
    props.tables.filter(({ status, ply }) => status === "over" && ply > 0).slice(0, FINISHED),
  );
  const others = (head: TableHead) =>
    head.seats
      .filter(({ person }) => person?.id !== props.person)
      .map(({ person }) => nameOf(person))
      .join(", ") || t("home-here");
  const badge = (head: TableHead) => {
    if (waits(head)) return <span class="badge turn">{t("table-your-turn")}</span>;
    return <span class="badge">{t(`${STATUS}.${head.status}`)}</span>;
  };
  const card = (head: TableHead) => (
    <li>
      <Link to={`t/${head.code}`} class="table-card slab">
        <img src={ART[head.game]} width="56" height="56" alt="" />
        <span class="table-card-words">
          <b>{t(head.game)}</b>
          <span class="soft small">{others(head)}</span>
        </span>
        {badge(head)}
      </Link>
    </li>
  );
  return (
    <Show when={running().length + finished().length > 0}>
      <section class="your-tables" aria-labelledby="yours-title">
        <h2 id="yours-title">{t("home-yours")}</h2>
        <ul class="table-cards">
          <For each={running()}>{card}</For>
          <For each={finished()}>{card}</For>
        </ul>
      </section>
    </Show>
  );
}

/** Public tables: to sit down at, or to watch. */
export function OpenTables(props: { readonly lobby: Lobby; readonly person: string }): JSX.Element {
  const strange = (head: TableHead) => !head.seats.some(({ person }) => person?.id === props.person);
  const listed = createMemo(() =>
    props.lobby
      .open()
      .filter((head) => head.game in ART && strange(head))
      .sort((a, b) => Number(b.status === "waiting") - Number(a.status === "waiting") || b.created - a.created),
  );
  return (
    <section class="open-tables" aria-labelledby="open-title">
      <h2 id="open-title">{t("home-open")}</h2>
      <Show when={listed().length > 0} fallback={<p class="soft">{t("home-open-none")}</p>}>
        <ul class="open-list">
          <For each={listed()}>
            {(head) => {
              const sitting = () => head.seats.filter(({ person }) => person).length;
              return (
                <li class="slab open-row">
                  <img src={ART[head.game]} width="48" height="48" alt="" />
                  <span class="table-card-words">
                    <b>{t(head.game)}</b>
                    <span class="soft small">
                      {head.seats
                        .filter(({ person }) => person)
                        .map(({ person }) => nameOf(person))
                        .join(", ")}{" "}
                      · {t("home-seats", { taken: sitting(), of: head.seats.length })} · {clockWords(head.clock)}
                    </span>
                  </span>
                  <Link to={`t/${head.code}`} class={`button ${head.status === "waiting" ? "primary" : ""}`}>
                    <Icon sign={head.status === "waiting" ? "forward" : "eye"} />
                    {t(head.status === "waiting" ? "home-join" : "home-watch")}
                  </Link>
                </li>
              );
            }}
          </For>
        </ul>
      </Show>
    </section>
  );
}
