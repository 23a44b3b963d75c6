//! Runs some stories, chosen by name.

use std::process::Command;

use anyhow::{Result, bail, ensure};

use super::browser::TestEnvironment;
use super::stage::{IN_BROWSER, IN_WINDOW, build_app, on_a_display};
use super::stories;
use super::story::Story;
use crate::bundle::{self, Finish, Loader};
use crate::setup::{self, Purpose};

/// The task itself: runs the stories that these words name, each a file, or `FILE::part_of_a_name`.
pub fn task(words: &[String], finish: Finish) -> Result<()> {
    setup::ensure(Purpose::Test)?;
    bundle::make(&[Loader::Browser, Loader::Window], finish, &bundle::home())?;
    let environment = TestEnvironment::find()?;
    let (in_window, in_browser): (Vec<&String>, Vec<&String>) =
        words.iter().partition(|word| IN_WINDOW.contains(&file(word)));
    if !in_browser.is_empty() {
        stories::run_all(&named(&in_browser)?, |story| environment.with(story))?;
    }
    if !in_window.is_empty() {
        build_app()?;
        let place = |story: Command| on_a_display(&environment.with(story));
        stories::run_all(&named(&in_window)?, place)?;
    }
    Ok(())
}

fn named(words: &[&String]) -> Result<Vec<Story>> {
    let mut files = Vec::new();
    for word in words {
        let file = file(word);
        if !IN_BROWSER.iter().chain(&IN_WINDOW).any(|known| *known == file) {
            bail!(
                "there are no stories in {file:?}, only in {}, {}",
                IN_BROWSER.join(", "),
                IN_WINDOW.join(", ")
            );
        }
        files.push(file);
    }
    files.sort_unstable();
    files.dedup();
    let mut stories = stories::find(&files)?;
    stories.retain(|story| words.iter().any(|word| matches_word(&story.file, &story.name, word)));
    ensure!(!stories.is_empty(), "no story has such a name");
    Ok(stories)
}

fn file(word: &str) -> &str {
    word.split_once("::").map_or(word, |(file, _)| file)
}

fn matches_word(file: &str, name: &str, word: &str) -> bool {
    match word.split_once("::") {
        Some((of, part)) => file == of && name.contains(part),
        None => file == word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_is_chosen_by_its_file_or_by_a_part_of_its_name() {
        assert!(matches_word("turns", "camera::the_map_moves", "turns"));
        assert!(matches_word("turns", "camera::the_map_moves", "turns::camera"));
        assert!(matches_word("turns", "camera::the_map_moves", "turns::map"));
        assert!(!matches_word("turns", "camera::the_map_moves", "turns::usa"));
        assert!(!matches_word("turns", "camera::the_map_moves", "keyboard::map"));
    }
}
