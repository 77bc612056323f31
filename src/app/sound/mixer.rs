//! Lays the sounds that are heard at one time over each other.

use super::synth::RATE;

use std::sync::Arc;
use std::time::{Duration, Instant};

/// A sound that the device comes to so much later is left out: what it belongs to is no longer seen.
const TOO_LATE: Duration = Duration::from_millis(250);
/// More sounds than this are not told apart: the oldest is cut off.
const MOST: usize = 8;
/// So many samples of silence after the last sound end the stream, so that a window at rest uses no processor time.
const LINGER: usize = RATE as usize / 2;

/// The sounds that are heard now.
#[derive(Debug, Default)]
pub(super) struct Mixer {
    voices: Vec<Voice>,
    /// Samples of silence since the last sound; nothing while no stream is open.
    silence: Option<usize>,
}

#[derive(Debug)]
struct Voice {
    samples: Arc<[i16]>,
    next: usize,
    asked: Instant,
}

impl Mixer {
    /// Begins a sound. Says whether a stream is to be opened for it.
    pub(super) fn start(&mut self, samples: Arc<[i16]>, now: Instant) -> bool {
        if self.voices.len() == MOST {
            let _ = self.voices.remove(0);
        }
        self.voices.push(Voice { samples, next: 0, asked: now });
        self.silence.replace(0).is_none()
    }

    /// Whether a stream is asked for.
    pub(super) const fn is_open(&self) -> bool {
        self.silence.is_some()
    }

    /// Forgets every sound: the stream is gone.
    pub(super) fn close(&mut self) {
        self.voices.clear();
        self.silence = None;
    }

    /// Fills a buffer with the next samples of all sounds, each of two bytes with the lower first, at a volume of 0 to 100
    /// percent. Gives the number of bytes written: 0 once it has been silent for a while, which ends the stream.
    pub(super) fn fill(&mut self, buffer: &mut [u8], volume: u8, now: Instant) -> usize {
        if self.silence.is_none_or(|silence| silence >= LINGER) {
            self.close();
            return 0;
        }
        self.voices.retain(|voice| voice.next > 0 || now.saturating_duration_since(voice.asked) <= TOO_LATE);
        // Loudness is heard by its logarithm: half the slider is a quarter of the swing.
        let share = f32::from(volume.min(100)) / 100.0;
        let gain = share * share;
        let count = buffer.len() / 2;
        for bytes in buffer.chunks_exact_mut(2) {
            let sum: i32 = self.voices.iter_mut().filter_map(Voice::next).sum();
            let sample = (sum as f32 * gain).clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
            bytes.copy_from_slice(&sample.to_le_bytes());
        }
        self.voices.retain(|voice| voice.next < voice.samples.len());
        self.silence = Some(if self.voices.is_empty() { self.silence.unwrap_or_default() + count } else { 0 });
        2 * count
    }
}

impl Voice {
    fn next(&mut self) -> Option<i32> {
        let sample = self.samples.get(self.next).copied()?;
        self.next += 1;
        Some(sample.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(bytes: &[u8]) -> Vec<i16> {
        bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
    }

    #[test]
    fn sounds_lie_over_each_other_at_the_volume_and_are_limited() {
        let (mut mixer, now) = (Mixer::default(), Instant::now());
        assert!(mixer.start(Arc::from([1000, 2000, 30_000]), now), "a stream is to be opened");
        assert!(!mixer.start(Arc::from([500, 0, 30_000]), now), "it is open");
        let mut buffer = [0; 8];
        assert_eq!(mixer.fill(&mut buffer, 100, now), 8);
        assert_eq!(samples(&buffer), [1500, 2000, i16::MAX, 0]);
        let _ = mixer.start(Arc::from([1000]), now);
        let _ = mixer.fill(&mut buffer, 50, now);
        assert_eq!(samples(&buffer), [250, 0, 0, 0]);
        let _ = mixer.start(Arc::from([1000]), now);
        let _ = mixer.fill(&mut buffer, 0, now);
        assert_eq!(samples(&buffer), [0; 4], "nothing is heard");
    }

    #[test]
    fn a_stream_ends_after_a_while_of_silence_and_another_begins() {
        let (mut mixer, now) = (Mixer::default(), Instant::now());
        let _ = mixer.start(Arc::from([1; 100]), now);
        let mut buffer = vec![0; 2 * RATE as usize / 10];
        let mut filled = 0;
        while mixer.fill(&mut buffer, 100, now) > 0 {
            filled += 1;
            assert!(filled < 20, "it never ends");
        }
        assert!(filled >= 5, "there is time for the next sound");
        assert!(!mixer.is_open());
        assert!(mixer.start(Arc::from([1]), now), "the next sound has a stream of its own");
    }

    #[test]
    fn what_comes_too_late_is_not_heard_and_what_has_begun_is_heard_to_its_end() {
        let (mut mixer, now) = (Mixer::default(), Instant::now());
        let _ = mixer.start(Arc::from([100; 4]), now);
        let mut buffer = [0; 4];
        let _ = mixer.fill(&mut buffer, 100, now);
        let _ = mixer.start(Arc::from([7; 4]), now);
        let _ = mixer.fill(&mut buffer, 100, now + Duration::from_secs(1));
        assert_eq!(samples(&buffer), [100, 100]);
    }

    #[test]
    fn no_more_than_some_are_heard_at_once() {
        let (mut mixer, now) = (Mixer::default(), Instant::now());
        for _ in 0..50 {
            let _ = mixer.start(Arc::from([100; 10]), now);
        }
        let mut buffer = [0; 2];
        let _ = mixer.fill(&mut buffer, 100, now);
        assert_eq!(samples(&buffer), [100 * MOST as i16]);
    }
}
