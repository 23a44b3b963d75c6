//! Where the walk through a game stands, and how it goes on. The page works out every moment by itself.

use std::sync::Arc;
use std::time::Duration;

use engine::{Event, RouteId, SeenEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use model::replay::{Course, Eyes, Held, Kind};
use scene::neighbour;
use table::protocol::{self, GameId, Snapshot, Source, Walked};

use super::pace::Pace;
use crate::error_words;
use crate::history;
use crate::parts::Walkable;
use crate::playback::beat;
use crate::screen;
use crate::screens::game::turn::GameContext;
use crate::seat_names;
use crate::timer::Timer;

/// How long a moment is on show before the address names it: browsers limit how often it may change.
const SETTLED: Duration = Duration::from_millis(400);

/// The shortest time a step is on show while the game is played: the deal has nothing to be watched.
const SHORTEST: u64 = 350;

/// The state of the screen. Copies are cheap and share the same signals.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) what: Walkable,
    pub(super) game: GameContext,
    /// The game as it stands, as the table sent it.
    base: StoredValue<Option<Snapshot>>,
    /// Everything that happened, if the game is over.
    open: StoredValue<Option<Vec<Event>>>,
    /// The game with the eyes that are chosen; none until it has been opened.
    pub(super) course: RwSignal<Option<Arc<Course>>>,
    /// The step on show.
    pub(super) at: RwSignal<usize>,
    pub(super) eyes: RwSignal<Eyes>,
    /// What is seen of everyone's cards.
    pub(super) held: RwSignal<Vec<Held>>,
    /// What the person looks for.
    pub(super) kind: RwSignal<Kind>,
    pub(super) pace: RwSignal<Pace>,
    pub(super) is_playing: RwSignal<bool>,
    /// Why there is no game to be walked through.
    pub(super) refused: RwSignal<Option<String>>,
    beat: Timer,
    settle: Timer,
}

/// The walk, from any component below its screen.
pub(super) fn walk() -> Walk {
    expect_context()
}

impl Walk {
    pub(super) fn new(what: Walkable) -> Walk {
        Walk {
            what,
            game: GameContext::new(),
            base: StoredValue::new(None),
            open: StoredValue::new(None),
            course: RwSignal::new(None),
            at: RwSignal::new(0),
            eyes: RwSignal::new(Eyes::Table),
            held: RwSignal::new(Vec::new()),
            kind: RwSignal::new(Kind::Claims),
            pace: RwSignal::new(Pace::Usual),
            is_playing: RwSignal::new(false),
            refused: RwSignal::new(None),
            beat: Timer::new(),
            settle: Timer::new(),
        }
    }

    /// Asks the table for the game, and shows the moment that the address names.
    pub(super) fn open(self) {
        let shared = self.game.shared;
        shared.player.open(None);
        let screen = shared.screen.get_untracked();
        let source = self.source();
        spawn_local(async move {
            match shared.backend.ask(protocol::Walk { source }).await {
                // The person may have left meanwhile.
                Ok(walked) if shared.is_at(screen) => self.begin(walked),
                Ok(_) => {}
                Err(error) => {
                    self.refused.try_set(Some(error_words::of_backend(&error)));
                }
            }
        });
    }

    pub(super) fn source(self) -> Source {
        match self.what {
            Walkable::Save(game) => Source::Save(game),
            Walkable::Link => Source::Link(screen::link(&history::fragment()).unwrap_or_default().to_owned()),
        }
    }

    /// The saved game, if it is one.
    pub(super) fn save(self) -> Option<GameId> {
        match self.what {
            Walkable::Save(game) => Some(game),
            Walkable::Link => None,
        }
    }

    fn begin(self, walked: Walked) {
        let Walked { mut snapshot, open, at } = walked;
        seat_names::name(&mut snapshot.seats);
        let map = Arc::clone(&snapshot.view.map);
        let eyes = match (&open, snapshot.view.viewer) {
            (Some(_), _) => Eyes::Open,
            (None, Some(seat)) => Eyes::Seat(seat),
            (None, None) => Eyes::Table,
        };
        if self.open.try_set_value(open).is_some() {
            return;
        }
        self.base.set_value(Some(snapshot));
        self.eyes.set(eyes);
        let course = self.seen(eyes);
        // Whoever opens a finished game from its result wants to see it from its beginning.
        let moment = at.map(|events| events as usize).or_else(|| screen::moment(&history::fragment()));
        let step = moment.map_or(0, |events| course.as_ref().map_or(0, |course| course.step_by(events)));
        self.course.set(course);
        self.game.cursor.set(neighbour::first(&map));
        self.show(step);
    }

