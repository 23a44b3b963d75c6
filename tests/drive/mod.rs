//! Driving what a person uses: a real browser on the web build, the real native window.
//!
//! Each test file is a crate of its own and uses its own part of this.
#![allow(dead_code, unused_imports)]

mod browser;
mod driver;
mod environment;
mod page;
mod server;
mod shape;
mod window;

pub use browser::Browser;
pub use page::Page;
pub use server::{Server, copy_of_build};
pub use shape::{Light, Shape};
pub use window::Window;
