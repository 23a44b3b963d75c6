//! A stage by keys: from one place of the map to the next, and the board itself.

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

/// The place that the keys have gone to, on a map that they move.
#[derive(Clone)]
pub(super) struct Keys {
    map: Arc<Map>,
    camera: CameraRef,
    cursor: RwSignal<Option<Picked>>,
}

impl Keys {
    /// Where they have not been yet they begin in the middle.
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

    /// By the tabulator or a screen reader: there the keys go on.
    pub(super) fn focus(&self, event: &web_sys::FocusEvent) {
        let Some(picked) = named(event.target()) else { return };
        self.cursor.set(Some(picked));
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false)) {
            self.camera.reach(around(&self.map, picked));
        }
    }
}

/// Where a key leads from here: nowhere at the edge; `None` if it leads nobody anywhere.
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

/// Goes to a city or a route: it gets the focus, and into sight.
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

/// What a key means: to move the board, or to do what a click on the focused element would do.
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
        // An element of a picture is no button to the browser: it has to be clicked by us.
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
