//! What all screens share: the table, the open game, the way from one screen to another.

use std::collections::BTreeSet;

use engine::{SeenEvent, TicketId};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{
    self, ChangeSettings, GameCard, Leave, ListGames, Open, ReadSettings, SessionId, Settings as Chosen,
    Snapshot, TableError,
};
use wasm_bindgen::JsCast;

use crate::backend::{Backend, BackendError};
use crate::dialog;
use crate::history::{self, Navigation, Steps};
use crate::look;
use crate::notice::Notice;
use crate::playback::Player;
use crate::screen::Screen;
use crate::screens::Form;
use crate::seat_names;
use crate::sound::{Heard, Sound};

/// A moment of a session: which, and its revision.
pub(crate) type Moment = (SessionId, u32);

/// What the screens share: the table, the screen, the open game, and what has to be said.
#[derive(Clone, Copy)]
pub(crate) struct Shared {
    pub(crate) backend: Backend,
    pub(crate) screen: RwSignal<Screen>,
    pub(crate) player: Player,
    /// The game as it is shown: behind the table while the bots' moves are played back.
    pub(crate) snapshot: RwSignal<Option<Snapshot>>,
    /// The events that led to what is shown; none where it was opened or taken back.
    pub(crate) step: RwSignal<Option<Vec<SeenEvent>>>,
    /// More has happened than is shown.
    pub(crate) behind: RwSignal<bool>,
    /// What a person has chosen; changed by [`Shared::change_settings`] only.
    pub(crate) settings: RwSignal<Chosen>,
    /// Something was chosen already: what was kept before comes too late.
    chosen: StoredValue<bool>,
    /// How often games have come in from a file or come back: whoever lists them reads them anew.
    pub(crate) arrivals: RwSignal<u32>,
    /// A new game that someone has begun to set up: it waits until it is started.
    pub(crate) form: StoredValue<Option<Form>>,
    /// Tickets that someone has begun to choose, in that snapshot of a game: they wait as well.
    pub(crate) ticked: StoredValue<Option<(Moment, BTreeSet<TicketId>)>>,
    pub(crate) notice: Notice,
    pub(crate) sound: Sound,
    /// Goes one step back within the screen that is shown, and says whether there was one.
    within: StoredValue<Option<Callback<(), bool>>>,
    /// It was the page itself that asked the browser to go back.
    leaving: StoredValue<bool>,
}

