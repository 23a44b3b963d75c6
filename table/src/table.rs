//! A table answers requests and sends updates. It is the same in a native window and in a browser's worker.

mod plan;
mod work;

use std::collections::BTreeMap;

use engine::{Action, Game, SeatId};

use crate::client::{Client, ClientId};
use crate::export::ExportFile;
use crate::jobs::Jobs;
use crate::protocol::{
    Appraise, Arrive, ChangeSettings, Delete, Done, ExportGame, ExportPlace, Exported, GameCard, GameId,
    Import, KeepLink, Kept, Leave, Lesson, Open, Play, PlayOn, ReadNews, ReadOn, ReadRecord, ReadStatistics,
    ReadSuggestion, RecordText, Rename, ReplaceBot, Reply, Request, Rescue, Restore, SessionId, Snapshot,
    Source, Start, TableError, TakeBack, Undo, Update, Walk, Walked, Welcome, WriteLink,
};
use crate::session::{GameSession, LessonSession, ReplaySession, Session};
use crate::store::{Listed, Location, Saved, Store};
use crate::viewer::Viewership;
use crate::{export, import, link, statistics, suggestion, summary, title};

/// Puts an exported file where the person can find it.
type ExportSink = Box<dyn Fn(&ExportFile) -> Result<ExportPlace, TableError> + Send>;

/// The games of one device, and the sessions that are open.
pub struct Table {
    store: Store,
    keeps_games: bool,
    rescue: Option<Rescue>,
    /// The sessions that at least one client has open.
    sessions: BTreeMap<SessionId, Session>,
    clients: BTreeMap<ClientId, Client>,
    jobs: Jobs,
    send: Box<dyn Fn(ClientId, Update) + Send>,
    export: ExportSink,
}

/// A database that could not be opened, put aside.
pub struct Damaged {
    /// The file's new name.
    pub moved_to: String,
    pub bytes: Vec<u8>,
}

impl Table {
    /// Opens the database at `place`. Each update is passed to `send`, with the client that it is for.
    pub fn open(
        place: &Location,
        send: impl Fn(ClientId, Update) + Send + 'static,
    ) -> Result<Table, TableError> {
        let (store, rescue) = Store::open(place)?;
        Ok(Table::new(place, store, rescue, send))
    }

    /// Opens a new database in the place of a damaged one. Call it after [`Table::open`] has failed with
    /// [`TableError::DamagedSaves`] and the host has moved the damaged file away.
    pub fn open_after_damage(
        place: &Location,
        damaged: &Damaged,
        send: impl Fn(ClientId, Update) + Send + 'static,
    ) -> Result<Table, TableError> {
        let moved_to = damaged.moved_to.clone();
        let (store, rescue) = Store::open_after_damage(place, &damaged.bytes, moved_to)?;
        Ok(Table::new(place, store, Some(rescue), send))
    }

    fn new(
        place: &Location,
        store: Store,
        rescue: Option<Rescue>,
        send: impl Fn(ClientId, Update) + Send + 'static,
    ) -> Table {
        let keeps_games = *place != Location::Memory;
        let no_sink =
            |_: &ExportFile| Err(TableError::NotExported { reason: "there is nowhere to put it".into() });
        Table {
            store,
            keeps_games,
            rescue,
            sessions: BTreeMap::new(),
            clients: BTreeMap::new(),
            jobs: Jobs::default(),
            send: Box::new(send),
            export: Box::new(no_sink),
        }
    }

    /// The same table, with a function that puts exported files where a person can find them.
    #[must_use]
    pub fn with_export_sink(
        self,
        export: impl Fn(&ExportFile) -> Result<ExportPlace, TableError> + Send + 'static,
    ) -> Table {
        Table { export: Box::new(export), ..self }
    }

