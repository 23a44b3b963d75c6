//! The parts of the page that are not in its first load. `xtask/src/bundle/parts.rs` cuts them out of the module at the
//! functions that are marked here; each is fetched when something of it is shown for the first time.

mod bar;
mod fetched;
mod missing;
mod on_the_way;

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::screens::{About, Game, Learn, NewGame, Rules, Saved, Settings, Statistics};
pub(crate) use fetched::Fetched;

/// What is shown by a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// What is wanted next: it is fetched as soon as the first screen is there.
    Play(Play),
    /// What is wanted now and then.
    More(More),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Play {
    NewGame,
    Game,
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

/// A part that is on its way.
pub(crate) type Fetching = Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

impl Part {
    /// Done at once where it is there already. A second try is made where the first one failed.
    fn fetch(self) -> Fetching {
        match self {
            Part::Play(_) => Box::pin(fetch_play()),
            Part::More(_) => Box::pin(fetch_more()),
        }
    }

    /// What it shows, once it is there.
    fn view(self) -> Option<AnyView> {
        let shown = match self {
            Part::Play(what) => at_once(&mut Box::pin(play(what))),
            Part::More(what) => at_once(&mut Box::pin(more(what))),
        };
        shown?.ok()
    }
}

/// Has the game at hand before someone opens one. Where that fails it is tried again, and told, when one is opened.
pub(crate) fn expect_play() {
    leptos::task::spawn_local(async {
        let _ = fetch_play().await;
    });
}

/// What comes without waiting.
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
