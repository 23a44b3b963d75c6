// The page's start: load the wasm, which mounts itself. If that fails there is no page to say so,
// so it is said here.
import init from "./railhead.js";
import { watch } from "./version.js";

init({ module_or_path: new URL("railhead_bg.wasm", import.meta.url) }).catch((error) => {
  console.error(error);
  const words = document.createElement("p");
  words.className = "boot-failure";
  const said = {
    en: "Railhead could not start in this browser: it needs WebAssembly. Your saved games are safe. Try a current browser, or reload the page.",
    es: "Railhead no ha podido arrancar en este navegador: necesita WebAssembly. Tus partidas guardadas están a salvo. Prueba un navegador actual o vuelve a cargar la página.",
    ro: "Railhead nu a putut porni în acest browser: are nevoie de WebAssembly. Jocurile salvate sunt în siguranță. Încearcă un browser actual sau reîncarcă pagina.",
  };
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  words.lang = tags.find((tag) => tag in said) ?? "en";
  words.textContent = said[words.lang];
  document.body.replaceChildren(words);
});

// Without a place for its files the game still plays, only not offline.
watch().catch((error) => console.warn("not kept for offline:", error));
