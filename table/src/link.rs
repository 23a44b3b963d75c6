//! Games as links: made of saved games, looked at, and saved. A link may come from anywhere; the engine limits its size and
//! plays its moves again.

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::{Game, Link, Name, Record, SeatColour, SeatId};

use crate::import;
use crate::protocol::{Imported, LinkText, Seat, SessionId, TableError, Who};
use crate::store::{Saved, Store};

/// A finished game as a link that opens at this moment.
pub(crate) fn write(game: Game, saved: &Saved, at: u32) -> Result<LinkText, TableError> {
    if !game.is_over() {
        return Err(TableError::NotOver);
    }
    let seats = &saved.save.seats;
    let named = |record: Record, (seat, it): (u8, &Seat)| record.with_name(SeatId(seat), Name::new(&it.name));
    let link = Link::new((0..).zip(seats).fold(Record::new(game), named)).at(at as usize);
    let link = (0..).zip(seats).fold(link, |link, (seat, it)| match &it.who {
        Who::Person => link,
        Who::Bot { bot } => link.with_bot(SeatId(seat), bot),
    });
    Ok(LinkText { text: link.write().map_err(|error| TableError::Link { error })? })
}

/// Who sits where in the game of a link.
pub(crate) fn seats(link: &Link) -> Vec<Seat> {
    let seat = |(seat, colour): (u8, SeatColour)| Seat {
        name: link.record().name(SeatId(seat)).map_or(colour.to_string(), Name::to_string),
        colour,
        who: link.bot(SeatId(seat)).map_or(Who::Person, |bot| Who::Bot { bot: bot.to_owned() }),
    };
    (0..).zip(link.record().game().setup().seats.iter().copied()).map(seat).collect()
}

/// The session in which the game of this link is walked through.
pub(crate) fn session(text: &str) -> SessionId {
    let mut digest = DefaultHasher::new();
    text.hash(&mut digest);
    SessionId::Link(digest.finish())
}

/// Saves the game of a link. Anyone may have played it, so it does not count in the statistics.
pub(crate) fn keep(text: &str, store: &mut Store) -> Result<Imported, TableError> {
    let link = Link::read(text).map_err(|error| TableError::Link { error })?;
    let seats = seats(&link);
    let arrival = import::alone(link.into_record().into_game(), seats);
    let adopted = store.adopt([arrival].into_iter())?;
    Ok(Imported { added: adopted.added, known: adopted.known, ..Imported::default() })
}
