//! The stage, on which a board is moved by wheel, pinch, drag, double tap and keys.

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

/// A tap on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Tap {
    /// By a finger or a mouse.
    At(Touch),
    /// By a key or a screen reader, which act on the element itself.
    On(Picked),
}

/// The zoom factor of a key or a button; a double tap zooms by its square.
const ZOOM: f32 = 1.5;

#[component]
pub(crate) fn Stage(
    map: Arc<Map>,
    camera: CameraRef,
    /// The keyboard's cursor.
    cursor: RwSignal<Option<Picked>>,
    #[prop(into)] on_tap: Callback<Tap>,
    /// Where the mouse is; `None` when it has left.
    #[prop(into)]
    on_hover: Callback<Option<Touch>>,
    /// Is there only ground here, so that a double click zooms?
    #[prop(into)]
    is_ground: Callback<Touch, bool>,
    /// A finger has tapped twice, which zooms anywhere: the first tap meant nothing else.
    #[prop(into)]
    on_twice: Callback<()>,
    children: Children,
) -> impl IntoView {
    let stage = NodeRef::<html::Div>::new();
    watch_size(stage, camera);
    let pointers = Pointers::new(stage, camera, Reports { on_tap, on_hover, is_ground, on_twice });
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
            // A mouse must not move the focus to the map: there, letters jump to cities, and the shortcuts would stop working.
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

/// The route or city that an element represents.
fn named(target: Option<web_sys::EventTarget>) -> Option<Picked> {
    let target: web_sys::Element = target?.dyn_into().ok()?;
    let number = |name: &str| {
        let element = target.closest(&format!("[{name}]")).ok().flatten()?;
        element.get_attribute(name)?.parse().ok()
    };
    let route = number("data-route").map(|route| Picked::Route(RouteId(route)));
    route.or_else(|| number("data-city").map(|city| Picked::City(CityId(city))))
}
