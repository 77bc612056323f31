//! A hint in the real window: it is noted, the keyboard comes to what is ringed, and Enter does that.

use crate::desk::{Desk, wait_until};
use crate::games::open;
use crate::{play, saved};

use pitch_players::Stop;
use pitch_session::{Entry, Next};

#[test]
fn an_arrow_comes_to_what_a_hint_advises_and_enter_does_it() {
    let mut desk = Desk::open(Desk::ROOMY);
    let mut table = play::table(4, 7);
    while !matches!(table.next(), Next::Person(_)) {
        assert!(play::step(&mut table, 0));
    }
    let seat = table.to_act().expect("a turn");
    let folder = tempfile::tempdir().expect("a folder");
    open(&mut desk, folder.path(), &table, "instant");
    desk.key("h");
    let entries = || saved(folder.path()).map(|table| table.record().entries().to_vec()).unwrap_or_default();
    wait_until("the hint to be noted", || entries().last() == Some(&Entry::Hint(seat)));
    // The program rests once the bot has answered.
    desk.photograph("hint");
    let advised = table.hint().expect("a question").decide(&Stop::new()).action;
    desk.key("Right");
    desk.key("Return");
    wait_until("what was advised", || entries().contains(&Entry::Act(seat, advised.clone())));
}
