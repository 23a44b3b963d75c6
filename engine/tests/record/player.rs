//! Who plays the games of these tests: by chance, but as people might.

use engine::{Action, Card, Chance, Game, RouteId, Setup};

/// Plays up to `most` actions.
pub fn play(setup: Setup, seed: u64, most: usize) -> Game {
    let mut game = Game::new(setup).unwrap();
    let mut rng = Chance::new(seed);
    for _ in 0..most {
        let Some(action) = choose(&game, &mut rng) else { break };
        game.apply(action).unwrap();
    }
    game
}

/// One action of the seat to move, the better ones more often.
pub fn choose(game: &Game, rng: &mut Chance) -> Option<Action> {
    let mut actions = game.legal_actions();
    // The order of the list is part of the format of links, but these games must not depend on it.
    actions.sort();
    let mut n = rng.below(actions.iter().map(|action| weight(game, action)).sum());
    actions.into_iter().find(|action| {
        let own = weight(game, action);
        let found = n < own;
        n = n.saturating_sub(own);
        found
    })
}

fn weight(game: &Game, action: &Action) -> u64 {
    match action {
        // Locomotives are not wasted where cards of a colour would do.
        Action::Claim { route, payment } => worth(game, *route) / (1 + 4 * u64::from(payment.locomotives)),
        Action::DrawBlind => 80,
        Action::DrawFaceUp { slot } if game.state().row()[usize::from(*slot)] == Some(Card::Locomotive) => 60,
        Action::DrawFaceUp { .. } => 30,
        Action::DrawTickets => 4,
        Action::KeepTickets { keep } => 4 - u64::from(keep.count()).min(3),
        Action::BuildStation { payment, .. } => u64::from(payment.locomotives == 0),
        Action::PayTunnel { .. } => 3,
        Action::DeclineTunnel | Action::Pass => 1,
    }
}

/// Long routes are worth most, and those that lead on from a seat's own or to a city of its tickets.
fn worth(game: &Game, route: RouteId) -> u64 {
    let (map, state, seat) = (game.map(), game.state(), game.state().to_move());
    let route = map.route(route);
    let own = state.routes(seat).map(|route| map.route(route).ends);
    let wanted = state.tickets(seat).map(|ticket| map.ticket(ticket).ends);
    let leads_on = own.chain(wanted).flatten().any(|city| route.ends.contains(&city));
    let length = u64::from(route.length);
    if leads_on { 8 * length * length * length } else { length * length }
}
