// The worker's start: the page sends its own compiled module. An error inside a promise would not reach the page; thrown
// from an event handler, it does, as the worker's error.
import init from "./railhead.js";

self.addEventListener("unhandledrejection", (event) => {
  throw event.reason;
});

self.addEventListener("message", (event) => init({ module_or_path: event.data }), { once: true });
