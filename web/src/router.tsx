/** Which screen is shown: the address below the root, changed without loading the page anew. */
import { createSignal, type JSX, splitProps } from "solid-js";
import { at, ROOT } from "./net/root";

const below = (): string => {
  const path = decodeURIComponent(location.pathname);
  const root = decodeURIComponent(ROOT.pathname);
  return path.startsWith(root) ? path.slice(root.length).replace(/\/+$/, "") : "";
};

const [path, setPath] = createSignal(below());
const [query, setQuery] = createSignal(location.search);

/** As "t/CODE", without a slash at either end. */
export { path, query };

const read = (): void => {
  setPath(below());
  setQuery(location.search);
};
addEventListener("popstate", read);

export function go(to: string, options: { readonly replace?: boolean } = {}): void {
  const address = at(to || "./");
  if (options.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  read();
  scrollTo(0, 0);
}

type LinkProps = Omit<JSX.AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { readonly to: string };

/** A link within the page; with a key held it opens elsewhere, as any other. */
export function Link(props: LinkProps): JSX.Element {
  const [own, rest] = splitProps(props, ["to"]);
  return (
    <a
      {...rest}
      href={at(own.to || "./")}
      onClick={(event) => {
        if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        go(own.to);
      }}
    />
  );
}
