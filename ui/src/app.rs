//! What all screens share, and the one that is shown.

use engine::SeenEvent;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{
    self, ChangeSettings, GameId, Leave, Open, Position, ReadSettings, Settings as Chosen, Trouble,
};
use wasm_bindgen::JsCast;

use crate::backend::{Backend, Failure};
use crate::dialog;
use crate::history::{self, Steps};
use crate::look;
use crate::notice::{Notice, NoticeBar};
use crate::playback::{Player, skip_by_touch};
pub(crate) use crate::screen::Screen;
use crate::screens::{About, Game, Home, Learn, NewGame, Rules, Saved, Settings, Statistics};
use crate::sound::{Heard, Sound};
use crate::t;
use crate::taking_in::DropPlace;
use crate::version::NewVersion;
use crate::words::{self, Language};

/// What the screens share: the table, the screen, the open game, and what has to be said.
#[derive(Clone, Copy)]
pub(crate) struct Shared {
    pub(crate) backend: Backend,
    screen: RwSignal<Screen>,
    player: Player,
    /// The game as it is shown: behind the table while the bots' moves are played back.
    pub(crate) position: RwSignal<Option<Position>>,
    /// The events that led to what is shown; none where it was opened or taken back.
    pub(crate) step: RwSignal<Option<Vec<SeenEvent>>>,
    /// More has happened than is shown.
    pub(crate) behind: RwSignal<bool>,
    /// What a person has chosen; changed by [`Shared::change_settings`] only.
    pub(crate) settings: RwSignal<Chosen>,
    /// Something was chosen already: what was kept before comes too late.
    chosen: StoredValue<bool>,
    /// How often games have come in from a file: whoever lists them reads them anew.
    pub(crate) arrivals: RwSignal<u32>,
    pub(crate) notice: Notice,
    pub(crate) sound: Sound,
}

impl Shared {
    fn new() -> Shared {
        let notice = Notice::default();
        let settings = RwSignal::new(Chosen::default());
        let player = Player::new(settings);
        let hear = move |update| match update {
            Ok(protocol::Update::Stuck { trouble, .. }) => notice.say(&trouble.into()),
            // Nothing is open yet where the saves were elsewhere: beginning anew shows them all.
            Ok(protocol::Update::TakenOver) => reload(),
            Ok(moved) => player.hear(moved),
            Err(failure) => notice.say(&failure),
        };
        let Player { position, step, behind, .. } = player;
        let screen = RwSignal::new(Screen::default());
        let backend = Backend::connect(hear);
        let chosen = StoredValue::new(false);
        let arrivals = RwSignal::new(0);
        let sound = Sound::new(settings);
        sound.follow(position, step);
        Shared { backend, screen, player, position, step, behind, settings, chosen, arrivals, notice, sound }
    }

    pub(crate) fn is_at(self, screen: Screen) -> bool {
        self.screen.get_untracked() == screen
    }

    /// One step on, to another screen.
    pub(crate) fn go(self, screen: Screen) {
        if self.screen.get_untracked() != screen {
            history::push(screen);
            self.show(screen);
        }
    }

    /// One step back. Nothing is ever lost by it.
    pub(crate) fn back(self) {
        self.step_back(Steps::One);
    }

    /// All the way back to the first screen.
    pub(crate) fn home(self) {
        self.step_back(Steps::All);
    }

    /// Goes to the game that a table has opened. A form that it was started from is done with.
    pub(crate) fn enter(self, position: Position) {
        let screen = Screen::Game(position.game);
        self.player.open(Some(position));
        match self.screen.get_untracked() {
            here if here == screen => {}
            Screen::NewGame | Screen::Game(_) => {
                history::replace(screen);
                self.show(screen);
            }
            Screen::Home
            | Screen::Saved
            | Screen::Statistics
            | Screen::Settings
            | Screen::Rules
            | Screen::Learn
            | Screen::About => self.go(screen),
        }
    }

    /// Opens a saved game.
    pub(crate) fn open(self, game: GameId) {
        spawn_local(async move {
            match self.backend.ask(Open { game }).await {
                Ok(position) => self.enter(position),
                Err(failure) => {
                    if self.screen.get_untracked() == Screen::Game(game) {
                        history::replace(Screen::Home);
                        self.show(Screen::Home);
                    }
                    self.say(&failure);
                }
            }
        });
    }

    /// Shows nothing of a game until the table has told anew what may be seen of it.
    pub(crate) fn open_anew(self, game: GameId) {
        self.player.open(None);
        self.open(game);
    }

    /// Keeps other settings, and lives by them at once.
    pub(crate) fn change_settings(self, change: impl FnOnce(&mut Chosen)) {
        self.chosen.set_value(true);
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        look::apply(&settings);
        spawn_local(async move {
            if let Err(failure) = self.backend.ask(ChangeSettings { settings }).await {
                self.say(&failure);
            }
        });
    }

