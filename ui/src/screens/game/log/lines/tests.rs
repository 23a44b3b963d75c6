use engine::{Action, Game, Payment, RouteId, Setup};
use table::protocol::Who;

use super::*;

fn seats() -> Vec<Seat> {
    let seat = |(name, colour): (&str, _)| Seat { name: name.into(), colour, who: Who::Person };
    ["Ida", "Otto"].into_iter().zip(SeatColour::ALL).map(seat).collect()
}

/// A whole game: a route is claimed whenever that is legal.
fn played(map: &str) -> Game {
    let mut game = Game::new(Setup { first: Some(SeatId(0)), ..Setup::new(map, 2, 4) }).expect("a game");
    while !game.is_over() {
        let legal = game.legal_actions();
        let claim = legal.iter().find(|action| matches!(action, Action::Claim { .. }));
        game.apply(*claim.unwrap_or(&legal[0])).expect("legal");
    }
    game
}

/// The lines of a turn in which all this happens.
fn lines(map: &Map, events: &[SeenEvent]) -> Vec<LogLine> {
    turn(map, log::Turn { seat: Some(SeatId(0)), events: events.to_vec() }, &seats()).lines
}

fn said(turns: &[LogTurn]) -> String {
    let lines = turns.iter().flat_map(|turn| &turn.lines).map(|line| line.words.as_str());
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_claim_of_a_game_is_a_line_that_lights_its_route() {
    for map in ["usa", "europe"] {
        let view = played(map).view(SeatId(0));
        let turns = turns(&view, &seats(), &[]);
        let lit: Vec<_> = turns.iter().flat_map(|turn| &turn.lines).map(|line| line.light.clone()).collect();
        for seat in &view.seats {
            for route in &seat.routes {
                assert!(lit.contains(&Spotlight::Route(*route)), "{map}: {route} is spoken of");
            }
        }
        assert!(said(&turns).contains("The game is over"), "{map}");
    }
}

/// What an event's line highlights; `None` where it has no line. A new kind of event has to be added here.
fn light(map: &Map, event: &SeenEvent) -> Option<Spotlight> {
    match event {
        SeenEvent::Dealt { .. } => None,
        SeenEvent::OpeningKept { choice: Some(choice), .. }
        | SeenEvent::TicketsKept { choice: Some(choice), .. } => {
            let ends = choice.kept.tickets().iter().flat_map(|ticket| map.ticket(*ticket).ends);
            Some(Spotlight::Cities(ends.collect()))
        }
        SeenEvent::TunnelTried { route, .. }
        | SeenEvent::TunnelDeclined { route, .. }
        | SeenEvent::Claimed { route, .. } => Some(Spotlight::Route(*route)),
        SeenEvent::StationBuilt { city, .. } => Some(Spotlight::City(*city)),
        SeenEvent::LastRound { seat } => Some(Spotlight::Network(*seat)),
        SeenEvent::Began { .. }
        | SeenEvent::OpeningKept { choice: None, .. }
        | SeenEvent::OpeningOver { .. }
        | SeenEvent::TurnedUp { .. }
        | SeenEvent::RowDiscarded
        | SeenEvent::Reshuffled { .. }
        | SeenEvent::TicketsOffered { .. }
        | SeenEvent::TicketsKept { choice: None, .. }
        | SeenEvent::DrewBlind { .. }
        | SeenEvent::DrewFaceUp { .. }
        | SeenEvent::TunnelCard { .. }
        | SeenEvent::TunnelExtra { .. }
        | SeenEvent::Passed { .. }
        | SeenEvent::Ended => Some(Spotlight::None),
    }
}

#[test]
fn every_kind_of_event_has_a_line_that_lights_its_subject() {
    let mut kinds = std::collections::HashSet::new();
    for (map, seed) in [("usa", 1), ("europe", 2), ("europe", 3)] {
        let mut game = Game::new(Setup::new(map, 2, seed)).expect("a game");
        let mut turn = 0;
        while !game.is_over() {
            let legal = game.legal_actions();
            // Cards are hoarded at first: then the discards are shuffled, and tunnels can be paid or left.
            let choice = if turn < 150 { turn % legal.len().min(6) } else { turn * 7 % legal.len() };
            game.apply(legal[choice]).expect("legal");
            turn += 1;
        }
        let view = game.view(SeatId(0));
        for event in &view.history {
            kinds.insert(std::mem::discriminant(event));
            let lines = lines(game.map(), &[*event]);
            let told = lines.first().map(|line| line.light.clone());
            assert_eq!(told, light(game.map(), event), "{map}: {event:?}");
            assert!(lines.iter().all(|line| !line.words.is_empty()), "{map}: {event:?}");
        }
    }
    assert_eq!(kinds.len(), 19, "a kind of event was not seen: this proves nothing about it");
}

#[test]
fn the_opening_tells_of_the_row_and_of_no_ticket_offer() {
    let game = Game::new(Setup::new("usa", 2, 4)).expect("a game");
    let opening = said(&turns(&game.view(SeatId(0)), &seats(), &[]));
    let row: Vec<String> = game.state().row().iter().flatten().copied().map(colour).collect();
    assert!(row.len() == 5 && opening.contains(&list(row)), "{opening}");
    assert!(!opening.contains("drew"), "everyone is offered as many tickets: {opening}");
}

#[test]
fn reusing_the_lines_before_gives_the_same_lines() {
    let mut game = Game::new(Setup { first: Some(SeatId(0)), ..Setup::new("usa", 2, 4) }).expect("a game");
    let mut told = Vec::new();
    for number in 0..40 {
        game.apply(game.legal_actions()[0]).expect("legal");
        let view = game.view(SeatId(number % 2));
        told = turns(&view, &seats(), &told);
        assert_eq!(told, turns(&view, &seats(), &[]), "after {number} actions");
    }
}

#[test]
fn turns_follow_one_another_and_each_has_its_seat() {
    let turns = turns(&played("usa").spectator_view(), &seats(), &[]);
    assert_eq!(turns[0].seat, None, "before the first turn");
    for pair in turns[1..].windows(2) {
        assert_ne!(pair[0].seat, pair[1].seat, "two turns of one seat in a row");
    }
}

#[test]
fn what_a_seat_drew_is_told_to_that_seat_alone() {
    let mut game = Game::new(Setup { first: Some(SeatId(0)), ..Setup::new("usa", 2, 4) }).expect("a game");
    for _ in 0..2 {
        game.apply(game.legal_actions()[0]).expect("tickets are kept");
    }
    game.apply(Action::DrawBlind).expect("a card");
    let [own, other] = [0, 1].map(|seat| said(&turns(&game.view(SeatId(seat)), &seats(), &[])));
    assert!(!own.contains("drew a card from the deck"), "one's own card has a name: {own}");
    assert!(other.contains("drew a card from the deck"), "{other}");
    assert!(own.contains("Ida kept ") && !other.contains("Ida kept "), "{other}");
}

#[test]
fn cards_that_are_turned_up_together_are_one_line() {
    let map = Map::named("europe").expect("a map");
    let route = map.routes().iter().find(|route| route.is_tunnel()).expect("a tunnel").id;
    let seat = SeatId(0);
    let events = [
        SeenEvent::TunnelTried { seat, route, payment: Payment::new(Card::Red, 2, 0) },
        SeenEvent::TunnelCard { card: Card::Red },
        SeenEvent::TunnelCard { card: Card::Blue },
        SeenEvent::TunnelCard { card: Card::White },
        SeenEvent::TunnelExtra { extra: 1 },
    ];
    let lines = lines(map, &events);
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[1].words.contains("red, blue and white") && lines[1].quiet);
    assert_eq!(lines[0].light, Spotlight::Route(route));
}

#[test]
fn a_line_says_what_was_paid_and_what_it_brought() {
    let map = Map::named("usa").expect("a map");
    let route = RouteId(0);
    let length = map.route(route).length;
    let paid = Payment::new(Card::Green, length, 0);
    let lines = lines(map, &[SeenEvent::Claimed { seat: SeatId(1), route, payment: paid }]);
    let words = &lines[0].words;
    assert!(words.contains(&map.route_name(route)) && words.contains(&payment(paid)), "{words}");
}
