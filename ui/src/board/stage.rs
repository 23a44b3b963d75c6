//! Where a board is moved about: by wheel, pinch, drag, double tap and keys.

use std::sync::Arc;
use std::time::Duration;

use engine::{CityId, Map, RouteId};
use leptos::html;
use leptos::prelude::*;
use leptos::{ev, wasm_bindgen::JsCast as _};
use scene::{Area, Fingers, Going, Motion, Picked, Point, Touch, Way, area_of, neighbour};
use wasm_bindgen::prelude::*;

use super::camera::CameraRef;
use crate::focus;
use crate::t;
use crate::timer::Timer;

/// Something on the board was meant.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Tap {
    /// By a finger or a mouse.
    At(Touch),
    /// By a key or a screen reader, which name the element itself.
    On(Picked),
}

/// Half of the smallest target, in CSS pixels at every zoom.
const REACH: f32 = 13.0;
/// A wheel that has not turned for so long is at rest: the board is drawn sharply again.
const PAUSE: Duration = Duration::from_millis(160);
/// By one press of an arrow key with the shift key, in CSS pixels.
const STEP: f32 = 90.0;
/// By one press of a key or a button, or by a double tap.
pub(super) const ZOOM: f32 = 1.5;

#[component]
pub(crate) fn Stage(
    map: Arc<Map>,
    camera: CameraRef,
    /// Where the keys are.
    cursor: RwSignal<Option<Picked>>,
    #[prop(into)] on_tap: Callback<Tap>,
    /// Where a mouse is; `None` when it has gone.
    #[prop(into)]
    on_hover: Callback<Option<Touch>>,
    /// Does a double tap here mean the ground, and so the zoom?
    #[prop(into)]
    is_ground: Callback<Touch, bool>,
    children: Children,
) -> impl IntoView {
    let stage = NodeRef::<html::Div>::new();
    let fingers = StoredValue::new_local(Fingers::default());
    let resting = Timer::new();
    // Meant is what was under the finger when it was put down, wherever the board has gone since.
    let meant = StoredValue::new(None::<Touch>);
    let tapped = StoredValue::new(None::<Touch>);
    let at = move |event: &web_sys::MouseEvent| {
        let corner = stage.get_untracked().map(|stage| stage.get_bounding_client_rect());
        let (x, y) = corner.map_or((0.0, 0.0), |corner| (corner.left(), corner.top()));
        Point::new(event.client_x() as f32 - x as f32, event.client_y() as f32 - y as f32)
    };
    let touch = move |event: &web_sys::MouseEvent| {
        let frame = camera.frame();
        Touch { at: frame.on_board(at(event)), reach: REACH / frame.scale }
    };
    watch_size(stage, camera);
    if cursor.get_untracked().is_none() {
        cursor.set(neighbour::first(&map));
    }
    let of_focus = Arc::clone(&map);

    let down = move |event: ev::PointerEvent| {
        if event.button() == 0 {
            camera.halt();
            camera.grasp(true);
            meant.set_value(Some(touch(&event)));
            fingers.update_value(|fingers| fingers.put(event.pointer_id(), at(&event)));
        }
    };
    let moved = move |event: ev::PointerEvent| {
        let motion = fingers
            .try_update_value(|fingers| fingers.moved(event.pointer_id(), at(&event), event.buttons()));
        if event.buttons() == 0 {
            camera.grasp(false);
        }
        match motion.flatten() {
            Some(Motion::Pan(by)) => {
                // Only now: a tap has to stay with the element under it.
                hold(stage, &event);
                camera.pan(by, Going::Set);
            }
            Some(Motion::Pinch { at, by, factor }) => {
                camera.pan(by, Going::Pinched);
                camera.zoom(at, factor, Going::Pinched);
            }
            None if event.pointer_type() == "mouse" => on_hover.run(Some(touch(&event))),
            None => {}
        }
    };
    let up = move |event: ev::PointerEvent| {
        fingers.update_value(|fingers| fingers.lift(event.pointer_id()));
        if !fingers.with_value(Fingers::are_down) {
            camera.grasp(false);
            camera.rest();
        }
    };
    let click = move |event: ev::MouseEvent| {
        if event.detail() == 0 {
            if let Some(picked) = named(event.target()) {
                on_tap.run(Tap::On(picked));
            }
        } else if !fingers.with_value(Fingers::have_strayed) {
            let here = meant.try_update_value(Option::take).flatten().unwrap_or_else(|| touch(&event));
            let before = tapped.try_update_value(|tapped| tapped.replace(here)).flatten();
            // The second click of two belongs to the zoom, or to the first, unless something else is meant by it.
            let elsewhere = before.is_some_and(|before| here.is_apart(before)) && !is_ground.run(here);
            if event.detail() == 1 || elsewhere {
                on_tap.run(Tap::At(here));
            }
        }
    };
    let twice = move |event: ev::MouseEvent| {
        if is_ground.run(touch(&event)) {
            camera.zoom(at(&event), ZOOM * ZOOM, Going::Gliding);
        }
    };
    let wheel = move |event: ev::WheelEvent| {
        event.prevent_default();
        // A pinch on a touchpad comes as a wheel with the control key, in smaller steps.
        let pace = if event.ctrl_key() { 0.012 } else { 0.0018 };
        let lines = if event.delta_mode() == web_sys::WheelEvent::DOM_DELTA_LINE { 33.0 } else { 1.0 };
        let factor = (-(event.delta_y() as f32) * lines * pace).clamp(-0.7, 0.7).exp();
        camera.zoom(at(&event), factor, Going::Pinched);
        resting.set(PAUSE, move || camera.rest());
    };
    let key = move |event: ev::KeyboardEvent| {
        let goes = |to: Option<Picked>| to.into_iter().for_each(|to| go_to(&map, camera, cursor, to));
        let used = match step(&map, cursor.get_untracked(), &event) {
            Some(to) => {
                goes(to);
                true
            }
            None => press(camera, &event),
        };
        if used {
            event.prevent_default();
        }
    };
    // By the tabulator or a screen reader: there the keys go on.
    let focused = move |event: ev::FocusEvent| {
        let Some(picked) = named(event.target()) else { return };
        cursor.set(Some(picked));
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false)) {
            camera.reach(around(&of_focus, picked));
        }
    };
    view! {
        <div
            class="stage"
            node_ref=stage
            role="application"
            aria-label=t!("game-map")
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=up
            on:pointerleave=move |_| on_hover.run(None)
            // Letters lead over the map where keys have gone to it: a mouse leaves the focus, and with it the shortcuts.
            on:mousedown=|event| event.prevent_default()
            on:click=click
            on:dblclick=twice
            on:wheel=wheel
            on:keydown=key
            on:focusin=focused
        >
            <div class="stage-layer" node_ref=camera.layer()>{children()}</div>
        </div>
    }
}

