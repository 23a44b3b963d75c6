//! Games that begin at a moment of another: the same deck brings the same game, and they count in no statistics.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod client;

use client::TestClient;
use engine::{Event, Game, SeatId};
use table::Location;
use table::protocol::{
    Arrive, Branch, Deck, ExportAll, Filter, GameId, ListGames, Play, PlayOn, ReadStatistics, Seat, Snapshot,
    Source, Start, TableError, Walk, Who,
};

const WHOLE_GAME: usize = 1000;

fn person(seat: &Seat) -> Seat {
    Seat { who: Who::Person, ..seat.clone() }
}

/// A finished game on this table, with everything that happened in it.
fn finished(client: &mut TestClient) -> (GameId, Game, Vec<Seat>) {
    let game = client.start("europe", &["one-step"], 42).session.game().unwrap();
    client.play(game, WHOLE_GAME);
    let walked = client.ask(Walk { source: Source::Save(game) }).unwrap();
    let setup = engine::Setup { first: Some(SeatId(0)), seed: 42, ..engine::Setup::new("europe", 2, 42) };
    let replayed = Game::replay(setup, &walked.open.unwrap()).unwrap();
    (game, replayed, walked.snapshot.seats)
}

fn play_on(client: &mut TestClient, game: GameId, at: usize, deck: Deck, seats: Vec<Seat>) -> Snapshot {
    client.ask(PlayOn { source: Source::Save(game), at: at as u32, deck, seats }).unwrap()
}

/// Everything that happened in a finished game.
fn events(client: &mut TestClient, game: GameId) -> Vec<Event> {
    client.ask(Walk { source: Source::Save(game) }).unwrap().open.expect("it is over")
}

#[test]
fn with_the_same_deck_the_same_moves_make_the_same_game() {
    let mut client = TestClient::begin();
    let (parent, original, seats) = finished(&mut client);
    let from = original.played()[30].at;
    let people: Vec<Seat> = seats.iter().map(person).collect();
    let branch = play_on(&mut client, parent, from, Deck::Same, people).session.game().unwrap();
    assert_ne!(branch, parent);
    for played in &original.played()[30..] {
        let snapshot = client.ask(Arrive { game: branch, seat: played.seat }).unwrap();
        assert_eq!(snapshot.revision as usize, played.at);
        client
            .ask(Play { session: branch.into(), revision: snapshot.revision, action: played.action })
            .unwrap();
    }
    assert_eq!(events(&mut client, branch), original.history(), "to the last event");

    let list = client.ask(ListGames {}).unwrap();
    let origin = list.iter().find(|card| card.game == branch).unwrap().branch;
    assert_eq!(origin, Some(Branch { parent: Some(parent), at: from as u32 }));
    let statistics = client.ask(ReadStatistics { player: None, filter: Filter::default() }).unwrap();
    let counted: u32 = statistics.player.unwrap().games;
    assert_eq!(counted, 1, "only the game that began with its deal");
}

#[test]
fn with_fresh_luck_the_person_keeps_what_they_knew_and_the_rest_is_dealt_anew() {
    let mut client = TestClient::begin();
    let (parent, original, seats) = finished(&mut client);
    let from = original.played()[30].at;
    let then = original.at(from).unwrap().view(SeatId(0));
    let mut hidden_differs = false;
    for _ in 0..4 {
        let snapshot = play_on(&mut client, parent, from, Deck::Fresh, seats.clone());
        assert_eq!(snapshot.view.history, then.history, "the person knows what they knew");
        assert_eq!(
            (snapshot.view.hand, &snapshot.view.tickets, snapshot.view.row),
            (then.hand, &then.tickets, then.row)
        );
        let branch = snapshot.session.game().unwrap();
        client.play(branch, WHOLE_GAME);
        let dealt = events(&mut client, branch);
        hidden_differs |= dealt[..from] != original.history()[..from];
    }
    assert!(hidden_differs, "what the other held is not what it was");
}

#[test]
fn what_cannot_be_played_on_is_refused() {
    let mut client = TestClient::begin();
    let (parent, original, seats) = finished(&mut client);
    let ask = |client: &mut TestClient, game, at: usize, seats: Vec<Seat>| {
        client.ask(PlayOn { source: Source::Save(game), at: at as u32, deck: Deck::Same, seats }).map(drop)
    };
    let over = ask(&mut client, parent, original.history().len(), seats.clone());
    assert_eq!(over, Err(TableError::Branch { error: engine::BranchError::Over }));
    let one = ask(&mut client, parent, 20, seats[..1].to_vec());
    assert!(matches!(one, Err(TableError::Start { .. })), "{one:?}");
    let twins = seats.iter().map(|seat| Seat { name: "Ada".into(), ..person(seat) }).collect();
    let twins = ask(&mut client, parent, 20, twins);
    assert!(matches!(twins, Err(TableError::Start { .. })), "{twins:?}");
    let start = Start { map: "usa".into(), seats: seats.clone(), first: None, seed: None };
    let played = client.ask(start).unwrap().session.game().unwrap();
    assert_eq!(ask(&mut client, played, 20, seats), Err(TableError::NotOver), "it has something to hide");
    assert_eq!(client.ask(ListGames {}).unwrap().len(), 2, "nothing was added");
}

#[test]
fn a_backup_and_a_restart_keep_what_is_a_branch() {
    let folder = tempfile::tempdir().unwrap();
    let place = Location::File(folder.path().join("railhead.db"));
    let backup = {
        let mut client = TestClient::at(&place);
        let (parent, original, seats) = finished(&mut client);
        let branch = play_on(&mut client, parent, original.played()[9].at, Deck::Same, seats);
        client.play(branch.session.game().unwrap(), WHOLE_GAME);
        client.file(ExportAll {})
    };
    let marks = |client: &mut TestClient| {
        let list = client.ask(ListGames {}).unwrap();
        let mut marks: Vec<bool> = list.iter().map(|card| card.branch.is_some()).collect();
        marks.sort_unstable();
        marks
    };
    assert_eq!(marks(&mut TestClient::at(&place)), [false, true]);
    let mut there = TestClient::begin();
    assert_eq!(there.import(backup).unwrap().added.len(), 2);
    assert_eq!(marks(&mut there), [false, true]);
    let statistics = there.ask(ReadStatistics { player: None, filter: Filter::default() }).unwrap();
    assert_eq!(statistics.player.unwrap().games, 1);
}
