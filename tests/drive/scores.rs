//! The table of final scores: as the page shows it, and as the engine computes it.

use std::path::Path;

use engine::{Game, Map, Record, Score, Scores};

use super::{Page, wait_for_file};

/// Waits for the table, and returns its rows without the names.
pub async fn shown_scores(page: &Page) -> Vec<Vec<String>> {
    page.wait_for(".score-table tbody tr").await;
    let rows = "return [...document.querySelectorAll('.score-table tbody tr')].map(
        (row) => [...row.cells].slice(1).map((cell) => cell.textContent))";
    serde_json::from_value(page.run(rows).await).expect("rows of text")
}

/// The rows that the table must show.
pub fn expected_scores(map: &str, scores: &Scores) -> Vec<Vec<String>> {
    let has_stations = Map::named(map).expect("a map").features().stations > 0;
    let mut ranked = scores.seats.clone();
    ranked.sort_by_key(|score| score.rank);
    let row = |score: &Score| {
        let tickets: i16 = score.tickets.iter().map(|ticket| ticket.points).sum();
        let signed = |points: i16| points.to_string().replace('-', "\u{2212}");
        let longest = match score.longest.bonus {
            0 => format!("({})", score.longest.length),
            bonus => format!("{bonus} ({})", score.longest.length),
        };
        let stations = has_stations.then(|| score.unbuilt_stations.to_string());
        let before = [score.routes.to_string(), signed(tickets)].into_iter().chain(stations);
        before.chain([longest, signed(score.total)]).collect()
    };
    ranked.iter().map(row).collect()
}

/// At the end of the only saved game: exports its record, whose file appears in `folder`, reads it with the engine, and
/// asserts that the page shows the engine's scores. Works in any language. Returns the game.
pub async fn check_scores_against_engine(page: &Page, map: &str, folder: &Path) -> Game {
    page.wait_for(".ending .primary").await;
    // Where moves are not shown one by one, the table is there at once.
    if page.count(".score-table").await == 0 {
        page.click(".ending > .primary").await;
    }
    let shown = shown_scores(page).await;
    page.click(".encore button:last-child").await;
    page.run("location.hash = 'saved'").await;
    page.click(".saved-tools .export").await;
    let path = wait_for_file(folder, "txt").await;
    let text = std::fs::read_to_string(&path).expect("a text");
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(record.game().is_over(), "the game that was exported is over");
    assert_eq!(shown, expected_scores(map, &record.game().scores()));
    record.into_game()
}
