//! Which system this is, and how software is installed on it.

use crate::program;
use crate::setup::need::{Need, Packages};

/// A system, identified by its package manager.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    Apt,
    Dnf,
    Pacman,
    Zypper,
    Brew,
    Winget,
    Unknown,
}

impl System {
    pub fn here() -> System {
        if cfg!(target_os = "macos") {
            return System::Brew;
        }
        if cfg!(windows) {
            return System::Winget;
        }
        let known = [
            ("apt-get", System::Apt),
            ("dnf", System::Dnf),
            ("pacman", System::Pacman),
            ("zypper", System::Zypper),
        ];
        known
            .into_iter()
            .find(|(name, _)| program::is_there(name))
            .map_or(System::Unknown, |(_, found)| found)
    }

    /// The command that installs `packages`, as a person would type it.
    pub fn command(self, packages: &[&str]) -> Option<String> {
        let list = packages.join(" ");
        match self {
            System::Apt => Some(format!(
                "sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends {list}'"
            )),
            System::Dnf => Some(format!("sudo dnf install -y {list}")),
            System::Pacman => Some(format!("sudo pacman -S --needed {list}")),
            System::Zypper => Some(format!("sudo zypper install -y {list}")),
            System::Brew => Some(format!("brew install {list}")),
            System::Winget => Some(format!("winget install {list}")),
            System::Unknown => None,
        }
    }
}

/// A sentence that says what is missing, and the command that installs it.
pub fn advice(system: System, missing: &[Need]) -> String {
    let packages: Vec<&str> = missing.iter().flat_map(|need| first(need.packages(system))).copied().collect();
    let covered = missing.iter().all(|need| !need.packages(system).is_empty());
    let names = names(missing);
    match system.command(&packages).filter(|_| covered) {
        Some(command) => told(missing, &command),
        None => format!("missing here: {names}; install them by your system's means, then try again"),
    }
}

/// The same sentence for a given command.
pub fn told(missing: &[Need], command: &str) -> String {
    format!("missing here: {}; run this, then try again:\n\n    {command}\n", names(missing))
}

fn names(missing: &[Need]) -> String {
    missing.iter().map(|need| need.name()).collect::<Vec<_>>().join(", ")
}

fn first(alternatives: &'static [Packages]) -> Packages {
    alternatives.first().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_linux_is_told_one_command_of_its_own() {
        let missing = [Need::WasmC, Need::WebView];
        let told = |system| advice(system, &missing);
        assert!(
            told(System::Apt).contains("apt-get install -y --no-install-recommends clang-19 llvm-19 build-")
        );
        assert!(told(System::Dnf).contains("sudo dnf install -y clang llvm gcc webkit2gtk4.1-devel"));
        assert!(
            told(System::Pacman).contains("sudo pacman -S --needed clang llvm base-devel webkit2gtk-4.1")
        );
        assert!(told(System::Zypper).contains("sudo zypper install -y clang llvm gcc webkit2gtk3-devel"));
    }

    #[test]
    fn where_nobody_has_a_package_the_thing_itself_is_named() {
        let told = advice(System::Unknown, &[Need::Browser]);
        assert_eq!(
            told,
            "missing here: Chromium and chromedriver; install them by your system's means, then try again"
        );
        let told = advice(System::Brew, &[Need::WindowDriver]);
        assert!(!told.contains("brew install"), "there is nothing to install: {told}");
    }
}
