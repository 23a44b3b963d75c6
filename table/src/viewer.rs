//! Which seat a client may see.

use engine::{Game, SeatId};

/// What a client may see. It depends on how many people sit at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Viewership {
    /// Only bots play: the client sees what a spectator may see.
    Spectator,
    /// One person plays against bots: the client always sees that person's seat.
    Solo(SeatId),
    /// Several people share a device: `here` is the person who said that they have it, for one turn.
    Shared { here: Option<SeatId> },
}

impl Viewership {
    /// What a client may see at first. `is_person` says for each seat whether a person sits there.
    pub(crate) fn of(is_person: impl IntoIterator<Item = bool>) -> Viewership {
        let mut people = (0..).zip(is_person).filter(|(_, person)| *person).map(|(seat, _)| SeatId(seat));
        match (people.next(), people.next()) {
            (None, _) => Viewership::Spectator,
            (Some(seat), None) => Viewership::Solo(seat),
            (Some(_), Some(_)) => Viewership::Shared { here: None },
        }
    }

    /// The seat whose cards may be shown now.
    pub(crate) fn viewer(self) -> Option<SeatId> {
        match self {
            Viewership::Spectator => None,
            Viewership::Solo(seat) => Some(seat),
            Viewership::Shared { here } => here,
        }
    }

    /// The person to whom the device must be handed before the game goes on.
    pub(crate) fn curtain(self, game: &Game, is_person: impl Fn(SeatId) -> bool) -> Option<SeatId> {
        match self {
            Viewership::Spectator | Viewership::Solo(_) => None,
            Viewership::Shared { here } => {
                game.to_move().filter(|seat| is_person(*seat) && here != Some(*seat))
            }
        }
    }

    /// The person to move says that they have the device. Returns false for any other seat.
    pub(crate) fn arrive(&mut self, seat: SeatId, game: &Game) -> bool {
        match self {
            Viewership::Spectator | Viewership::Solo(_) => false,
            Viewership::Shared { here } => {
                let is_to_move = game.to_move() == Some(seat);
                if is_to_move {
                    *here = Some(seat);
                }
                is_to_move
            }
        }
    }

    /// The device was put down or the page was hidden: the next person has to say who they are.
    pub(crate) fn depart(&mut self) {
        match self {
            Viewership::Spectator | Viewership::Solo(_) => {}
            Viewership::Shared { here } => *here = None,
        }
    }

    /// Called after every action: a person whose turn is over no longer has the device.
    pub(crate) fn settle(&mut self, game: &Game) {
        match self {
            Viewership::Spectator | Viewership::Solo(_) => {}
            Viewership::Shared { here } => *here = here.filter(|seat| game.to_move() == Some(*seat)),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Setup;

    use super::*;

    fn game() -> Game {
        let setup = Setup { first: Some(SeatId(0)), ..Setup::new("usa", 3, 5) };
        Game::new(setup).expect("a good setup")
    }

    #[test]
    fn a_single_person_sees_their_own_seat_whoever_moves() {
        let viewership = Viewership::of([false, true, false]);
        assert_eq!(viewership.viewer(), Some(SeatId(1)));
        assert_eq!(viewership.curtain(&game(), |seat| seat == SeatId(1)), None);
    }

    #[test]
    fn a_shared_device_shows_nobodys_cards_until_someone_is_there() {
        let mut game = game();
        let mut viewership = Viewership::of([true, true, false]);
        assert_eq!(viewership.viewer(), None);
        assert_eq!(viewership.curtain(&game, |seat| seat.0 < 2), Some(SeatId(0)));
        assert!(!viewership.arrive(SeatId(1), &game), "it is not that person's turn");
        assert!(viewership.arrive(SeatId(0), &game));
        assert_eq!(viewership.viewer(), Some(SeatId(0)));

        game.apply(game.legal_actions()[0]).expect("legal");
        viewership.settle(&game);
        assert_eq!(viewership.viewer(), None, "the turn is over");
        assert_eq!(viewership.curtain(&game, |seat| seat.0 < 2), Some(SeatId(1)));
    }

    #[test]
    fn whoever_puts_the_device_down_has_to_arrive_again() {
        let game = game();
        let mut viewership = Viewership::of([true, true, false]);
        assert!(viewership.arrive(SeatId(0), &game));
        viewership.depart();
        assert_eq!(viewership.viewer(), None);
        assert_eq!(viewership.curtain(&game, |seat| seat.0 < 2), Some(SeatId(0)));

        let mut alone = Viewership::of([true, false]);
        alone.depart();
        assert_eq!(alone.viewer(), Some(SeatId(0)), "there is nobody else to look");
    }

    #[test]
    fn a_bots_turn_needs_no_curtain() {
        let mut game = game();
        let mut viewership = Viewership::of([true, true, false]);
        for seat in [SeatId(0), SeatId(1)] {
            viewership.arrive(seat, &game);
            game.apply(game.legal_actions()[0]).expect("legal");
            viewership.settle(&game);
        }
        assert_eq!(game.to_move(), Some(SeatId(2)));
        assert_eq!(viewership.curtain(&game, |seat| seat.0 < 2), None);
    }
}
