//! Games at a table: bots against each other, records, mistakes, and what is told of games that were played.

#[path = "../../crates/players/tests/support/anew.rs"]
mod anew;
mod arena;
#[path = "../../crates/rules/tests/support/chance.rs"]
mod chance;
mod coach;
#[path = "../../crates/rules/tests/support/deeds.rs"]
mod deeds;
mod lessons;
mod luck;
mod mistakes;
mod outside;
#[path = "../support/play.rs"]
mod play;
mod puzzles;
mod replay;
mod review;
mod saves;
mod thoughts;
mod verify;
