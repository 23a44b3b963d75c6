//! Whose eyes a window has.

use engine::{Game, SeatId};

/// Who may look, by how many people sit at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Company {
    /// Bots among themselves: a spectator watches.
    Nobody,
    /// One person and bots: the window is that person's, always.
    Solo(SeatId),
    /// Several people and one device: it is in the hands of the one who said so, for one turn.
    Shared {
        here: Option<SeatId>,
        /// Who lifted the curtain last, even if that person has put the device down since.
        looked: Option<SeatId>,
    },
}

impl Company {
    /// The company of these seats; `is_person` tells which of them are people.
    pub(crate) fn of(is_person: impl IntoIterator<Item = bool>) -> Company {
        let mut people = (0..).zip(is_person).filter(|(_, person)| *person).map(|(seat, _)| SeatId(seat));
        match (people.next(), people.next()) {
            (None, _) => Company::Nobody,
            (Some(seat), None) => Company::Solo(seat),
            (Some(_), Some(_)) => Company::Shared { here: None, looked: None },
        }
    }

    /// Whose cards may be shown now.
    pub(crate) fn viewer(self) -> Option<SeatId> {
        match self {
            Company::Nobody => None,
            Company::Solo(seat) => Some(seat),
            Company::Shared { here, .. } => here,
        }
    }

    /// Whom the device has to be handed to before the game goes on.
    pub(crate) fn curtain(self, game: &Game, is_person: impl Fn(SeatId) -> bool) -> Option<SeatId> {
        match self {
            Company::Nobody | Company::Solo(_) => None,
            Company::Shared { here, .. } => {
                game.to_move().filter(|seat| is_person(*seat) && here != Some(*seat))
            }
        }
    }

    /// The person to move says to be there. Nobody else can say it.
    pub(crate) fn arrive(&mut self, seat: SeatId, game: &Game) -> bool {
        match self {
            Company::Nobody | Company::Solo(_) => false,
            Company::Shared { here, looked } => {
                let may = game.to_move() == Some(seat);
                if may {
                    (*here, *looked) = (Some(seat), Some(seat));
                }
                may
            }
        }
    }

    /// The device was put down, or out of sight: whoever takes it up next has to say who that is.
    pub(crate) fn depart(&mut self) {
        match self {
            Company::Nobody | Company::Solo(_) => {}
            Company::Shared { here, .. } => *here = None,
        }
    }

    /// Has anyone but `seat` lifted the curtain last? What that person was shown can't be unseen.
    pub(crate) fn was_seen_by_another(self, seat: SeatId) -> bool {
        match self {
            Company::Nobody | Company::Solo(_) => false,
            Company::Shared { looked, .. } => looked.is_some_and(|looked| looked != seat),
        }
    }

    /// After every action: whoever's turn is over has let go of the device.
    pub(crate) fn settle(&mut self, game: &Game) {
        match self {
            Company::Nobody | Company::Solo(_) => {}
            Company::Shared { here, .. } => *here = here.filter(|seat| game.to_move() == Some(*seat)),
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
        let company = Company::of([false, true, false]);
        assert_eq!(company.viewer(), Some(SeatId(1)));
        assert_eq!(company.curtain(&game(), |seat| seat == SeatId(1)), None);
    }

    #[test]
    fn a_shared_device_shows_nobodys_cards_until_someone_is_there() {
        let mut game = game();
        let mut company = Company::of([true, true, false]);
        assert_eq!(company.viewer(), None);
        assert_eq!(company.curtain(&game, |seat| seat.0 < 2), Some(SeatId(0)));
        assert!(!company.arrive(SeatId(1), &game), "it is not that person's turn");
        assert!(company.arrive(SeatId(0), &game));
        assert_eq!(company.viewer(), Some(SeatId(0)));

        game.apply(game.legal_actions()[0]).expect("legal");
        company.settle(&game);
        assert_eq!(company.viewer(), None, "the turn is over");
        assert_eq!(company.curtain(&game, |seat| seat.0 < 2), Some(SeatId(1)));
    }

    #[test]
    fn whoever_puts_the_device_down_has_to_arrive_again_and_has_looked_all_the_same() {
        let game = game();
        let mut company = Company::of([true, true, false]);
        assert!(company.arrive(SeatId(0), &game));
        company.depart();
        assert_eq!(company.viewer(), None);
        assert_eq!(company.curtain(&game, |seat| seat.0 < 2), Some(SeatId(0)));
        assert!(company.was_seen_by_another(SeatId(1)) && !company.was_seen_by_another(SeatId(0)));

        let mut alone = Company::of([true, false]);
        alone.depart();
        assert_eq!(alone.viewer(), Some(SeatId(0)), "there is nobody else to look");
    }

    #[test]
    fn a_bots_turn_needs_no_curtain() {
        let mut game = game();
        let mut company = Company::of([true, true, false]);
        for seat in [SeatId(0), SeatId(1)] {
            company.arrive(seat, &game);
            game.apply(game.legal_actions()[0]).expect("legal");
            company.settle(&game);
        }
        assert_eq!(game.to_move(), Some(SeatId(2)));
        assert_eq!(company.curtain(&game, |seat| seat.0 < 2), None);
    }
}
