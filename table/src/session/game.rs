//! A game in play: apply, keep, tell.

use std::collections::BTreeMap;

use ai::Choice;
use engine::{Action, Event, Game, Played, SeatId};

use crate::job::Job;
use crate::protocol::{Back, GameId, Seat, SessionId, Snapshot, StartError, TableError, Update, Who};
use crate::results::results;
use crate::store::{Save, Saved, Store};
use crate::summary::summary;
use crate::undo::{take_back_point, undoable};
use crate::viewer::Viewership;

/// A game that somebody has open.
pub(crate) struct GameSession {
    id: GameId,
    seats: Vec<Seat>,
    game: Game,
    /// Who lifted the curtain last, even if that person has put the device down since: what somebody was shown can't be
    /// unseen.
    looked: Option<SeatId>,
    /// What was worked out about decisions, by the revision at which each was made or is due.
    appraisals: BTreeMap<u32, Choice>,
}

impl GameSession {
    /// Deals a new game and keeps it.
    pub(crate) fn start(save: Save, store: &mut Store) -> Result<GameSession, TableError> {
        let game = Game::new(save.setup.clone()).map_err(|error| TableError::Start {
            errors: error.errors.into_iter().map(StartError::Rules).collect(),
        })?;
        // By the name that the game gives its map, with the digest.
        let save = Save { setup: game.setup().clone(), ..save };
        let id = store.create(&save, game.history(), &summary(&game))?;
        Ok(GameSession::new(id, save.seats, game))
    }

