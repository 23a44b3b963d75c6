//! The first screen: go on, or begin.

use engine::Map;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{GameCard, Hello, ListGames, Open, Welcome};

use crate::app::{Screen, shared};
use crate::board::Board;
use crate::t;

#[component]
pub(crate) fn Home() -> impl IntoView {
    let shared = shared();
    let last = RwSignal::new(None::<GameCard>);
    let welcome = RwSignal::new(None::<Welcome>);
    spawn_local(async move {
        let found = async {
            welcome.set(Some(shared.backend.ask(Hello {}).await?));
            last.set(shared.backend.ask(ListGames {}).await?.into_iter().next());
            Ok(())
        };
        if let Err(failure) = found.await {
            shared.say(&failure);
        }
    });
    view! {
        <section class="home">
            <header class="home-title">
                <img src="favicon.svg" alt="" width="72" height="72" />
                <h1>{t!("app-name")}</h1>
                <p>{t!("home-lead")}</p>
            </header>
            <nav class="home-choices">
                {move || last.get().map(|card| view! { <Continue card /> })}
                <button
                    class="choice"
                    class:primary=move || last.get().is_none()
                    on:click=move |_| shared.go(Screen::NewGame)
                >
                    {t!("home-new-game")}
                </button>
            </nav>
            {move || welcome.get().map(warnings)}
            <h2 class="home-maps-title">{t!("home-maps")}</h2>
            <div class="home-maps">{engine::maps().iter().map(|map| view! { <MapPicture map /> }).collect_view()}</div>
        </section>
    }
}

/// What a person should know about the saves before playing.
fn warnings(welcome: Welcome) -> impl IntoView {
    let rescued =
        welcome.rescue.map(|rescue| t!("home-rescued", file = rescue.moved_to, games = rescue.games));
    let forgetful = (!welcome.keeps_games).then(|| t!("home-no-storage"));
    let warning = |words: String| view! { <p class="home-warning" role="status">{words}</p> };
    (rescued.map(warning), forgetful.map(warning))
}

/// The last game, in one tap.
#[component]
fn Continue(card: GameCard) -> impl IntoView {
    let shared = shared();
    let name = Map::named(&card.map).map_or(card.map.clone(), |map| map.name().to_owned());
    let open = move |_| {
        spawn_local(async move {
            match shared.backend.ask(Open { game: card.game }).await {
                Ok(position) => shared.enter(position),
                Err(failure) => shared.say(&failure),
            }
        });
    };
    view! {
        <button class="choice primary" on:click=open>
            {t!("home-continue")}
            <small>{t!("home-continue-what", map = name, seats = card.seats.len())}</small>
        </button>
    }
}

/// A map as it is, small.
#[component]
fn MapPicture(map: &'static Map) -> impl IntoView {
    view! {
        <figure class="map-picture">
            <Board map />
            <figcaption>
                <b>{map.name()}</b>
                {t!("map-figures", cities = map.cities().len(), tracks = map.routes().len(), tickets = map.tickets().len())}
            </figcaption>
        </figure>
    }
}
