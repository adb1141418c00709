import { createEffect, createResource, type JSX, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { gamePage } from "../games/index";
import { because } from "../i18n/told";
import { load, t } from "../i18n/words";
import { study } from "../net/http";
import { go } from "../router";
import { still } from "../state/settings";
import { Header } from "../ui/Header";
import { say } from "../ui/notices";
import { NotFound } from "./NotFound";
import "./learn.css";

/** The lesson of a game. */
export default function Learn(props: { readonly game: string }): JSX.Element {
  const [page] = createResource(
    () => props.game,
    async (game) => {
      const [found] = await Promise.all([gamePage(game), load(game, "lesson", `lesson-${game}`)]);
      return { lesson: found?.Lesson ?? null };
    },
  );
  createEffect(() => {
    document.title = `${t("page-learn", { game: t(props.game) })} · Stelae`;
  });
  return (
    <Show when={page()} fallback={<main id="main" class="waiting-page" />}>
      {(found) => (
        <Show when={found().lesson} fallback={<NotFound />}>
          {(Lesson) => (
            <>
              <Header />
              <main id="main" tabindex="-1" class="learn">
                <h1 tabindex="-1">{t("page-learn", { game: t(props.game) })}</h1>
                <Suspense>
                  <Dynamic
                    component={Lesson()}
                    t={t}
                    still={still()}
                    announce={say}
                    study={study}
                    because={because}
                    done={() => go("")}
                  />
                </Suspense>
              </main>
            </>
          )}
        </Show>
      )}
    </Show>
  );
}
