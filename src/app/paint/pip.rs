//! The pips of the four suits.

use super::surface::Surface;
use crate::engine::Suit;

use iced::widget::canvas::Path;
use iced::widget::canvas::path::Builder;
use iced::{Color, Point, Vector};

/// Draws a pip `size` logical pixels high about `centre`. The outlines differ even at 9 pixels; colour only helps.
pub fn pip(frame: &mut impl Surface, suit: Suit, centre: Point, size: f32, colour: Color) {
    let pen = Pen { centre, scale: size / 100.0 };
    frame.fill(&Path::new(|path| pen.outline(path, suit)), colour);
}

/// Moves outlines from their box of 100, y down, about its middle, to their place.
struct Pen {
    centre: Point,
    scale: f32,
}

impl Pen {
    fn at(&self, (x, y): (f32, f32)) -> Point {
        self.centre + Vector::new(x, y) * self.scale
    }

    fn curve(&self, path: &mut Builder, points: [(f32, f32); 3]) {
        let [a, b, to] = points.map(|point| self.at(point));
        path.bezier_curve_to(a, b, to);
    }

    fn curves(&self, path: &mut Builder, from: (f32, f32), curves: &[[(f32, f32); 3]]) {
        path.move_to(self.at(from));
        for curve in curves {
            self.curve(path, *curve);
        }
        path.close();
    }

    /// The half of an outline that is given from the top to the foot, and its mirror image.
    fn outline(&self, path: &mut Builder, suit: Suit) {
        match suit {
            Suit::Hearts => self.curves(
                path,
                (0.0, 46.0),
                &[
                    [(-9.0, 31.0), (-46.0, 8.0), (-46.0, -18.0)],
                    [(-46.0, -36.0), (-33.0, -46.0), (-20.0, -46.0)],
                    [(-10.0, -46.0), (-3.0, -40.0), (0.0, -30.0)],
                    [(3.0, -40.0), (10.0, -46.0), (20.0, -46.0)],
                    [(33.0, -46.0), (46.0, -36.0), (46.0, -18.0)],
                    [(46.0, 8.0), (9.0, 31.0), (0.0, 46.0)],
                ],
            ),
            Suit::Diamonds => self.curves(
                path,
                (0.0, -50.0),
                &[
                    [(9.0, -28.0), (21.0, -13.0), (38.0, 0.0)],
                    [(21.0, 13.0), (9.0, 28.0), (0.0, 50.0)],
                    [(-9.0, 28.0), (-21.0, 13.0), (-38.0, 0.0)],
                    [(-21.0, -13.0), (-9.0, -28.0), (0.0, -50.0)],
                ],
            ),
            Suit::Spades => {
                self.curves(
                    path,
                    (0.0, -48.0),
                    &[
                        [(9.0, -31.0), (46.0, -10.0), (46.0, 14.0)],
                        [(46.0, 29.0), (35.0, 37.0), (23.0, 37.0)],
                        [(15.0, 37.0), (9.0, 34.0), (5.0, 29.0)],
                        [(6.0, 38.0), (11.0, 45.0), (19.0, 48.0)],
                        [(6.0, 48.0), (-6.0, 48.0), (-19.0, 48.0)],
                        [(-11.0, 45.0), (-6.0, 38.0), (-5.0, 29.0)],
                        [(-9.0, 34.0), (-15.0, 37.0), (-23.0, 37.0)],
                        [(-35.0, 37.0), (-46.0, 29.0), (-46.0, 14.0)],
                        [(-46.0, -10.0), (-9.0, -31.0), (0.0, -48.0)],
                    ],
                );
            }
            Suit::Clubs => {
                // Three leaves of radius 22 overlap; the stem reaches up between them.
                for leaf in [(0.0, -26.0), (-23.0, 8.0), (23.0, 8.0)] {
                    path.circle(self.at(leaf), 22.0 * self.scale);
                    path.close();
                }
                self.curves(
                    path,
                    (-7.0, -8.0),
                    &[
                        [(-5.0, -9.0), (5.0, -9.0), (7.0, -8.0)],
                        [(7.0, 0.0), (6.0, 14.0), (6.0, 22.0)],
                        [(7.0, 35.0), (11.0, 43.0), (19.0, 48.0)],
                        [(6.0, 48.0), (-6.0, 48.0), (-19.0, 48.0)],
                        [(-11.0, 43.0), (-7.0, 35.0), (-6.0, 22.0)],
                        [(-6.0, 14.0), (-7.0, 0.0), (-7.0, -8.0)],
                    ],
                );
            }
        }
    }
}
