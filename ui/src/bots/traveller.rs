//! The faces that people can pick for themselves.

use std::collections::BTreeMap;

use leptos::prelude::*;

/// A person's face, named after what one sees first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Traveller {
    Hat,
    Beret,
    Curls,
    Beard,
    Scarf,
    Bob,
}

impl Traveller {
    pub(crate) const ALL: [Traveller; 6] = [
        Traveller::Hat,
        Traveller::Beret,
        Traveller::Curls,
        Traveller::Beard,
        Traveller::Scarf,
        Traveller::Bob,
    ];

    /// Its name in the settings.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Traveller::Hat => "hat",
            Traveller::Beret => "beret",
            Traveller::Curls => "curls",
            Traveller::Beard => "beard",
            Traveller::Scarf => "scarf",
            Traveller::Bob => "bob",
        }
    }

    pub(crate) fn of(key: &str) -> Option<Traveller> {
        Traveller::ALL.into_iter().find(|face| face.key() == key)
    }

    /// The face of the person of that name, of those that were picked.
    pub(crate) fn by_name(name: &str, picked: &BTreeMap<String, String>) -> Traveller {
        let own = picked.get(name.trim()).and_then(|key| Traveller::of(key));
        own.unwrap_or_else(|| Traveller::usual(name))
    }

    /// For a person who has picked none: always the same for one name, and another for “Player 2” than for “Player 1”.
    fn usual(name: &str) -> Traveller {
        let sum: usize = name.trim().chars().map(|letter| letter as usize).sum();
        Traveller::ALL[sum % Traveller::ALL.len()]
    }
}

/// What one is drawn of: colours, and paths in a square of 64.
struct Likeness {
    ground: &'static str,
    coat: &'static str,
    skin: &'static str,
    shade: &'static str,
    behind: &'static [(&'static str, &'static str)],
    over: &'static [(&'static str, &'static str)],
}

#[component]
pub(crate) fn TravellerPortrait(face: Traveller) -> impl IntoView {
    let Likeness { ground, coat, skin, shade, behind, over } = likeness(face);
    // Curls overlap; a pair of glasses is hollow.
    let part = |rule: &'static str| {
        move |(fill, outline): &(&'static str, &'static str)| {
            view! { <path fill=*fill fill-rule=rule d=*outline /> }
        }
    };
    view! {
        <svg class="likeness" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="32" fill=ground />
            {behind.iter().map(part("nonzero")).collect_view()}
            <path d="M8 64c1-12 10-17 24-17s23 5 24 17z" fill=coat />
            <rect x="27" y="40" width="10" height="10" rx="4" fill=shade />
            <path d="M19 27h26v8c0 8-6 13-13 13s-13-5-13-13z" fill=skin />
            {over.iter().map(part("evenodd")).collect_view()}
            <path d="M25 33a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM36 33a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z" fill="#2b2320" />
            <path d="M28 41c2.5 1.8 5.5 1.8 8 0" stroke="#7a3a26" stroke-width="1.6" fill="none" stroke-linecap="round" />
        </svg>
    }
}

