//! Splits the final scores into stages, in the order in which they are shown. Pure.

mod parts;
mod verdict;

use engine::{CityId, Map, RouteId, Score, Scores, SeatId, TicketId, View};

use crate::spotlight::Spotlight;
pub use parts::{Parts, Scale};
pub use verdict::{Bonus, Verdict, verdict};

/// One stage of the count, and everyone's points after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage {
    /// What is counted.
    pub what: What,
    /// Points by seat.
    pub parts: Vec<Parts>,
}

/// One part of the final scores: whose it is, what it is about, and the points it adds.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)] // The variants say it.
pub enum What {
    /// What was counted while the game was played.
    Routes,
    /// A station lets its owner use another seat's route.
    Borrowed { seat: SeatId, city: CityId, route: RouteId },
    /// A ticket, with the routes that join its cities if it is done.
    Ticket { seat: SeatId, ticket: TicketId, cities: [CityId; 2], points: i16, way: Option<Vec<RouteId>> },
    /// Stations that were not built.
    Unbuilt { seat: SeatId, points: i16 },
    /// Most completed tickets, where the map has a bonus for them.
    MostTickets { seat: SeatId, points: i16 },
    /// The longest path, with its bonus.
    Longest { seat: SeatId, length: u8, routes: Vec<RouteId>, bonus: i16 },
}

impl What {
    /// What is highlighted for it on the map.
    pub fn light(&self) -> Spotlight {
        match self {
            What::Routes | What::Unbuilt { .. } | What::MostTickets { .. } => Spotlight::None,
            What::Borrowed { route, .. } => Spotlight::Route(*route),
            What::Ticket { way: Some(way), .. } => Spotlight::Trail(way.clone()),
            What::Ticket { cities, way: None, .. } => Spotlight::Cities(cities.to_vec()),
            What::Longest { routes, .. } => Spotlight::Trail(routes.clone()),
        }
    }

    /// Adds its points to those of its seat.
    fn add_to(&self, parts: &mut [Parts]) {
        let mut add = |seat: SeatId, to: fn(&mut Parts, i16), points: i16| {
            if let Some(own) = parts.get_mut(seat.index()) {
                to(own, points);
            }
        };
        match *self {
            What::Routes | What::Borrowed { .. } => {}
            What::Ticket { seat, points, .. } => add(seat, Parts::add_ticket, points),
            What::Unbuilt { seat, points } => add(seat, |own, points| own.stations += points, points),
            What::MostTickets { seat, points } => add(seat, |own, points| own.most_tickets += points, points),
            What::Longest { seat, bonus, .. } => add(seat, |own, points| own.longest += points, bonus),
        }
    }
}

impl Stage {
    /// How long it is shown, as a multiple of the usual time: the longest path is traced slowly.
    pub fn weight(&self) -> u32 {
        if matches!(self.what, What::Longest { .. }) { 2 } else { 1 }
    }
}

/// The stages of a game that is over; none while it is played.
pub fn stages(view: &View) -> Vec<Stage> {
    let Some(scores) = &view.scores else { return Vec::new() };
    let routes = |score: &Score| Parts { routes: score.routes, ..Parts::default() };
    let mut parts: Vec<Parts> = scores.seats.iter().map(routes).collect();
    let mut stages = vec![Stage { what: What::Routes, parts: parts.clone() }];
    for what in pieces(&view.map, view, scores) {
        what.add_to(&mut parts);
        stages.push(Stage { what, parts: parts.clone() });
    }
    stages
}

/// What is highlighted for a ticket of the final scores: its way if it is done, as in the count; else its two cities.
pub fn ticket_light(stages: &[Stage], owner: SeatId, wanted: TicketId) -> Spotlight {
    let is_it = |what: &&What| matches!(what, What::Ticket { seat, ticket, .. } if *seat == owner && *ticket == wanted);
    stages.iter().map(|stage| &stage.what).find(is_it).map_or(Spotlight::None, What::light)
}

/// Each seat's stations and tickets; then unbuilt stations and most tickets; the longest path last.
fn pieces(map: &Map, view: &View, scores: &Scores) -> Vec<What> {
    let tickets = scores.seats.iter().flat_map(|score| tickets(map, view, score));
    let unbuilt = scores.seats.iter().filter(|score| score.unbuilt_stations > 0);
    let unbuilt = unbuilt.map(|score| What::Unbuilt { seat: score.seat, points: score.unbuilt_stations });
    let most = scores.seats.iter().filter(|score| score.most_tickets > 0);
    let most = most.map(|score| What::MostTickets { seat: score.seat, points: score.most_tickets });
    let longest = scores.seats.iter().filter(|score| score.longest.bonus > 0).map(|score| {
        let engine::LongestPath { length, ref routes, bonus, .. } = score.longest;
        What::Longest { seat: score.seat, length, routes: routes.clone(), bonus }
    });
    tickets.chain(unbuilt).chain(most).chain(longest).collect()
}

