//! Statistics of finished games.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod playing;

use engine::{Score, SeatColour, SeatId};
use playing::{ask, play_on};
use table::protocol::{
    Achievement, Back, Delete, Filter, GameId, Group, Open, Parts, Play, Player, ReadNews, ReadStatistics,
    STRETCHES, Seat, Snapshot, Start, Statistics, TableError, TakeBack, Undo, Who,
};
use table::{Location, Table};

fn table() -> Table {
    Table::open(&Location::Memory, |_, _| {}).unwrap()
}

/// Plays a whole game of Ada against one bot, and returns the engine's final scores.
fn play(table: &mut Table, map: &str, bot: &str, seed: u64) -> (GameId, engine::Scores) {
    let game = begin(table, map, bot, seed).session.game().unwrap();
    (game, play_on(table, game))
}

fn begin(table: &mut Table, map: &str, bot: &str, seed: u64) -> Snapshot {
    let seats = vec![
        Seat { name: "Ada".into(), colour: SeatColour::Blue, who: Who::Person },
        Seat { name: "Bolt".into(), colour: SeatColour::Red, who: Who::Bot { bot: bot.into() } },
    ];
    ask(table, Start { map: map.into(), seats, first: Some(0), seed: Some(seed.to_string()) }).unwrap()
}

fn statistics(table: &mut Table, filter: Filter) -> Statistics {
    ask(table, ReadStatistics { player: None, filter }).unwrap()
}

/// The statistics of Ada, who is the only person.
fn ada(table: &mut Table, filter: Filter) -> Player {
    let found = statistics(table, filter);
    assert_eq!(found.people, ["Ada"], "bots are not among the people");
    found.player.expect("she has finished games")
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
    let wins: Vec<bool> = games.iter().map(|scores| scores.winners == [SeatId(0)]).collect();

    let all = ada(&mut table, Filter::default());
    assert_eq!(all.games, 4);
    assert_eq!(all.wins, wins.iter().filter(|won| **won).count() as f64);
    let total: i32 = mine.iter().map(|score| i32::from(score.total)).sum();
    assert_eq!(all.average_score, f64::from(total) / 4.0);
    assert_eq!(all.best_score, mine.iter().map(|score| i32::from(score.total)).max().unwrap());
    let completed: usize = mine.iter().map(|score| score.completed()).sum();
    let failed: usize = mine.iter().map(|score| score.tickets.len() - score.completed()).sum();
    assert_eq!((all.tickets_completed, all.tickets_failed), (completed as u32, failed as u32));
    let streak = wins.iter().rev().take_while(|won| **won).count() as u32;
    let best = wins.split(|won| !won).map(<[bool]>::len).max().unwrap() as u32;
    assert_eq!((all.streak, all.best_streak), (streak, best));

    let scores: Vec<f64> = all.course.iter().map(|stretch| stretch.average_score).collect();
    let totals: Vec<f64> = mine.iter().map(|score| f64::from(score.total)).collect();
    assert_eq!(scores, totals, "score over time, the oldest first");
    let mean = |of: fn(&Score) -> i16| mine.iter().map(|score| f64::from(of(score))).sum::<f64>() / 4.0;
    let parts = Parts {
        routes: mean(|score| score.routes),
        tickets: mean(|score| score.tickets.iter().map(|ticket| ticket.points).sum()),
        longest: mean(|score| score.longest.bonus),
        stations: mean(|score| score.unbuilt_stations),
    };
    assert_eq!(all.parts, parts, "what a score is made of");

    let keys =
        |groups: &[Group]| groups.iter().map(|group| (group.key.clone(), group.games)).collect::<Vec<_>>();
    let of = |key: &str, games| (key.to_owned(), games);
    assert_eq!(keys(&all.by_map), [of("usa", 3), of("europe", 1)]);
    assert_eq!(keys(&all.by_seats), [of("2", 4)]);
    assert_eq!(keys(&all.by_bot), [of("random", 3), of("one-step", 1)], "a record against each bot");
    assert_eq!(all.by_map[1].average_score, f64::from(mine[2].total));

    let bots = statistics(&mut table, Filter::default()).bots;
    assert_eq!(keys(&bots), [of("random", 3), of("one-step", 1)], "the bots have records of their own");
    let theirs = &games[1].seats[1];
    let won = f64::from(u8::from(games[1].winners == [SeatId(1)]));
    assert_eq!((bots[1].wins, bots[1].average_score), (won, f64::from(theirs.total)));
    let there = Filter { map: Some("europe".into()), ..Filter::default() };
    assert_eq!(keys(&statistics(&mut table, there).bots), [of("random", 1)]);

    let europe = ada(&mut table, Filter { map: Some("europe".into()), ..Filter::default() });
    assert_eq!((europe.games, europe.best_score), (1, i32::from(mine[2].total)));
    assert_eq!(
        ada(&mut table, Filter { seats: Some(5), ..Filter::default() }),
        Player { name: "Ada".into(), ..Player::default() }
    );
}

#[test]
fn many_games_are_grouped_into_few_stretches_without_losing_any() {
    let mut table = table();
    for seed in 0..45 {
        play(&mut table, "usa", "random", seed);
    }
    let ada = ada(&mut table, Filter::default());
    assert!(ada.course.len() <= STRETCHES, "{} stretches", ada.course.len());
    assert_eq!(ada.course.iter().map(|stretch| stretch.games).sum::<u32>(), 45);
    assert_eq!(ada.course.iter().map(|stretch| stretch.wins).sum::<f64>(), ada.wins);
}

