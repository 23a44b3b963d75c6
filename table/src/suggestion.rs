//! Another level for a person, after games that were one-sided.

use ai::persona::{Level, Persona};

use crate::protocol::{Suggestion, TableError};
use crate::store::{FinishedGame, Store};

/// After this many games.
const IN_A_ROW: usize = 3;

/// Each won, or lost, by at least this many points.
const ONE_SIDED: i32 = 25;

/// The level that this person had better play against next, if the latest games say so. Games up to the last one of a
/// suggestion that was made do not count again.
pub(crate) fn read(store: &mut Store, player: &str) -> Result<Option<Suggestion>, TableError> {
    let said = store.settings()?.suggested.get(player).copied();
    let games = store.finished(player)?;
    let known = said.and_then(|said| games.iter().rposition(|game| game.game == said));
    Ok(suggestion(&games[known.map_or(0, |place| place + 1)..]))
}

/// What the last games say, the oldest first. They must have been played alone against bots of one level.
fn suggestion(games: &[FinishedGame]) -> Option<Suggestion> {
    let last = games.last()?;
    let row = &games[games.len().checked_sub(IN_A_ROW)?..];
    let from = level(last).filter(|from| row.iter().all(|game| level(game) == Some(*from)))?;
    let place = Level::ALL.iter().position(|level| *level == from)?;
    let to = if row.iter().all(|game| game.won > 0.0 && game.margin >= ONE_SIDED) {
        Level::ALL.get(place + 1)
    } else if row.iter().all(|game| game.won == 0.0 && game.margin <= -ONE_SIDED) {
        place.checked_sub(1).and_then(|place| Level::ALL.get(place))
    } else {
        None
    };
    to.map(|to| Suggestion { from, to: *to, after: last.game })
}

/// The level of all the others, if all of them were bots of one.
fn level(game: &FinishedGame) -> Option<Level> {
    let mut levels = game.bots.iter().map(|bot| Persona::of(bot).map(|persona| persona.level));
    let first = levels.next().flatten()?;
    let alone = game.bots.len() + 1 == usize::from(game.seats);
    (alone && levels.all(|level| level == Some(first))).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::GameId;

    fn game(id: i64, margin: i32, bots: &[&str]) -> FinishedGame {
        FinishedGame {
            game: GameId(id),
            seat: 0,
            finished: id,
            map: "usa".into(),
            seats: bots.len() as u8 + 1,
            won: if margin > 0 { 1.0 } else { 0.0 },
            score: 100,
            margin,
            routes: 0,
            completed: 0,
            failed: 0,
            longest: false,
            stations: 0,
            feats: Vec::new(),
            longest_points: None,
            station_points: None,
            bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        }
    }

    fn after(games: &[(i32, &[&str])]) -> Option<(Level, Level)> {
        let games: Vec<_> = (1..).zip(games).map(|(id, (margin, bots))| game(id, *margin, bots)).collect();
        suggestion(&games).map(|it| {
            assert_eq!(it.after, GameId(games.len() as i64), "the streak ends with the last game");
            (it.from, it.to)
        })
    }

    #[test]
    fn three_easy_wins_suggest_the_level_above_and_three_heavy_losses_the_one_below() {
        let learner: &[&str] = &["learner-racer"];
        assert_eq!(after(&[(25, learner); 3]), Some((Level::Learner, Level::Novice)));
        assert_eq!(after(&[(-25, learner); 3]), Some((Level::Learner, Level::Newcomer)));
        assert_eq!(
            after(&[(-40, &["expert", "expert-racer"][..]); 3]),
            Some((Level::Expert, Level::Veteran))
        );
        assert_eq!(
            after(&[(-60, learner), (30, learner), (30, learner), (90, learner)]),
            Some((Level::Learner, Level::Novice)),
            "what was before does not matter"
        );
    }

    #[test]
    fn close_or_mixed_games_suggest_nothing() {
        let novice: &[&str] = &["novice"];
        assert_eq!(after(&[(40, novice); 2]), None, "two are no streak");
        assert_eq!(after(&[(40, novice), (24, novice), (40, novice)]), None, "one was close");
        assert_eq!(after(&[(40, novice), (-40, novice), (40, novice)]), None, "one was lost");
        assert_eq!(after(&[(40, novice), (40, &["casual"]), (40, novice)]), None, "two levels");
        assert_eq!(after(&[(40, &["novice", "casual"][..]); 3]), None, "two levels at a table");
        assert_eq!(after(&[(40, &["planner"][..]); 3]), None, "a bot of the first versions has no level");
        assert_eq!(after(&[(40, &["expert"][..]); 3]), None, "nobody is stronger");
        assert_eq!(after(&[(-40, &["newcomer"][..]); 3]), None, "nobody is gentler");
    }

    #[test]
    fn a_table_with_another_person_says_nothing() {
        let shared = FinishedGame { seats: 3, ..game(1, 50, &["novice"]) };
        assert_eq!(suggestion(&[shared.clone(), shared.clone(), shared]), None);
    }
}
