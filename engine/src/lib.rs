//! The rules: pure, deterministic, the same in a window and in a browser.
