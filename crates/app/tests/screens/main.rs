//! The screens beside the table: what clicks and keys on them lead to, and their pictures.
//!
//! The pictures are left in `target/tmp` for people to look at.

mod about;
mod calling;
mod clicks;
mod coach;
mod contact;
mod costs;
mod counting;
mod curtain;
mod deciding;
mod dragging;
mod ending;
mod evening;
mod film;
mod fingers;
mod gallery;
mod games;
mod golden;
mod hand;
#[path = "../support/held.rs"]
mod held;
mod hint;
mod house;
mod house_deeds;
mod house_walks;
mod hues;
mod keyboard;
mod keys;
mod layout;
mod lessons;
mod lettering;
mod mistakes;
mod moving;
mod naming;
mod over;
mod pad;
mod paint;
mod phones;
mod pictures;
#[path = "../../../session/tests/support/play.rs"]
mod play;
mod positions;
mod puzzles;
mod review;
mod saves;
mod scenes;
mod settings;
mod sharing;
mod sitting;
mod sizes;
mod statistics;
mod steady;
mod tables;
mod targets;
mod throwing;
mod totals;
mod voice;
mod walks;
mod who;
mod why;
#[path = "../support/window.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod window;
mod wording;
