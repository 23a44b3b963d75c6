//! Five railway people, drawn with a few shapes each.

use leptos::prelude::*;

use super::Style;

#[component]
pub(crate) fn Portrait(style: Style) -> impl IntoView {
    match style {
        Style::AllRounder => stationmaster().into_any(),
        Style::Planner => surveyor().into_any(),
        Style::Racer => driver().into_any(),
        Style::Blocker => signalman().into_any(),
        Style::Collector => inspector().into_any(),
    }
}

/// Round glasses, a peaked cap with a gold band, grey hair in a bun.
fn stationmaster() -> impl IntoView {
    view! {
        <svg class="likeness" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="32" fill="#c9d8d2" />
            <circle cx="32" cy="13" r="7" fill="#9a948c" />
            <path d="M8 64c1-12 10-17 24-17s23 5 24 17z" fill="#2d3f63" />
            <path d="M26 48h12l-6 9z" fill="#f6f1e4" />
            <path d="M30 51h4l1 9h-6z" fill="#b3372a" />
            <rect x="27" y="40" width="10" height="10" rx="4" fill="#d9a583" />
            <path d="M17 28c0-12 30-12 30 0l-1 6c-2 12-26 12-28 0z" fill="#9a948c" />
            <path d="M19 29c0-6 26-6 26 0v4c0 8-6 13-13 13s-13-5-13-13z" fill="#edc3a4" />
            <path d="M15 25c1-13 33-13 34 0z" fill="#2d3f63" />
            <path d="M15 22h34v4H15z" fill="#d8a93a" />
            <path d="M17 26h30c-3 4-27 4-30 0z" fill="#16202f" />
            <g fill="none" stroke="#3a3230" stroke-width="1.6">
                <circle cx="26" cy="33" r="4.2" />
                <circle cx="38" cy="33" r="4.2" />
                <path d="M30.2 33h3.6" />
                <path d="M27 41c3 2.4 7 2.4 10 0" stroke-linecap="round" />
            </g>
            <circle cx="26" cy="33" r="1.4" fill="#2b2320" />
            <circle cx="38" cy="33" r="1.4" fill="#2b2320" />
        </svg>
    }
}

/// A wide-brimmed hat, a beard, a pencil behind the ear.
fn surveyor() -> impl IntoView {
    view! {
        <svg class="likeness" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="32" fill="#e7d6ae" />
            <path d="M8 64c1-12 10-17 24-17s23 5 24 17z" fill="#6b5136" />
            <path d="M24 48l8 8 8-8 4 3-6 13H26l-6-13z" fill="#8d6f4b" />
            <rect x="27" y="40" width="10" height="9" rx="4" fill="#8a5a3c" />
            <path d="M19 27h26v8c0 8-6 13-13 13s-13-5-13-13z" fill="#a8734f" />
            <path d="M19 32c2 5 6 6 13 6s11-1 13-6v5c0 8-6 13-13 13s-13-5-13-13z" fill="#3b2a20" />
            <path d="M27 39.5c3 1.6 7 1.6 10 0" stroke="#e8cdb5" stroke-width="1.6" fill="none" stroke-linecap="round" />
            <circle cx="26.5" cy="30" r="1.5" fill="#241a14" />
            <circle cx="37.5" cy="30" r="1.5" fill="#241a14" />
            <path d="M20 25C21 9 43 9 44 25z" fill="#7c6a3e" />
            <path d="M20 21.5h24V25H20z" fill="#443a22" />
            <ellipse cx="32" cy="25.5" rx="21" ry="3.6" fill="#8f7b49" />
            <path d="M44 31l8-9 2 2-8 9z" fill="#e0b32e" />
            <path d="M52 22l3.2-1.4L54 24z" fill="#2b2320" />
        </svg>
    }
}

/// Goggles on the forehead, a red scarf in the wind.
fn driver() -> impl IntoView {
    view! {
        <svg class="likeness" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="32" fill="#b9cfdd" />
            <path d="M8 64c1-12 10-16 24-16s23 4 24 16z" fill="#37414a" />
            <rect x="27" y="40" width="10" height="9" rx="4" fill="#d49a78" />
            <path d="M19 47c6 4 20 4 26 0l3 5c-8 5-24 5-32 0z" fill="#c2261d" />
            <path d="M45 48c5-2 9-1 15-5-1 5-2 8-6 10-3 1-6 0-8-1z" fill="#a31c14" />
            <path d="M19 26h26v9c0 7-6 12-13 12s-13-5-13-12z" fill="#f0c5a6" />
            <path d="M17 27C16 8 48 8 47 27c-4-3-26-3-30 0z" fill="#6d4526" />
            <path d="M18 21c9-3 19-3 28 0v4c-9-3-19-3-28 0z" fill="#2a2d33" />
            <circle cx="25.5" cy="21.5" r="5" fill="#8fc7dc" stroke="#c99a3b" stroke-width="2" />
            <circle cx="38.5" cy="21.5" r="5" fill="#8fc7dc" stroke="#c99a3b" stroke-width="2" />
            <path d="M23.5 20l3-1.5M36.5 20l3-1.5" stroke="#eef8fb" stroke-width="1.4" stroke-linecap="round" />
            <circle cx="26.5" cy="33" r="1.6" fill="#2b2320" />
            <circle cx="37.5" cy="33" r="1.6" fill="#2b2320" />
            <path d="M26 39c4 4 9 3 12-.5" stroke="#7a3a26" stroke-width="1.8" fill="none" stroke-linecap="round" />
            <path d="M20 37l3 1M20 40l3 .5" stroke="#4a4038" stroke-width="1.2" stroke-linecap="round" />
        </svg>
    }
}

