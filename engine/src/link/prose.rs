//! Text of some length, such as a map's: each letter by what has followed the letters before it so far.

use super::pack::Coder;

/// What the odds of a bit add up to.
const WHOLE: u16 = 1 << 12;

/// How fast the odds follow what happens: by a sixteenth of the distance.
const PACE: u16 = 4;

/// How many contexts are told apart; a power of two.
const CONTEXTS: usize = 1 << 12;

/// Passes a text through, byte by byte; a reader gets `length` bytes.
pub(super) fn pass(coder: &mut impl Coder, text: &[u8], length: usize) -> Vec<u8> {
    let mut odds = vec![[WHOLE / 2; 256]; CONTEXTS];
    let (mut before, mut passed) = ([0u8; 2], Vec::with_capacity(length));
    for place in 0..length {
        if coder.is_exhausted() {
            break;
        }
        let context = (usize::from(before[0]).wrapping_mul(29) + usize::from(before[1])) % CONTEXTS;
        let byte = text.get(place).copied().unwrap_or_default();
        // The bits of a byte, highest first; the node is what has been read of it, behind a leading one.
        let mut node = 1;
        for bit in (0..8).rev() {
            let odds = &mut odds[context][node];
            let set =
                coder.weighted(&[u32::from(WHOLE - *odds), u32::from(*odds)], usize::from(byte >> bit & 1));
            if set == 1 {
                *odds += (WHOLE - *odds) >> PACE;
            } else {
                *odds -= *odds >> PACE;
            }
            node = node << 1 | set;
        }
        before = [before[1], node as u8];
        passed.push(node as u8);
    }
    passed
}
