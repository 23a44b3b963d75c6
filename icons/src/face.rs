//! The variants of the icon that platforms ask for.

/// The side of the drawing, in its own units.
pub(crate) const SIDE: f32 = 512.0;

/// A variant: how the mark lies on its background.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// Rounded corners, edge to edge: desktops and browser tabs.
    Rounded,
    /// Apple's desktop grid: a rounded body with air around it.
    Mac,
    /// A full square, opaque: the platform cuts the corners itself.
    Square,
    /// A full square that may be cut down to a circle of 80 % of its side.
    Maskable,
    /// The mark alone: Android moves it over a ground of its own.
    Foreground,
    /// An Android icon from before the two layers.
    Card,
    /// The same, as a disc.
    Disc,
}

/// The plate under the mark.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Plate {
    pub(crate) inset: f32,
    pub(crate) radius: f32,
}

impl Face {
    /// The plate, or `None` for the mark alone.
    pub(crate) fn plate(self) -> Option<Plate> {
        let plate = |inset, radius| Some(Plate { inset, radius });
        match self {
            Self::Rounded => plate(0.0, 112.0),
            Self::Mac => plate(50.0, 92.0),
            Self::Square | Self::Maskable => plate(0.0, 0.0),
            Self::Foreground => None,
            Self::Card => plate(40.0, 80.0),
            Self::Disc => plate(20.0, 236.0),
        }
    }

    /// The size of the mark against the drawing. The mark reaches 250 units from the centre, and must
    /// stay inside 205 of a maskable icon and inside 156 of an Android foreground.
    pub(crate) fn scale(self) -> f32 {
        match self {
            Self::Rounded | Self::Square => 1.0,
            Self::Mac => 0.82,
            Self::Card => 0.86,
            Self::Maskable | Self::Disc => 0.8,
            Self::Foreground => 0.62,
        }
    }

    /// Whether every pixel is opaque. Apple refuses an app icon that has an alpha channel.
    pub(crate) fn is_opaque(self) -> bool {
        matches!(self, Self::Square | Self::Maskable)
    }
}
