//! What a seat's final score is predicted from.

use crate::bots::Driver;
use crate::parts::bits;
use crate::parts::board::Board;
use crate::parts::finish::unfinished;
use crate::parts::need::Needs;
use crate::parts::plan::Plan;
use crate::parts::sight::Sight;
use crate::policy::Memos;
use engine::{Card, MAX_SEATS, SeatId, State};

/// The aspects by name.
pub(crate) const ASPECTS: [&str; 21] = [
    "one",
    "points",
    "trains",
    "hand",
    "locomotives",
    "done",
    "open",
    "lost",
    "plan_trains",
    "plan_claims",
    "plan_missing",
    "plan_points",
    "trail",
    "stations",
    "late",
    "alike",
    "to_move",
    "spare",
    "others_hand",
    "hurry",
    "tickets",
];

/// Each aspect counts three times: as it is, times the time left, and times the seat's lead in trains.
pub(crate) const SIZE: usize = 3 * ASPECTS.len();

/// The numbers that one seat's final score is predicted from, scaled to about 1.
#[derive(Clone)]
pub(crate) struct Outlook {
    aspects: [f64; ASPECTS.len()],
    /// The time left: 1 with forty trains at the seat nearest the end, 0 with twenty, −1 with none.
    time: f64,
    /// Trains more than the opponent with the fewest, in tens.
    slower: f64,
}

impl Outlook {
    /// The outlooks of all seats.
    pub(crate) fn of_all(
        board: &Board,
        state: &State,
        driver: &Driver,
        memos: &mut Memos,
    ) -> impl Iterator<Item = (SeatId, Outlook)> {
        let mut trails = [0; MAX_SEATS];
        for (seat, trail) in (0..state.seats()).zip(&mut trails) {
            *trail = state.longest_trail(&board.map, SeatId(seat));
        }
        (0..state.seats()).map(SeatId).map(move |seat| {
            let sight = Sight::new(board, state, seat);
            let plan = driver.plan(&sight, &mut memos[seat.index()]);
            (seat, Outlook::new(&sight, state, &plan, &trails))
        })
    }

    fn new(sight: &Sight<'_>, state: &State, plan: &Plan, trails: &[u8; MAX_SEATS]) -> Outlook {
        let board = sight.board;
        let needs = Needs::of(sight, plan.routes);
        let Tickets { done, open, lost } = Tickets::of(sight, plan);
        let hand = sight.hand();
        let (trains, others) = (f64::from(sight.trains()), f64::from(sight.fewest_trains()));
        let claims = f64::from(plan.routes.count_ones());
        let missing = f64::from(needs.total_missing(sight));
        let plan_points: u16 =
            bits::routes(plan.routes).map(|route| u16::from(board.map.route(route).points)).sum();
        // The turns that the plan takes, and those that may be left.
        let turns = claims + 0.5 * missing;
        let left = 0.5 * (others.min(trains + 3.0) + 2.0);
        let hurry = (turns / (left + 1.0)).min(2.5);
        let rival = sight.opponents().map(|seat| trails[seat.index()]).max().unwrap_or(0);
        let trail = f64::from(trails[sight.seat.index()]) - f64::from(rival);
        let alike = Card::COLOURS.into_iter().map(|colour| hand[colour]).max().unwrap_or(0);
        let spare = (trains - f64::from(plan.trains)).max(0.0);
        let cards = f64::from(hand.total());
        let aspects = [
            1.0,
            f64::from(state.route_points(sight.seat)) / 10.0,
            trains / 10.0,
            cards / 10.0,
            f64::from(hand.locomotives()) / 4.0,
            done / 10.0,
            open / 10.0,
            lost / 10.0,
            f64::from(plan.trains) / 10.0,
            claims / 5.0,
            missing / 10.0,
            f64::from(plan_points) / 10.0,
            trail.clamp(-12.0, 12.0) / 10.0,
            f64::from(sight.stations_left()),
            (turns - left).max(0.0) / 5.0,
            f64::from(alike + hand.locomotives()) / 5.0,
            f64::from(u8::from(state.to_move() == sight.seat)),
            spare * cards / 100.0,
            f64::from(sight.most_cards()) / 10.0,
            hurry * open / 10.0,
            f64::from(sight.tickets().count_ones()),
        ];
        Outlook { aspects, time: (trains.min(others) - 20.0) / 20.0, slower: (trains - others) / 10.0 }
    }

    /// All numbers that have a weight.
    pub(crate) fn aspects(&self) -> impl Iterator<Item = f64> + '_ {
        let plain = self.aspects.iter();
        let timed = self.aspects.iter().map(|aspect| aspect * self.time);
        plain.copied().chain(timed).chain(self.aspects.iter().map(|aspect| aspect * self.slower))
    }
}

/// Points of the tickets in hand: completed, planned, and neither.
#[derive(Default)]
struct Tickets {
    done: f64,
    open: f64,
    lost: f64,
}

impl Tickets {
    fn of(sight: &Sight<'_>, plan: &Plan) -> Tickets {
        let waiting = unfinished(sight);
        let mut tickets = Tickets::default();
        for id in bits::tickets(sight.tickets()) {
            let points = f64::from(sight.board.map.ticket(id).points);
            let ticket = bits::ticket(id);
            if waiting & ticket == 0 {
                tickets.done += points;
            } else if plan.aims & ticket != 0 {
                tickets.open += points;
            } else {
                tickets.lost += points;
            }
        }
        tickets
    }
}
