//! The settings. Each change is saved and applied at once.

mod choice;
mod slider;
mod switch;

use leptos::prelude::*;
use table::protocol::{Confirm, Settings as Chosen, Theme};

use crate::app::{Screen, Shared, shared};
use crate::focus;
use crate::sound::Heard;
use crate::t;
use crate::vibration;
use crate::words::Language;
use choice::Choice;
use slider::Slider;
use switch::Switch;

#[component]
pub(crate) fn Settings() -> impl IntoView {
    let shared = shared();
    // What is not on this screen must be kept.
    let set = move |all: Chosen| {
        shared.change_settings(|chosen| {
            let (learnt, faces) = (std::mem::take(&mut chosen.learnt), std::mem::take(&mut chosen.faces));
            *chosen = Chosen { welcome_declined: chosen.welcome_declined, learnt, faces, ..all };
        });
    };
    let reset = move |_| {
        let before = shared.settings.get_untracked();
        set(Chosen::default());
        // On the next frame, when the page has changed to the default language.
        request_animation_frame(move || {
            shared.notice.offer(t!("settings-was-reset"), t!("saved-undo"), move || {
                set(before.clone());
                focus::give(".reset");
            });
        });
    };
    view! {
        <section class="screen settings">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("settings-title")}</h1>
            </header>
            {language(shared)}
            <h2>{t!("settings-play")}</h2>
            {speed(shared)}
            {confirm(shared)}
            <Switch
                label=t!("settings-left")
                about=t!("settings-left-about")
                of=|chosen| chosen.left_handed
                set=|chosen, on| chosen.left_handed = on
            />
            <Switch
                label=t!("settings-counter")
                about=t!("settings-counter-about")
                of=|chosen| chosen.card_counter
                set=|chosen, on| chosen.card_counter = on
            />
            <Switch
                label=t!("settings-shortcuts")
                about=t!("settings-shortcuts-about")
                of=|chosen| chosen.shortcuts
                set=|chosen, on| chosen.shortcuts = on
            />
            <h2>{t!("settings-sound")}</h2>
            {effects(shared)}
            {music()}
            {vibration::is_supported().then(|| view! {
                <Switch
                    label=t!("settings-vibration")
                    about=t!("settings-vibration-about")
                    of=|chosen| chosen.vibration
                    set=|chosen, on| chosen.vibration = on
                />
            })}
            <h2>{t!("settings-sight")}</h2>
            {theme(shared)}
            {text_size(shared)}
            <Switch
                label=t!("settings-still")
                about=t!("settings-still-about")
                of=|chosen| chosen.reduced_motion
                set=|chosen, on| chosen.reduced_motion = on
            />
            <button class="reset" on:click=reset>{t!("settings-reset")}</button>
            <button class="about-way" on:click=move |_| shared.go(Screen::About)>{t!("about-title")}</button>
        </section>
    }
}

fn language(shared: Shared) -> impl IntoView {
    let own = Language::ALL.map(|language| (Some(language), language.own_name().to_owned()));
    let options = std::iter::once((None, t!("settings-language-system"))).chain(own).collect();
    let chosen = move || shared.settings.with(|chosen| chosen.language.as_deref().and_then(Language::of));
    let choose = move |language: Option<Language>| {
        let tag = language.map(|language| language.tag().to_owned());
        shared.change_settings(|chosen| chosen.language = tag);
    };
    view! {
        <Choice
            name="language"
            label=t!("settings-language")
            about=t!("settings-language-about")
            options
            chosen=Signal::derive(chosen)
            choose
        />
    }
}

pub(super) fn speed(shared: Shared) -> impl IntoView {
    let options = vec![
        (50, t!("settings-speed-slow")),
        (100, t!("settings-speed-usual")),
        (200, t!("settings-speed-fast")),
        (0, t!("settings-speed-at-once")),
    ];
    view! {
        <Choice
            name="speed"
            label=t!("settings-speed")
            about=t!("settings-speed-about")
            options
            chosen=Signal::derive(move || shared.settings.with(|chosen| chosen.speed))
            choose=move |speed| shared.change_settings(|chosen| chosen.speed = speed)
        />
    }
}

pub(super) fn effects(shared: Shared) -> impl IntoView {
    view! {
        <Slider
            name="effects"
            label=t!("settings-effects")
            about=t!("settings-effects-about")
            of=|chosen| chosen.effects
            set=|chosen, volume| chosen.effects = volume
            // Plays the new volume at once.
            after=move || shared.sound.play(Heard::TrainsLaid(3))
        />
    }
}

pub(super) fn music() -> impl IntoView {
    view! {
        <Slider
            name="music"
            label=t!("settings-music")
            about=t!("settings-music-about")
            of=|chosen| chosen.music
            set=|chosen, volume| chosen.music = volume
            after=|| ()
        />
    }
}

fn confirm(shared: Shared) -> impl IntoView {
    let options = vec![
        (Confirm::Always, t!("settings-confirm-always")),
        (Confirm::OnTouch, t!("settings-confirm-touch")),
        (Confirm::Undo, t!("settings-confirm-undo")),
        (Confirm::Never, t!("settings-confirm-never")),
    ];
    view! {
        <Choice
            name="confirm"
            label=t!("settings-confirm")
            about=t!("settings-confirm-about")
            options
            chosen=Signal::derive(move || shared.settings.with(|chosen| chosen.confirm))
            choose=move |confirm| shared.change_settings(|chosen| chosen.confirm = confirm)
        />
    }
}

fn theme(shared: Shared) -> impl IntoView {
    let options = vec![
        (Theme::System, t!("settings-theme-system")),
        (Theme::Light, t!("settings-theme-light")),
        (Theme::Dark, t!("settings-theme-dark")),
        (Theme::HighContrast, t!("settings-theme-contrast")),
    ];
    view! {
        <Choice
            name="theme"
            label=t!("settings-theme")
            about=t!("settings-theme-about")
            options
            chosen=Signal::derive(move || shared.settings.with(|chosen| chosen.theme))
            choose=move |theme| shared.change_settings(|chosen| chosen.theme = theme)
        />
    }
}

fn text_size(shared: Shared) -> impl IntoView {
    let options = [100, 125, 150, 200].map(|size| (size, t!("settings-percent", size = size))).to_vec();
    view! {
        <Choice
            name="text-size"
            label=t!("settings-text")
            about=t!("settings-text-about")
            options
            chosen=Signal::derive(move || shared.settings.with(|chosen| chosen.text_size))
            choose=move |size| shared.change_settings(|chosen| chosen.text_size = size)
        />
    }
}
