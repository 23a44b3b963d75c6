//! The achievements that were earned in the game that is over.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{self, ReadNews, Seat};

use crate::achievement;
use crate::app::shared;
use crate::t;

#[component]
pub(super) fn News() -> impl IntoView {
    let shared = shared();
    let news = RwSignal::new(Vec::<protocol::News>::new());
    let seats = shared.snapshot.with_untracked(|snapshot| {
        snapshot.as_ref().map(|snapshot| (snapshot.session.game(), snapshot.seats.clone()))
    });
    let (game, seats) = seats.unzip();
    let seats: Vec<Seat> = seats.unwrap_or_default();
    if let Some(game) = game.flatten() {
        spawn_local(async move {
            match shared.backend.ask(ReadNews { game }).await {
                Ok(found) => drop(news.try_set(found)),
                Err(error) => shared.say(&error),
            }
        });
    }
    // With only one person, the name is not needed.
    let several = seats.iter().filter(|seat| seat.is_person()).count() > 1;
    let line = move |new: protocol::News| {
        let who = seats.get(new.seat.index()).filter(|_| several).map(|seat| seat.name.clone());
        view! {
            <li class="stamp earned">
                <h3>{achievement::name(new.achievement)}</h3>
                // Visible on the statistics screen; here for screen readers only.
                <p class="heard">{achievement::about(new.achievement)}</p>
                {who.map(|who| view! { <small>{who}</small> })}
            </li>
        }
    };
    view! {
        <div class="news" role="status">
            {move || (!news.with(Vec::is_empty)).then(|| view! {
                <h2>{t!("achievements-new")}</h2>
                <ul class="stamps">{news.get().into_iter().map(&line).collect_view()}</ul>
            })}
        </div>
    }
}
