// The page's start: loads the wasm, which mounts the page. If that fails there is no page yet, so the error is shown here.
import init from "./railhead.js";
import { watch } from "./version.js";

const failure = {
  en: "Railhead couldn't start. It needs a browser with WebAssembly. Your saved games are safe. Try an up-to-date browser, or reload the page.",
  es: "Railhead no ha podido arrancar. Necesita un navegador con WebAssembly. Tus partidas están a salvo. Prueba con un navegador actual o recarga la página.",
  ro: "Railhead nu a putut porni. Are nevoie de un browser cu WebAssembly. Jocurile tale sunt în siguranță. Încearcă un browser actual sau reîncarcă pagina.",
};
const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const language = tags.find((tag) => tag in failure) ?? "en";

// The catalogue of any language but English is a part of its own: it is fetched in parallel with the wasm.
if (language !== "en") {
  const words = document.createElement("link");
  Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "", href: new URL(`split_${language}.wasm`, import.meta.url) });
  document.head.append(words);
}

// The page is mounted when its faces are there, so that no word changes its width before one's eyes. They are small, and
// come beside the wasm.
const faces = Promise.race([
  Promise.all(["Asap", "Faustina"].map((face) => document.fonts.load(`1em ${face}`))),
  new Promise((resolve) => setTimeout(resolve, 3000)),
]).catch((error) => console.warn("without its faces:", error));
const wasm = fetch(new URL("railhead_bg.wasm", import.meta.url));

const started = init({ module_or_path: Promise.all([wasm, faces]).then(([wasm]) => wasm) }).catch((error) => {
  console.error(error);
  const words = document.createElement("p");
  words.className = "boot-failure";
  words.lang = language;
  words.textContent = failure[language];
  document.body.replaceChildren(words);
});

// The files for offline use are fetched after those that the page starts with. If they can't be stored, the game works
// online only.
started.then(watch).catch((error) => console.warn("not kept for offline:", error));