    /// Carries out a request. On `Err` nothing has changed.
    pub fn answer(&mut self, client: ClientId, request: Request) -> Result<Reply, TableError> {
        self.jobs.forget_failed();
        Ok(match request {
            Request::Hello(_) => {
                Reply::Hello(Welcome { keeps_games: self.keeps_games, rescue: self.rescue.clone() })
            }
            Request::ListGames(_) => Reply::ListGames(self.list()?),
            Request::Start(start) => Reply::Start(self.start(client, start)?),
            Request::Open(Open { session }) => Reply::Open(self.open_session(client, session)?),
            Request::Walk(Walk { source }) => Reply::Walk(self.walk(client, &source)?),
            Request::PlayOn(play_on) => Reply::PlayOn(self.play_on(client, play_on)?),
            Request::WriteLink(WriteLink { game, at }) => {
                let (saved, game) = self.replayed(game)?;
                Reply::WriteLink(link::write(game, &saved, at)?)
            }
            Request::KeepLink(KeepLink { link }) => Reply::KeepLink(link::keep(&link, &mut self.store)?),
            Request::Leave(Leave { session }) => Reply::Leave(self.leave(client, session)),
            Request::Arrive(Arrive { game, seat }) => Reply::Arrive(self.arrive(client, game, seat)?),
            Request::Play(Play { session, revision, action }) => {
                Reply::Play(self.play(client, session, revision, action)?)
            }
            Request::Undo(Undo { game, revision }) => {
                Reply::Undo(self.rewind(client, game, |it, store, _| it.undo(revision, store))?)
            }
            Request::TakeBack(TakeBack { game, revision }) => {
                let take_back = |it: &mut GameSession, store: &mut Store, viewership| {
                    it.take_back(viewership, revision, store)
                };
                Reply::TakeBack(self.rewind(client, game, take_back)?)
            }
            Request::ReplaceBot(ReplaceBot { game, seat, bot }) => {
                Reply::ReplaceBot(self.replace_bot(client, game, seat, &bot)?)
            }
            Request::Appraise(Appraise { game, at }) => Reply::Appraise(self.appraise(client, game, at)?),
            Request::ReadOn(ReadOn { lesson, number }) => {
                Reply::ReadOn(self.lesson_for(client, lesson)?.read_on(number))
            }
            Request::Rename(Rename { game, title }) => Reply::Rename(self.rename(game, &title)?),
            Request::Delete(Delete { game }) => Reply::Delete(self.delete(game)?),
            Request::Restore(Restore { game }) => Reply::Restore(done_if(self.store.restore(game)?, game)?),
            Request::ExportGame(ExportGame { game }) => Reply::ExportGame(self.export_game(game)?),
            Request::ExportAll(_) => Reply::ExportAll(self.export_all()?),
            Request::ReadRecord(ReadRecord { game }) => Reply::ReadRecord(self.read_record(game)?),
            Request::Import(Import { file }) => Reply::Import(import::import(&file, &mut self.store)?),
            Request::ReadStatistics(ReadStatistics { player, filter }) => {
                Reply::ReadStatistics(statistics::read(&mut self.store, player, &filter)?)
            }
            Request::ReadNews(ReadNews { game }) => Reply::ReadNews(statistics::news(&mut self.store, game)?),
            Request::ReadSuggestion(ReadSuggestion { player }) => {
                Reply::ReadSuggestion(suggestion::read(&mut self.store, &player)?)
            }
            Request::ReadSettings(_) => Reply::ReadSettings(self.store.settings()?),
            Request::ChangeSettings(ChangeSettings { settings }) => {
                self.store.change_settings(&settings)?;
                Reply::ChangeSettings(Done {})
            }
        })
    }

    fn list(&mut self) -> Result<Vec<GameCard>, TableError> {
        let branches = self.store.branches()?;
        let card = |listed: Listed| GameCard {
            game: listed.id,
            title: listed.title,
            map: listed.save.setup.map,
            seats: listed.save.seats,
            summary: listed.summary,
            played: listed.played,
            taken_back: listed.taken_back,
            branch: branches.get(&listed.id).copied(),
        };
        Ok(summary::list(&mut self.store)?.into_iter().map(card).collect())
    }