    /// Says what did not work. A second click on what is done already is nobody's trouble: what has
    /// happened meanwhile is shown instead.
    pub(crate) fn say(self, failure: &Failure) {
        if let Failure::Refused(Trouble::Stale { .. }) = failure {
            self.player.skip();
        } else {
            self.notice.say(failure);
            self.sound.play(Heard::Refused);
        }
    }

    fn step_back(self, steps: Steps) {
        if !history::back(steps) && self.screen.get_untracked() != Screen::Home {
            history::replace(Screen::Home);
            self.show(Screen::Home);
        }
    }

    /// Shows a screen from its top. Whoever leaves a game lets its bots rest; it is saved already.
    fn show(self, screen: Screen) {
        let left = self.screen.get_untracked();
        self.screen.set(screen);
        self.notice.clear();
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus();
        if let Screen::Game(game) = left
            && left != screen
        {
            spawn_local(async move {
                if let Err(failure) = self.backend.ask(Leave { game }).await {
                    self.say(&failure);
                }
            });
        }
    }

    /// The browser has gone to this screen by itself: its back button, or a page that was loaded anew.
    fn follow(self, screen: Screen) {
        if self.screen.get_untracked() == screen {
            return;
        }
        self.show(screen);
        if let Screen::Game(game) = screen {
            self.open_anew(game);
        }
    }

    fn read_settings(self) {
        spawn_local(async move {
            match self.backend.ask(ReadSettings {}).await {
                Ok(_) if self.chosen.get_value() => {}
                Ok(settings) => {
                    look::apply(&settings);
                    self.settings.set(settings);
                }
                Err(failure) => self.say(&failure),
            }
        });
    }
}

/// A new screen is read from its beginning, by those who hear it too.
fn focus() {
    let main = document().query_selector("main").ok().flatten();
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        // What can't be focused stays without focus; the screen is shown all the same.
        let _ = main.focus();
    }
}

fn reload() {
    if let Err(error) = window().location().reload() {
        leptos::logging::error!("the page cannot be loaded again: {error:?}");
    }
}

/// What the screens share, from anywhere below [`App`].
pub(crate) fn shared() -> Shared {
    expect_context()
}

#[component]
pub(crate) fn App() -> impl IntoView {
    let shared = Shared::new();
    provide_context(shared);
    shared.read_settings();
    shared.follow(history::here());
    history::follow(move |screen| shared.follow(screen));
    skip_by_touch(shared.player);
    back_by_key(shared);
    let language = language(shared);
    name_the_window(shared, language);
    // Another language shows the whole page anew; what is played and typed is not the page's to lose.
    move || {
        words::speak(language.get());
        view! {
            <main class="app" tabindex="-1">
                {move || match shared.screen.get() {
                    Screen::Home => view! { <Home /> }.into_any(),
                    Screen::NewGame => view! { <NewGame /> }.into_any(),
                    Screen::Game(_) => view! { <Game /> }.into_any(),
                    Screen::Saved => view! { <Saved /> }.into_any(),
                    Screen::Statistics => view! { <Statistics /> }.into_any(),
                    Screen::Settings => view! { <Settings /> }.into_any(),
                    Screen::Rules => view! { <Rules /> }.into_any(),
                    Screen::Learn => view! { <Learn /> }.into_any(),
                    Screen::About => view! { <About /> }.into_any(),
                }}
            </main>
            <DropPlace shared />
            <NewVersion />
            <NoticeBar notice=shared.notice />
        }
    }
}

/// The language that is spoken; the document says which, for those who have it read to them.
fn language(shared: Shared) -> Memo<Language> {
    let wishes = window().navigator().languages();
    let system: Vec<String> = wishes.iter().filter_map(|tag| tag.as_string()).collect();
    let language = Memo::new(move |_| {
        shared.settings.with(|chosen| Language::chosen(chosen.language.as_deref(), &system))
    });
    Effect::new(move |_| look::speak(language.get()));
    language
}

/// The window is named after the screen, whose heading knows what it is called.
fn name_the_window(shared: Shared, language: Memo<Language>) {
    let map = Memo::new(move |_| {
        shared.position.with(|position| position.as_ref().map(|position| position.view.map.clone()))
    });
    Effect::new(move |_| {
        shared.screen.track();
        map.track();
        language.track();
        // Once the heading is there.
        request_animation_frame(|| {
            let heading = document().query_selector("main h1").ok().flatten();
            let heading = heading.and_then(|heading| heading.text_content()).unwrap_or_default();
            let app = t!("app-name");
            let is_named = !heading.is_empty() && heading != app;
            document().set_title(&if is_named { t!("title-screen", screen = heading) } else { app });
        });
    });
}

/// Escape goes one step back, unless something nearer has taken it: a dialog closes first.
fn back_by_key(shared: Shared) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && !event.default_prevented() && !dialog::is_open() {
            shared.back();
        }
    });
    on_cleanup(move || listener.remove());
}
