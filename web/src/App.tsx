import { createEffect, createMemo, ErrorBoundary, type JSX, lazy, Match, on, Suspense, Switch } from "solid-js";
import { t } from "./i18n/words";
import { go, path } from "./router";
import { Home } from "./screens/home/Home";
import { NotFound } from "./screens/NotFound";
import { Notices } from "./ui/notices";

const TableScreen = lazy(() => import("./screens/table/TableScreen"));
const Learn = lazy(() => import("./screens/Learn"));
const Review = lazy(() => import("./screens/review/Review"));
const Me = lazy(() => import("./screens/me/Me"));

/** So many times, and milliseconds between them, a new screen is looked for. */
const PATIENCE = 60;
const PAUSE = 50;

/** Whoever listens or moves with the keyboard begins at the heading of a new screen, as soon as it is there. */
function lead(tries: number): void {
  setTimeout(() => {
    // Meanwhile somebody may have gone on by himself.
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("h1[tabindex]");
    if (heading) heading.focus({ preventScroll: true });
    else if (tries > 0) lead(tries - 1);
  }, PAUSE);
}

/** The screen that the address names. */
export function App(): JSX.Element {
  const parts = createMemo(() => path().split("/"));
  const first = () => parts()[0] ?? "";
  const second = () => parts()[1] ?? "";

  // Codes are capitals; whoever types one need not be.
  createEffect(() => {
    if (first() === "t" && second() !== second().toUpperCase()) go(`t/${second().toUpperCase()}`, { replace: true });
  });
  createEffect(
    on(
      path,
      () => {
        lead(PATIENCE);
      },
      { defer: true },
    ),
  );

  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => (event.preventDefault(), document.getElementById("main")?.focus())}
      >
        {t("page-skip")}
      </a>
      <ErrorBoundary fallback={(error: unknown) => <Broken error={error} />}>
        <Suspense fallback={<main id="main" class="waiting-page" />}>
          <Switch fallback={<NotFound />}>
            <Match when={path() === ""}>
              <Home />
            </Match>
            <Match when={first() === "t" && parts().length === 2 && second()} keyed>
              {(code) => <TableScreen code={code} />}
            </Match>
            <Match when={first() === "game" && parts().length === 2 && second()} keyed>
              {(code) => <Review code={code} />}
            </Match>
            <Match when={path() === "me"}>
              <Me />
            </Match>
            <Match when={path() === "position"}>
              <Review code={null} />
            </Match>
            <Match when={first() === "learn" && parts().length === 2 && second()} keyed>
              {(game) => <Learn game={game} />}
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Notices />
    </>
  );
}

/** A mistake of ours, or a piece of the page that could not be fetched: the table itself is safe on the server. */
function Broken(props: { readonly error: unknown }): JSX.Element {
  createEffect(() => console.error(props.error));
  return (
    <main id="main" tabindex="-1" class="plain">
      <div class="slab plain-slab stack" role="alert">
        <h1 tabindex="-1">Stelae</h1>
        <p>{t("page-broken")}</p>
        <p>
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {t("page-reload")}
          </button>
        </p>
      </div>
    </main>
  );
}
