//! What was measured for one combination of screen, theme and sight.

use engine::SeatColour;
use serde_json::{Value, json};

use super::board::Kind;
use super::teller::Classifier;
use super::view::Seen;

/// How claimed routes differ from free ones of the same colour.
#[derive(Debug, Clone, Copy)]
pub struct Contrast {
    pub colour: SeatColour,
    /// The contrast between the two, of what stands out from the ground in each (WCAG: 1 to 21).
    pub lightness: f64,
    /// The ratio of their widths.
    pub width: f64,
}

impl Contrast {
    /// Lightness times width.
    pub fn local(self) -> f64 {
        self.lightness * self.width
    }
}

/// The contrast for each colour that both trains and free routes have. Routes that are marked as claimable are left out.
pub fn contrasts(seen: &[Seen]) -> Vec<Contrast> {
    let mean = |kind: Kind| {
        let strips: Vec<_> = seen.iter().filter(|it| it.kind == kind && !it.is_marked).collect();
        let of = |figure: fn(&Seen) -> f64| {
            (!strips.is_empty())
                .then(|| strips.iter().map(|it| figure(it)).sum::<f64>() / strips.len() as f64)
        };
        Some((of(|it| it.strip.tone())?, of(|it| it.strip.width())?))
    };
    let contrast = |colour: SeatColour| {
        let free = engine::Card::COLOURS.into_iter().find(|card| card.name() == colour.name());
        let (claimed, free) = (mean(Kind::Claimed(colour))?, mean(Kind::Free(free))?);
        let (light, dark) = (claimed.0.max(free.0), claimed.0.min(free.0));
        let lightness = (light + 0.05) / (dark + 0.05);
        Some(Contrast { colour, lightness, width: claimed.1 / free.1 })
    };
    SeatColour::ALL.into_iter().filter_map(contrast).collect()
}

/// How many routes the classifier was tested with, and for how many it was right.
#[derive(Debug, Clone, Copy, Default)]
pub struct Accuracy {
    pub routes: usize,
    /// Routes for which it was right about whether they are claimed.
    pub claimed: usize,
    /// Routes that are claimed.
    pub owned: usize,
    /// Claimed routes for which it was right about the owner.
    pub owner: usize,
}

impl Accuracy {
    pub fn of(classifier: &Classifier, seen: &[Seen]) -> Accuracy {
        let mut accuracy = Accuracy::default();
        for route in seen {
            let answer = classifier.classify(&route.strip.profile());
            let is_claimed = |kind: Kind| matches!(kind, Kind::Claimed(_));
            accuracy.routes += 1;
            accuracy.claimed += usize::from(is_claimed(answer) == is_claimed(route.kind));
            accuracy.owned += usize::from(is_claimed(route.kind));
            accuracy.owner += usize::from(is_claimed(route.kind) && answer == route.kind);
        }
        accuracy
    }

    pub fn plus(self, other: Accuracy) -> Accuracy {
        Accuracy {
            routes: self.routes + other.routes,
            claimed: self.claimed + other.claimed,
            owned: self.owned + other.owned,
            owner: self.owner + other.owner,
        }
    }

    pub fn claimed_share(self) -> f64 {
        self.claimed as f64 / self.routes as f64
    }

    pub fn owner_share(self) -> f64 {
        self.owner as f64 / self.owned as f64
    }
}

/// Everything that was measured for one combination of screen, theme and sight.
pub struct Figures {
    pub theme: String,
    pub width: u32,
    pub sight: &'static str,
    pub contrasts: Vec<Contrast>,
    pub accuracy: Accuracy,
}

impl Figures {
    pub fn least(&self) -> f64 {
        self.contrasts.iter().map(|it| it.local()).fold(f64::INFINITY, f64::min)
    }

    fn row(&self) -> String {
        let of = |colour: SeatColour| {
            let found = self.contrasts.iter().find(|it| it.colour == colour);
            found.map_or("–".to_owned(), |it| {
                format!("{:.1} ({:.1} × {:.2})", it.local(), it.lightness, it.width)
            })
        };
        let colours = SeatColour::ALL.map(of).join(" | ");
        let Accuracy { routes, owned, .. } = self.accuracy;
        format!(
            "| {} | {} | {} | {colours} | {:.1} % of {routes} | {:.1} % of {owned} |",
            self.theme,
            self.width,
            self.sight,
            100.0 * self.accuracy.claimed_share(),
            100.0 * self.accuracy.owner_share(),
        )
    }

    fn json(&self) -> Value {
        let contrasts = self.contrasts.iter().map(|it| {
            let figures = json!({ "local": it.local(), "lightness": it.lightness, "width": it.width });
            (it.colour.name().to_owned(), figures)
        });
        json!({
            "theme": self.theme,
            "width": self.width,
            "sight": self.sight,
            "contrast": Value::Object(contrasts.collect()),
            "routes": self.accuracy.routes,
            "claimed_told": self.accuracy.claimed_share(),
            "owner_told": self.accuracy.owner_share(),
        })
    }
}

/// A report of all figures: a table for a document, or JSON for a program. The accuracy is that of the smallest screen.
pub fn report(all: &[Figures], as_json: bool) -> String {
    let least = all.iter().map(Figures::least).fold(f64::INFINITY, f64::min);
    let on_a_phone = |is: fn(&Figures) -> bool| {
        let smallest = all.iter().map(|it| it.width).min();
        let counted = all.iter().filter(|it| Some(it.width) == smallest && is(it));
        counted.fold(Accuracy::default(), |sum, it| sum.plus(it.accuracy))
    };
    let (full, every) = (on_a_phone(|it| it.sight == "none"), on_a_phone(|_| true));
    if as_json {
        return json!({
            "legibility.contrast": least,
            "legibility.claimed_told": full.claimed_share(),
            "legibility.owner_told": full.owner_share(),
            "legibility.claimed_told.every_sight": every.claimed_share(),
            "legibility.owner_told.every_sight": every.owner_share(),
            "views": all.iter().map(Figures::json).collect::<Vec<_>>(),
        })
        .to_string();
    }
    let colours = SeatColour::ALL.map(SeatColour::name).join(" | ");
    let mut lines = vec![
        format!("| theme | wide | eyes | {colours} | claimed told | owner told |"),
        "|---|--:|---|--:|--:|--:|--:|--:|--:|--:|".to_owned(),
    ];
    lines.extend(all.iter().map(Figures::row));
    lines.push(String::new());
    lines.push(format!("least contrast, lightness × width: {least:.2} (goal 3)"));
    for (whose, accuracy) in [("full sight", full), ("every kind of sight", every)] {
        lines.push(format!(
            "{whose}, smallest screen: claimed told {:.2} % (goal 99), owner told {:.2} % (goal 97)",
            100.0 * accuracy.claimed_share(),
            100.0 * accuracy.owner_share(),
        ));
    }
    lines.join("\n")
}
