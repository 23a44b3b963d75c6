//! Lessons. Each is a record of a whole game, whose remarks are the lesson's steps. The learner makes the moves of the
//! only seat that is not a bot's; everything else happens as the record has it. So a lesson is played by the rules like
//! any other game, and always takes the same course.

mod script;

pub(crate) use script::{Script, text};
