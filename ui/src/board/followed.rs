//! The routes and cities of a board, and what each of them shows. Each has its own signals, so that a change of one does
//! not rerun the other hundred and fifty.

use engine::SeatColour;
use leptos::prelude::*;
use scene::{CityMark, Picked, RouteMark};

use super::look::{CityLook, Look, RouteLook};
use super::pieces::Pieces;

/// A route or a city, as it is drawn.
pub(super) trait Mark: Sync + 'static {
    type Look: Copy + PartialEq + Send + Sync + 'static;

    fn picked(&self) -> Picked;
    fn shown(&self, pieces: &Pieces, look: &Look) -> Shown<Self::Look>;
}

/// What one of them shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shown<L> {
    /// Whose trains or whose station stand there.
    pub(super) owner: Option<SeatColour>,
    pub(super) look: L,
}

impl Shown<RouteLook> {
    /// Whose trains are shown there: the owner's, or ghost trains.
    pub(super) fn train(&self) -> Option<SeatColour> {
        self.owner.or(self.look.ghost)
    }

    /// The CSS classes of a part of these trains.
    pub(super) fn train_class(&self, part: &str) -> String {
        let seat = self.owner.map(|seat| format!(" seat-{}", seat.name())).unwrap_or_default();
        format!("{part}{seat}{}", self.look.classes())
    }
}

pub(super) struct Followed<M: Mark> {
    pub(super) mark: &'static M,
    pub(super) shown: RwSignal<Shown<M::Look>>,
    /// Is the keyboard's cursor there?
    pub(super) is_cursor: RwSignal<bool>,
}

impl Mark for RouteMark {
    type Look = RouteLook;

    fn picked(&self) -> Picked {
        Picked::Route(self.id)
    }

    fn shown(&self, pieces: &Pieces, look: &Look) -> Shown<RouteLook> {
        Shown { owner: pieces.owner(self.id), look: look.route(self.id) }
    }
}

impl Mark for CityMark {
    type Look = CityLook;

    fn picked(&self) -> Picked {
        Picked::City(self.id)
    }

    fn shown(&self, pieces: &Pieces, look: &Look) -> Shown<CityLook> {
        Shown { owner: pieces.station(self.id), look: look.city(self.id) }
    }
}

impl<M: Mark> Clone for Followed<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Mark> Copy for Followed<M> {}

impl<M: Mark> Followed<M> {
    /// Makes one for each mark; they follow the pieces, the look and the cursor for as long as the board is there.
    pub(super) fn all(
        marks: impl IntoIterator<Item = &'static M>,
        pieces: Signal<Pieces>,
        look: Signal<Look>,
        cursor: Signal<Option<Picked>>,
    ) -> Vec<Followed<M>> {
        let all: Vec<_> = {
            let (pieces, look, cursor) =
                (pieces.read_untracked(), look.read_untracked(), cursor.get_untracked());
            let follow = |mark: &'static M| Followed {
                mark,
                shown: RwSignal::new(mark.shown(&pieces, &look)),
                is_cursor: RwSignal::new(cursor == Some(mark.picked())),
            };
            marks.into_iter().map(follow).collect()
        };
        let each = all.clone();
        Effect::new(move |_| {
            let (pieces, look) = (pieces.read(), look.read());
            each.iter().for_each(|it| update(it.shown, it.mark.shown(&pieces, &look)));
        });
        let each = all.clone();
        Effect::new(move |_| {
            let cursor = cursor.get();
            each.iter().for_each(|it| update(it.is_cursor, cursor == Some(it.mark.picked())));
        });
        all
    }

    /// Tab reaches one place of a board only: the one at the cursor.
    pub(super) fn tabindex(self) -> &'static str {
        if self.is_cursor.get() { "0" } else { "-1" }
    }
}

/// Sets the signal, if the value has changed.
fn update<T: Copy + PartialEq + Send + Sync + 'static>(shown: RwSignal<T>, now: T) {
    if shown.get_untracked() != now {
        shown.set(now);
    }
}
