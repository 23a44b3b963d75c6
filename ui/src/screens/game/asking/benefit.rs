//! What a station would be good for, in words.

use engine::{Map, TicketId};
use model::Benefit;

use crate::t;
use crate::words::list;

/// What it completes and what it gives up; `None` if it would help no ticket.
pub(crate) fn benefit(map: &Map, benefit: &Benefit) -> Option<String> {
    let named = |tickets: &[TicketId]| list(tickets.iter().map(|ticket| name(map, *ticket)));
    let completes = (!benefit.completes.is_empty())
        .then(|| t!("station-completes", tickets = named(&benefit.completes), points = benefit.points));
    let opens = (!benefit.opens.is_empty()).then(|| t!("station-opens", tickets = named(&benefit.opens)));
    let good_for = match (completes, opens) {
        (Some(completes), Some(opens)) => t!("station-both", completes = completes, opens = opens),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => return None,
    };
    Some(match benefit.gives_up {
        0 => good_for,
        points => t!("station-costs", what = good_for, points = points),
    })
}

fn name(map: &Map, ticket: TicketId) -> String {
    let [from, to] = map.ticket(ticket).ends.map(|city| map.city(city).name.clone());
    t!("station-ticket", from = from, to = to)
}

#[cfg(test)]
mod tests {
    use engine::{PositionBuilder, SeatId};

    use super::*;

    #[test]
    fn a_station_says_what_it_completes_and_what_it_gives_up() {
        let game = PositionBuilder::new("europe", 2)
            .owns(0, "frankfurt", "paris")
            .owns(0, "frankfurt", "munchen")
            .owns(1, "munchen", "wien")
            .ticket(0, "paris", "wien")
            .build()
            .expect("a position");
        let view = game.view(SeatId(0));
        let said = |key: &str| {
            let city = view.map.city_keyed(key).expect("a city").id;
            benefit(&view.map, &Benefit::of(&view, city))
        };
        assert_eq!(said("wien").as_deref(), Some("completes Paris–Wien, +8; gives up 4"));
        assert_eq!(said("madrid"), None);
    }
}
