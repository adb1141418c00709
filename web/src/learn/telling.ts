import type { GameEvent, GamePage, Translate, View } from "../games/contract";

/** What happened, a sentence an event; lists are joined, and `count` says how long the first of them is. */
export function told(events: readonly GameEvent[], view: View, page: GamePage, t: Translate): readonly string[] {
  return events
    .filter((event) => event.kind !== "over")
    .map((event) => page.tell?.(event, view, t) ?? t(`${view.game}-event-${event.kind}`, facts(event)))
    .filter((line) => line !== "");
}

function facts(event: GameEvent): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (Array.isArray(value)) {
      found["count"] ??= value.length;
      found[name] = value.join(", ");
    } else if (typeof value === "string" || typeof value === "number") found[name] = value;
    else found[name] = value === true ? 1 : value === false ? 0 : "";
  }
  return found;
}
