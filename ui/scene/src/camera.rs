//! Where the board is on its stage. Each change returns a `Move`, which the page carries out.

use crate::area::Area;
use crate::frame::{Frame, Size};
use crate::point::Point;

/// The part of the board in view, and where to return to.
#[derive(Debug, Clone, Default)]
pub struct Camera {
    /// The text size as a factor.
    letters: f32,
    /// Are the stage's buttons on the left, on screens where they are at a side?
    is_left: bool,
    stage: Size,
    frame: Option<Frame>,
    /// This area stays in view when a sheet takes room from the stage.
    kept_in_view: Option<Area>,
    /// During a [visit](Camera::visit): the frame to return to, if there was one.
    home: Option<Option<Frame>>,
    /// After a [look](Camera::look): the frame before, and the frame it went to.
    looked: Option<(Frame, Frame)>,
    /// Does a finger hold the board? Then other seats' moves do not move it.
    is_grasped: bool,
}

/// How the board gets to its new place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Going {
    /// At once.
    Set,
    /// At once, during a pinch or a wheel turn; painted sharply again once that rests.
    Pinched,
    /// Smoothly, unless the person wants less motion.
    Gliding,
}

/// A new place for the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Move {
    /// How it gets there.
    pub going: Going,
    /// Are the names too small to read there?
    pub is_far: bool,
    /// And are those of a board seen from afar too small, for a person who wants large text?
    pub is_big: bool,
    frame: Frame,
}

impl Move {
    /// The CSS transform. During a pinch it is not aligned to whole pixels.
    pub fn transform(&self) -> String {
        let shown = if self.going == Going::Pinched { self.frame } else { self.frame.aligned() };
        shown.transform()
    }
}

impl Camera {
    /// A camera that does not know the size of its stage yet.
    pub fn new(letters: f32, is_left: bool) -> Camera {
        Camera { letters, is_left, ..Camera::default() }
    }

    /// What is in view.
    pub fn frame(&self) -> Frame {
        self.frame.unwrap_or_else(|| Frame::first(self.stage))
    }

    /// The stage has a new size: keeps the view as far as possible.
    pub fn resize(&mut self, width: f32, height: f32) -> Option<Move> {
        let stage = Size { width, height, is_left: self.is_left };
        let before = self.stage;
        if before == stage || stage.width < 1.0 || stage.height < 1.0 {
            return None;
        }
        self.stage = stage;
        let frame = match self.frame {
            Some(frame) if frame == Frame::whole(before) && frame != Frame::first(before) => {
                Frame::whole(stage)
            }
            Some(frame) if frame != Frame::first(before) => {
                let middle = frame.on_board(before.middle());
                Frame { corner: stage.middle() - middle * frame.scale, ..frame }.kept(stage)
            }
            // A board that nobody has moved yet gets the first frame of the new size.
            Some(_) | None => Frame::first(stage),
        };
        let frame = self.kept_in_view.map_or(frame, |area| frame.holding(area, stage));
        Some(self.place(frame, Going::Set))
    }

    /// Keeps this part in view when the stage is resized; `None` ends that.
    pub fn keep_in_view(&mut self, area: Option<Area>) {
        self.kept_in_view = area;
    }

    /// Moves so that this part is in view; with `None`, moves back to where it was.
    pub fn visit(&mut self, area: Option<Area>) -> Option<Move> {
        match (area, self.home) {
            (Some(area), home) => {
                if home.is_none() {
                    self.home = Some(self.frame);
                }
                self.glide(self.frame().holding(area, self.stage))
            }
            (None, Some(before)) => {
                self.home = None;
                self.glide(before.unwrap_or_else(|| Frame::first(self.stage)).kept(self.stage))
            }
            (None, None) => None,
        }
    }

    /// Sets whether a finger holds the board.
    pub fn grasp(&mut self, is_grasped: bool) {
        self.is_grasped = is_grasped;
    }

    /// Moves just far enough to show what another seat has done, unless a finger holds the board.
    pub fn follow(&mut self, area: Area) -> Option<Move> {
        if self.is_grasped { None } else { self.reach(area) }
    }

    /// Zooms; the point of the board under `at` stays there.
    pub fn zoom(&mut self, at: Point, factor: f32, going: Going) -> Move {
        self.place(self.frame().zoomed(at, factor, self.stage), going)
    }

    /// Zooms about the middle, for a button or a key.
    pub fn zoom_by(&mut self, factor: f32) -> Move {
        self.zoom(self.stage.middle(), factor, Going::Gliding)
    }

    /// Moves by this many pixels.
    pub fn pan(&mut self, by: Point, going: Going) -> Move {
        self.place(self.frame().panned(by, self.stage), going)
    }

