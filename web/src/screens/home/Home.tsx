import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from "solid-js";
import type { GameInfo } from "../../gen/protocol";
import { hasLesson } from "../../games/index";
import { t } from "../../i18n/words";
import { go, Link, query } from "../../router";
import { catalogue } from "../../state/catalogue";
import { me, meet, unanswered } from "../../state/me";
import { createLobby, type Lobby as LobbyState } from "../../state/lobby";
import { Header } from "../../ui/Header";
import { Frieze, Icon } from "../../ui/Icon";
import { ConnectionState } from "../table/ConnectionState";
import { OpenTables, YourTables } from "./Tables";
import { ART } from "./art";
import "./home.css";

const NewTable = lazy(() => import("./NewTable"));

/** Milliseconds between looks at whose turn it is at one's tables. */
const LOOK = 15_000;

/** The way in: the games by their pictures, one's own tables, and those one may join. */
export function Home(): JSX.Element {
  const [games, { refetch: askGames }] = createResource(() => catalogue().catch(() => null));
  const [lobby, setLobby] = createSignal<LobbyState>();
  const [chosen, setChosen] = createSignal<GameInfo | null>(null);
  const shown = createMemo(() => (games()?.games ?? []).filter(({ name }) => name in ART));

  createEffect(() => {
    document.title = "Stelae";
  });
  // Whoever has finished a lesson comes to play that game.
  createEffect(() => {
    const wished = new URLSearchParams(query()).get("play");
    const game = shown().find(({ name }) => name === wished);
    if (game) setChosen(game);
  });
  const close = () => {
    setChosen(null);
    if (query()) go("", { replace: true });
  };
  const again = () => {
    if (document.visibilityState !== "visible") return;
    void meet();
    if (!games.latest) void askGames();
  };
  onMount(again);
  const timer = setInterval(again, LOOK);
  document.addEventListener("visibilitychange", again);
  // eslint-disable-next-line solid/reactivity -- an event of the window, which the rule does not know
  addEventListener("online", again);
  onCleanup(() => {
    removeEventListener("online", again);
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  });

  return (
    <>
      <Header name={me()?.person.name}>
        <Show when={lobby()}>{(here) => <ConnectionState table={here()} />}</Show>
      </Header>
      <main id="main" tabindex="-1" class="home">
        <div class="home-hero">
          <h1 tabindex="-1">{t("home-title")}</h1>
          <p>{t("home-lead")}</p>
        </div>
        <Show when={unanswered()}>
          <div class="slab home-away" role="status">
            <p>{t(navigator.onLine ? "home-away" : "home-offline")}</p>
            <button type="button" class="button" onClick={again}>
              <Icon sign="again" />
              {t("home-again")}
            </button>
          </div>
        </Show>
        {/* One's own tables stand on top: until they are known nothing is shown that they would push away. */}
        <Show when={me() || unanswered()}>
          <Show when={me()}>{(mine) => <YourTables tables={mine().tables} person={mine().person.id} />}</Show>
          <section aria-labelledby="games-title">
            <h2 id="games-title" class="unseen">
              {t("home-games")}
            </h2>
            <ul class="stelae">
              <For each={shown().length ? shown().map(({ name }) => name) : Object.keys(ART)}>
                {(name) => (
                  <Stela
                    game={name}
                    info={shown().find((game) => game.name === name)}
                    choose={() => setChosen(shown().find((game) => game.name === name) ?? null)}
                  />
                )}
              </For>
            </ul>
          </section>
          <Show when={me()}>{(mine) => <Lobby person={mine().person.id} ready={setLobby} />}</Show>
          <footer class="home-foot soft small">
            <Frieze />
            <p>{t("home-whose")}</p>
          </footer>
        </Show>
      </main>
      <Suspense>
        <Show when={chosen()} keyed>
          {(game) => <NewTable game={game} close={close} />}
        </Show>
      </Suspense>
    </>
  );
}

/** A game as a standing stone with its picture. */
function Stela(props: {
  readonly game: string;
  readonly info: GameInfo | undefined;
  readonly choose: () => void;
}): JSX.Element {
  const players = () => [...new Set((props.info?.variants ?? []).map(({ seats }) => seats))].sort();
  return (
    <li class="stela slab">
      <button
        type="button"
        class="stela-door"
        data-game={props.game}
        onClick={() => props.choose()}
        disabled={!props.info}
      >
        <img class="stela-art" src={ART[props.game]} width="480" height="480" alt="" />
        <span class="stela-name">{t(props.game)}</span>
        <span class="stela-line">{t(`${props.game}.tagline`)}</span>
        <span class="stela-play">
          <Icon sign="forward" />
          {t("home-play")}
          <span class="unseen"> {t(props.game)}</span>
        </span>
      </button>
      <p class="stela-foot soft small">
        <span>
          <Icon sign="people" />
          {t("home-players", { least: players()[0] ?? 2, most: players().at(-1) ?? 2 })}
        </span>
        <Show when={hasLesson(props.game)}>
          <Link to={`learn/${props.game}`}>{t("home-learn")}</Link>
        </Show>
      </p>
    </li>
  );
}

/** The lobby is asked as soon as one is somebody. */
function Lobby(props: { readonly person: string; readonly ready: (lobby: LobbyState) => void }): JSX.Element {
  const lobby = createLobby();
  onMount(() => props.ready(lobby));
  return <OpenTables lobby={lobby} person={props.person} />;
}
