// Offline and updates. A version that has been fetched waits beside the one that runs; the page offers it, and
// asks for it by an event when the person says so. Every move is saved, so the reload loses nothing.
const container = "__TAURI_INTERNALS__" in window ? undefined : navigator.serviceWorker;

function offer(waiting) {
  window.addEventListener("railhead-take-over", () => waiting.postMessage("take over"), { once: true });
  // For a page that is mounted only later, or was asked in another language.
  document.documentElement.dataset.newVersion = "ready";
  window.dispatchEvent(new Event("railhead-new-version"));
}

export async function watch() {
  if (!container) return;
  const updates = container.controller !== null;
  container.addEventListener("controllerchange", () => updates && location.reload());
  const registration = await container.register("service.js");
  if (updates && registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next.addEventListener("statechange", () => {
      if (updates && next.state === "installed") offer(next);
    });
  });
  // A browser looks by itself only now and then, and an app on a home screen may stay open for weeks. Without a
  // network there is nothing to find.
  const look = () => registration.update().catch(() => {});
  // Not while the page is being loaded: what is found then was seen to be given up without a word.
  if (updates) setTimeout(look, 3000);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}
