//! Numbers squeezed into as few bytes as their odds allow: a range coder.
//!
//! A number that can be one of 6 takes 2.6 bits, not 3, and one that was expected takes less than one that was not. The
//! coder is the common one with 32 bits and carries. All of it is whole-number arithmetic, so every machine agrees.

/// The most that weights may add up to.
pub(super) const MOST_WEIGHT: u32 = 1 << 16;

/// Below this the range is too coarse, and a byte is moved out.
const COARSE: u32 = 1 << 24;

/// How many bytes the reader is ahead.
const READ_AHEAD: usize = 4;

/// So many zeros at the end are left out. More would mean something, and leaving them out would look like a text cut off.
const MOST_ZEROS: usize = 4;

/// Passes numbers through: a [`Packer`] packs each and returns it, an [`Unpacker`] ignores it and returns the one that was
/// packed. So one function describes a part of the format for writing and reading.
pub(super) trait Coder {
    /// One of several, by weight. Weights of 0 are never chosen; they add up to 1 to [`MOST_WEIGHT`].
    fn weighted(&mut self, weights: &[u32], value: usize) -> usize;

    /// A number below `below`, which is at most [`MOST_WEIGHT`]; all are equally likely.
    fn number(&mut self, below: u32, value: u32) -> u32;

    /// Has more been read than was written?
    fn is_exhausted(&self) -> bool;

    /// A number of 32 bits.
    fn number32(&mut self, value: u32) -> u32 {
        let high = self.number(MOST_WEIGHT, value >> 16);
        high << 16 | self.number(MOST_WEIGHT, value & 0xffff)
    }

    /// A number of 64 bits.
    fn number64(&mut self, value: u64) -> u64 {
        let high = self.number32((value >> 32) as u32);
        u64::from(high) << 32 | u64::from(self.number32(value as u32))
    }
}

/// Packs numbers into bytes.
pub(super) struct Packer {
    low: u64,
    range: u32,
    /// The byte moved out last; a carry may still change it, and all those of 0xff behind it.
    last: u8,
    full: usize,
    bytes: Vec<u8>,
}

impl Packer {
    pub(super) fn new() -> Packer {
        Packer { low: 0, range: u32::MAX, last: 0, full: 0, bytes: Vec::new() }
    }

    fn put(&mut self, from: u32, width: u32, total: u32) {
        let unit = self.range / total;
        self.low += u64::from(unit) * u64::from(from);
        self.range = unit * width;
        while self.range < COARSE {
            self.range <<= 8;
            self.move_out();
        }
    }

    fn move_out(&mut self) {
        let (top, carry) = ((self.low >> 24) as u8, (self.low >> 32) as u8);
        if carry == 0 && top == 0xff {
            self.full += 1;
        } else {
            self.bytes.push(self.last.wrapping_add(carry));
            self.bytes.extend(std::iter::repeat_n(0xffu8.wrapping_add(carry), self.full));
            (self.last, self.full) = (top, 0);
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// The bytes. The reader takes zeros for all that follow them.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Of all numbers that mean the same, the one with the most zeros at its end.
        let end = self.low + u64::from(self.range);
        let rounded = |zeros: u32| (self.low + (1 << zeros) - 1) >> zeros << zeros;
        self.low = [24, 16, 8].into_iter().map(rounded).find(|low| *low < end).unwrap_or(self.low);
        for _ in 0..5 {
            self.move_out();
        }
        // The first byte moved out is the one before the first, always 0.
        self.bytes.remove(0);
        let zeros = self.bytes.iter().rev().take(MOST_ZEROS).take_while(|byte| **byte == 0).count();
        self.bytes.truncate(self.bytes.len() - zeros);
        self.bytes
    }
}

impl Coder for Packer {
    fn weighted(&mut self, weights: &[u32], value: usize) -> usize {
        let from = weights.iter().take(value).sum();
        self.put(from, weights.get(value).copied().unwrap_or(1), weights.iter().sum());
        value
    }

    fn number(&mut self, below: u32, value: u32) -> u32 {
        self.put(value, 1, below);
        value
    }

