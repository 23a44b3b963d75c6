// The worker's start: the page sends the module that it runs itself. A failure inside a promise would stay unheard on
// the page's side: thrown from an event handler, it reaches the page as the worker's error.
import init from "./railhead.js";

self.addEventListener("unhandledrejection", (event) => {
  throw event.reason;
});

self.addEventListener("message", (event) => init({ module_or_path: event.data }), { once: true });
