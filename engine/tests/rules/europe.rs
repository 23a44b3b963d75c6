//! R28, R30–R34: ferries, tunnels and stations.

use super::*;
use engine::{Illegal, Phase, RouteKind, Tunnel};

#[test]
fn r28_usa_has_no_tunnels_ferries_or_stations() {
    let usa = Map::named("usa").unwrap();
    assert!(usa.routes().iter().all(|route| route.kind == RouteKind::Track));
    assert_eq!(usa.features().stations, 0);
    let mut game = table("usa", 2).hand(0, "R").game();
    assert_eq!(game.apply(build(city("usa", "denver"), "R")), Err(Illegal::NoStations));
    let station = |action: &Action| matches!(action, Action::BuildStation { .. });
    assert!(!game.legal_actions().iter().any(station));
}

#[test]
fn r30_a_ferry_needs_its_locomotives_and_takes_more() {
    let ferry = route("europe", "athina", "brindisi"); // four, one of them a locomotive
    let game = table("europe", 2).hand(0, "RRRRRLLLL").game();
    assert_eq!(claims(&game, ferry), [pay("RRRL"), pay("RRLL"), pay("RLLL"), pay("LLLL")]);
    let mut poor = table("europe", 2).hand(0, "RRRRR").game();
    let refused = poor.apply(claim(ferry, "RRRR")).unwrap_err();
    assert_eq!(refused.to_string(), "at least 1 of the cards paid for Athína–Brindisi must be locomotives");
    assert!(matches!(poor.view(seat(0)).why_not(ferry), Some(Illegal::TooFewLocomotives { .. })));
    let mut rich = game;
    rich.apply(claim(ferry, "RLLL")).unwrap();
    assert_eq!(rich.state().owner(ferry), Some(seat(0)));
}

#[test]
fn r30_a_ferry_of_two_locomotives() {
    let ferry = route("europe", "palermo", "smyrna"); // six, two of them locomotives
    let game = table("europe", 2).hand(0, "WWWWWLL").game();
    assert_eq!(claims(&game, ferry), [pay("WWWWLL")]);
    let game = table("europe", 2).hand(0, "WWWWWL").game();
    assert!(claims(&game, ferry).is_empty());
}

#[test]
fn r15_a_ferry_needs_trains_for_all_its_spaces() {
    let ferry = route("europe", "athina", "brindisi"); // four, one of them a locomotive
    for (trains, ways) in [(4, 1), (3, 0)] {
        let game = table("europe", 2).hand(0, "RRRL").trains(0, trains).game();
        assert_eq!(game.state().owner(ferry), None, "the trains placed left it free");
        assert_eq!(claims(&game, ferry).len(), ways, "with {trains} trains left");
        let counted = game.state().count_actions(game.map()) as usize;
        assert_eq!(counted, game.legal_actions().len(), "what is counted has the trains, too");
    }
}

#[test]
fn r30_what_is_printed_on_a_route_is_its_colour_and_its_locomotives() {
    let printed = |a, b| {
        let europe = Map::named("europe").unwrap();
        europe.route(route("europe", a, b)).printed().iter().filter(|(_, n)| *n > 0).collect::<Vec<_>>()
    };
    assert_eq!(printed("palermo", "smyrna"), [(Card::Locomotive, 2)], "the grey spaces leave the choice");
    assert_eq!(printed("barcelona", "pamplona"), [], "all of it is grey");
    assert_eq!(printed("brest", "dieppe"), [(Card::Orange, 2)]);
}

fn tunnel() -> RouteId {
    route("europe", "barcelona", "pamplona") // two grey
}

fn dug(hand: &str, deck: &str, shown: &str) -> (Game, Vec<Event>) {
    let mut game = table("europe", 3).hand(0, hand).hand(1, "").row("PPOOO").deck(deck).discards("").game();
    let events = game.apply(claim(tunnel(), shown)).unwrap();
    (game, events)
}

fn extra(game: &Game) -> Option<u8> {
    if let Phase::Tunnel(Tunnel { extra, .. }) = game.state().phase() { Some(extra) } else { None }
}

#[test]
fn r31_each_card_of_the_colour_and_each_locomotive_costs_one_more() {
    assert_eq!(extra(&dug("RRRRR", "RRR", "RR").0), Some(3));
    assert_eq!(extra(&dug("RRRRR", "LLL", "RR").0), Some(3));
    assert_eq!(extra(&dug("RRRRR", "RLW", "RR").0), Some(2));
    assert_eq!(extra(&dug("RRRRR", "WGB", "RR").0), None);
    assert_eq!(
        extra(&dug("RLLRR", "RWW", "RL").0),
        Some(1),
        "the colour counts, locomotives beside it or not"
    );
}

