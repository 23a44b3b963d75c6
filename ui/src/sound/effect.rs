//! Which sound belongs to which events, and the voices of each sound. Pure.

use engine::SeenEvent;
use model::Dig;
use model::ending::What;

use super::voice::Source::{Noise, Sine, Triangle};
use super::voice::{Voice, struck};

/// How many trains are heard for the longest path.
const LONGEST: u8 = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effect {
    CardDrawn,
    CardTurned,
    TicketsDrawn,
    /// How many trains.
    TrainsLaid(u8),
    StationBuilt,
    /// A card of a tunnel is turned; does it add to the price?
    TunnelCard(bool),
    /// A tunnel costs nothing more. How many trains.
    TunnelThrough(u8),
    /// A tunnel costs extra.
    TunnelDear,
    TicketDone,
    LastRound,
    Won,
    Lost,
    Undone,
    Refused,
}

impl Effect {
    /// The one sound for these events: that of the most important one.
    pub(super) fn of(events: &[SeenEvent], ticket_done: bool) -> Option<Effect> {
        let done = ticket_done.then_some(Effect::TicketDone);
        let dug =
            Dig::of(events).filter(Dig::is_through).map(|dig| Effect::TunnelThrough(dig.payment.total()));
        let loudest = events.iter().filter_map(of_event).max_by_key(|effect| effect.weight());
        let last = events.iter().any(|event| matches!(event, SeenEvent::LastRound { .. }));
        last.then_some(Effect::LastRound).or(done).or(dug).or(loudest)
    }

    /// The sound for a piece of the final count.
    pub(crate) fn of_count(what: &What) -> Option<Effect> {
        match what {
            What::Routes => None,
            What::Borrowed { .. } | What::Unbuilt { .. } => Some(Effect::StationBuilt),
            What::Ticket { way: Some(_), .. } | What::MostTickets { .. } => Some(Effect::TicketDone),
            What::Ticket { way: None, .. } => Some(Effect::Undone),
            // As long as it is traced on the map.
            What::Longest { .. } => Some(Effect::TrainsLaid(LONGEST)),
        }
    }

    fn weight(self) -> u8 {
        match self {
            Effect::CardTurned => 0,
            Effect::CardDrawn | Effect::TicketsDrawn => 1,
            Effect::TunnelCard(_) => 2,
            Effect::TrainsLaid(_) | Effect::StationBuilt | Effect::TunnelDear => 3,
            Effect::TicketDone
            | Effect::LastRound
            | Effect::Won
            | Effect::Lost
            | Effect::Undone
            | Effect::TunnelThrough(_)
            | Effect::Refused => 4,
        }
    }

    pub(super) fn voices(self) -> Vec<Voice> {
        match self {
            Effect::CardDrawn => {
                vec![
                    struck(Noise, [3200.0, 1100.0], 0.0, 0.1, 0.5),
                    struck(Noise, [900.0, 700.0], 0.08, 0.05, 0.5),
                ]
            }
            Effect::CardTurned => vec![struck(Noise, [2200.0, 1300.0], 0.0, 0.07, 0.35)],
            Effect::TicketsDrawn => (0..3u8)
                .map(|card| struck(Noise, [2600.0, 1500.0], f32::from(card) * 0.09, 0.08, 0.4))
                .collect(),
            Effect::TrainsLaid(trains) => (0..trains).flat_map(clack).collect(),
            Effect::StationBuilt => vec![
                struck(Triangle, [392.0, 330.0], 0.0, 0.18, 0.5),
                struck(Triangle, [294.0, 247.0], 0.12, 0.25, 0.5),
                struck(Noise, [600.0, 400.0], 0.0, 0.08, 0.5),
            ],
            Effect::TunnelCard(adds) => {
                let pitch = if adds { 82.0 } else { 164.0 };
                vec![
                    struck(Noise, [500.0, 240.0], 0.0, 0.12, 0.7),
                    struck(Noise, [2200.0, 1300.0], 0.05, 0.07, 0.3),
                    struck(Triangle, [pitch, pitch * 0.7], 0.02, 0.22, 0.6),
                ]
            }
            Effect::TunnelThrough(trains) => {
                let bells = [(659.0, 0.0), (880.0, 0.12), (1319.0, 0.24)];
                let bells = bells.map(|(pitch, at)| struck(Sine, [pitch; 2], at, 0.7, 0.3));
                bells.into_iter().chain((0..trains).flat_map(clack)).collect()
            }
            Effect::TunnelDear => vec![
                struck(Noise, [420.0, 120.0], 0.0, 0.5, 0.6),
                struck(Triangle, [233.0, 220.0], 0.04, 0.3, 0.4),
                struck(Triangle, [185.0, 165.0], 0.24, 0.5, 0.4),
            ],
            Effect::TicketDone => {
                vec![
                    struck(Sine, [1047.0, 1047.0], 0.0, 0.6, 0.35),
                    struck(Sine, [1568.0, 1568.0], 0.11, 0.9, 0.3),
                ]
            }
            Effect::LastRound => [0.0, 0.55].into_iter().flat_map(whistle).collect(),
            Effect::Won => [523.0, 659.0, 784.0, 1047.0]
                .into_iter()
                .zip([0.0, 0.13, 0.26, 0.39])
                .flat_map(|(pitch, at)| {
                    [
                        struck(Triangle, [pitch; 2], at, 0.7, 0.4),
                        struck(Sine, [pitch * 2.0; 2], at, 0.9, 0.15),
                    ]
                })
                .collect(),
            Effect::Lost => vec![
                struck(Triangle, [523.0, 523.0], 0.0, 0.4, 0.35),
                struck(Triangle, [440.0, 440.0], 0.2, 0.4, 0.35),
                struck(Triangle, [349.0, 349.0], 0.4, 0.8, 0.35),
            ],
            Effect::Undone => vec![struck(Sine, [620.0, 330.0], 0.0, 0.16, 0.35)],
            Effect::Refused => vec![struck(Triangle, [170.0, 120.0], 0.0, 0.14, 0.5)],
        }
    }
}

