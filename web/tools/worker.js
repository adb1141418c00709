/* global FILES, VERSION, Request, Response, URL, caches, fetch, self */
// The shell without a network. Tables live on the server: what is asked of it is never answered from here.
const CACHE = `stelae-${VERSION}`;
const root = new URL("./", self.location.href);

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      // What an older version has already need not be fetched again: its name says what is in it.
      for (const name of FILES) {
        const url = new URL(name, root).href;
        const known = name.startsWith("assets/") ? await caches.match(url) : undefined;
        if (known) await cache.put(url, known);
        else await cache.add(new Request(url, { cache: "no-cache" }));
      }
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("stelae-") && name !== CACHE) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

/** The page for an address further down: what it names lies as many steps up. */
async function shell(path) {
  const kept = await caches.match(new URL("index.html", root).href);
  if (!kept) return Response.error();
  const steps = path.slice(root.pathname.length).split("/").length - 1;
  const text = (await kept.text()).replaceAll('"./', `"./${"../".repeat(steps)}`);
  return new Response(text, { headers: kept.headers });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const name = url.pathname.slice(root.pathname.length);
  if (name.startsWith("api/") || name === "metrics" || name === "health") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => shell(url.pathname)));
  } else if (name.startsWith("assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else {
    event.respondWith(fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())));
  }
});

// It is one's turn: a tap on the notification shows the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(`t/${event.notification.tag}`, root).href;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: "window" });
      const here = windows.find((one) => one.url === address);
      return here ? here.focus() : self.clients.openWindow(address);
    })(),
  );
});
