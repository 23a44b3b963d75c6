//! Other programs: finding them, running them, and reporting their errors.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Runs `command` with its output shown.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("`{}` could not be started", line(command)))?;
    if !status.success() {
        bail!("`{}` failed; what it printed above says why", line(command));
    }
    Ok(())
}

/// Runs `command` with its output hidden, and returns the output. If it fails, the last lines become the error.
pub fn read(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("`{}` could not be started", line(command)))?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        let shown = if errors.trim().is_empty() { &printed } else { errors.as_ref() };
        bail!("`{}` failed:\n{}", line(command), tail(shown, 20));
    }
    Ok(printed)
}

/// Makes `outer` run the program of `inner`, in its folder and with its environment.
pub fn wrap(outer: &mut Command, inner: &Command) {
    outer.arg(inner.get_program()).args(inner.get_args());
    if let Some(folder) = inner.get_current_dir() {
        outer.current_dir(folder);
    }
    for (name, value) in inner.get_envs() {
        match value {
            Some(value) => outer.env(name, value),
            None => outer.env_remove(name),
        };
    }
}

/// The first of `names` on the PATH, as a path.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names.iter().find_map(|name| folders.iter().find_map(|folder| executable(&folder.join(name))))
}

pub fn is_there(name: &str) -> bool {
    find(&[name]).is_some()
}

fn executable(path: &Path) -> Option<PathBuf> {
    let named = path.with_extension(env::consts::EXE_EXTENSION);
    // `with_extension("")` would cut a version off a name such as `clang-19.1`.
    let candidate = if env::consts::EXE_EXTENSION.is_empty() { path.to_owned() } else { named };
    candidate.is_file().then_some(candidate)
}

/// The command as it would be typed, for messages.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn tail(text: &str, lines: usize) -> String {
    let all: Vec<&str> = text.trim_end().lines().collect();
    all[all.len().saturating_sub(lines)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_shows_only_the_end_of_a_long_output() {
        assert_eq!(tail("a\nb\nc\n", 2), "b\nc");
        assert_eq!(tail("a", 2), "a");
        assert_eq!(tail("", 2), "");
    }

    #[test]
    fn messages_name_a_program_without_its_folder() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["fmt", "--check"]);
        assert_eq!(line(&command), "cargo fmt --check");
    }
}
