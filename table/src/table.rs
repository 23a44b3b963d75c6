//! A table answers requests and tells of updates. It is the same in a window and in a browser's worker.

use engine::Setup;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::desk::Desk;
use crate::protocol::{
    GameCard, GameId, Kept, NAME_LIMIT, Open, Play, Position, Reply, Request, Seat, Start, StartFault,
    Trouble, Update, Welcome,
};
use crate::store::{Listed, Place, Save, Store};

/// The games of one device, and the one that is open.
pub struct Table {
    store: Store,
    keeps_games: bool,
    desk: Option<Desk>,
    tell: Box<dyn Fn(Update) + Send>,
}

impl Table {
    /// Opens the database at `place`. Updates go to `tell`.
    pub fn open(place: &Place, tell: impl Fn(Update) + Send + 'static) -> Result<Table, Trouble> {
        let store = Store::open(place)?;
        Ok(Table { store, keeps_games: *place != Place::Memory, desk: None, tell: Box::new(tell) })
    }

    /// Does what is asked, or says why not; then nothing has changed.
    pub fn answer(&mut self, request: Request) -> Result<Reply, Trouble> {
        Ok(match request {
            Request::Hello(_) => Reply::Hello(Welcome { keeps_games: self.keeps_games }),
            Request::ListGames(_) => Reply::ListGames(self.list()?),
            Request::Start(start) => Reply::Start(self.start(start)?),
            Request::Open(Open { game }) => Reply::Open(self.desk(game)?.0.position()),
            Request::Play(play) => Reply::Play(self.play(play)?),
        })
    }

    fn list(&self) -> Result<Vec<GameCard>, Trouble> {
        let card = |listed: Listed| GameCard {
            game: listed.id,
            map: listed.save.setup.map,
            seats: listed.save.seats,
            played: listed.played,
        };
        Ok(self.store.list()?.into_iter().map(card).collect())
    }

    fn start(&mut self, start: Start) -> Result<Position, Trouble> {
        let faults = name_faults(&start.seats);
        if !faults.is_empty() {
            return Err(Trouble::Start { faults });
        }
        let colours = start.seats.iter().map(|seat| seat.colour).collect();
        let setup = Setup { map: start.map, seats: colours, first: None, seed: seed()? };
        let desk = Desk::start(Save { setup, seats: start.seats }, &mut self.store)?;
        Ok(self.desk.insert(desk).position())
    }

    fn play(&mut self, Play { game, revision, action }: Play) -> Result<Kept, Trouble> {
        let (desk, store) = self.desk(game)?;
        let update = desk.play(revision, action, store)?;
        let revision = desk.revision();
        (self.tell)(update);
        Ok(Kept { revision })
    }

    /// The desk with this game on it, from the saves if it is not open.
    fn desk(&mut self, game: GameId) -> Result<(&mut Desk, &mut Store), Trouble> {
        let desk = match self.desk.take() {
            Some(desk) if desk.id() == game => desk,
            Some(_) | None => {
                let saved = self.store.load(game)?.ok_or(Trouble::NoSuchGame { game })?;
                Desk::resume(game, saved)?
            }
        };
        Ok((self.desk.insert(desk), &mut self.store))
    }
}

fn name_faults(seats: &[Seat]) -> Vec<StartFault> {
    let fault = |(seat, Seat { name, .. }): (u8, &Seat)| match name.trim().chars().count() {
        0 => Some(StartFault::NoName { seat }),
        letters if letters > NAME_LIMIT => Some(StartFault::LongName { seat }),
        _ => None,
    };
    (0..).zip(seats).filter_map(fault).collect()
}

fn seed() -> Result<u64, Trouble> {
    SysRng.try_next_u64().map_err(|error| Trouble::Crashed { reason: error.to_string() })
}
