//! The bots: they see what their seat sees, and nothing else.
