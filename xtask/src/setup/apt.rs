//! System packages on Debian and its derivatives: installs all missing ones at once.

use std::collections::HashSet;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::program;
use crate::progress;
use crate::setup::need::{Need, Packages};
use crate::setup::system::{self, System};

/// Installs packages for all `needs`, or none if one of them has no package.
pub fn install(needs: &[Need]) -> Result<()> {
    let missing = missing(needs, &installed(needs)?);
    if missing.is_empty() {
        return Ok(());
    }
    if !is_root()? {
        bail!(advice(&missing, &available(&missing)?));
    }
    progress::quiet("setup", "system packages", || {
        // An interrupted installation would block ours. If this can't repair it, apt reports that below.
        let _ = program::read(Command::new("dpkg").args(["--configure", "-a"]));
        // A package source that does not answer may not matter, so its error is reported only if the installation fails.
        let lists = program::read(apt_get().arg("update"));
        get(&missing).map_err(|error| match lists {
            Ok(_) => error,
            Err(lists_error) => error.context(format!("{lists_error:#}")),
        })
    })
}

fn get(missing: &[Need]) -> Result<()> {
    let packages = choose(missing, &available(missing)?)?;
    program::read(apt_get().args(["install", "-y", "--no-install-recommends"]).args(&packages))
        .context("the packages could not be installed; when apt's complaint is dealt with, try again")?;
    Ok(())
}

/// The message for a person who is not root: which packages to install, if apt's lists say so.
fn advice(missing: &[Need], available: &HashSet<String>) -> String {
    let on_offer = choose(missing, available).ok().and_then(|packages| System::Apt.command(&packages));
    on_offer.map_or_else(|| system::advice(System::Apt, missing), |command| system::told(missing, &command))
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    // Wait for another installation to finish, and ask no questions: nobody would answer.
    command.args(["-o", "DPkg::Lock::Timeout=300"]).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

/// The needs' packages that are installed and configured.
fn installed(needs: &[Need]) -> Result<HashSet<String>> {
    let output = Command::new("dpkg-query")
        .args(["--show", "--showformat", "${Package} ${db:Status-Status}\n"])
        .args(candidates(needs))
        .output()
        .context("dpkg-query could not be started; install dpkg, then try again")?;
    // It fails when it does not know a package, and lists the others all the same.
    Ok(names_installed(&String::from_utf8_lossy(&output.stdout)))
}

fn names_installed(listing: &str) -> HashSet<String> {
    listing.lines().filter_map(|line| line.strip_suffix(" installed")).map(str::to_owned).collect()
}

/// The needs that neither a package nor anything else on the machine satisfies.
fn missing(needs: &[Need], installed: &HashSet<String>) -> Vec<Need> {
    let packaged = |need: &Need| need.packages(System::Apt).iter().any(|group| all_in(group, installed));
    needs.iter().copied().filter(|need| !packaged(need) && !need.is_met()).collect()
}

/// The needs' packages that the machine's package sources have.
fn available(needs: &[Need]) -> Result<HashSet<String>> {
    let policy = program::read(Command::new("apt-cache").arg("policy").args(candidates(needs)))?;
    Ok(names_available(&policy))
}

fn names_available(policy: &str) -> HashSet<String> {
    let mut names = HashSet::new();
    let mut package = "";
    for line in policy.lines() {
        if let Some(name) = line.strip_suffix(':').filter(|name| !name.starts_with(' ')) {
            package = name;
        } else if line.trim_start().strip_prefix("Candidate: ").is_some_and(|version| version != "(none)") {
            names.insert(package.to_owned());
        }
    }
    names
}

/// For each need the best alternative that is available.
fn choose(needs: &[Need], available: &HashSet<String>) -> Result<Vec<&'static str>> {
    let mut packages = Vec::new();
    for need in needs {
        let Some(group) = need.packages(System::Apt).iter().find(|group| all_in(group, available)) else {
            bail!(
                "this release has no package for {}; install it by other means and put it on the PATH, \
                 then try again",
                need.name()
            );
        };
        packages.extend(group.iter());
    }
    Ok(packages)
}

fn candidates(needs: &[Need]) -> Vec<&'static str> {
    needs.iter().flat_map(|need| need.packages(System::Apt)).flat_map(|group| group.iter().copied()).collect()
}

fn all_in(group: Packages, set: &HashSet<String>) -> bool {
    group.iter().all(|name| set.contains(*name))
}

pub fn is_root() -> Result<bool> {
    Ok(program::read(Command::new("id").arg("-u"))?.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> HashSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_half_configured_package_is_not_installed() {
        let listing = "xvfb installed\nchromium half-configured\ndbus not-installed\nxauth config-files\n";
        assert_eq!(names_installed(listing), set(&["xvfb"]));
    }

    #[test]
    fn any_alternative_that_is_installed_meets_the_need() {
        let have = set(&["clang-20", "llvm-20"]);
        assert_eq!(missing(&[Need::WasmC], &have), []);
    }

    #[test]
    fn a_package_without_a_candidate_cannot_be_had() {
        let policy = "clang-19:\n  Installed: (none)\n  Candidate: (none)\n  Version table:\n\
                      clang-18:\n  Installed: (none)\n  Candidate: 1:18.1.3\n  Version table:\n     1:18.1.3 500\n";
        assert_eq!(names_available(policy), set(&["clang-18"]));
    }

    #[test]
    fn without_root_the_command_names_what_is_on_offer() {
        let told = advice(&[Need::WasmC], &set(&["clang-18", "llvm-18"]));
        assert!(told.contains("--no-install-recommends clang-18 llvm-18'"), "{told}");
        let told = advice(&[Need::WasmC], &set(&[]));
        assert!(told.contains("--no-install-recommends clang-19 llvm-19'"), "no lists yet: {told}");
    }

    #[test]
    fn the_best_alternative_on_offer_is_chosen_as_a_whole() {
        let offer = set(&["clang-19", "clang-18", "llvm-18"]);
        assert_eq!(choose(&[Need::WasmC], &offer).unwrap(), ["clang-18", "llvm-18"]);
        let error = choose(&[Need::Display], &offer).unwrap_err().to_string();
        assert!(error.contains("no package for a virtual display"), "{error}");
    }
}
