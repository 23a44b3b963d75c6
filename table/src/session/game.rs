//! A game in play: applies actions, saves them, and makes snapshots and updates of them.

use std::collections::BTreeMap;

use ai::Choice;
use engine::{Action, Event, Game, Played, SeatId, View};

use crate::job::Job;
use crate::protocol::{Back, Branch, GameId, Seat, SessionId, Snapshot, StartError, TableError, Update, Who};
use crate::results::results;
use crate::store::{Save, Saved, Store};
use crate::summary::summary;
use crate::undo::{take_back_point, undoable};
use crate::viewer::Viewership;

/// A game that at least one client has open.
pub(crate) struct GameSession {
    id: GameId,
    seats: Vec<Seat>,
    game: Game,
    /// The seat whose cards were shown last on a shared device, even if that person has put the device down since:
    /// what was shown can't be unseen.
    last_shown: Option<SeatId>,
    /// The appraised decisions, by the revision at which each was made or is due.
    appraisals: BTreeMap<u32, Choice>,
}

impl GameSession {
    /// Deals a new game and saves it.
    pub(crate) fn start(save: Save, store: &mut Store) -> Result<GameSession, TableError> {
        let game = Game::new(save.setup.clone()).map_err(|error| TableError::Start {
            errors: error.errors.into_iter().map(StartError::Rules).collect(),
        })?;
        // The game's own setup names its map with the digest.
        let save = Save { setup: game.setup().clone(), ..save };
        let id = store.create(&save, game.history(), &summary(&game))?;
        Ok(GameSession::new(id, save.seats, game))
    }

    /// Saves a game that begins at a moment of another.
    pub(crate) fn branch(
        game: Game,
        seats: Vec<Seat>,
        origin: Branch,
        store: &mut Store,
    ) -> Result<GameSession, TableError> {
        let save = Save { setup: game.setup().clone(), seats };
        let id = store.branch(&save, game.history(), &summary(&game), origin)?;
        Ok(GameSession::new(id, save.seats, game))
    }

