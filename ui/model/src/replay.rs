//! Walking through a game: every moment of it, from what a viewer saw happen. The rules are not asked again. What a view
//! shows follows from the events, and who is to move from the event that comes next.

mod kind;
mod split;
mod table;
mod turns;

use engine::{Cards, Event, SeatId, SeenEvent, TicketId, View};

use crate::event::{acting, mover};
pub use kind::Kind;
use table::TableTop;

/// Whose cards are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// What everyone at the table could see.
    Table,
    /// What this seat knew.
    Seat(SeatId),
    /// Everyone's cards and tickets.
    Open,
}

impl Eyes {
    /// An event as it is seen with these eyes.
    pub fn see(self, event: &Event) -> SeenEvent {
        match self {
            Eyes::Table => event.seen_by(None),
            Eyes::Seat(seat) => event.seen_by(Some(seat)),
            // Each as whoever it concerns saw it.
            Eyes::Open => event.seen_by(concerned(&event.seen_by(None))),
        }
    }

    /// The seat whose own cards a view shows.
    fn viewer(self) -> Option<SeatId> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Table | Eyes::Open => None,
        }
    }
}

/// The seat that an event happens to.
fn concerned(event: &SeenEvent) -> Option<SeatId> {
    match event {
        SeenEvent::Dealt { seat, .. } => Some(*seat),
        event => acting(event),
    }
}

/// A game as it is walked through with somebody's eyes: its deal, and after that a step for each action.
#[derive(Debug, Clone)]
pub struct Course {
    /// How it stands after the last step, with the whole history.
    end: View,
    /// How many events there have been after each step; the first is the deal.
    ends: Vec<usize>,
    /// The step at which each turn begins; the first is the opening.
    turns: Vec<usize>,
}

/// A moment of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// The game as it stood. Nothing can be done there.
    pub view: View,
    /// What is seen of each seat's cards and tickets.
    pub held: Vec<Held>,
}

/// What is seen of a seat's cards and tickets.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Held {
    /// Whose they are.
    pub seat: SeatId,
    /// The cards.
    pub cards: Cards,
    /// The tickets it has kept.
    pub tickets: Vec<TicketId>,
    /// The tickets it is choosing from.
    pub offer: Vec<TicketId>,
}

impl Course {
    /// The course of the game that `end` shows, as its viewer saw it.
    pub fn of(end: View) -> Course {
        let ends = split::steps(&end.history);
        let turns = turns::turns(&end.history, &ends);
        Course { end, ends, turns }
    }

    /// The course of a finished game with these eyes. `end` is how it stands, `events` everything that happened.
    pub fn with(eyes: Eyes, end: &View, events: &[Event]) -> Course {
        let history = events.iter().map(|event| eyes.see(event)).collect();
        let viewer = eyes.viewer();
        let mut course = Course::of(View { viewer, history, ..end.clone() });
        let mine = course.table(course.last()).held(viewer);
        (course.end.hand, course.end.tickets) =
            mine.map_or_else(Default::default, |it| (it.cards, it.tickets));
        course
    }

    /// The number of the last step. The deal is step 0.
    pub fn last(&self) -> usize {
        self.ends.len() - 1
    }

    /// How many turns there are, without the opening.
    pub fn turn_count(&self) -> usize {
        self.turns.len() - 1
    }

    /// The number of the turn that a step belongs to; the opening is turn 0.
    pub fn turn_of(&self, step: usize) -> usize {
        self.turns.partition_point(|first| *first <= step).saturating_sub(1)
    }

    /// The last step of a turn.
    pub fn end_of_turn(&self, turn: usize) -> usize {
        self.turns.get(turn + 1).map_or(self.last(), |next| next - 1)
    }

    /// The last step of the turn before that of `step`; the deal, if there is none.
    pub fn turn_before(&self, step: usize) -> usize {
        match self.turn_of(step) {
            0 => 0,
            turn => self.end_of_turn(turn - 1),
        }
    }

    /// The end of the turn of `step`, or of the next one if it is there already.
    pub fn turn_after(&self, step: usize) -> usize {
        let turn = self.turn_of(step);
        let end = self.end_of_turn(turn);
        if step < end { end } else { self.end_of_turn((turn + 1).min(self.turn_count())) }
    }

    /// What happened in a step.
    pub fn events(&self, step: usize) -> &[SeenEvent] {
        let from = if step == 0 { 0 } else { self.events_by(step - 1) };
        self.end.history.get(from..self.events_by(step)).unwrap_or_default()
    }

    /// How many events there have been after a step.
    pub fn events_by(&self, step: usize) -> usize {
        self.ends.get(step).copied().unwrap_or(self.end.history.len())
    }

    /// The step that an event belongs to.
    pub fn step_of(&self, event: usize) -> usize {
        self.ends.partition_point(|end| *end <= event).min(self.last())
    }

    /// The last step after which there had been no more than so many events.
    pub fn step_by(&self, events: usize) -> usize {
        self.ends.partition_point(|end| *end <= events).saturating_sub(1)
    }

    /// The game after its last step.
    pub fn end(&self) -> &View {
        &self.end
    }

    /// The game after a step.
    pub fn at(&self, step: usize) -> Moment {
        let step = step.min(self.last());
        let table = self.table(step);
        let held = table.held_by_all();
        if step == self.last() {
            return Moment { view: self.end_without_actions(), held };
        }
        let to_move = mover(self.events(step + 1));
        Moment { view: table.view(&self.end, to_move, self.events(step), self.events_by(step)), held }
    }

    /// The step of the next event of this kind after `step`.
    pub fn next(&self, kind: Kind, step: usize) -> Option<usize> {
        kind.steps(self).into_iter().find(|found| *found > step)
    }

    /// The step of the last event of this kind before `step`.
    pub fn before(&self, kind: Kind, step: usize) -> Option<usize> {
        kind.steps(self).into_iter().rev().find(|found| *found < step)
    }

    fn table(&self, step: usize) -> TableTop {
        let mut table = TableTop::laid(&self.end);
        for step in 0..=step {
            table.play(self.events(step), self.ends.get(step + 1).and_then(|_| mover(self.events(step + 1))));
        }
        table
    }

    fn end_without_actions(&self) -> View {
        View { legal: Vec::new(), ..self.end.clone() }
    }
}

#[cfg(test)]
mod tests;
