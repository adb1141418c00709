import type { Seen } from "../gen/protocol";

/** The legal moves of a position; many of them come as a tree of their parts, in which an empty key ends a move. */
export function legalMoves(seen: Seen): readonly string[] {
  return seen.tree ? spelled(seen.tree, "") : (seen.legal ?? []);
}

function spelled(tree: Readonly<Record<string, unknown>>, begun: string): string[] {
  return Object.entries(tree).flatMap(([part, rest]) =>
    part === "" ? [begun] : spelled(rest as Record<string, unknown>, begun + part),
  );
}
