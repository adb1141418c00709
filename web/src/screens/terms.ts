/** What was agreed for a game, in words. */
import type { ClockRules, GameInfo, TableHead } from "../gen/protocol";
import { has, t } from "../i18n/words";

type Value = string | number | boolean;

export const optionLabel = (game: string, name: string): string =>
  t(name === "repetition" ? "option-repetition" : `${game}-option-${name}`);

export function valueWords(game: string, name: string, value: Value): string {
  const own = `${game}-option-${name}.${value}`;
  if (has(own)) return t(own);
  return typeof value === "boolean" ? t(value ? "option-yes" : "option-no") : String(value);
}

/** What is played at a table: the variant by its name; where it has none, each option that is not as usual. */
export function optionWords(head: TableHead | null, info: GameInfo | undefined): string[] {
  if (!head || !info) return [];
  const { game, options } = head;
  const names = info.options.map(({ name }) => name).filter((name) => name !== "repetition");
  const known = info.variants.find((variant) => names.every((name) => variant.options[name] === options[name]));
  if (known) return [t(`${game}-variant-${known.name}`)];
  const first = names[0];
  return info.options
    .filter(({ name, default: usual }) => name === first || (names.includes(name) && options[name] !== usual))
    .map(({ name }) => `${optionLabel(game, name)}: ${valueWords(game, name, options[name] ?? "")}`);
}

export function clockWords(clock: ClockRules): string {
  if (clock.kind === "days") return t("clock-is-days", { days: clock.days ?? 0 });
  if (clock.kind === "live")
    return t("clock-is-live", { minutes: Math.round((clock.main ?? 0) / 6) / 10, increment: clock.increment ?? 0 });
  return t("clock-is-none");
}
