//! One saved game.

use leptos::html;
use leptos::prelude::*;
use table::protocol::{GameCard, Seat, Who};

use super::SavedScreen;
use super::files::export;
use super::naming::Naming;
use super::share::share;
use super::when::Ago;
use crate::app::Screen;
use crate::board::{Car, Miniature};
use crate::bots;
use crate::focus;
use crate::screens::progress;
use crate::t;
use crate::words::points;

#[component]
pub(super) fn SavedCard(card: GameCard, screen: SavedScreen) -> impl IntoView {
    let game = card.game;
    let parent = card.branch.and_then(|branch| branch.parent);
    let is_under_parent =
        move || screen.games.with(|games| games.iter().flatten().any(|other| Some(other.game) == parent));
    let is_named = Memo::new(move |_| screen.naming.get() == Some(game));
    let title = progress::title(&card);
    let when = Ago::since(card.played).words();
    // A game without a name is called by its map already.
    let when = if card.title.is_empty() {
        when
    } else {
        t!("saved-when", map = progress::map_name(&card), when = when)
    };
    let (name, called) = (card.title.clone(), title.clone());
    let seat = |(seat, score): (&Seat, &i16)| {
        let who = match &seat.who {
            Who::Person => None,
            Who::Bot { bot } => Some(bots::describe(bot)),
        };
        view! {
            <li>
                <Car colour=seat.colour />
                <span>{seat.name.clone()}{who.map(|who| view! { <small>{who}</small> })}</span>
                <b>{points(*score)}</b>
            </li>
        }
    };
    let picture = card.map.find().ok().map(|map| {
        let seats = card.seats.iter().map(|seat| seat.colour).collect();
        view! { <Miniature map seats claims=card.summary.claims.clone() /> }
    });
    let told = StoredValue::new(card.clone());
    let row = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(row) = row.get().filter(|_| screen.awaited.get_value() == Some(game)) {
            screen.awaited.set_value(None);
            focus::take(&row);
        }
    });
    let named = Callback::new(move |name: Option<String>| {
        screen.naming.set(None);
        // If the name is unchanged, the row is not redrawn, so it is focused here.
        row.get_untracked().iter().for_each(|row| focus::take(row));
        if let Some(name) = name {
            screen.rename(game, name);
        }
    });
    view! {
        <li class="saved-game" class:over=card.summary.is_finished() class:branch=is_under_parent>
            {picture}
            <button class="saved-open" node_ref=row on:click=move |_| screen.shared.open(game.into())>
                <strong>{title}</strong>
                <span class="saved-standing">{progress::of(&card)}</span>
                <small>{when}</small>
                {card.branch.map(|_| view! { <small class="branch-mark">{t!("saved-branch")}</small> })}
                {card.taken_back.then(|| view! { <small>{t!("saved-taken-back")}</small> })}
            </button>
            <ul class="cars">{card.seats.iter().zip(&card.summary.scores).map(seat).collect_view()}</ul>
            <div class="saved-tools">
                <button class="quiet" aria-expanded=move || is_named.get().to_string() on:click=move |_| screen.naming.set((!is_named.get_untracked()).then_some(game))>
                    {t!("saved-rename")}<span class="heard">{called.clone()}</span>
                </button>
                <button class="quiet" on:click=move |_| screen.shared.go(Screen::Replay(game))>
                    {if card.summary.is_finished() { t!("replay-open") } else { t!("replay-back") }}
                    <span class="heard">{called.clone()}</span>
                </button>
                <button class="quiet export" on:click=move |_| export(screen, game)>
                    {t!("saved-export")}<span class="heard">{called.clone()}</span>
                </button>
                <button class="quiet" on:click=move |_| told.with_value(|card| share(screen.shared, card))>
                    {t!("saved-share")}<span class="heard">{called.clone()}</span>
                </button>
                <button class="quiet" on:click=move |_| screen.delete(game)>
                    {t!("saved-delete")}<span class="heard">{called}</span>
                </button>
            </div>
            {move || is_named.get().then(|| view! { <Naming shared=screen.shared name=name.clone() named /> })}
        </li>
    }
}
