//! What happened at the table without anyone's doing, for a moment: a new row, a tunnel that cost nothing more.

use engine::{Card, SeenEvent};
use leptos::prelude::*;

use super::tunnel::Turned;
use super::turn::turn;
use crate::t;

/// Something to be told for a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Told {
    /// The row was cleared for its locomotives.
    Flushed,
    /// Dug without paying more than was shown.
    Through { colour: Card, cards: Vec<Card> },
}

#[component]
pub(super) fn Flash() -> impl IntoView {
    let turn = turn();
    // With the number of the position, so that the same thing twice is told twice.
    let told = Memo::new(move |_| {
        let told = turn.shared.step.with(|events| events.as_deref().and_then(told));
        let revision = turn.shared.position.with_untracked(|position| Some(position.as_ref()?.revision));
        (told, revision)
    });
    let shown = |told: Told| match told {
        Told::Flushed => view! { <p class="flash">{t!("game-flushed")}</p> }.into_any(),
        Told::Through { colour, cards } => view! {
            <div class="flash">
                <Turned cards colour />
                <p>{t!("game-through")}</p>
            </div>
        }
        .into_any(),
    };
    move || told.get().0.map(shown)
}

fn told(events: &[SeenEvent]) -> Option<Told> {
    let mut colour = None;
    let mut cards = Vec::new();
    let mut flushed = false;
    let mut claimed = false;
    for event in events {
        match event {
            SeenEvent::TunnelTried { payment, .. } => colour = Some(payment.colour),
            SeenEvent::TunnelCard { card } => cards.push(*card),
            SeenEvent::Claimed { .. } => claimed = true,
            SeenEvent::RowDiscarded => flushed = true,
            SeenEvent::Began { .. }
            | SeenEvent::Dealt { .. }
            | SeenEvent::TurnedUp { .. }
            | SeenEvent::Reshuffled { .. }
            | SeenEvent::TicketsOffered { .. }
            | SeenEvent::OpeningKept { .. }
            | SeenEvent::OpeningOver { .. }
            | SeenEvent::TicketsKept { .. }
            | SeenEvent::DrewBlind { .. }
            | SeenEvent::DrewFaceUp { .. }
            | SeenEvent::TunnelExtra { .. }
            | SeenEvent::TunnelDeclined { .. }
            | SeenEvent::StationBuilt { .. }
            | SeenEvent::Passed { .. }
            | SeenEvent::LastRound { .. }
            | SeenEvent::Ended => {}
        }
    }
    match colour {
        Some(colour) if claimed => Some(Told::Through { colour, cards }),
        Some(_) | None => flushed.then_some(Told::Flushed),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Payment, RouteId, SeatId};

    use super::*;

    #[test]
    fn a_tunnel_that_costs_nothing_more_shows_its_cards_all_the_same() {
        let payment = Payment::new(Card::Red, 2, 0);
        let (seat, route) = (SeatId(0), RouteId(1));
        let tried = SeenEvent::TunnelTried { seat, route, payment };
        let card = SeenEvent::TunnelCard { card: Card::Blue };
        let claimed = SeenEvent::Claimed { seat, route, payment };
        let through = Told::Through { colour: Card::Red, cards: vec![Card::Blue] };
        assert_eq!(told(&[tried, card, claimed]), Some(through));
        assert_eq!(
            told(&[tried, card, SeenEvent::TunnelExtra { extra: 1 }]),
            None,
            "that is asked, not told"
        );
    }

    #[test]
    fn a_row_that_is_laid_anew_is_told() {
        assert_eq!(told(&[SeenEvent::RowDiscarded]), Some(Told::Flushed));
        assert_eq!(told(&[]), None);
    }
}
