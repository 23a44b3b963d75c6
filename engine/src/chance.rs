//! The random generator: SplitMix64, read by position.
//!
//! Output `n` of a seed is a pure function of both. So the whole generator is two numbers, a deck needs no order until a
//! card is drawn from it, and in a game rebuilt from its events the generator is at the same position as in the game
//! played straight through. The algorithm is part of the save format: it must never change.

use rand_core::TryRng;
use std::convert::Infallible;

/// A stream of numbers that a seed decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance {
    seed: u64,
    drawn: u64,
}

impl Chance {
    /// The stream of that seed, at its beginning.
    pub const fn new(seed: u64) -> Chance {
        Chance { seed, drawn: 0 }
    }

    /// How many numbers have been drawn.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The next number.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.drawn = self.drawn.wrapping_add(1);
        let mut z = self.seed.wrapping_add(self.drawn.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`. Always takes one step of the stream, so that its position does not depend on what was
    /// drawn. The bias of not rejecting any number is below 2⁻⁵⁷ for the 110 cards of the game.
    #[inline]
    pub const fn below(&mut self, n: u64) -> u64 {
        scale(self.next(), n)
    }
}

/// The upper 64 bits of the product. Almost all `n` are small, and then two 64-bit products are enough:
/// wasm has no 128-bit multiplication.
#[inline]
const fn scale(random: u64, n: u64) -> u64 {
    if n >> 32 == 0 {
        ((random >> 32) * n + (((random & 0xffff_ffff) * n) >> 32)) >> 32
    } else {
        ((random as u128 * n as u128) >> 64) as u64
    }
}

impl TryRng for Chance {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, to: &mut [u8]) -> Result<(), Infallible> {
        for chunk in to.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

/// A number below `n` from any generator.
#[inline]
pub(crate) fn below(rng: &mut impl rand_core::Rng, n: u64) -> u64 {
    scale(rng.next_u64(), n)
}

#[cfg(test)]
mod tests {
    use super::{Chance, scale};

    #[test]
    fn small_numbers_are_scaled_as_large_ones() {
        let mut chance = Chance::new(3);
        for n in [0, 1, 2, 110, 65_537, u64::from(u32::MAX), 1 << 32, u64::MAX] {
            for random in [0, 1, u64::MAX, chance.next(), chance.next(), chance.next()] {
                assert_eq!(u128::from(scale(random, n)), (u128::from(random) * u128::from(n)) >> 64);
            }
        }
    }

    /// The reference outputs of SplitMix64 for seed 1234567: saves depend on them, so they never change.
    #[test]
    fn the_stream_is_splitmix64() {
        let mut chance = Chance::new(1_234_567);
        let drawn: Vec<u64> = (0..5).map(|_| chance.next()).collect();
        assert_eq!(
            drawn,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821
            ]
        );
    }
}
