//! What moves a board: the one layer that is transformed, and where it stands.

use leptos::html;
use leptos::prelude::*;

use super::frame::{Area, Frame, Size};
use super::point::Point;

/// Copied freely; there is one behind all copies. Nothing is drawn anew when it moves.
#[derive(Clone, Copy)]
pub(crate) struct Camera {
    /// How many times as large as usual letters are wanted.
    letters: f32,
    /// Do the stage's buttons lie on the left, where they lie at a side?
    is_left: bool,
    layer: NodeRef<html::Div>,
    stage: StoredValue<Size>,
    frame: StoredValue<Option<Frame>>,
    /// What is being decided about: it stays in sight when a sheet takes room from the stage.
    minded: StoredValue<Option<Area>>,
    /// Where it goes back to once what is chosen from is gone: the frame of before, if there was one.
    home: StoredValue<Option<Option<Frame>>>,
    /// Where it was before something was looked at, and where it went for that.
    looked: StoredValue<Option<(Frame, Frame)>>,
    /// Is there a finger on it? Then nothing else moves it.
    grasped: StoredValue<bool>,
}

/// How the layer gets to its new place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Going {
    /// At once.
    Set,
    /// At once, by fingers or a wheel that go on zooming: it is painted sharply again when they rest.
    Pinched,
    /// Smoothly, where motion is wanted.
    Gliding,
}

impl Camera {
    pub(crate) fn new(letters: f32, is_left: bool) -> Camera {
        Camera {
            letters,
            is_left,
            layer: NodeRef::new(),
            stage: StoredValue::default(),
            frame: StoredValue::new(None),
            minded: StoredValue::new(None),
            home: StoredValue::new(None),
            looked: StoredValue::new(None),
            grasped: StoredValue::new(false),
        }
    }

    pub(super) fn layer(self) -> NodeRef<html::Div> {
        self.layer
    }

    pub(super) fn frame(self) -> Frame {
        let stage = self.stage.get_value();
        self.frame.get_value().unwrap_or_else(|| Frame::first(stage))
    }

    /// The stage has another size: what was seen stays in sight.
    pub(super) fn resize(self, width: f32, height: f32) {
        let stage = Size { width, height, is_left: self.is_left };
        let before = self.stage.get_value();
        if before == stage || stage.width < 1.0 || stage.height < 1.0 {
            return;
        }
        self.stage.set_value(stage);
        let frame = match self.frame.get_value() {
            Some(frame) if frame == Frame::whole(before) && frame != Frame::first(before) => {
                Frame::whole(stage)
            }
            // What nobody has moved yet shows as much as it did.
            Some(frame) if frame != Frame::first(before) => {
                let middle = frame.on_board(Point::new(before.width / 2.0, before.height / 2.0));
                let now = Point::new(stage.width / 2.0, stage.height / 2.0);
                Frame { corner: now - middle * frame.scale, ..frame }.kept(stage)
            }
            Some(_) | None => Frame::first(stage),
        };
        let minded = self.minded.get_value();
        self.place(minded.map_or(frame, |area| frame.holding(area, stage)), Going::Set);
    }

    pub(crate) fn mind(self, area: Option<Area>) {
        self.minded.set_value(area);
    }

    /// Goes where all that is chosen from can be seen; with nothing, back to where it was.
    pub(crate) fn visit(self, area: Option<Area>) {
        let stage = self.stage.get_value();
        match (area, self.home.get_value()) {
            (Some(area), home) => {
                if home.is_none() {
                    self.home.set_value(Some(self.frame.get_value()));
                }
                self.glide(Some(self.frame().holding(area, stage)));
            }
            (None, Some(before)) => {
                self.home.set_value(None);
                self.glide(Some(before.unwrap_or_else(|| Frame::first(stage)).kept(stage)));
            }
            (None, None) => {}
        }
    }

    pub(super) fn grasp(self, is_grasped: bool) {
        self.grasped.set_value(is_grasped);
    }

    /// Moves no more than it takes to have in sight what someone else has just done, unless a finger moves it.
    pub(crate) fn follow(self, area: Option<Area>) {
        if !self.grasped.get_value() {
            self.reach(area);
        }
    }

