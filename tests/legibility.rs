//! Can it be seen at a glance which routes are claimed, and by whom? Measured from pictures of boards in mid-game:
//! `cargo xtask legibility` looks at all of them, a story at some. docs/legibility.md says how.
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
use figures::{Figures, Told, contrasts};
use teller::Teller;
use view::{SHAPES, SIGHTS, Seen, Theme};

/// The teller is shown some boards, and then asked about others.
struct Boards {
    shown: Vec<Board>,
    asked: Vec<Board>,
}

impl Boards {
    fn of(maps: &[&str], each: u64) -> Boards {
        let boards = |seeds: std::ops::Range<u64>| {
            let board =
                |map: &&str| seeds.clone().map(|seed| Board::in_mid_game(map, seed)).collect::<Vec<_>>();
            maps.iter().flat_map(board).collect()
        };
        Boards { shown: boards(1..1 + each), asked: boards(100..100 + each) }
    }
}

/// Looks at all boards on one screen in one theme, with each of these eyes.
async fn measure(shape: Shape, theme: Theme, sights: &[&'static str], boards: &Boards) -> Vec<Figures> {
    let server = Server::start();
    let browser = view::open(shape, theme, &server.address).await;
    let mut all: [Vec<Vec<Seen>>; 2] = [0, 1].map(|_| sights.iter().map(|_| Vec::new()).collect());
    for (seen, boards) in all.iter_mut().zip([&boards.shown, &boards.asked]) {
        for board in boards {
            let looked = view::look(&browser, board, sights).await;
            for (of_sight, (_, found)) in seen.iter_mut().zip(looked) {
                of_sight.extend(found);
            }
        }
    }
    browser.close().await;
    let [shown, asked] = all;
    let figures = |(sight, (shown, asked)): (&&'static str, (Vec<Seen>, Vec<Seen>))| {
        let teller = Teller::learn(&shown);
        let told = Told::of(&teller, &asked);
        let contrasts = contrasts(&shown.into_iter().chain(asked).collect::<Vec<_>>());
        Figures { theme: theme.to_string(), width: shape.width, sight, contrasts, told }
    };
    sights.iter().zip(shown.into_iter().zip(asked)).map(figures).collect()
}

/// By day and by night, on the smallest screen: where it is hardest.
#[tokio::test]
async fn who_owns_what_is_seen_at_a_glance_on_a_phone() {
    let boards = Boards::of(&["usa", "europe"], 1);
    for theme in [Theme::ALL[0], Theme::ALL[1]] {
        for figures in measure(Shape::PHONE, theme, &["none", "deuteranopia"], &boards).await {
            let Figures { sight, contrasts, told, .. } = &figures;
            assert!(contrasts.len() >= 4 && told.owned > 60, "too little was seen: {contrasts:?} {told:?}");
            assert!(figures.least() >= 3.0, "{theme}, {sight}: {contrasts:?}");
            assert!(told.claimed_share() >= 0.99, "{theme}, {sight}: claimed or free: {told:?}");
            assert!(told.owner_share() >= 0.97, "{theme}, {sight}: whose: {told:?}");
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
