//! Each kind of verdict in whole games, worked out again in another way.

use std::collections::BTreeMap;
use std::mem::discriminant;

use engine::{Action, Game, Map, MapName, Setup, TicketScore};

use super::*;

/// A whole game in which routes are claimed whenever that is possible, in an order that depends on the seed.
fn over(setup: Setup) -> View {
    let seed = usize::try_from(setup.seed).expect("a small number");
    let mut game = Game::new(setup).expect("a game");
    let mut turn = seed;
    while !game.is_over() {
        let legal = game.legal_actions();
        let claims: Vec<_> = legal.iter().filter(|action| matches!(action, Action::Claim { .. })).collect();
        let action = match claims.len() {
            0 => legal[turn % legal.len()],
            count => *claims[turn * 7 % count],
        };
        game.apply(action).expect("legal");
        turn += 1;
    }
    game.spectator_view()
}

fn games() -> impl Iterator<Item = View> {
    let generous = engine::maps()[0].write().replacen("most-tickets 0", "most-tickets 15", 1);
    let generous = MapName::of(&Map::bring(&generous).expect("a map"));
    (0..120).map(move |seed| {
        let seats = 2 + usize::try_from(seed % 4).expect("a small number");
        over(match seed % 3 {
            0 => Setup::new("usa", seats, seed),
            1 => Setup::new("europe", seats, seed),
            _ => Setup::around(generous.clone(), seats, seed),
        })
    })
}

/// The result as it would be with these totals: who has most.
fn best(totals: impl IntoIterator<Item = (SeatId, i16)>) -> Vec<SeatId> {
    let totals: Vec<_> = totals.into_iter().collect();
    let most = totals.iter().map(|(_, total)| *total).max().expect("somebody");
    totals.into_iter().filter(|(_, total)| *total == most).map(|(seat, _)| seat).collect()
}

/// Is it true? Worked out from the scores anew.
fn holds(view: &View, verdict: Verdict) -> bool {
    let scores = view.scores.as_ref().expect("it is over");
    let score = |seat: SeatId| &scores.seats[seat.index()];
    let sole = |seat: SeatId| scores.winners == [seat] && scores.decided_by == Decider::Points;
    let lead = |seat: SeatId| {
        let second = scores.seats.iter().filter(|it| it.seat != seat).map(|it| it.total).max();
        score(seat).total - second.expect("another")
    };
    match verdict {
        Verdict::LastRound { seat, route } => {
            let mut is_last = false;
            let claimed = view.history.iter().any(|event| {
                is_last |= matches!(event, SeenEvent::LastRound { .. });
                let own = matches!(event, SeenEvent::Claimed { seat: by, route: of, .. } if *by == seat && *of == route);
                is_last && own
            });
            let without = view.scores_without(route).expect("it is over");
            sole(seat) && claimed && without.winners != [seat]
        }
        Verdict::Burden { seat, ticket, points } => {
            let held = score(seat).tickets.iter().find(|it| it.ticket == ticket).expect("its own ticket");
            let totals =
                scores.seats.iter().map(|it| (it.seat, it.total + if it.seat == seat { points } else { 0 }));
            !scores.winners.contains(&seat) && held.points == -points && best(totals) == [seat]
        }
        Verdict::Bonus { bonus, seat, points, other } => {
            let rest = |it: &Score| {
                let parts = Parts::of(it);
                parts.total()
                    - match bonus {
                        Bonus::Longest => parts.longest,
                        Bonus::MostTickets => parts.most_tickets,
                        Bonus::Stations => parts.stations,
                    }
            };
            let own = score(seat);
            sole(seat) && own.total - rest(own) == points && rest(score(other)) > rest(own)
        }
        Verdict::Tickets { seat, other } => {
            let routes = scores.seats.iter().map(|it| (it.seat, it.routes));
            let net = |it: &Score| it.tickets.iter().map(|ticket| ticket.points).sum::<i16>();
            let both = scores.seats.iter().map(|it| (it.seat, it.routes + net(it)));
            sole(seat) && best(routes) == [other] && best(both) == [seat]
        }
        Verdict::Ticket { seat, ticket, points, lead: told } => {
            let is_it = |it: &TicketScore| it.ticket == ticket && it.completed && it.points == points;
            sole(seat) && score(seat).tickets.iter().any(is_it) && told == lead(seat) && points > told
        }
        Verdict::Lead { seat, points } => sole(seat) && points == lead(seat) && points > 0,
        Verdict::Ender { seat } => {
            scores.decided_by != Decider::Points && view.history.contains(&SeenEvent::LastRound { seat })
        }
    }
}

#[test]
fn whatever_is_told_of_a_game_is_true() {
    let mut seen = BTreeMap::new();
    for (number, view) in games().enumerate() {
        let told = verdict(&view).unwrap_or_else(|| panic!("nothing is told of game {number}"));
        assert!(holds(&view, told), "game {number}: {told:?} of {:?}", view.scores);
        *seen.entry(format!("{:?}", discriminant(&told))).or_insert(0) += 1;
    }
    assert!(seen.len() >= 4, "too few kinds to prove anything: {seen:?}");
}

