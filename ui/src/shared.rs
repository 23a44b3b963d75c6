//! What all screens share: the backend, the open game, and going from one screen to another.

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
use crate::screen::{self, Screen};
use crate::screens::Form;
use crate::seat_names;
use crate::sound::{Heard, Sound};

/// A moment of a session: the session and its revision.
pub(crate) type Moment = (SessionId, u32);

/// What the screens share. Copies are cheap and share the same signals.
#[derive(Clone, Copy)]
pub(crate) struct Shared {
    pub(crate) backend: Backend,
    pub(crate) screen: RwSignal<Screen>,
    pub(crate) player: Player,
    /// The game on show. While the bots' moves are played back, it lags behind the table.
    pub(crate) snapshot: RwSignal<Option<Snapshot>>,
    /// The events that led to the snapshot on show; none where the game was opened or a move was taken back.
    pub(crate) step: RwSignal<Option<Vec<SeenEvent>>>,
    /// Are there moves that have not been shown yet?
    pub(crate) behind: RwSignal<bool>,
    /// The person's settings; changed by [`Shared::change_settings`] only.
    pub(crate) settings: RwSignal<Chosen>,
    /// Has the person changed a setting? Then saved settings that arrive later are ignored.
    chosen: StoredValue<bool>,
    /// How often games were imported or restored; lists of games watch it and reload.
    pub(crate) arrivals: RwSignal<u32>,
    /// The form of a new game that was begun but not started; kept while the person is on another screen.
    pub(crate) form: StoredValue<Option<Form>>,
    /// The tickets ticked so far, and the moment they are on offer in; kept likewise.
    pub(crate) ticked: StoredValue<Option<(Moment, BTreeSet<TicketId>)>>,
    pub(crate) notice: Notice,
    pub(crate) sound: Sound,
    /// Takes one step back within the screen on show. Returns whether there was one.
    on_back: StoredValue<Option<Callback<(), bool>>>,
    /// What Escape does on the screen on show if there is no step to take; without it, the screen is left.
    on_idle_escape: StoredValue<Option<Callback<()>>>,
    /// Was it the page itself that asked the browser to go back?
    leaving: StoredValue<bool>,
}

