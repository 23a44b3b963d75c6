//! The places in the app, and their names in the browser's address.

use std::hash::{DefaultHasher, Hash, Hasher};

use table::protocol::{GameId, Lesson, SessionId};

/// Where in the app a person is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Screen {
    #[default]
    Home,
    NewGame,
    Game(SessionId),
    /// A saved game, to be walked through. The moment on show stands in the address too: see [`moment`].
    Replay(GameId),
    /// The game of a link, which stands in the address itself; here is a digest of it.
    Link(u64),
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
            Screen::Replay(game) | Screen::Game(SessionId::Replay(game)) => format!("replay-{}", game.0),
            // Its address is written once, by whoever opens the link.
            Screen::Link(_) | Screen::Game(SessionId::Link(_)) => LINK.into(),
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
                let game = saved.or_else(lesson).map(Screen::Game);
                let replay = || replay(other).map(|(game, _)| Screen::Replay(game));
                let link = || link(other).map(|text| Screen::Link(digest(text)));
                game.or_else(replay).or_else(link).unwrap_or_default()
            }
        }
    }
}

/// What stands before the packed game of a link.
const LINK: &str = "g=";

/// The packed game that an address, or any other text, holds behind `#g=`.
pub(crate) fn link(text: &str) -> Option<&str> {
    text.strip_prefix(LINK).or_else(|| text.split_once("#g=").map(|(_, link)| link)).map(str::trim)
}

/// The fragment of a link's address.
pub(crate) fn link_fragment(link: &str) -> String {
    format!("{LINK}{link}")
}

fn digest(text: &str) -> u64 {
    let mut digest = DefaultHasher::new();
    text.hash(&mut digest);
    digest.finish()
}

/// The moment of a replay that an address names, in events.
pub(crate) fn moment(fragment: &str) -> Option<usize> {
    replay(fragment.trim_start_matches('#'))?.1
}

/// The address of a moment of a replay, in events.
pub(crate) fn at_moment(game: GameId, events: usize) -> String {
    format!("{}-{events}", Screen::Replay(game).fragment())
}

/// `replay-12`, or `replay-12-345` for a moment.
fn replay(fragment: &str) -> Option<(GameId, Option<usize>)> {
    let rest = fragment.strip_prefix("replay-")?;
    let (game, moment) = match rest.split_once('-') {
        Some((game, moment)) => (game, Some(moment.parse().ok()?)),
        None => (rest, None),
    };
    Some((GameId(game.parse().ok()?), moment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_found_again_by_its_address() {
        let games = [Screen::Game(GameId(12).into()), Screen::Game(Lesson::Tunnel.into())];
        let replay = Screen::Replay(GameId(12));
        let others =
            [replay, Screen::Home, Screen::NewGame, Screen::Saved, Screen::Statistics, Screen::Settings];
        for screen in others.into_iter().chain(games).chain([Screen::Rules, Screen::Learn, Screen::About]) {
            assert_eq!(Screen::of(&format!("#{}", screen.fragment())), screen);
        }
    }

    #[test]
    fn the_address_of_a_replay_names_its_moment() {
        let address = at_moment(GameId(12), 345);
        assert_eq!(Screen::of(&format!("#{address}")), Screen::Replay(GameId(12)));
        assert_eq!(moment(&format!("#{address}")), Some(345));
        assert_eq!(moment("#replay-12"), None);
        assert_eq!(moment("#game-12"), None);
    }

    #[test]
    fn a_link_is_found_in_an_address_and_in_any_text() {
        let (one, other) = (Screen::of("#g=1abc"), Screen::of("#g=1abd"));
        assert!(matches!(one, Screen::Link(_)) && one != other);
        for text in
            ["g=1abc", "#g=1abc", "https://elsewhere.invalid/play/#g=1abc", " Look: railhead #g=1abc\n"]
        {
            assert_eq!(link(text), Some("1abc"), "{text}");
        }
        assert_eq!(link("1abc"), None);
    }

    #[test]
    fn an_address_that_names_nothing_is_home() {
        for fragment in ["", "#", "#game-", "#game-x", "#lesson-x", "#replay-", "#replay-1-x", "#elsewhere"] {
            assert_eq!(Screen::of(fragment), Screen::Home, "{fragment}");
        }
    }
}
