//! What players complain about in games with jokers, the off-jack, discards and a called partner: whether bots play by rules of
//! thumb or think ahead.

use crate::complaints::Position;

use pitch_players::{self as bot, Level};
use pitch_rules::rules::{
    AuctionRounds, Discarding, ForcedChoice, GoingOut, Moon, PartnerShown, PrivilegeTo, RestTo, SurplusTrumps, Teams,
    WeakHand,
};
use pitch_rules::{Action, Cards, Points, Preset, Remark, Restraint, Rules, SeatView, Turn, Viewer};

/// Ten-point pitch with the hands as they were dealt, in which only trumps are played.
fn ten_point() -> Rules {
    let exchange =
        Rules { discard: Discarding::None, refill: false, rest_to: RestTo::Nobody, ..Preset::TenPoint.into() };
    Rules { play_size: 0, ..exchange }
}

fn position(rules: Rules, said: &'static str, played: &'static str, hand: &'static str) -> Position {
    Position { rules, scores: [0, 0], said, played, hand }
}

/// Seat 0 has the bid, and clubs are trumps.
fn clubs(played: &'static str, hand: &'static str) -> Position {
    position(ten_point(), "5 pass pass pass name:C", played, hand)
}

/// The same in a game in which the pitcher calls the king.
fn called(shown: PartnerShown, played: &'static str, hand: &'static str) -> Position {
    let rules = Rules { teams: Teams::Called, partner_shown: shown, ..ten_point() };
    position(rules, "5 pass pass pass name:C call_partner:KC", played, hand)
}

#[test]
fn nobody_bids_high_without_the_top_trumps() {
    position(Preset::TenPoint.into(), "", "", "JC 9C 7C 5C 8H 6H 4D 7S 2D").does(&["pass", "4", "5"]);
    position(Preset::TenPoint.into(), "", "", "9C 8C 6C 5C 8H 6H 4D 7S 9D").does(&["pass"]);
}

#[test]
fn jokers_and_the_off_jack_are_trumps_when_a_suit_is_named() {
    position(ten_point(), "6 pass pass pass", "", "AC KC QC JS X1 3H 4H 6D 8S").does(&["name C"]);
    position(ten_point(), "6 pass pass pass", "", "AS KS QS JC X2 3H 4H 6D 8C").does(&["name S"]);
}

#[test]
fn the_partners_sure_trick_gets_the_points() {
    clubs("AC 4C", "3C 6C 9C").does(&["3C"]);
    clubs("AC 4C", "TC 6C 9C").does(&["TC"]);
}

#[test]
fn the_lowest_and_not_the_highest_trump_lies_under_the_partners_ace() {
    clubs("AC 4C", "KC 6C 9C").does(&["6C", "9C"]);
}

#[test]
fn the_others_get_no_points_that_can_be_kept() {
    clubs("AC", "3C 6C 9C").does(&["6C", "9C"]);
    clubs("AC", "JS 6C 9C").does(&["6C", "9C"]);
    clubs("AC", "X1 6C 9C").does(&["6C", "9C"]);
    clubs("AC", "TC 6C 9C").does(&["6C", "9C"]);
}

#[test]
fn the_last_to_play_takes_what_lies() {
    position(ten_point(), "pass 5 pass pass name:C", "TC 4C 3C", "KC 5C 7C").does(&["KC"]);
}

#[test]
fn the_highest_trump_is_led_before_the_three() {
    clubs("AC 4C 5C 6C", "KC 3C").does(&["KC"]);
}

#[test]
fn the_dealer_takes_a_bid_at_the_same_number_where_that_is_the_rule() {
    let rules = Rules { dealer_privilege: true, ..Preset::TenPoint.into() };
    position(rules, "6 pass pass", "", "AC KC QC JC TC 3C 4H 6D 8S").does(&["6"]);
}

#[test]
fn who_speaks_later_takes_a_bid_at_the_same_number_where_that_is_the_rule() {
    // Round after round nobody is shut out, so that going higher than one must is worth nothing.
    let hand = "AC KC QC JC TC 3C 4H 6D 8S";
    let rules = Rules { auction_rounds: AuctionRounds::Continuous, ..Preset::TenPoint.into() };
    let taking = Rules { dealer_privilege: true, privilege_to: PrivilegeTo::Later, ..rules.clone() };
    position(rules, "6", "", hand).does(&["7"]);
    position(taking, "6", "", hand).does(&["6"]);
}

#[test]
fn a_dealer_who_is_held_to_the_forced_bid_says_it() {
    let held = |forced_bid| Rules { forced_bid, forced_choice: ForcedChoice::Exactly, ..Preset::Pidro.into() };
    let all = "AC KC QC JC TC 5C 5S 2C 9C";
    position(held(0), "pass pass pass", "", all).does(&["6"]);
    position(held(2), "pass pass pass", "", all).does(&["2"]);
}

#[test]
fn the_dealer_takes_the_moon_with_a_hand_for_it() {
    let moon = Rules {
        cards_per_player: 9,
        going_out: GoingOut::BidderFirst,
        moon: Moon::PointsOrGame,
        moon_points: Points(10),
        moon_privilege: true,
        ..Preset::Setback.into()
    };
    position(moon.clone(), "moon pass pass", "", "AS KS QS JS TS 9S 3S 2S AH").does(&["moon"]);
    position(moon.clone(), "moon pass pass", "", "KS 9S 8S 7H 6H 5D 4D 4C 3C").does(&["pass"]);
    // Worth little it is bid only where it wins the game.
    let little = Rules { moon_points: Points(2), ..moon };
    let all = "AS KS QS JS TS 9S 3S 2S AH";
    position(little.clone(), "", "", all).does(&["moon"]);
    Position { scores: [1, 1], ..position(little, "", "", all) }.does(&["4"]);
}

