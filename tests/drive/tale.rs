//! Games that are played without a page, to be taken in by one.

use engine::{Action, Game, Phase, Record, Scores, Setup};

/// A game as its record, and its scores as it stands.
pub struct Tale {
    pub record: String,
    pub scores: Scores,
}

/// A game of two, played to its end by simple means.
pub fn finished(map: &str, seed: u64) -> Tale {
    let game = played(map, seed, Game::is_over);
    let scores = game.scores();
    Tale { record: Record::new(game).write(), scores }
}

/// The same, up to the last turn: two cards, and it is over.
pub fn at_its_last_turn(map: &str, seed: u64) -> Tale {
    let last = |game: &Game| {
        let view = game.spectator_view();
        view.turns_left == Some(1) && view.phase == Phase::Choose && view.deck >= 2
    };
    let game = played(map, seed, last);
    assert!(!game.is_over(), "this game has no last turn with cards to draw");
    let scores = game.scores();
    Tale { record: Record::new(game).write(), scores }
}

/// A game on Europe, up to a tunnel that costs more than was shown, and that can be paid.
pub fn at_a_tunnel(seed: u64) -> Tale {
    let pays = |action: &Action| matches!(action, Action::PayTunnel { .. });
    let game = played("europe", seed, |game| game.legal_actions().iter().any(pays));
    assert!(!game.is_over(), "in this game no tunnel is paid for");
    let scores = game.scores();
    Tale { record: Record::new(game).write(), scores }
}

/// A game on Europe, up to a turn in which nothing can be done but to pass.
pub fn stuck() -> Tale {
    let whole = include_str!("../../engine/tests/records/good/passed.txt");
    let before = whole.lines().take_while(|line| !line.ends_with(" passes"));
    // How it ended is told at its head.
    let lines: Vec<&str> = before.filter(|line| !line.starts_with("result: ")).collect();
    let record = Record::read(&(lines.join("\n") + "\n")).expect("the beginning of a good record");
    assert_eq!(record.game().legal_actions()[..], [Action::Pass]);
    Tale { scores: record.game().scores(), record: record.write() }
}

/// Plays until it is enough: a claim where there is one, and now and then something else.
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
