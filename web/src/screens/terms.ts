/** What was agreed for a game, in words. */
import type { ClockRules, TableHead } from "../gen/protocol";
import { has, t } from "../i18n/words";

type Value = string | number | boolean;

export const optionLabel = (game: string, name: string): string =>
  t(name === "repetition" ? "option-repetition" : `${game}-option-${name}`);

export function valueWords(game: string, name: string, value: Value): string {
  const own = `${game}-option-${name}.${value}`;
  if (has(own)) return t(own);
  return typeof value === "boolean" ? t(value ? "option-yes" : "option-no") : String(value);
}

/** Each option of a table, as "Variant: classic". */
export function optionWords(head: TableHead | null): string[] {
  if (!head) return [];
  return Object.entries(head.options)
    .filter(([name]) => name !== "repetition")
    .map(([name, value]) => `${optionLabel(head.game, name)}: ${valueWords(head.game, name, value)}`);
}

export function clockWords(clock: ClockRules): string {
  if (clock.kind === "days") return t("clock-is-days", { days: clock.days ?? 0 });
  if (clock.kind === "live")
    return t("clock-is-live", { minutes: Math.round((clock.main ?? 0) / 6) / 10, increment: clock.increment ?? 0 });
  return t("clock-is-none");
}
