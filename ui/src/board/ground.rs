//! Land and water: cut paper over a sea with engraved shallows.

use leptos::prelude::*;
use scene::Scene;

use super::rose::Rose;

/// What lies under the tracks. `map` makes the ids of this board's paints different from another's.
#[component]
pub(super) fn Ground(
    map: String,
    scene: &'static Scene,
    /// The land's edge, in one piece or in many.
    shore: Vec<&'static str>,
) -> impl IntoView {
    let land = &scene.land;
    let (outline, of_land) = (format!("{map}-land"), format!("#{map}-land"));
    let (edges, of_shore) = (format!("{map}-shore"), format!("#{map}-shore"));
    let piece = |piece: &'static str| view! { <path d=piece /> };
    let (sea, paper, grain) = (format!("{map}-sea"), format!("{map}-paper"), format!("{map}-grain"));
    let paint = |name: &str| format!("url(#{name})");
    let shallow = |class: &'static str| view! { <use href=of_shore.clone() class=class /> };
    let edge = format!("{map}-edge");
    let [sea_paint, paper_paint, grain_paint, edge_paint] =
        [&sea, &paper, &grain, &edge].map(|name| paint(name));
    view! {
        <svg class="ground" viewBox="0 0 1000 640" aria-hidden="true">
            <defs>
                <path id=outline fill-rule="evenodd" d=land.land />
                <g id=edges>{shore.into_iter().map(piece).collect_view()}</g>
                <radialGradient id=sea gradientUnits="userSpaceOnUse" cx="500" cy="300" r="760">
                    {stop("sea-near", "0.35")}
                    {stop("sea-far", "1")}
                </radialGradient>
                <radialGradient id=paper gradientUnits="userSpaceOnUse" cx="460" cy="260" r="720">
                    {stop("land-near", "0.2")}
                    {stop("land-far", "1")}
                </radialGradient>
                <linearGradient id=edge x1="0" y1="0" x2="0" y2="1">
                    {stop("edge-out", "0.05")}
                    {stop("edge-in", "0.15")}
                    {stop("edge-in", "0.86")}
                    {stop("edge-out", "0.96")}
                </linearGradient>
                <pattern id=grain patternUnits="userSpaceOnUse" width="72" height="72">
                    <path class="fibres" d=FIBRES />
                </pattern>
            </defs>
            <rect x="-260" y="-160" width="1520" height="960" fill=sea_paint />
            {["shallow far", "shallow mid", "shallow near"].map(shallow).into_iter().collect_view()}
            <use href=of_land.clone() class="drop" transform="translate(1.6 3.2)" />
            <use href=of_land.clone() fill=paper_paint />
            <use href=of_land fill=grain_paint />
            <path class="inner" d=land.inner />
            <path class="rivers" d=land.rivers />
            <path class="borders" d=land.borders />
            <path class="lakes" d=land.lakes />
            <use href=of_shore class="coast" />
            // Above and below the board the drawing fades out.
            <rect x="-280" y="-180" width="1560" height="1000" fill=edge_paint />
            <Rose at=scene.rose />
        </svg>
    }
}

/// A function, because `view!` with literal attributes would wrap it in a group, which a gradient can't contain.
fn stop(class: &'static str, offset: &'static str) -> impl IntoView {
    view! { <stop class=class offset=offset /> }
}

/// A scatter of short strokes, as in laid paper.
const FIBRES: &str = "M18 10h.6M28 13l-3.5 -.3M61 56l2.1 -.9M37 21h.6M14 10l-2.3 1.4M55 56l2.4 -1.0M23 44h.6M49 59l3.0 -1.3M41 47l.0 -1.0M33 9h.6M62 60l.4 -.6M60 41l3.1 1.1M35 30h.6M41 31l-2.7 -.6M54 6l-3.6 .4M21 38h.6M33 26l4.0 -1.0M29 16l1.1 -.7M25 52h.6M23 40l3.2 -1.3M7 18l2.1 .4M18 25h.6M14 33l-3.7 .6M59 66l1.9 1.5M4 22h.6M64 54l-.7 1.4M42 57l-1.7 -1.0M31 12h.6M27 66l-1.3 -1.6M6 14l2.3 -.4M21 9h.6M65 31l-2.3 -1.4M6 14l1.4 -1.1M6 35h.6M19 69l-3.0 .1M52 30l3.9 -.1M18 30h.6M5 31l-2.0 1.2M55 36l-3.7 -.8M18 17h.6M18 60l-2.9 -1.4M61 40l3.9 -.3M60 46h.6M53 52l-.0 -1.3M16 61l3.2 1.4M24 46h.6";
