import type { Stability } from "../contract";

/** From jade over ochre to cinnabar, by how much of the most that any column carries a column carries. */
export function strain(grams: number, stability: Stability): string {
  const most = Math.max(1, ...stability.columns.map((one) => one.grams));
  const part = Math.min(1, Math.max(0, grams / most));
  return `hsl(${Math.round(150 - part * 138)} ${Math.round(55 + part * 15)}% 45%)`;
}
