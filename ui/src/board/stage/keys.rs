//! The keys of a stage: they move the cursor from place to place, and the board itself.

use std::sync::Arc;

use engine::Map;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;
use scene::{Area, Direction, Going, Picked, Point, area_of, neighbour};

use super::{ZOOM, named};
use crate::board::camera::CameraRef;
use crate::focus;

/// By one press of an arrow key with the shift key, in CSS pixels.
const STEP: f32 = 90.0;

/// The keyboard's cursor, with the map and the camera that it moves.
#[derive(Clone)]
pub(super) struct Keys {
    map: Arc<Map>,
    camera: CameraRef,
    cursor: RwSignal<Option<Picked>>,
}

impl Keys {
    /// The cursor begins in the middle of the map, unless it is set already.
    pub(super) fn new(map: Arc<Map>, camera: CameraRef, cursor: RwSignal<Option<Picked>>) -> Keys {
        if cursor.get_untracked().is_none() {
            cursor.set(neighbour::first(&map));
        }
        Keys { map, camera, cursor }
    }

    pub(super) fn press(&self, event: &web_sys::KeyboardEvent) {
        let used = match step(&self.map, self.cursor.get_untracked(), event) {
            Some(to) => {
                to.into_iter().for_each(|to| go_to(&self.map, self.camera, self.cursor, to));
                true
            }
            None => press(self.camera, event),
        };
        if used {
            event.prevent_default();
        }
    }

    /// Tab or a screen reader has focused a place: the cursor goes on from there.
    pub(super) fn focus(&self, event: &web_sys::FocusEvent) {
        let Some(picked) = named(event.target()) else { return };
        self.cursor.set(Some(picked));
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false)) {
            self.camera.reach(around(&self.map, picked));
        }
    }
}

/// Where a key leads from here: `Some(None)` at the edge, `None` if the key does not move the cursor.
fn step(map: &Map, from: Option<Picked>, event: &web_sys::KeyboardEvent) -> Option<Option<Picked>> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let (from, key) = (from?, event.key());
    let mut letters = key.chars();
    match (Direction::of(&key), letters.next(), letters.next()) {
        (Some(_), ..) if event.shift_key() => None,
        (Some(way), ..) => Some(neighbour::next(map, from, way)),
        (None, Some(letter), None) if letter.is_alphabetic() => {
            Some(neighbour::by_initial(map, from, letter))
        }
        (None, ..) => None,
    }
}

/// Moves the cursor and the focus to a city or a route, and the camera so that it is in view.
pub(crate) fn go_to(map: &Map, camera: CameraRef, cursor: RwSignal<Option<Picked>>, to: Picked) {
    cursor.set(Some(to));
    camera.reach(around(map, to));
    let css = match to {
        Picked::Route(route) => format!(".stage [data-route='{}']", route.index()),
        Picked::City(city) => format!(".stage [data-city='{}']", city.index()),
    };
    if let Some(element) = document().query_selector(&css).ok().flatten() {
        focus::take(&element);
    }
}

fn around(map: &Map, place: Picked) -> Option<Area> {
    match place {
        Picked::Route(route) => area_of(map, [route], []),
        Picked::City(city) => area_of(map, [], [city]),
    }
}

/// Handles the other keys: those that move the board, and those that click the focused element.
fn press(camera: CameraRef, event: &web_sys::KeyboardEvent) -> bool {
    let pan = |x: f32, y: f32| camera.pan(Point::new(x * STEP, y * STEP), Going::Gliding);
    match event.key().as_str() {
        "+" | "=" => camera.zoom_by(ZOOM),
        "-" => camera.zoom_by(1.0 / ZOOM),
        "0" => camera.whole(),
        "ArrowLeft" => pan(1.0, 0.0),
        "ArrowRight" => pan(-1.0, 0.0),
        "ArrowUp" => pan(0.0, 1.0),
        "ArrowDown" => pan(0.0, -1.0),
        // To the browser an SVG element is no button, so we have to send the click.
        "Enter" | " " => {
            let Some(target) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            else {
                return false;
            };
            let click = web_sys::MouseEventInit::new();
            click.set_bubbles(true);
            let Ok(click) = web_sys::MouseEvent::new_with_mouse_event_init_dict("click", &click) else {
                return false;
            };
            let _ = target.dispatch_event(&click);
        }
        _ => return false,
    }
    true
}