    pub(super) fn zoom(self, at: Point, factor: f32, going: Going) {
        self.place(self.frame().zoomed(at, factor, self.stage.get_value()), going);
    }

    pub(super) fn pan(self, by: Point, going: Going) {
        self.place(self.frame().panned(by, self.stage.get_value()), going);
    }

    pub(super) fn rest(self) {
        self.place(self.frame(), Going::Set);
    }

    /// Stops on the way to somewhere: whoever touches the board means what is under the finger, and not what would
    /// have come there.
    pub(super) fn halt(self) {
        let Some(layer) = self.layer.get_untracked() else { return };
        let Some(stage) = layer.parent_element().filter(|_| layer.class_list().contains("gliding")) else {
            return;
        };
        let (seen, stage) = (layer.get_bounding_client_rect(), stage.get_bounding_client_rect());
        let corner = Point::new((seen.left() - stage.left()) as f32, (seen.top() - stage.top()) as f32);
        // Whoever has arrived stays there exactly.
        if (corner - self.frame().corner).length() > 1.0 {
            self.place(Frame { corner, scale: seen.width() as f32 / Area::BOARD.to.x }, Going::Set);
        }
    }

    /// From the middle, as a button or a key does it.
    pub(crate) fn zoom_by(self, factor: f32) {
        let stage = self.stage.get_value();
        self.zoom(Point::new(stage.width / 2.0, stage.height / 2.0), factor, Going::Gliding);
    }

    /// Shows the whole board.
    pub(crate) fn whole(self) {
        self.place(Frame::whole(self.stage.get_value()), Going::Gliding);
    }

    /// As if nobody had looked at anything yet.
    pub(crate) fn begin(self) {
        self.minded.set_value(None);
        self.home.set_value(None);
        self.place(Frame::first(self.stage.get_value()), Going::Set);
    }

    /// Goes to a part of the board, unless it is in sight already.
    pub(crate) fn show(self, area: Option<Area>) {
        self.glide(area.map(|area| self.frame().showing(area, self.stage.get_value())));
    }

    /// Goes as near to a part of the board as it can be seen whole.
    pub(crate) fn look(self, area: Area) {
        let now = self.frame();
        let there = now.fitting(area, self.stage.get_value());
        // From one to the next, one comes from where the first was looked at.
        let from = self.looked.get_value().filter(|(_, at)| *at == now).map_or(now, |(from, _)| from);
        self.looked.set_value(Some((from, there)));
        self.glide(Some(there));
    }

    /// Goes back to where it was before something was looked at, unless it has been moved since.
    pub(crate) fn look_back(self) {
        let looked = self.looked.try_update_value(Option::take).flatten();
        let before = looked.filter(|(_, there)| *there == self.frame()).map(|(from, _)| from);
        self.glide(before.map(|from| from.kept(self.stage.get_value())));
    }

    /// Moves no more than it takes to have a part of the board in sight.
    pub(super) fn reach(self, area: Option<Area>) {
        self.glide(area.map(|area| self.frame().reaching(area, self.stage.get_value())));
    }

    /// Had what is said at the stage's lower edge better be said at its upper one, to leave a part of the board in sight?
    pub(crate) fn is_low(self, area: Area) -> bool {
        self.frame().is_low(area, self.stage.get_value())
    }

    fn glide(self, to: Option<Frame>) {
        // Before it is known how large the stage is, nothing can be gone to: what is minded comes into sight then.
        let is_measured = self.stage.get_value() != Size::default();
        if let Some(there) = to.filter(|there| is_measured && *there != self.frame()) {
            self.place(there, Going::Gliding);
        }
    }

    fn place(self, frame: Frame, going: Going) {
        self.frame.set_value(Some(frame));
        let Some(layer) = self.layer.get_untracked() else { return };
        let classes = layer.class_list();
        // A class that can't be set costs smoothness, nothing else.
        let _ = classes.toggle_with_force("pinched", going == Going::Pinched);
        let _ = classes.toggle_with_force("gliding", going == Going::Gliding);
        let _ = classes.toggle_with_force("far", frame.is_far(self.letters));
        let shown = if going == Going::Pinched { frame } else { frame.aligned() };
        let _ = (*layer).style().set_property("transform", &shown.transform());
    }
}
