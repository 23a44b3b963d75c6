//! The machine that was measured.

use std::fs;
use std::process::Command;

pub(crate) struct Machine {
    pub(crate) cpu: String,
    pub(crate) cores: usize,
    pub(crate) rustc: String,
    /// The system's load average over the last minute, if known: below 1 the machine was idle.
    pub(crate) load: String,
}

impl Machine {
    pub(crate) fn this() -> Machine {
        let unknown = || "unknown".to_owned();
        let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let model = info.lines().find(|line| line.starts_with("model name"));
        let cpu = model.and_then(|line| line.split(": ").nth(1)).map_or_else(unknown, str::to_owned);
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let version = Command::new(compiler).arg("--version").output().ok();
        let version = version.and_then(|output| String::from_utf8(output.stdout).ok());
        Machine {
            cpu,
            cores: std::thread::available_parallelism().map_or(0, usize::from),
            rustc: version.map_or_else(unknown, |text| text.trim().to_owned()),
            load: load.split(' ').next().filter(|word| !word.is_empty()).map_or_else(unknown, str::to_owned),
        }
    }
}
