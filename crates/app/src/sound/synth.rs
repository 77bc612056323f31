//! Sounds made of sines and noise: the same every time, short, and never too loud.

use super::cue::Cue;

use std::f32::consts::TAU;

/// Samples in a second.
pub(crate) const RATE: u32 = 44_100;
/// The loudest sample of any sound, as a share of full scale.
const PEAK: f32 = 0.7;
/// Time in which a sound rises at its beginning and fades at its end, in seconds, so that it does not click.
const EDGE: f32 = 0.004;
/// Time within which the ear takes what it hears for one loudness, in seconds.
const HEARD: f32 = 0.05;

/// Returns the sounds of a cue, one channel each, [`RATE`] samples a second: several that are nearly the same, so that no
/// two in a row need be.
pub(crate) fn clips(cue: Cue) -> Vec<Vec<i16>> {
    let (samples, loud) = match cue {
        Cue::Lift => (flicks(0.045, 1900.0), 0.045),
        Cue::Deal => (flicks(0.075, 2600.0), 0.085),
        // A scale of whole tones.
        Cue::Tick(step) => (alike(|pitch, _| wood(0.045, pitch * 660.0 * 2.0_f32.powf(f32::from(step) / 6.0))), 0.060),
        Cue::Peg => (alike(|pitch, _| wood(0.060, pitch * 980.0)), 0.080),
        Cue::Stroke => (alike(|pitch, noise| scratch(noise, 0.16, pitch * 2400.0, 0.0)), 0.070),
        Cue::Point => (alike(|pitch, noise| scratch(noise, 0.055, pitch * 3600.0, 0.0)), 0.075),
        Cue::Card => (flicks(0.060, 3800.0), 0.120),
        Cue::Refused => (alike(|pitch, _| wood(0.11, pitch * 165.0)), 0.110),
        Cue::Bid => (alike(|pitch, _| tones(0.22, pitch, &[(0.0, 523.25, 0.7), (0.0, 784.0, 0.3)])), 0.120),
        Cue::Trick => (alike(|pitch, _| sweep(0.26, pitch * 260.0, pitch * 130.0)), 0.130),
        // Cloth that is struck.
        Cue::Bloom => (alike(|pitch, _| sweep(0.34, pitch * 130.0, pitch * 62.0)), 0.130),
        Cue::Scratch => (alike(|pitch, noise| scratch(noise, 0.28, pitch * 2900.0, 26.0)), 0.100),
        // A fourth up.
        Cue::Made => {
            let fourth = [(0.0, 196.0, 0.9), (0.0, 98.0, 0.6), (0.16, 261.63, 0.7)];
            (alike(|pitch, _| tones(0.5, pitch, &fourth)), 0.150)
        }
        // A minor third down.
        Cue::SetBack => {
            let third = [(0.0, 311.13, 0.6), (0.2, 261.63, 0.8), (0.2, 130.81, 0.4)];
            (alike(|pitch, _| tones(0.62, pitch, &third)), 0.160)
        }
        // A triad upwards, on wood.
        Cue::Win => {
            let triad = [(0.0, 392.0), (0.17, 493.88), (0.34, 587.33)];
            (alike(|pitch, _| notes(0.8, pitch, &triad)), 0.160)
        }
    };
    samples.into_iter().map(|samples| finished(samples, loud)).collect()
}

/// Returns three sounds that are nearly the same: each has a share of the usual pitch, and noise of its own.
fn alike(make: impl Fn(f32, Noise) -> Vec<f32>) -> Vec<Vec<f32>> {
    [(0x9e37_79b9, 1.0), (0x85eb_ca6b, 0.97), (0xc2b2_ae35, 1.03)].map(|(seed, pitch)| make(pitch, Noise(seed))).into()
}

/// Returns the sounds of three cards on cloth.
fn flicks(seconds: f32, cut: f32) -> Vec<Vec<f32>> {
    alike(|pitch, noise| flick(noise, seconds, cut * pitch.powi(3)))
}

/// Returns the sound of wood that is struck: a tone with two overtones that are not in tune, which dies away at once.
fn wood(seconds: f32, hertz: f32) -> Vec<f32> {
    notes(seconds, 1.0, &[(0.0, hertz)])
}

