//! Where a card's place is on the page now.

use engine::SeatId;
use leptos::prelude::*;
use model::CardPlace;

/// A place on the page, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Spot {
    /// Its middle.
    pub(super) x: f64,
    pub(super) y: f64,
    /// As wide as a card is drawn there.
    pub(super) width: f64,
}

/// As wide as a card gets where none can lie.
const SMALL: f64 = 18.0;

impl Spot {
    /// `None` if it can't be seen. On a phone some places are behind a tab: then the tab stands for them.
    pub(super) fn of(place: CardPlace) -> Option<Spot> {
        let (card, otherwise) = match place {
            CardPlace::Row(slot) => {
                (format!(".place[data-slot='{slot}']"), vec![".row".into(), ".tab-cards".into()])
            }
            CardPlace::Deck => (".place.deck".to_owned(), vec![".tab-cards".into()]),
            CardPlace::Hand(card) => {
                (format!(".stack[data-card='{}']", card.name()), vec![".hand".into(), ".tab-cards".into()])
            }
            CardPlace::Seat(seat) => (String::new(), vec![seat_at(seat, " .cards"), seat_at(seat, "")]),
            CardPlace::Route(route) => (String::new(), vec![format!(".stage [data-route='{}']", route.0)]),
            CardPlace::City(city) => (String::new(), vec![format!(".stage [data-city='{}']", city.0)]),
        };
        let small = || otherwise.iter().find_map(|css| seen(css)).map(|spot| Spot { width: SMALL, ..spot });
        seen(&card).or_else(small)
    }
}

fn seat_at(seat: SeatId, part: &str) -> String {
    format!(".seats > li:nth-child({}){part}", seat.0 + 1)
}

/// The first element that a selector finds, if it is shown.
fn seen(css: &str) -> Option<Spot> {
    let found = document().query_selector(css).ok().flatten()?;
    let area = found.get_bounding_client_rect();
    let (width, height) = (area.width(), area.height());
    let spot = Spot { x: area.left() + width / 2.0, y: area.top() + height / 2.0, width };
    (width > 0.0 && height > 0.0).then_some(spot)
}
