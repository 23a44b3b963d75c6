//! The context that all parts of the game's screen share: the game on show, the person's intent, and how to act.

mod hold;
mod looking;
mod tapping;

use std::sync::Arc;
use std::time::Duration;

use engine::{Action, Card, CityId, Illegal, Map, Payment, RouteId, TicketId, View};
use leptos::prelude::*;
use leptos::task::spawn_local;
use model::tickets::Finished;
use model::{Intent, Purpose, Spotlight, sites};
use scene::{Picked, neighbour};
use table::protocol::{Ask, Kept, Play, Snapshot};

use super::asking::there_is_news;
use super::words::why;
use crate::app::{Shared, shared};
use crate::board::{CameraRef, go_to};
use crate::shared::Moment;
use crate::sound::Heard;
use crate::timer::Timer;
use hold::Hold;

/// The state of the game's screen. Copies are cheap and share the same signals.
#[derive(Clone, Copy)]
pub(super) struct GameContext {
    pub(super) shared: Shared,
    pub(super) camera: CameraRef,
    pub(super) light: RwSignal<Spotlight>,
    /// The ticket in hand that the mouse or the focus is at: highlighted as long as it is.
    glimpse: RwSignal<Option<TicketId>>,
    pub(super) hovered: RwSignal<Option<RouteId>>,
    /// The place on the map that the keyboard has gone to.
    pub(super) cursor: RwSignal<Option<Picked>>,
    /// Is the dialog with the list of routes open?
    pub(super) routes_open: RwSignal<bool>,
    /// Is the help open?
    pub(super) keys_open: RwSignal<bool>,
    pub(super) menu_open: RwSignal<bool>,
    /// Why the last attempt was refused; shown for a while, or until the person does something else.
    pub(super) saying: RwSignal<Option<String>>,
    /// Removes `saying` after a while.
    saying_timeout: Timer,
    /// The route that `saying` is about.
    pub(super) refused: RwSignal<Option<RouteId>>,
    /// The viewer's tickets that were completed just now.
    pub(super) celebrated: RwSignal<Vec<Finished>>,
    /// The card that ended a turn, until its owner has seen it.
    pub(super) drawn: RwSignal<Option<Card>>,
    /// The moment at which the curtain was lifted: what happened before is shown first.
    news: RwSignal<Option<Moment>>,
    /// The intent, and the moment it was chosen in; at any other moment it no longer holds.
    chosen: RwSignal<(Option<Moment>, Intent)>,
    sent: RwSignal<Sent>,
    hold: Hold,
    /// Was the last pointer on this screen a finger or a pen, not a mouse?
    touched: StoredValue<bool>,
}

/// How long a reason is shown.
const SAYING_TIME: Duration = Duration::from_secs(6);

/// Is there a request whose effect is not shown yet?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sent {
    Nothing,
    Waiting,
    /// The table has replied; the effect is shown once the snapshot has this revision.
    Until(u32),
}

/// The context, from any component below the game's screen.
pub(super) fn game_context() -> GameContext {
    expect_context()
}

impl GameContext {
    pub(super) fn new() -> GameContext {
        let shared = shared();
        let (letters, is_left) = shared
            .settings
            .with_untracked(|settings| (f32::from(settings.text_size) / 100.0, settings.left_handed));
        GameContext {
            shared,
            camera: CameraRef::new(letters, is_left),
            light: RwSignal::new(Spotlight::None),
            glimpse: RwSignal::new(None),
            hovered: RwSignal::new(None),
            cursor: RwSignal::new(None),
            routes_open: RwSignal::new(false),
            keys_open: RwSignal::new(false),
            menu_open: RwSignal::new(false),
            saying: RwSignal::new(None),
            saying_timeout: Timer::new(),
            refused: RwSignal::new(None),
            celebrated: RwSignal::new(Vec::new()),
            drawn: RwSignal::new(None),
            news: RwSignal::new(None),
            chosen: RwSignal::new((None, Intent::Nothing)),
            sent: RwSignal::new(Sent::Nothing),
            hold: Hold::new(),
            touched: StoredValue::new(false),
        }
    }

    /// A value derived from the snapshot on show; it notifies only when that value changes.
    pub(super) fn part<T>(self, of: impl Fn(&Snapshot) -> T + Send + Sync + 'static) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.shared.snapshot.with(|snapshot| snapshot.as_ref().map(&of)))
    }

    /// Reads the view on show without subscribing to it.
    pub(super) fn glance<T>(self, of: impl FnOnce(&Arc<Map>, &View) -> T) -> Option<T> {
        self.shared.snapshot.with_untracked(|snapshot| {
            let view = &snapshot.as_ref()?.view;
            Some(of(&view.map, view))
        })
    }

    /// The session on show, and its revision.
    pub(super) fn moment(self) -> Option<Moment> {
        self.shared.snapshot.with_untracked(moment)
    }

    /// What the person is about to do; nothing once the snapshot has changed.
    pub(super) fn intent(self) -> Intent {
        let (chosen_in, choice) = self.chosen.get();
        if chosen_in == self.shared.snapshot.with(moment) { choice } else { Intent::Nothing }
    }

    pub(super) fn choose(self, choice: Intent) {
        self.clear_saying();
        if choice != Intent::Nothing {
            self.look_away(choice == Intent::Site);
        }
        self.chosen.set((self.moment(), choice));
    }

    /// The next person has just taken the device: shows what has happened meanwhile.
    pub(super) fn show_news(self) {
        self.news.set(self.moment());
    }

