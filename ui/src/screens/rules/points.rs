//! What routes are worth.

use leptos::prelude::*;

use crate::t;

/// The values of both maps; neither has a route of seven spaces.
#[component]
pub(super) fn Points() -> impl IntoView {
    let points = engine::maps().first().map(|map| map.features().points).unwrap_or_default();
    let lengths: Vec<_> = (0..).zip(points).filter(|(length, _)| ![0, 7].contains(length)).collect();
    let cells =
        |of: fn(&(u8, u8)) -> u8| lengths.iter().map(|pair| view! { <td>{of(pair)}</td> }).collect_view();
    view! {
        <table class="rule-points">
            <tbody>
                <tr><th scope="row">{t!("rules-points-spaces")}</th>{cells(|(length, _)| *length)}</tr>
                <tr><th scope="row">{t!("rules-points")}</th>{cells(|(_, points)| *points)}</tr>
            </tbody>
        </table>
    }
}