/// Where a key leads from here: nowhere at the edge; `None` if it leads nobody anywhere.
fn step(map: &Map, from: Option<Picked>, event: &web_sys::KeyboardEvent) -> Option<Option<Picked>> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let (from, key) = (from?, event.key());
    let mut letters = key.chars();
    match (Way::of(&key), letters.next(), letters.next()) {
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

/// The route or city that an element stands for.
fn named(target: Option<web_sys::EventTarget>) -> Option<Picked> {
    let target: web_sys::Element = target?.dyn_into().ok()?;
    let number = |name: &str| {
        let element = target.closest(&format!("[{name}]")).ok().flatten()?;
        element.get_attribute(name)?.parse().ok()
    };
    let route = number("data-route").map(|route| Picked::Route(RouteId(route)));
    route.or_else(|| number("data-city").map(|city| Picked::City(CityId(city))))
}

/// A finger that leaves the stage still moves it.
fn hold(stage: NodeRef<html::Div>, event: &web_sys::PointerEvent) {
    if let Some(stage) = stage.get_untracked() {
        // Refused for a pointer that has gone already, and then there is nothing to hold.
        let _ = stage.set_pointer_capture(event.pointer_id());
    }
}

/// Tells the camera how large the stage is, now and whenever that changes.
fn watch_size(stage: NodeRef<html::Div>, camera: CameraRef) {
    let measure = move || {
        if let Some(stage) = stage.get_untracked() {
            let (width, height) = (stage.client_width() as f32, stage.client_height() as f32);
            camera.resize(width, height);
        }
    };
    let changed = Closure::<dyn FnMut()>::new(measure);
    let observer = web_sys::ResizeObserver::new(changed.as_ref().unchecked_ref()).ok();
    let kept = StoredValue::new_local((changed, observer));
    Effect::new(move |_| {
        if let Some(stage) = stage.get() {
            kept.with_value(|(_, observer)| {
                if let Some(observer) = observer {
                    observer.observe(&stage);
                }
            });
        }
    });
    on_cleanup(move || {
        kept.with_value(|(_, observer)| {
            if let Some(observer) = observer {
                observer.disconnect();
            }
        });
    });
}
