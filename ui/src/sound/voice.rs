//! One voice of a sound: what it is made of, from which pitch to which, when, how long and how loud.

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Voice {
    pub(super) source: Source,
    /// In hertz, at its beginning and at its end.
    pub(super) pitch: [f32; 2],
    /// In seconds, from now.
    pub(super) at: f32,
    /// In seconds.
    pub(super) long: f32,
    /// In seconds, until it is at its loudest.
    pub(super) attack: f32,
    /// 0 to 1.
    pub(super) loud: f32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// Round: bells and chords.
    Sine,
    /// Wooden.
    Triangle,
    /// Paper and steam: noise around the pitch.
    Noise,
}

/// A voice that is struck.
pub(super) fn struck(source: Source, pitch: [f32; 2], at: f32, long: f32, loud: f32) -> Voice {
    Voice { source, pitch, at, long, attack: 0.006, loud }
}