    fn start(&mut self, client: ClientId, start: Start) -> Result<Snapshot, TableError> {
        let game = GameSession::start(plan::plan(start)?, &mut self.store)?;
        let id = SessionId::Game(game.id());
        self.sessions.insert(id, Session::Game(Box::new(game)));
        self.enter(client, id)?;
        self.open_session(client, id)
    }

    /// Starts a game at a moment of a finished one.
    fn play_on(&mut self, client: ClientId, play_on: PlayOn) -> Result<Snapshot, TableError> {
        let PlayOn { source, at, deck, seats } = play_on;
        let replay = ReplaySession::find(&source, &self.store)?;
        let seats = plan::take_over(replay.seats(), seats)?;
        let (branch, origin) = replay.branch(at, plan::luck(deck, &seats)?)?;
        let game = GameSession::branch(branch, seats, origin, &mut self.store)?;
        let id = SessionId::Game(game.id());
        self.sessions.insert(id, Session::Game(Box::new(game)));
        self.enter(client, id)?;
        self.open_session(client, id)
    }

    /// Opens a session, or shows it again. On a shared device nobody's cards are shown until someone says who they are.
    fn open_session(&mut self, client: ClientId, id: SessionId) -> Result<Snapshot, TableError> {
        let (session, _, client) = self.session_for(client, id)?;
        client.viewership.depart();
        Ok(session.snapshot(client.viewership))
    }

    /// Opens a game to be walked through. A saved one is read anew each time: it may have been played on.
    fn walk(&mut self, client: ClientId, source: &Source) -> Result<Walked, TableError> {
        let replay = ReplaySession::find(source, &self.store)?;
        let (id, walked) = (replay.id(), replay.walked(replay.viewership()));
        self.sessions.insert(id, Session::Replay(Box::new(replay)));
        self.enter(client, id)?;
        Ok(walked)
    }

    fn arrive(&mut self, client: ClientId, game: GameId, seat: SeatId) -> Result<Snapshot, TableError> {
        let (session, _, client) = self.game_for(client, game)?;
        session.arrive(seat, &mut client.viewership)?;
        Ok(session.snapshot(client.viewership))
    }

    fn play(
        &mut self,
        client: ClientId,
        id: SessionId,
        revision: u32,
        action: Action,
    ) -> Result<Kept, TableError> {
        match id {
            SessionId::Lesson(lesson) => self.play_lesson(client, lesson, revision, action),
            SessionId::Game(game) => self.play_game(client, game, revision, action),
            // A game that is walked through stays as it is.
            SessionId::Replay(_) | SessionId::Link(_) => Err(TableError::NotYourTurn),
        }
    }

    fn play_lesson(
        &mut self,
        client: ClientId,
        lesson: Lesson,
        revision: u32,
        action: Action,
    ) -> Result<Kept, TableError> {
        let session = self.lesson_for(client, lesson)?;
        let updates = session.play(revision, action)?;
        let revision = session.revision();
        for update in updates {
            self.send_to_all(SessionId::Lesson(lesson), |_, _| update.clone());
        }
        Ok(Kept { revision })
    }

    fn play_game(
        &mut self,
        client: ClientId,
        game: GameId,
        revision: u32,
        action: Action,
    ) -> Result<Kept, TableError> {
        let (session, store, client) = self.game_for(client, game)?;
        if !session.has_done(client.viewership, revision, action) {
            let events = session.play(client.viewership, revision, action, store)?;
            // An appraisal of this decision was asked for before it was made, and may not compare what was done.
            self.jobs.cancel_from(game, revision);
            self.send_moved(game, &events);
        }
        Ok(Kept { revision: self.revision(game) })
    }

