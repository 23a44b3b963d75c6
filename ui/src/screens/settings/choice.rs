//! A setting that is one of several.

use leptos::prelude::*;

#[component]
pub(super) fn Choice<T>(
    name: &'static str,
    label: String,
    about: String,
    options: Vec<(T, String)>,
    chosen: Signal<T>,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let option = move |(value, words): (T, String)| {
        view! {
            <label>
                <input type="radio" name=name prop:checked=move || chosen.get() == value on:change=move |_| choose(value) />
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setting">
            <legend>{label}</legend>
            <p>{about}</p>
            <div class="segments">{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}