fn of_event(event: &SeenEvent) -> Option<Effect> {
    match event {
        SeenEvent::DrewBlind { .. } | SeenEvent::DrewFaceUp { .. } => Some(Effect::CardDrawn),
        SeenEvent::TurnedUp { .. } | SeenEvent::RowDiscarded | SeenEvent::Reshuffled { .. } => {
            Some(Effect::CardTurned)
        }
        SeenEvent::TicketsOffered { .. } | SeenEvent::OpeningKept { .. } | SeenEvent::TicketsKept { .. } => {
            Some(Effect::TicketsDrawn)
        }
        SeenEvent::Claimed { payment, .. } => Some(Effect::TrainsLaid(payment.total())),
        SeenEvent::StationBuilt { .. } => Some(Effect::StationBuilt),
        SeenEvent::TunnelExtra { .. } => Some(Effect::TunnelDear),
        SeenEvent::TunnelDeclined { .. } => Some(Effect::Undone),
        SeenEvent::Began { .. }
        | SeenEvent::Dealt { .. }
        | SeenEvent::OpeningOver { .. }
        | SeenEvent::TunnelTried { .. }
        | SeenEvent::TunnelCard { .. }
        | SeenEvent::Passed { .. }
        | SeenEvent::LastRound { .. }
        | SeenEvent::Ended => None,
    }
}

/// A train is put down: wood on wood, each a little higher than the last.
fn clack(number: u8) -> [Voice; 2] {
    let (at, step) = (f32::from(number) * 0.1, f32::from(number));
    [
        struck(Noise, [900.0 + 60.0 * step, 500.0], at, 0.05, 0.7),
        struck(Triangle, [210.0 + 12.0 * step, 150.0], at, 0.09, 0.6),
    ]
}

/// A steam whistle: three pitches close together, with breath.
fn whistle(at: f32) -> [Voice; 4] {
    let tone = |pitch: f32| Voice { attack: 0.06, ..struck(Triangle, [pitch * 0.97, pitch], at, 0.45, 0.22) };
    let breath = Voice { attack: 0.04, ..struck(Noise, [1800.0, 2000.0], at, 0.4, 0.12) };
    [tone(622.0), tone(740.0), tone(880.0), breath]
}

#[cfg(test)]
mod tests {
    use engine::{Card, Payment, RouteId, SeatId};

    use super::*;

    const ALL: [Effect; 15] = [
        Effect::CardDrawn,
        Effect::CardTurned,
        Effect::TicketsDrawn,
        Effect::TrainsLaid(4),
        Effect::TrainsLaid(LONGEST),
        Effect::StationBuilt,
        Effect::TunnelCard(true),
        Effect::TunnelThrough(4),
        Effect::TunnelDear,
        Effect::TicketDone,
        Effect::LastRound,
        Effect::Won,
        Effect::Lost,
        Effect::Undone,
        Effect::Refused,
    ];

    #[test]
    fn every_sound_is_short_and_never_too_loud() {
        for effect in ALL {
            let voices = effect.voices();
            assert!(!voices.is_empty(), "{effect:?} is not heard");
            for voice in voices {
                assert!(voice.at + voice.long <= 1.5, "{effect:?} takes too long");
                assert!((0.0..=0.8).contains(&voice.loud), "{effect:?} is too loud");
                assert!(voice.pitch.iter().all(|pitch| *pitch > 20.0), "{effect:?} can't be heard");
            }
        }
    }

    #[test]
    fn the_most_important_event_of_a_step_is_heard() {
        let seat = SeatId(0);
        let payment = Payment::new(Card::Red, 3, 1);
        let claimed = SeenEvent::Claimed { seat, route: RouteId(1), payment };
        let drew = SeenEvent::DrewBlind { seat, card: None };
        let turned = SeenEvent::TurnedUp { slot: 0, card: Card::Red };
        assert_eq!(Effect::of(&[drew, turned], false), Some(Effect::CardDrawn));
        assert_eq!(Effect::of(&[claimed], false), Some(Effect::TrainsLaid(4)));
        let tried = SeenEvent::TunnelTried { seat, route: RouteId(1), payment };
        assert_eq!(Effect::of(&[tried, claimed], false), Some(Effect::TunnelThrough(4)));
        let (adds, dear) = (SeenEvent::TunnelCard { card: Card::Red }, SeenEvent::TunnelExtra { extra: 1 });
        assert_eq!(Effect::of(&[tried, adds, dear], false), Some(Effect::TunnelDear));
        assert_eq!(Effect::of(&[claimed], true), Some(Effect::TicketDone));
        let last = SeenEvent::LastRound { seat };
        assert_eq!(Effect::of(&[claimed, last], true), Some(Effect::LastRound));
        let over = Effect::of(&[drew, SeenEvent::Ended], false);
        assert_eq!(over, Some(Effect::CardDrawn), "who has won is heard after the count");
        assert_eq!(Effect::of(&[], false), None);
    }
}
