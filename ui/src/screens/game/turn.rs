//! What the parts of a game's screen share: what is shown, what is about to be done, and the way to do it.

mod looking;
mod tapping;

use std::sync::Arc;
use std::time::Duration;

use engine::{Action, Card, CityId, Illegal, Map, Payment, RouteId, View};
use leptos::prelude::*;
use leptos::task::spawn_local;
use model::{Intent, Purpose, Spotlight, sites};
use scene::{Picked, neighbour};
use table::protocol::{Ask, Confirm, Kept, Play, Snapshot};

use super::asking::there_is_news;
use super::words::why;
use crate::app::{Shared, shared};
use crate::board::{CameraRef, go_to};
use crate::shared::Moment;
use crate::sound::Heard;
use crate::timer::Timer;

/// Copied freely; there is one behind all copies.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) shared: Shared,
    pub(super) camera: CameraRef,
    pub(super) light: RwSignal<Spotlight>,
    pub(super) hovered: RwSignal<Option<RouteId>>,
    /// Where on the map the keys are.
    pub(super) cursor: RwSignal<Option<Picked>>,
    /// Is the list of routes open, or that of the keys?
    pub(super) listed: RwSignal<bool>,
    pub(super) helped: RwSignal<bool>,
    /// Why something was not done, until something else is.
    pub(super) saying: RwSignal<Option<String>>,
    /// Until that has been read.
    read: Timer,
    /// The route that the reason is about.
    pub(super) refused: RwSignal<Option<RouteId>>,
    /// The last card of a turn that ended with it, until its owner has seen it.
    pub(super) drawn: RwSignal<Option<Card>>,
    /// The curtain was lifted in this snapshot: what happened before it is told first.
    news: RwSignal<Option<Moment>>,
    /// Chosen in a certain snapshot; in any other nothing is chosen.
    chosen: RwSignal<(Option<Moment>, Intent)>,
    sent: RwSignal<Sent>,
    /// Was the last thing that touched this screen a finger?
    touched: StoredValue<bool>,
}

/// How long a reason stands.
const SAID_FOR: Duration = Duration::from_secs(6);

/// Has the table been asked for something that is not shown yet?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sent {
    Nothing,
    Waiting,
    /// Answered; shown once the game stands at this revision.
    Until(u32),
}

/// The turn of the game that is shown, from anywhere below its screen.
pub(super) fn turn() -> Turn {
    expect_context()
}

impl Turn {
    pub(super) fn new() -> Turn {
        let shared = shared();
        let (letters, is_left) = shared
            .settings
            .with_untracked(|settings| (f32::from(settings.text_size) / 100.0, settings.left_handed));
        Turn {
            shared,
            camera: CameraRef::new(letters, is_left),
            light: RwSignal::new(Spotlight::None),
            hovered: RwSignal::new(None),
            cursor: RwSignal::new(None),
            listed: RwSignal::new(false),
            helped: RwSignal::new(false),
            saying: RwSignal::new(None),
            read: Timer::new(),
            refused: RwSignal::new(None),
            drawn: RwSignal::new(None),
            news: RwSignal::new(None),
            chosen: RwSignal::new((None, Intent::Nothing)),
            sent: RwSignal::new(Sent::Nothing),
            touched: StoredValue::new(false),
        }
    }

    /// A part of the snapshot that is shown, which changes only when that part does.
    pub(super) fn part<T>(self, of: impl Fn(&Snapshot) -> T + Send + Sync + 'static) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.shared.snapshot.with(|snapshot| snapshot.as_ref().map(&of)))
    }

    /// A look at the view that is shown, without following it.
    pub(super) fn glance<T>(self, of: impl FnOnce(&Arc<Map>, &View) -> T) -> Option<T> {
        self.shared.snapshot.with_untracked(|snapshot| {
            let view = &snapshot.as_ref()?.view;
            Some(of(&view.map, view))
        })
    }

    /// The game that is shown, and its revision.
    pub(super) fn moment(self) -> Option<Moment> {
        self.shared.snapshot.with_untracked(moment)
    }

    /// What is about to be done, as long as the snapshot is the one in which it was chosen.
    pub(super) fn intent(self) -> Intent {
        let (chosen_in, choice) = self.chosen.get();
        if chosen_in == self.shared.snapshot.with(moment) { choice } else { Intent::Nothing }
    }

    pub(super) fn choose(self, choice: Intent) {
        self.hush();
        if choice != Intent::Nothing {
            self.look_away(choice == Intent::Site);
        }
        self.chosen.set((self.moment(), choice));
    }

    /// The person to move has just come to the device: first of all, what has happened meanwhile.
    pub(super) fn tell_news(self) {
        self.news.set(self.moment());
    }

    pub(super) fn has_news(self) -> bool {
        let news = self.news.get();
        news.is_some() && news == self.shared.snapshot.with(moment)
    }

    pub(super) fn leave_news(self) {
        self.light.set(Spotlight::None);
        self.news.set(None);
    }

    /// The device goes from one pair of eyes to another, or another game begins: nothing that was looked at or begun stays.
    pub(super) fn forget(self) {
        self.light.set(Spotlight::None);
        self.hovered.set(None);
        self.hush();
        self.chosen.set((None, Intent::Nothing));
        // What is in sight tells which ticket was looked at. Once it is over there is nothing left to hide, and the
        // counting frames the map itself.
        if self.glance(|_, view| view.scores.is_none()) == Some(true) {
            self.camera.begin();
        }
        self.cursor.set(self.glance(|map, _| neighbour::first(map)).flatten());
    }

