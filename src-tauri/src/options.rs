//! The command-line options.

use std::ffi::OsString;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
Railhead, a train board game for one device.

Usage: railhead [OPTIONS]

      --data-dir DIR  Keep the games, the log and exported files in DIR
  -h, --help          Print this help and exit
  -V, --version       Print the version and exit

RAILHEAD_HOME does the same as --data-dir, which takes precedence.";

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Options {
    Play { data: Option<PathBuf> },
    Version,
    Help,
}

/// What is wrong with the command-line arguments.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum OptionsError {
    #[error("there is no option {0:?}; `railhead --help` lists them")]
    Unknown(String),
    #[error("--data-dir needs a folder, as in `railhead --data-dir ~/games`")]
    NoFolder,
}

impl Options {
    /// Reads the arguments, without the program's name.
    pub(crate) fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Options, OptionsError> {
        let mut arguments = arguments.into_iter();
        let mut data = None;
        while let Some(argument) = arguments.next() {
            let text = argument.to_string_lossy();
            match text.split_once('=').map_or((&*text, None), |(name, value)| (name, Some(value))) {
                ("-h" | "--help", None) => return Ok(Options::Help),
                ("-V" | "--version", None) => return Ok(Options::Version),
                ("--data-dir", Some(value)) => data = Some(folder(value.into())?),
                ("--data-dir", None) => data = Some(folder(arguments.next().unwrap_or_default())?),
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

    fn read(arguments: &[&str]) -> Result<Options, OptionsError> {
        Options::read(arguments.iter().map(OsString::from))
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
    fn an_unknown_option_is_an_error_and_not_ignored() {
        assert_eq!(read(&["--fullscreen"]), Err(OptionsError::Unknown("--fullscreen".into())));
        assert_eq!(read(&["--version=2"]), Err(OptionsError::Unknown("--version=2".into())));
        assert_eq!(read(&["--data-dir"]), Err(OptionsError::NoFolder));
        assert_eq!(read(&["--data-dir="]), Err(OptionsError::NoFolder));
    }
}
