//! How many routes there are of each length, in one 64-bit word, so that claims are counted by arithmetic.
//!
//! Byte `k` is the number of routes longer than `k` spaces. A route of `n` spaces can be paid with `k` locomotives
//! and a colour of which `h` cards are held if `k < n` and `n <= k + h`. The number of such routes is byte `k` minus
//! byte `k + h`, and a shift by `h` bytes lines the two up.

use crate::map::MAX_LENGTH;

/// How many routes there are of each length, 1 to 8; at most 128 in all, as a map has no more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Lengths(u64);

/// A 1 in every byte.
const ONES: u64 = u64::MAX / 0xff;

/// Every second byte.
const EVEN: u64 = u64::MAX / 0x101;

impl Lengths {
    pub(crate) const NONE: Lengths = Lengths(0);

    /// A 1 in each byte that counts a route of this length.
    #[inline]
    const fn bytes_of(length: u8) -> u64 {
        ONES >> (8 * (MAX_LENGTH as u32 - length as u32))
    }

    #[inline]
    pub(crate) const fn add(&mut self, length: u8) {
        self.0 += Lengths::bytes_of(length);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, length: u8) {
        self.0 -= Lengths::bytes_of(length);
    }

    #[inline]
    const fn longer_than(self, length: u8) -> u64 {
        if (length as usize) < MAX_LENGTH { self.0 >> (8 * length) & 0xff } else { 0 }
    }

    /// How many have exactly this length.
    #[inline]
    pub(crate) const fn of(self, length: u8) -> u32 {
        (self.longer_than(length - 1) - self.longer_than(length)) as u32
    }

    /// How many have at most this length.
    #[inline]
    pub(crate) const fn up_to(self, length: u8) -> u32 {
        (self.longer_than(0) - self.longer_than(length)) as u32
    }

    /// Only the routes of at most this length.
    #[inline]
    pub(crate) const fn shortest(self, length: u8) -> Lengths {
        if length as usize >= MAX_LENGTH {
            return self;
        }
        let bytes = !(u64::MAX << (8 * length));
        Lengths((self.0 & bytes) - ((self.longer_than(length) * ONES) & bytes))
    }
}

/// The locomotives of a hand, prepared for counting payments.
#[derive(Clone, Copy)]
pub(crate) struct Locomotives {
    held: u8,
    /// A mask of the bytes 0 to `held`.
    bytes: u64,
}

impl Locomotives {
    #[inline]
    pub(crate) fn new(held: u8) -> Locomotives {
        let most = u32::from(held).min(MAX_LENGTH as u32 - 1);
        Locomotives { held, bytes: u64::MAX >> (8 * (MAX_LENGTH as u32 - 1 - most)) }
    }

    /// In how many ways one of `routes` can be paid with locomotives alone.
    #[inline]
    pub(crate) fn alone(self, routes: Lengths) -> u32 {
        routes.up_to(self.held)
    }

    /// In how many ways one of `routes` can be paid with at least one card of a colour; `held` counts the cards of
    /// each colour that may be used.
    #[inline]
    pub(crate) fn with<const N: usize>(self, routes: Lengths, held: [u8; N]) -> u32 {
        let mut sum = 0;
        for held in held {
            // Shifts by a byte for each card, in two steps since a single shift must stay below 64. No colour has 16.
            let half = 4 * u32::from(held & 15);
            let beyond = routes.0 >> half >> half;
            let ways = (routes.0 - beyond) & self.bytes;
            // Sums in sixteen bits: a byte could not hold all the ways to pay for 44 grey routes.
            sum += (ways & EVEN) + (ways >> 8 & EVEN);
        }
        (sum.wrapping_mul(u64::MAX / 0xffff) >> 48) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn lengths_count_the_same_as_a_plain_list() {
        let mut chance = Chance::new(9);
        for _ in 0..2_000 {
            let mut below = |n| chance.below(n) as u8;
            let list: Vec<u8> = (0..below(129)).map(|_| 1 + below(8)).collect();
            let mut word = Lengths::NONE;
            list.iter().for_each(|length| word.add(*length));
            let (trains, held, locomotives) = (below(12), [below(13), below(5)], below(15));
            let list: Vec<u8> = list.into_iter().filter(|length| *length <= trains).collect();
            let word = word.shortest(trains);
            let count =
                |test: &dyn Fn(u8) -> bool| list.iter().filter(|length| test(**length)).count() as u32;
            for length in 1..=MAX_LENGTH as u8 {
                assert_eq!(word.of(length), count(&|n| n == length));
                assert_eq!(word.up_to(length), count(&|n| n <= length));
            }
            let hand = Locomotives::new(locomotives);
            assert_eq!(hand.alone(word), count(&|n| n <= locomotives));
            let ways =
                |held: u8| -> u32 { (0..=locomotives).map(|k| count(&|n| k < n && n <= k + held)).sum() };
            assert_eq!(hand.with(word, held), held.into_iter().map(ways).sum::<u32>());
            let mut less = word;
            if let Some(length) = list.first() {
                less.remove(*length);
                assert_eq!(less.of(*length) + 1, word.of(*length));
            }
        }
    }
}
