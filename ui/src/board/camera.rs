//! Moves a board on the page by transforming one layer.

use leptos::html;
use leptos::prelude::*;
use scene::{Area, Camera, Frame, Going, Move, Point};

/// A handle to the board's camera. Copies are cheap and share one camera. Moving it redraws nothing.
#[derive(Clone, Copy)]
pub(crate) struct CameraRef {
    camera: StoredValue<Camera>,
    layer: NodeRef<html::Div>,
}

impl CameraRef {
    /// `letters`: the text size as a factor; `is_left`: the stage's buttons are on the left, on screens where they are at
    /// a side.
    pub(crate) fn new(letters: f32, is_left: bool) -> CameraRef {
        CameraRef { camera: StoredValue::new(Camera::new(letters, is_left)), layer: NodeRef::new() }
    }

    pub(super) fn layer(self) -> NodeRef<html::Div> {
        self.layer
    }

    pub(super) fn frame(self) -> Frame {
        self.camera.with_value(Camera::frame)
    }

    pub(super) fn resize(self, width: f32, height: f32) {
        self.go(|camera| camera.resize(width, height));
    }

    pub(crate) fn keep_in_view(self, area: Option<Area>) {
        self.camera.update_value(|camera| camera.keep_in_view(area));
    }

    pub(crate) fn visit(self, area: Option<Area>) {
        self.go(|camera| camera.visit(area));
    }

    pub(super) fn grasp(self, is_grasped: bool) {
        self.camera.update_value(|camera| camera.grasp(is_grasped));
        // From afar a touch shows the names that there is no room for.
        if let Some(layer) = self.layer.get_untracked() {
            let _ = layer.class_list().toggle_with_force("touched", is_grasped);
        }
    }

    pub(crate) fn follow(self, area: Option<Area>) {
        self.go(|camera| camera.follow(area?));
    }

    pub(super) fn zoom(self, at: Point, factor: f32, going: Going) {
        self.go(|camera| Some(camera.zoom(at, factor, going)));
    }

    pub(super) fn pan(self, by: Point, going: Going) {
        self.go(|camera| Some(camera.pan(by, going)));
    }

    pub(super) fn rest(self) {
        self.go(|camera| Some(camera.rest()));
    }

    /// Stops a running animation: a tap on the board means what is under the finger now, not what would have moved there.
    pub(super) fn halt(self) {
        let Some(layer) = self.layer.get_untracked() else { return };
        let Some(stage) = layer.parent_element().filter(|_| layer.class_list().contains("gliding")) else {
            return;
        };
        let (seen, stage) = (layer.get_bounding_client_rect(), stage.get_bounding_client_rect());
        let corner = Point::new((seen.left() - stage.left()) as f32, (seen.top() - stage.top()) as f32);
        let scale = seen.width() as f32 / Area::BOARD.to.x;
        self.go(|camera| camera.halt(Frame { corner, scale }));
    }

    pub(crate) fn zoom_by(self, factor: f32) {
        self.go(|camera| Some(camera.zoom_by(factor)));
    }

    pub(crate) fn whole(self) {
        self.go(|camera| Some(camera.whole()));
    }

    pub(crate) fn begin(self) {
        self.go(|camera| Some(camera.begin()));
    }

    pub(crate) fn show(self, area: Option<Area>) {
        self.go(|camera| camera.show(area?));
    }

    pub(crate) fn look(self, area: Area) {
        self.go(|camera| camera.look(area));
    }

    pub(crate) fn look_back(self) {
        self.go(Camera::look_back);
    }

    pub(super) fn reach(self, area: Option<Area>) {
        self.go(|camera| camera.reach(area?));
    }

    pub(crate) fn is_low(self, area: Area) -> bool {
        self.camera.with_value(|camera| camera.is_low(area))
    }

    fn go(self, change: impl FnOnce(&mut Camera) -> Option<Move>) {
        let Some(there) = self.camera.try_update_value(change).flatten() else { return };
        let Some(layer) = self.layer.get_untracked() else { return };
        let classes = layer.class_list();
        // If a class can't be set, only smoothness is lost.
        let _ = classes.toggle_with_force("pinched", there.going == Going::Pinched);
        let _ = classes.toggle_with_force("gliding", there.going == Going::Gliding);
        let _ = classes.toggle_with_force("far", there.is_far);
        let _ = classes.toggle_with_force("big", there.is_big);
        let _ = (*layer).style().set_property("transform", &there.transform());
    }
}
