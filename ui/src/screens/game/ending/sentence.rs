//! The ending in sentences.

use engine::{Decider, Map, Scores, SeatId};
use model::ending::What;
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

fn name(seats: &[Seat], seat: SeatId) -> String {
    seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use engine::{Game, Setup};

    use super::*;
    use crate::sample_game;

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
