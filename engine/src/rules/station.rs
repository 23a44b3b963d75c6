//! R34: stations.

use crate::action::Payment;
use crate::card::Card;
use crate::event::Event;
use crate::ids::CityId;
use crate::illegal::Illegal;
use crate::map::Map;
use crate::sink::Sink;
use crate::state::State;

impl State {
    /// R34: the first station costs 1 card, the second 2, the third 3.
    #[inline]
    pub(crate) fn station_cost(&self) -> u8 {
        self.stations[self.to_move.index()].count_ones() as u8 + 1
    }

    /// Every city with a station of any seat.
    #[inline]
    pub(crate) fn station_cities(&self) -> u64 {
        self.stations.iter().fold(0, |all, set| all | set)
    }

    pub(super) fn check_station(&self, map: &Map, city: CityId, payment: Payment) -> Result<(), Illegal> {
        self.check_station_site(map, city)?;
        if !payment.is_canonical() {
            return Err(Illegal::MalformedPayment);
        }
        let needed = self.station_cost();
        if payment.total() != needed {
            return Err(Illegal::WrongNumber { needed, paid: payment.total() });
        }
        self.check_in_hand(payment)
    }

    /// Why no payment lets the seat to move build here; `Ok` if one does.
    pub(crate) fn check_buildable(&self, map: &Map, city: CityId) -> Result<(), Illegal> {
        self.check_station_site(map, city)?;
        let hand = &self.hands[self.to_move.index()];
        let most = Card::COLOURS.into_iter().map(|colour| hand[colour]).max().unwrap_or(0);
        let (needed, held) = (self.station_cost(), most + hand.locomotives());
        if held < needed { Err(Illegal::StationTooDear { needed, held }) } else { Ok(()) }
    }

    fn check_station_site(&self, map: &Map, city: CityId) -> Result<(), Illegal> {
        self.turn_begins()?;
        if map.features.stations == 0 {
            return Err(Illegal::NoStations);
        }
        let place = map.cities.get(city.index()).ok_or(Illegal::NoSuchCity)?;
        if self.stations_left[self.to_move.index()] == 0 {
            return Err(Illegal::StationsUsedUp);
        }
        if self.station_cities() >> city.0 & 1 == 1 {
            return Err(Illegal::StationThere { city: place.name.clone() });
        }
        Ok(())
    }

    pub(super) fn build_station(&mut self, city: CityId, payment: Payment, sink: &mut impl Sink) {
        let seat = self.to_move;
        self.pay(payment);
        self.stations[seat.index()] |= 1 << city.0;
        self.stations_left[seat.index()] -= 1;
        sink.tell(|| Event::StationBuilt { seat, city, payment });
        self.settle_discards(sink);
        self.end_turn(sink);
    }
}
