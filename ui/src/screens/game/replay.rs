//! A game that is walked through: the board as it stood at any moment, with a time line under it.

mod bar;
mod branch_form;
mod branch_seat;
mod branching;
mod caption;
mod controls;
mod course;
mod finder;
mod hand;
mod hands;
mod keys;
mod log;
mod log_line;
mod log_turn;
mod pace;
mod pace_choice;
mod refused;
mod row;
mod sending;
mod side;
mod timeline;
mod walk;

use leptos::prelude::*;

use super::super::rules::Reading;
use super::flights::Flights;
use super::map::{RouteList, WalkedMap};
use super::seats::Seats;
use crate::dialog::Dialog;
use crate::parts::Walkable;
use crate::t;
use bar::Bar;
use keys::Keys;
use refused::Refused;
use side::Side;
use timeline::Timeline;
use walk::Walk;

#[component]
pub(crate) fn Replay(what: Walkable) -> impl IntoView {
    let walk = Walk::new(what);
    let game = walk.game;
    provide_context(game);
    provide_context(walk);
    provide_context(Reading::new());
    game.shared.set_on_back(move || game.step_back());
    keys::listen(walk);
    walk.open();
    let is_open = Memo::new(move |_| walk.course.with(Option::is_some));
    let refused = move || walk.refused.with(Option::is_some);
    view! {
        <Show when=move || !refused() fallback=|| view! { <Refused /> }>
            <section class="game replay">
                <Show when=move || is_open.get()>
                    <Bar />
                    <Seats />
                    <WalkedMap on_route=move |route| walk.go_to_claim(route) />
                    <Timeline />
                    <Side />
                    <Flights />
                    <RouteList />
                    <Dialog open=game.keys_open title=t!("help-title") class="dialog help"><Keys /></Dialog>
                </Show>
            </section>
        </Show>
    }
}
