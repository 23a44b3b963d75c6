//! What finished games add up to.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::time::Duration;

use engine::{Action, Phase, SeatColour};
use table::protocol::{
    Ask, Delete, Filter, GameId, Open, Play, Player, ReadStatistics, Seat, Start, Statistics, TakeBack,
    Trouble, Who,
};
use table::{Place, Table};

fn table() -> Table {
    Table::open(&Place::Memory, || Duration::ZERO, |_| {}).unwrap()
}

fn ask<A: Ask>(table: &mut Table, ask: A) -> Result<A::Answer, Trouble> {
    Ok(A::unpack(table.answer(ask.into())?).unwrap())
}

/// A whole game of Ada against one bot, and the final scores as the engine gives them.
fn play(table: &mut Table, map: &str, bot: &str, seed: u64) -> (GameId, engine::Scores) {
    let seats = vec![
        Seat { name: "Ada".into(), colour: SeatColour::Blue, who: Who::Person },
        Seat { name: "Bolt".into(), colour: SeatColour::Red, who: Who::Bot { bot: bot.into() } },
    ];
    let begun =
        ask(table, Start { map: map.into(), seats, first: Some(0), seed: Some(seed.to_string()) }).unwrap();
    (begun.game, play_on(table, begun.game))
}

/// Goes on with a game until it is over.
fn play_on(table: &mut Table, game: GameId) -> engine::Scores {
    loop {
        while let Some(thinking) = table.thinking() {
            let decided = thinking.finish().unwrap();
            table.decided(&decided);
        }
        let position = ask(table, Open { game }).unwrap();
        if position.view.phase == Phase::Over {
            return position.view.scores.unwrap();
        }
        // Ada claims what she can, longest first, and draws otherwise: her games end, with points.
        let legal = &position.view.legal;
        let claim = legal.iter().rev().find(|action| matches!(action, Action::Claim { .. }));
        let action = *claim.unwrap_or(&legal[0]);
        ask(table, Play { game, revision: position.revision, action }).unwrap();
    }
}

fn statistics(table: &mut Table, filter: Filter) -> Statistics {
    ask(table, ReadStatistics { filter }).unwrap()
}

fn ada(statistics: &Statistics) -> &Player {
    assert_eq!(statistics.people.len(), 1, "only Ada is a person");
    &statistics.people[0]
}

#[test]
fn known_games_give_known_figures() {
    let mut table = table();
    assert_eq!(
        statistics(&mut table, Filter::default()),
        Statistics::default(),
        "nobody has finished anything"
    );
    let games: Vec<_> =
        [("usa", "random", 1), ("usa", "one-step", 2), ("europe", "random", 3), ("usa", "random", 4)]
            .into_iter()
            .map(|(map, bot, seed)| play(&mut table, map, bot, seed).1)
            .collect();
    let mine: Vec<_> = games.iter().map(|scores| &scores.seats[0]).collect();
    let wins: Vec<bool> = games.iter().map(|scores| scores.winners == [engine::SeatId(0)]).collect();

    let all = statistics(&mut table, Filter::default());
    let ada_all = ada(&all);
    assert_eq!(ada_all.games, 4);
    assert_eq!(ada_all.wins, wins.iter().filter(|won| **won).count() as f64);
    let total: i32 = mine.iter().map(|score| i32::from(score.total)).sum();
    assert_eq!(ada_all.average_score, f64::from(total) / 4.0);
    assert_eq!(ada_all.best_score, mine.iter().map(|score| i32::from(score.total)).max().unwrap());
    let completed: usize = mine.iter().map(|score| score.completed()).sum();
    let failed: usize = mine.iter().map(|score| score.tickets.len() - score.completed()).sum();
    assert_eq!((ada_all.tickets_completed, ada_all.tickets_failed), (completed as u32, failed as u32));
    let streak = wins.iter().rev().take_while(|won| **won).count() as u32;
    let best = wins.split(|won| !won).map(<[bool]>::len).max().unwrap() as u32;
    assert_eq!((ada_all.streak, ada_all.best_streak), (streak, best));
    assert_eq!(ada_all.scores.len(), 4, "score over time");

    let keys: Vec<_> = all.bots.iter().map(|bot| (bot.name.as_str(), bot.games)).collect();
    assert_eq!(keys, [("random", 3), ("one-step", 1)], "the bots have records of their own");

    let of = |table: &mut Table, filter| ada(&statistics(table, filter)).games;
    assert_eq!(of(&mut table, Filter { map: Some("europe".into()), ..Filter::default() }), 1);
    assert_eq!(of(&mut table, Filter { against: Some("random".into()), ..Filter::default() }), 3);
    assert!(statistics(&mut table, Filter { seats: Some(5), ..Filter::default() }).people.is_empty());
}

#[test]
fn a_level_is_asked_for_whatever_the_style() {
    let mut table = table();
    for (bot, seed) in [("novice", 1), ("novice-racer", 2), ("casual", 3), ("one-step", 4)] {
        play(&mut table, "usa", bot, seed);
    }
    let mut games = |level: &str| {
        let found = statistics(&mut table, Filter { level: Some(level.into()), ..Filter::default() });
        found.people.first().map_or(0, |ada| ada.games)
    };
    assert_eq!((games("novice"), games("casual"), games("expert")), (2, 1, 0));
}

#[test]
fn a_game_that_was_taken_back_does_not_count() {
    let mut table = table();
    let (game, _) = play(&mut table, "usa", "random", 5);
    assert_eq!(ada(&statistics(&mut table, Filter::default())).games, 1);
    let revision = ask(&mut table, Open { game }).unwrap().revision;
    ask(&mut table, TakeBack { game, revision }).unwrap();
    assert!(statistics(&mut table, Filter::default()).people.is_empty(), "it is no longer finished");
    play_on(&mut table, game);
    assert!(statistics(&mut table, Filter::default()).people.is_empty(), "it is marked for good");
}

#[test]
fn deleting_a_save_is_no_way_to_lose_a_record() {
    let mut table = table();
    let (game, _) = play(&mut table, "usa", "random", 6);
    ask(&mut table, Delete { game }).unwrap();
    assert_eq!(ada(&statistics(&mut table, Filter::default())).games, 1);
}
