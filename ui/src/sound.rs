//! Sounds: a short effect for each event, and a quiet ambience. All of it is synthesised while it plays.
//!
//! Nothing sounds before the first touch or key, nothing at volume 0, and nothing while the page is hidden.

mod ambience;
mod effect;
mod mixer;
mod voice;

use engine::{SeatId, SeenEvent, Tunnel};
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use model::mover;
use table::protocol::{SessionId, Settings, Snapshot};
use wasm_bindgen::prelude::*;

use crate::playback::Turning;
use crate::vibration::{Felt, feel};

pub(crate) use effect::Effect as Heard;
use mixer::Mixer;

#[derive(Clone, Copy)]
pub(crate) struct Sound {
    settings: RwSignal<Settings>,
    /// Made when it is first needed, after the first touch.
    mixer: StoredValue<Option<Mixer>, LocalStorage>,
    touched: RwSignal<bool>,
    visible: RwSignal<bool>,
    ambience: StoredValue<Option<IntervalHandle>>,
}

/// The gain for a volume in percent, scaled so that half the percentage sounds about half as loud.
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

    /// Plays a sound now, if sound is allowed.
    pub(crate) fn play(self, heard: Heard) {
        if heard == Heard::Refused {
            feel(&self.settings.get_untracked(), Felt::Refused);
        }
        let loud = loudness(self.settings.with_untracked(|settings| settings.effects));
        if loud > 0.0 && self.may_sound() {
            self.with_mixer(|mixer| mixer.play(&heard.voices(), loud));
        }
    }

    /// Plays the sound of each change from one snapshot on show to the next, for as long as the page lives.
    pub(crate) fn follow(self, snapshot: RwSignal<Option<Snapshot>>, step: RwSignal<Option<Vec<SeenEvent>>>) {
        Effect::new(move |before: Option<Option<HeardState>>| {
            let now = snapshot.with(|snapshot| snapshot.as_ref().map(HeardState::of));
            let before = before.flatten();
            if let (Some(before), Some(now)) = (before, now)
                && before.session == now.session
                && before.revision != now.revision
            {
                let events = step.with_untracked(|step| step.clone().unwrap_or_default());
                // A jump to another moment of a replay is silent, and nothing there is one's own doing.
                let is_walked = matches!(now.session, SessionId::Replay(_) | SessionId::Link(_));
                if is_walked && events.is_empty() {
                    return Some(now);
                }
                let done = before.viewer == now.viewer && now.tickets_done > before.tickets_done;
                let heard = Heard::of(&events, done);
                let back = (now.revision < before.revision).then_some(Heard::Undone);
                let is_own = before.viewer.is_some() && mover(&events) == before.viewer;
                if is_own
                    && !is_walked
                    && events.iter().any(|event| matches!(event, SeenEvent::Claimed { .. }))
                {
                    feel(&self.settings.get_untracked(), Felt::Claimed);
                }
                if let Some(heard) = heard.or(back) {
                    self.play(heard);
                }
            }
            now
        });
    }

    /// Plays the sound of each card that is turned for a tunnel.
    pub(crate) fn follow_digging(self, turning: RwSignal<Option<Turning>>) {
        Effect::new(move |_| {
            let card = turning.with(|turning| {
                let Turning { dig, turned, is_over } = turning.as_ref()?;
                let card = dig.cards.get(turned.checked_sub(1)?).filter(|_| !is_over)?;
                Some(Heard::TunnelCard(Tunnel::adds(dig.payment.colour, *card)))
            });
            card.into_iter().for_each(|card| self.play(card));
        });
    }

    /// Some browsers allow sound only from within a touch, so each touch resumes the mixer.
    fn touch(self) {
        self.touched.set(true);
        let heard = |settings: &Settings| settings.effects > 0 || settings.music > 0;
        if self.visible.get_untracked() && self.settings.with_untracked(heard) {
            self.with_mixer(|mixer| mixer.set_paused(false));
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

    /// Starts and stops the ambience: it plays from the first touch on, while its volume is not 0 and the page is visible.
    fn follow_settings(self) {
        let wanted = Memo::new(move |_| {
            self.touched.get() && self.visible.get() && self.settings.with(|settings| settings.music > 0)
        });
        Effect::new(move |_| {
            let visible = self.visible.get();
            self.mixer.with_value(|mixer| {
                if let Some(mixer) = mixer {
                    mixer.set_paused(!visible);
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

/// The parts of a snapshot that decide which sound is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct HeardState {
    session: SessionId,
    revision: u32,
    viewer: Option<SeatId>,
    /// Of the viewer's own tickets.
    tickets_done: usize,
}

impl HeardState {
    fn of(snapshot: &Snapshot) -> HeardState {
        let view = &snapshot.view;
        let own = view.viewer.and_then(|viewer| {
            let scores = view.scores_so_far();
            scores.seats.get(viewer.index()).map(engine::Score::completed)
        });
        HeardState {
            session: snapshot.session,
            revision: snapshot.revision,
            viewer: view.viewer,
            tickets_done: own.unwrap_or_default(),
        }
    }
}

/// Listens for as long as the page lives, in the capture phase: a touch counts even if another listener stops it.
fn listen(name: &str, handler: impl Fn() + 'static) {
    let handler = Closure::<dyn Fn()>::new(handler);
    let callback = handler.as_ref().unchecked_ref();
    // `visibilitychange` is sent to the document; in the capture phase the window gets it too.
    if let Err(error) = window().add_event_listener_with_callback_and_bool(name, callback, true) {
        leptos::logging::error!("can't listen to {name}: {error:?}");
    }
    handler.forget();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_volume_is_silence_and_more_is_louder() {
        assert_eq!(loudness(0), 0.0);
        assert!(loudness(50) < loudness(100) && loudness(50) > 0.0);
        assert_eq!(loudness(255), loudness(100), "a volume from a damaged file is limited");
    }
}
