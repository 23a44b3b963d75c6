//! A table answers requests and tells of updates. It is the same in a window and in a browser's worker.

use ai::Now;
use engine::{Action, Game, Name, SeatId, Setup};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::desk::Desk;
use crate::handout::Handout;
use crate::lesson::Course;
use crate::protocol::{
    Arrive, ChangeSettings, Delete, Done, ExportGame, GameCard, GameId, HandedOut, Import, Kept, Leave,
    Lesson, NAME_LIMIT, Open, Play, Position, ReadNews, ReadOn, ReadRecord, ReadStatistics, RecordText,
    Rename, Reply, Request, Rescue, Restore, Seat, Start, StartFault, TakeBack, Trouble, Undo, Update,
    Welcome, Whereabouts, Who,
};
use crate::store::{Listed, Place, Save, Saved, Store};
use crate::thinking::{Decided, Matter, Thinking};
use crate::{handout, import, statistics, summary, title};

/// Puts a file where the person finds it.
type HandOut = Box<dyn Fn(&Handout) -> Result<Whereabouts, Trouble> + Send>;

/// The games of one device, and the one that is open.
pub struct Table {
    store: Store,
    keeps_games: bool,
    rescue: Option<Rescue>,
    desk: Option<Desk>,
    /// The lesson that is being taken; it is kept nowhere.
    course: Option<Course>,
    /// What a bot is thinking about, away from here.
    matter: Option<Matter>,
    now: Now,
    tell: Box<dyn Fn(Update) + Send>,
    hand_out: HandOut,
}

/// A database that could not be opened, put aside.
pub struct Damaged {
    /// The name that the file has now.
    pub moved_to: String,
    pub bytes: Vec<u8>,
}

impl Table {
    /// Opens the database at `place`. Bots read the time from `now`; updates go to `tell`.
    pub fn open(place: &Place, now: Now, tell: impl Fn(Update) + Send + 'static) -> Result<Table, Trouble> {
        let (store, rescue) = Store::open(place)?;
        Ok(Table::new(place, store, rescue, now, tell))
    }

    /// The same in the place of a damaged database that had to be put aside by whoever knows how, after
    /// [`Table::open`] has refused it as [`Trouble::DamagedSaves`].
    pub fn open_after_damage(
        place: &Place,
        damaged: &Damaged,
        now: Now,
        tell: impl Fn(Update) + Send + 'static,
    ) -> Result<Table, Trouble> {
        let moved_to = damaged.moved_to.clone();
        let (store, rescue) = Store::open_after_damage(place, &damaged.bytes, moved_to)?;
        Ok(Table::new(place, store, Some(rescue), now, tell))
    }

    fn new(
        place: &Place,
        store: Store,
        rescue: Option<Rescue>,
        now: Now,
        tell: impl Fn(Update) + Send + 'static,
    ) -> Table {
        let keeps_games = *place != Place::Memory;
        let nowhere =
            |_: &Handout| Err(Trouble::NotHandedOut { reason: "there is nowhere to put it".into() });
        Table {
            store,
            keeps_games,
            rescue,
            desk: None,
            course: None,
            matter: None,
            now,
            tell: Box::new(tell),
            hand_out: Box::new(nowhere),
        }
    }

    /// The same table, with a way to put files where a person finds them.
    #[must_use]
    pub fn handing_out(
        self,
        hand_out: impl Fn(&Handout) -> Result<Whereabouts, Trouble> + Send + 'static,
    ) -> Table {
        Table { hand_out: Box::new(hand_out), ..self }
    }

    /// The move that a bot has to think about now, once: after every answer and every decided move,
    /// whoever serves the table asks for it, has it thought about, and brings the decision back.
    pub fn thinking(&mut self) -> Option<Thinking> {
        let desk = self.desk.as_ref()?;
        let is_this = |matter: &Matter| matter.game == desk.id() && matter.revision == desk.revision();
        if self.matter.as_ref().is_some_and(is_this) {
            return None;
        }
        let thinking = desk.thinking(self.now)?;
        self.matter = Some(thinking.matter.clone());
        Some(thinking)
    }

