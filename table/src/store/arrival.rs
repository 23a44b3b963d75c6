//! Games from a file or a damaged database: added if they are not here yet, never written over a game that is here.

use std::collections::HashMap;

use engine::{Game, Name};
use rusqlite::Transaction;

use super::{Save, SeatResult, StoreError, branch, event, game, result};
use crate::protocol::{Branch, GameId, Seat, Summary};

/// A game that was replayed by the rules, and what is saved with it.
pub(crate) struct Arrival {
    pub(crate) save: Save,
    pub(crate) title: String,
    pub(crate) taken_back: bool,
    pub(crate) game: Game,
    pub(crate) summary: Summary,
    pub(crate) results: Vec<SeatResult>,
    /// Where it branched off another game, if it did.
    pub(crate) branch: Option<Branch>,
    /// When it was played; `None` if that is not known, which counts as now.
    pub(crate) times: Option<Times>,
}

/// Seconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Times {
    pub(crate) started: i64,
    pub(crate) played: i64,
}

/// The games that were added, and how many were here already.
#[derive(Debug, Default)]
pub(crate) struct Adopted {
    pub(crate) added: Vec<GameId>,
    pub(crate) known: u32,
}

pub(super) fn adopt(
    transaction: &Transaction,
    arrivals: impl Iterator<Item = Arrival>,
) -> Result<Adopted, StoreError> {
    let mut adopted = Adopted::default();
    let mut existing = Existing::read(transaction)?;
    for arrival in arrivals {
        if existing.holds(transaction, &arrival)? {
            adopted.known += 1;
            continue;
        }
        let id = game::adopt(transaction, &arrival, None)?;
        if let Some(origin) = arrival.branch {
            branch::insert(transaction, id, origin)?;
        }
        event::append(transaction, id, 0, arrival.game.history())?;
        result::insert(transaction, id, &arrival.results, arrival.times.map(|times| times.played))?;
        existing.add(&arrival, id)?;
        adopted.added.push(id);
    }
    Ok(adopted)
}

/// The games in the database, by their setups as JSON.
struct Existing(HashMap<String, Vec<GameId>>);

impl Existing {
    fn read(transaction: &Transaction) -> Result<Existing, StoreError> {
        let mut games: HashMap<String, Vec<GameId>> = HashMap::new();
        for (setup, id) in game::setups(transaction)? {
            games.entry(setup).or_default().push(id);
        }
        Ok(Existing(games))
    }

    fn add(&mut self, arrival: &Arrival, id: GameId) -> Result<(), StoreError> {
        self.0.entry(serde_json::to_string(&arrival.save.setup)?).or_default().push(id);
        Ok(())
    }

    /// Is this game here already, as far or further, with the same players? If it went on differently, it is another game.
    fn holds(&self, transaction: &Transaction, arrival: &Arrival) -> Result<bool, StoreError> {
        let candidates = self.0.get(&serde_json::to_string(&arrival.save.setup)?);
        for id in candidates.into_iter().flatten() {
            // A game that can't be read can't be the same.
            let (Ok(Some(save)), Ok(events)) = (game::find(transaction, *id), event::all(transaction, *id))
            else {
                continue;
            };
            // A branch with the same deck begins as its parent does, and is still another game.
            let is_branch = branch::find(transaction, *id)?.is_some();
            if is_branch != arrival.branch.is_some() {
                continue;
            }
            if same_players(&save.seats, &arrival.save.seats) && events.starts_with(arrival.game.history()) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Compares names as they are tidied by an import.
fn same_players(here: &[Seat], there: &[Seat]) -> bool {
    let player = |seat: &Seat| (Name::new(&seat.name), seat.who.clone());
    here.iter().map(player).eq(there.iter().map(player))
}
