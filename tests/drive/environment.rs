//! Environment variables that `cargo xtask test` sets for the tests.

/// The value of a variable that must be set. If it is not, the test fails; it is never skipped.
pub fn required(name: &str) -> String {
    std::env::var(name)
        .unwrap_or_else(|_| panic!("{name} is not set: run the end-to-end tests by `cargo xtask test`"))
}
