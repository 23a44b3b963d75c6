//! Where a board is moved about: by wheel, pinch, drag, double tap and keys.

mod keys;
mod pointers;
mod size;
mod wheel;

use std::sync::Arc;

use engine::{CityId, Map, RouteId};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;
use scene::{Picked, Touch};

use super::camera::CameraRef;
use crate::t;
use keys::Keys;
pub(crate) use keys::go_to;
use pointers::{Pointers, Reports};
use size::watch_size;
use wheel::Wheel;

/// Something on the board was meant.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Tap {
    /// By a finger or a mouse.
    At(Touch),
    /// By a key or a screen reader, which name the element itself.
    On(Picked),
}

/// By one press of a key or a button, or by a double tap.
const ZOOM: f32 = 1.5;

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
    watch_size(stage, camera);
    let pointers = Pointers::new(stage, camera, Reports { on_tap, on_hover, is_ground });
    let wheel = Wheel::new(camera);
    let keys = Keys::new(map, camera, cursor);
    let focus = keys.clone();
    view! {
        <div
            class="stage"
            node_ref=stage
            role="application"
            aria-label=t!("game-map")
            on:pointerdown=move |event| pointers.put(&event)
            on:pointermove=move |event| pointers.go(&event)
            on:pointerup=move |event| pointers.lift(&event)
            on:pointercancel=move |event| pointers.lift(&event)
            on:pointerleave=move |_| pointers.leave()
            // Letters lead over the map where keys have gone to it: a mouse leaves the focus, and with it the shortcuts.
            on:mousedown=|event| event.prevent_default()
            on:click=move |event| pointers.click(&event)
            on:dblclick=move |event| pointers.click_twice(&event)
            on:wheel=move |event| wheel.turn(pointers.at(&event), &event)
            on:keydown=move |event| keys.press(&event)
            on:focusin=move |event| focus.focus(&event)
        >
            <div class="stage-layer" node_ref=camera.layer()>{children()}</div>
        </div>
    }
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
