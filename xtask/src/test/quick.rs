//! The stories of `cargo xtask test quick`: one for each screen. Tests compare the list with the screens and the stories.

use anyhow::{Context, Result};

use super::browser::TestEnvironment;
use super::stories;
use super::story::Story;

/// A screen's name in `ui/src/screen.rs`, and the file and the name of a story that uses the screen.
const SCREENS: [(&str, &str, &str); 11] = [
    ("Game", "keyboard", "turn::a_turn_of_each_kind_by_keys_alone"),
    ("Replay", "replay", "a_finished_game_is_walked_through_from_its_result"),
    ("Link", "replay", "a_game_is_sent_as_a_link_and_opened_in_a_fresh_profile"),
    ("Learn", "lessons", "a_mistake_is_explained_and_costs_nothing"),
    ("Saved", "screens", "saved_games_are_found_renamed_deleted_and_brought_back"),
    ("Statistics", "progress", "statistics_are_filtered_and_shown_whole_again"),
    ("Rules", "lessons", "the_rules_are_one_tap_from_home_in_every_language"),
    ("NewGame", "screens", "what_is_wrong_with_a_new_game_is_said_where_it_is_wrong"),
    ("Settings", "screens", "settings_are_kept_over_a_reload"),
    ("About", "policy", "what_others_ask_to_be_told_can_be_read_in_the_app"),
    ("Home", "screens", "a_game_begins_two_taps_from_home"),
];

pub fn run() -> Result<()> {
    let mut files: Vec<&str> = SCREENS.iter().map(|(_, file, _)| *file).collect();
    files.sort_unstable();
    files.dedup();
    let all = stories::find(&files)?;
    let chosen: Result<Vec<Story>> = SCREENS.iter().map(|(_, file, name)| named(&all, file, name)).collect();
    let environment = TestEnvironment::find()?;
    stories::run_all(&chosen?, |story| environment.with(story))
}

fn named(all: &[Story], file: &str, name: &str) -> Result<Story> {
    let found = all.iter().find(|story| story.file == file && story.name == name);
    found.cloned().with_context(|| format!("{file}::{name}, which `quick` would run, is not there"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;
    use std::fs;

    #[test]
    fn every_screen_has_its_story() {
        let source = fs::read_to_string(project::root().join("ui/src/screen.rs")).unwrap();
        let body = source.split_once("enum Screen {").unwrap().1.split_once("\n}").unwrap().0;
        let name = |line: &str| line.trim().split(['(', ',']).next().unwrap_or_default().to_owned();
        let mut screens: Vec<String> =
            body.lines().map(name).filter(|name| name.starts_with(char::is_uppercase)).collect();
        let mut listed: Vec<&str> = SCREENS.iter().map(|(screen, ..)| *screen).collect();
        screens.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, screens);
    }

    #[test]
    fn every_story_that_is_named_is_there() {
        for (_, file, name) in SCREENS {
            // A module of a file is in the folder of its name.
            let path = format!("{file}::{name}").replace("::", "/");
            let (module, name) = path.rsplit_once('/').unwrap();
            let source = fs::read_to_string(project::root().join(format!("tests/{module}.rs"))).unwrap();
            assert!(source.contains(&format!("\n#[tokio::test]\nasync fn {name}()")), "{path}");
        }
    }
}
