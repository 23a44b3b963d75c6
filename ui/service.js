// The game without a network: every file of one version, kept from the first visit on. The two constants that
// it speaks of, VERSION and FILES, are written in front of it when the bundle is made.
//
// A new version is fetched beside the old one and waits: until the page asks for it, or every tab is closed,
// nobody's game is served half by one version and half by another.
const CACHE = `railhead-${VERSION}`;

// What has the version in its path never changes and may come from the browser's own cache; the rest may not.
const fresh = (path) => (path.includes(VERSION) ? path : new Request(path, { cache: "reload" }));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("railhead-") && name !== CACHE;
  const names = caches.keys().then((names) => names.filter(old));
  const deleted = names.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  // The page of the first visit too: otherwise a next version would not wait for it, and its files would be gone.
  event.waitUntil(deleted.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const wanted = request.mode === "navigate" ? "./" : request;
  const kept = caches.open(CACHE).then((cache) => cache.match(wanted, { ignoreSearch: true }));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});
