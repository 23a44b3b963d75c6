//! Bars with their numbers: a chart and a table in one.

use leptos::prelude::*;

/// A bar: what it stands for, how long it is, and its number in words.
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) words: String,
    /// Another number, under the first.
    pub(super) aside: Option<String>,
}

/// `most` is the value of a bar over the whole width. Negative values are drawn as missing.
pub(super) fn bars(title: String, most: f64, all: Vec<Bar>) -> impl IntoView + use<> {
    let row = |bar: Bar| {
        let share = if most > 0.0 { 100.0 * bar.value.abs() / most } else { 0.0 };
        let width = format!("{:.1}%", share.min(100.0));
        view! {
            <tr>
                <th scope="row">{bar.name}</th>
                <td class="bar-track" aria-hidden="true"><i class:below=bar.value < 0.0 style:width=width></i></td>
                <td>{bar.words}{bar.aside.map(|words| view! { <br /><small>{words}</small> })}</td>
            </tr>
        }
    };
    view! {
        <section class="panel">
            <h2>{title.clone()}</h2>
            <table class="bars">
                <caption class="heard">{title}</caption>
                <tbody>{all.into_iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
}