    /// Rebuilds a saved game from its events, checking each against the rules.
    pub(crate) fn resume(id: GameId, saved: Saved) -> Result<GameSession, TableError> {
        let game = Game::replay(saved.save.setup, &saved.events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        Ok(GameSession::new(id, saved.save.seats, game))
    }

    fn new(id: GameId, seats: Vec<Seat>, game: Game) -> GameSession {
        GameSession { id, seats, game, last_shown: None, appraisals: BTreeMap::new() }
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    /// How many events there have been.
    pub(crate) fn revision(&self) -> u32 {
        u32::try_from(self.game.history().len()).unwrap_or(u32::MAX)
    }

    /// What a client that opens the game may see at first.
    pub(crate) fn viewership(&self) -> Viewership {
        Viewership::of(self.seats.iter().map(Seat::is_person))
    }

    /// Updates what a client may see after an action.
    pub(crate) fn settle(&self, viewership: &mut Viewership) {
        viewership.settle(&self.game);
    }

    /// A person says that they have the device.
    pub(crate) fn arrive(&mut self, seat: SeatId, viewership: &mut Viewership) -> Result<(), TableError> {
        if viewership.arrive(seat, &self.game) {
            self.last_shown = Some(seat);
            Ok(())
        } else {
            Err(TableError::NotYourTurn)
        }
    }

    /// Does a person's action. Only a client that may see the seat's cards may play them.
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

    /// Was this very action done at that revision already? Then a double tap sent it twice, which is no error. A choice
    /// of tickets is confirmed only to the seat that made it: others must not find it out by guessing.
    pub(crate) fn has_done(&self, viewership: Viewership, revision: u32, action: Action) -> bool {
        let is_private = matches!(action, Action::KeepTickets { .. });
        let same = |played: &&Played| played.at == revision as usize && played.action == action;
        let done = self.game.played().iter().rev().find(same);
        done.is_some_and(|played| !is_private || viewership.viewer() == Some(played.seat))
    }

    /// The bot to move. `None` if a person is to move, or a bot that this version does not have.
    fn bot(&self) -> Option<ai::Named> {
        let Who::Bot { bot } = &self.seats.get(self.game.to_move()?.index())?.who else { return None };
        ai::named(bot)
    }

    /// The seat to move, if it is played by a bot that this version does not have.
    fn missing_bot(&self) -> Option<SeatId> {
        let seat = self.game.to_move()?;
        (!self.is_person(seat) && self.bot().is_none()).then_some(seat)
    }

    /// The job of choosing a move, if a bot is to move.
    pub(crate) fn move_job(&self) -> Option<Job> {
        let (bot, seat) = (self.bot()?, self.game.to_move()?);
        let thought = bot.make(self.game.setup().bot_seed()).consider(&self.game.view(seat));
        Some(Job::of_move(self.id, self.revision(), bot, thought))
    }

    /// Does a bot's action, if the game is still at the revision that the bot thought about. If the bot thought as hard as
    /// an appraisal does (`is_appraisal`), its choice is kept as the appraisal of this decision.
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
        // A second tap on the same bot asks for what is done already.
        if matches!(self.seats.get(seat.index()), Some(Seat { who: Who::Bot { bot: here }, .. }) if here == bot)
        {
            return Ok(());
        }
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

    /// May this client see the appraisal of the decision that was made, or is due, at that revision? Its own seat's at any
    /// time, any seat's once the game is over.
    pub(crate) fn may_appraise(&self, viewership: Viewership, at: u32) -> Result<(), TableError> {
        let (seat, _) = self.decision(at)?;
        let is_allowed = viewership.viewer() == Some(seat) || self.game.is_over();
        if is_allowed { Ok(()) } else { Err(TableError::NotYourTurn) }
    }

    /// The appraisal of that decision, or the job to work it out. It uses only what the seat knew then.
    pub(crate) fn appraisal(&self, at: u32) -> Result<Appraisal<'_>, TableError> {
        let (seat, done) = self.decision(at)?;
        // If it was worked out while the decision was due, the action that was then chosen may not be among the candidates.
        let covers_action = |choice: &&Choice| {
            done.is_none_or(|done| choice.candidates.iter().any(|candidate| candidate.action == done))
        };
        if let Some(known) = self.appraisals.get(&at).filter(covers_action) {
            return Ok(Appraisal::Known(known));
        }
        let events = &self.game.history()[..at as usize];
        let then = Game::replay(self.game.setup().clone(), events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        // A seed of its own: an appraisal must not depend on the game's seed.
        let thought = ai::appraise(&then.view(seat), done, u64::from(at));
        Ok(Appraisal::ToDo(Box::new(Job::of_appraisal(self.id, at, thought))))
    }

    /// The seat whose decision was made, or is due, at that revision, and the action that was chosen, if any.
    fn decision(&self, at: u32) -> Result<(SeatId, Option<Action>), TableError> {
        let made = self.game.played().iter().find(|played| played.at == at as usize);
        match (made, self.game.to_move()) {
            (Some(played), _) => Ok((played.seat, Some(played.action))),
            (None, Some(seat)) if at == self.revision() => Ok((seat, None)),
            (None, _) => Err(TableError::NoDecision { at }),
        }
    }

    /// Keeps an appraisal, so that it is never worked out twice.
    pub(crate) fn appraised(&mut self, at: u32, choice: Choice) {
        self.appraisals.insert(at, choice);
    }

    /// Does an action provisionally and saves it. If it can't be saved, the game stays as it was.
    fn act(&mut self, action: Action, store: &mut Store) -> Result<Vec<Event>, TableError> {
        let (id, revision) = (self.id, self.revision());
        let attempt = self.game.attempt(action).map_err(|reason| TableError::Illegal { reason })?;
        let after = attempt.game();
        store.append(id, revision, attempt.events(), &summary(after), &results(after, &self.seats))?;
        Ok(attempt.keep())
    }

    /// Undoes the last action up to `revision`, which is what the page shows, if nothing hidden was revealed since. Bots may
    /// have moved after that revision; their moves are undone too.
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

    /// How the game stands, as this client may see it.
    pub(crate) fn snapshot(&self, viewership: Viewership) -> Snapshot {
        self.snapshot_with(viewership, self.game.view_of(viewership.viewer()))
    }

    fn snapshot_with(&self, viewership: Viewership, view: View) -> Snapshot {
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
            seed: self.seed(),
            view,
        }
    }

    /// The update for a client about events that happened while it could see what `before` says.
    pub(crate) fn moved(&self, events: &[Event], before: Viewership, now: Viewership) -> Update {
        let viewer = before.viewer();
        let snapshot = if now.viewer() == viewer {
            self.snapshot_with(now, self.game.view_without_history(viewer))
        } else {
            self.snapshot(now)
        };
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

    /// None once the game is over: its seed and everyone's tickets have been told.
    fn undo_point(&self, revision: u32) -> Option<usize> {
        if self.game.is_over() {
            return None;
        }
        let last = undoable(&self.game, revision as usize, |seat| self.is_person(seat))?;
        // Once the next person has lifted the curtain, that person's turn has begun.
        let is_allowed = self.last_shown.is_none_or(|shown| shown == last.seat);
        is_allowed.then_some(last.at)
    }

    /// The seed of a finished game, if it deals this game again: that of a record written by hand may not.
    fn seed(&self) -> Option<u64> {
        if !self.game.is_over() {
            return None;
        }
        let setup = self.game.setup();
        let dealt = Game::new(setup.clone()).ok()?;
        self.game.history().starts_with(dealt.history()).then_some(setup.seed)
    }

    /// None once the game is over: its result and what it achieved have been told.
    fn take_back_point(&self, viewership: Viewership) -> Option<usize> {
        match viewership {
            _ if self.game.is_over() => None,
            Viewership::Solo(seat) => take_back_point(&self.game, seat),
            Viewership::Spectator | Viewership::Shared { .. } => None,
        }
    }

    fn rewind(&mut self, point: usize, mark_taken_back: bool, store: &mut Store) -> Result<(), TableError> {
        let events = &self.game.history()[..point];
        let game = Game::replay(self.game.setup().clone(), events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        let keep = u32::try_from(point).unwrap_or(u32::MAX);
        store.rewind(self.id, keep, &summary(&game), mark_taken_back)?;
        self.game = game;
        // The decision at that point is due again; its appraisal compared the move that was just undone.
        self.appraisals.split_off(&keep);
        Ok(())
    }
}

/// What a decision was worth: known already, or a job to work it out.
pub(crate) enum Appraisal<'s> {
    Known(&'s Choice),
    ToDo(Box<Job>),
}

#[cfg(test)]
mod hiding;
