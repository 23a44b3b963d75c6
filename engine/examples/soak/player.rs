//! Players with preferences: purely random games seldom reach the positions that test the rules hardest.

use engine::{Action, Chance, Game};

#[derive(Clone, Copy)]
pub(crate) enum Player {
    /// Any action, each equally likely.
    Even,
    /// Draws cards as long as there are any: tests empty decks, short rows, and passing.
    Hoarder,
    /// Claims whenever it can: tests short games.
    Builder,
    /// Draws tickets as long as there are any and keeps few: tests tickets that come up again.
    Collector,
    /// Takes locomotives, and tries tunnels and stations with them.
    Engineer,
}

impl Player {
    pub(crate) fn new(n: u64) -> Player {
        match n % 8 {
            0 => Player::Hoarder,
            1 => Player::Builder,
            2 => Player::Collector,
            3 => Player::Engineer,
            _ => Player::Even,
        }
    }

    /// An action it prefers; any action if it prefers none, and now and then anyway.
    pub(crate) fn choose(self, game: &Game, list: &[Action], rng: &mut Chance) -> Option<Action> {
        let liked: Vec<Action> = list.iter().copied().filter(|action| self.likes(game, *action)).collect();
        let among = if liked.is_empty() || rng.below(40) == 0 { list } else { &liked };
        among.get(rng.below(among.len() as u64) as usize).copied()
    }

    fn likes(self, game: &Game, action: Action) -> bool {
        match (self, action) {
            (Player::Even, _) => true,
            (Player::Hoarder, Action::DrawBlind | Action::DrawFaceUp { .. } | Action::DeclineTunnel) => true,
            (Player::Builder, Action::Claim { .. } | Action::PayTunnel { .. }) => true,
            (Player::Collector, Action::DrawTickets) => true,
            (Player::Collector, Action::KeepTickets { keep }) => keep.count() < 3,
            (Player::Engineer, Action::DrawFaceUp { slot }) => {
                game.state().row()[usize::from(slot)].is_some_and(engine::Card::is_locomotive)
            }
            (Player::Engineer, Action::Claim { payment, .. } | Action::BuildStation { payment, .. }) => {
                payment.locomotives > 0
            }
            (Player::Hoarder | Player::Builder | Player::Collector | Player::Engineer, _) => false,
        }
    }
}
