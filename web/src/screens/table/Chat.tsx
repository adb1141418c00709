import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from "solid-js";
import { language, t } from "../../i18n/words";
import type { Table } from "../../state/table";
import { Icon } from "../../ui/Icon";
import { complain, tried } from "../../ui/notices";
import "./panels.css";

/** The players talk in one room, those who watch in another; when it is over all of it is read by everybody. */
export function Chat(props: { readonly table: Table }): JSX.Element {
  const [text, setText] = createSignal("");
  const lines = createMemo(() => props.table.course().chat);
  const room = () => (props.table.mine().length > 0 ? "players" : "spectators");
  const host = () => props.table.head()?.host === props.table.person()?.id;
  const muted = () => props.table.head()?.muted ?? [];
  const both = createMemo(() => new Set(lines().map(({ said }) => said.room)).size > 1);
  const time = (at: number) =>
    new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(at * 1000);
  let list: HTMLOListElement | undefined;

  createEffect(
    on(
      () => lines().length,
      () => {
        if (list) list.scrollTop = list.scrollHeight;
      },
    ),
  );

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const said = text().trim();
    if (!said) return;
    setText("");
    try {
      await props.table.ask({ type: "chat", room: room(), text: said });
    } catch (error) {
      setText((now) => now || said);
      complain(error);
    }
  }

  return (
    <section class="chat" aria-labelledby="chat-title">
      <div class="panel-head">
        <h2 id="chat-title">{t("table-chat")}</h2>
        <Show when={(props.table.presence()?.spectators ?? 0) > 0}>
          <span class="badge">
            <Icon sign="eye" />
            {t("table-spectators", { count: props.table.presence()?.spectators ?? 0 })}
          </span>
        </Show>
      </div>
      <ol
        class="chat-lines"
        tabindex="0"
        aria-labelledby="chat-title"
        ref={(element) => {
          list = element;
        }}
      >
        <For each={lines()} fallback={<li class="soft small">{t(`chat-empty-${room()}`)}</li>}>
          {({ at, said }) => (
            <li>
              <span class="chat-who">{said.person.name}</span>
              <Show when={both() && said.room === "spectators"}>
                <span class="badge">{t("chat-from-spectators")}</span>
              </Show>
              <time class="soft small">{time(at)}</time>
              <Show when={host() && said.person.id !== props.table.person()?.id}>
                <button
                  type="button"
                  class="button quiet icon-only compact"
                  aria-label={t("chat-mute", {
                    name: said.person.name,
                    muted: String(muted().includes(said.person.id)),
                  })}
                  title={t("chat-mute", { name: said.person.name, muted: String(muted().includes(said.person.id)) })}
                  aria-pressed={muted().includes(said.person.id)}
                  onClick={() =>
                    tried(
                      props.table.ask({
                        type: "mute",
                        person: said.person.id,
                        muted: !muted().includes(said.person.id),
                      }),
                    )
                  }
                >
                  <Icon sign="mute" />
                </button>
              </Show>
              <p>{said.text}</p>
            </li>
          )}
        </For>
      </ol>
      <form class="chat-form" onSubmit={(event) => void send(event)}>
        <label class="unseen" for="chat-text">
          {t(`chat-say-${room()}`)}
        </label>
        <input
          id="chat-text"
          class="input"
          maxlength="500"
          autocomplete="off"
          placeholder={t(`chat-say-${room()}`)}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button icon-only" aria-label={t("chat-send")} title={t("chat-send")}>
          <Icon sign="forward" />
        </button>
      </form>
    </section>
  );
}
