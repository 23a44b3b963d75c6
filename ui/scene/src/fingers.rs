//! Gestures on a stage, by fingers or a mouse.

use crate::point::Point;

/// The pointers that are down now.
#[derive(Debug, Default)]
pub struct Fingers {
    down: Vec<(i32, Point)>,
    /// How far the first has moved since it was put down.
    strayed: f32,
}

/// How the board has to move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Motion {
    /// The board moves by this much.
    Pan(Point),
    /// Two fingers: the point between them moves, and their distance changes by a factor.
    Pinch {
        /// Where their middle is now.
        at: Point,
        /// How far it has moved.
        by: Point,
        /// The new distance divided by the old one.
        factor: f32,
    },
}

/// A finger that moved no further than this has tapped.
const TAP: f32 = 8.0;

impl Fingers {
    /// One more is put down.
    pub fn put(&mut self, id: i32, at: Point) {
        if self.down.is_empty() {
            self.strayed = 0.0;
        }
        self.down.retain(|(other, _)| *other != id);
        self.down.push((id, at));
        if self.down.len() > 1 {
            // A second finger never taps.
            self.strayed = f32::INFINITY;
        }
    }

    /// One is lifted.
    pub fn lift(&mut self, id: i32) {
        self.down.retain(|(other, _)| *other != id);
    }

    /// A pointer has moved. `buttons` are those pressed now: a mouse button may have been released outside the window, where
    /// the event was missed.
    pub fn moved(&mut self, id: i32, to: Point, buttons: u16) -> Option<Motion> {
        if buttons == 0 {
            self.lift(id);
        }
        let before = self.down.clone();
        let place = self.down.iter_mut().find(|(other, _)| *other == id)?;
        let by = to - place.1;
        let was_tap = self.strayed < TAP;
        self.strayed += by.length();
        place.1 = to;
        match (&before[..], &self.down[..]) {
            ([(_, a), (_, b), ..], [(_, c), (_, d), ..]) => {
                let (old, new) = ((*a + *b) * 0.5, (*c + *d) * 0.5);
                let factor = (*c - *d).length() / (*a - *b).length().max(1.0);
                Some(Motion::Pinch { at: new, by: new - old, factor })
            }
            // The movement that was taken for part of a tap is added now, so that the board stays under the finger.
            _ if self.strayed >= TAP => {
                Some(Motion::Pan(if was_tap { by * (self.strayed / by.length().max(0.1)) } else { by }))
            }
            _ => None,
        }
    }

    /// Was this a drag and not a tap?
    pub fn have_strayed(&self) -> bool {
        self.strayed >= TAP
    }

    /// Is any of them down?
    pub fn are_down(&self) -> bool {
        !self.down.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRESSED: u16 = 1;

    #[test]
    fn a_finger_that_trembles_taps() {
        let mut fingers = Fingers::default();
        fingers.put(1, Point::new(10.0, 10.0));
        assert_eq!(fingers.moved(1, Point::new(12.0, 11.0), PRESSED), None);
        assert!(!fingers.have_strayed());
    }

    #[test]
    fn a_finger_that_goes_on_pans_and_the_board_keeps_up_with_it() {
        let mut fingers = Fingers::default();
        fingers.put(1, Point::new(10.0, 10.0));
        fingers.moved(1, Point::new(15.0, 10.0), PRESSED);
        let Some(Motion::Pan(by)) = fingers.moved(1, Point::new(30.0, 10.0), PRESSED) else {
            panic!("it pans")
        };
        assert!((by.x - 20.0).abs() < 0.1, "the first steps count too: {by:?}");
        assert!(fingers.have_strayed());
        assert_eq!(
            fingers.moved(1, Point::new(31.0, 10.0), PRESSED),
            Some(Motion::Pan(Point::new(1.0, 0.0)))
        );
    }

    #[test]
    fn two_fingers_pinch_about_their_middle() {
        let mut fingers = Fingers::default();
        fingers.put(1, Point::new(100.0, 100.0));
        fingers.put(2, Point::new(200.0, 100.0));
        let motion = fingers.moved(2, Point::new(300.0, 100.0), PRESSED);
        let expected = Motion::Pinch { at: Point::new(200.0, 100.0), by: Point::new(50.0, 0.0), factor: 2.0 };
        assert_eq!(motion, Some(expected));
        fingers.lift(1);
        fingers.lift(2);
        assert!(fingers.have_strayed() && !fingers.are_down(), "lifting them is no tap");
    }

    #[test]
    fn a_pointer_that_only_hovers_moves_nothing() {
        assert_eq!(Fingers::default().moved(1, Point::new(300.0, 100.0), PRESSED), None);
    }

    #[test]
    fn a_mouse_released_outside_the_window_drags_nothing() {
        let mut fingers = Fingers::default();
        fingers.put(1, Point::new(10.0, 10.0));
        assert!(fingers.moved(1, Point::new(60.0, 10.0), PRESSED).is_some(), "it drags");
        assert_eq!(fingers.moved(1, Point::new(90.0, 10.0), 0), None);
        assert!(!fingers.are_down());
        assert_eq!(fingers.moved(1, Point::new(99.0, 10.0), PRESSED), None, "a button pressed elsewhere");
    }
}
