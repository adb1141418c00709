import { createEffect, createResource, type JSX, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { gamePage } from "../games/index";
import { because, tell } from "../i18n/told";
import { load, t } from "../i18n/words";
import { study } from "../net/http";
import { go } from "../router";
import { still } from "../state/settings";
import { say } from "../ui/notices";
import { GameScreen } from "./GameScreen";
import { NotFound } from "./NotFound";
import "./learn.css";

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
  return (
    <Show when={page()} fallback={<main id="main" class="waiting-page" />}>
      {(found) => (
        <Show when={found().game} fallback={<NotFound />}>
          {(game) => (
            <GameScreen game={props.game} title={t("page-learn", { game: t(props.game) })}>
              {(showRule) => (
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
                      showRule={showRule}
                      done={() => go(`?play=${props.game}`)}
                    />
                  </Suspense>
                </main>
              )}
            </GameScreen>
          )}
        </Show>
      )}
    </Show>
  );
}
