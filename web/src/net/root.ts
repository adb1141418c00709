/** Where the page lives: it works under any path, so nothing begins with a slash. */
const links = [
  ...document.querySelectorAll<HTMLLinkElement>(
    "link[rel~='icon'], link[rel='manifest'], link[rel='apple-touch-icon']",
  ),
];
// Addresses change under our hands, and with them what is relative: from now on these are not.
for (const link of links) link.href = new URL(link.href).href;

export const ROOT = new URL(".", links.find((link) => link.rel === "manifest")?.href ?? location.origin);

export const at = (path: string): string => new URL(path, ROOT).href;

export function socketAt(path: string): string {
  const url = new URL(path, ROOT);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
