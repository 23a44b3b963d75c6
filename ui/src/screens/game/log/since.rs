//! What has happened since the viewer's last turn, step by step, each step highlighted on the map.

use engine::View;
use leptos::prelude::*;
use model::log;
use table::protocol::Seat;

use super::lines::{self, LogLine, LogTurn};
use crate::app::shared;
use crate::board::Car;
use crate::screens::game::turn::game_context;
use crate::t;

/// A step, and whose it was.
type Step = (LogTurn, LogLine);

#[component]
pub(crate) fn Since() -> impl IntoView {
    let shared = shared();
    let game = game_context();
    let steps = Memo::new(move |_| {
        shared.snapshot.with(|snapshot| {
            snapshot.as_ref().map(|snapshot| since(&snapshot.view, &snapshot.seats)).unwrap_or_default()
        })
    });
    // The step that is shown, and the moment it belongs to: at another moment none is open.
    let open = RwSignal::new((None, None::<usize>));
    let here =
        move || shared.snapshot.with(|snapshot| snapshot.as_ref().map(|it| (it.revision, it.view.viewer)));
    let show = move |at: Option<usize>| {
        let line =
            at.and_then(|at| steps.with_untracked(|steps| steps.get(at).map(|(_, line)| line.light.clone())));
        game.light.set(line.unwrap_or_default());
        game.go_to_light();
        open.set((untrack(here), at));
    };
    let current = Memo::new(move |_| {
        let (when, at) = open.get();
        let at = at.filter(|_| when == here())?;
        steps.with(|steps| steps.get(at).cloned()).map(|step| (at, step))
    });
    let count = move || steps.with(Vec::len);
    let next = move |at: usize| (at + 1 < count()).then_some(at + 1);
    let press = move |_| show(untrack(|| current.get().map_or(Some(0), |(at, _)| next(at))));
    let words = move || match current.get() {
        None => t!("since-show", count = count()),
        Some((at, _)) if next(at).is_some() => t!("since-next"),
        Some(_) => t!("close"),
    };
    let step = move || {
        current.get().map(|(at, (turn, line))| {
            view! {
                <div class="since-step">
                    <b>{turn.seat.map(|(colour, name)| view! { <Car colour />{name} })}</b>
                    <p>{line.words}</p>
                    <small>{t!("since-place", number = at + 1, count = count())}</small>
                </div>
            }
        })
    };
    view! {
        <div class="since">
            // The live region is always on the page, so that new content is read out; the button keeps the focus.
            <div role="status">{step}</div>
            <Show when=move || { count() > 0 }>
                <button class:primary=move || current.get().is_some() on:click=press>{words}</button>
            </Show>
        </div>
    }
}

/// What the others did since the viewer's last turn. Empty unless it is the viewer's turn.
pub(crate) fn since(view: &View, seats: &[Seat]) -> Vec<Step> {
    let steps =
        log::news(view).into_iter().map(|turn| lines::turn(&view.map, turn, seats)).flat_map(|turn| {
            let lines: Vec<LogLine> = turn.lines.iter().filter(|line| !line.quiet).cloned().collect();
            lines.into_iter().map(move |line| (turn.clone(), line))
        });
    steps.collect()
}

#[cfg(test)]
mod tests {
    use engine::{Action, Game, SeatColour, SeatId, Setup};
    use table::protocol::Who;

    use super::*;

    #[test]
    fn what_the_others_did_is_told_in_ones_own_turn_only() {
        let setup = Setup { first: Some(SeatId(0)), ..Setup::new("usa", 3, 4) };
        let mut game = Game::new(setup).expect("a game");
        let seat = |(name, colour): (&str, SeatColour)| Seat { name: name.into(), colour, who: Who::Person };
        let seats: Vec<Seat> = ["Ida", "Otto", "Uwe"].into_iter().zip(SeatColour::ALL).map(seat).collect();
        for _ in 0..3 {
            game.apply(game.legal_actions()[0]).expect("tickets are kept");
        }
        assert!(since(&game.view(SeatId(0)), &seats).is_empty(), "nobody has done anything");
        for _ in 0..6 {
            game.apply(Action::DrawBlind).expect("a card");
        }
        let told = since(&game.view(SeatId(0)), &seats);
        let who: Vec<_> = told.iter().map(|(turn, _)| turn.happened.seat).collect();
        assert_eq!(who, [1, 2].map(|seat| Some(SeatId(seat))), "two cards are one step");
        assert!(since(&game.view(SeatId(1)), &seats).is_empty(), "it is not that seat's turn");
        game.apply(Action::DrawBlind).expect("a card");
        assert_eq!(since(&game.view(SeatId(0)), &seats), told, "one's own first card is no news");
    }
}