#[test]
fn r31_after_locomotives_only_locomotives_count() {
    assert_eq!(extra(&dug("LLLL", "RLW", "LL").0), Some(1));
    assert_eq!(extra(&dug("LLLL", "RGW", "LL").0), None);
}

#[test]
fn r31_the_deck_is_reshuffled_in_mid_tunnel_and_fewer_are_turned_up_if_fewer_exist() {
    let mut game = table("europe", 3).hand(0, "RRR").hand(1, "").row("PPOOO").deck("W").discards("GG").game();
    let events = game.apply(claim(tunnel(), "RR")).unwrap();
    let turned = events.iter().filter(|event| matches!(event, Event::TunnelCard { .. })).count();
    assert_eq!(turned, 3);
    assert!(has(&events, |event| *event == Event::Reshuffled { cards: 2 }));
    let (game, events) = dug("RRR", "R", "RR");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::TunnelCard { .. })).count(), 1);
    assert_eq!(extra(&game), Some(1), "one card existed and it cost one");
}

#[test]
fn r32_nothing_due_completes_the_claim_at_once() {
    let (game, events) = dug("RR", "WGB", "RR");
    assert!(has(&events, |event| matches!(event, Event::Claimed { .. })));
    assert_eq!(game.state().owner(tunnel()), Some(seat(0)));
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn r32_the_extra_cards_are_of_the_colour_or_locomotives() {
    let (mut game, _) = dug("RRRRLLG", "RRW", "RR");
    let payments: Vec<Action> =
        ["LL", "RL", "RR"].map(|cards| Action::PayTunnel { extra: pay(cards) }).into();
    assert_eq!(game.legal_actions(), [payments, vec![Action::DeclineTunnel]].concat());
    assert_eq!(game.apply(Action::PayTunnel { extra: pay("GL") }), Err(Illegal::WrongExtra));
    assert_eq!(
        game.apply(Action::PayTunnel { extra: pay("R") }),
        Err(Illegal::WrongNumber { needed: 2, paid: 1 })
    );
    let events = game.apply(Action::PayTunnel { extra: pay("RL") }).unwrap();
    let claimed = Event::Claimed { seat: seat(0), route: tunnel(), payment: pay("RRRL") };
    assert_eq!(events[0], claimed, "what was shown and what came on top");
    assert_eq!(game.state().hand(seat(0)).total(), 3);
}

#[test]
fn r32_locomotives_only_are_followed_by_locomotives_only() {
    let (mut game, _) = dug("LLLRR", "LWW", "LL");
    assert_eq!(game.legal_actions(), [Action::PayTunnel { extra: pay("L") }, Action::DeclineTunnel]);
    assert_eq!(game.apply(Action::PayTunnel { extra: pay("R") }), Err(Illegal::WrongExtra));
}

#[test]
fn r32_a_seat_may_decline_though_it_could_pay_and_takes_its_cards_back() {
    let (mut game, _) = dug("RRRR", "RWW", "RR");
    assert_eq!(game.legal_actions().len(), 2);
    game.apply(Action::DeclineTunnel).unwrap();
    assert_eq!(game.state().hand(seat(0))[Card::Red], 4);
    assert_eq!(game.state().owner(tunnel()), None);
    assert_eq!(game.to_move(), Some(seat(1)), "and its turn is over");
    assert_eq!(game.view(seat(1)).seats[0].known[Card::Red], 2, "what it showed is known from now on");
}

#[test]
fn r32_a_seat_that_cannot_pay_declines() {
    let (game, _) = dug("RR", "RRR", "RR");
    assert_eq!(game.legal_actions(), [Action::DeclineTunnel]);
}

#[test]
fn r32_a_seat_is_told_what_it_lacks_to_pay_with_by_the_rule_that_refuses_it() {
    for (hand, shown, deck, lacking) in [
        ("RRRLG", "RR", "RRR", Some((Card::Red, 3, 2))),
        ("RRRLLG", "RR", "RRR", None),
        ("LLLRRR", "LL", "LLW", Some((Card::Locomotive, 2, 1))),
    ] {
        let (mut game, _) = dug(hand, deck, shown);
        let why = lacking.map(|(colour, needed, held)| Illegal::TooFewExtra { colour, needed, held });
        assert_eq!(game.view(seat(0)).why_not_pay_tunnel(), why, "{hand} for {shown}");
        assert_eq!(game.view(seat(1)).why_not_pay_tunnel(), None, "it is not the other's tunnel");
        assert_eq!(game.legal_actions().len() > 1, why.is_none(), "{hand} for {shown}");
        if let Some(why) = why {
            let extra = Payment::new(Card::Locomotive, 0, extra(&game).unwrap());
            assert_eq!(game.apply(Action::PayTunnel { extra }), Err(why));
        }
    }
    assert_eq!(table("europe", 2).hand(0, "R").game().view(seat(0)).why_not_pay_tunnel(), None);
}

#[test]
fn r31_what_a_tunnel_turned_up_has_been_seen_by_everyone() {
    let (game, _) = dug("RRR", "RWW", "RR");
    assert!(extra(&game).is_some());
    for viewer in [0, 1] {
        let view = game.view(seat(viewer));
        let unseen = view.unseen();
        assert_eq!((view.deck, unseen[Card::White]), (0, Card::White.supply() - 2), "both whites lie there");
    }
}

#[test]
fn r32_nothing_is_paid_where_no_tunnel_is_dug() {
    let mut game = table("europe", 2).hand(0, "RR").game();
    assert_eq!(game.apply(Action::DeclineTunnel), Err(Illegal::NoTunnel));
    assert_eq!(game.apply(Action::PayTunnel { extra: pay("R") }), Err(Illegal::NoTunnel));
}

#[test]
fn r33_the_turned_up_cards_are_discarded_at_the_end_of_the_turn() {
    let (mut game, _) = dug("RRRR", "RRRRRR", "RR");
    assert_eq!(extra(&game), Some(3), "whichever are turned up");
    assert!(game.state().discards().is_empty(), "they lie apart until then");
    game.apply(Action::DeclineTunnel).unwrap();
    assert_eq!(game.state().discards().total(), 3);

    let (game, _) = dug("RRRR", "GGGGGG", "RR");
    assert_eq!(extra(&game), None);
    assert_eq!(game.state().discards().total(), 5, "three turned up and two paid");
}

#[test]
fn r33_with_no_card_to_turn_up_the_tunnel_costs_nothing_extra() {
    let (game, events) = dug("RR", "", "RR");
    assert_eq!(game.state().owner(tunnel()), Some(seat(0)));
    assert!(!has(&events, |event| matches!(event, Event::TunnelCard { .. })));
}

#[test]
fn r34_stations_cost_one_then_two_then_three_of_one_colour() {
    let [wien, roma, riga, kyiv] = ["wien", "roma", "riga", "kyiv"].map(|key| city("europe", key));
    let mut game = table("europe", 2).hand(0, "RRRGGLB").row("PPOOO").game();
    let draw = |game: &mut Game| {
        game.apply(BLIND).unwrap();
        game.apply(BLIND).unwrap();
    };
    assert_eq!(stations(&game, wien).len(), 4, "one card of any kind held");
    game.apply(build(wien, "B")).unwrap();
    draw(&mut game);
    assert_eq!(stations(&game, roma), [pay("GG"), pay("GL"), pay("RR"), pay("RL")]);
    assert_eq!(
        game.apply(build(roma, "G")),
        Err(Illegal::WrongNumber { needed: 2, paid: 1 }),
        "the second costs two"
    );
    game.apply(build(roma, "GL")).unwrap();
    draw(&mut game);
    assert_eq!(stations(&game, riga), [pay("RRR")]);
    game.apply(build(riga, "RRR")).unwrap();
    draw(&mut game);
    assert_eq!(game.apply(build(kyiv, "G")), Err(Illegal::StationsUsedUp));
    assert_eq!(game.state().stations(seat(0)).count(), 3);
    assert_eq!(game.state().discards().total(), 6);
}

#[test]
fn r34_a_station_goes_into_any_city_that_has_none() {
    let game = table("europe", 2).owns(1, "wien", "budapest").station(1, "roma").hand(0, "R").game();
    assert!(!stations(&game, city("europe", "wien")).is_empty(), "whoever's routes touch it");
    let mut taken = game.clone();
    let refused = taken.apply(build(city("europe", "roma"), "R")).unwrap_err();
    assert_eq!(refused.to_string(), "Roma already has a station");
    assert_eq!(game.view(seat(0)).why_no_station(city("europe", "roma")), Some(refused));
    assert_eq!(taken.apply(build(CityId(99), "R")), Err(Illegal::NoSuchCity));
}

#[test]
fn r34_a_seat_is_told_what_it_lacks_for_a_station_and_nothing_where_it_has_enough() {
    let roma = city("europe", "roma");
    for (hand, dear) in
        [("", Some(0)), ("RG", Some(1)), ("L", Some(1)), ("RL", None), ("RR", None), ("RRR", None)]
    {
        let game = table("europe", 2).station(0, "wien").hand(0, hand).game();
        let why = dear.map(|held| Illegal::StationTooDear { needed: 2, held });
        assert_eq!(game.view(seat(0)).why_no_station(roma), why, "{hand}: the second costs two");
    }
}
