//! Games as files: an exported game can be imported, and an imported file is not trusted.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod client;

use client::TestClient;
use engine::{Map, MapName, SeatColour, SeatId};
use table::Location;
use table::protocol::{
    ExportAll, ExportGame, Filter, GameCard, ListGames, Open, Play, ReadRecord, ReadStatistics, Rename,
    ReplaceBot, Seat, Start, TableError, TakeBack, Who,
};

const WHOLE_GAME: usize = 1000;

/// Checks the error of an import.
type Expected = Box<dyn Fn(&TableError) -> bool>;

/// An entry of the list, without its id and its time.
fn without_id(card: GameCard) -> GameCard {
    GameCard { game: table::protocol::GameId(0), played: 0, ..card }
}

#[test]
fn a_game_in_play_goes_on_from_its_file_as_it_would_have() {
    for map in ["usa", "europe"] {
        let mut here = TestClient::begin();
        let game = here.start(map, &["one-step", "random"], 42).session.game().unwrap();
        here.play(game, 17);
        here.ask(Rename { game, title: "Sunday".into() }).unwrap();
        let file = here.file(ExportGame { game });

        let mut there = TestClient::begin();
        let imported = there.import(file).unwrap();
        let [copy] = imported.added[..] else { panic!("{imported:?}") };
        let [ours, theirs] =
            [&mut here, &mut there].map(|client| without_id(client.ask(ListGames {}).unwrap().remove(0)));
        assert_eq!(ours, theirs, "{map}: names, bots, title and all");
        let [ours, theirs] =
            [(&mut here, game), (&mut there, copy)].map(|(client, game)| client.play(game, WHOLE_GAME));
        assert_eq!(ours.view.history, theirs.view.history, "{map}: bots and chance go on the same way");
        assert_eq!(ours.view.scores, theirs.view.scores, "{map}");
    }
}

#[test]
fn a_backup_holds_everything_and_is_imported_once() {
    let mut here = TestClient::begin();
    for (map, bot, seed) in [("usa", "random", 1), ("europe", "one-step", 2)] {
        let game = here.start(map, &[bot], seed).session.game().unwrap();
        here.play(game, WHOLE_GAME);
    }
    let game = here.start("usa", &["random"], 3).session.game().unwrap();
    let midway = here.play(game, 9);
    here.ask(TakeBack { game, revision: midway.revision }).unwrap();
    here.ask(Rename { game, title: "later".into() }).unwrap();
    let file = here.file(ExportAll {});

    let mut there = TestClient::begin();
    let imported = there.import(file.clone()).unwrap();
    assert_eq!((imported.added.len(), imported.known, imported.refused.len()), (3, 0, 0), "{imported:?}");
    assert!(!imported.damaged);
    let [ours, theirs] = [&mut here, &mut there].map(|client| {
        let mut cards: Vec<_> = client.ask(ListGames {}).unwrap().into_iter().map(without_id).collect();
        cards.sort_by_key(|card| format!("{card:?}"));
        cards
    });
    assert_eq!(ours, theirs);
    let [ours, theirs] = [&mut here, &mut there]
        .map(|client| client.ask(ReadStatistics { player: None, filter: Filter::default() }).unwrap());
    assert_eq!(ours, theirs, "finished games count, with their dates");

    let again = there.import(file.clone()).unwrap();
    assert_eq!((again.added.len(), again.known), (0, 3), "no game is added twice");
    assert_eq!(here.import(file).unwrap().known, 3, "and none at the table that made the backup");
}

#[test]
fn a_game_that_went_on_is_added_beside_the_older_one_and_an_older_one_not_at_all() {
    let mut client = TestClient::begin();
    let game = client.start("usa", &["random"], 7).session.game().unwrap();
    client.play(game, 5);
    let early = client.file(ExportGame { game });
    let revision = client.play(game, 5).revision;
    let late = client.file(ExportGame { game });
    assert_eq!(
        client.import(early.clone()).unwrap().known,
        1,
        "the saved game has gone further than the file"
    );

    let mut other = TestClient::begin();
    let [first] = other.import(early).unwrap().added[..] else { panic!("it is new") };
    let [second] = other.import(late).unwrap().added[..] else { panic!("it has gone further") };
    assert_eq!(other.ask(Open { session: second.into() }).unwrap().revision, revision);
    assert!(
        other.ask(Open { session: first.into() }).unwrap().revision < revision,
        "the older game is unchanged"
    );
}

#[test]
fn the_text_of_a_game_in_play_is_never_an_answer() {
    let mut client = TestClient::begin();
    let game = client.start("europe", &["random"], 5).session.game().unwrap();
    assert_eq!(client.ask(ReadRecord { game }), Err(TableError::NotOver));
    let told = serde_json::to_string(&client.ask(ExportGame { game }).unwrap()).unwrap();
    assert!(told.len() < 200 && !told.contains("deal"), "the answer has only the file's location: {told}");

    client.play(game, WHOLE_GAME);
    let text = client.ask(ReadRecord { game }).unwrap().text;
    assert_eq!(text.as_bytes(), client.file(ExportGame { game }), "once the game is over, nothing is secret");
    assert!(text.contains("\n# bot red: random\n") && text.contains("\nseat: blue Ada\n"), "{text}");
}

