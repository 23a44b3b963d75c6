// A page without a user interface: it uses the worker by the protocol alone, so that a story can count acknowledged moves.
// tests/saves.rs puts it next to the build's own scripts.
const waiting = new Map();
// The app's module: page and worker use the same one.
const module = WebAssembly.compileStreaming(fetch(new URL("railhead_bg.wasm", import.meta.url)));
let next = 1;
let worker;

const table = {
  acknowledged: 0,
  record: null,
  failure: null,
  updates: [],

  // Starts the worker, and waits until it listens.
  start: () =>
    new Promise((resolve) => {
      worker = new Worker(new URL("work.js", import.meta.url), { type: "module" });
      worker.onerror = (event) => (table.failure = event.message);
      module.then((module) => worker.postMessage(module));
      worker.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message === "ready") resolve();
        else if (message.update) hear(message.update);
        else waiting.get(message.answer.id)(message.answer.answer);
      };
    }),

  // Sends a request and returns the answer, which may be an error.
  ask: (ask, details = {}) =>
    new Promise((resolve) => {
      waiting.set(next, resolve);
      worker.postMessage(JSON.stringify({ id: next++, request: { [ask]: details } }));
    }),

  // Sends a request and returns its reply; throws if the answer is an error.
  get: async (ask, details) => {
    const answer = await table.ask(ask, details);
    if (!answer.Ok) throw new Error(`${ask}: ${JSON.stringify(answer)}`);
    return answer.Ok[ask];
  },

  // Imports a file.
  take: (bytes) =>
    new Promise((resolve) => {
      waiting.set(next, resolve);
      const text = JSON.stringify({ id: next++, request: { import: {} } });
      worker.postMessage([text, bytes.buffer], [bytes.buffer]);
    }),

  // Plays the only game to its end; starts one if there is none.
  play: async (seed) => {
    const cards = await table.get("list_games");
    let snapshot = cards.length ? await table.get("open", { session: { game: cards[0].game } }) : await table.begin(seed);
    table.found = snapshot.revision;
    const session = snapshot.session;
    while (snapshot.view.phase !== "over") {
      const legal = snapshot.view.legal;
      if (legal.length) {
        const action = legal[Math.floor(legal.length / 2)];
        const kept = await table.get("play", { session, revision: snapshot.revision, action });
        table.acknowledged = Math.max(table.acknowledged, kept.revision);
      } else {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      snapshot = await table.get("open", { session });
    }
    table.record = (await table.get("read_record", { game: session.game })).text;
  },

  begin: (seed, bot = "one-step", first = null) =>
    table.get("start", {
      map: "europe",
      seats: [
        { name: "Ada", colour: "blue", who: { who: "person" } },
        { name: "Bolt", colour: "red", who: { who: "bot", bot } },
      ],
      first,
      seed: String(seed),
    }),

  // Damages every file of the saves, but not the file names or SQLite's header.
  damage: async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("railhead");
    let spoilt = 0;
    const spoil = async (folder) => {
      for await (const entry of folder.values()) {
        if (entry.kind === "directory") await spoil(entry);
        else {
          const size = (await entry.getFile()).size;
          if (size < 5 * 4096) continue;
          const file = await entry.createWritable({ keepExistingData: true });
          // The last database page but one: most likely part of a game.
          await file.write({ type: "write", position: size - 2 * 4096, data: new Uint8Array(4096).fill(165) });
          await file.close();
          spoilt += 1;
        }
      }
    };
    await spoil(folder);
    return spoilt;
  },
};

function hear(update) {
  table.updates.push(update.moved ? "moved" : update);
  if (update.moved) table.acknowledged = Math.max(table.acknowledged, update.moved.snapshot.revision);
}

window.table = table;
