//! What is checked of a game, both by the property tests and by the soak.

// Each program that takes this file in uses its own part of it.
#![allow(dead_code, unreachable_pub)]

mod maps;

pub use maps::any_map;

use engine::{Action, Card, Cards, Chance, CityId, Deal, Game, Keep, Payment, Phase, RouteId, SeatId, State};

/// Every card of a position, wherever it is.
pub fn all_cards(state: &State) -> Cards {
    let mut all: Cards = state.row().iter().flatten().copied().collect();
    all.put(state.deck());
    all.put(state.discards());
    (0..state.seats()).for_each(|seat| all.put(state.hand(SeatId(seat))));
    if let Phase::Tunnel(tunnel) = state.phase() {
        all.put(&tunnel.turned.into_iter().flatten().collect());
    }
    all
}

/// The same deal with another card in one place.
pub fn with_another(mut deal: Deal, rng: &mut Chance, other: Card) -> Deal {
    // A map may deal none.
    let place = rng.below(deal.cards().len().max(1) as u64) as usize;
    if let Some(card) = deal.cards_mut().get_mut(place) {
        *card = other;
    }
    deal
}

/// Nothing was lost and nothing came from nowhere; deck and row are in order.
pub fn assert_conserved(game: &Game) {
    let state = game.state();
    assert_eq!(all_cards(state), Cards::ALL, "110 cards, 12 of each colour and 14 locomotives");
    for seat in (0..state.seats()).map(SeatId) {
        let placed: u8 = state.routes(seat).map(|route| game.map().route(route).length).sum();
        assert_eq!(
            placed + state.trains(seat),
            game.map().features().trains,
            "{seat}: trains on the board and at home"
        );
        let points: u8 = state.routes(seat).map(|route| game.map().route(route).points).sum();
        assert_eq!(points, state.route_points(seat));
        assert_eq!(
            state.stations(seat).count() as u8 + state.stations_left(seat),
            game.map().features().stations
        );
    }
    let held = (0..5).map(|seat| state.ticket_set(SeatId(seat)));
    assert!(held.clone().fold(0, |a, b| a | b).count_ones() == held.map(u64::count_ones).sum::<u32>());
    let locomotives = state.row().iter().filter(|card| **card == Some(Card::Locomotive)).count();
    let others: u8 = [state.deck(), state.discards()].iter().map(|h| h.total() - h.locomotives()).sum();
    let in_row = state.row().iter().flatten().filter(|card| !card.is_locomotive()).count();
    assert!(locomotives < 3 || usize::from(others) + in_row < 3, "R10 holds at any time");
    assert!(!state.deck().is_empty() || state.discards().is_empty(), "R11 holds at any time");
    assert!(state.deck().is_empty() || state.row().iter().all(Option::is_some), "the row is full");
}

/// Every action that can be written down for a map, legal or not, and some that name nothing.
pub fn every_action(game: &Game) -> Vec<Action> {
    let mut payments: Vec<Payment> = Vec::new();
    for colour in Card::ALL {
        for cards in 0..=8 {
            for locomotives in 0..=8 - cards {
                payments.push(Payment { colour, cards, locomotives });
            }
        }
    }
    let mut all = vec![Action::DrawBlind, Action::DrawTickets, Action::DeclineTunnel, Action::Pass];
    all.extend((0..7).map(|slot| Action::DrawFaceUp { slot }));
    all.extend((0..32).map(|keep| Action::KeepTickets { keep: Keep(keep) }));
    for &payment in &payments {
        all.push(Action::PayTunnel { extra: payment });
        let routes = game.map().routes().len() as u8 + 1;
        all.extend((0..routes).map(|route| Action::Claim { route: RouteId(route), payment }));
        let cities = game.map().cities().len() as u8 + 1;
        all.extend((0..cities).map(|city| Action::BuildStation { city: CityId(city), payment }));
    }
    all
}
