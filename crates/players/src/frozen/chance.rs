//! Reckoning with chances. All is sums and products, so that every machine finds the same.

/// A number from 0 to 1 to a whole power.
pub(super) fn power(base: f64, exponent: usize) -> f64 {
    (0..exponent).fold(1.0, |product, _| product * base)
}

/// How likely exactly 0, 1, 2, 3 or 4 of up to four things happen, each of which is as likely as given.
///
/// As if they happened independently of each other: near enough for rules of thumb.
pub(super) fn counts(chances: impl IntoIterator<Item = f64>) -> [f64; 5] {
    let mut counts = [1.0, 0.0, 0.0, 0.0, 0.0];
    for chance in chances.into_iter().take(4) {
        for n in (0..counts.len()).rev() {
            let one_less = if n > 0 { counts[n - 1] } else { 0.0 };
            counts[n] = counts[n] * (1.0 - chance) + one_less * chance;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_counted() {
        assert_eq!(power(0.5, 3), 0.125);
        assert_eq!(power(0.0, 0), 1.0);
        assert_eq!(counts([]), [1.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(counts([1.0, 0.5, 0.5]), [0.0, 0.25, 0.5, 0.25, 0.0]);
        assert_eq!(counts([0.5; 4]), [0.0625, 0.25, 0.375, 0.25, 0.0625]);
    }
}
