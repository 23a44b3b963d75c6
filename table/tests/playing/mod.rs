//! A person who plays whole games by the protocol. The stories of the screens have the same games.

use std::time::Duration;

use engine::{Action, Phase, Scores};
use table::protocol::{Ask, GameId, Open, Play, TableError};
use table::{ClientId, Table};

pub fn ask<A: Ask>(table: &mut Table, ask: A) -> Result<A::Answer, TableError> {
    Ok(A::unpack(table.answer(ClientId::ONLY, ask.into())?).expect("the answer to what was asked"))
}

/// Goes on with a game until it is over. The longest route there is, and cards otherwise: such games end, with
/// points.
pub fn play_on(table: &mut Table, game: GameId) -> Scores {
    loop {
        table.work_through(|| Duration::ZERO);
        let snapshot = ask(table, Open { session: game.into() }).expect("the game is there");
        if snapshot.view.phase == Phase::Over {
            return snapshot.view.scores.expect("it is over");
        }
        let legal = &snapshot.view.legal;
        let map = &snapshot.view.map;
        let length = |action: &Action| match action {
            Action::Claim { route, .. } => map.route(*route).length,
            _ => 0,
        };
        let claim = legal.iter().max_by_key(|action| length(action)).filter(|action| length(action) >= 3);
        let draw = legal.iter().find(|action| **action == Action::DrawBlind);
        let action = *claim.or(draw).unwrap_or(&legal[0]);
        ask(table, Play { session: game.into(), revision: snapshot.revision, action })
            .expect("a legal action");
    }
}
