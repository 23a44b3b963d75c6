// The worker's start. A failure inside a promise would stay unheard on the page's side:
// thrown from an event handler, it reaches the page as the worker's error.
import init from "./worker.js";

self.addEventListener("unhandledrejection", (event) => {
  throw event.reason;
});

init({ module_or_path: new URL("worker_bg.wasm", import.meta.url) });
