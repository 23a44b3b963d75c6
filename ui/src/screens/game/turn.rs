//! What the parts of a game's screen share: what is shown, what is about to be done, and the way to do it.

use std::time::Duration;

use engine::{Action, Card, CityId, Illegal, Map, Payment, RouteId, View};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Ask, Confirm, GameId, Kept, Play, Position};

use super::choice::{Choice, Purpose, claimable, sites};
use super::spotlight::Spotlight;
use super::{news, payment, why};
use crate::app::{Shared, shared};
use crate::board::{Camera, Picked, Tap, Wanted, area_of, go_to, pick};
use crate::sound::Heard;
use crate::t;

/// Copied freely; there is one behind all copies.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) shared: Shared,
    pub(super) camera: Camera,
    pub(super) light: RwSignal<Spotlight>,
    pub(super) hovered: RwSignal<Option<RouteId>>,
    /// Where on the map the keys are.
    pub(super) cursor: RwSignal<Option<Picked>>,
    /// Is the list of routes open, or that of the keys?
    pub(super) listed: RwSignal<bool>,
    pub(super) helped: RwSignal<bool>,
    /// Why something was not done, until something else is.
    pub(super) saying: RwSignal<Option<String>>,
    /// The last card of a turn that ended with it, until its owner has seen it.
    pub(super) drawn: RwSignal<Option<Card>>,
    /// The curtain was lifted in this position: what happened before it is told first.
    news: RwSignal<Moment>,
    /// Chosen in a certain position; in any other nothing is chosen.
    chosen: RwSignal<(Moment, Choice)>,
    sent: RwSignal<Sent>,
    /// Was the last thing that touched this screen a finger?
    touched: StoredValue<bool>,
}

/// How long a reason stands.
const SAID_FOR: Duration = Duration::from_secs(6);

