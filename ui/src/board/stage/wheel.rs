//! A wheel over a stage, or two fingers on a touchpad: it zooms.

use std::time::Duration;

use scene::{Going, Point};

use crate::board::camera::CameraRef;
use crate::timer::Timer;

/// After this long without a turn, the wheel is at rest and the board is painted sharply again.
const PAUSE: Duration = Duration::from_millis(160);

#[derive(Clone, Copy)]
pub(super) struct Wheel {
    camera: CameraRef,
    resting: Timer,
}

impl Wheel {
    pub(super) fn new(camera: CameraRef) -> Wheel {
        Wheel { camera, resting: Timer::new() }
    }

    pub(super) fn turn(self, at: Point, event: &web_sys::WheelEvent) {
        event.prevent_default();
        // A pinch on a touchpad comes as a wheel with the control key, in smaller steps.
        let pace = if event.ctrl_key() { 0.012 } else { 0.0018 };
        let lines = if event.delta_mode() == web_sys::WheelEvent::DOM_DELTA_LINE { 33.0 } else { 1.0 };
        let factor = (-(event.delta_y() as f32) * lines * pace).clamp(-0.7, 0.7).exp();
        self.camera.zoom(at, factor, Going::Pinched);
        self.resting.set(PAUSE, move || self.camera.rest());
    }
}
