/** What is said once: aloud in the live region, or on a slip of paper that goes away by itself. */
import { createEffect, createSignal, For, type JSX } from "solid-js";
import { has, t } from "../i18n/words";
import { because } from "../i18n/told";
import { Refused, Unreachable } from "../net/http";
import { Icon } from "./Icon";

const [said, setSaid] = createSignal<readonly string[]>([]);
let clearing: ReturnType<typeof setTimeout> | undefined;

/** For those who listen. What is said in the same moment is said together. */
export function say(text: string): void {
  if (!text) return;
  setSaid((before) => [...before, text].slice(-8));
  clearTimeout(clearing);
  clearing = setTimeout(() => setSaid([]), 4_000);
}

interface Toast {
  readonly id: number;
  readonly text: string;
}
const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
let last = 0;
/** Milliseconds for a short sentence, and for every letter more. */
const SHOWN = { least: 5_000, letter: 60 };

export function toast(text: string): void {
  const id = (last += 1);
  setToasts((before) => [...before.filter((one) => one.text !== text), { id, text }].slice(-3));
  setTimeout(() => dismiss(id), SHOWN.least + text.length * SHOWN.letter);
}
const dismiss = (id: number) => setToasts((before) => before.filter((one) => one.id !== id));

/** Something did not work: why, in words. */
export function complain(error: unknown): void {
  if (error instanceof Refused) {
    const { text, clause } = because(error.reason);
    toast(clause ? `${text} (${clause})` : text);
  } else if (error instanceof Unreachable) toast(t("page-unreachable"));
  else {
    console.error(error);
    toast(has("page-broken") ? t("page-broken") : String(error));
  }
}

/** For promises that nobody waits for. */
export const tried = (work: Promise<unknown>): void => void work.catch(complain);

export function Notices(): JSX.Element {
  let slips: HTMLDivElement | undefined;
  // Shown anew each time, so that it lies on top of any dialog.
  createEffect(() => {
    const any = toasts().length > 0;
    if (slips?.matches(":popover-open")) slips.hidePopover();
    if (any) slips?.showPopover();
  });
  return (
    <>
      <div class="unseen" aria-live="polite" id="live">
        <For each={said()}>{(text) => <p>{text}</p>}</For>
      </div>
      <div
        ref={(element) => {
          slips = element;
        }}
        class="toasts"
        role="status"
        popover="manual"
      >
        <For each={toasts()}>
          {(one) => (
            <div class="toast">
              <p>{one.text}</p>
              <button
                type="button"
                class="button quiet icon-only compact"
                aria-label={t("page-close")}
                onClick={() => dismiss(one.id)}
              >
                <Icon sign="close" />
              </button>
            </div>
          )}
        </For>
      </div>
    </>
  );
}
