//! Which part of the board is in view, and at which scale. Pure: it computes where the stage should move.

use crate::area::Area;
use crate::label::{AFAR, EM};
use crate::point::Point;

/// A stage's size on the screen, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Size {
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// Are its buttons on the left, if they are at a side?
    pub(crate) is_left: bool,
}

impl Size {
    /// The point in its middle.
    pub(crate) fn middle(self) -> Point {
        Point::new(self.width / 2.0, self.height / 2.0)
    }
}

/// Where the board's corner stands on the screen, and how many pixels one unit of the board is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// The board's left upper corner, in pixels of the stage.
    pub corner: Point,
    /// Pixels for one unit.
    pub scale: f32,
}

/// The largest scale, as a multiple of the smallest; enough to read the smallest name with poor eyesight.
const MOST_ZOOM: f32 = 6.0;
/// Names smaller than this on the screen can't be read.
const LEGIBLE: f32 = 9.0;
/// On a board seen from afar they are not smaller than this.
const LEAST: f32 = 6.5;

/// The width of the strip with the buttons: at the lower edge, or at a side if the stage is wider than a board. The whole
/// board fits beside it, and what lies under it can be dragged out.
const SILL: f32 = 56.0;

/// Messages at the stage's lower edge lie below this share of its height; those at the upper edge lie above the other.
const LOW_MESSAGE: f32 = 0.62;
const HIGH_MESSAGE: f32 = 0.25;

/// To zoom in by less than this factor is not worth moving the board.
const NEARER: f32 = 1.4;

impl Frame {
    /// The whole board, in the middle, or as near to it as the buttons allow.
    pub(crate) fn whole(stage: Size) -> Frame {
        Frame::at_scale(Area::BOARD, smallest(stage), all(stage)).kept(stage)
    }

    /// The first frame: the whole board; or, if its names would be too small and zooming in gains much, the part that fills
    /// the stage.
    pub(crate) fn first(stage: Size) -> Frame {
        let whole = smallest(stage);
        let board = Area::BOARD.size();
        let near = (stage.width / board.x).max(stage.height / board.y).min(whole * 1.8);
        if whole * EM >= LEGIBLE || near < whole * NEARER {
            return Frame::whole(stage);
        }
        Frame::at_scale(Area::BOARD, near, all(stage)).kept(stage)
    }

    /// The largest scale at which this part of the board is in view whole, and not under the buttons.
    pub(crate) fn fit(area: Area, stage: Size) -> Frame {
        let (size, room) = (area.size(), clear(stage));
        let scale = (room.size().x / size.x.max(1.0)).min(room.size().y / size.y.max(1.0));
        let least = smallest(stage);
        let near = Frame::at_scale(area, scale.clamp(least, (least * 3.0).max(1.2)), room);
        // A part that is still too large lies under the buttons rather than beyond the upper edge.
        near.kept(stage).reaching(area, stage)
    }

    /// With that part of the board in the middle of this part of the screen.
    fn at_scale(area: Area, scale: f32, room: Area) -> Frame {
        Frame { corner: room.middle() - area.middle() * scale, scale }
    }

    fn has(self, area: Area, room: Area) -> bool {
        let (from, to) = (self.on_screen(area.from), self.on_screen(area.to));
        from.x >= room.from.x && from.y >= room.from.y && to.x <= room.to.x && to.y <= room.to.y
    }

    /// A frame with this part of the board in view: moved only as needed if just the buttons cover it, else one that fits it.
    pub(crate) fn showing(self, area: Area, stage: Size) -> Frame {
        if self.has(area, all(stage)) { self.reaching(area, stage) } else { Frame::fit(area, stage) }
    }

    /// The same, but zoomed in to it if that is much nearer than this frame.
    pub(crate) fn fitting(self, area: Area, stage: Size) -> Frame {
        let near = Frame::fit(area, stage);
        if near.scale > self.scale * NEARER { near } else { self.showing(area, stage) }
    }

    /// Zoomed, with the point under `at` staying where it is.
    pub(crate) fn zoomed(self, at: Point, factor: f32, stage: Size) -> Frame {
        let least = smallest(stage);
        let scale = (self.scale * factor).clamp(least, least * MOST_ZOOM);
        if scale == least {
            return Frame::whole(stage);
        }
        let fixed = self.on_board(at);
        Frame { corner: at - fixed * scale, scale }.kept(stage)
    }

    /// Moved by this many pixels.
    pub(crate) fn panned(self, by: Point, stage: Size) -> Frame {
        Frame { corner: self.corner + by, ..self }.kept(stage)
    }