    fn is_exhausted(&self) -> bool {
        false
    }
}

/// Reads what a [`Packer`] has written; from any other bytes, any numbers.
pub(super) struct Unpacker<'a> {
    code: u32,
    range: u32,
    rest: std::slice::Iter<'a, u8>,
    /// How many bytes have been read beyond the end.
    beyond: u32,
}

impl<'a> Unpacker<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Unpacker<'a> {
        let mut unpacker = Unpacker { code: 0, range: u32::MAX, rest: bytes.iter(), beyond: 0 };
        for _ in 0..READ_AHEAD {
            unpacker.move_in();
        }
        unpacker
    }

    fn move_in(&mut self) {
        let byte = self.rest.next().copied();
        self.beyond += u32::from(byte.is_none());
        self.code = self.code << 8 | u32::from(byte.unwrap_or(0));
    }

    /// Where in `total` the number packed next lies.
    fn place(&self, total: u32) -> u32 {
        (self.code / (self.range / total)).min(total - 1)
    }

    fn take(&mut self, from: u32, width: u32, total: u32) {
        let unit = self.range / total;
        self.code -= unit * from;
        self.range = unit * width;
        while self.range < COARSE {
            self.range <<= 8;
            self.move_in();
        }
    }
}

impl Coder for Unpacker<'_> {
    fn weighted(&mut self, weights: &[u32], _: usize) -> usize {
        let total = weights.iter().sum();
        let (place, mut from) = (self.place(total), 0);
        for (value, width) in weights.iter().enumerate() {
            if place < from + width {
                self.take(from, *width, total);
                return value;
            }
            from += width;
        }
        0
    }

    fn number(&mut self, below: u32, _: u32) -> u32 {
        let value = self.place(below);
        self.take(value, 1, below);
        value
    }

    fn is_exhausted(&self) -> bool {
        self.beyond as usize > READ_AHEAD + MOST_ZEROS
    }
}

#[cfg(test)]
mod tests {
    use super::{Coder, MOST_WEIGHT, Packer, Unpacker};
    use crate::chance::Chance;

    /// Passes the same sequence of questions; `ask` is the source of the values for the packer.
    fn pass(coder: &mut impl Coder, questions: u64, values: &mut Chance, with_values: bool) -> Vec<u32> {
        let mut shape = Chance::new(questions);
        let mut value = |below: u64| if with_values { values.below(below) } else { 0 };
        (0..shape.below(300))
            .map(|_| match shape.below(4) {
                0 => {
                    let below = 1 + shape.below(u64::from(MOST_WEIGHT));
                    coder.number(below as u32, value(below) as u32)
                }
                1 => coder.number32(value(1 << 32) as u32),
                // Runs of the least and the greatest values make long carries.
                2 => coder.number(MOST_WEIGHT, if value(2) == 0 { 0 } else { MOST_WEIGHT - 1 }),
                _ => {
                    let weights = [0, 1, 0, shape.below(60_000) as u32, 5, 0];
                    let chosen = if weights[3] > 0 { [1, 3, 4][value(3) as usize] } else { 4 };
                    coder.weighted(&weights, chosen) as u32
                }
            })
            .collect()
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        for seed in 0..3_000 {
            let mut packer = Packer::new();
            let packed = pass(&mut packer, seed, &mut Chance::new(!seed), true);
            let bytes = packer.finish();
            let mut unpacker = Unpacker::new(&bytes);
            assert_eq!(pass(&mut unpacker, seed, &mut Chance::new(0), false), packed, "seed {seed}");
            assert!(!unpacker.is_exhausted(), "seed {seed}");
        }
    }

    #[test]
    fn any_bytes_are_some_numbers() {
        let mut chance = Chance::new(5);
        for seed in 0..3_000 {
            let bytes: Vec<u8> = (0..chance.below(200)).map(|_| chance.below(256) as u8).collect();
            let filled = if seed % 3 == 0 { vec![0xff; bytes.len()] } else { bytes };
            pass(&mut Unpacker::new(&filled), seed, &mut Chance::new(0), false);
        }
    }

    #[test]
    fn what_is_certain_takes_no_room() {
        let mut packer = Packer::new();
        for _ in 0..1_000 {
            packer.number(1, 0);
        }
        assert!(packer.finish().is_empty());
    }
}
