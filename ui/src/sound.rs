//! What is heard: a short sound for what happens, and a quiet ambience. All of it is made while it plays.
//!
//! Nothing is made before the page was touched for the first time, nothing where the volume is 0, and nothing while
//! the page is hidden.

mod ambience;
mod effect;
mod mixer;
mod voice;

use engine::SeatId;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use table::protocol::{SessionId, Settings, Snapshot};
use wasm_bindgen::prelude::*;

pub(crate) use effect::Effect as Heard;
use mixer::Mixer;

#[derive(Clone, Copy)]
pub(crate) struct Sound {
    settings: RwSignal<Settings>,
    /// There from the first touch on.
    mixer: StoredValue<Option<Mixer>, LocalStorage>,
    touched: RwSignal<bool>,
    visible: RwSignal<bool>,
    ambience: StoredValue<Option<IntervalHandle>>,
}

/// A volume in percent, as ears take it: half of it sounds half as loud.
fn loudness(percent: u8) -> f32 {
    (f32::from(percent.min(100)) / 100.0).powi(2)
}

impl Sound {
    pub(crate) fn new(settings: RwSignal<Settings>) -> Sound {
        let sound = Sound {
            settings,
            mixer: StoredValue::new_local(None),
            touched: RwSignal::new(false),
            visible: RwSignal::new(true),
            ambience: StoredValue::new(None),
        };
        for touch in ["pointerdown", "keydown"] {
            listen(touch, move || sound.touch());
        }
        listen("visibilitychange", move || sound.visible.set(!document().hidden()));
        sound.follow_settings();
        sound
    }

    /// Plays a sound now, if anything may be heard.
    pub(crate) fn play(self, heard: Heard) {
        let loud = loudness(self.settings.with_untracked(|settings| settings.effects));
        if loud > 0.0 && self.may_sound() {
            self.with_mixer(|mixer| mixer.play(&heard.voices(), loud));
        }
    }

    /// Plays what leads from one shown snapshot to the next, for as long as the page lives.
    pub(crate) fn follow(
        self,
        snapshot: RwSignal<Option<Snapshot>>,
        step: RwSignal<Option<Vec<engine::SeenEvent>>>,
    ) {
        Effect::new(move |before: Option<Option<Stand>>| {
            let now = snapshot.with(|snapshot| snapshot.as_ref().map(Stand::of));
            let before = before.flatten();
            if let (Some(before), Some(now)) = (before, now)
                && before.session == now.session
                && before.revision != now.revision
            {
                let events = step.with_untracked(|step| step.clone().unwrap_or_default());
                let done = before.viewer == now.viewer && now.tickets_done > before.tickets_done;
                let heard = Heard::of(&events, done, now.won);
                let back = (now.revision < before.revision).then_some(Heard::Undone);
                if let Some(heard) = heard.or(back) {
                    self.play(heard);
                }
            }
            now
        });
    }

    /// Some browsers let a page sound only from within a touch: each is used to wake what may be heard.
    fn touch(self) {
        self.touched.set(true);
        let heard = |settings: &Settings| settings.effects > 0 || settings.music > 0;
        if self.visible.get_untracked() && self.settings.with_untracked(heard) {
            self.with_mixer(|mixer| mixer.hush(false));
        }
    }

    fn may_sound(self) -> bool {
        self.touched.get_untracked() && self.visible.get_untracked()
    }

    fn with_mixer(self, act: impl FnOnce(&Mixer)) {
        self.mixer.update_value(|mixer| {
            if mixer.is_none() {
                *mixer = Mixer::new();
            }
            if let Some(mixer) = mixer {
                act(mixer);
            }
        });
    }

    /// The ambience begins and ends with its volume, the first touch, and the page being seen.
    fn follow_settings(self) {
        let wanted = Memo::new(move |_| {
            self.touched.get() && self.visible.get() && self.settings.with(|settings| settings.music > 0)
        });
        Effect::new(move |_| {
            let visible = self.visible.get();
            self.mixer.with_value(|mixer| {
                if let Some(mixer) = mixer {
                    mixer.hush(!visible);
                }
            });
        });
        Effect::new(move |bar: Option<u32>| {
            if let Some(running) = self.ambience.try_update_value(Option::take).flatten() {
                running.clear();
            }
            let bar = bar.unwrap_or_default();
            if wanted.get() {
                let next = StoredValue::new(bar);
                let play = move || {
                    let number = next.get_value();
                    next.set_value(number.wrapping_add(1));
                    let loud = loudness(self.settings.with_untracked(|settings| settings.music));
                    self.with_mixer(|mixer| mixer.play(&ambience::bar(number), loud));
                };
                play();
                self.ambience.set_value(set_interval_with_handle(play, ambience::BAR).ok());
            }
            bar.wrapping_add(1)
        });
    }
}

/// What of a snapshot decides what is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stand {
    session: SessionId,
    revision: u32,
    viewer: Option<SeatId>,
    /// Of the viewer's own tickets.
    tickets_done: usize,
    /// Has whoever looks won? Nobody in particular counts as everybody.
    won: bool,
}

impl Stand {
    fn of(snapshot: &Snapshot) -> Stand {
        let view = &snapshot.view;
        let own = view.viewer.and_then(|viewer| {
            let scores = view.scores_so_far();
            scores.seats.get(viewer.index()).map(engine::Score::completed)
        });
        let winners = view.scores.as_ref().map(|scores| &scores.winners);
        Stand {
            session: snapshot.session,
            revision: snapshot.revision,
            viewer: view.viewer,
            tickets_done: own.unwrap_or_default(),
            won: winners.is_some_and(|winners| view.viewer.is_none_or(|viewer| winners.contains(&viewer))),
        }
    }
}

/// For as long as the page lives, before anyone else: a touch that is swallowed was a touch.
fn listen(name: &str, heard: impl Fn() + 'static) {
    let heard = Closure::<dyn Fn()>::new(heard);
    let to = heard.as_ref().unchecked_ref();
    // Visibility is told to the document, and what is told to the document comes by the window too.
    if let Err(error) = window().add_event_listener_with_callback_and_bool(name, to, true) {
        leptos::logging::error!("{name} will not be heard: {error:?}");
    }
    heard.forget();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_volume_is_silence_and_more_is_louder() {
        assert_eq!(loudness(0), 0.0);
        assert!(loudness(50) < loudness(100) && loudness(50) > 0.0);
        assert_eq!(loudness(255), loudness(100), "a volume out of a damaged file deafens nobody");
    }
}
