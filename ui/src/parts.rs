//! The parts of the page that are not in its first load. `xtask/src/bundle/parts.rs` splits them off the module at the
//! functions that are marked here; each is fetched when one of its screens is first shown.

mod bar;
mod fetched;
mod missing;
mod on_the_way;

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use table::protocol::GameId;

use crate::screens::{About, Game, Learn, NewGame, Replay, Rules, Saved, Settings, Statistics};
pub(crate) use fetched::Fetched;

/// A screen, by the part that it is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// The screens that are needed next; fetched as soon as the home screen is shown.
    Play(Play),
    /// A game that is walked through.
    Replay(Walkable),
    /// The screens that are needed now and then.
    More(More),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Play {
    NewGame,
    Game,
}

/// What is walked through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Walkable {
    Save(GameId),
    /// The game of the link in the address.
    Link,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum More {
    Saved,
    Statistics,
    Settings,
    Rules,
    Learn,
    About,
}

/// A part that is being fetched.
pub(crate) type Fetching = Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

impl Part {
    /// Ready at once if the part has been fetched already. Tries again if it failed before.
    fn fetch(self) -> Fetching {
        match self {
            Part::Play(_) => Box::pin(fetch_play()),
            Part::Replay(_) => Box::pin(fetch_replay()),
            Part::More(_) => Box::pin(fetch_more()),
        }
    }

    /// The screen itself, if its part has been fetched.
    fn view(self) -> Option<AnyView> {
        let shown = match self {
            Part::Play(what) => at_once(&mut Box::pin(play(what))),
            Part::Replay(what) => at_once(&mut Box::pin(replay(what))),
            Part::More(what) => at_once(&mut Box::pin(more(what))),
        };
        shown?.ok()
    }
}

/// Fetches the game's part in advance. If that fails, it is tried again, and the error shown, when a game is opened.
pub(crate) fn prefetch_play() {
    leptos::task::spawn_local(async {
        let _ = fetch_play().await;
    });
}

/// The result of a future that is ready already.
pub(crate) fn at_once<T>(coming: &mut (impl Future<Output = T> + Unpin)) -> Option<T> {
    match Pin::new(coming).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(come) => Some(come),
        Poll::Pending => None,
    }
}

#[wasm_split(play, wasm_split_path = leptos::wasm_split, preload(fetch_play), fallible)]
fn play(what: Play) -> Result<AnyView, SplitLoaderError> {
    Ok(match what {
        Play::NewGame => view! { <NewGame /> }.into_any(),
        Play::Game => view! { <Game /> }.into_any(),
    })
}

#[wasm_split(replay, wasm_split_path = leptos::wasm_split, preload(fetch_replay), fallible)]
fn replay(what: Walkable) -> Result<AnyView, SplitLoaderError> {
    Ok(view! { <Replay what /> }.into_any())
}

#[wasm_split(more, wasm_split_path = leptos::wasm_split, preload(fetch_more), fallible)]
fn more(what: More) -> Result<AnyView, SplitLoaderError> {
    Ok(match what {
        More::Saved => view! { <Saved /> }.into_any(),
        More::Statistics => view! { <Statistics /> }.into_any(),
        More::Settings => view! { <Settings /> }.into_any(),
        More::Rules => view! { <Rules /> }.into_any(),
        More::Learn => view! { <Learn /> }.into_any(),
        More::About => view! { <About /> }.into_any(),
    })
}
