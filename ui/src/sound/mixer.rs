//! Plays voices by the browser's audio nodes, which end by themselves.

use wasm_bindgen::prelude::*;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

use super::voice::{Source, Voice};

/// The lowest level: an exponential ramp can't reach 0.
const SILENCE: f32 = 0.0001;

pub(super) struct Mixer {
    context: AudioContext,
    /// A second of noise, played in a loop.
    noise: AudioBuffer,
}

impl Mixer {
    /// `None` where the device has no audio; the game goes on without it.
    pub(super) fn new() -> Option<Mixer> {
        let context = AudioContext::new().ok()?;
        let noise = noise(&context).ok()?;
        Some(Mixer { context, noise })
    }

    pub(super) fn play(&self, voices: &[Voice], loud: f32) {
        for voice in voices {
            // A voice that can't be played is left out.
            let _ = self.play_voice(voice, loud);
        }
    }

    /// Pauses everything, or lets it go on.
    pub(super) fn set_paused(&self, paused: bool) {
        let _ = if paused { self.context.suspend() } else { self.context.resume() };
    }

    fn play_voice(&self, voice: &Voice, loud: f32) -> Result<(), JsValue> {
        let start = self.context.current_time() + f64::from(voice.at);
        let end = start + f64::from(voice.long);
        let gain = self.context.create_gain()?;
        let level = gain.gain();
        level.set_value_at_time(SILENCE, start)?;
        level.linear_ramp_to_value_at_time(
            (voice.loud * loud).max(SILENCE),
            start + f64::from(voice.attack),
        )?;
        level.exponential_ramp_to_value_at_time(SILENCE, end)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        let source = match voice.source {
            Source::Sine => self.tone(OscillatorType::Sine, voice, [start, end], &gain)?,
            Source::Triangle => self.tone(OscillatorType::Triangle, voice, [start, end], &gain)?,
            Source::Noise => self.breath(voice, [start, end], &gain)?,
        };
        source.start_with_when(start)?;
        source.stop_with_when(end + 0.02)
    }

    fn tone(
        &self,
        kind: OscillatorType,
        voice: &Voice,
        times: [f64; 2],
        to: &AudioNode,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        let tone = self.context.create_oscillator()?;
        tone.set_type(kind);
        glide(&tone.frequency(), voice.pitch, times)?;
        tone.connect_with_audio_node(to)?;
        Ok(tone.unchecked_into())
    }

    fn breath(
        &self,
        voice: &Voice,
        times: [f64; 2],
        to: &AudioNode,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        let noise = self.context.create_buffer_source()?;
        noise.set_buffer(Some(&self.noise));
        noise.set_loop(true);
        let band = self.context.create_biquad_filter()?;
        band.set_type(BiquadFilterType::Bandpass);
        glide(&band.frequency(), voice.pitch, times)?;
        noise.connect_with_audio_node(&band)?.connect_with_audio_node(to)?;
        Ok(noise.unchecked_into())
    }
}

fn glide(pitch: &AudioParam, [from, to]: [f32; 2], [start, end]: [f64; 2]) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, start)?;
    pitch.exponential_ramp_to_value_at_time(to, end)?;
    Ok(())
}

fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let buffer = context.create_buffer(1, rate as u32, rate)?;
    let samples: Vec<f32> = (0..rate as u32).map(|_| (js_sys::Math::random() * 2.0 - 1.0) as f32).collect();
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
