//! Is it visible at a glance which routes are claimed, and by whom? Measured in pictures of boards in mid-game:
//! `cargo xtask legibility` measures all of them, a story some. docs/legibility.md explains how.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "legibility/board.rs"]
mod board;
#[path = "legibility/figures.rs"]
mod figures;
#[path = "legibility/picture.rs"]
mod picture;
#[path = "legibility/strip.rs"]
mod strip;
#[path = "legibility/teller.rs"]
mod teller;
#[path = "legibility/view.rs"]
mod view;

use board::Board;
use drive::{Server, Shape};
use figures::{Accuracy, Figures, contrasts};
use teller::Classifier;
use view::{SHAPES, SIGHTS, Seen, Theme};

/// The classifier learns from some boards, and is then tested with others.
struct Boards {
    training: Vec<Board>,
    test: Vec<Board>,
}

impl Boards {
    fn of(maps: &[&str], each: u64) -> Boards {
        let boards = |seeds: std::ops::Range<u64>| {
            let board =
                |map: &&str| seeds.clone().map(|seed| Board::in_mid_game(map, seed)).collect::<Vec<_>>();
            maps.iter().flat_map(board).collect()
        };
        Boards { training: boards(1..1 + each), test: boards(100..100 + each) }
    }
}

/// Measures all boards on one screen in one theme, with each of these kinds of sight.
async fn measure(shape: Shape, theme: Theme, sights: &[&'static str], boards: &Boards) -> Vec<Figures> {
    let server = Server::start();
    let browser = view::open(shape, theme, &server.address).await;
    let mut all: [Vec<Vec<Seen>>; 2] = [0, 1].map(|_| sights.iter().map(|_| Vec::new()).collect());
    for (seen, boards) in all.iter_mut().zip([&boards.training, &boards.test]) {
        for board in boards {
            let looked = view::look(&browser, board, sights).await;
            for (of_sight, (_, found)) in seen.iter_mut().zip(looked) {
                of_sight.extend(found);
            }
        }
    }
    browser.close().await;
    let [training, test] = all;
    let figures = |(sight, (training, test)): (&&'static str, (Vec<Seen>, Vec<Seen>))| {
        let classifier = Classifier::learn(&training);
        let accuracy = Accuracy::of(&classifier, &test);
        let contrasts = contrasts(&training.into_iter().chain(test).collect::<Vec<_>>());
        Figures { theme: theme.to_string(), width: shape.width, sight, contrasts, accuracy }
    };
    sights.iter().zip(training.into_iter().zip(test)).map(figures).collect()
}

/// In the light and the dark theme, on the smallest screen, where it is hardest.
#[tokio::test]
async fn who_owns_what_is_seen_at_a_glance_on_a_phone() {
    let boards = Boards::of(&["usa", "europe"], 1);
    for theme in [Theme::ALL[0], Theme::ALL[1]] {
        for figures in measure(Shape::PHONE, theme, &["none", "deuteranopia"], &boards).await {
            let Figures { sight, contrasts, accuracy, .. } = &figures;
            assert!(
                contrasts.len() >= 4 && accuracy.owned > 60,
                "too few routes: {contrasts:?} {accuracy:?}"
            );
            assert!(figures.least() >= 3.0, "{theme}, {sight}: {contrasts:?}");
            assert!(accuracy.claimed_share() >= 0.99, "{theme}, {sight}: claimed or free: {accuracy:?}");
            assert!(accuracy.owner_share() >= 0.97, "{theme}, {sight}: the owner: {accuracy:?}");
        }
    }
}

#[tokio::test]
#[ignore = "measures for some minutes and checks nothing: `cargo xtask legibility`"]
async fn legibility() {
    let file = std::env::var("RAILHEAD_REPORT").expect("RAILHEAD_REPORT names the file for the report");
    let boards = Boards::of(&["usa", "europe"], 2);
    let mut all = Vec::new();
    for shape in SHAPES {
        for theme in Theme::ALL {
            all.extend(measure(shape, theme, &SIGHTS, &boards).await);
        }
    }
    let as_json = std::env::var("RAILHEAD_JSON").is_ok();
    std::fs::write(&file, figures::report(&all, as_json)).expect("a file for the report");
}