    /// Does what a bot has decided, unless the game was left, or has gone on otherwise. A move that can't be kept
    /// is thought about anew after the next request.
    pub fn decided(&mut self, decided: &Decided) {
        let game = decided.matter.game;
        if decided.matter.cancel.is_cancelled() {
            return;
        }
        let Some(desk) = self.desk.as_mut().filter(|desk| desk.id() == game) else { return };
        match desk.play_bot(decided, &mut self.store) {
            Ok(update) => (self.tell)(update),
            Err(Trouble::Stale { .. }) => {}
            Err(trouble) => {
                // The matter stays, so that whoever serves the table does not try again and again by itself; it
                // is dropped by the next request.
                decided.matter.cancel.cancel();
                (self.tell)(Update::Stuck { game, trouble });
            }
        }
    }

    /// A bot's thinking came to grief: that is said, and the next request has it think anew. In a game that was
    /// left meanwhile nobody waits for it.
    pub fn gave_up(&mut self, game: GameId, reason: String) {
        if self.matter.as_ref().is_some_and(|matter| matter.game == game) {
            self.stop_thinking();
            (self.tell)(Update::Stuck { game, trouble: Trouble::Crashed { reason } });
        }
    }

    /// Does what is asked, or says why not; then nothing has changed.
    pub fn answer(&mut self, request: Request) -> Result<Reply, Trouble> {
        // A bot's move that could not be kept is tried again: there may be room by now.
        self.matter.take_if(|matter| matter.cancel.is_cancelled());
        Ok(match request {
            Request::Hello(_) => {
                Reply::Hello(Welcome { keeps_games: self.keeps_games, rescue: self.rescue.clone() })
            }
            Request::ListGames(_) => Reply::ListGames(self.list()?),
            Request::Start(start) => Reply::Start(self.start(start)?),
            Request::Open(Open { game }) => Reply::Open(self.open_game(game)?),
            Request::Leave(Leave { game }) => Reply::Leave(self.leave(game)),
            Request::Arrive(Arrive { game, seat }) => Reply::Arrive(self.desk(game)?.0.arrive(seat)?),
            Request::Play(Play { game, revision, action }) => Reply::Play(self.play(game, revision, action)?),
            Request::Undo(Undo { game, revision }) => {
                Reply::Undo(self.change(game, |desk, store| desk.undo(revision, store))?)
            }
            Request::TakeBack(TakeBack { game, revision }) => {
                Reply::TakeBack(self.change(game, |desk, store| desk.take_back(revision, store))?)
            }
            Request::ReadOn(ReadOn { lesson, number }) => Reply::ReadOn(self.course(lesson)?.read_on(number)),
            Request::Rename(Rename { game, title }) => Reply::Rename(self.rename(game, &title)?),
            Request::Delete(Delete { game }) => Reply::Delete(self.delete(game)?),
            Request::Restore(Restore { game }) => Reply::Restore(found(self.store.restore(game)?, game)?),
            Request::ExportGame(ExportGame { game }) => Reply::ExportGame(self.export_game(game)?),
            Request::ExportAll(_) => Reply::ExportAll(self.export_all()?),
            Request::ReadRecord(ReadRecord { game }) => Reply::ReadRecord(self.read_record(game)?),
            Request::Import(Import { file }) => Reply::Import(import::import(&file, &mut self.store)?),
            Request::ReadStatistics(ReadStatistics { player, filter }) => {
                Reply::ReadStatistics(statistics::read(&mut self.store, player, &filter)?)
            }
            Request::ReadNews(ReadNews { game }) => Reply::ReadNews(statistics::news(&mut self.store, game)?),
            Request::ReadSettings(_) => Reply::ReadSettings(self.store.settings()?),
            Request::ChangeSettings(ChangeSettings { settings }) => {
                self.store.change_settings(&settings)?;
                Reply::ChangeSettings(Done {})
            }
        })
    }

