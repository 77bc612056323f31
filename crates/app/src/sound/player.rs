//! Plays the sounds that are heard at one time, laid over each other.

use super::cue::Cue;
use super::synth::{RATE, clips};

use device::{Device, Stream};

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

#[cfg_attr(target_os = "linux", path = "player/pulse.rs")]
#[cfg_attr(not(target_os = "linux"), path = "player/system.rs")]
mod device;

/// Maximum number of cues that wait; more are passed over.
const WAITING: usize = 8;
/// Time after which it is looked at again whether an open stream has ended.
const LOOK: Duration = Duration::from_millis(400);

/// The way to the thread that plays.
#[derive(Debug, Default)]
pub(super) struct Player {
    volume: Arc<AtomicU8>,
    /// The thread begins with the first cue: a silent program has none.
    cues: Option<SyncSender<Cue>>,
}

impl Player {
    /// Sets the volume of everything from now on, 0 to 100 percent.
    pub(super) fn set_volume(&self, volume: u8) {
        self.volume.store(volume, Ordering::Relaxed);
    }

    /// Has a cue played, unless too many wait.
    pub(super) fn play(&mut self, cue: Cue) {
        let cues = self.cues.get_or_insert_with(|| {
            let (cues, receiver) = sync_channel(WAITING);
            let volume = Arc::clone(&self.volume);
            let thread = std::thread::Builder::new().name("sound".to_owned());
            if let Err(error) = thread.spawn(move || Speaker::new(volume).listen(&receiver)) {
                tracing::debug!(%error, "no thread for sound");
            }
            cues
        });
        match cues.try_send(cue) {
            // Without a thread nothing is heard, which was told once.
            Ok(()) | Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {}
        }
    }
}

/// State of the thread that plays.
struct Speaker {
    clips: BTreeMap<Cue, Clips>,
    source: Source,
    device: Device,
    stream: Option<Stream>,
    has_failed: bool,
}

/// The sounds of a cue, and which of them is heard next: no two in a row are the same if there are several.
struct Clips {
    all: Vec<Arc<[i16]>>,
    next: usize,
}

impl Clips {
    fn of(cue: Cue) -> Self {
        Clips { all: clips(cue).into_iter().map(Arc::from).collect(), next: 0 }
    }

    /// Returns the sound that is heard now.
    fn turn(&mut self) -> Option<Arc<[i16]>> {
        let now = self.next;
        self.next = (now + 1) % self.all.len().max(1);
        self.all.get(now).cloned()
    }
}

impl Speaker {
    fn new(volume: Arc<AtomicU8>) -> Self {
        Speaker {
            clips: BTreeMap::new(),
            source: Source { mixer: Arc::default(), volume },
            device: Device::default(),
            stream: None,
            has_failed: false,
        }
    }

