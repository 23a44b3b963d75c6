//! The weights that a driver rates moves by: learnt from games against other bots and itself, and stored as data files.

use crate::learnt::Learnt;
use crate::parts::board::Board;
use crate::parts::plan::Prices;
use engine::Map;

/// Defines the weights, each with its start value. A weight whose name differs from that in the data files gives the
/// latter in parentheses.
macro_rules! weights {
    (@key $name:ident) => { stringify!($name) };
    (@key $name:ident $key:literal) => { $key };
    ($($(#[$doc:meta])* $name:ident $(($key:literal))? = $start:expr),* $(,)?) => {
        /// What speaks for a move and against it, about in points.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Weights { $($(#[$doc])* pub(crate) $name: f32),* }

        impl Weights {
            /// The names in the data files, in order.
            pub(crate) const NAMES: [&'static str; [$(stringify!($name)),*].len()] =
                [$(weights!(@key $name $($key)?)),*];

            /// The weights that learning starts from: they play about as Planner does.
            pub(crate) const START: Weights = Weights { $($name: $start),* };

            pub(crate) fn to_array(self) -> [f32; Weights::NAMES.len()] {
                [$(self.$name),*]
            }

            pub(crate) fn from_array([$($name),*]: [f32; Weights::NAMES.len()]) -> Weights {
                Weights { $($name),* }
            }
        }
    };
}

weights! {
    /// A claim of 1, 2, … 6 spaces while the plan is not done.
    plan_1 = -3.2, plan_2 = -3.6, plan_3 = -3.0, plan_4 = -1.4, plan_5 = 0.2, plan_6 = 3.8,
    /// The same once it is done.
    free_1 = -3.2, free_2 = -3.6, free_3 = -3.0, free_4 = -1.4, free_5 = 0.2, free_6 = 3.8,
    /// A claim that is part of the plan.
    link = 10.0,
    /// A claim that is part of the plan, and touches others' networks at one end, or at both.
    contested = 1.0,
    contested_more = 0.0,
    /// Each end of a claim in the own network, and each end with an odd number of own routes.
    joins = 0.3,
    odd = 0.3,
    /// Each locomotive paid; each card paid that the plan needs; each train used that the plan needs.
    locomotive = -1.5,
    harm = -2.5,
    trains = -2.0,
    /// A tunnel.
    tunnel = -0.5,
    /// A route that touches others' networks at both ends and has no open twin.
    block = 0.0,
    /// Starting the last round: always, for each 10 points ahead, and while the plan is not done.
    end = 0.0,
    end_ahead = 1.0,
    end_plan = -5.0,
    /// Any claim: for each own train below ten, and for each train below twenty of the opponent with the fewest.
    few = 0.5,
    late = 0.1,
    /// Any claim: if an opponent could start the last round by one claim, and for each card above ten in the largest
    /// hand of an opponent.
    close = 0.0,
    rival_big_hand("loom") = 0.0,
    /// Drawing cards: always, for each card missing for the plan, for each card in hand, for each train below twenty of
    /// the opponent with the fewest, for the worth of the two best cards, and for each own train.
    draw = 0.0,
    draw_missing = 0.0,
    draw_hand = 0.0,
    draw_late = 0.0,
    draw_good = 0.0,
    draw_trains = 0.0,
    /// Drawing tickets: always, for each own train, for each train of the opponent with the fewest, and for each ticket
    /// held.
    tickets = -30.0,
    tickets_trains = 0.3,
    tickets_others = 0.3,
    tickets_held = -1.0,
    /// Building a station that the plan needs now.
    station = 6.0,
    /// What a card is worth. A locomotive: needed for a ferry, for a plan that misses cards (or is done), and otherwise.
    /// A colour: not needed, needed, nearly enough for a route, for each further card needed; and its part of a long
    /// route, while there is a plan and once it is done.
    card_ferry = 2.2,
    card_wild = 1.3,
    card_spare = 0.6,
    card_other = 0.1,
    card_needed = 1.0,
    card_near = 0.15,
    card_more = 0.0,
    card_long = 0.1,
    card_rush = 1.0,
    /// Keeping tickets: for each point of theirs, each point of their routes, each half turn, and each ticket.
    keep_points = 1.0,
    keep_routes = 1.0,
    keep_turn = -1.4,
    keep_each = 0.0,
    /// Once an opponent has this few trains, tickets are given up that take longer than the time left; and a factor on
    /// the estimate of that time.
    give_up_trains("wary") = 10.0,
    time_factor("hope") = 1.0,
    /// What a plan counts for a route of 1, 2, … 6 spaces, in half turns; what a ferry's locomotive, a tunnel and a
    /// station add.
    cost_1 = 3.0, cost_2 = 4.0, cost_3 = 5.0, cost_4 = 6.0, cost_5 = 7.0, cost_6 = 8.0,
    cost_ferry = 1.0,
    cost_tunnel = 1.0,
    cost_station = 8.0,
    /// Those below start at 0: the levels up to skilled play without them.
    ///
    /// What a plan adds for a grey route, for one with a twin, and for each card in hand that would pay for it.
    cost_grey = 0.0,
    cost_twin = 0.0,
    cost_held = 0.0,
    /// A claim that is part of the plan: for each half turn that the plan would take longer without it; the same for each
    /// end that touches others' networks; and for each turn to spare.
    critical = 0.0,
    critical_near = 0.0,
    link_slack = 0.0,
    /// Any claim: for each half turn longer that an opponent's network, which has both its ends, would need to close the gap.
    deny = 0.0,
    /// Each end of a claim in the network that the plan will make, and each end where that has an odd number of routes.
    joins_plan = 0.0,
    odd_plan = 0.0,
    /// A claim beyond the plan: for each space that it makes the longest path longer, for each turn to spare, and if it is a
    /// filler, one of the routes that are planned for the trains that the tickets leave.
    trail = 0.0,
    free_slack = 0.0,
    filler = 0.0,
    /// Which fillers are planned: for each point, each card missing, each end in the network of the plan, and each end
    /// where that has an odd number of routes.
    fill_points = 1.0,
    fill_missing = -1.3,
    fill_joins = 2.7,
    fill_odd = 1.7,
    /// Starting the last round: for each 10 points of completed tickets, each card in the largest hand of an opponent, and
    /// each 10 spaces that its longest path is ahead.
    end_tickets = 0.0,
    end_cards = 0.0,
    end_trail = 0.0,
    /// Any claim: for each train below ten of the opponent with the fewest, and for each train that it is behind.
    later = 0.0,
    behind = 0.0,
    /// Drawing cards: if none is missing for the plan, for each card missing for the fillers, for each card in hand above
    /// sixteen, while nothing is claimed, and for each turn to spare.
    draw_ready = 0.0,
    draw_fill = 0.0,
    draw_many = 0.0,
    draw_fresh = 0.0,
    draw_slack = 0.0,
    /// A card that only a filler needs; an unseen card.
    card_fill = 0.0,
    card_blind = 0.0,
    /// Drawing tickets: for each turn to spare.
    tickets_slack = 0.0,
    /// Keeping tickets: for each train of the plan, each of its routes, each end of its paths, and each ticket out of reach.
    keep_trains = 0.0,
    keep_claims = 0.0,
    keep_odd = 0.0,
    keep_lost = 0.0,
}

/// The weights as they were first released: the levels up to skilled play by them, and so does `strong-1`.
static FIRST: Learnt<Weights> = Learnt::new(
    [
        [FIRST_USA_2, FIRST_USA_4, FIRST_USA_4, FIRST_USA_4],
        [FIRST_EUROPE_2, FIRST_EUROPE_4, FIRST_EUROPE_4, FIRST_EUROPE_4],
    ],
    Weights::read,
);

/// The weights that were learnt in the league, with two seats. At the larger tables where those win no more than the first
/// ones there are none (docs/bots.md).
static LEAGUE: Learnt<Option<Weights>> =
    Learnt::new([[USA_2, USA_2, NONE, NONE], [EUROPE_2, EUROPE_2, EUROPE_2, NONE]], |text| {
        (text != NONE).then(|| Weights::read(text))
    });

const NONE: &str = "";

const FIRST_USA_2: &str = include_str!("../data/first-usa-2.txt");
const FIRST_USA_4: &str = include_str!("../data/first-usa-4.txt");
const FIRST_EUROPE_2: &str = include_str!("../data/first-europe-2.txt");
const FIRST_EUROPE_4: &str = include_str!("../data/first-europe-4.txt");
const USA_2: &str = include_str!("../data/usa-2.txt");
const EUROPE_2: &str = include_str!("../data/europe-2.txt");

impl Weights {
    /// What was learnt for such a table.
    pub(crate) fn learnt(map: &Map, seats: u8) -> Weights {
        Weights::league(map, seats).unwrap_or_else(|| Weights::first(map, seats))
    }

    /// What was learnt in the league, if that helps at such a table.
    pub(crate) fn league(map: &Map, seats: u8) -> Option<Weights> {
        *LEAGUE.of(map, seats)
    }

    /// What was learnt for such a table before the first release.
    pub(crate) fn first(map: &Map, seats: u8) -> Weights {
        *FIRST.of(map, seats)
    }

    /// The prices that plans use for the routes of a board: in quarter turns, so that they can be whole numbers.
    pub(crate) fn prices(&self, board: &Board) -> Prices {
        let whole = |cost: f32| (2.0 * cost).clamp(1.0, 60.0) as u8;
        let lengths = [self.cost_1, self.cost_2, self.cost_3, self.cost_4, self.cost_5, self.cost_6];
        let mut routes = [0; 128];
        for route in board.map.routes() {
            let place = usize::from(route.length).clamp(1, lengths.len()) - 1;
            let cost = lengths[place]
                + f32::from(route.length.saturating_sub(6))
                + self.cost_ferry * f32::from(route.locomotives())
                + if route.is_tunnel() { self.cost_tunnel } else { 0.0 }
                + if route.colour.is_none() { self.cost_grey } else { 0.0 }
                + if route.twin.is_some() { self.cost_twin } else { 0.0 };
            routes[route.id.index()] = whole(cost);
        }
        let held = (2.0 * self.cost_held).clamp(-20.0, 20.0) as i16;
        Prices { routes, station: whole(self.cost_station), held }
    }

    /// Reads lines of `name value`; weights that are not named keep their start value.
    pub(crate) fn read(text: &str) -> Weights {
        let mut values = Weights::START.to_array();
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            let place = Weights::NAMES.iter().position(|known| *known == name);
            if let (Some(place), Ok(value)) = (place, value.trim().parse()) {
                values[place] = value;
            }
        }
        Weights::from_array(values)
    }

    /// The text that [`Weights::read`] reads. Bots are never trained in a browser.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn write(self) -> String {
        let lines = Weights::NAMES.iter().zip(self.to_array());
        lines.map(|(name, value)| format!("{name} {value:.3}\n")).collect()
    }

    /// Interpolates between these weights and others: `part` 0 is these, 1 the others.
    pub(crate) fn toward(self, other: Weights, part: f32) -> Weights {
        let (from, to) = (self.to_array(), other.to_array());
        Weights::from_array(std::array::from_fn(|i| from[i] + part * (to[i] - from[i])))
    }

    /// Do fillers matter? Otherwise none are planned, which saves time.
    pub(crate) fn fills(&self) -> bool {
        self.filler != 0.0 || self.draw_fill != 0.0 || self.card_fill != 0.0
    }

    /// The weight of a claim of that length.
    #[inline]
    pub(crate) fn claim(&self, length: u8, done: bool) -> f32 {
        match (length, done) {
            (0 | 1, false) => self.plan_1,
            (2, false) => self.plan_2,
            (3, false) => self.plan_3,
            (4, false) => self.plan_4,
            (5, false) => self.plan_5,
            (6.., false) => self.plan_6 + 3.0 * f32::from(length - 6),
            (0 | 1, true) => self.free_1,
            (2, true) => self.free_2,
            (3, true) => self.free_3,
            (4, true) => self.free_4,
            (5, true) => self.free_5,
            (6.., true) => self.free_6 + 3.0 * f32::from(length - 6),
        }
    }
}
