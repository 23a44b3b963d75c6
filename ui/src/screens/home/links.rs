//! The other ways on from the first screen.

use leptos::prelude::*;

use super::link::HomeLink;
use crate::app::Screen;
use crate::t;

#[component]
pub(super) fn HomeLinks() -> impl IntoView {
    view! {
        <HomeLink to=Screen::Saved words=t!("home-saved") drawing="M4 7.5h16M5.5 7.5V20h13V7.5M4 4h16v3.5H4zM10 11.5h4" />
        <HomeLink to=Screen::Statistics words=t!("home-statistics") drawing="M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6" />
        <HomeLink
            to=Screen::Learn
            words=t!("home-learn")
            drawing="M2.5 9L12 4.5L21.5 9L12 13.5zM6.5 11V16.5C9.5 18.8 14.5 18.8 17.5 16.5V11M21.5 9V15"
        />
        <HomeLink
            to=Screen::Rules
            words=t!("home-rules")
            drawing="M12 6.5C10 5 7 4.5 3.5 4.8V18.5C7 18.2 10 18.7 12 20C14 18.7 17 18.2 20.5 18.5V4.8C17 4.5 14 5 12 6.5zM12 6.5V20"
        />
        // Three sliders; a circle is two arcs.
        <HomeLink
            to=Screen::Settings
            words=t!("home-settings")
            drawing="M4 7h9m5 0h2M4 17h2m5 0h9M4 12h4m5 0h7M13.3 7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M6.3 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M8.3 12a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"
        />
    }
}
