//! The home screen: continue a game, or begin one.

mod begin;
mod greeting;
mod last_game;
mod link;
mod links;
mod train;

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{GameCard, Hello, Welcome};

use crate::app::shared;
use crate::parts;
use crate::t;
use begin::Begin;
use greeting::Greeting;
use last_game::LastGame;
use links::HomeLinks;
use train::Train;

#[component]
pub(crate) fn Home() -> impl IntoView {
    let shared = shared();
    let last = RwSignal::new(None::<GameCard>);
    // Is there any game?
    let played = RwSignal::new(true);
    // The choices appear only once the last game is known, so that no button moves while it is being tapped.
    let known = RwSignal::new(false);
    let welcome = RwSignal::new(None::<Welcome>);
    Effect::new(move |_| {
        shared.arrivals.track();
        spawn_local(async move {
            let found = async {
                welcome.try_set(Some(shared.backend.ask(Hello {}).await?));
                let unfinished = |card: &GameCard| !card.summary.is_finished();
                let games = shared.games().await?;
                played.try_set(!games.is_empty());
                last.try_set(games.into_iter().find(unfinished));
                Ok(())
            };
            if let Err(error) = found.await {
                shared.say(&error);
            }
            known.try_set(true);
            // While the person chooses, the part that is needed next is fetched.
            parts::prefetch_play();
        });
    });
    view! {
        <section class="screen home">
            <header class="home-title">
                <h1>{t!("app-name")}</h1>
                <p>{t!("home-lead")}</p>
                <Train />
            </header>
            {move || welcome.get().map(warnings)}
            <Show when=move || known.get()>
                <nav class="home-choices" class:again=move || last.get().is_some()>
                    {move || last.get().map(|card| view! { <LastGame card /> })}
                    <Begin first=move || last.get().is_none() />
                    {(!played.get()).then(|| view! { <Greeting /> })}
                    <div class="home-links"><HomeLinks /></div>
                </nav>
            </Show>
        </section>
    }
}

/// What a person should know about the saved games before playing.
fn warnings(welcome: Welcome) -> impl IntoView {
    let rescued = welcome
        .rescue
        .map(|rescue| t!("home-rescued", file = rescue.moved_to, games = rescue.games, lost = rescue.lost));
    let forgetful = (!welcome.keeps_games).then(|| t!("home-no-storage"));
    let warning = |words: String| view! { <p class="home-warning" role="status">{words}</p> };
    (rescued.map(warning), forgetful.map(warning))
}