    /// A pinch or wheel turn is over: the board is painted sharply again.
    pub fn rest(&mut self) -> Move {
        self.place(self.frame(), Going::Set)
    }

    /// Stops an animation at the frame that is seen now. If the board has arrived already, it stays exactly there.
    pub fn halt(&mut self, seen: Frame) -> Option<Move> {
        let is_under_way = (seen.corner - self.frame().corner).length() > 1.0;
        is_under_way.then(|| self.place(seen, Going::Set))
    }

    /// Shows the whole board.
    pub fn whole(&mut self) -> Move {
        self.place(Frame::whole(self.stage), Going::Gliding)
    }

    /// Resets the camera to its first frame.
    pub fn begin(&mut self) -> Move {
        self.kept_in_view = None;
        self.home = None;
        self.place(Frame::first(self.stage), Going::Set)
    }

    /// Moves to a part of the board, unless it is in view already.
    pub fn show(&mut self, area: Area) -> Option<Move> {
        self.glide(self.frame().showing(area, self.stage))
    }

    /// Moves as near to a part of the board as it fits on the stage.
    pub fn look(&mut self, area: Area) -> Option<Move> {
        let now = self.frame();
        let there = now.fitting(area, self.stage);
        // If several are looked at in a row, the frame to return to is that before the first.
        let from = self.looked.filter(|(_, at)| *at == now).map_or(now, |(from, _)| from);
        self.looked = Some((from, there));
        self.glide(there)
    }

    /// Moves back to where it was before [`Camera::look`], unless it has been moved since.
    pub fn look_back(&mut self) -> Option<Move> {
        let (from, there) = self.looked.take()?;
        if there == self.frame() { self.glide(from.kept(self.stage)) } else { None }
    }

    /// Moves just far enough to have a part of the board in view.
    pub fn reach(&mut self, area: Area) -> Option<Move> {
        self.glide(self.frame().reaching(area, self.stage))
    }

    /// Would a message at the stage's lower edge cover this part of the board? Then it is better shown at the upper one.
    pub fn is_low(&self, area: Area) -> bool {
        self.frame().is_low(area, self.stage)
    }

    fn glide(&mut self, there: Frame) -> Option<Move> {
        // Without a stage size there is nowhere to move. `kept_in_view` takes effect once the size is known.
        let is_measured = self.stage != Size::default();
        (is_measured && there != self.frame()).then(|| self.place(there, Going::Gliding))
    }

    fn place(&mut self, frame: Frame, going: Going) -> Move {
        self.frame = Some(frame);
        Move { going, is_far: frame.is_far(self.letters), is_big: frame.is_big(self.letters), frame }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOWN: Area = Area { from: Point::new(60.0, 180.0), to: Point::new(100.0, 220.0) };

    fn phone() -> Camera {
        let mut camera = Camera::new(1.0, false);
        assert!(camera.resize(390.0, 420.0).is_some(), "it goes to its first place");
        camera
    }

    #[test]
    fn looking_back_returns_to_the_frame_before_the_first_look() {
        let mut camera = phone();
        let before = camera.frame();
        assert!(camera.look(TOWN).is_some_and(|there| there.going == Going::Gliding));
        let other = Area { from: Point::new(800.0, 300.0), to: Point::new(840.0, 340.0) };
        assert!(camera.look(other).is_some());
        assert!(camera.look_back().is_some());
        assert_eq!(camera.frame(), before, "however many were looked at in between");
        assert!(camera.look_back().is_none(), "one goes back once");
    }

    #[test]
    fn looking_back_does_nothing_after_the_board_was_moved() {
        let mut camera = phone();
        camera.look(TOWN);
        camera.pan(Point::new(-40.0, 0.0), Going::Set);
        assert!(camera.look_back().is_none());
    }

    #[test]
    fn following_others_does_not_move_a_board_held_by_a_finger() {
        let mut camera = phone();
        camera.grasp(true);
        assert!(camera.follow(TOWN).is_none());
        camera.grasp(false);
        assert!(camera.follow(TOWN).is_some());
    }

    #[test]
    fn what_is_kept_in_view_stays_there_when_the_stage_shrinks() {
        let mut camera = phone();
        camera.reach(TOWN);
        camera.keep_in_view(Some(TOWN));
        camera.resize(390.0, 200.0);
        let lower = camera.frame().on_board(Point::new(0.0, 200.0));
        assert!(lower.y > TOWN.to.y, "{lower:?}");
    }

    #[test]
    fn the_camera_does_not_move_before_the_stage_is_measured() {
        let mut camera = Camera::new(1.0, false);
        assert!(camera.reach(TOWN).is_none() && camera.show(TOWN).is_none());
        assert!(camera.resize(0.0, 300.0).is_none(), "a stage that is not shown has no size");
    }
}
