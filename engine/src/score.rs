//! R21–R23, R35–R37: the final score, at the end or "if the game ended now".

use crate::ids::{CityId, MAX_SEATS, RouteId, SeatId, TicketId, bits64};
use crate::longest;
use crate::map::{Map, Tie};
use crate::state::State;
use crate::stations::{Borrowed, best_use};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The result of a game, or of a position as if the game ended there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scores {
    /// One for each seat, by number.
    pub seats: Vec<Score>,
    /// The seats that share first place, usually one.
    pub winners: Vec<SeatId>,
    /// What decided between the winners and the others.
    pub decided_by: Decider,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Decider {
    /// Most points.
    #[serde(rename = "points")]
    Points,
    /// Equal points, more completed tickets.
    #[serde(rename = "tickets")]
    Tickets,
    /// Equal in that too, fewer stations built.
    #[serde(rename = "stations")]
    Stations,
    /// Equal in that too, holding the bonus for the longest path.
    #[serde(rename = "longest")]
    Longest,
    /// Equal in everything: all of them won.
    #[serde(rename = "shared")]
    Shared,
}

/// The score of one seat, with what it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The seat.
    pub seat: SeatId,
    /// 1 for the winners; seats that no tie-breaker separates share a rank.
    pub rank: u8,
    /// Everything together; may be negative.
    pub total: i16,
    /// Points of the routes claimed (R18).
    pub routes: i16,
    /// Each ticket held (R21).
    pub tickets: Vec<TicketScore>,
    /// The longest trail (R22).
    pub longest: LongestPath,
    /// Each station built, with the route it borrows (R35).
    pub stations: Vec<StationUse>,
    /// Points for stations not built.
    pub unbuilt_stations: i16,
    /// The bonus for most completed tickets (R38), if the map has one and this seat gets it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub most_tickets: i16,
}

fn is_zero(points: &i16) -> bool {
    *points == 0
}

impl Score {
    /// How many tickets are completed.
    pub fn completed(&self) -> usize {
        self.tickets.iter().filter(|ticket| ticket.completed).count()
    }
}

/// A ticket in the final score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TicketScore {
    /// The ticket.
    pub ticket: TicketId,
    /// Are its cities joined?
    pub completed: bool,
    /// What it scores: negative if it is not completed.
    pub points: i16,
}

/// A seat's longest trail.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LongestPath {
    /// In train spaces.
    pub length: u8,
    /// The routes, in the order walked.
    pub routes: Vec<RouteId>,
    /// Does this seat hold the longest path, alone or tied?
    pub holds: bool,
    /// The bonus for holding it.
    pub bonus: i16,
}

/// A station in the final score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StationUse {
    /// The city it is in.
    pub city: CityId,
    /// The route it lets its owner use; none if none would help.
    pub borrows: Option<RouteId>,
}

/// What ranks are decided by, compared in order: greater is better.
type Standing = [i16; 4];

impl State {
    /// The total of every seat, as in [`Scores`], without the details. 0 for absent seats.
    pub fn totals(&self, map: &Map) -> [i16; MAX_SEATS] {
        let holders = self.holders(map);
        let mut totals = [0; MAX_SEATS];
        let mut completed = [0; MAX_SEATS];
        for seat in (0..self.seats).map(SeatId) {
            let borrowed = self.borrowed(map, seat);
            completed[seat.index()] = borrowed.completed.count_ones() as u8;
            totals[seat.index()] = self.total(map, seat, borrowed.completed, holders >> seat.0 & 1 == 1);
        }
        if map.features.most_tickets > 0 {
            for (total, bonus) in totals.iter_mut().zip(self.most_tickets(map, completed)) {
                *total += bonus;
            }
        }
        totals
    }

    /// [`State::totals`] as if the seat owned this route too: what a tunnel is worth, whatever its extra cards will cost.
    pub fn totals_with(&self, map: &Map, seat: SeatId, route: RouteId) -> [i16; MAX_SEATS] {
        let mut state = *self;
        state.owned[seat.index()] |= 1 << route.0;
        state.points[seat.index()] += map.route(route).points;
        state.totals(map)
    }

    /// R38: the bonus of every seat for most completed tickets. Seats that tie each get it in full; nobody gets it for
    /// completing none.
    fn most_tickets(&self, map: &Map, completed: [u8; MAX_SEATS]) -> [i16; MAX_SEATS] {
        let most = completed.into_iter().max().unwrap_or(0).max(1);
        completed.map(|count| if count == most { i16::from(map.features.most_tickets) } else { 0 })
    }

    /// R22: the seats with the longest path, as a bit set. Ruling: a path of length 0 does not count.
    fn holders(&self, map: &Map) -> u8 {
        let lengths = self.trail_lengths(map);
        let longest = lengths.into_iter().max().unwrap_or(0).max(1);
        (0..self.seats)
            .filter(|seat| lengths[usize::from(*seat)] == longest)
            .fold(0, |set, seat| set | 1 << seat)
    }