impl Shared {
    pub(crate) fn new() -> Shared {
        let notice = Notice::default();
        let settings = RwSignal::new(Chosen::default());
        let player = Player::new(settings);
        let hear = move |update| match update {
            Ok(protocol::Update::Stuck { error, .. }) => notice.say(&error.into()),
            // Nothing is open yet where the saves were elsewhere: beginning anew shows them all.
            Ok(protocol::Update::TakenOver) => reload(),
            Ok(mut moved) => {
                if let protocol::Update::Moved { snapshot, .. } | protocol::Update::Returned { snapshot } =
                    &mut moved
                {
                    seat_names::name(&mut snapshot.seats);
                }
                player.hear(moved);
            }
            Err(error) => notice.say(&error),
        };
        let Player { snapshot, step, behind, .. } = player;
        let screen = RwSignal::new(Screen::default());
        let backend = Backend::connect(hear);
        let chosen = StoredValue::new(false);
        let arrivals = RwSignal::new(0);
        let (form, ticked) = (StoredValue::new(None), StoredValue::new(None));
        let sound = Sound::new(settings);
        sound.follow(snapshot, step);
        let (within, leaving) = (StoredValue::new(None), StoredValue::new(false));
        Shared {
            backend,
            screen,
            player,
            snapshot,
            step,
            behind,
            settings,
            chosen,
            arrivals,
            form,
            ticked,
            notice,
            sound,
            within,
            leaving,
        }
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
    pub(crate) fn enter(self, mut snapshot: Snapshot) {
        seat_names::name(&mut snapshot.seats);
        let screen = Screen::Game(snapshot.session);
        self.player.open(Some(snapshot));
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

    /// All saved games, the last played first.
    pub(crate) async fn games(self) -> Result<Vec<GameCard>, BackendError> {
        let mut games = self.backend.ask(ListGames {}).await?;
        games.iter_mut().for_each(|card| seat_names::name(&mut card.seats));
        Ok(games)
    }

    /// Opens a saved game, or a lesson.
    pub(crate) fn open(self, session: SessionId) {
        spawn_local(async move {
            match self.backend.ask(Open { session }).await {
                Ok(snapshot) => self.enter(snapshot),
                Err(error) => {
                    if self.screen.get_untracked() == Screen::Game(session) {
                        history::replace(Screen::Home);
                        self.show(Screen::Home);
                    }
                    self.say(&error);
                }
            }
        });
    }

    /// Shows nothing of a game until the table has told anew what may be seen of it.
    pub(crate) fn open_anew(self, session: SessionId) {
        self.player.open(None);
        self.open(session);
    }

    /// Keeps other settings, and lives by them at once.
    pub(crate) fn change_settings(self, change: impl FnOnce(&mut Chosen)) {
        self.chosen.set_value(true);
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        look::apply(&settings);
        spawn_local(async move {
            if let Err(error) = self.backend.ask(ChangeSettings { settings }).await {
                self.say(&error);
            }
        });
    }

    /// Says what did not work. A second click on what is done already is nobody's trouble: what has
    /// happened meanwhile is shown instead.
    pub(crate) fn say(self, error: &BackendError) {
        if let BackendError::Refused(TableError::Stale { .. }) = error {
            self.player.skip();
        } else {
            self.notice.say(error);
            self.sound.play(Heard::Refused);
        }
    }

    /// One step back within what is shown, before it is left, for as long as it lasts; `step` says whether there was one.
    pub(crate) fn step_within(self, step: impl Fn() -> bool + Send + Sync + 'static) {
        self.within.set_value(Some(Callback::new(move |()| step())));
    }

    fn step_back(self, steps: Steps) {
        if history::back(steps) {
            self.leaving.set_value(true);
        } else if self.screen.get_untracked() != Screen::Home {
            history::replace(Screen::Home);
            self.show(Screen::Home);
        }
    }

    /// The browser's own back button does what Escape does: a dialog closes first, then what was begun in a turn is
    /// left, and only then the screen.
    pub(crate) fn went(self, screen: Screen, way: Navigation) {
        let is_ours = self.leaving.try_update_value(std::mem::take) == Some(true);
        match way {
            Navigation::Back { steps } if !is_ours && self.steps_back_within() => history::stay(steps),
            Navigation::Back { .. } | Navigation::Elsewhere => self.follow(screen),
        }
    }

    pub(crate) fn steps_back_within(self) -> bool {
        if dialog::is_open() {
            dialog::close_open();
            return true;
        }
        // What is no longer shown took its step with it.
        self.within.get_value().and_then(|within| within.try_run(())) == Some(true)
    }

    /// Shows a screen from its top. Whoever leaves a game lets its bots rest; it is saved already.
    fn show(self, screen: Screen) {
        let left = self.screen.get_untracked();
        self.screen.set(screen);
        self.notice.pass();
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus_first();
        if let Screen::Game(session) = left
            && left != screen
        {
            spawn_local(async move {
                if let Err(error) = self.backend.ask(Leave { session }).await {
                    self.say(&error);
                }
            });
        }
    }

    /// The browser has gone to this screen by itself: its back button, or a page that was loaded anew.
    pub(crate) fn follow(self, screen: Screen) {
        if self.screen.get_untracked() == screen {
            return;
        }
        self.show(screen);
        if let Screen::Game(session) = screen {
            self.open_anew(session);
        }
    }

    pub(crate) fn read_settings(self) {
        spawn_local(async move {
            match self.backend.ask(ReadSettings {}).await {
                Ok(_) if self.chosen.get_value() => {}
                Ok(settings) => {
                    look::apply(&settings);
                    self.settings.set(settings);
                }
                Err(error) => self.say(&error),
            }
        });
    }
}

/// A new screen is read from its beginning, by those who hear it too.
fn focus_first() {
    let main = document().query_selector("main").ok().flatten();
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        // What can't be focused stays without focus; the screen is shown all the same.
        let _ = main.focus();
    }
}

pub(crate) fn reload() {
    if let Err(error) = window().location().reload() {
        leptos::logging::error!("the page cannot be loaded again: {error:?}");
    }
}

/// What the screens share, from anywhere below [`App`].
pub(crate) fn shared() -> Shared {
    expect_context()
}
