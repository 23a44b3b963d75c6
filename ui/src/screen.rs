//! The places in the app, and their names in the browser's address.

use table::protocol::{GameId, Lesson, SessionId};

/// Where in the app a person is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Screen {
    #[default]
    Home,
    NewGame,
    Game(SessionId),
    Saved,
    Statistics,
    Settings,
    Rules,
    Learn,
    About,
}

impl Screen {
    /// What stands behind the `#` of the address: a reload, or a browser that woke up again, finds its way back.
    pub(crate) fn fragment(self) -> String {
        match self {
            Screen::Home => String::new(),
            Screen::NewGame => "new".into(),
            Screen::Game(SessionId::Game(game)) => format!("game-{}", game.0),
            Screen::Game(SessionId::Lesson(lesson)) => format!("lesson-{}", lesson.key()),
            Screen::Saved => "saved".into(),
            Screen::Statistics => "statistics".into(),
            Screen::Settings => "settings".into(),
            Screen::Rules => "rules".into(),
            Screen::Learn => "learn".into(),
            Screen::About => "about".into(),
        }
    }

    /// The screen of an address; the first one where the address names none.
    pub(crate) fn of(fragment: &str) -> Screen {
        match fragment.trim_start_matches('#') {
            "new" => Screen::NewGame,
            "saved" => Screen::Saved,
            "statistics" => Screen::Statistics,
            "settings" => Screen::Settings,
            "rules" => Screen::Rules,
            "learn" => Screen::Learn,
            "about" => Screen::About,
            other => {
                let number = other.strip_prefix("game-").and_then(|number| number.parse().ok());
                let saved = number.map(|number| SessionId::Game(GameId(number)));
                let lesson = || other.strip_prefix("lesson-").and_then(Lesson::named).map(SessionId::Lesson);
                saved.or_else(lesson).map_or(Screen::Home, Screen::Game)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_found_again_by_its_address() {
        let games = [Screen::Game(GameId(12).into()), Screen::Game(Lesson::Tunnel.into())];
        let others = [Screen::Home, Screen::NewGame, Screen::Saved, Screen::Statistics, Screen::Settings];
        for screen in others.into_iter().chain(games).chain([Screen::Rules, Screen::Learn, Screen::About]) {
            assert_eq!(Screen::of(&format!("#{}", screen.fragment())), screen);
        }
    }

    #[test]
    fn an_address_that_names_nothing_is_home() {
        for fragment in ["", "#", "#game-", "#game-x", "#lesson-x", "#elsewhere"] {
            assert_eq!(Screen::of(fragment), Screen::Home, "{fragment}");
        }
    }
}
