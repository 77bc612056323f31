//! The sound server of a Linux session, by PulseAudio's protocol, which PipeWire speaks too.

use super::{RATE, Source};
use pitch_session::regular;

use futures::executor::block_on;
use pulseaudio::protocol::{self, ChannelMap, PlaybackStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};

use std::ffi::CString;
use std::io::{self, Read};
use std::os::unix::net::UnixStream;
use std::path::Path;

/// Greatest delay of the device, in samples: a cue is heard while its twin is seen.
const BEHIND: u32 = RATE / 20;

/// A stream, until it is dropped.
pub(super) type Stream = PlaybackStream;

/// The way to the sound server, once there is one.
#[derive(Default)]
pub(super) struct Device(Option<Client>);

impl Device {
    /// Opens a stream that plays this.
    pub(super) fn open(&mut self, source: Source) -> Result<Stream, ClientError> {
        let client = match self.0.take() {
            Some(client) => client,
            None => connect()?,
        };
        let source = move |buffer: &mut [u8]| {
            let most = buffer.len() / 2;
            let mut places = buffer.chunks_exact_mut(2);
            2 * source.next(most, |sample| {
                if let Some(place) = places.next() {
                    place.copy_from_slice(&sample.to_le_bytes());
                }
            })
        };
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
        self.0 = Some(client);
        Ok(stream)
    }
}

/// Maximum number of bytes that are read of what is named as a cookie.
const LONGEST_COOKIE: u64 = 1024;

/// Connects to the sound server of this session.
fn connect() -> Result<Client, ClientError> {
    /// Empty cookie of the right length for those who have none: a shorter one is taken for a mistake in the protocol.
    const NO_COOKIE: [u8; 256] = [0; 256];
    let socket = pulseaudio::socket_path_from_env().ok_or(ClientError::ServerUnavailable)?;
    let cookie = pulseaudio::cookie_path_from_env().and_then(|path| read(&path).ok());
    let name = CString::new("Auction Pitch").unwrap_or_default();
    Client::new_unix(name, UnixStream::connect(socket)?, Some(cookie.unwrap_or_else(|| NO_COOKIE.to_vec())))
}

/// Reads the cookie in this file, which has 256 bytes.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut cookie = Vec::new();
    let _ = regular::open(path)?.take(LONGEST_COOKIE).read_to_end(&mut cookie)?;
    Ok(cookie)
}
