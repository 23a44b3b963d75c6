//! Nothing that a window is told changes when only what its seat cannot know is changed: over whole games, on
//! every map, with every number of seats, for every seat and for a spectator.

use engine::{Card, Chance, Event, Game, Offer, SeatId, Setup, TicketId, maps};
use serde_json::to_string;

use super::GameSession;
use crate::protocol::{GameId, Reply, Seat, Update, Who};
use crate::session::ReplaySession;
use crate::store::{Save, Saved};
use crate::summary::summary;

/// Of so many actions one is looked at.
const STRIDE: usize = 12;

/// A game from deal to end, by chance with a little sense: it ends, and everything occurs in it.
fn play(setup: Setup, chance: &mut Chance) -> Game {
    let mut game = Game::new(setup).expect("a good setup");
    while let Some(seat) = game.to_move() {
        let legal = game.view(seat).legal;
        let action = legal[chance.below(legal.len() as u64) as usize];
        game.apply(action).expect("legal");
    }
    game
}

/// Where a card is that `viewer` has not seen: the event, and the place in it.
fn hidden_cards(events: &[Event], viewer: Option<SeatId>) -> Vec<(usize, usize)> {
    let places = |(at, event): (usize, &Event)| match *event {
        Event::Dealt { seat, cards } if Some(seat) != viewer => {
            (0..cards.cards().len()).map(|n| (at, n)).collect()
        }
        Event::DrewBlind { seat, .. } if Some(seat) != viewer => vec![(at, 0)],
        _ => Vec::new(),
    };
    events.iter().enumerate().flat_map(places).collect()
}

fn card(events: &mut [Event], (at, place): (usize, usize)) -> &mut Card {
    match &mut events[at] {
        Event::Dealt { cards, .. } => &mut cards.cards_mut()[place],
        Event::DrewBlind { card, .. } => card,
        event => panic!("{event:?} hides no card"),
    }
}

/// The offers in an event, and whose they are.
fn offers(event: &mut Event) -> (Option<SeatId>, Vec<&mut Offer>) {
    match event {
        Event::TicketsOffered { seat, tickets } => (Some(*seat), vec![tickets]),
        Event::OpeningKept { seat, kept, returned } | Event::TicketsKept { seat, kept, returned } => {
            (Some(*seat), vec![kept, returned])
        }
        _ => (None, Vec::new()),
    }
}

/// Has this seat ever had the ticket in its hand?
fn has_seen(events: &[Event], viewer: Option<SeatId>, ticket: TicketId) -> bool {
    events.iter().any(|event| {
        let mut event = *event;
        let (seat, offers) = offers(&mut event);
        viewer.is_some() && seat == viewer && offers.iter().any(|offer| offer.tickets().contains(&ticket))
    })
}

/// One ticket is the other, and the other the one, for everyone.
fn swap_tickets(events: &mut [Event], one: TicketId, other: TicketId) {
    let swapped = |ticket: &TicketId| match *ticket {
        ticket if ticket == one => other,
        ticket if ticket == other => one,
        ticket => ticket,
    };
    for event in events {
        for offer in offers(event).1 {
            *offer = offer.tickets().iter().map(swapped).collect();
        }
    }
}

/// A game that differs in as much as can be that `viewer` cannot know, and in how many ways it does. Cards
/// change places with one another, and tickets with one another: there are no more of any than there were.
fn twin(game: &Game, viewer: Option<SeatId>, chance: &mut Chance) -> (Game, usize) {
    let mut twin = game.clone();
    let mut changed = 0;
    let mut attempt = |twin: &mut Game, events: &[Event]| {
        // Where the rules do not allow it so, this is not a game.
        if events != twin.history()
            && let Ok(other) = Game::replay(game.setup().clone(), events)
        {
            *twin = other;
            changed += 1;
        }
    };
    let hidden = hidden_cards(game.history(), viewer);
    for one in &hidden {
        let other = hidden[chance.below(hidden.len() as u64) as usize];
        let mut events = twin.history().to_vec();
        let (a, b) = (*card(&mut events, *one), *card(&mut events, other));
        *card(&mut events, *one) = b;
        *card(&mut events, other) = a;
        attempt(&mut twin, &events);
    }
    let tickets = game.map().tickets().len() as u8;
    for one in (0..tickets).map(TicketId) {
        let other = TicketId(chance.below(u64::from(tickets)) as u8);
        if [one, other].iter().all(|ticket| !has_seen(game.history(), viewer, *ticket)) {
            let mut events = twin.history().to_vec();
            swap_tickets(&mut events, one, other);
            attempt(&mut twin, &events);
        }
    }
    (twin, changed)
}

