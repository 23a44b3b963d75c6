//! The game in play: apply, keep, tell.

use ai::Now;
use engine::{Action, Event, Game, Played, SeatId};

use crate::protocol::{Back, GameId, Position, Seat, StartFault, Trouble, Update, Who};
use crate::results::results;
use crate::store::{Save, Saved, Store};
use crate::summary::summary;
use crate::thinking::{Decided, Thinking};
use crate::undo::{take_back_point, undoable};
use crate::viewer::Company;

/// A game that a window has open.
pub(crate) struct Desk {
    id: GameId,
    seats: Vec<Seat>,
    company: Company,
    game: Game,
}

impl Desk {
    /// Deals a new game and keeps it.
    pub(crate) fn start(save: Save, store: &mut Store) -> Result<Desk, Trouble> {
        let game = Game::new(save.setup.clone()).map_err(|error| Trouble::Start {
            faults: error.faults.into_iter().map(StartFault::Rules).collect(),
        })?;
        // By the name that the game gives its map, with the digest.
        let save = Save { setup: game.setup().clone(), ..save };
        let id = store.create(&save, game.history(), &summary(&game))?;
        Ok(Desk::new(id, save.seats, game))
    }

    /// Rebuilds a saved game from its events, checking each against the rules.
    pub(crate) fn resume(id: GameId, saved: Saved) -> Result<Desk, Trouble> {
        let game = Game::replay(saved.save.setup, &saved.events)
            .map_err(|error| Trouble::BrokenGame { reason: error.to_string() })?;
        Ok(Desk::new(id, saved.save.seats, game))
    }

