import { createEffect, createSignal, type JSX, on, onCleanup, Show } from "solid-js";
import { t } from "../../i18n/words";
import type { Link } from "../../net/socket";
import { say } from "../../ui/notices";

/** Milliseconds that a break may last before it is worth a word. */
const QUIET = 900;

/** Nothing as long as all is well; else what is being done about it. */
export function ConnectionState(props: { readonly table: { readonly link: () => Link } }): JSX.Element {
  const [broken, setBroken] = createSignal(false);
  createEffect(
    on(
      () => props.table.link(),
      (link) => {
        if (link === "open") {
          if (broken()) say(t("link-back"));
          setBroken(false);
          return;
        }
        const timer = setTimeout(() => {
          setBroken(true);
          if (link === "away") say(t("link-away"));
        }, QUIET);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  return (
    <Show when={broken()}>
      <span class="link-state">
        <span class="link-dot" aria-hidden="true" />
        <span class="link-words">{t(navigator.onLine ? "link-away" : "link-offline")}</span>
      </span>
    </Show>
  );
}