#[test]
fn what_is_achieved_is_news_once_and_stays() {
    let mut table = table();
    let mut tries = (1..).map(|seed| {
        let (game, scores) = play(&mut table, "usa", "novice", seed);
        (seed, scores, ask(&mut table, ReadNews { game }).unwrap())
    });
    let (seed, scores, news) =
        tries.find(|(_, _, news)| !news.is_empty()).expect("some game earns an achievement");
    let new: Vec<Achievement> = news.iter().map(|news| news.achievement).collect();
    assert!(news.iter().all(|news| news.seat == SeatId(0)), "{news:?}");
    assert_eq!(new.contains(&Achievement::BeatNovice), scores.winners.contains(&SeatId(0)));
    assert_eq!(new.contains(&Achievement::LongestPath), scores.seats[0].longest.bonus > 0);

    let (second, _) = play(&mut table, "usa", "novice", seed);
    assert_eq!(ask(&mut table, ReadNews { game: second }).unwrap(), [], "the same game has nothing new");
    let earned: Vec<_> = statistics(&mut table, Filter { seats: Some(5), ..Filter::default() }).earned;
    let earned: Vec<Achievement> = earned.iter().map(|earned| earned.achievement).collect();
    assert_eq!(earned, new, "the filter does not matter");
}

#[test]
fn a_win_on_every_map_takes_a_game_on_each() {
    let mut table = table();
    let mut won = |map: &str| {
        (0..).find_map(|seed| {
            let (game, scores) = play(&mut table, map, "random", seed);
            let news = ask(&mut table, ReadNews { game }).unwrap();
            let is_new = news.iter().any(|news| news.achievement == Achievement::EveryMap);
            scores.winners.contains(&SeatId(0)).then_some(is_new)
        })
    };
    assert_eq!(won("usa"), Some(false), "one map is not every map");
    assert_eq!(won("europe"), Some(true));
}

#[test]
fn a_filter_by_level_ignores_the_style() {
    let mut table = table();
    for (bot, seed) in [("novice", 1), ("novice-racer", 2), ("casual", 3), ("one-step", 4)] {
        play(&mut table, "usa", bot, seed);
    }
    let mut games =
        |level: &str| ada(&mut table, Filter { level: Some(level.into()), ..Filter::default() }).games;
    assert_eq!((games("novice"), games("casual"), games("expert")), (2, 1, 0));
    let levels = ada(&mut table, Filter::default()).by_level;
    let levels: Vec<_> = levels.iter().map(|group| (group.key.as_str(), group.games)).collect();
    assert_eq!(levels, [("novice", 2), ("casual", 1)], "bots of the first versions have no level");
}

#[test]
fn a_game_that_was_taken_back_does_not_count() {
    let mut table = table();
    let begun = begin(&mut table, "usa", "random", 5);
    let (session, game) = (begun.session, begun.session.game().unwrap());
    ask(&mut table, Play { session, revision: begun.revision, action: begun.view.legal[0] }).unwrap();
    let revision = ask(&mut table, Open { session }).unwrap().revision;
    ask(&mut table, TakeBack { game, revision }).unwrap();
    play_on(&mut table, game);
    assert!(statistics(&mut table, Filter::default()).people.is_empty(), "it stays marked as taken back");
}

#[test]
fn a_finished_game_is_not_taken_back_and_keeps_what_it_has_told() {
    let mut table = table();
    let (game, _) = play(&mut table, "usa", "random", 5);
    let told = ask(&mut table, ReadNews { game }).unwrap();
    assert!(!told.is_empty(), "a first game achieves something");
    let over = ask(&mut table, Open { session: game.into() }).unwrap();
    assert_eq!(over.back, Back::default(), "nothing is offered");
    let refused = ask(&mut table, TakeBack { game, revision: over.revision });
    assert_eq!(refused.unwrap_err(), TableError::CannotTakeBack);
    assert_eq!(ada(&mut table, Filter::default()).games, 1);
    assert_eq!(ask(&mut table, ReadNews { game }).unwrap(), told);
}

/// At its end a game tells its seed and everyone's tickets. Before that event, nothing that the last claim revealed would
/// forbid to undo it.
#[test]
fn nothing_of_a_finished_game_is_undone() {
    let mut table = table();
    for seed in 1..6 {
        let (game, _) = play(&mut table, "usa", "racer", seed);
        let over = ask(&mut table, Open { session: game.into() }).unwrap();
        for revision in over.revision.saturating_sub(30)..=over.revision {
            let undone = ask(&mut table, Undo { game, revision });
            assert!(undone.is_err(), "game {seed} at {revision} of {}", over.revision);
        }
        assert_eq!(ask(&mut table, Open { session: game.into() }).unwrap(), over);
    }
}

#[test]
fn results_survive_the_deletion_of_the_save() {
    let mut table = table();
    let (game, _) = play(&mut table, "usa", "random", 6);
    ask(&mut table, Delete { game }).unwrap();
    assert_eq!(ada(&mut table, Filter::default()).games, 1);
}