/// The game as a window has it after so many events.
fn session(game: &Game, people: &[SeatId], events: usize) -> GameSession {
    let so_far = Game::replay(game.setup().clone(), &game.history()[..events]).expect("a part of a game");
    let seat = |(seat, colour): (u8, &engine::SeatColour)| Seat {
        name: colour.to_string(),
        colour: *colour,
        who: if people.contains(&SeatId(seat)) { Who::Person } else { Who::Bot { bot: "random".into() } },
    };
    GameSession::new(GameId(1), (0..).zip(&game.setup().seats).map(seat).collect(), so_far)
}

/// Everything that is told of the action between two moments, as it is told; `here` has the device.
fn told(game: &Game, people: &[SeatId], here: Option<SeatId>, from: usize, to: usize) -> String {
    let mut before = session(game, people, from);
    let mut viewership = before.viewership();
    if let Some(seat) = here.filter(|_| people.len() > 1) {
        // The one who is to move can take the device, and nobody else.
        let _ = before.arrive(seat, &mut viewership);
    }
    let opened = Reply::Open(before.snapshot(viewership));
    let after = session(game, people, to);
    let mut settled = viewership;
    after.settle(&mut settled);
    let moved = after.moved(&game.history()[from..to], viewership, settled);
    let returned = Update::Returned { snapshot: Box::new(after.snapshot(settled)) };
    // Walked through at that moment, by a client that opens it for that.
    let save = Save { setup: before.game.setup().clone(), seats: before.seats.clone() };
    let events = before.game.history().to_vec();
    let saved = Saved { save, title: String::new(), taken_back: false, events };
    let replay = ReplaySession::open(before.id, saved).expect("a game");
    let walked = Reply::Walk(replay.walked(replay.viewership()));
    let parts = [
        to_string(&opened),
        to_string(&moved),
        to_string(&returned),
        to_string(&summary(&after.game)),
        to_string(&walked),
    ];
    parts.map(|part| part.expect("it can be written")).join("\n")
}

/// Compares a game with its twin, up to its end: then all is laid open.
fn compare(game: &Game, people: &[SeatId], viewer: Option<SeatId>, chance: &mut Chance) -> usize {
    let (twin, changed) = twin(game, viewer, chance);
    let mut moments: Vec<_> = game.played().iter().map(|played| played.at).collect();
    let over = moments.pop().expect("the last action");
    let steps = moments.iter().zip(moments.iter().skip(1).chain([&over]));
    // A part of them for each seat, beginning anywhere: all of them would take minutes.
    for (from, to) in steps.skip(chance.below(STRIDE as u64) as usize).step_by(STRIDE) {
        let [one, other] = [game, &twin].map(|game| told(game, people, viewer, *from, *to));
        assert!(one == other, "{viewer:?} of {people:?} learnt something at {from} of {:?}", game.setup());
    }
    changed
}

#[test]
fn what_a_seat_cannot_know_changes_nothing_that_it_is_told() {
    for map in maps() {
        for seats in 2..=5 {
            let mut chance = Chance::new(40 + seats as u64);
            let game = play(Setup::new(map.key(), seats, 7 + seats as u64), &mut chance);
            let all: Vec<_> = (0..seats as u8).map(SeatId).collect();
            for seat in &all {
                // Alone against bots, and with everyone on one device.
                for people in [std::slice::from_ref(seat), &all] {
                    let changed = compare(&game, people, Some(*seat), &mut chance);
                    assert!(changed > 3, "only {changed} hidden things could be changed");
                }
            }
            compare(&game, &[], None, &mut chance);
            compare(&game, &all, None, &mut chance);
        }
    }
}
