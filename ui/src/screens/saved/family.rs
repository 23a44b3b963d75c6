//! Games that began at a moment of another stand under it.

use std::collections::BTreeMap;

use table::protocol::{GameCard, GameId};

/// The same games, each followed by those that branched off it. One whose parent is gone stands where it was played.
pub(super) fn under_parents(games: Vec<GameCard>) -> Vec<GameCard> {
    if games.iter().all(|card| card.branch.is_none()) {
        return games;
    }
    let here: Vec<GameId> = games.iter().map(|card| card.game).collect();
    let parent = |card: &GameCard| card.branch?.parent.filter(|parent| here.contains(parent));
    let mut under: BTreeMap<Option<GameId>, Vec<GameCard>> = BTreeMap::new();
    for card in games {
        under.entry(parent(&card)).or_default().push(card);
    }
    let mut waiting = under.remove(&None).unwrap_or_default();
    waiting.reverse();
    let mut listed = Vec::new();
    while let Some(card) = waiting.pop() {
        waiting.extend(under.remove(&Some(card.game)).unwrap_or_default().into_iter().rev());
        listed.push(card);
    }
    listed
}

#[cfg(test)]
mod tests {
    use table::protocol::{Branch, Claims, Summary};

    use super::*;

    fn card(game: i64, parent: Option<i64>) -> GameCard {
        let summary = Summary {
            to_move: None,
            round: 1,
            scores: Vec::new(),
            winners: Vec::new(),
            claims: Claims::default(),
        };
        GameCard {
            game: GameId(game),
            title: String::new(),
            map: "usa".into(),
            seats: Vec::new(),
            summary,
            played: 0,
            taken_back: false,
            branch: parent.map(|parent| Branch { parent: Some(GameId(parent)), at: 20 }),
        }
    }

    #[test]
    fn a_branch_stands_under_its_parent_and_its_own_branches_under_it() {
        let games = [card(7, Some(5)), card(6, None), card(5, Some(2)), card(4, Some(99)), card(2, None)];
        let listed = under_parents(games.to_vec());
        assert_eq!(listed.iter().map(|card| card.game.0).collect::<Vec<_>>(), [6, 4, 2, 5, 7]);
    }
}
