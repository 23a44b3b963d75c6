//! What `cargo xtask test` tells the tests about the machine.

/// A variable that the tests cannot do without. Missing is a failure, never a reason to skip.
pub fn required(name: &str) -> String {
    std::env::var(name)
        .unwrap_or_else(|_| panic!("{name} is not set: run the end-to-end tests by `cargo xtask test`"))
}