    /// Plays cues until the program ends.
    fn listen(mut self, cues: &Receiver<Cue>) {
        loop {
            // With no stream open the thread sleeps until there is something to play.
            let next = match &self.stream {
                Some(_) => cues.recv_timeout(LOOK),
                None => cues.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match next {
                Ok(cue) => self.play(cue),
                Err(RecvTimeoutError::Timeout) if !self.source.mixer().is_open() => self.stream = None,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, cue: Cue) {
        let Some(clip) = self.clips.entry(cue).or_insert_with(|| Clips::of(cue)).turn() else { return };
        if self.source.mixer().start(clip, Instant::now()) {
            // What was left of the stream before is silence.
            self.stream = None;
            match self.device.open(self.source.clone()) {
                Ok(stream) => self.stream = Some(stream),
                Err(error) => {
                    self.source.mixer().close();
                    self.device = Device::default();
                    if !std::mem::replace(&mut self.has_failed, true) {
                        tracing::debug!(%error, "nothing is heard");
                    }
                }
            }
        }
    }
}

/// Source of the samples of a stream.
#[derive(Debug, Clone)]
struct Source {
    mixer: Arc<Mutex<Mixer>>,
    volume: Arc<AtomicU8>,
}

impl Source {
    /// Gives the next samples, at most `most`, one after the other to `put`, and returns their number: 0 once it has
    /// been silent for a while.
    fn next(&self, most: usize, put: impl FnMut(i16)) -> usize {
        self.mixer().fill(most, self.volume.load(Ordering::Relaxed), Instant::now(), put)
    }

    /// Returns the mixer. Nothing in it can be half done: a thread that failed leaves it whole.
    fn mixer(&self) -> std::sync::MutexGuard<'_, Mixer> {
        self.mixer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Delay from which on a sound is left out: what it belongs to is no longer seen.
const TOO_LATE: Duration = Duration::from_millis(250);
/// Maximum number of sounds at one time: more are not told apart, so the oldest is cut off.
const MOST: usize = 8;
/// Number of samples of silence after the last sound that end the stream, so that a window at rest uses no processor
/// time.
const LINGER: usize = RATE as usize / 2;

/// The sounds that are heard now.
#[derive(Debug, Default)]
pub(super) struct Mixer {
    voices: Vec<Voice>,
    /// Samples of silence since the last sound; `None` while no stream is open.
    silence: Option<usize>,
}

#[derive(Debug)]
struct Voice {
    samples: Arc<[i16]>,
    next: usize,
    asked: Instant,
}

impl Mixer {
    /// Begins a sound. Returns `true` if a stream is to be opened for it.
    pub(super) fn start(&mut self, samples: Arc<[i16]>, now: Instant) -> bool {
        if self.voices.len() == MOST {
            let _ = self.voices.remove(0);
        }
        self.voices.push(Voice { samples, next: 0, asked: now });
        self.silence.replace(0).is_none()
    }

    /// Returns `true` if a stream is asked for.
    pub(super) const fn is_open(&self) -> bool {
        self.silence.is_some()
    }

    /// Forgets every sound: the stream is gone.
    pub(super) fn close(&mut self) {
        self.voices.clear();
        self.silence = None;
    }

    /// Gives the next samples of all sounds laid over each other to `put`, at most `most`, at a volume of 0 to 100
    /// percent. Returns their number: 0 once it has been silent for a while, which ends the stream.
    fn fill(&mut self, most: usize, volume: u8, now: Instant, mut put: impl FnMut(i16)) -> usize {
        if self.silence.is_none_or(|silence| silence >= LINGER) {
            self.close();
            return 0;
        }
        self.voices.retain(|voice| voice.next > 0 || now.saturating_duration_since(voice.asked) <= TOO_LATE);
        // Loudness is heard by its logarithm: half the slider is a quarter of the swing.
        let share = f32::from(volume.min(100)) / 100.0;
        let gain = share * share;
        for _ in 0..most {
            let sum: i32 = self.voices.iter_mut().filter_map(Voice::next).sum();
            put((sum as f32 * gain).clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16);
        }
        self.voices.retain(|voice| voice.next < voice.samples.len());
        self.silence = Some(if self.voices.is_empty() { self.silence.unwrap_or_default() + most } else { 0 });
        most
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

    #[test]
    fn no_two_cards_in_a_row_sound_the_same() {
        let mut cards = Clips::of(Cue::Card);
        let heard: Vec<_> = (0..7).filter_map(|_| cards.turn()).collect();
        assert_eq!(heard.len(), 7);
        assert!(heard.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(heard[0], heard[3], "there are three of them");
    }

    /// The next samples, at most so many.
    fn filled(mixer: &mut Mixer, most: usize, volume: u8, now: Instant) -> Vec<i16> {
        let mut samples = Vec::new();
        let count = mixer.fill(most, volume, now, |sample| samples.push(sample));
        assert_eq!(samples.len(), count);
        samples
    }

    #[test]
    fn sounds_lie_over_each_other_at_the_volume_and_are_limited() {
        let (mut mixer, now) = (Mixer::default(), Instant::now());
        assert!(mixer.start(Arc::from([1000, 2000, 30_000]), now), "a stream is to be opened");
        assert!(!mixer.start(Arc::from([500, 0, 30_000]), now), "it is open");
        assert_eq!(filled(&mut mixer, 4, 100, now), [1500, 2000, i16::MAX, 0]);
        let _ = mixer.start(Arc::from([1000]), now);
        assert_eq!(filled(&mut mixer, 4, 50, now), [250, 0, 0, 0]);
        let _ = mixer.start(Arc::from([1000]), now);
        assert_eq!(filled(&mut mixer, 4, 0, now), [0; 4], "nothing is heard");
    }

    #[test]
    fn a_stream_ends_after_a_while_of_silence_and_another_begins() {
        let (mut mixer, now) = (Mixer::default(), Instant::now());
        let _ = mixer.start(Arc::from([1; 100]), now);
        let mut tenths = 0;
        while !filled(&mut mixer, RATE as usize / 10, 100, now).is_empty() {
            tenths += 1;
            assert!(tenths < 20, "it never ends");
        }
        assert!(tenths >= 5, "there is time for the next sound");
        assert!(!mixer.is_open());
        assert!(mixer.start(Arc::from([1]), now), "the next sound has a stream of its own");
    }

    #[test]
    fn what_comes_too_late_is_not_heard_and_what_has_begun_is_heard_to_its_end() {
        let (mut mixer, now) = (Mixer::default(), Instant::now());
        let _ = mixer.start(Arc::from([100; 4]), now);
        assert_eq!(filled(&mut mixer, 2, 100, now), [100, 100]);
        let _ = mixer.start(Arc::from([7; 4]), now);
        assert_eq!(filled(&mut mixer, 2, 100, now + Duration::from_secs(1)), [100, 100]);
    }

    #[test]
    fn no_more_than_some_are_heard_at_once() {
        let (mut mixer, now) = (Mixer::default(), Instant::now());
        for _ in 0..50 {
            let _ = mixer.start(Arc::from([100; 10]), now);
        }
        assert_eq!(filled(&mut mixer, 1, 100, now), [100 * MOST as i16]);
    }
}
