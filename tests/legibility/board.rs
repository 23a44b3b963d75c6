//! Boards in the middle of a game, and what is really on them.

use std::collections::BTreeSet;

use engine::{Action, Card, Game, Record, RouteId, SeatColour, Setup};

/// The most that a game can have, so that every colour of trains is there.
const SEATS: usize = 5;

pub struct Board {
    /// The game's record, for the page to import.
    pub record: String,
    pub routes: Vec<Truth>,
}

/// What is really on a route.
#[derive(Debug, Clone, Copy)]
pub struct Truth {
    pub route: RouteId,
    pub twin: Option<RouteId>,
    pub kind: Kind,
}

/// What a route shows: its printed colour, or the trains on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Free(Option<Card>),
    Claimed(SeatColour),
}

impl Board {
    /// A game of five in which half of the routes are claimed, at the turn of a person who can claim several.
    pub fn in_mid_game(map: &str, seed: u64) -> Board {
        let mut game = Game::new(Setup::new(map, SEATS, seed)).expect("a good setup");
        let half = game.map().routes().len() / 2;
        let claimed = |game: &Game| {
            game.map().routes().iter().filter(|route| game.state().owner(route.id).is_some()).count()
        };
        let routes = |legal: &[Action]| {
            let route = |action: &Action| match action {
                Action::Claim { route, .. } => Some(*route),
                _ => None,
            };
            legal.iter().filter_map(route).collect::<BTreeSet<_>>().len()
        };
        let mut number = seed as usize;
        loop {
            let legal = game.legal_actions();
            if claimed(&game) >= half && routes(&legal) >= 4 {
                break;
            }
            let claims: Vec<&Action> =
                legal.iter().filter(|action| matches!(action, Action::Claim { .. })).collect();
            let draws = legal.iter().position(|action| *action == Action::DrawBlind);
            number += 7;
            // Draws cards two times in three, so that routes can be paid for.
            let action = match (draws, claims.len()) {
                (Some(draws), _) if !number.is_multiple_of(3) => legal[draws],
                (_, 0) => legal[number % legal.len()],
                (_, some) => *claims[number % some],
            };
            game.apply(action).expect("a legal action");
            assert!(!game.is_over(), "the game ends before half of the board is claimed");
        }
        let truth = |route: &engine::Route| Truth {
            route: route.id,
            twin: route.twin,
            kind: match game.state().owner(route.id) {
                Some(seat) => Kind::Claimed(game.setup().seats[seat.index()]),
                None => Kind::Free(route.colour),
            },
        };
        let routes = game.map().routes().iter().map(truth).collect();
        Board { routes, record: Record::new(game).write() }
    }
}
