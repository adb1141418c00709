import { createEffect, createMemo, createResource, type JSX, onCleanup, Show } from "solid-js";
import type { GamePage } from "../../games/contract";
import { gamePage } from "../../games/index";
import { because } from "../../i18n/told";
import { t } from "../../i18n/words";
import { me, meet } from "../../state/me";
import { createTable, type Table } from "../../state/table";
import { Header } from "../../ui/Header";
import { GameScreen } from "../GameScreen";
import { NotFound } from "../NotFound";
import { fetchGame, remember } from "./ahead";
import { announceTurns } from "./calls";
import { ConnectionState } from "./ConnectionState";
import { PlayTable } from "./PlayTable";
import { narrate } from "./narrate";
import { WaitingRoom } from "./WaitingRoom";
import "../plain.css";
import "./table.css";

/** A table: its waiting room, the game, and what is around it. */
export default function TableScreen(props: { readonly code: string }): JSX.Element {
  // The first request makes one a guest, so that the socket knows who comes.
  const [known] = createResource(() => me() ?? meet());
  return (
    <Show when={!known.loading} fallback={<main id="main" class="waiting-page" />}>
      <Opened code={props.code} />
    </Show>
  );
}

function Opened(props: { readonly code: string }): JSX.Element {
  // The screen is made anew for another code.
  // eslint-disable-next-line solid/reactivity
  const table = createTable(props.code);
  const game = createMemo(() => table.head()?.game ?? null);
  const [page] = createResource(game, async (name) => {
    remember(table.code, name);
    await fetchGame(name);
    return gamePage(name);
  });
  return (
    <Show
      when={!table.refused()}
      fallback={<NotFound text={because(table.refused() ?? { code: "no-such-table" }).text} />}
    >
      <Show when={page() && table.head()} fallback={<Opening table={table} />}>
        <Room table={table} page={page() as GamePage} />
      </Show>
    </Show>
  );
}

/** Until the first news: an empty table, so that nothing jumps when they come. */
function Opening(props: { readonly table: Table }): JSX.Element {
  return (
    <>
      <Header>
        <ConnectionState table={props.table} />
      </Header>
      <main id="main" tabindex="-1" class="waiting-page plain" aria-busy="true">
        <Show when={props.table.link() === "away"}>
          <p class="slab opening">{t(navigator.onLine ? "home-away" : "home-offline")}</p>
        </Show>
      </main>
    </>
  );
}

function Room(props: { readonly table: Table; readonly page: GamePage }): JSX.Element {
  const table = () => props.table;
  const head = () => table().head();
  const game = () => head()?.game ?? "";
  const begun = createMemo(() => head()?.status !== "waiting");
  const may = createMemo(() => new Set(table().seen()?.may ?? []));
  // eslint-disable-next-line solid/reactivity
  narrate(props.table, props.page);
  // eslint-disable-next-line solid/reactivity
  const turns = announceTurns(props.table);

  createEffect(() => {
    const name = `${t(game())} · Stelae`;
    document.title = turns.mine() ? `● ${t("table-your-turn")} ${name}` : name;
  });
  onCleanup(() => turns.rest());

  return (
    <GameScreen game={game()} title={t(game())} beside={<ConnectionState table={table()} />}>
      {(showRule) => (
        <main id="main" tabindex="-1" class="table-main">
          <Show when={begun()} fallback={<WaitingRoom table={table()} may={(deed) => may().has(deed)} />}>
            <PlayTable table={table()} page={props.page} may={(deed) => may().has(deed)} showRule={showRule} />
          </Show>
        </main>
      )}
    </GameScreen>
  );
}
