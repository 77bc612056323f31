//! Starts one of the faces of Auction Pitch.
fn main() {}
