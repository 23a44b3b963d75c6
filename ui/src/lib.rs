//! The page: a Leptos window onto a table.
