// The page's start: load the wasm, which mounts itself. If that fails there is no page to say so,
// so it is said here.
import init from "./railhead.js";
import { watch } from "./version.js";

init({ module_or_path: new URL("railhead_bg.wasm", import.meta.url) }).catch((error) => {
  console.error(error);
  const words = document.createElement("p");
  words.className = "boot-failure";
  words.textContent =
    "Railhead could not start in this browser: it needs WebAssembly. Your saved games are safe. Try a current browser, or reload the page.";
  document.body.replaceChildren(words);
});

// Without a place for its files the game still plays, only not offline.
watch().catch((error) => console.warn("not kept for offline:", error));