    fn list(&mut self) -> Result<Vec<GameCard>, Trouble> {
        let card = |listed: Listed| GameCard {
            game: listed.id,
            title: listed.title,
            map: listed.save.setup.map,
            seats: listed.save.seats,
            summary: listed.summary,
            played: listed.played,
            taken_back: listed.taken_back,
        };
        Ok(summary::list(&mut self.store)?.into_iter().map(card).collect())
    }

    fn start(&mut self, start: Start) -> Result<Position, Trouble> {
        let save = plan(start)?;
        let desk = Desk::start(save, &mut self.store)?;
        self.stop_thinking();
        Ok(self.desk.insert(desk).position())
    }

    fn open_game(&mut self, game: GameId) -> Result<Position, Trouble> {
        match Lesson::of(game) {
            Some(lesson) => Ok(self.course(lesson)?.position()),
            None => Ok(self.desk(game)?.0.open()),
        }
    }

    /// The lesson where it stands, or from its beginning. No game is open meanwhile.
    fn course(&mut self, lesson: Lesson) -> Result<&mut Course, Trouble> {
        self.stop_thinking();
        self.desk = None;
        let course = match self.course.take().filter(|course| course.lesson() == lesson) {
            Some(course) => course,
            None => Course::begin(lesson)?,
        };
        Ok(self.course.insert(course))
    }

    fn play_lesson(&mut self, lesson: Lesson, revision: u32, action: Action) -> Result<Kept, Trouble> {
        let course = self.course(lesson)?;
        let updates = course.play(revision, action)?;
        let revision = course.revision();
        updates.into_iter().for_each(&self.tell);
        Ok(Kept { revision })
    }

    fn play(&mut self, game: GameId, revision: u32, action: Action) -> Result<Kept, Trouble> {
        if let Some(lesson) = Lesson::of(game) {
            return self.play_lesson(lesson, revision, action);
        }
        let desk = self.desk(game)?.0;
        if desk.has_done(revision, action) {
            return Ok(Kept { revision: desk.revision() });
        }
        self.change(game, |desk, store| desk.play(revision, action, store))
    }

    /// Changes the game on a desk, and tells of it once it is kept.
    fn change(
        &mut self,
        game: GameId,
        change: impl FnOnce(&mut Desk, &mut Store) -> Result<Update, Trouble>,
    ) -> Result<Kept, Trouble> {
        let (desk, store) = self.desk(game)?;
        let update = change(desk, store)?;
        let revision = desk.revision();
        self.stop_thinking();
        (self.tell)(update);
        Ok(Kept { revision })
    }

    fn rename(&mut self, game: GameId, title: &str) -> Result<Done, Trouble> {
        let title = title::tidy(title);
        if title.chars().count() > title::LIMIT {
            return Err(Trouble::LongTitle { limit: title::LIMIT });
        }
        found(self.store.rename(game, &title)?, game)
    }

    fn export_game(&self, game: GameId) -> Result<HandedOut, Trouble> {
        let (saved, game) = self.replayed(game)?;
        let map = game.map().key().to_owned();
        self.give(&Handout::record(handout::record(game, &saved), &map, &self.store.today()?))
    }

    fn export_all(&self) -> Result<HandedOut, Trouble> {
        self.give(&Handout::backup(self.store.backup()?, &self.store.today()?))
    }

    fn give(&self, handout: &Handout) -> Result<HandedOut, Trouble> {
        let place = (self.hand_out)(handout)?;
        Ok(HandedOut { name: handout.name.clone(), place })
    }

    /// Only of a finished game: the record of one in play tells what the others hold.
    fn read_record(&self, game: GameId) -> Result<RecordText, Trouble> {
        let (saved, game) = self.replayed(game)?;
        if game.is_over() {
            Ok(RecordText { text: handout::record(game, &saved) })
        } else {
            Err(Trouble::NotOver)
        }
    }

