//! The parts of a line, written and read with the same words: one for each event, or for a few cards turned up at once.

use super::error::{RecordErrorKind as ErrorKind, quote};
use super::words::{self, HIDDEN, Words, items, list, number};
use crate::action::{Offer, Payment};
use crate::card::Card;
use crate::event::{Choice, Event, SeenEvent};
use crate::ids::{RouteId, SeatId};
use crate::state::ROW;

/// Where a clause is written.
pub(super) enum Place {
    /// Nowhere: the header says it already.
    Nowhere,
    /// On a line of its own.
    Alone,
    /// On the line of that seat's turn.
    Turn(SeatId),
    /// On the same line as the event it follows from.
    SameLine,
}

/// The clause of the first of `events`, and how many events it covers.
pub(super) fn write(words: Words, events: &[SeenEvent], opening: bool) -> (Place, String, usize) {
    let [event, ..] = events else { return (Place::Nowhere, String::new(), 0) };
    let one = |place, clause| (place, clause, 1);
    let many = |clause, count| (Place::SameLine, clause, count);
    match *event {
        SeenEvent::Began { .. } => one(Place::Nowhere, String::new()),
        SeenEvent::Dealt { seat, count, cards } => {
            let cards = cards.map_or_else(|| words::hidden(count.into()), |deal| words::cards(deal.cards()));
            one(Place::Alone, format!("deal {}: {cards}", words.seat(seat)))
        }
        SeenEvent::TicketsOffered { seat, count, tickets } => {
            let tickets = tickets.map_or_else(|| words::hidden(count.into()), |offer| words.tickets(&offer));
            match opening {
                true => one(Place::Alone, format!("offer {}: {tickets}", words.seat(seat))),
                false => one(Place::Turn(seat), format!("draws tickets {tickets}")),
            }
        }
        SeenEvent::OpeningKept { seat, choice } => {
            let kept = choice.map_or_else(|| format!("keeps {HIDDEN}"), |choice| kept(words, &choice));
            one(Place::Alone, format!("opening {}: {kept}", words.seat(seat)))
        }
        SeenEvent::OpeningOver { kept } => {
            let kept = words.seats.iter().zip(kept).map(|(colour, count)| format!("{colour} {count}"));
            one(Place::Alone, format!("opening over: {}", list(kept)))
        }
        SeenEvent::TicketsKept { seat, choice: Some(choice), .. } => {
            one(Place::Turn(seat), kept(words, &choice))
        }
        SeenEvent::TicketsKept { seat, kept, returned: 0, choice: None } => {
            one(Place::Turn(seat), format!("keeps {}", words::hidden(kept.into())))
        }
        SeenEvent::TicketsKept { seat, kept, returned, choice: None } => {
            let (kept, returned) = (words::hidden(kept.into()), words::hidden(returned.into()));
            one(Place::Turn(seat), format!("keeps {kept}; returns {returned}"))
        }
        SeenEvent::DrewBlind { seat, card } => {
            one(Place::Turn(seat), format!("draws {} blind", card.map_or(HIDDEN, Card::name)))
        }
        SeenEvent::DrewFaceUp { seat, slot, card } => {
            one(Place::Turn(seat), format!("takes {card} from place {}", slot + 1))
        }
        SeenEvent::TunnelTried { seat, route, payment } => {
            one(Place::Turn(seat), paid(words, "tries", route, payment))
        }
        SeenEvent::Claimed { seat, route, payment } => {
            one(Place::Turn(seat), paid(words, "claims", route, payment))
        }
        SeenEvent::TunnelDeclined { seat, route } => {
            one(Place::Turn(seat), format!("declines {}", words.route(route)))
        }
        SeenEvent::StationBuilt { seat, city, payment } => {
            let (city, payment) = (words.city(city), words::payment(payment));
            one(Place::Turn(seat), format!("builds a station in {city} with {payment}"))
        }
        SeenEvent::Passed { seat } => one(Place::Turn(seat), "passes".into()),
        SeenEvent::TurnedUp { slot, .. } => {
            let cards = turned_up(events);
            let places = if cards.len() == ROW { String::new() } else { format!(" {}", slot + 1) };
            many(format!("row{places}: {}", words::cards(&cards)), cards.len())
        }
        SeenEvent::TunnelCard { .. } => {
            let cards = tunnel_cards(events);
            many(format!("tunnel: {}", words::cards(&cards)), cards.len())
        }
        SeenEvent::RowDiscarded => many("row discarded".into(), 1),
        SeenEvent::Reshuffled { cards } => many(format!("reshuffled: {cards}"), 1),
        SeenEvent::TunnelExtra { extra } => many(format!("extra: {extra}"), 1),
        SeenEvent::LastRound { .. } => many("last round".into(), 1),
        SeenEvent::Ended => many("game over".into(), 1),
    }
}

fn kept(words: Words, choice: &Choice) -> String {
    let kept = format!("keeps {}", words.tickets(&choice.kept));
    if choice.returned.is_empty() {
        return kept;
    }
    format!("{kept}; returns {}", words.tickets(&choice.returned))
}

fn paid(words: Words, verb: &str, route: RouteId, payment: Payment) -> String {
    format!("{verb} {} with {}", words.route(route), words::payment(payment))
}