    /// Does the curtain hang before everything? First whoever had the device sees the last card.
    pub(super) fn is_curtained(self) -> bool {
        let hangs =
            self.shared.snapshot.with(|snapshot| snapshot.as_ref().is_some_and(|it| it.curtain.is_some()));
        hangs && self.drawn.get().is_none()
    }

    /// Is an answer awaited? Until it is here, and shown, nothing else can be asked.
    pub(super) fn is_busy(self) -> bool {
        match self.sent.get() {
            Sent::Nothing => false,
            Sent::Waiting => true,
            Sent::Until(revision) => self
                .shared
                .snapshot
                .with(|snapshot| snapshot.as_ref().is_some_and(|snapshot| snapshot.revision < revision)),
        }
    }

    pub(super) fn touch(self, pointer: &str) {
        self.touched.set_value(pointer != "mouse");
    }

    pub(super) fn is_touched(self) -> bool {
        self.touched.get_value()
    }

    /// Is a move asked for once more before it is made?
    pub(super) fn confirms(self) -> bool {
        match self.shared.settings.with_untracked(|settings| settings.confirm) {
            Confirm::Always => true,
            Confirm::OnTouch => self.is_touched(),
            Confirm::Never => false,
        }
    }

    /// Goes to a place on the map, by keys.
    pub(super) fn go_to(self, place: Picked) {
        if let Some(map) = self.glance(|map, _| Arc::clone(map)) {
            go_to(&map, self.camera, self.cursor, place);
        }
    }

    /// The legal ways to pay, best first.
    pub(super) fn ways(self, purpose: Purpose) -> Vec<Payment> {
        self.glance(|_, view| model::ways(view, purpose)).unwrap_or_default()
    }

    /// Says why it can't be done now.
    pub(super) fn say_why(self, why: impl FnOnce(&View) -> Option<Illegal>) {
        self.say(self.glance(|_, view| why::now(view, why(view))).flatten());
    }

    /// Says why something was not done, for as long as it takes to read it.
    pub(super) fn say(self, words: Option<String>) {
        if words.is_some() {
            self.shared.sound.play(Heard::Refused);
        }
        self.refused.set(None);
        self.saying.set(words);
        // It has been read by then; something newer has the time for itself.
        self.read.set(SAID_FOR, move || self.hush());
    }

    /// Says why a route can't be claimed. A finger points at nothing: the route is meant for as long as that stands.
    pub(super) fn refuse(self, route: RouteId) {
        self.say_why(|view| view.why_not(route));
        self.refused.set(self.saying.with_untracked(Option::is_some).then_some(route));
    }

    /// The route that a mouse points at, or that was refused just now.
    pub(super) fn meant(self) -> Option<RouteId> {
        self.hovered.get().or_else(|| self.refused.get())
    }

    /// A reason has been read, or no longer matters.
    fn hush(self) {
        self.saying.set(None);
        self.refused.set(None);
    }

    /// Is it among what can be done now?
    pub(super) fn allows(self, action: Action) -> bool {
        let allows = |snapshot: &Snapshot| snapshot.view.legal.contains(&action);
        self.shared.snapshot.with(|snapshot| snapshot.as_ref().is_some_and(allows))
    }

    /// Does it, or says why it can't be done now.
    pub(super) fn play_or_say(self, action: Action, why: impl FnOnce(&View) -> Option<Illegal>) {
        if untrack(|| self.allows(action)) {
            self.play(action);
        } else {
            self.say_why(why);
        }
    }

    /// Does it, if it is legal and nothing else is under way.
    pub(super) fn play(self, action: Action) {
        let asked = self.shared.snapshot.with_untracked(|snapshot| {
            let snapshot = snapshot.as_ref().filter(|snapshot| snapshot.view.legal.contains(&action))?;
            Some(Play { session: snapshot.session, revision: snapshot.revision, action })
        });
        if let Some(asked) = asked {
            self.look_away(false);
            self.ask(asked);
        }
    }

    /// Asks the table for a change that will be shown as an update.
    pub(super) fn ask<A: Ask<Answer = Kept> + 'static>(self, ask: A) {
        if untrack(|| self.is_busy()) {
            return;
        }
        self.sent.set(Sent::Waiting);
        self.hush();
        spawn_local(async move {
            match self.shared.backend.ask(ask).await {
                Ok(kept) => {
                    self.sent.try_set(Sent::Until(kept.revision));
                    self.shared.notice.clear();
                }
                Err(error) => {
                    self.sent.try_set(Sent::Nothing);
                    self.shared.say(&error);
                }
            }
        });
    }

    /// Goes one step back within the turn; says whether there was one.
    pub(super) fn step_back(self) -> bool {
        let choice = untrack(|| self.intent());
        if self.drawn.get_untracked().is_some() {
            self.drawn.set(None);
        } else if self.saying.get_untracked().is_some() {
            self.hush();
        } else if let Some(before) = choice.back() {
            self.choose(before);
        } else if untrack(|| there_is_news(self)) {
            self.leave_news();
        } else if self.is_looked_at() {
            self.light.set(Spotlight::None);
            self.camera.look_back();
        } else {
            return false;
        }
        true
    }

    /// Where a station may stand, while one is looked for or chosen cards would pay for one.
    pub(super) fn sites_shown(self, view: &View) -> std::collections::BTreeSet<CityId> {
        match self.intent() {
            Intent::Nothing | Intent::Route { .. } => [].into(),
            choice @ (Intent::Cards(_) | Intent::Site | Intent::Station { .. }) => sites(&view.legal, choice),
        }
    }
}

fn moment(snapshot: &Option<Snapshot>) -> Option<Moment> {
    snapshot.as_ref().map(|snapshot| (snapshot.session, snapshot.revision))
}
