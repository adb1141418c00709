import { createEffect, createResource, createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { gamePage } from "../games/index";
import { because, tell } from "../i18n/told";
import { load, t } from "../i18n/words";
import { study } from "../net/http";
import { go } from "../router";
import { still } from "../state/settings";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { say } from "../ui/notices";
import { NotFound } from "./NotFound";
import "./learn.css";

const Rules = lazy(() => import("./table/Rules"));

/** The lesson of a game. */
export default function Learn(props: { readonly game: string }): JSX.Element {
  const [page] = createResource(
    () => props.game,
    async (game) => {
      const [found] = await Promise.all([gamePage(game), load(game, "lesson", `lesson-${game}`, "rules")]);
      return found?.Lesson ? { game: found, Lesson: found.Lesson } : { game: null };
    },
  );
  createEffect(() => {
    document.title = `${t("page-learn", { game: t(props.game) })} · Stelae`;
  });
  const [rules, setRules] = createSignal<{ readonly clause: string | null } | null>(null);
  return (
    <Show when={page()} fallback={<main id="main" class="waiting-page" />}>
      {(found) => (
        <Show when={found().game} fallback={<NotFound />}>
          {(game) => (
            <>
              <Header
                tools={
                  <button type="button" class="button quiet" onClick={() => setRules({ clause: null })}>
                    <Icon sign="book" />
                    <span class="wide-only">{t("table-rules")}</span>
                  </button>
                }
              >
                <h1 class="learn-title" tabindex="-1">
                  {t("page-learn", { game: t(props.game) })}
                </h1>
              </Header>
              <main id="main" tabindex="-1" class="learn">
                <Suspense>
                  <Dynamic
                    component={found().Lesson}
                    t={t}
                    still={still()}
                    announce={say}
                    study={study}
                    because={because}
                    tell={(events, view) => tell(events, game(), view)}
                    showRule={(clause) => setRules({ clause })}
                    done={() => go(`?play=${props.game}`)}
                  />
                </Suspense>
              </main>
              <Suspense>
                <Show when={rules() !== null || undefined}>
                  <Rules
                    game={props.game}
                    open={rules() !== null}
                    clause={rules()?.clause ?? null}
                    close={() => setRules(null)}
                  />
                </Show>
              </Suspense>
            </>
          )}
        </Show>
      )}
    </Show>
  );
}
