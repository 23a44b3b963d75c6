// The service worker, for play without a network: it caches every file of one version from the first visit on. The
// bundle puts the constants VERSION and FILES in front of it.
//
// A new version is fetched beside the old one and waits until the page asks for it or every tab is closed, so that no
// page gets files of two versions.
//
// A host may have other games and pages beside and below this one, and they all share the browser's caches. So our caches
// are named after our folder, and the only page that we answer for is the folder's own.
const HOME = new URL("./", self.location).pathname;
const CACHE = `railhead-${VERSION} ${HOME}`;

// A file with the version in its path never changes and may come from the browser's own cache; the others may not.
const fresh = (path) => (path.includes(VERSION) ? path : new Request(path, { cache: "reload" }));

async function keep() {
  const page = await fetch(fresh("./"));
  // The host may be in the middle of an update: then this install fails, the old cache stays, and the next visit tries again.
  if (!page.ok || !(await page.clone().text()).includes(VERSION)) throw new Error("this is the page of another version");
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.filter((path) => path !== "./").map(fresh));
  await cache.put("./", page);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

// Caches of earlier versions have no folder in their name: they are ours if they contain our page.
async function isOurs(name) {
  if (!name.startsWith("railhead-") || name === CACHE) return false;
  if (name.includes(" ")) return name.endsWith(` ${HOME}`);
  const kept = await (await caches.open(name)).keys();
  return kept.some(({ url }) => new URL(url).pathname === HOME);
}

async function forget() {
  for (const name of await caches.keys()) {
    if (await isOurs(name)) await caches.delete(name);
  }
}

self.addEventListener("activate", (event) => {
  // Also claims the page of the first visit: otherwise the next version would not wait for it and would delete its files.
  event.waitUntil(forget().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const page = request.mode === "navigate";
  if (page && pathname !== HOME && pathname !== `${HOME}index.html`) return;
  const kept = caches.open(CACHE).then((cache) => cache.match(page ? "./" : request, { ignoreSearch: true }));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});
