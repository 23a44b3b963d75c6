//! The parts of the rules.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::t;

/// The sections, in the order of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Section {
    Aim,
    Cards,
    Claim,
    Doubles,
    Tickets,
    End,
    Europe,
    Ferry,
    Tunnel,
    Station,
}

impl Section {
    pub(super) const ALL: [Section; 10] = [
        Section::Aim,
        Section::Cards,
        Section::Claim,
        Section::Doubles,
        Section::Tickets,
        Section::End,
        Section::Europe,
        Section::Ferry,
        Section::Tunnel,
        Section::Station,
    ];

    pub(super) fn id(self) -> &'static str {
        match self {
            Section::Aim => "rule-aim",
            Section::Cards => "rule-cards",
            Section::Claim => "rule-claim",
            Section::Doubles => "rule-doubles",
            Section::Tickets => "rule-tickets",
            Section::End => "rule-end",
            Section::Europe => "rule-europe",
            Section::Ferry => "rule-ferry",
            Section::Tunnel => "rule-tunnel",
            Section::Station => "rule-station",
        }
    }

    pub(super) fn title(self) -> String {
        match self {
            Section::Aim => t!("rules-aim-title"),
            Section::Cards => t!("rules-cards-title"),
            Section::Claim => t!("rules-claim-title"),
            Section::Doubles => t!("rules-doubles-title"),
            Section::Tickets => t!("rules-tickets-title"),
            Section::End => t!("rules-end-title"),
            Section::Europe => t!("rules-europe-title"),
            Section::Ferry => t!("rules-ferry-title"),
            Section::Tunnel => t!("rules-tunnel-title"),
            Section::Station => t!("rules-station-title"),
        }
    }

    /// Its text, one paragraph per line.
    pub(super) fn text(self) -> String {
        match self {
            Section::Aim => t!("rules-aim"),
            Section::Cards => t!("rules-cards"),
            Section::Claim => t!("rules-claim"),
            Section::Doubles => t!("rules-doubles"),
            Section::Tickets => t!("rules-tickets"),
            Section::End => t!("rules-end"),
            Section::Europe => t!("rules-europe"),
            Section::Ferry => t!("rules-ferry"),
            Section::Tunnel => t!("rules-tunnel"),
            Section::Station => t!("rules-station"),
        }
    }

    /// Is it about something that only the map of Europe has?
    pub(super) fn is_of_europe(self) -> bool {
        match self {
            Section::Aim
            | Section::Cards
            | Section::Claim
            | Section::Doubles
            | Section::Tickets
            | Section::End => false,
            Section::Europe | Section::Ferry | Section::Tunnel | Section::Station => true,
        }
    }

    /// Scrolls to it and focuses it, so that screen readers go on from there.
    pub(super) fn show(self) {
        let article = document().get_element_by_id(self.id());
        if let Some(article) = article.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
            article.scroll_into_view();
            // Without focus it is still in view.
            let _ = article.focus();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_has_a_place_and_words_of_its_own() {
        let ids: std::collections::BTreeSet<_> = Section::ALL.iter().map(|section| section.id()).collect();
        assert_eq!(ids.len(), Section::ALL.len());
        for section in Section::ALL {
            assert!(section.text().lines().all(|line| !line.trim().is_empty()), "{section:?}");
        }
    }
}
