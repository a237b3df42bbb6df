// The service worker: keeps the page, its scripts and the texts of the games, so that they open without a network.
// What happens at tables is never kept: requests of /api and WebSockets do not come through here.
// vite.config.ts writes the version and the lists in.

const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const PAGES = ["__PAGES__"];
const CACHE = `regalia-${VERSION}`;
const KEPT = 2; // this version's, and that of the one before, for pages that are still open

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([...PAGES, ...FILES].map((path) => new Request(path, { headers: { Accept: "text/html,*/*" } })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("regalia-") && name !== CACHE);
    await Promise.all(old.slice(0, Math.max(0, old.length - (KEPT - 1))).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** The page of an address, kept when this version came; that of a lesson is that of its course. */
async function keptPage(path) {
  const cache = await caches.open(CACHE);
  const course = /^\/learn\/[^/]+/.exec(path)?.[0];
  return (await cache.match(path)) ?? (course && (await cache.match(course))) ?? (await cache.match("/"));
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptPage(new URL(request.url).pathname);
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const readable = /^\/(rules|cards|learn)(\/|$)/.test(pathname);
  if ((request.mode === "navigate" && !pathname.startsWith("/api/")) || readable) event.respondWith(page(request));
  else if (FILES.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(file(request));
});
