//! The places in the app, and their names in the browser's address.

use table::protocol::GameId;

/// Where in the app a person is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Screen {
    #[default]
    Home,
    NewGame,
    Game(GameId),
    Saved,
    Statistics,
    Settings,
}

impl Screen {
    /// What stands behind the `#` of the address: a reload, or a browser that woke up again, finds its way back.
    pub(crate) fn fragment(self) -> String {
        match self {
            Screen::Home => String::new(),
            Screen::NewGame => "new".into(),
            Screen::Game(GameId(game)) => format!("game-{game}"),
            Screen::Saved => "saved".into(),
            Screen::Statistics => "statistics".into(),
            Screen::Settings => "settings".into(),
        }
    }

    /// The screen of an address; the first one where the address names none.
    pub(crate) fn of(fragment: &str) -> Screen {
        match fragment.trim_start_matches('#') {
            "new" => Screen::NewGame,
            "saved" => Screen::Saved,
            "statistics" => Screen::Statistics,
            "settings" => Screen::Settings,
            other => {
                let game = other.strip_prefix("game-").and_then(|number| number.parse().ok());
                game.map_or(Screen::Home, |number| Screen::Game(GameId(number)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_found_again_by_its_address() {
        let game = Screen::Game(GameId(12));
        let others = [Screen::Home, Screen::NewGame, Screen::Saved, Screen::Statistics, Screen::Settings];
        for screen in others.into_iter().chain([game]) {
            assert_eq!(Screen::of(&format!("#{}", screen.fragment())), screen);
        }
    }

    #[test]
    fn an_address_that_names_nothing_is_home() {
        for fragment in ["", "#", "#game-", "#game-x", "#elsewhere"] {
            assert_eq!(Screen::of(fragment), Screen::Home, "{fragment}");
        }
    }
}
