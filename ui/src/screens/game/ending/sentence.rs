//! The ending in sentences.

use engine::{Decider, Map, Scores, SeatId};
use model::ending::{Bonus, Verdict, What};
use table::protocol::Seat;

use crate::t;
use crate::words::list;

pub(super) fn of_stage(what: &What, map: &Map, seats: &[Seat]) -> String {
    match what {
        What::Routes => t!("ending-routes"),
        What::Borrowed { seat, city, route } => t!(
            "ending-borrowed",
            name = name(seats, *seat),
            city = map.city(*city).name.as_str(),
            route = map.route_name(*route)
        ),
        What::Ticket { seat, ticket, points, way: Some(_), .. } => t!(
            "ending-ticket-done",
            name = name(seats, *seat),
            ticket = map.ticket_name(*ticket),
            points = *points
        ),
        What::Ticket { seat, ticket, points, way: None, .. } => t!(
            "ending-ticket-failed",
            name = name(seats, *seat),
            ticket = map.ticket_name(*ticket),
            points = points.unsigned_abs()
        ),
        What::Unbuilt { seat, points } => {
            t!("ending-unbuilt", name = name(seats, *seat), points = *points)
        }
        What::MostTickets { seat, points } => {
            t!("ending-most-tickets", name = name(seats, *seat), points = *points)
        }
        What::Longest { seat, length, bonus, .. } => {
            t!("ending-longest", name = name(seats, *seat), length = *length, points = *bonus)
        }
    }
}

/// A lead of so many points is called close.
const CLOSE: i16 = 5;

/// Who has won, and by what.
pub(super) fn of_result(scores: &Scores, seats: &[Seat]) -> String {
    let names = list(scores.winners.iter().map(|seat| name(seats, *seat)));
    let points = scores.seats.iter().map(|score| score.total).max().unwrap_or_default();
    let points = t!("game-points", points = points);
    match scores.decided_by {
        Decider::Points => t!("ending-won", name = names, points = points),
        Decider::Tickets => t!("ending-won-tickets", name = names, points = points),
        Decider::Stations => t!("ending-won-stations", name = names, points = points),
        Decider::Longest => t!("ending-won-longest", name = names, points = points),
        Decider::Shared => t!("ending-shared", names = names, points = points),
    }
}

/// What decided the game, in a sentence.
pub(super) fn of_verdict(verdict: Verdict, map: &Map, seats: &[Seat]) -> String {
    let name = |seat: SeatId| name(seats, seat);
    let points = |points: i16| t!("game-points", points = points);
    match verdict {
        Verdict::LastRound { seat, route } => {
            t!("result-last-round", route = map.route_name(route), name = name(seat))
        }
        Verdict::Burden { seat, ticket, points } => {
            t!("result-burden", ticket = map.ticket_name(ticket), points = points, name = name(seat))
        }
        Verdict::Bonus { bonus: Bonus::Longest, seat, points: its, other } => {
            t!("result-longest", points = points(its), other = name(other), name = name(seat))
        }
        Verdict::Bonus { bonus: Bonus::MostTickets, seat, points: its, other } => {
            t!("result-most-tickets", points = points(its), other = name(other), name = name(seat))
        }
        Verdict::Bonus { bonus: Bonus::Stations, seat, other, .. } => {
            t!("result-stations", other = name(other), name = name(seat))
        }
        Verdict::Tickets { seat, other } => t!("result-tickets", other = name(other), name = name(seat)),
        Verdict::Ticket { seat, ticket, points: its, lead } => t!(
            "result-ticket",
            name = name(seat),
            lead = points(lead),
            ticket = map.ticket_name(ticket),
            points = points(its)
        ),
        Verdict::Lead { points: lead @ ..=CLOSE, .. } => t!("result-close", points = points(lead)),
        Verdict::Lead { seat, points: lead } => {
            t!("result-lead", name = name(seat), points = points(lead))
        }
        Verdict::Ender { seat } => t!("result-ender", name = name(seat)),
    }
}

fn name(seats: &[Seat], seat: SeatId) -> String {
    seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use engine::{Game, Setup};

    use super::*;
    use crate::sample_game;

    #[test]
    fn every_verdict_names_who_and_what_it_is_about() {
        let game = Game::new(Setup::new("europe", 2, 1)).expect("a game");
        let snapshot = sample_game::of_two_people(game.view(SeatId(0)));
        let (map, one, two) = (&snapshot.view.map, SeatId(0), SeatId(1));
        let (route, ticket) = (map.routes()[3].id, map.tickets()[5].id);
        let (route_name, ticket_name) = (map.route_name(route), map.ticket_name(ticket));
        let bonus = |bonus| Verdict::Bonus { bonus, seat: one, points: 10, other: two };
        let told: [(Verdict, &[&str]); 10] = [
            (Verdict::LastRound { seat: one, route }, &["Ida", &route_name]),
            (Verdict::Burden { seat: two, ticket, points: 12 }, &["Otto", &ticket_name, "\u{2212}12"]),
            (bonus(Bonus::Longest), &["Otto would be ahead of Ida", "10 points"]),
            (bonus(Bonus::MostTickets), &["Otto would be ahead of Ida", "10 points"]),
            (bonus(Bonus::Stations), &["Otto would be ahead of Ida"]),
            (Verdict::Tickets { seat: one, other: two }, &["Otto was ahead", "Ida in front"]),
            (
                Verdict::Ticket { seat: one, ticket, points: 20, lead: 6 },
                &["Ida", "6 points", "20 points", &ticket_name],
            ),
            (Verdict::Lead { seat: one, points: 1 }, &["Only 1 point "]),
            (Verdict::Lead { seat: one, points: 6 }, &["Ida", "6 points ahead"]),
            (Verdict::Ender { seat: two }, &["Otto", "last round"]),
        ];
        for (verdict, parts) in told {
            let words = of_verdict(verdict, map, &snapshot.seats);
            assert!(parts.iter().all(|part| words.contains(part)), "{verdict:?}: {words}");
        }
    }

    #[test]
    fn the_result_says_what_decided_it() {
        let game = Game::new(Setup::new("europe", 2, 1)).expect("a game");
        let snapshot = sample_game::of_two_people(game.view(SeatId(0)));
        let mut scores = snapshot.view.scores_so_far();
        let mut told = |decided_by, winners: &[SeatId]| {
            (scores.decided_by, scores.winners) = (decided_by, winners.to_vec());
            of_result(&scores, &snapshot.seats)
        };
        let otto = [SeatId(1)];
        assert!(told(Decider::Points, &otto).starts_with("Otto wins with"));
        assert!(told(Decider::Tickets, &otto).ends_with("more completed tickets break the tie"));
        assert!(told(Decider::Stations, &otto).ends_with("fewer stations break the tie"));
        assert!(told(Decider::Longest, &otto).ends_with("the longest path breaks the tie"));
        assert!(told(Decider::Shared, &[SeatId(0), SeatId(1)]).starts_with("Ida and Otto share the win"));
    }
}