/// Returns notes on wood that begin after some seconds, each at its frequency in hertz times `pitch`.
fn notes(seconds: f32, pitch: f32, notes: &[(f32, f32)]) -> Vec<f32> {
    const OVERTONES: [(f32, f32, f32); 3] = [(1.0, 0.75, 1.0), (2.76, 0.3, 2.2), (5.4, 0.12, 4.0)];
    let made = (0..length(seconds)).map(|index| {
        let now = index as f32 / RATE as f32;
        let struck = notes.iter().filter(|(begin, _)| now >= *begin);
        let note = |&(begin, hertz): &(f32, f32)| {
            let since = now - begin;
            let decay = 5.0 / (seconds - begin);
            let tone = |&(times, share, fast): &(f32, f32, f32)| {
                share * (TAU * pitch * times * hertz * since).sin() * (-fast * decay * since).exp()
            };
            OVERTONES.iter().map(tone).sum::<f32>()
        };
        struck.map(note).sum()
    });
    made.collect()
}

/// Returns the sound of a pencil on paper: noise between two frequencies about `hertz`, that comes in `strokes` a second.
fn scratch(mut noise: Noise, seconds: f32, hertz: f32, strokes: f32) -> Vec<f32> {
    let share = |cut: f32| 1.0 - (-TAU * cut / RATE as f32).exp();
    let (fast, slow) = (share(1.5 * hertz), share(0.6 * hertz));
    let (mut low, mut lower) = (0.0, 0.0);
    let samples = length(seconds);
    let made = (0..samples).map(|index| {
        let t = index as f32 / samples as f32;
        low += fast * (noise.next() - low);
        lower += slow * (low - lower);
        let rough = 1.0 - 0.7 * (TAU * strokes * t * seconds).sin().max(0.0);
        (4.0 * (low - lower) * rough * (std::f32::consts::PI * t.powf(0.7)).sin()).tanh()
    });
    made.collect()
}

/// Returns the sound of a card on cloth: noise through a low pass at `cut` hertz that dies away at once.
fn flick(mut noise: Noise, seconds: f32, cut: f32) -> Vec<f32> {
    let share = 1.0 - (-TAU * cut / RATE as f32).exp();
    let (mut low, mut slow) = (0.0, 0.0);
    let samples = length(seconds);
    let made = (0..samples).map(|index| {
        let t = index as f32 / samples as f32;
        low += share * (noise.next() - low);
        // Without its lowest part, which would be heard as a thump.
        slow += 0.02 * (low - slow);
        // Noise has single peaks far above the rest, which would keep it soft: they are pressed flat.
        (5.0 * (low - slow) * (-5.0 * t).exp()).tanh()
    });
    made.collect()
}

/// Tones that begin after some seconds, each at its frequency in hertz times `pitch` and its share of the loudness, and
/// ring out.
fn tones(seconds: f32, pitch: f32, tones: &[(f32, f32, f32)]) -> Vec<f32> {
    let made = (0..length(seconds)).map(|index| {
        let now = index as f32 / RATE as f32;
        tones
            .iter()
            .filter(|(begin, ..)| now >= *begin)
            .map(|&(begin, hertz, share)| {
                let since = now - begin;
                let swell = (since / 0.008).min(1.0);
                let turn = TAU * pitch * hertz * since;
                let body = turn.sin() + 0.2 * (2.0 * turn).sin();
                share * swell * (-since / (0.32 * (seconds - begin))).exp() * body
            })
            .sum()
    });
    made.collect()
}

/// Returns a tone that falls from one frequency to another, in hertz, and dies away.
fn sweep(seconds: f32, from: f32, to: f32) -> Vec<f32> {
    let mut turn = 0.0;
    let samples = length(seconds);
    let made = (0..samples).map(|index| {
        let t = index as f32 / samples as f32;
        turn += from * (to / from).powf(t) / RATE as f32;
        (TAU * turn).sin() * (std::f32::consts::PI * t.sqrt()).sin()
    });
    made.collect()
}

