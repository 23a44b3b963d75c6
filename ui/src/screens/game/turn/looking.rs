//! What is looked at: it is put into the light, and the map goes where it can be seen.

use leptos::prelude::*;
use model::Spotlight;
use scene::{Area, area_of};

use super::Turn;

impl Turn {
    /// Puts it into the light and goes where it can be seen: near, to what is many routes long. Or out of the light, and
    /// back to where it was.
    pub(crate) fn shine(self, light: Spotlight) {
        let is_long = matches!(light, Spotlight::Ticket(_) | Spotlight::Network(_));
        self.toggle(light);
        match self.lit_area() {
            Some(area) if is_long => self.camera.look(area),
            Some(_) => self.go_to_light(),
            None => self.camera.look_back(),
        }
    }

    /// Puts it into the light, or takes it out if it is there already.
    pub(super) fn toggle(self, light: Spotlight) {
        self.light.update(|shown| *shown = if *shown == light { Spotlight::None } else { light });
    }

    /// Goes where what is in the light can be seen.
    pub(crate) fn go_to_light(self) {
        self.camera.show(self.lit_area());
    }

    /// Something is done: what a line of the log has shown steps back for it. A ticket or a network stays in the light,
    /// since routes are chosen by it, unless the whole map is looked for something.
    pub(crate) fn look_away(self, everywhere: bool) {
        let stays =
            self.light.with_untracked(|light| matches!(light, Spotlight::Ticket(_) | Spotlight::Network(_)));
        if (everywhere || !stays) && self.is_looked_at() {
            self.light.set(Spotlight::None);
        }
    }

    /// Was the light asked for? What a lesson or the counting shows, or a ticket while it is chosen, comes and goes by
    /// itself.
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

    /// The part of the board that this light would fall on.
    pub(crate) fn area_in(self, light: &Spotlight) -> Option<Area> {
        let area = self.glance(|map, view| {
            let lit = light.lit(map, view);
            if lit.is_empty() { None } else { area_of(map, lit.routes, lit.cities) }
        });
        area.flatten()
    }
}
