//! The ambience: slow chords, and wheels over the joints of the rails. It is made bar by bar, and the bars differ.

use std::time::Duration;

use super::voice::Source::{Noise, Sine, Triangle};
use super::voice::{Voice, struck};

/// How long a bar is.
pub(super) const BAR: Duration = Duration::from_millis(6400);

/// The same in seconds.
const LONG: f32 = 6.4;

/// Roots and the notes above them, in hertz; repeated without end.
const CHORDS: [[f32; 3]; 4] =
    [[146.8, 220.0, 277.2], [123.5, 185.0, 246.9], [98.0, 196.0, 246.9], [110.0, 164.8, 246.9]];

/// The notes of the melody over them, in hertz.
const NOTES: [f32; 5] = [440.0, 493.9, 554.4, 659.3, 739.9];

/// The voices of a bar, by its number.
pub(super) fn bar(number: u32) -> Vec<Voice> {
    let chord = CHORDS[number as usize % CHORDS.len()];
    let held = chord.map(|pitch| Voice {
        source: Sine,
        pitch: [pitch; 2],
        at: 0.0,
        long: LONG * 1.3,
        attack: 2.2,
        loud: 0.16,
    });
    // Rails have equal lengths: two knocks close together, four times a bar.
    let wheels = (0..8u8).map(|knock| {
        let at = f32::from(knock / 2) * LONG / 4.0 + f32::from(knock % 2) * 0.22;
        struck(Noise, [260.0, 160.0], at, 0.12, 0.16)
    });
    let mut dice = number.wrapping_mul(2_654_435_761);
    let sung = [0.8, 2.4, 4.0].into_iter().filter_map(|at| {
        dice = dice.rotate_left(7).wrapping_mul(2_246_822_519).wrapping_add(number);
        let sings = dice.is_multiple_of(3);
        let pitch = NOTES[(dice >> 8) as usize % NOTES.len()];
        sings.then(|| Voice { attack: 0.05, ..struck(Triangle, [pitch; 2], at, 1.8, 0.06) })
    });
    held.into_iter().chain(wheels).chain(sung.collect::<Vec<_>>()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_differ_and_stay_quiet() {
        let bars: Vec<_> = (0..16).map(bar).collect();
        assert!(bars.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(bars.iter().flatten().all(|voice| voice.loud <= 0.2), "it lies under everything else");
        assert!((BAR.as_secs_f32() - LONG).abs() < 0.001, "a bar ends where the next begins");
        assert_eq!(bar(7), bar(7));
    }
}
