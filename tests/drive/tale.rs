//! Games that are played without a page, so that a story can import their records.

use engine::{Action, Game, Phase, Record, Scores, Setup};

/// The record of a game, and its scores where the record ends.
pub struct RecordedGame {
    pub record: String,
    pub scores: Scores,
}

/// A game of two, played to its end.
pub fn finished(map: &str, seed: u64) -> RecordedGame {
    let game = played(map, seed, Game::is_over);
    let scores = game.scores();
    RecordedGame { record: Record::new(game).write(), scores }
}

/// The same, up to the last turn: drawing two cards ends it.
pub fn at_its_last_turn(map: &str, seed: u64) -> RecordedGame {
    let last = |game: &Game| {
        let view = game.spectator_view();
        view.turns_left == Some(1) && view.phase == Phase::Choose && view.deck >= 2
    };
    let game = played(map, seed, last);
    assert!(!game.is_over(), "this game has no last turn with cards to draw");
    let scores = game.scores();
    RecordedGame { record: Record::new(game).write(), scores }
}

/// A game on Europe, up to a tunnel with extra cost that the seat can pay.
pub fn at_a_tunnel(seed: u64) -> RecordedGame {
    let pays = |action: &Action| matches!(action, Action::PayTunnel { .. });
    let game = played("europe", seed, |game| game.legal_actions().iter().any(pays));
    assert!(!game.is_over(), "in this game no tunnel is paid for");
    let scores = game.scores();
    RecordedGame { record: Record::new(game).write(), scores }
}

/// A game on Europe of two people, up to a turn in which one of them can try a tunnel.
pub fn before_a_tunnel() -> RecordedGame {
    let whole = include_str!("../../engine/tests/records/good/tunnel-to-pay.txt");
    let lines: Vec<&str> = whole.lines().take_while(|line| !line.starts_with("11 red tries")).collect();
    let record = Record::read(&(lines.join("\n") + "\n")).expect("the beginning of a good record");
    RecordedGame { scores: record.game().scores(), record: record.write() }
}

/// A game on Europe, up to a turn in which passing is the only legal action.
pub fn stuck() -> RecordedGame {
    let whole = include_str!("../../engine/tests/records/good/passed.txt");
    let before = whole.lines().take_while(|line| !line.ends_with(" passes"));
    // The record's header states the result, which is no longer true.
    let lines: Vec<&str> = before.filter(|line| !line.starts_with("result: ")).collect();
    let record = Record::read(&(lines.join("\n") + "\n")).expect("the beginning of a good record");
    assert_eq!(record.game().legal_actions()[..], [Action::Pass]);
    RecordedGame { scores: record.game().scores(), record: record.write() }
}

/// Plays until `enough`: claims a route where one can be claimed, and now and then does something else.
fn played(map: &str, seed: u64, enough: impl Fn(&Game) -> bool) -> Game {
    let mut game = Game::new(Setup::new(map, 2, seed)).expect("a good setup");
    for turn in 0.. {
        if game.is_over() || enough(&game) {
            break;
        }
        let legal = game.legal_actions();
        let claim = legal.iter().rposition(|action| matches!(action, Action::Claim { .. }));
        let station = legal.iter().position(|action| matches!(action, Action::BuildStation { .. }));
        let wanted = if turn % 40 == 0 { station.or(claim) } else { claim };
        game.apply(legal[wanted.unwrap_or(turn % legal.len())]).expect("a legal action");
    }
    game
}
