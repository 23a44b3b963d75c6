//! Where a board stands on its stage, and where it goes. What moves is told as a `Move`, for a page to carry out.

use crate::area::Area;
use crate::frame::{Frame, Size};
use crate::point::Point;

/// What looks at the board.
#[derive(Debug, Clone, Default)]
pub struct Camera {
    /// How many times as large as usual letters are wanted.
    letters: f32,
    /// Do the stage's buttons lie on the left, where they lie at a side?
    is_left: bool,
    stage: Size,
    frame: Option<Frame>,
    /// What is being decided about: it stays in sight when a sheet takes room from the stage.
    minded: Option<Area>,
    /// Where it goes back to once what is chosen from is gone: the frame of before, if there was one.
    home: Option<Option<Frame>>,
    /// Where it was before something was looked at, and where it went for that.
    looked: Option<(Frame, Frame)>,
    /// Is there a finger on it? Then nothing else moves it.
    is_grasped: bool,
}

/// How the board gets to its new place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Going {
    /// At once.
    Set,
    /// At once, by fingers or a wheel that go on zooming: it is painted sharply again when they rest.
    Pinched,
    /// Smoothly, where motion is wanted.
    Gliding,
}

/// A new place for the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Move {
    /// How it gets there.
    pub going: Going,
    /// Are names too small there to be read as they are drawn?
    pub is_far: bool,
    frame: Frame,
}

impl Move {
    /// As CSS writes it. While it goes on zooming it need not be sharp.
    pub fn transform(&self) -> String {
        let shown = if self.going == Going::Pinched { self.frame } else { self.frame.aligned() };
        shown.transform()
    }
}

impl Camera {
    /// One that has not yet been told how large its stage is.
    pub fn new(letters: f32, is_left: bool) -> Camera {
        Camera { letters, is_left, ..Camera::default() }
    }

    /// What is in sight.
    pub fn frame(&self) -> Frame {
        self.frame.unwrap_or_else(|| Frame::first(self.stage))
    }

    /// The stage has another size: what was seen stays in sight.
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
            // What nobody has moved yet shows as much as it did.
            Some(_) | None => Frame::first(stage),
        };
        let frame = self.minded.map_or(frame, |area| frame.holding(area, stage));
        Some(self.place(frame, Going::Set))
    }

    /// This part is being decided about, or nothing is any more.
    pub fn mind(&mut self, area: Option<Area>) {
        self.minded = area;
    }

    /// Goes where all that is chosen from can be seen; with nothing, back to where it was.
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

    /// A finger is on the board, or none is any more.
    pub fn grasp(&mut self, is_grasped: bool) {
        self.is_grasped = is_grasped;
    }

    /// Moves no more than it takes to have in sight what someone else has just done, unless a finger moves it.
    pub fn follow(&mut self, area: Area) -> Option<Move> {
        if self.is_grasped { None } else { self.reach(area) }
    }

    /// Larger or smaller, with what is under that point of the stage staying there.
    pub fn zoom(&mut self, at: Point, factor: f32, going: Going) -> Move {
        self.place(self.frame().zoomed(at, factor, self.stage), going)
    }

    /// The same from the middle, as a button or a key does it.
    pub fn zoom_by(&mut self, factor: f32) -> Move {
        self.zoom(self.stage.middle(), factor, Going::Gliding)
    }

    /// Moves by so many pixels.
    pub fn pan(&mut self, by: Point, going: Going) -> Move {
        self.place(self.frame().panned(by, self.stage), going)
    }

    /// Stays where it is, and is painted sharply again.
    pub fn rest(&mut self) -> Move {
        self.place(self.frame(), Going::Set)
    }

    /// Stops on the way to somewhere, where it is seen now. Whoever has arrived stays there exactly.
    pub fn halt(&mut self, seen: Frame) -> Option<Move> {
        let is_under_way = (seen.corner - self.frame().corner).length() > 1.0;
        is_under_way.then(|| self.place(seen, Going::Set))
    }

    /// Shows the whole board.
    pub fn whole(&mut self) -> Move {
        self.place(Frame::whole(self.stage), Going::Gliding)
    }

    /// As if nobody had looked at anything yet.
    pub fn begin(&mut self) -> Move {
        self.minded = None;
        self.home = None;
        self.place(Frame::first(self.stage), Going::Set)
    }

    /// Goes to a part of the board, unless it is in sight already.
    pub fn show(&mut self, area: Area) -> Option<Move> {
        self.glide(self.frame().showing(area, self.stage))
    }

    /// Goes as near to a part of the board as it can be seen whole.
    pub fn look(&mut self, area: Area) -> Option<Move> {
        let now = self.frame();
        let there = now.fitting(area, self.stage);
        // From one to the next, one comes from where the first was looked at.
        let from = self.looked.filter(|(_, at)| *at == now).map_or(now, |(from, _)| from);
        self.looked = Some((from, there));
        self.glide(there)
    }

    /// Goes back to where it was before something was looked at, unless it has been moved since.
    pub fn look_back(&mut self) -> Option<Move> {
        let (from, there) = self.looked.take()?;
        if there == self.frame() { self.glide(from.kept(self.stage)) } else { None }
    }

    /// Moves no more than it takes to have a part of the board in sight.
    pub fn reach(&mut self, area: Area) -> Option<Move> {
        self.glide(self.frame().reaching(area, self.stage))
    }

    /// Had what is said at the stage's lower edge better be said at its upper one, to leave a part of the board in sight?
    pub fn is_low(&self, area: Area) -> bool {
        self.frame().is_low(area, self.stage)
    }

    fn glide(&mut self, there: Frame) -> Option<Move> {
        // Before it is known how large the stage is, nothing can be gone to: what is minded comes into sight then.
        let is_measured = self.stage != Size::default();
        (is_measured && there != self.frame()).then(|| self.place(there, Going::Gliding))
    }

    fn place(&mut self, frame: Frame, going: Going) -> Move {
        self.frame = Some(frame);
        Move { going, is_far: frame.is_far(self.letters), frame }
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
    fn what_was_looked_at_is_left_for_where_one_came_from() {
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
    fn whoever_moves_the_board_meanwhile_stays_there() {
        let mut camera = phone();
        camera.look(TOWN);
        camera.pan(Point::new(-40.0, 0.0), Going::Set);
        assert!(camera.look_back().is_none());
    }

    #[test]
    fn what_others_do_moves_nothing_under_a_finger() {
        let mut camera = phone();
        camera.grasp(true);
        assert!(camera.follow(TOWN).is_none());
        camera.grasp(false);
        assert!(camera.follow(TOWN).is_some());
    }

    #[test]
    fn what_is_decided_about_stays_in_sight_when_the_stage_shrinks() {
        let mut camera = phone();
        camera.reach(TOWN);
        camera.mind(Some(TOWN));
        camera.resize(390.0, 200.0);
        let lower = camera.frame().on_board(Point::new(0.0, 200.0));
        assert!(lower.y > TOWN.to.y, "{lower:?}");
    }

    #[test]
    fn nothing_is_gone_to_before_the_stage_is_measured() {
        let mut camera = Camera::new(1.0, false);
        assert!(camera.reach(TOWN).is_none() && camera.show(TOWN).is_none());
        assert!(camera.resize(0.0, 300.0).is_none(), "a stage that is not shown has no size");
    }
}
