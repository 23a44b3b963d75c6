//! What the program is asked for when it is started.

use std::ffi::OsString;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
Railhead, a train board game for one device.

Usage: railhead [OPTIONS]

      --data-dir DIR  Keep the games, the log and exported files in DIR
  -h, --help          Print this and end
  -V, --version       Print the version and end

The variable RAILHEAD_HOME names such a folder too; the option wins.";

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Options {
    Play { data: Option<PathBuf> },
    Version,
    Help,
}

/// Why the words behind the program's name could not be followed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum OptionsError {
    #[error("there is no option {0:?}; `railhead --help` lists them")]
    Unknown(String),
    #[error("--data-dir needs a folder, as in `railhead --data-dir ~/games`")]
    NoFolder,
}

impl Options {
    /// Reads the words that follow the program's own name.
    pub(crate) fn read(words: impl IntoIterator<Item = OsString>) -> Result<Options, OptionsError> {
        let mut words = words.into_iter();
        let mut data = None;
        while let Some(word) = words.next() {
            let text = word.to_string_lossy();
            match text.split_once('=').map_or((&*text, None), |(name, value)| (name, Some(value))) {
                ("-h" | "--help", None) => return Ok(Options::Help),
                ("-V" | "--version", None) => return Ok(Options::Version),
                ("--data-dir", Some(value)) => data = Some(folder(value.into())?),
                ("--data-dir", None) => data = Some(folder(words.next().unwrap_or_default())?),
                _ => return Err(OptionsError::Unknown(text.into_owned())),
            }
        }
        Ok(Options::Play { data })
    }
}

fn folder(name: OsString) -> Result<PathBuf, OptionsError> {
    if name.is_empty() { Err(OptionsError::NoFolder) } else { Ok(name.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Options, OptionsError> {
        Options::read(words.iter().map(OsString::from))
    }

    #[test]
    fn options_are_read_in_both_spellings() {
        assert_eq!(read(&[]), Ok(Options::Play { data: None }));
        let here = Ok(Options::Play { data: Some("here".into()) });
        assert_eq!(read(&["--data-dir", "here"]), here);
        assert_eq!(read(&["--data-dir=here"]), here);
        assert_eq!(read(&["-V"]), Ok(Options::Version));
        assert_eq!(read(&["--data-dir", "here", "--help"]), Ok(Options::Help));
    }

    #[test]
    fn what_is_not_understood_is_said_and_not_passed_over() {
        assert_eq!(read(&["--fullscreen"]), Err(OptionsError::Unknown("--fullscreen".into())));
        assert_eq!(read(&["--version=2"]), Err(OptionsError::Unknown("--version=2".into())));
        assert_eq!(read(&["--data-dir"]), Err(OptionsError::NoFolder));
        assert_eq!(read(&["--data-dir="]), Err(OptionsError::NoFolder));
    }
}