/// A big moustache, a flat cap, and a signal arm at danger behind.
fn signalman() -> impl IntoView {
    view! {
        <svg class="likeness" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="32" fill="#d6cbb8" />
            <rect x="50.5" y="14" width="3" height="40" fill="#4b4238" />
            <path d="M37 13h17v6H37z" fill="#c2261d" />
            <path d="M40 13h3v6h-3z" fill="#fff5e6" />
            <path d="M6 64c1-12 9-16 23-16s22 4 23 16z" fill="#3e5a46" />
            <path d="M21 48h16l-2 16H23z" fill="#e9b73a" />
            <rect x="24" y="41" width="10" height="9" rx="4" fill="#cf9a7c" />
            <path d="M16 27h26v9c0 7-6 12-13 12s-13-5-13-12z" fill="#ebbf9f" />
            <path d="M13 27C12 14 46 13 45 26c-9-3-23-3-32 1z" fill="#4b5563" />
            <path d="M13 27c9-5 26-5 34-1 1 3-2 3-4 2.5-8-2-18-2-26 .5-3 1-5 0-4-2z" fill="#374151" />
            <path d="M21 31.5l5-1M32 30.5l5 1" stroke="#3f3a35" stroke-width="1.8" stroke-linecap="round" />
            <circle cx="24" cy="34" r="1.5" fill="#2b2320" />
            <circle cx="34.5" cy="34" r="1.5" fill="#2b2320" />
            <path d="M29 38c-3-2-9-1-12 3 4 2 9 2 12-.5 3 2.5 8 2.5 12 .5-3-4-9-5-12-3z" fill="#7a5230" />
        </svg>
    }
}

/// Red curls, a pillbox cap, a punched ticket in hand.
fn inspector() -> impl IntoView {
    view! {
        <svg class="likeness" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="32" fill="#dcc6d6" />
            <g fill="#a8452a">
                <circle cx="17" cy="31" r="7" />
                <circle cx="47" cy="31" r="7" />
                <circle cx="18" cy="41" r="6" />
                <circle cx="46" cy="41" r="6" />
                <circle cx="22" cy="23" r="7" />
                <circle cx="42" cy="23" r="7" />
            </g>
            <path d="M8 64c1-12 10-16 24-16s23 4 24 16z" fill="#7b3561" />
            <path d="M25 49h14l-7 8z" fill="#f6f1e4" />
            <rect x="27" y="41" width="10" height="9" rx="4" fill="#dba88a" />
            <path d="M19.5 27h25v8c0 8-6 13-12.5 13s-12.5-5-12.5-13z" fill="#f4cfb4" />
            <path d="M19 27c4-5 22-5 26 0l-1-6H20z" fill="#a8452a" />
            <path d="M20 12h24l2 9c-8-3-20-3-28 0z" fill="#7b3561" />
            <path d="M18.5 20c8-3 19-3 27 0v3c-8-3-19-3-27 0z" fill="#d8a93a" />
            <circle cx="26.5" cy="33" r="1.6" fill="#2b2320" />
            <circle cx="37.5" cy="33" r="1.6" fill="#2b2320" />
            <path d="M27 40c3 3 7 3 10 0z" fill="#b3372a" />
            <g fill="#e59c84" opacity="0.6">
                <circle cx="23" cy="37.5" r="2.4" />
                <circle cx="41" cy="37.5" r="2.4" />
            </g>
            <g transform="rotate(-18 50 52)">
                <rect x="42" y="46" width="17" height="10" rx="1.5" fill="#f7eed6" stroke="#8a7a55" />
                <circle cx="46" cy="51" r="1.7" fill="#7b3561" />
                <path d="M50 49.5h6M50 52.5h4" stroke="#8a7a55" stroke-width="1.2" />
            </g>
        </svg>
    }
}