#[test]
fn no_trump_is_thrown_while_a_plain_card_is_kept() {
    let mut thrown = 0;
    for preset in [Preset::TenPoint, Preset::Pedro, Preset::Schmier, Preset::Pawnee] {
        super::games(&preset.into(), Level::USUAL, 20, |game, seat, decision| {
            let Action::Discard(cards) = decision.action else { return };
            let view = game.view(Viewer::Seat(seat));
            let trumps = view.rankings.with(view.trump).trumps();
            let kept = view.hand() - cards;
            assert!((cards & trumps).is_empty() || (kept - trumps).is_empty(), "{preset}: {cards} of {}", view.hand());
            thrown += 1;
        });
    }
    assert!(thrown > 100, "{thrown}");
}

#[test]
fn the_best_trump_that_is_lacking_is_called_and_none_that_was_thrown() {
    let rules = Rules { teams: Teams::Called, ..ten_point() };
    position(rules, "6 pass pass pass name:C", "", "AC QC JC X1 3C 4H 6D 8S 9S").does(&["call_partner KC"]);
    let mut called = 0;
    super::games(&Preset::Pawnee.into(), Level::USUAL, 30, |game, seat, decision| {
        let view = game.view(Viewer::Seat(seat));
        let thrown = view.thrown[seat].cards.unwrap_or_default();
        if let Action::Say(pitch_rules::Remark::CallPartner(card)) = decision.action {
            assert!(!(thrown | view.hand()).contains(card), "{card} of {} and {thrown}", view.hand());
            called += 1;
        }
    });
    assert!(called > 20, "{called}");
}

#[test]
fn a_called_partner_helps_and_the_others_do_not() {
    for shown in [PartnerShown::AtOnce, PartnerShown::WhenPlayed] {
        called(shown, "AC 4C", "KC TC 5C").does(&["TC"]);
        called(shown, "AC 4C", "TC 6C 5C").does(&["5C", "6C"]);
    }
}

#[test]
fn whoever_defends_takes_points_from_the_pitcher() {
    let rules = Rules { teams: Teams::Called, ..ten_point() };
    position(rules, "pass pass pass 5 name:C call_partner:KC", "TC 4C 3C", "AC 6C 7C").does(&["AC"]);
}

/// What a bot would throw away is always something that may go.
#[test]
fn what_is_suggested_may_go() {
    super::games(&Preset::Colorado.into(), Level::USUAL, 10, |game, seat, _| {
        let view = game.view(Viewer::Seat(seat));
        if game.turn() == Turn::Discard(seat) {
            let suggested: Cards = bot::throws(&view, game.rules()).expect("a suggestion");
            assert!(view.throw.is_some_and(|throw| throw.allows(suggested)));
        }
    });
}

#[test]
fn a_point_card_is_killed_only_where_that_is_the_rule_and_the_first_card_lies_over_the_others() {
    let points = "A K J T 9 5:5 o5:5 2@player".parse().expect("a list");
    let (mut killed, mut over) = ([0, 0], 0);
    for surplus_trumps in [SurplusTrumps::Any, SurplusTrumps::UnderFirst] {
        let rules = Rules { play_size: 3, points, surplus_trumps, ..Preset::Pidro.into() };
        let scoring = |view: &SeatView| {
            let trump = view.trump.expect("trump is known");
            points.points().fold(Cards::NONE, |all, point| all | point.trumps(trump))
        };
        super::games(&rules, Level::USUAL, 10, |game, seat, decision| {
            let view = game.view(Viewer::Seat(seat));
            match decision.action {
                Action::Discard(cards) => {
                    killed[usize::from(surplus_trumps != SurplusTrumps::Any)] += (cards & scoring(&view)).len();
                }
                Action::Play(card) if matches!(view.restraint, Some(Restraint::Over(_))) => {
                    let Some(Restraint::Over(under)) = view.restraint else { return };
                    assert!(view.rankings.with(view.trump).above(under).contains(card), "{card} over {under}");
                    over += 1;
                }
                _ => {}
            }
        });
    }
    assert!(killed[0] > 0 && killed[1] == 0 && over > 0, "{killed:?} {over}");
}

#[test]
fn a_weak_hand_is_exchanged_for_new_cards_whenever_it_may_be() {
    let rules = Rules { weak_hand: WeakHand::NoTenNoTwo, ..Preset::Setback.into() };
    let mut shown = 0;
    for (level, games) in [(Level::USUAL, 20), (Level::Master, 1)] {
        super::games(&rules, level, games, |game, seat, decision| {
            let may = game.view(Viewer::Seat(seat)).claims.contains(&Remark::WeakHand);
            let says = decision.action == Action::Say(Remark::WeakHand);
            assert_eq!(says, may, "{:?} of {}", decision.action, game.view(Viewer::Seat(seat)).hand());
            shown += u32::from(says);
        });
    }
    assert!(shown > 3, "{shown}");
}