    /// A saved game, whether it is open or not: the store has all of it.
    fn replayed(&self, id: GameId) -> Result<(Saved, Game), Trouble> {
        let saved = self.store.load(id)?.ok_or(Trouble::NoSuchGame { game: id })?;
        let game = Game::replay(saved.save.setup.clone(), &saved.events)
            .map_err(|error| Trouble::BrokenGame { reason: error.to_string() })?;
        Ok((saved, game))
    }

    fn delete(&mut self, game: GameId) -> Result<Done, Trouble> {
        let done = found(self.store.delete(game)?, game)?;
        self.leave(game);
        Ok(done)
    }

    fn leave(&mut self, game: GameId) -> Done {
        self.course = self.course.take().filter(|course| course.lesson().game() != game);
        if self.desk.as_ref().is_some_and(|desk| desk.id() == game) {
            self.stop_thinking();
            self.desk = None;
        }
        Done {}
    }

    fn stop_thinking(&mut self) {
        if let Some(matter) = self.matter.take() {
            matter.cancel.cancel();
        }
    }

    /// The desk with this game on it, from the saves if it is not open.
    fn desk(&mut self, game: GameId) -> Result<(&mut Desk, &mut Store), Trouble> {
        let desk = match self.desk.take() {
            Some(desk) if desk.id() == game => desk,
            Some(_) | None => {
                self.stop_thinking();
                let saved = self.store.load(game)?.ok_or(Trouble::NoSuchGame { game })?;
                Desk::resume(game, saved)?
            }
        };
        Ok((self.desk.insert(desk), &mut self.store))
    }
}

/// Makes of a wish what a game is started with, or names everything that is wrong with it.
fn plan(start: Start) -> Result<Save, Trouble> {
    let mut faults = name_faults(&start.seats);
    faults.extend(bot_faults(&start.seats));
    let seed = match start.seed.as_deref().map(str::trim) {
        None | Some("") => Some(seed()?),
        Some(text) => text.parse().ok(),
    };
    if seed.is_none() {
        faults.push(StartFault::BadSeed);
    }
    let setup = Setup {
        map: start.map,
        seats: start.seats.iter().map(|seat| seat.colour).collect(),
        first: start.first.map(SeatId),
        seed: seed.unwrap_or_default(),
    };
    // The rules are asked too, so that everything that is wrong is said at once.
    faults.extend(setup.faults().into_iter().map(StartFault::Rules));
    if !faults.is_empty() {
        return Err(Trouble::Start { faults });
    }
    let tidied =
        |seat: Seat| Seat { name: Name::new(&seat.name).map_or(seat.name, |name| name.to_string()), ..seat };
    Ok(Save { setup, seats: start.seats.into_iter().map(tidied).collect() })
}

fn found(found: bool, game: GameId) -> Result<Done, Trouble> {
    if found { Ok(Done {}) } else { Err(Trouble::NoSuchGame { game }) }
}

fn name_faults(seats: &[Seat]) -> Vec<StartFault> {
    let mut people = Vec::new();
    let fault = |(seat, Seat { name, who, .. }): (u8, &Seat)| match Name::new(name) {
        None => Some(StartFault::NoName { seat }),
        Some(_) if name.trim().chars().count() > NAME_LIMIT => Some(StartFault::LongName { seat }),
        // People are known by their names: at the curtain, and in the statistics.
        Some(name) if *who == Who::Person => {
            let is_taken = people.contains(&name);
            people.push(name);
            is_taken.then_some(StartFault::NameTwice { seat })
        }
        Some(_) => None,
    };
    (0..).zip(seats).filter_map(fault).collect()
}

fn bot_faults(seats: &[Seat]) -> Vec<StartFault> {
    let fault = |(seat, Seat { who, .. }): (u8, &Seat)| match who {
        Who::Bot { bot } if ai::named(bot).is_none() => {
            Some(StartFault::NoSuchBot { seat, bot: bot.clone() })
        }
        Who::Bot { .. } | Who::Person => None,
    };
    (0..).zip(seats).filter_map(fault).collect()
}

fn seed() -> Result<u64, Trouble> {
    SysRng.try_next_u64().map_err(|error| Trouble::Crashed { reason: error.to_string() })
}
