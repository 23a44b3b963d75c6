//! Games as links, and games that are walked through: what a link shows, and what a client may know.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod client;

use client::TestClient;
use engine::{Game, Link, LinkError, Record, SeatId, Setup};
use table::protocol::{
    Filter, KeepLink, ListGames, Open, ReadStatistics, SessionId, Source, TableError, Walk, Who, WriteLink,
};

const WHOLE_GAME: usize = 1000;

#[test]
fn a_finished_game_is_looked_at_through_its_link_and_saved_only_when_asked() {
    let mut here = TestClient::begin();
    let game = here.start("europe", &["one-step", "random"], 42).session.game().unwrap();
    here.play(game, WHOLE_GAME);
    let ours = here.ask(Walk { source: Source::Save(game) }).unwrap();
    let link = here.ask(WriteLink { game, at: 200 }).unwrap().text;

    let mut there = TestClient::begin();
    let theirs = there.ask(Walk { source: Source::Link(link.clone()) }).unwrap();
    assert_eq!(theirs.open, ours.open, "every event");
    assert_eq!(theirs.snapshot.seats, ours.snapshot.seats, "names and bots");
    assert_eq!((ours.at, theirs.at), (None, Some(200)));
    assert_eq!(there.ask(ListGames {}).unwrap(), [], "nothing was saved");

    let kept = there.ask(KeepLink { link: link.clone() }).unwrap();
    let [copy] = kept.added[..] else { panic!("{kept:?}") };
    assert_eq!(there.ask(KeepLink { link }).unwrap().known, 1, "it is here already");
    let saved = there.ask(Walk { source: Source::Save(copy) }).unwrap();
    assert_eq!(saved.open, ours.open);
    let statistics = there.ask(ReadStatistics { player: None, filter: Filter::default() }).unwrap();
    assert!(statistics.people.is_empty(), "anyone may have played it");
}

#[test]
fn a_game_in_play_is_walked_through_as_its_viewer_knows_it_and_has_no_link() {
    let mut client = TestClient::begin();
    let game = client.start("usa", &["one-step"], 7).session.game().unwrap();
    let stands = client.play(game, 9);
    let walked = client.ask(Walk { source: Source::Save(game) }).unwrap();
    assert_eq!(walked.open, None);
    assert_eq!(walked.snapshot.session, SessionId::Replay(game));
    assert_eq!(walked.snapshot.view, stands.view, "what the person sees in the game");
    assert_eq!(client.ask(WriteLink { game, at: 0 }), Err(TableError::NotOver));
    let again = client.ask(Open { session: game.into() }).unwrap();
    assert_eq!(again.revision, stands.revision, "the game is as it was");
}

#[test]
fn a_link_to_a_game_in_play_shows_nobodys_cards() {
    let game = Game::new(Setup::new("usa", 2, 3)).unwrap();
    let link = Link::new(Record::new(game)).write().unwrap();
    let walked = TestClient::begin().ask(Walk { source: Source::Link(link) }).unwrap();
    assert_eq!((walked.open, walked.snapshot.view.viewer), (None, None), "two people share it");
}

#[test]
fn a_bad_link_is_refused_and_changes_nothing() {
    let mut client = TestClient::begin();
    let game = Game::new(Setup::new("usa", 2, 3)).unwrap();
    let good = Link::new(Record::new(game)).with_bot(SeatId(1), "random").write().unwrap();
    for (link, wanted) in [
        (String::new(), LinkError::NotALink),
        ("hello".into(), LinkError::NotALink),
        (good[..good.len() - 3].to_owned(), LinkError::Damaged),
        ("x".repeat(1 << 20), LinkError::TooLong(1 << 20)),
    ] {
        let refused = Err(TableError::Link { error: wanted });
        assert_eq!(client.ask(Walk { source: Source::Link(link.clone()) }).map(drop), refused, "{link:.20}");
        assert_eq!(client.ask(KeepLink { link }).map(drop), refused);
    }
    assert_eq!(client.ask(ListGames {}).unwrap(), []);
    let walked = client.ask(Walk { source: Source::Link(good) }).unwrap();
    assert_eq!(walked.snapshot.seats[1].who, Who::Bot { bot: "random".into() });
}