#[test]
fn a_bad_file_is_refused_with_the_line_and_the_reason() {
    let mut client = TestClient::begin();
    let game = client.start("usa", &["random"], 11).session.game().unwrap();
    client.play(game, 10);
    let good = String::from_utf8(client.file(ExportGame { game })).unwrap();
    let line = |text: &str, start: &str| 1 + text.lines().position(|line| line.starts_with(start)).unwrap();

    let cheat = good.replacen("deal blue: ", "deal blue: locomotive, ", 1);
    let unknown = good.replace("# bot red: random", "# bot red: HAL 9000");
    let version = line(&good, "# map version: ");
    let other = good.lines().nth(version - 1).unwrap().chars().rev().collect::<String>();
    let other = format!("# map version: {}", other.split(' ').next().unwrap());
    let another_map = good.replace(good.lines().nth(version - 1).unwrap(), &other);
    let mut binary = good.clone().into_bytes();
    let at = good.find("deal red").unwrap();
    binary[at] = 0xff;
    let in_line = |line| move |error: &TableError| matches!(error, TableError::BadRecord { line: at, .. } if *at == line);
    let is = |expected: TableError| move |error: &TableError| *error == expected;
    let cases: [(&str, Vec<u8>, Expected); 8] = [
        ("a fifth card", cheat.clone().into(), Box::new(in_line(line(&cheat, "deal blue")))),
        ("no possible name of a bot", unknown.clone().into(), Box::new(in_line(line(&unknown, "# bot red")))),
        ("another version of the map", another_map.into(), Box::new(in_line(version))),
        ("no text", binary, Box::new(in_line(line(&good, "deal red")))),
        ("nothing", Vec::new(), Box::new(is(TableError::NotOurs))),
        ("a picture", b"\x89PNG\r\n\x1a\n".repeat(100), Box::new(is(TableError::NotOurs))),
        ("too long", good.repeat(1 + (1 << 20) / good.len()).into(), Box::new(is(TableError::too_big()))),
        ("another's database", other_database(), Box::new(is(TableError::NotOurs))),
    ];
    for (what, file, expected) in cases {
        let error = client.import(file).expect_err(what);
        assert!(expected(&error), "{what}: {error:?}");
        assert!(error.to_string().ends_with('.'), "{what}: the error is a sentence: {error}");
    }
    assert_eq!(client.ask(ListGames {}).unwrap().len(), 1, "nothing was imported");
}

#[test]
fn a_game_with_a_bot_of_another_version_is_imported_and_another_bot_takes_its_seat() {
    let mut client = TestClient::begin();
    let game = client.start("europe", &["random"], 11).session.game().unwrap();
    client.play(game, 10);
    let text = String::from_utf8(client.file(ExportGame { game })).unwrap();
    let imported = client.import(text.replace("# bot red: random", "# bot red: hal-9000")).unwrap();
    let (game, session) = (imported.added[0], imported.added[0].into());
    let mut now = client.ask(Open { session }).unwrap();
    while now.missing_bot.is_none() {
        let play = Play { session, revision: now.revision, action: now.view.legal[0] };
        client.ask(play).unwrap();
        now = client.ask(Open { session }).unwrap();
    }
    client.ask(ReplaceBot { game, seat: SeatId(1), bot: "casual".into() }).unwrap();
    client.bots();
    assert!(client.ask(Open { session }).unwrap().revision > now.revision);
}

/// A map that is not built in: the USA with fewer trains and another bonus.
fn brought_map() -> MapName {
    let text = Map::named("usa").unwrap().write();
    let text = text.replacen("map usa", "map short", 1).replacen("trains 45", "trains 20", 1);
    let map = Map::bring(&text.replacen("most-tickets 0", "most-tickets 15", 1)).unwrap();
    assert_eq!((map.key(), map.features().trains, map.features().most_tickets), ("short", 20, 15));
    MapName::of(&map)
}

#[test]
fn a_game_on_a_map_that_is_not_built_in_opens_again_and_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let file = Location::File(folder.path().join("railhead.db"));
    let mut here = TestClient::at(&file);
    let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
    let seats = vec![
        seat("Ada", SeatColour::Blue, Who::Person),
        seat("Bolt", SeatColour::Red, Who::Bot { bot: "expert".into() }),
    ];
    let map = brought_map();
    let start = Start { map: map.clone(), seats, first: Some(0), seed: Some("4".into()) };
    let game = here.ask(start).unwrap().session.game().unwrap();
    let snapshot = here.play(game, 8);
    assert!(snapshot.view.seats.iter().all(|seat| seat.trains <= 20));
    drop(here);

    let mut again = TestClient::at(&file);
    assert_eq!(again.ask(Open { session: game.into() }).unwrap().view, snapshot.view, "from the disk");
    let (record, backup) = (again.file(ExportGame { game }), again.file(ExportAll {}));
    for file in [record, backup] {
        let mut elsewhere = TestClient::begin();
        let imported = elsewhere.import(file).unwrap();
        let [card] = &elsewhere.ask(ListGames {}).unwrap()[..] else { panic!("{imported:?}") };
        assert_eq!(card.map, map);
        let there = elsewhere.ask(Open { session: card.game.into() }).unwrap();
        assert_eq!(there.view, snapshot.view);
        let over = elsewhere.play(card.game, WHOLE_GAME);
        assert!(over.view.scores.is_some(), "and is played to its end");
    }
}

/// An SQLite database without a table.
fn other_database() -> Vec<u8> {
    include_bytes!("files/empty.db").to_vec()
}
