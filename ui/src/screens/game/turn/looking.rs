//! The spotlight: what is highlighted on the map, and moving the camera to it.

use engine::TicketId;
use leptos::prelude::*;
use model::Spotlight;
use scene::{Area, area_of};

use super::GameContext;

impl GameContext {
    /// Highlights it and moves the camera to it, or, if it was highlighted already, removes the highlight and moves the
    /// camera back. A ticket or a network is framed whole.
    pub(crate) fn shine(self, light: Spotlight) {
        let is_long = matches!(light, Spotlight::Ticket(_) | Spotlight::Network(_));
        self.toggle(light);
        match self.lit_area() {
            Some(area) if is_long => self.camera.look(area),
            Some(_) => self.go_to_light(),
            None => self.camera.look_back(),
        }
    }

    /// Highlights a ticket in hand for as long as the mouse or the focus is at it.
    pub(crate) fn glimpse(self, ticket: TicketId) {
        self.glimpse.set(Some(ticket));
    }

    pub(crate) fn end_glimpse(self, ticket: TicketId) {
        // Its screen may have gone, and this with it.
        if self.glimpse.try_get_untracked().flatten() == Some(ticket) {
            self.glimpse.set(None);
        }
    }

    /// What is highlighted now: what is looked at in passing, or else what the person chose to look at.
    pub(crate) fn light_shown(self) -> Spotlight {
        self.glimpse.get().map_or_else(|| self.light.get(), Spotlight::Ticket)
    }

    /// A ticket or a network that the person looked at stays highlighted until their turn is over.
    pub(crate) fn look_until_turn_ends(self) {
        let mine = self
            .part(|snapshot| snapshot.view.viewer.is_some() && snapshot.view.viewer == snapshot.view.to_move);
        Effect::new(move |was: Option<bool>| {
            let mine = mine.get() == Some(true);
            if was == Some(true) && !mine && self.is_looked_at() {
                self.light.set(Spotlight::None);
            }
            mine
        });
    }

    /// Highlights it, or removes the highlight if it is there already.
    pub(super) fn toggle(self, light: Spotlight) {
        self.light.update(|shown| *shown = if *shown == light { Spotlight::None } else { light });
    }

    /// Moves the camera so that everything highlighted is in view.
    pub(crate) fn go_to_light(self) {
        self.camera.show(self.lit_area());
    }

    /// The person does something: removes a highlight that came from the log. A ticket or a network stays highlighted,
    /// since the person chooses routes by it, unless they need to search the map (`everywhere`).
    pub(crate) fn look_away(self, everywhere: bool) {
        let stays =
            self.light.with_untracked(|light| matches!(light, Spotlight::Ticket(_) | Spotlight::Network(_)));
        if (everywhere || !stays) && self.is_looked_at() {
            self.light.set(Spotlight::None);
        }
    }

    /// Did the person ask for this highlight? Those of a lesson, of the final count and of tickets on offer come and go
    /// by themselves.
    pub(crate) fn is_looked_at(self) -> bool {
        let snapshot = self.shared.snapshot;
        snapshot.with_untracked(|snapshot| {
            snapshot.as_ref().is_some_and(|it| {
                self.light.with_untracked(|light| match light {
                    Spotlight::None => false,
                    Spotlight::Ticket(_) | Spotlight::Network(_) => {
                        it.view.offer.tickets().is_empty() && it.view.scores.is_none()
                    }
                    Spotlight::Route(_) | Spotlight::Trail(_) | Spotlight::City(_) | Spotlight::Cities(_) => {
                        !it.is_lesson() && it.view.scores.is_none()
                    }
                })
            })
        })
    }

    fn lit_area(self) -> Option<Area> {
        self.light.with_untracked(|light| self.area_in(light))
    }

    /// The part of the board that this spotlight would highlight.
    pub(crate) fn area_in(self, light: &Spotlight) -> Option<Area> {
        let area = self.glance(|map, view| {
            let lit = light.lit(map, view);
            if lit.is_empty() { None } else { area_of(map, lit.routes, lit.cities) }
        });
        area.flatten()
    }
}
