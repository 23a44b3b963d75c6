//! The tickets that the viewer saw come up from under the deck, found before anything is dealt.

use crate::event::SeenEvent;
use crate::ids::{MAX_SEATS, SeatId, TicketId};
use crate::map::{Map, Returned};
use crate::view::{SeatView, View};
use std::collections::VecDeque;

pub(super) struct Sights {
    /// For each ticket put under the deck, in order: which one it was, if the viewer drew it from there later.
    pub(super) at_put: Vec<Option<TicketId>>,
    /// How often the viewer sees each ticket come up from under the deck, over the whole game.
    pub(super) seen: [u8; 64],
}

impl Sights {
    pub(super) fn of(view: &View, map: &Map) -> Sights {
        let mut sights = Sights { at_put: Vec::new(), seen: [0; 64] };
        let mut unseen = unseen_at_first(view, map);
        let mut queue: VecDeque<usize> = VecDeque::new();
        let mut opening = true;
        let kept_at_first = kept_at_first(view);
        // Only these four kinds of event move tickets.
        for event in &view.history {
            if let SeenEvent::OpeningOver { .. } = event {
                opening = false;
            }
            if let SeenEvent::TicketsOffered { count, tickets, .. } = *event
                && !opening
            {
                for place in usize::from(unseen.min(count))..usize::from(count) {
                    let seen = tickets.and_then(|offer| offer.tickets().get(place).copied());
                    if let Some(put) = queue.pop_front() {
                        sights.at_put[put] = seen;
                    }
                    if let Some(seen) = sights.seen.get_mut(seen.map_or(64, TicketId::index)) {
                        *seen = seen.saturating_add(1);
                    }
                }
                unseen = unseen.saturating_sub(count);
            }
            if let SeenEvent::OpeningKept { seat, choice } = *event
                && map.features.opening.returned == Returned::Under
            {
                let dealt = map.features.opening.long + map.features.opening.regular;
                // The numbers are not public while the opening lasts, but then nothing is drawn either.
                let others = kept_at_first.map_or(0, |kept| dealt.saturating_sub(kept[place_of(seat)]));
                sights.put(&mut queue, choice.map_or(others, |choice| choice.returned.len()));
            }
            if let SeenEvent::TicketsKept { returned, .. } = *event
                && map.features.drawing.returned == Returned::Under
            {
                sights.put(&mut queue, returned);
            }
        }
        sights
    }

    fn put(&mut self, queue: &mut VecDeque<usize>, count: u8) {
        for _ in 0..count {
            queue.push_back(self.at_put.len());
            self.at_put.push(None);
        }
    }
}

pub(super) fn place_of(seat: SeatId) -> usize {
    seat.index().min(MAX_SEATS - 1)
}

/// Was the game set up by hand? Then its history does not contain its beginning.
pub(super) fn starts_midgame(view: &View) -> bool {
    !matches!(view.history.first(), Some(SeenEvent::Began { .. }))
}

/// How many tickets a seat held at the beginning of the history of a game set up by hand.
pub(super) fn held_at_first(view: &View, seat: &SeatView) -> u8 {
    let kept = view.history.iter().filter_map(|event| {
        let SeenEvent::TicketsKept { seat: who, kept, .. } = *event else { return None };
        (who == seat.seat).then_some(kept)
    });
    kept.fold(seat.tickets.unwrap_or(0), u8::saturating_sub)
}

/// Does the history say that the viewer kept this ticket?
pub(super) fn was_kept(view: &View, ticket: TicketId) -> bool {
    view.history.iter().any(|event| {
        let SeenEvent::TicketsKept { choice: Some(choice), .. } = event else { return false };
        choice.kept.tickets().contains(&ticket)
    })
}

/// How many tickets the deck had after the opening deal.
pub(super) fn unseen_at_first(view: &View, map: &Map) -> u8 {
    if starts_midgame(view) {
        // Those there now, plus those drawn since, minus those put back since.
        return view.history.iter().fold(view.ticket_deck, |deck, event| {
            if let SeenEvent::TicketsOffered { count, .. } = *event {
                return deck.saturating_add(count);
            }
            match *event {
                SeenEvent::TicketsKept { returned, .. }
                    if map.features.drawing.returned == Returned::Under =>
                {
                    deck.saturating_sub(returned)
                }
                _ => deck,
            }
        });
    }
    let dealt = view.seats.len().min(MAX_SEATS) as u8 * map.features.opening.regular;
    (map.tables.regular.count_ones() as u8).saturating_sub(dealt)
}

/// How many opening tickets each seat kept, once that is public.
pub(super) fn kept_at_first(view: &View) -> Option<[u8; MAX_SEATS]> {
    view.history.iter().find_map(
        |event| {
            if let SeenEvent::OpeningOver { kept } = event { Some(*kept) } else { None }
        },
    )
}
