//! How large a stage is.

use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::*;

use crate::board::camera::CameraRef;

/// Tells the camera how large the stage is, now and whenever that changes.
pub(super) fn watch_size(stage: NodeRef<html::Div>, camera: CameraRef) {
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
