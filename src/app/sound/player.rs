//! Plays sounds on a thread of its own: the window never waits for a device.

use super::cue::Cue;
use super::mixer::Mixer;
use super::synth::{RATE, clips};

use futures::executor::block_on;
use pulseaudio::protocol::{self, ChannelMap, PlaybackStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};

use std::collections::BTreeMap;
use std::ffi::CString;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Cues that may wait; more are passed over.
const WAITING: usize = 8;
/// How far the device may be behind, in samples: a cue is heard while its twin is seen.
const BEHIND: u32 = RATE / 20;
/// While a stream is open, how often it is looked at whether it has ended.
const LOOK: Duration = Duration::from_millis(400);

/// The way to the thread that plays.
#[derive(Debug, Default)]
pub(super) struct Player {
    volume: Arc<AtomicU8>,
    /// The thread begins with the first cue: a silent program has none.
    cues: Option<SyncSender<Cue>>,
}

impl Player {
    /// How loud everything is from now on: 0 to 100 percent.
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

/// What the thread works with.
struct Speaker {
    clips: BTreeMap<Cue, Clips>,
    mixer: Arc<Mutex<Mixer>>,
    volume: Arc<AtomicU8>,
    client: Option<Client>,
    stream: Option<PlaybackStream>,
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

    /// The sound that is heard now.
    fn turn(&mut self) -> Option<Arc<[i16]>> {
        let now = self.next;
        self.next = (now + 1) % self.all.len().max(1);
        self.all.get(now).cloned()
    }
}

impl Speaker {
    fn new(volume: Arc<AtomicU8>) -> Self {
        Speaker {
            clips: Cue::ALL.into_iter().map(|cue| (cue, Clips::of(cue))).collect(),
            mixer: Arc::default(),
            volume,
            client: None,
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
                Err(RecvTimeoutError::Timeout) if !lock(&self.mixer).is_open() => self.stream = None,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, cue: Cue) {
        let Some(clip) = self.clips.get_mut(&cue).and_then(Clips::turn) else { return };
        if lock(&self.mixer).start(clip, Instant::now()) {
            // What was left of the stream before is silence.
            self.stream = None;
            match self.open() {
                Ok(stream) => self.stream = Some(stream),
                Err(error) => {
                    lock(&self.mixer).close();
                    self.client = None;
                    if !std::mem::replace(&mut self.has_failed, true) {
                        tracing::debug!(%error, "nothing is heard");
                    }
                }
            }
        }
    }

    fn open(&mut self) -> Result<PlaybackStream, ClientError> {
        let client = match self.client.take() {
            Some(client) => client,
            None => connect()?,
        };
        let (mixer, volume) = (Arc::clone(&self.mixer), Arc::clone(&self.volume));
        let source = move |buffer: &mut [u8]| lock(&mixer).fill(buffer, volume.load(Ordering::Relaxed), Instant::now());
        let mut params = PlaybackStreamParams {
            sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE },
            channel_map: ChannelMap::mono(),
            sink_name: Some(protocol::DEFAULT_SINK.to_owned()),
            cvolume: Some(protocol::ChannelVolume::norm(1)),
            ..PlaybackStreamParams::default()
        };
        // The time before playing begins is left to the server: a stream without any never began.
        params.buffer_attr.target_length = 2 * BEHIND;
        params.flags.adjust_latency = true;
        let stream = block_on(client.create_playback_stream(params, source.as_playback_source()))?;
        self.client = Some(client);
        Ok(stream)
    }
}

/// Connects to the sound server of this session.
fn connect() -> Result<Client, ClientError> {
    /// Who has no cookie sends an empty one of the right length: a shorter one is taken for a mistake in the protocol.
    const NO_COOKIE: [u8; 256] = [0; 256];
    let socket = pulseaudio::socket_path_from_env().ok_or(ClientError::ServerUnavailable)?;
    let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
    let name = CString::new("Auction Pitch").unwrap_or_default();
    Client::new_unix(name, UnixStream::connect(socket)?, Some(cookie.unwrap_or_else(|| NO_COOKIE.to_vec())))
}

/// Nothing in the mixer can be half done: a thread that failed leaves it whole.
fn lock(mixer: &Mutex<Mixer>) -> std::sync::MutexGuard<'_, Mixer> {
    mixer.lock().unwrap_or_else(PoisonError::into_inner)
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
}