    pub(super) fn has_news(self) -> bool {
        let news = self.news.get();
        news.is_some() && news == self.shared.snapshot.with(moment)
    }

    pub(super) fn close_news(self) {
        self.light.set(Spotlight::None);
        self.news.set(None);
    }

    /// Another person looks now, or another game is on show: resets whatever was looked at or begun.
    pub(super) fn reset(self) {
        self.light.set(Spotlight::None);
        self.glimpse.set(None);
        self.hovered.set(None);
        self.clear_saying();
        self.chosen.set((None, Intent::Nothing));
        // The part of the map in sight would reveal which ticket was looked at. Once the game is over there is nothing
        // left to hide, and the final count moves the camera itself.
        // Before the curtain falls, whoever has moved sees on the map what came of it.
        let hides = |snapshot: &Snapshot| snapshot.curtain.is_some() || snapshot.view.viewer.is_some();
        let is_handed_on =
            self.shared.snapshot.with_untracked(|snapshot| snapshot.as_ref().is_some_and(hides));
        if is_handed_on && self.glance(|_, view| view.scores.is_none()) == Some(true) {
            self.camera.begin();
        }
        self.cursor.set(self.glance(|map, _| neighbour::first(map)).flatten());
    }

    /// Does the curtain cover everything? Not before the previous person has seen the card just drawn.
    pub(super) fn is_curtained(self) -> bool {
        let hangs =
            self.shared.snapshot.with(|snapshot| snapshot.as_ref().is_some_and(|it| it.curtain.is_some()));
        hangs && self.drawn.get().is_none()
    }

    /// Is a request under way? Nothing else can be asked until its effect is shown.
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

    /// Moves the keyboard's cursor, and the camera, to a place on the map.
    pub(super) fn go_to(self, place: Picked) {
        if let Some(map) = self.glance(|map, _| Arc::clone(map)) {
            go_to(&map, self.camera, self.cursor, place);
        }
    }

    /// The legal ways to pay, best first.
    pub(super) fn ways(self, purpose: Purpose) -> Vec<Payment> {
        self.glance(|_, view| model::ways(view, purpose)).unwrap_or_default()
    }

    /// Shows why something can't be done now.
    pub(super) fn say_why(self, why: impl FnOnce(&View) -> Option<Illegal>) {
        self.say(self.glance(|_, view| why::now(view, why(view))).flatten());
    }

    /// Shows a reason for as long as it takes to read it.
    pub(super) fn say(self, words: Option<String>) {
        if words.is_some() {
            self.shared.sound.play(Heard::Refused);
        }
        self.refused.set(None);
        self.saying.set(words);
        // A newer reason restarts the timer.
        self.saying_timeout.set(SAYING_TIME, move || self.clear_saying());
    }

    /// Shows why a route can't be claimed. There is no hover by touch, so the route is marked while the reason is shown.
    pub(super) fn refuse(self, route: RouteId) {
        self.say_why(|view| view.why_not(route));
        self.refused.set(self.saying.with_untracked(Option::is_some).then_some(route));
    }

    /// The route that the mouse points at, or that was refused just now.
    pub(super) fn pointed_route(self) -> Option<RouteId> {
        self.hovered.get().or_else(|| self.refused.get())
    }

    /// Removes the reason on show.
    fn clear_saying(self) {
        self.saying.set(None);
        self.refused.set(None);
    }

    /// Is this action legal now?
    pub(super) fn allows(self, action: Action) -> bool {
        let allows = |snapshot: &Snapshot| snapshot.view.legal.contains(&action);
        self.shared.snapshot.with(|snapshot| snapshot.as_ref().is_some_and(allows))
    }

    /// Does the action, or shows why it can't be done now.
    pub(super) fn play_or_say(self, action: Action, why: impl FnOnce(&View) -> Option<Illegal>) {
        if untrack(|| self.allows(action)) {
            self.play(action);
        } else {
            self.say_why(why);
        }
    }

    /// Does the action, if it is legal and no request is under way.
    fn play_now(self, action: Action) {
        let play = self.shared.snapshot.with_untracked(|snapshot| {
            let snapshot = snapshot.as_ref().filter(|snapshot| snapshot.view.legal.contains(&action))?;
            Some(Play { session: snapshot.session, revision: snapshot.revision, action })
        });
        if let Some(play) = play {
            self.look_away(false);
            self.ask(play);
        }
    }

    /// Sends a request whose effect comes back as an update.
    pub(super) fn ask<A: Ask<Answer = Kept> + 'static>(self, ask: A) {
        if untrack(|| self.is_busy()) {
            return;
        }
        self.sent.set(Sent::Waiting);
        self.clear_saying();
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

    /// Takes one step back on this screen. Returns whether there was one.
    pub(super) fn step_back(self) -> bool {
        let choice = untrack(|| self.intent());
        if self.drawn.get_untracked().is_some() {
            self.drawn.set(None);
        } else if untrack(|| self.held()).is_some() {
            self.cancel_held();
        } else if self.saying.get_untracked().is_some() {
            self.clear_saying();
        } else if let Some(before) = choice.back() {
            self.choose(before);
        } else if untrack(|| there_is_news(self)) {
            self.close_news();
        } else if self.is_looked_at() {
            self.light.set(Spotlight::None);
            self.camera.look_back();
        } else {
            return false;
        }
        true
    }

    /// The cities to mark for a station: while the person looks for one, or where the chosen cards would pay for one.
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
