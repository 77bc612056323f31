//! Sounds made of sines and noise: the same every time, short, and never too loud.

use super::cue::Cue;

use std::f32::consts::TAU;

/// Samples in a second.
pub const RATE: u32 = 44_100;
/// The loudest sample of any sound, as a share of full scale.
const PEAK: f32 = 0.7;
/// Every sound begins and ends within so many seconds of silence, so that it does not click.
const EDGE: f32 = 0.004;

/// The samples of a cue, one channel, [`RATE`] a second.
#[must_use]
pub fn clip(cue: Cue) -> Vec<i16> {
    let samples = match cue {
        Cue::Deal => flick(0.075, 2600.0, 0.35),
        Cue::Card => flick(0.055, 3800.0, 0.6),
        Cue::Bid => tones(0.22, 0.5, &[(0.0, 523.25, 0.7), (0.0, 784.0, 0.3)]),
        Cue::Trick => sweep(0.26, 260.0, 130.0, 0.55),
        // A minor third down.
        Cue::SetBack => tones(0.62, 0.8, &[(0.0, 311.13, 0.6), (0.2, 261.63, 0.8), (0.2, 130.81, 0.4)]),
        // A triad upwards.
        Cue::Win => {
            tones(0.9, 0.8, &[(0.0, 392.0, 0.5), (0.13, 493.88, 0.5), (0.26, 587.33, 0.6), (0.39, 783.99, 0.5)])
        }
    };
    finished(samples)
}

/// A card on cloth: noise through a low pass at `cut` hertz that dies away at once.
fn flick(seconds: f32, cut: f32, loud: f32) -> Vec<f32> {
    let mut noise = Noise(0x9e37_79b9);
    let share = 1.0 - (-TAU * cut / RATE as f32).exp();
    let (mut low, mut slow) = (0.0, 0.0);
    let samples = length(seconds);
    let made: Vec<f32> = (0..samples)
        .map(|index| {
            let t = index as f32 / samples as f32;
            low += share * (noise.next() - low);
            // Without its lowest part, which would be heard as a thump.
            slow += 0.02 * (low - slow);
            (low - slow) * (-6.0 * t).exp()
        })
        .collect();
    loudened(made, loud)
}

/// Tones that begin after some seconds, each at its frequency in hertz and its share of the loudness, and ring out.
fn tones(seconds: f32, loud: f32, tones: &[(f32, f32, f32)]) -> Vec<f32> {
    let made = (0..length(seconds)).map(|index| {
        let now = index as f32 / RATE as f32;
        tones
            .iter()
            .filter(|(begin, ..)| now >= *begin)
            .map(|&(begin, hertz, share)| {
                let since = now - begin;
                let swell = (since / 0.008).min(1.0);
                let body = (TAU * hertz * since).sin() + 0.2 * (2.0 * TAU * hertz * since).sin();
                share * swell * (-since / (0.32 * (seconds - begin))).exp() * body
            })
            .sum()
    });
    loudened(made.collect(), loud)
}

/// A tone that falls from one frequency to another, in hertz, and dies away.
fn sweep(seconds: f32, from: f32, to: f32, loud: f32) -> Vec<f32> {
    let mut turn = 0.0;
    let samples = length(seconds);
    let made = (0..samples).map(|index| {
        let t = index as f32 / samples as f32;
        turn += from * (to / from).powf(t) / RATE as f32;
        (TAU * turn).sin() * (std::f32::consts::PI * t.sqrt()).sin()
    });
    loudened(made.collect(), loud)
}

fn length(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

/// The same with its loudest sample at this share of the loudest that any sound may have.
fn loudened(mut samples: Vec<f32>, loud: f32) -> Vec<f32> {
    let most = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs())).max(f32::EPSILON);
    for sample in &mut samples {
        *sample *= loud * PEAK / most;
    }
    samples
}

/// Whole samples, with soft edges and limited.
fn finished(samples: Vec<f32>) -> Vec<i16> {
    let (edge, count) = (length(EDGE), samples.len());
    let soft = |index: usize| {
        let near = index.min(count - 1 - index) as f32;
        (near / edge as f32).min(1.0)
    };
    let whole = |(index, sample): (usize, f32)| {
        ((sample * soft(index)).clamp(-PEAK, PEAK) * f32::from(i16::MAX)).round() as i16
    };
    samples.into_iter().enumerate().map(whole).collect()
}

/// White noise that is the same every time.
struct Noise(u32);

impl Noise {
    /// The next sample, -1 to 1.
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 as f32 / u32::MAX as f32).mul_add(2.0, -1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peak(samples: &[i16]) -> i16 {
        samples.iter().map(|sample| sample.saturating_abs()).max().expect("samples")
    }

    #[test]
    fn every_sound_is_short_heard_and_never_too_loud() {
        for cue in Cue::ALL {
            let samples = clip(cue);
            let seconds = samples.len() as f32 / RATE as f32;
            assert!((0.04..=1.0).contains(&seconds), "{cue:?}: {seconds} s");
            let loudest = f32::from(peak(&samples)) / f32::from(i16::MAX);
            assert!((0.1..=PEAK + 1e-3).contains(&loudest), "{cue:?}: {loudest}");
            assert_eq!((samples[0], samples[samples.len() - 1]), (0, 0), "{cue:?} clicks");
            let heard = samples.iter().filter(|sample| sample.unsigned_abs() > 300).count();
            assert!(heard * 8 > samples.len(), "{cue:?} is nearly silent");
        }
    }

    #[test]
    fn every_sound_is_the_same_every_time_and_like_no_other() {
        for (index, cue) in Cue::ALL.into_iter().enumerate() {
            assert_eq!(clip(cue), clip(cue));
            assert!(Cue::ALL[..index].iter().all(|other| clip(*other) != clip(cue)), "{cue:?}");
        }
    }

    #[test]
    fn what_happens_often_is_softer_than_what_happens_once() {
        let loud = |cue| peak(&clip(cue));
        assert!(loud(Cue::Deal) < loud(Cue::Card));
        assert!(loud(Cue::Card) < loud(Cue::SetBack) && loud(Cue::Bid) < loud(Cue::Win));
    }
}