    /// Goes back in a game, and sends its clients the new state.
    fn rewind(
        &mut self,
        client: ClientId,
        game: GameId,
        go_back: impl FnOnce(&mut GameSession, &mut Store, Viewership) -> Result<(), TableError>,
    ) -> Result<Kept, TableError> {
        let (session, store, client) = self.game_for(client, game)?;
        go_back(session, store, client.viewership)?;
        let revision = session.revision();
        self.jobs.cancel_from(game, revision);
        self.settle(game);
        self.send_returned(game);
        Ok(Kept { revision: self.revision(game) })
    }

    fn replace_bot(
        &mut self,
        client: ClientId,
        game: GameId,
        seat: SeatId,
        bot: &str,
    ) -> Result<Done, TableError> {
        let (session, store, _) = self.game_for(client, game)?;
        session.replace_bot(seat, bot, store)?;
        self.send_returned(game);
        Ok(Done {})
    }

    fn rename(&mut self, game: GameId, title: &str) -> Result<Done, TableError> {
        let title = title::tidy(title);
        if title.chars().count() > title::LIMIT {
            return Err(TableError::LongTitle { limit: title::LIMIT });
        }
        done_if(self.store.rename(game, &title)?, game)
    }

    fn export_game(&self, game: GameId) -> Result<Exported, TableError> {
        let (saved, game) = self.replayed(game)?;
        let map = game.map().key().to_owned();
        self.put_export(&ExportFile::record(export::record(game, &saved), &map, &self.store.today()?))
    }

    fn export_all(&self) -> Result<Exported, TableError> {
        self.put_export(&ExportFile::backup(self.store.backup()?, &self.store.today()?))
    }

    fn put_export(&self, export: &ExportFile) -> Result<Exported, TableError> {
        let place = (self.export)(export)?;
        Ok(Exported { name: export.name.clone(), place })
    }

    /// The record of a finished game. That of a game in play would show what the other seats hold.
    fn read_record(&self, game: GameId) -> Result<RecordText, TableError> {
        let (saved, game) = self.replayed(game)?;
        if game.is_over() {
            Ok(RecordText { text: export::record(game, &saved) })
        } else {
            Err(TableError::NotOver)
        }
    }

