import { createSignal, type JSX, lazy, Show } from "solid-js";
import { t } from "../i18n/words";
import { Link } from "../router";
import { Icon } from "./Icon";
import "./header.css";

const Settings = lazy(() => import("../screens/Settings"));

/** The lintel over every screen: the way home, what the screen puts there, and the settings. */
export function Header(props: {
  readonly children?: JSX.Element;
  readonly tools?: JSX.Element;
  /** Who one is; a tap leads to where it can be changed. */
  readonly name?: string | undefined;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <header class="lintel">
      <Link to="" class="home-link">
        <Glyph />
        <span class="wordmark">Stelae</span>
        <span class="unseen"> {t("page-home")}</span>
      </Link>
      <div class="lintel-middle">{props.children}</div>
      <div class="lintel-tools">
        {props.tools}
        <Show when={props.name}>
          <button type="button" class="button quiet my-name" onClick={() => setOpen(true)}>
            <Icon sign="person" />
            <span>{props.name}</span>
          </button>
        </Show>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={t("page-settings")}
          title={t("page-settings")}
          onClick={() => setOpen(true)}
        >
          <Icon sign="gear" />
        </button>
      </div>
      <Show when={open()}>
        <Settings close={() => setOpen(false)} />
      </Show>
    </header>
  );
}

/** A stela: a standing stone with a sun over three steps. */
function Glyph(): JSX.Element {
  return (
    <svg class="glyph" viewBox="0 0 32 36" aria-hidden="true">
      <path class="glyph-stone" d="M5 34V11C5 5 10 2 16 2s11 3 11 9v23Z" />
      <circle class="glyph-sun" cx="16" cy="12" r="4.6" />
      <path class="glyph-steps" d="M9 29v-3h3v-3h2.5v-3h3v3H20v3h3v3Z" />
    </svg>
  );
}
