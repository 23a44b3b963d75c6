//! A ticket with the stamp that it is done.

use engine::TicketId;
use leptos::prelude::*;

use crate::screens::game::tickets::Stub;
use crate::t;

#[component]
pub(super) fn Stamped(ticket: TicketId) -> impl IntoView {
    view! {
        <div class="stamped-ticket">
            <Stub ticket />
            <b class="ticket-stamp">{t!("ticket-stamp")}</b>
        </div>
    }
}
