let known: boolean | undefined;

/** Whether this browser can draw in space at all; asked once, and without loading what draws. */
export function hasSpace(): boolean {
  if (known === undefined) {
    try {
      const context = document.createElement("canvas").getContext("webgl2");
      known = context !== null;
      context?.getExtension("WEBGL_lose_context")?.loseContext();
    } catch {
      known = false;
    }
  }
  return known;
}
