//! Fingers and the mouse on a stage: taps, hover and drags.

use leptos::html;
use leptos::prelude::*;
use scene::{Fingers, Going, Motion, Point, Touch};

use super::{Tap, ZOOM, named};
use crate::board::camera::CameraRef;

/// Half of the smallest target, in CSS pixels at every zoom.
const REACH: f32 = 13.0;

/// Two taps of a finger are one gesture if they are no further apart than this, in milliseconds and CSS pixels.
const TWICE: (f64, f32) = (400.0, 24.0);

/// The callbacks of the stage.
#[derive(Clone, Copy)]
pub(super) struct Reports {
    pub(super) on_tap: Callback<Tap>,
    pub(super) on_hover: Callback<Option<Touch>>,
    pub(super) is_ground: Callback<Touch, bool>,
    pub(super) on_twice: Callback<()>,
}

/// The state of the pointers. Copies are cheap and share it.
#[derive(Clone, Copy)]
pub(super) struct Pointers {
    stage: NodeRef<html::Div>,
    camera: CameraRef,
    reports: Reports,
    fingers: StoredValue<Fingers>,
    /// Where the finger was put down: a tap means what was there, even if the board has moved since.
    meant: StoredValue<Option<Touch>>,
    tapped: StoredValue<Option<Touch>>,
    /// When and where a finger tapped last.
    touched: StoredValue<Option<(f64, Point)>>,
    is_finger: StoredValue<bool>,
}

impl Pointers {
    pub(super) fn new(stage: NodeRef<html::Div>, camera: CameraRef, reports: Reports) -> Pointers {
        Pointers {
            stage,
            camera,
            reports,
            fingers: StoredValue::default(),
            meant: StoredValue::default(),
            tapped: StoredValue::default(),
            touched: StoredValue::default(),
            is_finger: StoredValue::new(false),
        }
    }

    pub(super) fn put(self, event: &web_sys::PointerEvent) {
        self.is_finger.set_value(event.pointer_type() == "touch");
        if event.button() == 0 {
            self.camera.halt();
            self.camera.grasp(true);
            self.meant.set_value(Some(self.touch(event)));
            self.fingers.update_value(|fingers| fingers.put(event.pointer_id(), self.at(event)));
        }
    }

    pub(super) fn go(self, event: &web_sys::PointerEvent) {
        let motion = self
            .fingers
            .try_update_value(|fingers| fingers.moved(event.pointer_id(), self.at(event), event.buttons()));
        if event.buttons() == 0 {
            self.camera.grasp(false);
        }
        match motion.flatten() {
            Some(Motion::Pan(by)) => {
                // Not earlier: a tap must go to the element under it.
                self.hold(event);
                self.camera.pan(by, Going::Set);
            }
            Some(Motion::Pinch { at, by, factor }) => {
                self.camera.pan(by, Going::Pinched);
                self.camera.zoom(at, factor, Going::Pinched);
            }
            None if event.pointer_type() == "mouse" => self.reports.on_hover.run(Some(self.touch(event))),
            None => {}
        }
    }

    pub(super) fn lift(self, event: &web_sys::PointerEvent) {
        self.fingers.update_value(|fingers| fingers.lift(event.pointer_id()));
        if !self.fingers.with_value(Fingers::are_down) {
            self.camera.grasp(false);
            self.camera.rest();
        }
    }

    pub(super) fn leave(self) {
        self.reports.on_hover.run(None);
    }

    pub(super) fn click(self, event: &web_sys::MouseEvent) {
        if event.detail() == 0 {
            if let Some(picked) = named(event.target()) {
                self.reports.on_tap.run(Tap::On(picked));
            }
        } else if !self.fingers.with_value(Fingers::have_strayed) {
            let here = self.meant.try_update_value(Option::take).flatten();
            if self.is_twice(event) {
                // Whatever lies there: on a phone something does nearly everywhere.
                self.reports.on_twice.run(());
                self.camera.zoom(self.at(event), ZOOM * ZOOM, Going::Gliding);
            } else {
                self.tap(here.unwrap_or_else(|| self.touch(event)), event.detail() == 1);
            }
        }
    }

    /// Is this the second of two quick taps of a finger in one place? A third begins anew.
    fn is_twice(self, event: &web_sys::MouseEvent) -> bool {
        let now = self.is_finger.get_value().then(|| (event.time_stamp(), self.at(event)));
        let before = self.touched.try_update_value(|touched| std::mem::replace(touched, now)).flatten();
        let is_twice = now.zip(before).is_some_and(|((now, here), (then, there))| {
            now - then < TWICE.0 && (here - there).length() < TWICE.1
        });
        if is_twice {
            self.touched.set_value(None);
        }
        is_twice
    }

    /// The second click of two is ignored: it belongs to the zoom or repeats the first, unless it hits something elsewhere.
    fn tap(self, here: Touch, is_first: bool) {
        let before = self.tapped.try_update_value(|tapped| tapped.replace(here)).flatten();
        let is_ground = || self.reports.is_ground.run(here);
        if is_first || (before.is_some_and(|before| here.is_apart(before)) && !is_ground()) {
            self.reports.on_tap.run(Tap::At(here));
        }
    }

    pub(super) fn click_twice(self, event: &web_sys::MouseEvent) {
        // Those of a finger are counted by itself: not every browser reports them.
        if !self.is_finger.get_value() && self.reports.is_ground.run(self.touch(event)) {
            self.camera.zoom(self.at(event), ZOOM * ZOOM, Going::Gliding);
        }
    }

    /// The point of the stage.
    pub(super) fn at(self, event: &web_sys::MouseEvent) -> Point {
        let corner = self.stage.get_untracked().map(|stage| stage.get_bounding_client_rect());
        let (x, y) = corner.map_or((0.0, 0.0), |corner| (corner.left(), corner.top()));
        Point::new(event.client_x() as f32 - x as f32, event.client_y() as f32 - y as f32)
    }

    /// The point of the board.
    fn touch(self, event: &web_sys::MouseEvent) -> Touch {
        let frame = self.camera.frame();
        Touch { at: frame.on_board(self.at(event)), reach: REACH / frame.scale }
    }

    /// Captures the pointer, so that a drag goes on outside the stage.
    fn hold(self, event: &web_sys::PointerEvent) {
        if let Some(stage) = self.stage.get_untracked() {
            // Fails only for a pointer that has gone already.
            let _ = stage.set_pointer_capture(event.pointer_id());
        }
    }
}
