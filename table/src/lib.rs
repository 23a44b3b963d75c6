//! The application without a window: seats, saves, the games in play.