    /// Rebuilds a saved game from its events, checking each against the rules.
    pub(crate) fn resume(id: GameId, saved: Saved) -> Result<GameSession, TableError> {
        let game = Game::replay(saved.save.setup, &saved.events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        Ok(GameSession::new(id, saved.save.seats, game))
    }

    fn new(id: GameId, seats: Vec<Seat>, game: Game) -> GameSession {
        GameSession { id, seats, game, looked: None, appraisals: BTreeMap::new() }
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    /// How many events there have been.
    pub(crate) fn revision(&self) -> u32 {
        u32::try_from(self.game.history().len()).unwrap_or(u32::MAX)
    }

    /// What a client that comes to it may see.
    pub(crate) fn viewership(&self) -> Viewership {
        Viewership::of(self.seats.iter().map(Seat::is_person))
    }

    /// After an action, who may see what.
    pub(crate) fn settle(&self, viewership: &mut Viewership) {
        viewership.settle(&self.game);
    }

    /// A person has the device in hand.
    pub(crate) fn arrive(&mut self, seat: SeatId, viewership: &mut Viewership) -> Result<(), TableError> {
        if viewership.arrive(seat, &self.game) {
            self.looked = Some(seat);
            Ok(())
        } else {
            Err(TableError::NotYourTurn)
        }
    }

    /// A person's action. Whoever may see the seat's cards may play them, and nobody else.
    pub(crate) fn play(
        &mut self,
        viewership: Viewership,
        revision: u32,
        action: Action,
        store: &mut Store,
    ) -> Result<Vec<Event>, TableError> {
        self.check(revision)?;
        if viewership.viewer() != self.game.to_move() {
            return Err(TableError::NotYourTurn);
        }
        self.act(action, store)
    }

    /// Is this what was done at that revision already? A touch that counted twice is no mistake of the
    /// person's. A choice of tickets is confirmed to the one who made it only: others must not find out by
    /// guessing.
    pub(crate) fn has_done(&self, viewership: Viewership, revision: u32, action: Action) -> bool {
        let is_private = matches!(action, Action::KeepTickets { .. });
        let same = |played: &&Played| played.at == revision as usize && played.action == action;
        let done = self.game.played().iter().rev().find(same);
        done.is_some_and(|played| !is_private || viewership.viewer() == Some(played.seat))
    }

    /// The bot to move; none where it is a person, or a bot that this version does not have.
    fn bot(&self) -> Option<ai::Named> {
        let Who::Bot { bot } = &self.seats.get(self.game.to_move()?.index())?.who else { return None };
        ai::named(bot)
    }

    /// The seat to move, where it is played by a bot that this version does not have.
    fn missing_bot(&self) -> Option<SeatId> {
        let seat = self.game.to_move()?;
        (!self.is_person(seat) && self.bot().is_none()).then_some(seat)
    }

    /// The move that a bot has to think about, if a bot is to move.
    pub(crate) fn move_job(&self) -> Option<Job> {
        let (bot, seat) = (self.bot()?, self.game.to_move()?);
        let thought = bot.make(self.game.setup().seed).consider(&self.game.view(seat));
        Some(Job::of_move(self.id, self.revision(), bot, thought))
    }

    /// A bot's action, if the game still stands where the bot thought about it. What it thought is kept for whoever asks
    /// what the move was worth, where it thought as hard as an appraisal does.
    pub(crate) fn play_bot(
        &mut self,
        revision: u32,
        choice: Choice,
        is_appraisal: bool,
        store: &mut Store,
    ) -> Result<Vec<Event>, TableError> {
        self.check(revision)?;
        let events = self.act(choice.action, store)?;
        if is_appraisal {
            self.appraisals.insert(revision, choice);
        }
        Ok(events)
    }

    /// Puts another bot in the seat of one that this version does not have.
    pub(crate) fn replace_bot(
        &mut self,
        seat: SeatId,
        bot: &str,
        store: &mut Store,
    ) -> Result<(), TableError> {
        let is_missing = |seat: &Seat| matches!(&seat.who, Who::Bot { bot } if ai::named(bot).is_none());
        if ai::named(bot).is_none() || !self.seats.get(seat.index()).is_some_and(is_missing) {
            return Err(TableError::CannotReplace);
        }
        let mut seats = self.seats.clone();
        seats[seat.index()].who = Who::Bot { bot: bot.to_owned() };
        store.reseat(self.id, &seats)?;
        self.seats = seats;
        Ok(())
    }

    /// May this client know what the decision was worth that was made, or is due, at that revision? One's own, at any time;
    /// anybody's once the game is over.
    pub(crate) fn may_appraise(&self, viewership: Viewership, at: u32) -> Result<(), TableError> {
        let (seat, _) = self.decision(at)?;
        let may = viewership.viewer() == Some(seat) || self.game.is_over();
        if may { Ok(()) } else { Err(TableError::NotYourTurn) }
    }

    /// What is known of the worth of that decision, or the job to work it out. All it goes by is what the seat knew then.
    pub(crate) fn appraisal(&self, at: u32) -> Result<Appraisal<'_>, TableError> {
        let (seat, done) = self.decision(at)?;
        // One that was worked out while the decision was due may not have compared what was done then.
        let tells = |choice: &&Choice| {
            done.is_none_or(|done| choice.candidates.iter().any(|candidate| candidate.action == done))
        };
        if let Some(known) = self.appraisals.get(&at).filter(tells) {
            return Ok(Appraisal::Known(known));
        }
        let events = &self.game.history()[..at as usize];
        let then = Game::replay(self.game.setup().clone(), events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        // A seed of its own: what is judged must not depend on what chance decided in the game.
        let thought = ai::appraise(&then.view(seat), done, u64::from(at));
        Ok(Appraisal::ToDo(Box::new(Job::of_appraisal(self.id, at, thought))))
    }

    /// Whose decision was made, or is due, at that revision, and what was done.
    fn decision(&self, at: u32) -> Result<(SeatId, Option<Action>), TableError> {
        let made = self.game.played().iter().find(|played| played.at == at as usize);
        match (made, self.game.to_move()) {
            (Some(played), _) => Ok((played.seat, Some(played.action))),
            (None, Some(seat)) if at == self.revision() => Ok((seat, None)),
            (None, _) => Err(TableError::NoDecision { at }),
        }
    }

    /// Keeps what was worked out: it is never worked out twice.
    pub(crate) fn appraised(&mut self, at: u32, choice: Choice) {
        self.appraisals.insert(at, choice);
    }

    /// Does an action: on trial first, then on the disk, and only then for everyone to see.
    fn act(&mut self, action: Action, store: &mut Store) -> Result<Vec<Event>, TableError> {
        let (id, revision) = (self.id, self.revision());
        let attempt = self.game.attempt(action).map_err(|reason| TableError::Illegal { reason })?;
        let after = attempt.game();
        store.append(id, revision, attempt.events(), &summary(after), &results(after, &self.seats))?;
        Ok(attempt.keep())
    }

    /// Undoes the last action that was shown, where nobody has learnt anything since. Bots may have moved by then.
    pub(crate) fn undo(&mut self, revision: u32, store: &mut Store) -> Result<(), TableError> {
        match self.undo_point(revision) {
            Some(point) => self.rewind(point, false, store),
            None => Err(self.check(revision).err().unwrap_or(TableError::CannotUndo)),
        }
    }

    /// Returns to the beginning of the last turn of the one person at the table.
    pub(crate) fn take_back(
        &mut self,
        viewership: Viewership,
        revision: u32,
        store: &mut Store,
    ) -> Result<(), TableError> {
        self.check(revision)?;
        let point = self.take_back_point(viewership).ok_or(TableError::CannotTakeBack)?;
        self.rewind(point, true, store)
    }

    /// How the game stands, as far as this client may know.
    pub(crate) fn position(&self, viewership: Viewership) -> Snapshot {
        Snapshot {
            session: SessionId::Game(self.id),
            revision: self.revision(),
            seats: self.seats.clone(),
            curtain: viewership.curtain(&self.game, |seat| self.is_person(seat)),
            back: Back {
                undo: self.undo_point(self.revision()).is_some(),
                take_back: self.take_back_point(viewership).is_some(),
            },
            lesson: None,
            missing_bot: self.missing_bot(),
            view: self.game.view_of(viewership.viewer()),
        }
    }

    /// What a client may know of events that happened while it saw as `before`.
    pub(crate) fn moved(&self, events: &[Event], before: Viewership, now: Viewership) -> Update {
        let viewer = before.viewer();
        let mut snapshot = self.position(now);
        if snapshot.view.viewer == viewer {
            snapshot.view.history.clear();
        }
        Update::Moved {
            events: events.iter().map(|event| event.seen_by(viewer)).collect(),
            snapshot: Box::new(snapshot),
        }
    }

    fn is_person(&self, seat: SeatId) -> bool {
        self.seats.get(seat.index()).is_some_and(Seat::is_person)
    }

    fn check(&self, revision: u32) -> Result<(), TableError> {
        let now = self.revision();
        if revision == now { Ok(()) } else { Err(TableError::Stale { now }) }
    }

    fn undo_point(&self, revision: u32) -> Option<usize> {
        let last = undoable(&self.game, revision as usize, |seat| self.is_person(seat))?;
        // Once the next person has lifted the curtain, that person's turn has begun.
        let may = self.looked.is_none_or(|looked| looked == last.seat);
        may.then_some(last.at)
    }

    fn take_back_point(&self, viewership: Viewership) -> Option<usize> {
        match viewership {
            Viewership::Solo(seat) => take_back_point(&self.game, seat),
            Viewership::Spectator | Viewership::Shared { .. } => None,
        }
    }

    fn rewind(&mut self, point: usize, marked: bool, store: &mut Store) -> Result<(), TableError> {
        let events = &self.game.history()[..point];
        let game = Game::replay(self.game.setup().clone(), events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        let keep = u32::try_from(point).unwrap_or(u32::MAX);
        store.rewind(self.id, keep, &summary(&game), marked)?;
        self.game = game;
        // The decision at that point is due again, and was judged with another move in mind.
        self.appraisals.split_off(&keep);
        Ok(())
    }
}

/// What a decision was worth: known, or to be worked out.
pub(crate) enum Appraisal<'s> {
    Known(&'s Choice),
    ToDo(Box<Job>),
}

#[cfg(test)]
mod hiding;
