/** The letters that every page begins with are asked for together with the page, not when its style sheet is read. */
import type { HtmlTagDescriptor, Plugin } from "vite";

const FIRST = /^assets\/(forum-latin-400-normal|alegreya-sans-latin-[47]00-normal)-.*\.woff2$/;

export function fonts(): Plugin {
  return {
    name: "stelae-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((name) => FIRST.test(name))
          .map((name): HtmlTagDescriptor => {
            const attrs = { rel: "preload", href: `./${name}`, as: "font", type: "font/woff2", crossorigin: true };
            return { tag: "link", attrs, injectTo: "head" };
          });
      },
    },
  };
}
