//! What a driver weighs: numbers learnt from games against others and itself, kept as data.

use crate::learnt::Learnt;
use crate::parts::board::Board;
use crate::parts::plan::Prices;
use engine::Map;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $start:expr),* $(,)?) => {
        /// What speaks for a move and against it, about in points.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Weights { $($(#[$doc])* pub(crate) $name: f32),* }

        impl Weights {
            /// The names, in order.
            pub(crate) const NAMES: [&'static str; [$(stringify!($name)),*].len()] = [$(stringify!($name)),*];

            /// Where learning begins: about as Planner plays.
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
    /// A claim of so many spaces while the plan is not done.
    plan_1 = -3.2, plan_2 = -3.6, plan_3 = -3.0, plan_4 = -1.4, plan_5 = 0.2, plan_6 = 3.8,
    /// The same once it is done.
    free_1 = -3.2, free_2 = -3.6, free_3 = -3.0, free_4 = -1.4, free_5 = 0.2, free_6 = 3.8,
    /// A link of the plan.
    link = 10.0,
    /// A link of the plan that another's network touches, at one end and at both.
    contested = 1.0,
    contested_more = 0.0,
    /// Each end in the own network, and each of them that has an odd number of own routes.
    joins = 0.3,
    odd = 0.3,
    /// Each locomotive paid, each card paid that the plan wants, each train that the plan wants.
    locomotive = -1.5,
    harm = -2.5,
    trains = -2.0,
    /// A tunnel.
    tunnel = -0.5,
    /// A route that two ends of another's network touch, and no twin is open.
    block = 0.0,
    /// Ending the game: as such, for each 10 points ahead, and while the plan is not done.
    end = 0.0,
    end_ahead = 1.0,
    end_plan = -5.0,
    /// Claiming anything: for each train below ten, and for each train an opponent has below twenty.
    few = 0.5,
    late = 0.1,
    /// Claiming anything: when an opponent may end the game by one claim, and for each card above ten in
    /// an opponent's hand.
    close = 0.0,
    loom = 0.0,
    /// Drawing: as such, for each card the plan misses, each card in hand, each train an opponent has
    /// below twenty, what the two best cards are worth, and each own train.
    draw = 0.0,
    draw_missing = 0.0,
    draw_hand = 0.0,
    draw_late = 0.0,
    draw_good = 0.0,
    draw_trains = 0.0,
    /// More tickets: as such, for each train left here and with the poorest opponent, and each one held.
    tickets = -30.0,
    tickets_trains = 0.3,
    tickets_others = 0.3,
    tickets_held = -1.0,
    /// A station that is due.
    station = 6.0,
    /// What a card is worth: a locomotive for a ferry, for a plan that misses cards, and otherwise; a
    /// colour that is not needed, one that is, one that a route waits for, each one
    /// more that is needed; one toward a long route.
    card_ferry = 2.2,
    card_wild = 1.3,
    card_spare = 0.6,
    card_other = 0.1,
    card_needed = 1.0,
    card_near = 0.15,
    card_more = 0.0,
    card_long = 0.1,
    card_rush = 1.0,
    /// Tickets to keep: a point of theirs, a point of their routes, a half turn, each of them.
    keep_points = 1.0,
    keep_routes = 1.0,
    keep_turn = -1.4,
    keep_each = 0.0,
    /// With so few trains at an opponent, tickets are given up that so much of the time left is too
    /// short for.
    wary = 10.0,
    hope = 1.0,
    /// What the plan reckons for a route of so many spaces, in half turns; what a ferry's locomotive, a
    /// tunnel and a station add.
    cost_1 = 3.0, cost_2 = 4.0, cost_3 = 5.0, cost_4 = 6.0, cost_5 = 7.0, cost_6 = 8.0,
    cost_ferry = 1.0,
    cost_tunnel = 1.0,
    cost_station = 8.0,
}

/// The weights, made by `cargo xtask train`.
static LEARNT: Learnt<Weights> = Learnt::new(
    [
        include_str!("../data/usa-2.txt"),
        include_str!("../data/usa-4.txt"),
        include_str!("../data/europe-2.txt"),
        include_str!("../data/europe-4.txt"),
    ],
    Weights::read,
);

impl Weights {
    /// What was learnt for such a table.
    pub(crate) fn learnt(map: &Map, seats: u8) -> Weights {
        *LEARNT.of(map, seats)
    }

    /// What the plan reckons for the routes of a board: twice the half turns, as whole numbers.
    pub(crate) fn prices(&self, board: &Board) -> Prices {
        let whole = |cost: f32| (2.0 * cost).clamp(1.0, 60.0) as u8;
        let lengths = [self.cost_1, self.cost_2, self.cost_3, self.cost_4, self.cost_5, self.cost_6];
        let mut routes = [0; 128];
        for route in board.map.routes() {
            let place = usize::from(route.length).clamp(1, lengths.len()) - 1;
            let cost = lengths[place]
                + f32::from(route.length.saturating_sub(6))
                + self.cost_ferry * f32::from(route.locomotives())
                + if route.is_tunnel() { self.cost_tunnel } else { 0.0 };
            routes[route.id.index()] = whole(cost);
        }
        Prices { routes, station: whole(self.cost_station) }
    }

    /// Reads `name value` lines; what is not named stays as at the start.
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

    /// As [`Weights::read`] reads it. Bots are trained on this machine, never in a browser.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn write(self) -> String {
        let lines = Weights::NAMES.iter().zip(self.to_array());
        lines.map(|(name, value)| format!("{name} {value:.3}\n")).collect()
    }

    /// A part of the way from these weights to others.
    pub(crate) fn toward(self, other: Weights, part: f32) -> Weights {
        let (from, to) = (self.to_array(), other.to_array());
        Weights::from_array(std::array::from_fn(|i| from[i] + part * (to[i] - from[i])))
    }

    /// What a claim of that length weighs.
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