    fn new(id: GameId, seats: Vec<Seat>, game: Game) -> Desk {
        let company = Company::of(seats.iter().map(Seat::is_person));
        Desk { id, seats, company, game }
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    /// How many events there have been.
    pub(crate) fn revision(&self) -> u32 {
        u32::try_from(self.game.history().len()).unwrap_or(u32::MAX)
    }

    /// The game as it lies there when someone comes to it, or comes back: who that is has to be said.
    pub(crate) fn open(&mut self) -> Position {
        self.company.depart();
        self.position()
    }

    /// A person has the device in hand.
    pub(crate) fn arrive(&mut self, seat: SeatId) -> Result<Position, Trouble> {
        if self.company.arrive(seat, &self.game) { Ok(self.position()) } else { Err(Trouble::NotYourTurn) }
    }

    /// A person's action. Whoever may see the seat's cards may play them, and nobody else.
    pub(crate) fn play(
        &mut self,
        revision: u32,
        action: Action,
        store: &mut Store,
    ) -> Result<Update, Trouble> {
        self.check(revision)?;
        if self.company.viewer() != self.game.to_move() {
            return Err(Trouble::NotYourTurn);
        }
        self.act(action, store)
    }

    /// Is this what was done at that revision already? A touch that counted twice is no mistake of the
    /// person's. A choice of tickets is confirmed to the one who made it only: others must not find out by
    /// guessing.
    pub(crate) fn has_done(&self, revision: u32, action: Action) -> bool {
        let is_private = matches!(action, Action::KeepTickets { .. });
        let same = |played: &&Played| played.at == revision as usize && played.action == action;
        let done = self.game.played().iter().rev().find(same);
        done.is_some_and(|played| !is_private || self.company.viewer() == Some(played.seat))
    }

    /// The thought of the bot to move, if a bot is to move.
    pub(crate) fn thinking(&self, now: Now) -> Option<Thinking> {
        let seat = self.game.to_move()?;
        let Who::Bot { bot } = &self.seats.get(seat.index())?.who else { return None };
        let (bot, seed) = (ai::named(bot)?, self.game.setup().seed);
        Some(Thinking::new(self.id, self.revision(), bot, seed, &self.game.view(seat), now))
    }

    /// A bot's action, if the game still stands where the bot thought about it.
    pub(crate) fn play_bot(&mut self, decided: &Decided, store: &mut Store) -> Result<Update, Trouble> {
        self.check(decided.matter.revision)?;
        self.act(decided.action, store)
    }

    /// Does an action: on a copy first, then on the disk, and only then for everyone to see.
    fn act(&mut self, action: Action, store: &mut Store) -> Result<Update, Trouble> {
        let revision = self.revision();
        let viewer = self.company.viewer();
        let mut game = self.game.clone();
        let events = game.apply(action).map_err(|reason| Trouble::Illegal { reason })?;
        store.append(self.id, revision, &events, &summary(&game), &results(&game, &self.seats))?;
        self.game = game;
        self.company.settle(&self.game);
        Ok(self.moved(&events, viewer))
    }

    /// Undoes the last action that was shown, where nobody has learnt anything since. Bots may have moved by then.
    pub(crate) fn undo(&mut self, revision: u32, store: &mut Store) -> Result<Update, Trouble> {
        match self.undo_point(revision) {
            Some(point) => self.rewind(point, false, store),
            None => Err(self.check(revision).err().unwrap_or(Trouble::CannotUndo)),
        }
    }

    /// Returns to the beginning of the last turn of the one person at the table.
    pub(crate) fn take_back(&mut self, revision: u32, store: &mut Store) -> Result<Update, Trouble> {
        self.check(revision)?;
        let point = self.take_back_point().ok_or(Trouble::CannotTakeBack)?;
        self.rewind(point, true, store)
    }

    /// How the game stands, as far as whoever holds the device may know.
    pub(crate) fn position(&self) -> Position {
        Position {
            game: self.id,
            revision: self.revision(),
            seats: self.seats.clone(),
            curtain: self.company.curtain(&self.game, |seat| self.is_person(seat)),
            back: Back {
                undo: self.undo_point(self.revision()).is_some(),
                take_back: self.take_back_point().is_some(),
            },
            lesson: None,
            view: self.game.view_of(self.company.viewer()),
        }
    }

    fn is_person(&self, seat: SeatId) -> bool {
        self.seats.get(seat.index()).is_some_and(Seat::is_person)
    }

    fn check(&self, revision: u32) -> Result<(), Trouble> {
        let now = self.revision();
        if revision == now { Ok(()) } else { Err(Trouble::Stale { now }) }
    }

    fn undo_point(&self, revision: u32) -> Option<usize> {
        let last = undoable(&self.game, revision as usize, |seat| self.is_person(seat))?;
        // Once the next person has lifted the curtain, that person's turn has begun.
        let may = !self.company.was_seen_by_another(last.seat);
        may.then_some(last.at)
    }

    fn take_back_point(&self) -> Option<usize> {
        match self.company {
            Company::Solo(seat) => take_back_point(&self.game, seat),
            Company::Nobody | Company::Shared { .. } => None,
        }
    }

    fn rewind(&mut self, point: usize, marked: bool, store: &mut Store) -> Result<Update, Trouble> {
        let events = &self.game.history()[..point];
        let game = Game::replay(self.game.setup().clone(), events)
            .map_err(|error| Trouble::BrokenGame { reason: error.to_string() })?;
        let keep = u32::try_from(point).unwrap_or(u32::MAX);
        store.rewind(self.id, keep, &summary(&game), marked)?;
        self.game = game;
        self.company.settle(&self.game);
        Ok(Update::Returned { position: Box::new(self.position()) })
    }

    /// What `viewer`, who had the device when these happened, may know of them.
    fn moved(&self, events: &[Event], viewer: Option<SeatId>) -> Update {
        let mut position = self.position();
        if position.view.viewer == viewer {
            position.view.history.clear();
        }
        Update::Moved {
            events: events.iter().map(|event| event.seen_by(viewer)).collect(),
            position: Box::new(position),
        }
    }
}

#[cfg(test)]
mod hiding;