/// A position of a game.
type Moment = Option<(GameId, u32)>;

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
        Turn {
            shared: shared(),
            camera: Camera::new(),
            light: RwSignal::new(Spotlight::None),
            hovered: RwSignal::new(None),
            cursor: RwSignal::new(None),
            listed: RwSignal::new(false),
            helped: RwSignal::new(false),
            saying: RwSignal::new(None),
            drawn: RwSignal::new(None),
            news: RwSignal::new(None),
            chosen: RwSignal::new((None, Choice::Nothing)),
            sent: RwSignal::new(Sent::Nothing),
            touched: StoredValue::new(false),
        }
    }

    /// A part of the position that is shown, which changes only when that part does.
    pub(super) fn part<T>(self, of: impl Fn(&Position) -> T + Send + Sync + 'static) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.shared.position.with(|position| position.as_ref().map(&of)))
    }

    /// A look at the view that is shown, without following it.
    pub(super) fn glance<T>(self, of: impl FnOnce(&'static Map, &View) -> T) -> Option<T> {
        self.shared.position.with_untracked(|position| {
            let view = &position.as_ref()?.view;
            Some(of(view.map()?, view))
        })
    }

    /// What is about to be done, as long as the position is the one in which it was chosen.
    pub(super) fn choice(self) -> Choice {
        let (chosen_in, choice) = self.chosen.get();
        if chosen_in == self.shared.position.with(moment) { choice } else { Choice::Nothing }
    }

    pub(super) fn choose(self, choice: Choice) {
        self.saying.set(None);
        // Where a station may stand is looked for on the whole map; what a lesson shows stays lit.
        let looked_at =
            self.light.with_untracked(|light| matches!(light, Spotlight::Ticket(_) | Spotlight::Network(_)));
        if choice == Choice::Site && looked_at {
            self.light.set(Spotlight::None);
        }
        self.chosen.set((self.shared.position.with_untracked(moment), choice));
    }

    /// The person to move has just come to the device: first of all, what has happened meanwhile.
    pub(super) fn tell_news(self) {
        self.news.set(self.shared.position.with_untracked(moment));
    }

    pub(super) fn has_news(self) -> bool {
        let news = self.news.get();
        news.is_some() && news == self.shared.position.with(moment)
    }

    pub(super) fn leave_news(self) {
        self.light.set(Spotlight::None);
        self.news.set(None);
    }

    /// The device goes from one pair of eyes to another: nothing that was looked at or begun stays.
    pub(super) fn forget(self) {
        self.light.set(Spotlight::None);
        self.hovered.set(None);
        self.saying.set(None);
        self.chosen.set((None, Choice::Nothing));
    }

    /// Is an answer awaited? Until it is here, and shown, nothing else can be asked.
    pub(super) fn is_busy(self) -> bool {
        match self.sent.get() {
            Sent::Nothing => false,
            Sent::Waiting => true,
            Sent::Until(revision) => self
                .shared
                .position
                .with(|position| position.as_ref().is_some_and(|position| position.revision < revision)),
        }
    }

    pub(super) fn touch(self, pointer: &str) {
        self.touched.set_value(pointer != "mouse");
    }

    /// Is a move asked for once more before it is made?
    pub(super) fn confirms(self) -> bool {
        match self.shared.settings.with_untracked(|settings| settings.confirm) {
            Confirm::Always => true,
            Confirm::OnTouch => self.touched.get_value(),
            Confirm::Never => false,
        }
    }

    /// Goes to a place on the map, by keys.
    pub(super) fn go_to(self, place: Picked) {
        if let Some(map) = self.glance(|map, _| map) {
            go_to(map, self.camera, self.cursor, place);
        }
    }

    /// Something on the board was meant.
    pub(super) fn tap(self, tap: Tap) {
        let choice = untrack(|| self.choice());
        let picked = match tap {
            Tap::On(picked) => Some(picked),
            Tap::At(touch) => self
                .glance(|map, view| {
                    let routes = claimable(&view.legal, choice);
                    pick(map, touch, wanted(choice), |id| routes.contains(&id))
                })
                .flatten(),
        };
        match picked {
            Some(Picked::Route(route)) => self.pick_route(route),
            Some(Picked::City(city)) => self.pick_city(city),
            None => {
                self.step_back();
            }
        }
    }

    fn pick_route(self, route: RouteId) {
        let purpose = Purpose::Route(route);
        let choice = untrack(|| self.choice());
        let ways = self.ways(purpose);
        let first = match choice {
            Choice::Cards(cards) if ways.contains(&cards) => Some(cards),
            Choice::Cards(_)
            | Choice::Nothing
            | Choice::Route { .. }
            | Choice::Site
            | Choice::Station { .. } => ways.first().copied(),
        };
        let settled = ways.len() == 1 || matches!(choice, Choice::Cards(cards) if first == Some(cards));
        match first {
            None => self.say_why(|view| view.why_not(route)),
            Some(payment) if settled && !self.confirms() => self.play(purpose.action(payment)),
            Some(payment) => self.choose(Choice::Route { route, payment }),
        }
    }

    fn pick_city(self, city: CityId) {
        let ways = self.ways(Purpose::Station(city));
        match (ways.first(), untrack(|| self.choice())) {
            (Some(_), Choice::Cards(cards)) if ways.contains(&cards) => {
                self.choose(Choice::Station { city, payment: cards });
            }
            (Some(payment), _) => self.choose(Choice::Station { city, payment: *payment }),
            (None, Choice::Site) => self.say_why(|view| view.why_no_station(city)),
            (None, _) => Spotlight::City(city).toggle(self.light),
        }
    }

    /// The legal ways to pay, best first.
    pub(super) fn ways(self, purpose: Purpose) -> Vec<Payment> {
        let of = |_: &'static Map, view: &View| {
            payment::best_first(purpose.ways(&view.legal), &view.hand, &payment::needs(view))
        };
        self.glance(of).unwrap_or_default()
    }

    /// Says why it can't be done now: that it is another's turn comes before any rule.
    pub(super) fn say_why(self, why: impl FnOnce(&View) -> Option<Illegal>) {
        let words = self.glance(|_, view| {
            let viewer = view.viewer?;
            match why(view) {
                Some(reason) => Some(why::words(&reason)),
                None if view.to_move.is_some_and(|seat| seat != viewer) => Some(t!("why-not-your-turn")),
                None => None,
            }
        });
        let words = words.flatten();
        if words.is_some() {
            self.shared.sound.play(Heard::Refused);
        }
        self.saying.set(words.clone());
        // It has been read by then; something newer stays.
        let pass = move || {
            if self.saying.try_get_untracked().is_some_and(|said| said == words) {
                self.saying.set(None);
            }
        };
        set_timeout(pass, SAID_FOR);
    }

    /// Does it, if it is legal and nothing else is under way.
    pub(super) fn play(self, action: Action) {
        let asked = self.shared.position.with_untracked(|position| {
            let position = position.as_ref().filter(|position| position.view.legal.contains(&action))?;
            Some(Play { game: position.game, revision: position.revision, action })
        });
        if let Some(asked) = asked {
            self.ask(asked);
        }
    }

    /// Asks the table for a change that will be shown as an update.
    pub(super) fn ask<A: Ask<Answer = Kept> + 'static>(self, ask: A) {
        if untrack(|| self.is_busy()) {
            return;
        }
        self.sent.set(Sent::Waiting);
        self.saying.set(None);
        spawn_local(async move {
            match self.shared.backend.ask(ask).await {
                Ok(kept) => {
                    self.sent.try_set(Sent::Until(kept.revision));
                    self.shared.notice.clear();
                }
                Err(failure) => {
                    self.sent.try_set(Sent::Nothing);
                    self.shared.say(&failure);
                }
            }
        });
    }

    /// Goes one step back within the turn; says whether there was one.
    pub(super) fn step_back(self) -> bool {
        let choice = untrack(|| self.choice());
        if self.saying.get_untracked().is_some() {
            self.saying.set(None);
        } else if let Some(before) = choice.back() {
            self.choose(before);
        } else if untrack(|| news::are_there(self)) {
            self.leave_news();
        } else if self.light.get_untracked() != Spotlight::None {
            self.light.set(Spotlight::None);
        } else {
            return false;
        }
        true
    }

    /// Puts it into the light, or out of it, and goes where it can be seen.
    pub(super) fn shine(self, light: Spotlight) {
        light.toggle(self.light);
        let lit = self.light.with_untracked(|light| self.glance(|map, view| (map, light.lit(map, view))));
        if let Some((map, lit)) = lit.filter(|(_, lit)| !lit.is_empty()) {
            self.camera.show(area_of(map, lit.routes, lit.cities));
        }
    }

    /// Where a station may stand, while one is looked for or chosen cards would pay for one.
    pub(super) fn sites_shown(self, view: &View) -> std::collections::BTreeSet<CityId> {
        match self.choice() {
            Choice::Nothing | Choice::Route { .. } => [].into(),
            choice @ (Choice::Cards(_) | Choice::Site | Choice::Station { .. }) => sites(&view.legal, choice),
        }
    }
}

fn moment(position: &Option<Position>) -> Moment {
    position.as_ref().map(|position| (position.game, position.revision))
}

pub(super) fn wanted(choice: Choice) -> Wanted {
    match choice {
        Choice::Site | Choice::Station { .. } => Wanted::Cities,
        Choice::Nothing | Choice::Cards(_) | Choice::Route { .. } => Wanted::Anything,
    }
}
