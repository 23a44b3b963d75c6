//! One mangled link after another.

use engine::{Chance, Game, Link, LinkError, Record, Setup, maps};
use std::fmt;
use std::time::{Duration, Instant};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How a link is mangled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Its text.
    Sent,
    /// Its bytes, and then the check is made right: the reader goes as far as the rules.
    Sealed,
}

/// What became of some mangled links.
#[derive(Debug, Default)]
pub(crate) struct Count {
    pub(crate) links: u64,
    /// They still open the game that they were made of: only white space or what stands around it was mangled.
    pub(crate) unharmed: u64,
    pub(crate) refused: u64,
    /// Of those refused, the ones whose game was played by the rules before.
    pub(crate) by_the_rules: u64,
    pub(crate) other_games: u64,
    pub(crate) slowest: Duration,
}

impl Count {
    #[allow(dead_code, reason = "a test counts alone, the long run on every core")]
    pub(crate) fn add(&mut self, other: &Count) {
        self.links += other.links;
        self.unharmed += other.unharmed;
        self.refused += other.refused;
        self.by_the_rules += other.by_the_rules;
        self.other_games += other.other_games;
        self.slowest = self.slowest.max(other.slowest);
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Count { links, unharmed, refused, by_the_rules, other_games, slowest } = self;
        write!(
            f,
            "{links} mangled links: {refused} refused ({by_the_rules} of them after they were played by the rules), \
             {unharmed} unharmed, {other_games} opened as another game; the slowest took {slowest:.1?}"
        )
    }
}

/// The links that are mangled.
pub(crate) struct Trial {
    links: Vec<(String, Link)>,
}

impl Trial {
    /// Links to games at random, whole and unfinished.
    pub(crate) fn new(seed: u64) -> Trial {
        let links = (0..40).filter_map(|number| {
            let mut chance = Chance::new(seed.wrapping_mul(1_000) + number);
            let map = maps()[chance.below(maps().len() as u64) as usize].key();
            let mut game = Game::new(Setup::new(map, 2 + chance.below(4) as usize, chance.next())).ok()?;
            for _ in 0..chance.below(400) {
                let Some(action) = game.state().random_action(game.map(), &mut chance) else { break };
                game.apply(action).ok()?;
            }
            let link = Link::new(Record::new(game));
            Some((link.write().ok()?, link))
        });
        Trial { links: links.collect() }
    }

    /// Mangles a link, reads it, and counts what became of it.
    pub(crate) fn mangled(&mut self, kind: Kind, number: u64, count: &mut Count) {
        let mut chance = Chance::new(number);
        let (text, link) = &self.links[chance.below(self.links.len() as u64) as usize];
        let other = &self.links[chance.below(self.links.len() as u64) as usize].0;
        let mangled = match kind {
            Kind::Sent => mangle(text.as_bytes(), other.as_bytes(), b" \n#=AZaz09-_.", &mut chance),
            Kind::Sealed => {
                let (bytes, other) = (bytes_of(text), bytes_of(other));
                let all: Vec<u8> = (0..=255).collect();
                sealed(mangle(&bytes, &other, &all, &mut chance))
            }
        };
        let mangled = String::from_utf8_lossy(&mangled);
        let start = Instant::now();
        let read = Link::read(&mangled);
        count.slowest = count.slowest.max(start.elapsed());
        count.links += 1;
        match read {
            Ok(again) if again == *link => count.unharmed += 1,
            // Two links glued together, or a piece with a whole link in it, may be the other one of the two.
            Ok(again) if self.links.iter().any(|(_, known)| *known == again) => count.unharmed += 1,
            Ok(_) => count.other_games += 1,
            Err(error) => {
                count.refused += 1;
                count.by_the_rules += u64::from(error == LinkError::OtherRules);
            }
        }
    }
}

/// Damages some bytes in one of the ways that messengers, people and attackers do.
fn mangle(text: &[u8], other: &[u8], letters: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut pick = |n: usize| chance.below(n.max(1) as u64) as usize;
    let mut bytes = text.to_vec();
    let (at, to) = (pick(bytes.len()), pick(bytes.len()));
    match pick(8) {
        0 => (0..=pick(4)).for_each(|_| {
            let at = pick(bytes.len());
            bytes[at] ^= 1 << pick(7);
        }),
        1 => bytes.truncate(at),
        2 => drop(bytes.remove(at)),
        3 => bytes.insert(at, letters[pick(letters.len())]),
        4 => bytes.swap(at, to),
        5 => drop(bytes.splice(at.., other[pick(other.len())..].iter().copied())),
        6 => drop(bytes.splice(at.min(to)..at.max(to), [])),
        _ => {
            let first = bytes[0];
            bytes = (0..pick(3_000)).map(|_| letters[pick(letters.len())]).collect();
            bytes.insert(0, first);
        }
    }
    bytes
}

/// The bytes of a link without their check.
fn bytes_of(text: &str) -> Vec<u8> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0u32, 0);
    for letter in text.bytes().skip(1) {
        let value = LETTERS.iter().position(|known| *known == letter).unwrap_or(0);
        (bits, count) = (bits << 6 | value as u32, count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    bytes.truncate(bytes.len().saturating_sub(4));
    bytes
}

/// A link of these bytes: the check is FNV-1a, folded to 32 bits.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = bytes.iter().chain(b"1").fold(0xcbf2_9ce4_8422_2325, step);
    bytes.extend(((hash ^ hash >> 32) as u32).to_be_bytes());
    let mut text = vec![b'1'];
    for group in bytes.chunks(3) {
        let bits =
            group.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        text.extend((0..=group.len()).map(|n| LETTERS[(bits >> (18 - 6 * n) & 63) as usize]));
    }
    text
}