    /// At the same scale, moved just far enough that this part of the board is in view, and not under the buttons.
    pub(crate) fn reaching(self, area: Area, stage: Size) -> Frame {
        let (from, to, room) = (self.on_screen(area.from), self.on_screen(area.to), clear(stage));
        let along = |from: f32, to: f32, least: f32, most: f32| {
            if from < least { least - from } else { (most - to).min(0.0).max(least - from) }
        };
        let by = Point::new(
            along(from.x, to.x, room.from.x, room.to.x),
            along(from.y, to.y, room.from.y, room.to.y),
        );
        self.panned(by, stage)
    }

    /// The same, or zoomed out if the part is too large to be seen whole at this scale.
    pub(crate) fn holding(self, area: Area, stage: Size) -> Frame {
        let (there, far) = (self.reaching(area, stage), Frame::fit(area, stage));
        // The part would fit at this scale but lies too close to an edge of the board: zooming in would only cut off more.
        if there.has(area, all(stage)) || far.scale >= self.scale { there } else { far }
    }

    /// The nearest frame that keeps the board on the stage: a board smaller than the stage is centred, or beside the buttons;
    /// a larger one fills the stage, and can be dragged out from under the buttons.
    pub(crate) fn kept(self, stage: Size) -> Frame {
        let scale = self.scale.max(smallest(stage));
        let (board, room) = (Area::BOARD.size() * scale, clear(stage));
        let along = |corner: f32, board: f32, stage: f32, least: f32, most: f32| {
            let (last, middle) = (most - board, (stage - board) / 2.0);
            if last >= least { middle.clamp(least, last) } else { corner.clamp(last, least) }
        };
        let corner = Point::new(
            along(self.corner.x, board.x, stage.width, room.from.x, room.to.x),
            along(self.corner.y, board.y, stage.height, room.from.y, room.to.y),
        );
        Frame { corner, scale }
    }

    /// Where a point of the screen lies on the board.
    pub fn on_board(self, at: Point) -> Point {
        (at - self.corner) * (1.0 / self.scale)
    }

    fn on_screen(self, at: Point) -> Point {
        at * self.scale + self.corner
    }

    /// Would a message at the stage's lower edge cover this part of the board, and one at the upper edge not?
    pub(crate) fn is_low(self, area: Area, stage: Size) -> bool {
        let (from, to) = (self.on_screen(area.from), self.on_screen(area.to));
        to.y > stage.height * LOW_MESSAGE && from.y > stage.height * HIGH_MESSAGE
    }

    /// Are the names too small to read, for a person with this text size (as a factor)?
    pub(crate) fn is_far(self, letters: f32) -> bool {
        self.scale * EM < LEGIBLE * letters
    }

    /// Are even the letters of a board seen from afar too small for that person?
    pub(crate) fn is_big(self, letters: f32) -> bool {
        self.is_far(letters) && self.scale * AFAR < LEAST * letters
    }

    /// With its corner at a whole pixel, so that letters are sharp and need no repainting while they are dragged.
    pub(crate) fn aligned(self) -> Frame {
        Frame { corner: Point::new(self.corner.x.round(), self.corner.y.round()), ..self }
    }

    /// As CSS writes it.
    pub(crate) fn transform(self) -> String {
        format!("translate({:.2}px, {:.2}px) scale({:.4})", self.corner.x, self.corner.y, self.scale)
    }
}

/// All of the stage.
fn all(stage: Size) -> Area {
    Area { from: Point::default(), to: Point::new(stage.width, stage.height) }
}

/// The stage without the strip of the buttons. The style places the buttons by the same proportion.
fn clear(stage: Size) -> Area {
    let (mut room, board) = (all(stage), Area::BOARD.size());
    let is_wide = stage.width * board.y >= stage.height * board.x;
    match (is_wide, stage.is_left) {
        (true, true) => room.from.x = SILL.min(stage.width - 1.0),
        (true, false) => room.to.x = (stage.width - SILL).max(1.0),
        (false, _) => room.to.y = (stage.height - SILL).max(1.0),
    }
    room
}

