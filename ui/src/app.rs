//! Which screen is shown, and what all screens share.

use leptos::prelude::*;
use table::protocol::{self, Position};

use crate::backend::Backend;
use crate::notice::{Notice, NoticeBar};
use crate::screens::{Game, Home, NewGame};

/// Where in the app a person is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Screen {
    #[default]
    Home,
    NewGame,
    Game,
}

/// What the screens share: the table, the screen, the open game, and what has to be said.
#[derive(Clone, Copy)]
pub(crate) struct Shared {
    pub(crate) backend: Backend,
    screen: RwSignal<Screen>,
    pub(crate) position: RwSignal<Option<Position>>,
    pub(crate) notice: Notice,
}

impl Shared {
    fn new() -> Shared {
        let position = RwSignal::new(None);
        let notice = Notice::default();
        let hear = move |update| match update {
            protocol::Update::Stuck { trouble, .. } => notice.say(&trouble.into()),
            moved => position.update(|shown| hear(shown, moved)),
        };
        let backend = Backend::connect(hear);
        Shared { backend, screen: RwSignal::new(Screen::default()), position, notice }
    }

    /// Shows another screen, from its top.
    pub(crate) fn go(self, screen: Screen) {
        if self.screen.get_untracked() != screen {
            self.screen.set(screen);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }

    /// Goes to the game that a table has opened.
    pub(crate) fn enter(self, position: Position) {
        self.position.set(Some(position));
        self.go(Screen::Game);
    }
}

/// Takes an update into the game that is shown; one of another game is not for this screen.
fn hear(shown: &mut Option<Position>, update: protocol::Update) {
    let Some(before) = shown else { return };
    match update {
        protocol::Update::Moved { events, mut position } if position.game == before.game => {
            if position.view.viewer == before.view.viewer {
                position.view.history = std::mem::take(&mut before.view.history);
                position.view.history.extend(events);
            }
            *before = *position;
        }
        protocol::Update::Returned { position } if position.game == before.game => *before = *position,
        protocol::Update::Moved { .. }
        | protocol::Update::Returned { .. }
        | protocol::Update::Stuck { .. } => {}
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
    view! {
        <main class="app">
            {move || match shared.screen.get() {
                Screen::Home => view! { <Home /> }.into_any(),
                Screen::NewGame => view! { <NewGame /> }.into_any(),
                Screen::Game => view! { <Game /> }.into_any(),
            }}
        </main>
        <NoticeBar notice=shared.notice />
    }
}