impl Shared {
    pub(crate) fn new() -> Shared {
        let notice = Notice::default();
        let settings = RwSignal::new(Chosen::default());
        let player = Player::new(settings);
        let on_update = move |update| match update {
            Ok(protocol::Update::Stuck { error, .. }) => notice.say(&error.into()),
            // This page can use the saved games from now on: a reload shows them all.
            Ok(protocol::Update::TakenOver) => reload(),
            Ok(mut moved) => {
                if let protocol::Update::Moved { snapshot, .. } | protocol::Update::Returned { snapshot } =
                    &mut moved
                {
                    seat_names::name(&mut snapshot.seats);
                }
                player.apply_update(moved);
            }
            Err(error) => notice.say(&error),
        };
        let Player { snapshot, step, turning, behind, .. } = player;
        let screen = RwSignal::new(Screen::default());
        let backend = Backend::connect(on_update);
        let chosen = StoredValue::new(false);
        let arrivals = RwSignal::new(0);
        let (form, ticked) = (StoredValue::new(None), StoredValue::new(None));
        let sound = Sound::new(settings);
        sound.follow(snapshot, step);
        sound.follow_digging(turning);
        let (on_back, on_idle_escape) = (StoredValue::new(None), StoredValue::new(None));
        let leaving = StoredValue::new(false);
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
            on_back,
            on_idle_escape,
            leaving,
        }
    }

    pub(crate) fn is_at(self, screen: Screen) -> bool {
        self.screen.get_untracked() == screen
    }

    /// Goes forward to another screen.
    pub(crate) fn go(self, screen: Screen) {
        if self.screen.get_untracked() != screen {
            history::push(screen);
            self.show(screen);
        }
    }

    /// Goes back to the screen before. Nothing is ever lost by it.
    pub(crate) fn back(self) {
        self.step_back(Steps::One);
    }

    /// All the way back to the first screen.
    pub(crate) fn home(self) {
        self.step_back(Steps::All);
    }

    /// Goes to a game that the table has opened. It replaces the form it was started from in the history.
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
            | Screen::Replay(_)
            | Screen::Link(_)
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

    /// Goes to the game of a link, if this text holds one. Returns whether it does.
    pub(crate) fn open_link(self, text: &str) -> bool {
        let Some(link) = screen::link(text) else { return false };
        let fragment = screen::link_fragment(link);
        let screen = Screen::of(&fragment);
        if !self.is_at(screen) {
            history::push_to(&fragment);
            self.show(screen);
        }
        true
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

    /// Hides the game, then opens it again as the table now allows it to be seen.
    pub(crate) fn open_anew(self, session: SessionId) {
        self.player.open(None);
        self.open(session);
    }

    /// Changes the settings, applies them at once, and saves them.
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

    /// Shows an error. For a request based on an old snapshot, such as a second click on the same button, it shows what has
    /// happened meanwhile instead.
    pub(crate) fn say(self, error: &BackendError) {
        if let BackendError::Refused(TableError::Stale { .. }) = error {
            self.player.skip();
        } else {
            self.notice.say(error);
            self.sound.play(Heard::Refused);
        }
    }

    /// Sets what going back does first on the screen on show, for as long as that exists. `step` returns whether there was a
    /// step to take; if not, the screen is left.
    pub(crate) fn set_on_back(self, step: impl Fn() -> bool + Send + Sync + 'static) {
        self.on_back.set_value(Some(Callback::new(move |()| step())));
    }

    /// Sets what Escape does on the screen on show if there is no step to take, for as long as that screen exists.
    pub(crate) fn set_on_idle_escape(self, act: impl Fn() + Send + Sync + 'static) {
        self.on_idle_escape.set_value(Some(Callback::new(move |()| act())));
    }

    /// Escape was pressed: it takes a step back within the screen, or does what that screen wants, or leaves it.
    pub(crate) fn escape(self) {
        // The callback is gone if its screen is.
        let act = || self.on_idle_escape.get_value().and_then(|act| act.try_run(()));
        if !self.back_within_screen() && act().is_none() {
            self.back();
        }
    }

    fn step_back(self, steps: Steps) {
        if history::back(steps) {
            self.leaving.set_value(true);
        } else if self.screen.get_untracked() != Screen::Home {
            history::replace(Screen::Home);
            self.show(Screen::Home);
        }
    }

    /// The browser has navigated. Its back button does what Escape does: it closes an open dialog, else takes a step back
    /// within the screen, else leaves the screen.
    pub(crate) fn navigated(self, screen: Screen, way: Navigation) {
        let is_ours = self.leaving.try_update_value(std::mem::take) == Some(true);
        match way {
            Navigation::Back { steps } if !is_ours && self.back_within_screen() => history::forward(steps),
            Navigation::Back { .. } | Navigation::Elsewhere => self.follow(screen),
        }
    }

    pub(crate) fn back_within_screen(self) -> bool {
        if dialog::is_open() {
            dialog::close_open();
            return true;
        }
        // The callback is gone if its screen is.
        self.on_back.get_value().and_then(|on_back| on_back.try_run(())) == Some(true)
    }

    /// Shows a screen from its top. If that leaves a game, its bots stop; the game is saved already.
    fn show(self, screen: Screen) {
        let left = self.screen.get_untracked();
        self.screen.set(screen);
        self.notice.clear_unless_undoable();
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus_first();
        let session = match left {
            Screen::Game(session) => Some(session),
            Screen::Replay(game) => Some(SessionId::Replay(game)),
            // The session's own number is the table's.
            Screen::Link(_) => self.snapshot.with_untracked(|it| it.as_ref().map(|it| it.session)),
            Screen::Home
            | Screen::NewGame
            | Screen::Saved
            | Screen::Statistics
            | Screen::Settings
            | Screen::Rules
            | Screen::Learn
            | Screen::About => None,
        };
        if let Some(session) = session.filter(|_| left != screen) {
            spawn_local(async move {
                if let Err(error) = self.backend.ask(Leave { session }).await {
                    self.say(&error);
                }
            });
        }
    }

    /// Follows the browser to this screen: by its back button, or when the page has been loaded.
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

/// Moves the focus to the top of the new screen, so that screen readers start there.
fn focus_first() {
    let main = document().query_selector("main").ok().flatten();
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Without focus the screen is still shown.
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
