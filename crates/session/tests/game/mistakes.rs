//! A table of the session where mistakes can be made: bots that say something out of turn, misdeals, and going back.

use pitch_players::{Level, Stop};
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, Event, IllegalAction, Points, Preset, Remark, Rules, Seat, Turn, Viewer};
use pitch_session::verify::Verification;
use pitch_session::{Deals, Kind, NewGame, Next, Player, SlipKind, Table};

/// A game of this preset with these players, the first of them in seat 0 and so on round.
fn table(rules: Rules, kinds: &[Kind], deal: u64) -> Table {
    let players = (0..rules.players).map(|seat| Player::new("x", kinds[usize::from(seat) % kinds.len()])).collect();
    Table::new(NewGame::new(rules, players, Deals::from_number(deal))).expect("a table")
}

fn mistakes(preset: Preset) -> Rules {
    Rules { revoke_mode: RevokeMode::Table, ..Rules::from(preset) }
}

const CLUMSY: Kind = Kind::Bot(Level::Clumsy);

/// Does what comes next, for persons the first thing allowed; what was said out of turn. False when the game is over.
fn step(table: &mut Table, said: &mut Vec<Remark>) -> bool {
    match table.next() {
        Next::Deal => drop(table.deal()),
        Next::Bot(request) => {
            let seat = table.to_act().expect("a bot is to act");
            assert_eq!(request.view.own_seat(), Some(seat));
            let _ = table.act(seat, request.decide(&Stop::new()).action).expect("a bot does what can be done");
        }
        Next::Says(seat, remark) => {
            said.push(remark);
            let _ = table.act(seat, Action::Say(remark)).expect("a bot says what can be said");
        }
        Next::Person(seat) => {
            let action = table.game().legal(seat)[0].clone();
            let _ = table.act(seat, action).expect("legal");
        }
        Next::Over | Next::Read | Next::Does(..) => return false,
    }
    true
}

#[test]
fn whole_games_with_mistakes_are_played_and_can_be_played_again() {
    let mut said = Vec::new();
    for (deal, preset) in Preset::ALL.into_iter().enumerate() {
        // Somebody who slips so often is set back more often than not: a long game would have no end.
        let rules = mistakes(preset);
        let mut table = table(Rules { target: rules.target.min(Points(11)), ..rules }, &[CLUMSY], deal as u64);
        let mut steps = 0;
        while steps < 30_000 && step(&mut table, &mut said) {
            steps += 1;
        }
        assert!(table.game().end().is_some(), "{preset}");
        let again = Table::resume(table.record().clone()).expect("the record can be played");
        assert_eq!(again.game(), table.game(), "{preset}");
        assert!(Verification::of(table.record()).holds(), "{preset}");
    }
    assert!(said.contains(&Remark::TakeBack), "{said:?}");
    assert!(said.iter().any(|remark| matches!(remark, Remark::CallRenege(_))), "{said:?}");
}

#[test]
fn a_misdeal_is_a_deal_of_its_own() {
    for kind in [SlipKind::Count, SlipKind::Exposed] {
        let mut table = table(mistakes(Preset::Britannica1911), &[Kind::Person], 5);
        let first = table.record().deals().pack(table.rules(), 1);
        let events = table.misdeal(kind).expect("mistakes can be made");
        assert!(matches!(events[0], Event::Misdealt { thrown_in: true, .. }), "any card shown is a misdeal");
        assert!(matches!(table.game().turn(), Turn::Deal(_)) && table.can_undo());
        assert!(!table.deal().is_empty());
        let held = table.view(Viewer::Open).held;
        let second = table.record().deals().pack(table.rules(), 2);
        assert_ne!(first, second);
        let eldest = table.game().eldest();
        assert!(held[eldest].cards.is_some_and(|cards| cards.contains(second.cards()[0])), "the second pack is dealt");
        let checked = Verification::of(table.record());
        assert!(checked.holds());
        assert_eq!(checked.deals.iter().map(|deal| deal.number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(Table::resume(table.record().clone()).expect("a record").game(), table.game());
        // In the middle of a hand there is nothing to deal, and nobody brings a pack of their own.
        assert!(table.misdeal(kind).is_ok_and(|events| events.is_empty()));
        let own = Action::Misdeal(pitch_rules::Slip::Count, first);
        assert_eq!(table.act(eldest, own), Err(IllegalAction::NothingToDeal));
    }
    let mut enforced = table(Rules::default(), &[Kind::Person], 5);
    assert_eq!(enforced.misdeal(SlipKind::Count), Err(IllegalAction::NoMistakes));
}

#[test]
fn a_table_says_what_it_takes_without_doing_it() {
    let mut table = table(mistakes(Preset::AuctionPitch), &[Kind::Person], 5);
    let _ = table.deal();
    let seat = table.to_act().expect("somebody is to bid");
    let other = table.rules().seats().next(seat);
    let card = table.view(Viewer::Seat(other)).hand().first().expect("a card");
    let before = table.game().clone();
    let show = Action::Say(Remark::Expose(card));
    assert_eq!((table.check(other, &show), table.check(other, &Action::Play(card))), (Ok(()), Ok(())));
    assert!(table.check(seat, &show).is_err(), "another holds it");
    assert_eq!(*table.game(), before, "nothing is done");
    let pack = table.record().deals().pack(table.rules(), 2);
    assert_eq!(table.check(seat, &Action::Deal(pack)), Err(IllegalAction::NothingToDeal));
    let shown = table.act(other, show).expect("a slip");
    assert_eq!(table.latest(), shown);
    assert!(table.undo() && table.latest().is_empty());
}

#[test]
fn going_back_takes_back_what_bots_said() {
    let mut undone = 0;
    for deal in 0..40 {
        let mut table = table(mistakes(Preset::WestYorkshire), &[Kind::Person, CLUMSY], deal);
        let mut said = Vec::new();
        let mut before = None;
        for _ in 0..120 {
            if let Next::Person(_) = table.next() {
                before = Some(table.game().clone());
                said.clear();
            }
            if !step(&mut table, &mut said) {
                break;
            }
            if said.is_empty() {
                continue;
            }
            let Some(before) = before.take() else { continue };
            assert!(table.undo(), "a person decided before it was said");
            assert_eq!(*table.game(), before, "{said:?}");
            undone += 1;
            break;
        }
    }
    assert!(undone > 0, "no bot said anything in forty games");
}

#[test]
fn a_person_may_speak_out_of_turn_and_ask_for_a_hint_at_any_turn() {
    let mut table = table(mistakes(Preset::Trinidad), &[Kind::Person], 3);
    let mut hinted = 0;
    let mut shown = false;
    for _ in 0..60 {
        if let Next::Person(seat) = table.next() {
            let request = table.hint().expect("a hint for the player who decides");
            assert_eq!((request.view.own_seat(), request.level), (Some(seat), Level::BEST));
            let decision = request.decide(&Stop::new());
            let other = table.rules().seats().next(seat);
            if !shown && matches!(table.game().turn(), Turn::Play(_)) {
                let card = table.view(Viewer::Seat(other)).hand().first().expect("a card");
                let _ = table.act(other, Action::Say(Remark::Expose(card))).expect("a slip");
                assert!(table.view(Viewer::Public).exposed[other].contains(card));
                shown = true;
            }
            let _ = table.act(seat, decision.action).expect("a hint can be followed");
            hinted += 1;
        } else if !step(&mut table, &mut Vec::new()) {
            break;
        }
    }
    assert!(hinted > 20 && shown, "{hinted}");
    assert_eq!(table.person(), Seat::new(0));
}
