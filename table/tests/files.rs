//! Games as files: what goes out comes in again, and what comes in is not believed.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod evening;

use evening::Evening;
use table::protocol::{
    ExportAll, ExportGame, Filter, GameCard, ListGames, Open, ReadRecord, ReadStatistics, Rename, TakeBack,
    Trouble,
};

const WHOLE_GAME: usize = 1000;

/// What a refusal must be.
type Expected = Box<dyn Fn(&Trouble) -> bool>;

/// What the list says of a game, but for its number and the moment.
fn without_place(card: GameCard) -> GameCard {
    GameCard { game: table::protocol::GameId(0), played: 0, ..card }
}

#[test]
fn a_game_in_play_goes_on_from_its_file_as_it_would_have() {
    for map in ["usa", "europe"] {
        let mut here = Evening::begin();
        let game = here.start(map, &["one-step", "random"], 42).session.game().unwrap();
        here.play(game, 17);
        here.ask(Rename { game, title: "Sunday".into() }).unwrap();
        let file = here.file(ExportGame { game });

        let mut there = Evening::begin();
        let imported = there.import(file).unwrap();
        let [copy] = imported.added[..] else { panic!("{imported:?}") };
        let [ours, theirs] = [&mut here, &mut there]
            .map(|evening| without_place(evening.ask(ListGames {}).unwrap().remove(0)));
        assert_eq!(ours, theirs, "{map}: names, bots, title and all");
        let [ours, theirs] =
            [(&mut here, game), (&mut there, copy)].map(|(evening, game)| evening.play(game, WHOLE_GAME));
        assert_eq!(ours.view.history, theirs.view.history, "{map}: bots and chance went on alike");
        assert_eq!(ours.view.scores, theirs.view.scores, "{map}");
    }
}

#[test]
fn a_backup_holds_everything_and_is_taken_in_once() {
    let mut here = Evening::begin();
    for (map, bot, seed) in [("usa", "random", 1), ("europe", "one-step", 2)] {
        let game = here.start(map, &[bot], seed).session.game().unwrap();
        here.play(game, WHOLE_GAME);
    }
    let game = here.start("usa", &["random"], 3).session.game().unwrap();
    let midway = here.play(game, 9);
    here.ask(TakeBack { game, revision: midway.revision }).unwrap();
    here.ask(Rename { game, title: "later".into() }).unwrap();
    let file = here.file(ExportAll {});

    let mut there = Evening::begin();
    let imported = there.import(file.clone()).unwrap();
    assert_eq!((imported.added.len(), imported.known, imported.refused.len()), (3, 0, 0), "{imported:?}");
    assert!(!imported.damaged);
    let [ours, theirs] = [&mut here, &mut there].map(|evening| {
        let mut cards: Vec<_> = evening.ask(ListGames {}).unwrap().into_iter().map(without_place).collect();
        cards.sort_by_key(|card| format!("{card:?}"));
        cards
    });
    assert_eq!(ours, theirs);
    let [ours, theirs] = [&mut here, &mut there]
        .map(|evening| evening.ask(ReadStatistics { player: None, filter: Filter::default() }).unwrap());
    assert_eq!(ours, theirs, "finished games count, each on its day");

    let again = there.import(file.clone()).unwrap();
    assert_eq!((again.added.len(), again.known), (0, 3), "nothing twice");
    assert_eq!(here.import(file).unwrap().known, 3, "and nothing where it came from");
}

#[test]
fn a_game_that_went_on_is_added_beside_the_older_one_and_an_older_one_not_at_all() {
    let mut evening = Evening::begin();
    let game = evening.start("usa", &["random"], 7).session.game().unwrap();
    evening.play(game, 5);
    let early = evening.file(ExportGame { game });
    let revision = evening.play(game, 5).revision;
    let late = evening.file(ExportGame { game });
    assert_eq!(evening.import(early.clone()).unwrap().known, 1, "what is here has gone further");

    let mut other = Evening::begin();
    let [first] = other.import(early).unwrap().added[..] else { panic!("it is new") };
    let [second] = other.import(late).unwrap().added[..] else { panic!("it has gone further") };
    assert_eq!(other.ask(Open { session: second.into() }).unwrap().revision, revision);
    assert!(
        other.ask(Open { session: first.into() }).unwrap().revision < revision,
        "what was here is as it was"
    );
}

#[test]
fn the_text_of_a_game_in_play_is_never_an_answer() {
    let mut evening = Evening::begin();
    let game = evening.start("europe", &["random"], 5).session.game().unwrap();
    assert_eq!(evening.ask(ReadRecord { game }), Err(Trouble::NotOver));
    let told = serde_json::to_string(&evening.ask(ExportGame { game }).unwrap()).unwrap();
    assert!(told.len() < 200 && !told.contains("deal"), "the answer says where the file is: {told}");

    evening.play(game, WHOLE_GAME);
    let text = evening.ask(ReadRecord { game }).unwrap().text;
    assert_eq!(
        text.as_bytes(),
        evening.file(ExportGame { game }),
        "once it is over there is nothing to hide"
    );
    assert!(text.contains("\n# bot red: random\n") && text.contains("\nseat: blue Ada\n"), "{text}");
}

#[test]
fn a_bad_file_is_refused_with_the_line_and_the_reason() {
    let mut evening = Evening::begin();
    let game = evening.start("usa", &["random"], 11).session.game().unwrap();
    evening.play(game, 10);
    let good = String::from_utf8(evening.file(ExportGame { game })).unwrap();
    let line = |text: &str, start: &str| 1 + text.lines().position(|line| line.starts_with(start)).unwrap();

    let cheat = good.replacen("deal blue: ", "deal blue: locomotive, ", 1);
    let unknown = good.replace("# bot red: random", "# bot red: hal-9000");
    let mut binary = good.clone().into_bytes();
    let at = good.find("deal red").unwrap();
    binary[at] = 0xff;
    let in_line =
        |line| move |trouble: &Trouble| matches!(trouble, Trouble::BadRecord { line: at, .. } if *at == line);
    let is = |expected: Trouble| move |trouble: &Trouble| *trouble == expected;
    let cases: [(&str, Vec<u8>, Expected); 7] = [
        ("a fifth card", cheat.clone().into(), Box::new(in_line(line(&cheat, "deal blue")))),
        ("a bot of the future", unknown.clone().into(), Box::new(in_line(line(&unknown, "# bot red")))),
        ("no text", binary, Box::new(in_line(line(&good, "deal red")))),
        ("nothing", Vec::new(), Box::new(is(Trouble::NotOurs))),
        ("a picture", b"\x89PNG\r\n\x1a\n".repeat(100), Box::new(is(Trouble::NotOurs))),
        ("too long", good.repeat(1 + (1 << 20) / good.len()).into(), Box::new(is(Trouble::too_big()))),
        ("another's database", other_database(), Box::new(is(Trouble::NotOurs))),
    ];
    for (what, file, expected) in cases {
        let trouble = evening.import(file).expect_err(what);
        assert!(expected(&trouble), "{what}: {trouble:?}");
        assert!(trouble.to_string().ends_with('.'), "{what}: words for a person: {trouble}");
    }
    assert_eq!(evening.ask(ListGames {}).unwrap().len(), 1, "and nothing was added");
}

/// A database of SQLite without a single table.
fn other_database() -> Vec<u8> {
    include_bytes!("files/empty.db").to_vec()
}