fn likeness(face: Traveller) -> Likeness {
    match face {
        Traveller::Hat => Likeness {
            ground: "#efe3c6",
            coat: "#5b6b70",
            skin: "#edc3a4",
            shade: "#d9a583",
            behind: &[],
            over: &[
                ("#6d4526", "M18.5 26h3.2v7.5h-2c-1-2-1.2-5-1.2-7.5zM45.5 26h-3.2v7.5h2c1-2 1.2-5 1.2-7.5z"),
                ("#3c484c", "M21 24C21 9 43 9 43 24z"),
                ("#b3372a", "M20.8 20.5h22.4V24.5H20.8z"),
                ("#2f393c", "M13 25.5a19 3.3 0 1 0 38 0a19 3.3 0 1 0-38 0z"),
            ],
        },
        Traveller::Beret => Likeness {
            ground: "#cfe0dc",
            coat: "#8c3b32",
            skin: "#f4cfb4",
            shade: "#dba88a",
            behind: &[("#3a2520", "M17 28c0-13 30-13 30 0v21c-8 4-22 4-30 0z")],
            over: &[
                ("#3a2520", "M19 31c1-9 25-9 26 0c-5-5-9-4.5-14-4.5s-8 .5-12 4.5z"),
                (
                    "#24506b",
                    "M15.5 24c-2-12 27-18 34-6c2 4-2 6.5-6 5.5c-9-2-19-1.5-28 .5zM31 7.5h3.2v4h-3.2z",
                ),
            ],
        },
        Traveller::Curls => Likeness {
            ground: "#e6d2a4",
            coat: "#3f6b52",
            skin: "#8f5f40",
            shade: "#7a4e33",
            behind: &[(
                "#241a16",
                "M11 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM21 19a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM35 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM10 36a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM40 36a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
            )],
            over: &[
                ("#241a16", "M19 30c2-7 24-7 26 0c-4-2.5-8-3-13-3s-9 .5-13 3z"),
                ("#d8a93a", "M16.5 41a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM43.5 41a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"),
            ],
        },
        Traveller::Beard => Likeness {
            ground: "#d6cbb8",
            coat: "#3c4a6b",
            skin: "#eebf9d",
            shade: "#d39d7c",
            behind: &[],
            over: &[
                ("#eebf9d", "M19 29C18 8 46 8 45 29z"),
                ("#f2ede2", "M17.5 26c-1.5 4-.5 8.5 1.8 9.5v-9.5zM46.5 26c1.5 4 .5 8.5-1.8 9.5v-9.5z"),
                (
                    "#f2ede2",
                    "M18.8 34c3 3.5 7 4.5 13.2 4.5s10.2-1 13.2-4.5v4c0 9-6 15-13.2 15s-13.2-6-13.2-15z",
                ),
                (
                    "#5a4a3c",
                    "M21.9 32a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0zM23.3 32a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM32.9 32a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0zM34.3 32a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM30.5 31.3h3v1.4h-3z",
                ),
            ],
        },
        Traveller::Scarf => Likeness {
            ground: "#d9c4d3",
            coat: "#5a4468",
            skin: "#cf9770",
            shade: "#b57f5a",
            behind: &[("#1f6f74", "M15 33c0-31 34-31 34 0v19c-6 6-28 6-34 0z")],
            over: &[
                ("#1f6f74", "M18 32c0-15 28-15 28 0c-4-7-8-7.5-14-7.5s-10 .5-14 7.5z"),
                ("#185b60", "M17.5 36c1.5 9 8 13 14.5 13s13-4 14.5-13c3 10 2 17-3 21h-23c-5-4-6-11-3-21z"),
            ],
        },
        Traveller::Bob => Likeness {
            ground: "#c3d2e4",
            coat: "#c2663a",
            skin: "#f3cda6",
            shade: "#dcab82",
            behind: &[("#1d1c22", "M16 28c0-17 32-17 32 0v15c-3 3-7 3-7 3h-18s-4 0-7-3z")],
            over: &[
                ("#1d1c22", "M18.5 30v-6c3-8 24-8 27 0v6c-9-2.5-18-2.5-27 0z"),
                (
                    "#8a2a2a",
                    "M21.7 33a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0zM23 33a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM32.7 33a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0zM34 33a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM30.8 32.3h2.4v1.3h-2.4z",
                ),
            ],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_found_by_its_key_and_neighbours_at_the_table_differ() {
        for face in Traveller::ALL {
            assert_eq!(Traveller::of(face.key()), Some(face));
        }
        let picked = ["hat", "a face of the future"].map(str::to_owned);
        let picked = ["Ida", "Otto"].map(str::to_owned).into_iter().zip(picked).collect();
        assert_eq!(Traveller::by_name("Ida ", &picked), Traveller::Hat);
        assert_eq!(Traveller::by_name("Otto", &picked), Traveller::usual("Otto"));
        let [one, two] = ["Player 1", "Player 2"].map(Traveller::usual);
        assert!(one != two && Traveller::usual(" Player 1 ") == one);
    }
}