    /// The course of the game with these eyes.
    fn seen(self, eyes: Eyes) -> Option<Arc<Course>> {
        self.base.with_value(|base| {
            let end = &base.as_ref()?.view;
            Some(Arc::new(self.open.with_value(|open| match open {
                Some(events) => Course::with(eyes, end, events),
                None => Course::of(end.clone()),
            })))
        })
    }

    /// Are all cards laid open, so that one may choose whose to see?
    pub(super) fn is_over(self) -> bool {
        self.open.with_value(Option::is_some)
    }

    /// How the game stands, as the table sent it.
    pub(super) fn with_base<T>(self, of: impl FnOnce(&Snapshot) -> T) -> Option<T> {
        self.base.with_value(|base| base.as_ref().map(of))
    }

    /// Sees the game with other eyes from now on.
    pub(super) fn see_with(self, eyes: Eyes) {
        self.eyes.set(eyes);
        self.course.set(self.seen(eyes));
        self.show(self.at.get_untracked());
    }

    pub(super) fn with_course<T>(self, of: impl FnOnce(&Course) -> T) -> Option<T> {
        self.course.with_untracked(|course| course.as_deref().map(of))
    }

    pub(super) fn last(self) -> usize {
        self.with_course(Course::last).unwrap_or_default()
    }

    /// Goes to a step, and stops if the game is being played.
    pub(super) fn go(self, step: usize) {
        self.pause();
        self.show(step);
    }

    /// Goes to where this leads from the step on show, if anywhere.
    pub(super) fn go_by(self, to: impl FnOnce(&Course, usize) -> Option<usize>) {
        let at = self.at.get_untracked();
        if let Some(step) = self.with_course(|course| to(course, at)).flatten() {
            self.go(step);
        }
    }

    /// Goes to the moment at which a route was claimed, if it ever was.
    pub(super) fn go_to_claim(self, route: RouteId) {
        self.go_by(|course, _| {
            let is_it =
                |event: &SeenEvent| matches!(event, SeenEvent::Claimed { route: r, .. } if *r == route);
            course.end().history.iter().position(is_it).map(|event| course.step_of(event))
        });
    }

    /// Plays the game from here, or pauses. At the end it begins again.
    pub(super) fn play_or_pause(self) {
        if self.is_playing.get_untracked() {
            return self.pause();
        }
        self.is_playing.set(true);
        if self.at.get_untracked() == self.last() {
            self.show(0);
        }
        self.wait();
    }

    pub(super) fn pause(self) {
        self.is_playing.set(false);
        self.beat.stop();
    }

    /// The step on show stays for as long as it takes to see it.
    fn wait(self) {
        let at = self.at.get_untracked();
        let usual = self.with_course(|course| beat(course.events(at))).unwrap_or_default().max(SHORTEST);
        let long = Duration::from_millis(usual * 100 / self.pace.get_untracked().percent());
        self.beat.set(long, move || {
            self.show(self.at.get_untracked() + 1);
            if self.at.get_untracked() < self.last() { self.wait() } else { self.pause() }
        });
    }

    /// Shows the game after this step. One step further is shown as it was in play; a jump is not.
    fn show(self, step: usize) {
        let Some(course) = self.course.get_untracked() else { return };
        let step = step.min(course.last());
        let is_next = step == self.at.get_untracked() + 1;
        let moment = course.at(step);
        let revision = u32::try_from(course.events_by(step)).unwrap_or(u32::MAX);
        let Some(base) = self.base.get_value() else { return };
        self.at.set(step);
        self.held.set(moment.held);
        let events = is_next.then(|| course.events(step).to_vec());
        self.game.shared.player.visit(Snapshot { revision, view: moment.view, ..base }, events);
        // A link names its own moment.
        if let Some(game) = self.save() {
            let address = screen::at_moment(game, course.events_by(step));
            self.settle.set(SETTLED, move || history::mark(&address));
        }
    }
}
