import type { Flat } from "./view";

/** An outline as an SVG path: there y points down. */
export const path = (outline: readonly Flat[]): string =>
  `M${outline.map(([x, y]) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join("L")}Z`;