/// The scale at which the whole board is seen.
fn smallest(stage: Size) -> f32 {
    let (board, room) = (Area::BOARD.size(), clear(stage).size());
    (room.x / board.x).min(room.y / board.y).max(0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_at_the_lower_edge_is_low_and_no_longer_when_it_is_drawn_up() {
        let area = Area { from: Point::new(400.0, 420.0), to: Point::new(500.0, 520.0) };
        let whole = Frame::whole(DESK);
        assert!(whole.is_low(area, DESK));
        assert!(!whole.zoomed(Point::new(550.0, 700.0), 2.5, DESK).is_low(area, DESK));
        let tall = Area { from: Point::new(400.0, 60.0), ..area };
        assert!(!whole.is_low(tall, DESK), "what is said above would lie over its other end");
    }

    const DESK: Size = Size { width: 1100.0, height: 800.0, is_left: false };
    const PHONE: Size = Size { width: 390.0, height: 420.0, is_left: false };

    /// Is that part of the board in sight, and not under the buttons?
    fn shows(frame: Frame, area: Area, stage: Size) -> bool {
        let room = clear(stage);
        let a_hair = Point::new(0.01, 0.01);
        frame.has(area, Area { from: room.from - a_hair, to: room.to + a_hair })
    }

    fn near(a: Point, b: Point) -> bool {
        (a - b).length() < 0.01
    }

    #[test]
    fn the_whole_board_is_centred_where_the_buttons_leave_it_room() {
        let tall = Size { height: 1000.0, ..DESK };
        let frame = Frame::whole(tall);
        assert!(near(frame.on_board(Point::new(550.0, 500.0)), Point::new(500.0, 320.0)));
        let sizes = [(1100.0, 700.0), (1100.0, 740.0), (540.0, 300.0), (985.0, 430.0), (320.0, 230.0)];
        for (width, height) in sizes {
            for is_left in [false, true] {
                let stage = Size { width, height, is_left };
                let frame = Frame::whole(stage);
                assert!(shows(frame, Area::BOARD, stage), "{stage:?} {frame:?}");
                let kept = frame.kept(stage);
                assert!(near(kept.corner, frame.corner), "it stays there: {stage:?} {frame:?} {kept:?}");
            }
        }
    }

    #[test]
    fn a_phone_begins_where_names_can_be_read_and_can_still_see_everything() {
        let first = Frame::first(PHONE);
        assert!(first.scale > Frame::whole(PHONE).scale * 1.5, "{first:?}");
        assert_eq!(Frame::first(DESK), Frame::whole(DESK), "a desk sees everything at once");
        let sideways = Size { width: 536.0, height: 316.0, is_left: false };
        assert_eq!(Frame::first(sideways), Frame::whole(sideways), "little is gained by less");
        let out = first.zoomed(Point::new(100.0, 100.0), 0.01, PHONE);
        assert!(shows(out, Area::BOARD, PHONE));
    }

    #[test]
    fn zooming_keeps_what_is_under_the_cursor() {
        let cursor = Point::new(300.0, 200.0);
        let before = Frame::whole(DESK).zoomed(cursor, 2.0, DESK);
        let after = before.zoomed(cursor, 1.5, DESK);
        assert!(near(before.on_board(cursor), after.on_board(cursor)));
    }

    #[test]
    fn the_board_cannot_leave_the_stage() {
        let mut frame = Frame::whole(DESK).zoomed(Point::new(0.0, 0.0), 3.0, DESK);
        for _ in 0..50 {
            frame = frame.panned(Point::new(900.0, -700.0), DESK);
        }
        let corner = frame.on_board(Point::new(0.0, DESK.height - SILL));
        assert!(near(corner, Point::new(0.0, 640.0)), "its corner is above the buttons: {corner:?}");
        let whole = Frame::whole(DESK);
        assert_eq!(whole.panned(Point::new(300.0, 500.0), DESK), whole, "there is nothing to see beyond it");
        let most = (0..50).fold(frame, |frame, _| frame.zoomed(Point::new(0.0, 0.0), 2.0, DESK));
        assert!(most.scale <= Frame::whole(DESK).scale * MOST_ZOOM + 0.01);
    }

    #[test]
    fn fitting_shows_all_of_a_part() {
        let ends = [Point::new(120.0, 90.0), Point::new(300.0, 200.0)];
        let area = Area::around(ends, 30.0).unwrap();
        for stage in [DESK, PHONE] {
            let frame = Frame::fit(area, stage);
            assert!(shows(frame, area, stage), "{frame:?}");
            assert!(frame.scale > Frame::whole(stage).scale, "closer than the whole");
        }
        assert_eq!(Area::around([], 1.0), None, "there are no points");
    }

    #[test]
    fn what_is_too_tall_for_a_low_stage_is_not_cut_at_its_top() {
        let low = Size { width: 540.0, height: 320.0, is_left: false };
        let area = Area { from: Point::new(120.0, 5.0), to: Point::new(720.0, 655.0) };
        let frame = Frame::fit(area, low);
        assert!(frame.on_screen(area.from).y >= 0.0, "{frame:?}");
        assert!(frame.on_screen(area.to).y <= low.height + 8.0, "{frame:?}");
    }

    #[test]
    fn a_small_part_in_view_is_zoomed_in_to_once() {
        let area = Area::around([Point::new(120.0, 90.0), Point::new(300.0, 200.0)], 30.0).unwrap();
        for stage in [DESK, PHONE] {
            let whole = Frame::whole(stage);
            assert_eq!(whole.showing(area, stage), whole, "it is in sight");
            let near = whole.fitting(area, stage);
            assert_eq!(near, Frame::fit(area, stage), "but small");
            assert_eq!(near.fitting(area, stage), near);
        }
    }

    #[test]
    fn a_part_under_the_buttons_is_moved_out_from_under_them() {
        let south = Area::around([Point::new(500.0, 610.0)], 20.0).unwrap();
        let near = Frame::whole(DESK).zoomed(Point::new(550.0, 300.0), 1.1, DESK);
        assert!(near.has(south, all(DESK)) && !shows(near, south, DESK), "{near:?}");
        let there = near.showing(south, DESK);
        assert!(shows(there, south, DESK) && there.scale == near.scale, "{there:?}");
        assert!(shows(Frame::fit(south, DESK), south, DESK));
    }

    #[test]
    fn holding_a_part_that_is_too_large_zooms_out() {
        let first = Frame::first(PHONE);
        let coasts = Area::around([Point::new(60.0, 200.0), Point::new(920.0, 300.0)], 20.0).unwrap();
        let there = first.holding(coasts, PHONE);
        assert!(shows(there, coasts, PHONE) && there.scale < first.scale, "{there:?}");
        let town = Area::around([Point::new(60.0, 200.0)], 20.0).unwrap();
        assert_eq!(first.holding(town, PHONE).scale, first.scale, "what is small enough is gone to");
    }

    #[test]
    fn holding_a_part_at_the_edges_does_not_zoom_in() {
        let coasts = Area::around([Point::new(20.0, 30.0), Point::new(985.0, 600.0)], 30.0).unwrap();
        for stage in [DESK, PHONE] {
            let there = Frame::whole(stage).holding(coasts, stage);
            assert_eq!(there.scale, Frame::whole(stage).scale, "{there:?}");
        }
    }

    #[test]
    fn reaching_a_part_moves_the_board_and_keeps_its_scale() {
        let near = Frame::whole(DESK).zoomed(Point::new(0.0, 0.0), 3.0, DESK);
        for corner in [Point::new(900.0, 560.0), Point::new(60.0, 60.0), Point::new(500.0, 300.0)] {
            let area = Area::around([corner], 20.0).unwrap();
            let there = near.reaching(area, DESK);
            assert!(shows(there, area, DESK) && there.scale == near.scale, "{corner:?} {there:?}");
            assert_eq!(there.reaching(area, DESK), there, "it stays where it is");
        }
    }

    #[test]
    fn with_large_text_names_become_readable_only_from_nearer() {
        let whole = Frame::whole(DESK);
        assert!(!whole.is_far(1.0) && whole.is_far(2.0), "{whole:?}");
        assert!(!whole.zoomed(Point::new(550.0, 300.0), 1.5, DESK).is_far(2.0));
    }

    #[test]
    fn with_large_text_names_are_larger_on_a_phone_that_shows_the_whole_board() {
        let narrow = Size { width: 320.0, ..PHONE };
        for (stage, letters, is_big) in [(narrow, 1.0, false), (PHONE, 1.25, false), (PHONE, 2.0, true)] {
            assert_eq!(Frame::whole(stage).is_big(letters), is_big, "{stage:?} {letters}");
        }
        assert!(!Frame::whole(DESK).is_big(2.0), "there is room for those of every other board");
    }

    #[test]
    fn a_stage_that_has_no_size_yet_breaks_nothing() {
        let frame = Frame::first(Size::default()).zoomed(Point::default(), 2.0, Size::default());
        assert!(frame.scale.is_finite() && frame.corner.x.is_finite());
    }

    #[test]
    fn an_aligned_frame_begins_at_the_nearest_whole_pixel() {
        let frame = Frame { corner: Point::new(-260.5, 41.3), scale: 1.563 };
        let Frame { corner, scale } = frame.aligned();
        assert!(corner.x.fract() == 0.0 && corner.y.fract() == 0.0, "{corner:?}");
        assert!((corner - frame.corner).length() <= 0.71 && scale == frame.scale, "{corner:?}");
    }
}
