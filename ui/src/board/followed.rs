//! The routes and cities of a board, and what each of them shows. Each follows its own: what changes at one of them wakes
//! none of the hundred and fifty others.

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
    /// Whose trains are to be seen there: their owner's, or by way of trial.
    pub(super) fn train(&self) -> Option<SeatColour> {
        self.owner.or(self.look.ghost)
    }

    /// The words for the style of a part of these trains.
    pub(super) fn train_class(&self, part: &str) -> String {
        let seat = self.owner.map(|seat| format!(" seat-{}", seat.name())).unwrap_or_default();
        format!("{part}{seat}{}", self.look.classes())
    }
}

pub(super) struct Followed<M: Mark> {
    pub(super) mark: &'static M,
    pub(super) shown: RwSignal<Shown<M::Look>>,
    /// The keys have gone there.
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
    /// Each of these follows what stands on the board, how it looks and where the keys are for as long as it is there.
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
            each.iter().for_each(|it| tell(it.shown, it.mark.shown(&pieces, &look)));
        });
        let each = all.clone();
        Effect::new(move |_| {
            let cursor = cursor.get();
            each.iter().for_each(|it| tell(it.is_cursor, cursor == Some(it.mark.picked())));
        });
        all
    }

    /// The tabulator finds one place of a board: where the keys are.
    pub(super) fn tabindex(self) -> &'static str {
        if self.is_cursor.get() { "0" } else { "-1" }
    }
}

/// Tells whoever shows it, if it is something else now.
fn tell<T: Copy + PartialEq + Send + Sync + 'static>(shown: RwSignal<T>, now: T) {
    if shown.get_untracked() != now {
        shown.set(now);
    }
}