fn length(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

/// Returns whole samples with soft edges, as loud as `loud`, a share of full scale, where they are loudest. The edges
/// come first: they take away just what is loudest of a card.
fn finished(mut samples: Vec<f32>, loud: f32) -> Vec<i16> {
    let (edge, count) = (length(EDGE), samples.len());
    for (index, sample) in samples.iter_mut().enumerate() {
        let near = index.min(count - 1 - index) as f32;
        *sample *= (near / edge as f32).min(1.0);
    }
    let most = samples.iter().fold(f32::EPSILON, |most, sample| most.max(sample.abs()));
    let gain = (loud / loudness(&samples).max(f32::EPSILON)).min(PEAK / most);
    samples.into_iter().map(|sample| (sample * gain * f32::from(i16::MAX)).round() as i16).collect()
}

/// Returns the loudness of samples where they are loudest: the root of their mean square over what the ear takes for
/// one.
fn loudness(samples: &[f32]) -> f32 {
    const PARTS: usize = 5;
    let span = length(HEARD);
    let squares: Vec<f32> =
        samples.chunks(span / PARTS).map(|part| part.iter().map(|sample| sample * sample).sum()).collect();
    let loudest = squares.windows(PARTS.min(squares.len()).max(1)).map(|parts| parts.iter().sum::<f32>());
    (loudest.fold(0.0, f32::max) / span as f32).sqrt()
}

/// White noise that is the same every time.
struct Noise(u32);

impl Noise {
    /// Returns the next sample, -1 to 1.
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

    /// The loudness of the softest sound of a cue, in decibels of full scale.
    fn level(cue: Cue) -> f32 {
        let shares = |samples: &Vec<i16>| -> Vec<f32> {
            samples.iter().map(|sample| f32::from(*sample) / f32::from(i16::MAX)).collect()
        };
        clips(cue).iter().map(|samples| 20.0 * loudness(&shares(samples)).log10()).fold(f32::INFINITY, f32::min)
    }

    #[test]
    fn every_sound_is_short_heard_and_never_too_loud() {
        for cue in Cue::ALL {
            for samples in clips(cue) {
                let seconds = samples.len() as f32 / RATE as f32;
                assert!((0.04..=1.0).contains(&seconds), "{cue:?}: {seconds} s");
                let loudest = f32::from(peak(&samples)) / f32::from(i16::MAX);
                assert!((0.1..=PEAK + 1e-3).contains(&loudest), "{cue:?}: {loudest}");
                assert_eq!((samples[0], samples[samples.len() - 1]), (0, 0), "{cue:?} clicks");
                let heard = samples.iter().filter(|sample| sample.unsigned_abs() > 300).count();
                assert!(heard * 8 > samples.len(), "{cue:?} is nearly silent");
            }
        }
    }

    #[test]
    fn every_sound_is_the_same_every_time_and_like_no_other() {
        for cue in Cue::ALL {
            assert_eq!(clips(cue), clips(cue));
        }
        let all: Vec<Vec<i16>> = Cue::ALL.into_iter().flat_map(clips).collect();
        for (index, samples) in all.iter().enumerate() {
            assert!(!all[..index].contains(samples), "sound {index}");
        }
        assert!(Cue::ALL.into_iter().all(|cue| clips(cue).len() == 3), "no two in a row are the same");
    }

    #[test]
    fn sounds_are_balanced_and_what_happens_once_is_a_little_louder() {
        let levels = Cue::ALL.map(level);
        println!("decibels of full scale: {:?}", Cue::ALL.into_iter().zip(levels).collect::<Vec<_>>());
        assert!((level(Cue::Card) - level(Cue::Trick)).abs() < 1.5, "a card is heard beside a trick: {levels:?}");
        assert!((level(Cue::Card) - level(Cue::Bid)).abs() < 1.5, "{levels:?}");
        let often = level(Cue::Card).max(level(Cue::Trick));
        assert!(level(Cue::Deal) < level(Cue::Card) && level(Cue::Deal) > level(Cue::Card) - 4.0, "{levels:?}");
        for small in [Cue::Lift, Cue::Tick(0), Cue::Peg, Cue::Stroke, Cue::Point] {
            assert!(level(small) < level(Cue::Card) - 2.0, "{small:?}: {levels:?}");
        }
        for once in [Cue::Made, Cue::SetBack, Cue::Win] {
            assert!(level(once) > often && level(once) < often + 4.0, "{once:?}: {levels:?}");
        }
    }
}
