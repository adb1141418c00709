import { createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { t } from "../i18n/words";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import "./game-screen.css";

const Rules = lazy(() => import("./table/Rules"));

interface GameScreenProps {
  readonly game: string;
  readonly title: string;
  /** What stands beside the title. */
  readonly beside?: JSX.Element;
  /** The screen itself; a clause that it cites can be opened. */
  readonly children: (showRule: (clause: string) => void) => JSX.Element;
}

/** A screen about one game: its title in the lintel, and the rules in a drawer. */
export function GameScreen(props: GameScreenProps): JSX.Element {
  const [asked, setAsked] = createSignal<{ readonly clause: string | null } | null>(null);
  return (
    <>
      <Header
        tools={
          <button
            type="button"
            class="button quiet"
            title={t("table-rules")}
            onClick={() => setAsked({ clause: null })}
          >
            <Icon sign="book" />
            <span class="wide-only">{t("table-rules")}</span>
          </button>
        }
      >
        <h1 class="game-title" tabindex="-1">
          {props.title}
        </h1>
        {props.beside}
      </Header>
      {props.children((clause) => setAsked({ clause }))}
      <Suspense>
        <Show when={asked()}>
          {(rules) => <Rules game={props.game} clause={rules().clause} close={() => setAsked(null)} />}
        </Show>
      </Suspense>
    </>
  );
}
