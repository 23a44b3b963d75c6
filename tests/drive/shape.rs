//! The screens that people have.
//!
//! A story that is told in several languages and on several screens is told in pairs, not in every product: each of its
//! languages and each of its screens once, and the other stories take the pairs that are left. Where words are measured
//! (`fit.rs`) it is every product: a word is too long in one language on one screen.

/// A screen's size in CSS pixels, and whether it is touched.
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

/// What the system prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Light {
    Light,
    Dark,
}

impl Light {
    pub const ALL: [Light; 2] = [Light::Light, Light::Dark];

    pub fn name(self) -> &'static str {
        match self {
            Light::Light => "light",
            Light::Dark => "dark",
        }
    }
}
