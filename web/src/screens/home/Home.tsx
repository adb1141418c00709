import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  onCleanup,
  Show,
  Suspense,
} from "solid-js";
import type { GameInfo } from "../../gen/protocol";
import { hasLesson } from "../../games/index";
import { t } from "../../i18n/words";
import { me } from "../../net/http";
import { Link } from "../../router";
import { catalogue } from "../../state/catalogue";
import { createLobby } from "../../state/lobby";
import { Header } from "../../ui/Header";
import { Frieze, Icon } from "../../ui/Icon";
import { complain } from "../../ui/notices";
import { ConnectionState } from "../table/ConnectionState";
import { OpenTables, YourTables } from "./Tables";
import { ART } from "./art";
import "./home.css";

const NewTable = lazy(() => import("./NewTable"));

/** Milliseconds between looks at whose turn it is at one's tables. */
const LOOK = 15_000;

/** The way in: the games by their pictures, one's own tables, and those one may join. */
export function Home(): JSX.Element {
  // The first request makes one a guest, so that the lobby knows who looks.
  const [known, { refetch }] = createResource(() => me().catch((error: unknown) => (complain(error), null)));
  const [games] = createResource(() => catalogue().catch(() => null));
  const [chosen, setChosen] = createSignal<GameInfo | null>(null);
  const shown = createMemo(() => (games()?.games ?? []).filter(({ name }) => name in ART));

  createEffect(() => {
    document.title = "Stelae";
  });
  const again = () => {
    if (document.visibilityState === "visible") void refetch();
  };
  const timer = setInterval(again, LOOK);
  document.addEventListener("visibilitychange", again);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  });

  return (
    <>
      <Header tools={<Name name={known.latest?.person.name ?? ""} />} />
      <main id="main" tabindex="-1" class="home">
        <div class="home-hero">
          <h1 tabindex="-1">{t("home-title")}</h1>
          <p>{t("home-lead")}</p>
        </div>
        <Show when={known.latest}>{(mine) => <YourTables tables={mine().tables} person={mine().person.id} />}</Show>
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
        <Show when={known.latest}>{(mine) => <Lobby person={mine().person.id} />}</Show>
        <footer class="home-foot soft small">
          <Frieze />
          <p>{t("home-whose")}</p>
        </footer>
      </main>
      <Suspense>
        <Show when={chosen()} keyed>
          {(game) => <NewTable game={game} close={() => setChosen(null)} />}
        </Show>
      </Suspense>
    </>
  );
}

function Name(props: { readonly name: string }): JSX.Element {
  return (
    <Show when={props.name}>
      <span class="my-name soft">
        <Icon sign="person" />
        {props.name}
      </span>
    </Show>
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

function Lobby(props: { readonly person: string }): JSX.Element {
  const lobby = createLobby();
  return (
    <>
      <ConnectionState table={lobby} />
      <OpenTables lobby={lobby} person={props.person} />
    </>
  );
}
