// Offline and updates. A version that has been fetched waits beside the one that runs; the page offers it, and
// asks for it by an event when the person says so. Every move is saved, so the reload loses nothing.
const container = "__TAURI_INTERNALS__" in window ? undefined : navigator.serviceWorker;

// Until its own service worker runs, a page may be controlled by that of another game, in a folder above on the same host.
const runs = () => container.controller?.scriptURL === new URL("service.js", document.baseURI).href;

function offer(waiting) {
  window.addEventListener("railhead-take-over", () => waiting.postMessage("take over"), { once: true });
  // For a page that is mounted later, or redrawn in another language.
  document.documentElement.dataset.newVersion = "ready";
  window.dispatchEvent(new Event("railhead-new-version"));
}

// Offers the version that is being fetched, once it is ready. The very first version is not offered: it replaces nothing.
function follow(next) {
  next?.addEventListener("statechange", () => {
    if (next.state === "installed" && runs()) offer(next);
  });
}

export async function watch() {
  if (!container) return;
  // When the first version takes control, the page stays as it is; any later version reloads it.
  let ran = runs();
  container.addEventListener("controllerchange", () => {
    if (ran) location.reload();
    ran = runs();
  });
  const registration = await container.register("service.js");
  if (registration.waiting && runs()) offer(registration.waiting);
  // The browser checks for a new version while it loads a page: one found before now causes no event.
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  // After that it checks only now and then, and an app on a home screen may stay open for weeks. Without a network
  // the check fails, which is fine.
  const look = () => registration.update().catch(() => {});
  if (ran) setTimeout(look, 3000);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}
