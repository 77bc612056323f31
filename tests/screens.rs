//! The screens beside the table: what clicks and keys on them lead to, and their pictures.
//!
//! The pictures are left in `target/tmp` for people to look at.
#![cfg(feature = "window")]

#[path = "support/play.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod play;
#[path = "screens/scenes.rs"]
mod scenes;

#[path = "screens/clicks.rs"]
mod clicks;
#[path = "screens/contact.rs"]
mod contact;
#[path = "screens/counting.rs"]
mod counting;
#[path = "screens/curtain.rs"]
mod curtain;
#[path = "screens/ending.rs"]
mod ending;
#[path = "screens/evening.rs"]
mod evening;
#[path = "screens/fingers.rs"]
mod fingers;
#[path = "screens/gallery.rs"]
mod gallery;
#[path = "screens/golden.rs"]
mod golden;
#[path = "screens/hand.rs"]
mod hand;
#[path = "screens/house.rs"]
mod house;
#[path = "screens/house_deeds.rs"]
mod house_deeds;
#[path = "screens/keyboard.rs"]
mod keyboard;
#[path = "screens/mistakes.rs"]
mod mistakes;
#[path = "screens/moving.rs"]
mod moving;
#[path = "screens/over.rs"]
mod over;
#[path = "screens/pictures.rs"]
mod pictures;
#[path = "screens/positions.rs"]
mod positions;
#[path = "screens/review.rs"]
mod review;
#[path = "screens/saves.rs"]
mod saves;
#[path = "screens/settings.rs"]
mod settings;
#[path = "screens/sharing.rs"]
mod sharing;
#[path = "screens/sitting.rs"]
mod sitting;
#[path = "screens/sizes.rs"]
mod sizes;
#[path = "screens/statistics.rs"]
mod statistics;
#[path = "screens/tables.rs"]
mod tables;
#[path = "support/window.rs"]
mod window;