/// The cards turned up at once into neighbouring places.
fn turned_up(events: &[SeenEvent]) -> Vec<Card> {
    let mut cards = Vec::new();
    let mut next = None;
    for event in events {
        if let SeenEvent::TurnedUp { slot, card } = *event
            && next.is_none_or(|next| next == slot)
        {
            cards.push(card);
            next = Some(slot + 1);
        } else {
            break;
        }
    }
    cards
}

fn tunnel_cards(events: &[SeenEvent]) -> Vec<Card> {
    let card = |event: &SeenEvent| {
        if let SeenEvent::TunnelCard { card } = *event { Some(card) } else { None }
    };
    events.iter().map_while(card).collect()
}

/// Reads an event that no seat chose: in the row, the deck or a tunnel. `None` if the clause is something else.
pub(super) fn read_table(clause: &str, to: &mut Vec<Event>) -> Option<Result<(), ErrorKind>> {
    if clause == "row discarded" {
        to.push(Event::RowDiscarded);
        return Some(Ok(()));
    }
    let (label, value) = clause.split_once(':')?;
    let value = value.trim();
    let read = match label {
        "row" => read_row(1, value, to),
        "tunnel" => items(value)
            .try_for_each(|card| words::read_card(card).map(|card| to.push(Event::TunnelCard { card }))),
        "reshuffled" => number(value, 1, 110).map(|cards| to.push(Event::Reshuffled { cards })),
        "extra" => number(value, 1, 3).map(|extra| to.push(Event::TunnelExtra { extra })),
        _ => {
            let place = label.strip_prefix("row ")?;
            number(place, 1, ROW as u64).and_then(|place| read_row(place, value, to))
        }
    };
    Some(read)
}

fn read_row(from: u8, cards: &str, to: &mut Vec<Event>) -> Result<(), ErrorKind> {
    for (place, card) in (u64::from(from)..).zip(items(cards)) {
        if place > ROW as u64 {
            return Err(ErrorKind::Number(place.to_string(), 1, ROW as u64));
        }
        to.push(Event::TurnedUp { slot: place as u8 - 1, card: words::read_card(card)? });
    }
    Ok(())
}

/// Reads what a seat does in its turn, and what follows from it.
pub(super) fn read_turn(
    words: Words,
    seat: SeatId,
    clause: &str,
    to: &mut Vec<Event>,
) -> Result<(), ErrorKind> {
    if let Some(read) = read_table(clause, to) {
        return read;
    }
    let event = match clause {
        "passes" => Event::Passed { seat },
        "last round" => Event::LastRound { seat },
        "game over" => Event::Ended,
        _ => {
            let unknown = || ErrorKind::Clause(quote(clause));
            let (verb, rest) = clause.split_once(' ').ok_or_else(unknown)?;
            let rest = rest.trim();
            match verb {
                "draws" => read_draw(words, seat, rest).unwrap_or_else(|| Err(unknown()))?,
                "takes" => {
                    let (card, place) = rest.split_once(" from place ").ok_or_else(unknown)?;
                    let slot = number::<u8>(place, 1, ROW as u64)? - 1;
                    Event::DrewFaceUp { seat, slot, card: words::read_card(card)? }
                }
                "tries" => {
                    let (route, payment) = read_paid(words, rest).unwrap_or_else(|| Err(unknown()))?;
                    Event::TunnelTried { seat, route, payment }
                }
                "claims" => {
                    let (route, payment) = read_paid(words, rest).unwrap_or_else(|| Err(unknown()))?;
                    Event::Claimed { seat, route, payment }
                }
                "declines" => Event::TunnelDeclined { seat, route: words.read_route(rest)? },
                "builds" => {
                    let built = rest.strip_prefix("a station in ").and_then(|rest| rest.split_once(" with "));
                    let (city, payment) = built.ok_or_else(unknown)?;
                    let (city, payment) = (words.read_city(city)?, words::read_payment(payment)?);
                    Event::StationBuilt { seat, city, payment }
                }
                "keeps" => {
                    Event::TicketsKept { seat, kept: words.read_tickets(rest)?, returned: Offer::NONE }
                }
                "returns" => return read_returned(words, rest, to.last_mut(), unknown),
                _ => return Err(unknown()),
            }
        }
    };
    to.push(event);
    Ok(())
}

fn read_draw(words: Words, seat: SeatId, rest: &str) -> Option<Result<Event, ErrorKind>> {
    if let Some(tickets) = rest.strip_prefix("tickets ") {
        return Some(words.read_tickets(tickets).map(|tickets| Event::TicketsOffered { seat, tickets }));
    }
    let card = rest.strip_suffix(" blind")?;
    Some(words::read_card(card).map(|card| Event::DrewBlind { seat, card }))
}

fn read_paid(words: Words, rest: &str) -> Option<Result<(RouteId, Payment), ErrorKind>> {
    let (route, payment) = rest.split_once(" with ")?;
    let route = words.read_route(route);
    Some(route.and_then(|route| Ok((route, words::read_payment(payment)?))))
}

/// Adds the tickets put back to the choice read just before.
pub(super) fn read_returned(
    words: Words,
    tickets: &str,
    choice: Option<&mut Event>,
    unknown: impl Fn() -> ErrorKind,
) -> Result<(), ErrorKind> {
    match choice {
        Some(Event::TicketsKept { returned, .. } | Event::OpeningKept { returned, .. })
            if returned.is_empty() =>
        {
            *returned = words.read_tickets(tickets)?;
            Ok(())
        }
        Some(_) | None => Err(unknown()),
    }
}
