//! Plays whole games through the protocol. The stories of the screens use the same games.

use std::time::Duration;

use engine::{Action, Phase, Scores};
use table::protocol::{Ask, GameId, Open, Play, TableError};
use table::{ClientId, Table};

pub fn ask<A: Ask>(table: &mut Table, ask: A) -> Result<A::Answer, TableError> {
    Ok(A::unpack(table.answer(ClientId::ONLY, ask.into())?).expect("the answer to what was asked"))
}

/// Plays a game to its end, and returns the scores. Claiming the longest route, or else drawing cards, makes games end
/// with points.
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
