/** Calls somebody back when it is his turn: the title, the icon, and if wanted a notification. */
import { type Accessor, createEffect, createMemo, on } from "solid-js";
import { t } from "../../i18n/words";
import { at } from "../../net/root";
import { settings } from "../../state/settings";
import type { Table } from "../../state/table";

const icon = document.querySelector<HTMLLinkElement>("link[rel~='icon']");

function mark(turn: boolean): void {
  if (icon) icon.href = at(turn ? "icon-turn.svg" : "icon.svg");
}

async function notify(table: Table): Promise<void> {
  const game = table.head()?.game ?? "";
  const options = { body: t("table-your-turn"), icon: at("icon-192.png"), tag: table.code };
  const worker = await navigator.serviceWorker?.getRegistration();
  // On phones only the service worker may.
  if (worker) await worker.showNotification(t(game), options);
  else new Notification(t(game), options);
}

export function announceTurns(table: Table): { readonly mine: Accessor<boolean>; readonly rest: () => void } {
  const mine = createMemo(() => {
    const head = table.head();
    return head?.status === "playing" && typeof head.to_move === "number" && table.mine().includes(head.to_move);
  });
  createEffect(
    on(mine, (turn) => {
      mark(turn);
      const unseen = document.hidden || !document.hasFocus();
      if (turn && unseen && settings.notify && Notification.permission === "granted") void notify(table).catch(() => 0);
    }),
  );
  return { mine, rest: () => mark(false) };
}
