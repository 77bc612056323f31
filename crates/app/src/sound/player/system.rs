//! The sound device of Windows and macOS.

use super::{RATE, Source};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, Error, ErrorKind, Host, OutputCallbackInfo, StreamConfig};

/// A stream, until it is dropped.
pub(super) type Stream = cpal::Stream;

/// Number of channels, which sound the same. With one channel macOS plays on the left alone.
const CHANNELS: u16 = 2;

/// The devices of the system. The one that it plays on is looked for anew with every stream: it may have changed.
pub(super) struct Device(Host);

impl Default for Device {
    fn default() -> Self {
        Device(cpal::default_host())
    }
}

impl Device {
    /// Opens a stream that plays this.
    pub(super) fn open(&mut self, source: Source) -> Result<Stream, Error> {
        let device = self.0.default_output_device().ok_or(Error::from(ErrorKind::DeviceNotAvailable))?;
        let config = StreamConfig { channels: CHANNELS, sample_rate: RATE, buffer_size: BufferSize::Default };
        let fill = move |buffer: &mut [i16], _: &OutputCallbackInfo| {
            let mut frames = buffer.chunks_exact_mut(CHANNELS.into());
            let _ = source.next(frames.len(), |sample| {
                if let Some(frame) = frames.next() {
                    frame.fill(sample);
                }
            });
        };
        let failed = |error| tracing::debug!(%error, "the sound device");
        let stream = device.build_output_stream(config, fill, failed, None)?;
        stream.play()?;
        Ok(stream)
    }
}
