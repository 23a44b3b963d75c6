//! R20 the last round, R24 passing: how turns and games end.

use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Map;
use crate::sink::Sink;
use crate::state::{Phase, State};

/// With this many trains or fewer at the end of a turn, the last round begins (R20).
const FEW_TRAINS: u8 = 2;

impl State {
    /// Ends a turn that was not passed.
    #[inline]
    pub(super) fn end_turn(&mut self, sink: &mut impl Sink) {
        self.passes = 0;
        self.next_turn(sink);
    }

    /// R24: passing is legal only if nothing else is.
    pub(super) fn check_pass(&self, map: &Map) -> Result<(), Illegal> {
        self.turn_begins()?;
        if self.is_stuck(map) { Ok(()) } else { Err(Illegal::NotStuck) }
    }

    /// R24: when every seat in turn has passed, the game ends.
    pub(super) fn pass(&mut self, sink: &mut impl Sink) {
        let seat = self.to_move;
        sink.tell(|| Event::Passed { seat });
        self.passes += 1;
        if self.passes >= self.seats {
            self.end_game(sink);
        } else {
            self.next_turn(sink);
        }
    }

    /// R20: the seat that first ends a turn with few trains gives every seat, itself included, one more.
    fn next_turn(&mut self, sink: &mut impl Sink) {
        let seat = self.to_move;
        match self.turns_left {
            None if self.trains[seat.index()] <= FEW_TRAINS => {
                self.turns_left = Some(self.seats);
                sink.tell(|| Event::LastRound { seat });
            }
            None => {}
            Some(left) if left <= 1 => {
                self.turns_left = Some(0);
                return self.end_game(sink);
            }
            Some(left) => self.turns_left = Some(left - 1),
        }
        self.to_move = self.next_seat();
        self.phase = Phase::Choose;
    }

    fn end_game(&mut self, sink: &mut impl Sink) {
        self.phase = Phase::Over;
        sink.tell(|| Event::Ended);
    }
}