    /// A saved game, read from the store. It need not be open.
    fn replayed(&self, id: GameId) -> Result<(Saved, Game), TableError> {
        let saved = self.store.load(id)?.ok_or(TableError::NoSuchGame { game: id })?;
        let game = Game::replay(saved.save.setup.clone(), &saved.events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        Ok((saved, game))
    }

    fn delete(&mut self, game: GameId) -> Result<Done, TableError> {
        let done = done_if(self.store.delete(game)?, game)?;
        let open = [SessionId::Game(game), SessionId::Replay(game)];
        self.clients.retain(|_, client| !open.contains(&client.session));
        self.close_unused();
        Ok(done)
    }

    fn leave(&mut self, client: ClientId, id: SessionId) -> Done {
        if self.clients.get(&client).is_some_and(|open| open.session == id) {
            self.clients.remove(&client);
            self.jobs.leave(client);
            self.close_unused();
        }
        Done {}
    }

    /// Closes the sessions that no client has open any more. They are saved already; their jobs are cancelled.
    fn close_unused(&mut self) {
        let is_open = |id: &SessionId| self.clients.values().any(|client| client.session == *id);
        for (id, _) in self.sessions.extract_if(.., |id, _| !is_open(id)) {
            if let SessionId::Game(game) = id {
                self.jobs.cancel_all_of(game);
            }
        }
    }

    /// Attaches a client to a session. A client has one session open, so it leaves the one that it had.
    fn enter(&mut self, client: ClientId, id: SessionId) -> Result<(), TableError> {
        if self.clients.get(&client).is_some_and(|open| open.session == id) {
            return Ok(());
        }
        let viewership = match self.sessions.get(&id) {
            Some(session) => session.viewership(),
            None => {
                let session = Session::open(id, &self.store)?;
                self.sessions.entry(id).or_insert(session).viewership()
            }
        };
        self.jobs.leave(client);
        self.clients.insert(client, Client { session: id, viewership });
        self.close_unused();
        Ok(())
    }

    /// A session for a client. It is opened first if it is not open.
    fn session_for(
        &mut self,
        client: ClientId,
        id: SessionId,
    ) -> Result<(&mut Session, &mut Store, &mut Client), TableError> {
        self.enter(client, id)?;
        match (self.sessions.get_mut(&id), self.clients.get_mut(&client)) {
            (Some(session), Some(client)) => Ok((session, &mut self.store, client)),
            (None, _) | (_, None) => Err(TableError::Crashed { reason: "the session is gone".into() }),
        }
    }

    fn game_for(
        &mut self,
        client: ClientId,
        game: GameId,
    ) -> Result<(&mut GameSession, &mut Store, &mut Client), TableError> {
        match self.session_for(client, SessionId::Game(game))? {
            (Session::Game(session), store, client) => Ok((session, store, client)),
            (Session::Lesson(_) | Session::Replay(_), _, _) => Err(TableError::NoSuchGame { game }),
        }
    }

    fn lesson_for(&mut self, client: ClientId, lesson: Lesson) -> Result<&mut LessonSession, TableError> {
        match self.session_for(client, SessionId::Lesson(lesson))? {
            (Session::Lesson(session), _, _) => Ok(session),
            (Session::Game(_) | Session::Replay(_), _, _) => {
                Err(TableError::Crashed { reason: "the lesson is gone".into() })
            }
        }
    }

    fn game(&self, game: GameId) -> Option<&GameSession> {
        match self.sessions.get(&SessionId::Game(game))? {
            Session::Game(session) => Some(session),
            Session::Lesson(_) | Session::Replay(_) => None,
        }
    }

    fn revision(&self, game: GameId) -> u32 {
        self.game(game).map_or(0, GameSession::revision)
    }

    /// Sends an update to every client that has the session open, each with what that client may see.
    fn send_to_all(&self, id: SessionId, update: impl Fn(&Session, Viewership) -> Update) {
        let Some(session) = self.sessions.get(&id) else { return };
        for (number, client) in self.clients.iter().filter(|(_, client)| client.session == id) {
            (self.send)(*number, update(session, client.viewership));
        }
    }

    fn send_returned(&self, game: GameId) {
        self.send_to_all(SessionId::Game(game), |session, viewership| Update::Returned {
            snapshot: Box::new(session.snapshot(viewership)),
        });
    }

    /// Sends the events of an action to the game's clients, once they are saved.
    fn send_moved(&mut self, game: GameId, events: &[engine::Event]) {
        let before: Vec<(ClientId, Viewership)> = self.viewers_of(game).collect();
        self.settle(game);
        let Some(session) = self.game(game) else { return };
        for ((client, before), (_, now)) in before.into_iter().zip(self.viewers_of(game)) {
            (self.send)(client, session.moved(events, before, now));
        }
    }

    /// After an action: on a shared device, a person whose turn is over no longer sees their cards.
    fn settle(&mut self, game: GameId) {
        let id = SessionId::Game(game);
        let Some(Session::Game(session)) = self.sessions.get(&id) else { return };
        for client in self.clients.values_mut().filter(|client| client.session == id) {
            session.settle(&mut client.viewership);
        }
    }

    fn viewers_of(&self, game: GameId) -> impl Iterator<Item = (ClientId, Viewership)> + '_ {
        let id = SessionId::Game(game);
        let clients = self.clients.iter().filter(move |(_, client)| client.session == id);
        clients.map(|(number, client)| (*number, client.viewership))
    }
}

fn done_if(found: bool, game: GameId) -> Result<Done, TableError> {
    if found { Ok(Done {}) } else { Err(TableError::NoSuchGame { game }) }
}
