import { createEffect, createUniqueId, type JSX, onCleanup, Show } from "solid-js";
import { t } from "../i18n/words";
import { Icon } from "./Icon";
import "./dialog.css";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly close: () => void;
  readonly kind?: "drawer" | "narrow";
  readonly children: JSX.Element;
}

/** The browser's own dialog: it keeps the focus, and Escape or a tap beside it closes it. */
export function Dialog(props: DialogProps): JSX.Element {
  const id = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  createEffect(() => {
    if (!dialog) return;
    if (props.open && !dialog.open) dialog.showModal();
    else if (!props.open && dialog.open) dialog.close();
  });
  onCleanup(() => dialog?.close());
  return (
    <dialog
      ref={(element) => {
        dialog = element;
      }}
      class={`dialog ${props.kind ?? ""}`}
      aria-labelledby={id}
      onClose={() => props.close()}
      onClick={(event) => {
        if (event.target === dialog) dialog?.close();
      }}
    >
      <Show when={props.open}>
        <div class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <button
            type="button"
            class="button quiet icon-only"
            aria-label={t("page-close")}
            onClick={() => dialog?.close()}
          >
            <Icon sign="close" />
          </button>
        </div>
        <div class="dialog-body">{props.children}</div>
      </Show>
    </dialog>
  );
}
