// The game without a network: every file of one version, kept from the first visit on. The two constants that
// it speaks of, VERSION and FILES, are written in front of it when the bundle is made.
//
// A new version is fetched beside the old one and waits: until the page asks for it, or every tab is closed,
// nobody's game is served half by one version and half by another.
//
// A host may have other games and pages beside and below this one, and all of them share what a browser keeps: what is
// ours is named after our folder, and of all pages only the folder's own is answered for.
const HOME = new URL("./", self.location).pathname;
const CACHE = `railhead-${VERSION} ${HOME}`;

// What has the version in its path never changes and may come from the browser's own cache; the rest may not.
const fresh = (path) => (path.includes(VERSION) ? path : new Request(path, { cache: "reload" }));

async function keep() {
  const page = await fetch(fresh("./"));
  // Its host may be half way from one version to another: next time, then, and what is kept already stays.
  if (!page.ok || !(await page.clone().text()).includes(VERSION)) throw new Error("this is the page of another version");
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.filter((path) => path !== "./").map(fresh));
  await cache.put("./", page);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

// Earlier versions named no folder: theirs are ours if they hold our page.
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
  // The page of the first visit too: otherwise a next version would not wait for it, and its files would be gone.
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
