//! The members of bit sets, lowest first.

use engine::{CityId, RouteId, TicketId};

#[inline]
pub(crate) fn routes(mut set: u128) -> impl Iterator<Item = RouteId> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let n = set.trailing_zeros() as u8;
            set &= set - 1;
            RouteId(n)
        })
    })
}

#[inline]
fn members(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let n = set.trailing_zeros() as u8;
            set &= set - 1;
            n
        })
    })
}

#[inline]
pub(crate) fn tickets(set: u64) -> impl Iterator<Item = TicketId> {
    members(set).map(TicketId)
}

#[inline]
pub(crate) fn cities(set: u64) -> impl Iterator<Item = CityId> {
    members(set).map(CityId)
}

#[inline]
pub(crate) const fn route(id: RouteId) -> u128 {
    1 << id.0
}

/// The first `n` routes, of which there are at most 128: all those of a map.
#[inline]
pub(crate) fn first_routes(n: usize) -> u128 {
    if n == 0 { 0 } else { u128::MAX >> 128usize.saturating_sub(n) }
}

#[inline]
pub(crate) const fn ticket(id: TicketId) -> u64 {
    1 << id.0
}

#[inline]
pub(crate) const fn city(id: CityId) -> u64 {
    1 << id.0
}

/// How many cities a set has that has at most two, which is quicker than to count any set.
#[inline]
pub(crate) fn one_or_two(cities: u64) -> u8 {
    u8::from(cities != 0) + u8::from(cities & cities.wrapping_sub(1) != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_may_have_as_many_routes_as_there_are_bits() {
        assert_eq!(first_routes(0), 0);
        assert_eq!(first_routes(3), 0b111);
        assert_eq!(first_routes(128), u128::MAX);
        assert_eq!(routes(first_routes(128)).last(), Some(RouteId(127)));
    }
}