/// A finished game of two whose scores are changed by hand: routes, tickets, longest path, stations of each seat.
fn scored(change: impl Fn(&mut [Score])) -> View {
    let mut view = over(Setup::new("europe", 2, 1));
    let scores = view.scores.as_mut().expect("it is over");
    for score in &mut scores.seats {
        (score.routes, score.unbuilt_stations, score.longest.bonus, score.most_tickets) = (0, 0, 0, 0);
        score.tickets.clear();
    }
    change(&mut scores.seats);
    for score in &mut scores.seats {
        score.total = Parts::of(score).total();
    }
    let totals = scores.seats.iter().map(|score| (score.seat, score.total));
    scores.winners = best(totals);
    scores.decided_by = if scores.winners.len() == 1 { Decider::Points } else { Decider::Shared };
    for score in &mut scores.seats {
        score.rank = if scores.winners.contains(&score.seat) { 1 } else { 2 };
    }
    // What happened in the last round is another matter.
    view.history.retain(|event| !matches!(event, SeenEvent::LastRound { .. }));
    view
}

fn ticket(number: u8, points: i16) -> TicketScore {
    TicketScore { ticket: TicketId(number), completed: points > 0, points }
}

#[test]
fn each_kind_is_told_where_it_is_the_most_telling() {
    let (one, two) = (SeatId(0), SeatId(1));
    let kinds: [(View, Option<Verdict>); 8] = [
        (
            scored(|seats| {
                seats[0].routes = 50;
                seats[1].routes = 60;
                seats[1].tickets = vec![ticket(1, -3), ticket(2, -12)];
            }),
            Some(Verdict::Burden { seat: two, ticket: TicketId(2), points: 12 }),
        ),
        (
            scored(|seats| {
                (seats[0].routes, seats[0].longest.bonus) = (50, 10);
                seats[1].routes = 55;
            }),
            Some(Verdict::Bonus { bonus: Bonus::Longest, seat: one, points: 10, other: two }),
        ),
        (
            scored(|seats| {
                (seats[0].routes, seats[0].unbuilt_stations) = (50, 12);
                (seats[1].routes, seats[1].unbuilt_stations) = (56, 4);
            }),
            Some(Verdict::Bonus { bonus: Bonus::Stations, seat: one, points: 12, other: two }),
        ),
        (
            scored(|seats| {
                (seats[0].routes, seats[0].most_tickets) = (50, 15);
                seats[1].routes = 56;
            }),
            Some(Verdict::Bonus { bonus: Bonus::MostTickets, seat: one, points: 15, other: two }),
        ),
        (
            scored(|seats| {
                (seats[0].routes, seats[0].tickets) = (50, vec![ticket(4, 20)]);
                seats[1].routes = 60;
            }),
            Some(Verdict::Tickets { seat: one, other: two }),
        ),
        (
            scored(|seats| {
                (seats[0].routes, seats[0].tickets) = (60, vec![ticket(4, 8), ticket(5, 20)]);
                (seats[1].routes, seats[1].tickets) = (59, vec![ticket(6, 10)]);
            }),
            Some(Verdict::Ticket { seat: one, ticket: TicketId(5), points: 20, lead: 19 }),
        ),
        (
            scored(|seats| (seats[0].routes, seats[1].routes) = (60, 58)),
            Some(Verdict::Lead { seat: one, points: 2 }),
        ),
        (scored(|seats| (seats[0].routes, seats[1].routes) = (60, 60)), None),
    ];
    for (view, expected) in kinds {
        assert_eq!(verdict(&view), expected);
        assert!(expected.is_none_or(|told| holds(&view, told)), "{expected:?}");
    }
}

#[test]
fn a_claim_before_the_last_round_is_not_told_of_it() {
    let with_claim = games().find(|view| matches!(verdict(view), Some(Verdict::LastRound { .. })));
    let mut view = with_claim.expect("some game is decided in its last round");
    view.history.retain(|event| !matches!(event, SeenEvent::LastRound { .. }));
    assert!(!matches!(verdict(&view), Some(Verdict::LastRound { .. })), "there was no last round");
}

#[test]
fn whoever_ended_a_game_that_points_did_not_decide_is_named() {
    let mut view = scored(|seats| (seats[0].routes, seats[1].routes) = (60, 60));
    view.history.push(SeenEvent::LastRound { seat: SeatId(1) });
    assert_eq!(verdict(&view), Some(Verdict::Ender { seat: SeatId(1) }));
    let played = Game::new(Setup::new("usa", 2, 1)).expect("a game").spectator_view();
    assert_eq!(verdict(&played), None, "it is still played");
}
