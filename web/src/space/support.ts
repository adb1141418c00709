interface Support {
  readonly space: boolean;
  readonly software: boolean;
}

let known: Support | undefined;

function look(): Support {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    const detail = context?.getExtension("WEBGL_debug_renderer_info");
    const name = context && detail ? String(context.getParameter(detail.UNMASKED_RENDERER_WEBGL)) : "";
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return { space: context !== null, software: /swiftshader|llvmpipe|software|basic render/i.test(name) };
  } catch {
    return { space: false, software: false };
  }
}

/** Whether this browser can draw in space at all; asked once, and without loading what draws. */
export const hasSpace = (): boolean => (known ??= look()).space;

/** Whether it does so without a graphics card, so that every point costs. */
export const isSoftware = (): boolean => (known ??= look()).software;
