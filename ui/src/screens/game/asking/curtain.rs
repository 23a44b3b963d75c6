//! Between two people's turns on one device: no cards are shown until the next person has taken the device.

mod confirm;

use std::time::Duration;

use engine::SeatId;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Arrive, GameId, Snapshot};

use crate::bots::Face;
use crate::screens::game::turn::{GameContext, game_context};
use crate::t;
use crate::timer::Timer;
use confirm::Confirm;

/// How long the button must be held, so that a stray touch does not lift the curtain. The ring in the style takes as long.
const HOLD: Duration = Duration::from_millis(600);

/// How long after the finger the browser's click may come. After a long touch there may be none at all.
const CLICK_FOLLOWS: Duration = Duration::from_millis(80);

/// How far the curtain has been lifted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lift {
    Down,
    Held,
    /// Held long enough: it opens when the finger is lifted.
    Full,
    /// The finger was lifted. The browser's click, if one follows, must not reach what lies behind the curtain.
    Released,
    /// Pressed but not held: by a key, by a screen reader, or by someone who can't hold. A second button asks to confirm.
    Asked,
    /// The request to the table was sent.
    Lifted,
}

#[component]
pub(super) fn Curtain(seat: SeatId) -> impl IntoView {
    let context = game_context();
    let arrival = context.shared.snapshot.with_untracked(|snapshot| {
        let snapshot = snapshot.as_ref()?;
        Some((snapshot.session.game()?, snapshot.seats.get(seat.index())?.clone()))
    });
    arrival.map(|(game, player)| {
        let lift = RwSignal::new(Lift::Down);
        let timer = Timer::new();
        let arrive = move || {
            if lift.get_untracked() != Lift::Lifted {
                lift.set(Lift::Lifted);
                arrive(context, game, seat, lift);
            }
        };
        // A lifted finger also causes a `pointerleave`; by then the state is `Released`, which must stay.
        let let_go = move || {
            if matches!(lift.get_untracked(), Lift::Held | Lift::Full) {
                timer.stop();
                lift.set(Lift::Down);
            }
        };
        let release = move || match lift.get_untracked() {
            Lift::Full => {
                lift.set(Lift::Released);
                timer.set(CLICK_FOLLOWS, arrive);
            }
            Lift::Down | Lift::Held | Lift::Released | Lift::Asked | Lift::Lifted => let_go(),
        };
        let hold = move |event: ev::PointerEvent| {
            if event.button() == 0 && matches!(lift.get_untracked(), Lift::Down | Lift::Asked) {
                lift.set(Lift::Held);
                timer.set(HOLD, move || lift.set(Lift::Full));
            }
        };
        let press = move |_| match lift.get_untracked() {
            Lift::Down => lift.set(Lift::Asked),
            Lift::Released => arrive(),
            Lift::Held | Lift::Full | Lift::Asked | Lift::Lifted => {}
        };
        let whom = t!("game-hand-over", name = player.name.clone());
        let (label, here) = (whom.clone(), t!("game-here", name = player.name.clone()));
        let class = format!("asked curtain seat-{}", player.colour.name());
        view! {
            <section class=class aria-label=label>
                <span class="portrait" aria-hidden="true"><Face who=player.who name=player.name /></span>
                <h2>{whom}</h2>
                <button
                    class="lift"
                    class:holding=move || !matches!(lift.get(), Lift::Down | Lift::Asked)
                    class:full=move || matches!(lift.get(), Lift::Full | Lift::Released | Lift::Lifted)
                    aria-describedby="lift-how"
                    on:pointerdown=hold
                    on:pointerup=move |_| release()
                    on:pointerleave=move |_| let_go()
                    on:pointercancel=move |_| let_go()
                    // A long touch is ours, not the browser's.
                    on:contextmenu=|event| event.prevent_default()
                    on:click=press
                >
                    <svg viewBox="0 0 48 48" aria-hidden="true">
                        <circle class="lift-track" cx="24" cy="24" r="20" />
                        <circle class="lift-ring" cx="24" cy="24" r="20" pathLength="100" />
                    </svg>
                    {here}
                </button>
                <p id="lift-how" class="aside">{t!("curtain-how")}</p>
                <Show when=move || lift.get() == Lift::Asked><Confirm arrive=Callback::new(move |()| arrive()) /></Show>
            </section>
        }
    })
}

fn arrive(context: GameContext, game: GameId, seat: SeatId, lift: RwSignal<Lift>) {
    spawn_local(async move {
        match context.shared.backend.ask(Arrive { game, seat }).await {
            Ok(snapshot) => {
                context.shared.enter(snapshot);
                context.show_news();
            }
            Err(error) => {
                lift.try_set(Lift::Down);
                context.shared.say(&error);
            }
        }
    });
}

/// The curtain comes down when the app is hidden: the next person to look may be someone else.
pub(crate) fn fall_in_background(context: GameContext) {
    let shared = context.shared;
    let fall = move || {
        context.drawn.set(None);
        shared.player.lower_curtain();
        let lifted = shared
            .snapshot
            .with_untracked(|snapshot| snapshot.as_ref().filter(|it| is_lifted(it)).map(|it| it.session));
        if let Some(session) = lifted {
            shared.open_anew(session);
        }
    };
    let hidden = window_event_listener_untyped("visibilitychange", move |_| {
        if document().hidden() {
            fall();
        }
    });
    let left = window_event_listener_untyped("pagehide", move |_| fall());
    on_cleanup(move || {
        hidden.remove();
        left.remove();
    });
}

/// Does the snapshot show cards that another person at this device must not see?
fn is_lifted(snapshot: &Snapshot) -> bool {
    let people = snapshot.seats.iter().filter(|seat| seat.is_person()).count();
    snapshot.view.viewer.is_some() && people > 1
}