fn tickets(map: &Map, view: &View, score: &Score) -> Vec<What> {
    let seat = score.seat;
    let borrowed = score.stations.iter().filter_map(|station| Some((station.city, station.borrows?)));
    let own = view.seats.get(seat.index()).map(|seat| seat.routes.clone()).unwrap_or_default();
    let usable: Vec<RouteId> = own.into_iter().chain(borrowed.clone().map(|(_, route)| route)).collect();
    let borrowing = borrowed.map(|(city, route)| What::Borrowed { seat, city, route });
    let counted = score.tickets.iter().map(|ticket| {
        let cities = map.ticket(ticket.ticket).ends;
        let way = ticket.completed.then(|| way(map, &usable, cities));
        What::Ticket { seat, ticket: ticket.ticket, cities, points: ticket.points, way }
    });
    borrowing.chain(counted).collect()
}

/// A way between two cities with the fewest of these routes; empty if they are not joined.
fn way(map: &Map, usable: &[RouteId], [from, to]: [CityId; 2]) -> Vec<RouteId> {
    let mut ways: Vec<(CityId, Vec<RouteId>)> = vec![(from, Vec::new())];
    let mut next = 0;
    while let Some((city, walked)) = ways.get(next).cloned() {
        if city == to {
            return walked;
        }
        for route in usable.iter().map(|id| map.route(*id)).filter(|route| route.ends.contains(&city)) {
            let other = if route.ends[0] == city { route.ends[1] } else { route.ends[0] };
            if ways.iter().all(|(reached, _)| *reached != other) {
                ways.push((other, walked.iter().copied().chain([route.id]).collect()));
            }
        }
        next += 1;
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use engine::{Action, Game, Setup};

    use super::*;

    /// A whole game in which everything is tried: the legal actions in turn.
    fn over(map: &str, seats: usize, seed: u64) -> View {
        over_with(Setup::new(map, seats, seed))
    }

    fn over_with(setup: Setup) -> View {
        let mut game = Game::new(setup).expect("a game");
        let mut turn = 0;
        while !game.is_over() {
            let legal = game.legal_actions();
            let claim = legal.iter().rposition(|action| matches!(action, Action::Claim { .. }));
            let station = legal.iter().position(|action| matches!(action, Action::BuildStation { .. }));
            let wanted = if turn % 9 == 0 { station.or(claim) } else { claim };
            game.apply(legal[wanted.unwrap_or(turn % legal.len())]).expect("legal");
            turn += 1;
        }
        game.spectator_view()
    }

    #[test]
    fn the_stages_add_up_to_the_final_scores() {
        for (map, seats, seed) in [("usa", 2, 1), ("usa", 5, 2), ("europe", 3, 3), ("europe", 4, 4)] {
            let view = over(map, seats, seed);
            let scores = view.scores.clone().expect("it is over");
            let parts: Vec<_> = scores.seats.iter().map(Parts::of).collect();
            let totals: Vec<_> = scores.seats.iter().map(|score| score.total).collect();
            let stages = stages(&view);
            assert_eq!(stages.last().expect("some").parts, parts, "{map} with seed {seed}");
            assert_eq!(parts.iter().map(|parts| parts.total()).collect::<Vec<_>>(), totals);
        }
    }

    #[test]
    fn a_bonus_for_most_tickets_is_a_stage_of_its_own() {
        let text = engine::maps()[0].write().replacen("most-tickets 0", "most-tickets 15", 1);
        let map = engine::MapName::of(&Map::bring(&text).expect("a map"));
        let mut seen = 0;
        for seed in 0..6 {
            let view = over_with(Setup::around(map.clone(), 2, seed));
            let totals: Vec<_> = view.scores.iter().flat_map(|it| &it.seats).map(|it| it.total).collect();
            let stages = stages(&view);
            let counted: Vec<_> = stages.last().expect("some").parts.iter().map(|it| it.total()).collect();
            assert_eq!(counted, totals, "seed {seed}");
            seen += stages.iter().filter(|stage| matches!(stage.what, What::MostTickets { .. })).count();
        }
        assert!(seen > 0, "somebody has completed a ticket");
    }

    #[test]
    fn a_ticket_that_is_done_is_shown_with_a_way_between_its_cities() {
        let mut done = 0;
        for seed in 0..6 {
            let view = over("europe", 2, seed);
            let map = &view.map;
            for stage in stages(&view) {
                let What::Ticket { cities, way: Some(way), .. } = stage.what else { continue };
                done += 1;
                let ends = way.iter().flat_map(|id| map.route(*id).ends);
                let odd = ends.fold(std::collections::BTreeMap::new(), |mut met, city| {
                    *met.entry(city).or_insert(0) += 1;
                    met
                });
                let ends: Vec<_> =
                    odd.iter().filter(|(_, met)| *met % 2 == 1).map(|(city, _)| *city).collect();
                let mut cities = cities.to_vec();
                cities.sort();
                assert_eq!(ends, cities, "a way has two ends");
            }
        }
        assert!(done > 0, "no ticket was done: this proves nothing");
    }

    #[test]
    fn a_game_that_is_played_has_no_ending() {
        let view = Game::new(Setup::new("usa", 2, 1)).expect("a game").spectator_view();
        assert_eq!(stages(&view), []);
    }
}
