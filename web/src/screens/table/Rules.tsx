import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { catalogue } from "../../state/catalogue";
import { load, t } from "../../i18n/words";
import { gamePage } from "../../games/index";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import "./rules.css";

interface RulesProps {
  readonly game: string;
  /** The clause to begin at. */
  readonly clause: string | null;
  readonly close: () => void;
}

const SOURCES: Readonly<Record<string, string>> = {
  rulebook: "source-rulebook",
  figure: "source-figure",
  edition: "source-edition",
  house: "source-house",
};

/** Text with its `moves` and paragraphs. */
function Prose(props: { readonly text: string }): JSX.Element {
  const paragraphs = () => props.text.split(/\n\s*\n/);
  return (
    <For each={paragraphs()}>
      {(paragraph) => (
        <p>
          <For each={paragraph.split("`")}>
            {(part, n) => (
              <Show when={n() % 2} fallback={part}>
                <code>{part}</code>
              </Show>
            )}
          </For>
        </p>
      )}
    </For>
  );
}

/** The rules in our own words, clause by clause, with drawings; a clause that was cited is shown first. */
export default function Rules(props: RulesProps): JSX.Element {
  const [wanted, setWanted] = createSignal("");
  const [ready] = createResource(
    () => props.game,
    async (game) => {
      const [games, page] = await Promise.all([catalogue(), gamePage(game), load("rules", game, `figure-${game}`)]);
      const figures = (await page?.figures?.()) ?? {};
      return { clauses: games.games.find(({ name }) => name === game)?.clauses ?? {}, figures };
    },
  );
  const found = createMemo(() => {
    const text = wanted().trim().toLowerCase();
    return Object.entries(ready()?.clauses ?? {}).filter(
      ([id]) => !text || [id, t(`${id}.title`), t(id)].some((words) => words.toLowerCase().includes(text)),
    );
  });

  createEffect(
    on([() => props.clause, ready], ([clause, here]) => {
      if (!here || !clause) return;
      setWanted("");
      requestAnimationFrame(() => {
        const at = document.getElementById(`clause-${clause}`);
        at?.scrollIntoView({ block: "center" });
        at?.focus({ preventScroll: true });
      });
    }),
  );

  return (
    <Dialog open title={t("rules-title", { game: t(props.game) })} close={props.close} kind="drawer">
      <label class="rules-search">
        <Icon sign="search" />
        <span class="unseen">{t("rules-search")}</span>
        <input
          class="input"
          type="search"
          placeholder={t("rules-search")}
          value={wanted()}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      <p class="rules-goal">{t(`${props.game}.goal`)}</p>
      <Show when={ready()} fallback={<p class="soft">{t("page-loading")}</p>}>
        {(here) => (
          <div class="clauses">
            <For each={found()} fallback={<p class="soft">{t("rules-none")}</p>}>
              {([id, sources]) => (
                <article
                  class="clause"
                  id={`clause-${id}`}
                  tabindex="-1"
                  classList={{ cited: props.clause === id }}
                  aria-labelledby={`title-${id}`}
                >
                  <h3 id={`title-${id}`}>
                    <span class="clause-id">{id}</span> {t(`${id}.title`)}
                  </h3>
                  <Prose text={t(id)} />
                  <Show when={here().figures[id]}>
                    {(Figure) => (
                      <div class="clause-figure">
                        <Dynamic component={Figure()} t={t} />
                      </div>
                    )}
                  </Show>
                  <p class="row">
                    <For each={sources}>{(source) => <span class="badge">{t(SOURCES[source] ?? source)}</span>}</For>
                  </p>
                </article>
              )}
            </For>
          </div>
        )}
      </Show>
      <p class="soft small">{t("rules-designers", { names: t(`${props.game}.designers`) })}</p>
    </Dialog>
  );
}
