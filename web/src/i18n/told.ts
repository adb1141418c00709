/** Reasons, events and results in words. */
import type { Reason } from "../gen/protocol";
import type { Explanation, GameEvent, GamePage, View } from "../games/contract";
import { has, t } from "./words";

export function because(reason: Reason): Explanation {
  const text = has(reason.code) ? t(reason.code, reason.params ?? {}) : t("page-refused", { code: reason.code });
  return { text, clause: reason.clause ?? null };
}

/** A sentence an event, as the terminal words it: lists are joined, and `count` says how long the first of them is. */
export function tell(events: readonly GameEvent[], page: GamePage, view: View): string[] {
  return events.flatMap((event) => {
    if (event.kind === "over") return [];
    const own = page.tell?.(event, view, t);
    if (typeof own === "string") return own ? [own] : [];
    const params: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(event)) {
      if (name === "kind") continue;
      if (Array.isArray(value)) {
        params["count"] ??= value.length;
        params[name] = value.join(", ");
      } else if (typeof value === "number" || typeof value === "string") params[name] = value;
      else params[name] = value === null || value === undefined ? "" : Number(value);
    }
    return [t(`${view.game}-event-${event.kind}`, params)];
  });
}
