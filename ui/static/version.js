// Offline and updates. A version that has been fetched waits beside the one that runs; the page offers it, and
// asks for it by an event when the person says so. Every move is saved, so the reload loses nothing.
const container = "__TAURI_INTERNALS__" in window ? undefined : navigator.serviceWorker;

// Until its own service is there, a page may be in the care of another game's, further up on its host.
const runs = () => container.controller?.scriptURL === new URL("service.js", document.baseURI).href;

function offer(waiting) {
  window.addEventListener("railhead-take-over", () => waiting.postMessage("take over"), { once: true });
  // For a page that is mounted only later, or was asked in another language.
  document.documentElement.dataset.newVersion = "ready";
  window.dispatchEvent(new Event("railhead-new-version"));
}

// Offers what is being fetched, once it is there. The very first version is none to be offered: nothing runs yet
// that it could replace.
function follow(next) {
  next?.addEventListener("statechange", () => {
    if (next.state === "installed" && runs()) offer(next);
  });
}

export async function watch() {
  if (!container) return;
  // The first version takes this page over without a change; any later one begins it anew.
  let ran = runs();
  container.addEventListener("controllerchange", () => {
    if (ran) location.reload();
    ran = runs();
  });
  const registration = await container.register("service.js");
  if (registration.waiting && runs()) offer(registration.waiting);
  // A browser looks by itself while it loads a page: what it has found by now is told by no event.
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  // Otherwise it looks only now and then, and an app on a home screen may stay open for weeks. Without a network
  // there is nothing to find.
  const look = () => registration.update().catch(() => {});
  if (ran) setTimeout(look, 3000);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}
