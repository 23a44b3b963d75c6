//! The screens that people have.
//!
//! A story that runs in several languages and on several screens runs in pairs, not in every combination: each of its
//! languages once and each of its screens once; other stories use the remaining pairs. Where the length of words is checked
//! (`fit.rs`), every combination is used: a word can be too long in just one language on just one screen.

/// A screen's size in CSS pixels, and whether it is a touch screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
    pub touch: bool,
}

impl Shape {
    pub const DESK: Shape = Shape { name: "desk", width: 1440, height: 900, touch: false };
    pub const TABLET: Shape = Shape { name: "tablet", width: 820, height: 1180, touch: true };
    pub const PHONE: Shape = Shape { name: "phone", width: 390, height: 844, touch: true };
    pub const PHONE_ON_ITS_SIDE: Shape = Shape { name: "phone-wide", width: 844, height: 390, touch: true };

    pub const ALL: [Shape; 4] = [Shape::DESK, Shape::TABLET, Shape::PHONE, Shape::PHONE_ON_ITS_SIDE];
}

/// The colour scheme that the system prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColourScheme {
    Light,
    Dark,
}

impl ColourScheme {
    pub const ALL: [ColourScheme; 2] = [ColourScheme::Light, ColourScheme::Dark];

    pub fn name(self) -> &'static str {
        match self {
            ColourScheme::Light => "light",
            ColourScheme::Dark => "dark",
        }
    }
}
