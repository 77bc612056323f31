//! Games at a table: records, mistakes, and what is told of games that were played.

#[path = "../../../rules/tests/support/chance.rs"]
mod chance;
#[path = "../../../rules/tests/support/deeds.rs"]
mod deeds;
mod luck;
mod mistakes;
#[path = "../support/play.rs"]
mod play;
mod puzzles;
mod review;
mod saves;
mod verify;
