//! The course of a game: each action by its kind and its place among the legal ones of that kind, and what chance
//! decided by what could have come.

use super::LinkError;
use super::pack::Coder;
use crate::action::Action;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::game::Game;
use crate::ids::{SeatId, TicketId, bits64};
use crate::replay::ReplaySink;
use crate::setup::Setup;
use crate::sink::Sink;
use crate::state::{Phase, State};
use std::sync::Arc;

/// The most actions of a game in a link: several times the longest of real games.
pub(super) const MOST_ACTIONS: usize = 4_000;

/// How many kinds of action there are.
const KINDS: usize = 9;

/// Packs the course of a game. An error if it was not played from its beginning.
pub(super) fn write(game: &Game, coder: &mut impl Coder) -> Result<(), LinkError> {
    let again = play(game.setup().clone(), game.played().len(), coder, Some(game))?;
    if again.history == game.history { Ok(()) } else { Err(LinkError::NoBeginning) }
}

/// Plays the game that was packed. Any numbers are a game by the rules; whether it is the one that was meant, the check
/// must say.
pub(super) fn read(setup: Setup, actions: usize, coder: &mut impl Coder) -> Result<Game, LinkError> {
    play(setup, actions, coder, None)
}

fn play(
    setup: Setup,
    actions: usize,
    coder: &mut impl Coder,
    original: Option<&Game>,
) -> Result<Game, LinkError> {
    let (setup, map) = setup.check()?;
    let told = |at: usize| original.map(|game| ReplaySink::new(&game.history, at));
    let mut sink = Chances { coder, told: told(0), events: Vec::new() };
    let state = State::deal(&map, setup.seats.len() as u8, setup.first, setup.seed, &mut sink);
    let history = sink.events;
    let mut game = Game { history, ..Game::from_position(setup, Arc::clone(&map), state) };
    let (mut habits, mut legal) = (Habits::new(), Vec::new());
    for n in 0..actions {
        game.state.legal(&map, &mut legal);
        if legal.is_empty() || coder.is_exhausted() {
            return Err(LinkError::Damaged);
        }
        let played = original.and_then(|game| game.played.get(n)).map(|played| played.action);
        let action = habits.pass(&game.state, &legal, played, coder).ok_or(LinkError::NoBeginning)?;
        let seat = game.state.to_move;
        let mut sink = Chances { coder, told: told(game.history.len()), events: Vec::new() };
        game.state.play(&map, action, &mut sink);
        let events = sink.events;
        game.record(seat, action, &events);
    }
    Ok(game)
}

/// How often each kind of action was chosen so far, at the beginning of a turn and within one: what was common is
/// expected. The numbers are part of the format.
struct Habits([[u32; KINDS]; 2]);

impl Habits {
    /// What is usual before anything has happened.
    const fn new() -> Habits {
        Habits([[8, 12, 2, 10, 1, 8, 1, 8, 8]; 2])
    }

    /// How much one choice counts.
    const STEP: u32 = 8;

    /// Beyond this, what is long past counts half.
    const MOST: u32 = 2_000;

    /// Passes the action through; `None` if the one to write is not legal.
    fn pass(
        &mut self,
        state: &State,
        legal: &[Action],
        played: Option<Action>,
        coder: &mut impl Coder,
    ) -> Option<Action> {
        if played.is_some_and(|played| !legal.contains(&played)) {
            return None;
        }
        let within = match state.phase {
            Phase::Choose => 0,
            Phase::Opening | Phase::SecondCard | Phase::Tickets | Phase::Tunnel(_) | Phase::Over => 1,
        };
        let habits = &mut self.0[within];
        let mut weights = [0; KINDS];
        for action in legal {
            weights[kind(*action)] = habits[kind(*action)];
        }
        let chosen = coder.weighted(&weights, played.map_or(0, kind));
        let alike: Vec<Action> = legal.iter().copied().filter(|action| kind(*action) == chosen).collect();
        let place = alike.iter().position(|action| Some(*action) == played).unwrap_or(0);
        let place = coder.number(alike.len() as u32, place as u32);
        habits[chosen] += Habits::STEP;
        if habits.iter().sum::<u32>() > Habits::MOST {
            habits.iter_mut().for_each(|habit| *habit = habit.div_ceil(2));
        }
        alike.get(place as usize).copied()
    }
}

/// The number of a kind of action; part of the format.
const fn kind(action: Action) -> usize {
    match action {
        Action::DrawBlind => 0,
        Action::DrawFaceUp { .. } => 1,
        Action::DrawTickets => 2,
        Action::Claim { .. } => 3,
        Action::BuildStation { .. } => 4,
        Action::KeepTickets { .. } => 5,
        Action::Pass => 6,
        Action::PayTunnel { .. } => 7,
        Action::DeclineTunnel => 8,
    }
}

/// A sink that passes what chance decides through the coder: what the events tell, or what the coder reads.
struct Chances<'a, C> {
    coder: &'a mut C,
    told: Option<ReplaySink<'a>>,
    events: Vec<Event>,
}

impl<C: Coder> Sink for Chances<'_, C> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        let event = event();
        if let Some(told) = &mut self.told {
            told.tell(|| event);
        }
        self.events.push(event);
    }

    fn card(&mut self, deck: &Cards, drawn: Card) -> Card {
        let card = self.told.as_mut().map_or(drawn, |told| told.card(deck, drawn));
        let weights = Card::ALL.map(|card| u32::from(deck[card]));
        Card::ALL[self.coder.weighted(&weights, card as usize)]
    }

    fn ticket(&mut self, unseen: u64, drawn: TicketId) -> TicketId {
        let ticket = self.told.as_mut().map_or(drawn, |told| told.ticket(unseen, drawn));
        let place = bits64(unseen).position(|one| one == ticket.0).unwrap_or(0);
        let place = self.coder.number(unseen.count_ones(), place as u32);
        bits64(unseen).nth(place as usize).map_or(drawn, TicketId)
    }

    fn first(&mut self, seats: u8, drawn: SeatId) -> SeatId {
        let first = self.told.as_mut().map_or(drawn, |told| told.first(seats, drawn));
        SeatId(self.coder.number(u32::from(seats), u32::from(first.0)) as u8)
    }
}