    /// The length of a seat's longest trail (R22), in train spaces.
    pub fn longest_trail(&self, map: &Map, seat: SeatId) -> u8 {
        longest::length(map, self.owned[seat.index()])
    }

    fn trail_lengths(&self, map: &Map) -> [u8; MAX_SEATS] {
        // R36: own routes only, never borrowed ones.
        self.owned.map(|routes| longest::length(map, routes))
    }

    fn borrowed(&self, map: &Map, seat: SeatId) -> Borrowed {
        let own = self.owned[seat.index()];
        let all = self.owned.iter().fold(0, |all, routes| all | routes);
        best_use(map, own, all & !own, self.stations[seat.index()], self.tickets[seat.index()])
    }

    /// R21.
    fn total(&self, map: &Map, seat: SeatId, completed: u64, holds_longest: bool) -> i16 {
        let routes = i16::from(self.points[seat.index()]);
        let tickets: i16 = bits64(self.tickets[seat.index()])
            .map(|ticket| ticket_points(map, TicketId(ticket), completed >> ticket & 1 == 1))
            .sum();
        let longest = if holds_longest { i16::from(map.features.longest) } else { 0 };
        routes + tickets + longest + self.unbuilt(map, seat)
    }
}

impl State {
    /// R21: the points for the stations that a seat has not built.
    fn unbuilt(&self, map: &Map, seat: SeatId) -> i16 {
        i16::from(map.features.unused_station) * i16::from(self.stations_left[seat.index()])
    }
}

fn ticket_points(map: &Map, ticket: TicketId, completed: bool) -> i16 {
    let points = i16::from(map.ticket(ticket).points);
    if completed { points } else { -points }
}

impl Scores {
    /// The scores of a position, as if the game ended now.
    pub fn of(map: &Map, state: &State) -> Scores {
        let holders = state.holders(map);
        let mut seats: Vec<Score> = (0..state.seats)
            .map(SeatId)
            .map(|seat| score(map, state, seat, holders >> seat.0 & 1 == 1))
            .collect();
        let mut completed = [0; MAX_SEATS];
        for (place, score) in completed.iter_mut().zip(&seats) {
            *place = score.completed() as u8;
        }
        for (score, bonus) in seats.iter_mut().zip(state.most_tickets(map, completed)) {
            score.most_tickets = bonus;
            score.total += bonus;
        }
        let standings: Vec<Standing> = seats.iter().map(|score| standing(map, score)).collect();
        for (score, own) in seats.iter_mut().zip(&standings) {
            score.rank = 1 + standings.iter().filter(|other| *other > own).count() as u8;
        }
        let winners: Vec<SeatId> = seats.iter().filter(|s| s.rank == 1).map(|s| s.seat).collect();
        let decided_by = decider(map, standings, winners.len());
        Scores { seats, winners, decided_by }
    }
}

fn score(map: &Map, state: &State, seat: SeatId, holds_longest: bool) -> Score {
    let borrowed = state.borrowed(map, seat);
    let tickets = bits64(state.tickets[seat.index()]).map(|ticket| {
        let completed = borrowed.completed >> ticket & 1 == 1;
        let ticket = TicketId(ticket);
        TicketScore { ticket, completed, points: ticket_points(map, ticket, completed) }
    });
    let trail = longest::trail(map, state.owned[seat.index()]);
    let bonus = if holds_longest { i16::from(map.features.longest) } else { 0 };
    let stations = state.stations(seat).zip(borrowed.routes);
    Score {
        seat,
        rank: 1,
        total: state.total(map, seat, borrowed.completed, holds_longest),
        routes: i16::from(state.points[seat.index()]),
        tickets: tickets.collect(),
        longest: LongestPath { length: trail.length, routes: trail.routes, bonus, holds: holds_longest },
        stations: stations.map(|(city, borrows)| StationUse { city, borrows }).collect(),
        unbuilt_stations: state.unbuilt(map, seat),
        most_tickets: 0,
    }
}

/// R23, R37: points, then the map's tie-breakers in its order.
fn standing(map: &Map, score: &Score) -> Standing {
    let mut standing = [score.total, 0, 0, 0];
    for (place, tie) in standing.iter_mut().skip(1).zip(&map.features.ties) {
        *place = match tie {
            Tie::Tickets => score.completed() as i16,
            Tie::Stations => -(score.stations.len() as i16),
            Tie::Longest => i16::from(score.longest.holds),
        };
    }
    standing
}

fn decider(map: &Map, mut standings: Vec<Standing>, winners: usize) -> Decider {
    standings.sort_by_key(|standing| Reverse(*standing));
    if winners > 1 {
        return Decider::Shared;
    }
    let [first, second, ..] = standings[..] else { return Decider::Points };
    match first.iter().zip(second).position(|(a, b)| *a != b) {
        None | Some(0) => Decider::Points,
        Some(place) => match map.features.ties.get(place - 1) {
            Some(Tie::Tickets) => Decider::Tickets,
            Some(Tie::Stations) => Decider::Stations,
            Some(Tie::Longest) => Decider::Longest,
            None => Decider::Shared,
        },
    }
}
