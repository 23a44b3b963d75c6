//! What moves a board: the one layer that is transformed, and where it stands.

use leptos::html;
use leptos::prelude::*;

use super::frame::{Area, Frame, Size};
use super::point::Point;

/// Copied freely; there is one behind all copies. Nothing is drawn anew when it moves.
#[derive(Clone, Copy)]
pub(crate) struct Camera {
    layer: NodeRef<html::Div>,
    stage: StoredValue<Size>,
    frame: StoredValue<Option<Frame>>,
}

/// How the layer gets to its new place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Going {
    /// Under a finger: at once, and kept ready to move on.
    Dragged,
    /// At once, and then at rest.
    Set,
    /// Smoothly, where motion is wanted.
    Gliding,
}

impl Camera {
    pub(crate) fn new() -> Camera {
        Camera { layer: NodeRef::new(), stage: StoredValue::default(), frame: StoredValue::new(None) }
    }

    pub(super) fn layer(self) -> NodeRef<html::Div> {
        self.layer
    }

    pub(super) fn frame(self) -> Frame {
        let stage = self.stage.get_value();
        self.frame.get_value().unwrap_or_else(|| Frame::first(stage))
    }

    /// The stage has another size: what was seen stays in sight.
    pub(super) fn resize(self, stage: Size) {
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
        self.place(frame, Going::Set);
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

    /// Goes to a part of the board, unless it is in sight already.
    pub(crate) fn show(self, area: Option<Area>) {
        let stage = self.stage.get_value();
        if let Some(area) = area.filter(|area| !self.frame().shows(*area, stage)) {
            self.place(Frame::fit(area, stage), Going::Gliding);
        }
    }

    /// Moves no more than it takes to have a part of the board in sight.
    pub(super) fn reach(self, area: Option<Area>) {
        let (frame, stage) = (self.frame(), self.stage.get_value());
        if let Some(there) = area.map(|area| frame.reaching(area, stage)).filter(|there| *there != frame) {
            self.place(there, Going::Gliding);
        }
    }

    fn place(self, frame: Frame, going: Going) {
        self.frame.set_value(Some(frame));
        let Some(layer) = self.layer.get_untracked() else { return };
        let classes = layer.class_list();
        // A class that can't be set costs smoothness, nothing else.
        let _ = classes.toggle_with_force("moving", going == Going::Dragged);
        let _ = classes.toggle_with_force("gliding", going == Going::Gliding);
        let _ = classes.toggle_with_force("far", frame.is_far());
        let _ = (*layer).style().set_property("transform", &frame.transform());
    }
}
