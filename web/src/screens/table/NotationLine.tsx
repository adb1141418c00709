import { createSignal, type JSX } from "solid-js";
import { t } from "../../i18n/words";
import { Icon } from "../../ui/Icon";
import type { Play } from "./play";

/** For those who would rather write their moves. */
export function NotationLine(props: { readonly play: Play }): JSX.Element {
  const [text, setText] = createSignal("");
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const move = text().trim();
    if (!move) return;
    if (props.play.moves().includes(move)) {
      setText("");
      props.play.play(move);
    } else void explained(move);
  }
  /** What is not listed is asked about; of endlessly many places one that nobody listed may be allowed. */
  async function explained(move: string): Promise<void> {
    const { play } = props;
    const why = await play.explain(move);
    if (why !== null || play.placings().length === 0) return;
    setText("");
    play.play(move);
  }
  return (
    <form class="notation" onSubmit={submit}>
      <label class="unseen" for="notation">
        {t("table-notation")}
      </label>
      <Icon sign="pen" />
      <input
        id="notation"
        class="input"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={t("table-notation")}
        disabled={!props.play.myTurn()}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button quiet compact" disabled={!props.play.myTurn()}>
        {t("table-notation-go")}
      </button>
    </form>
  );
}
