use super::*;
use crate::awards::MadeBy;
use crate::card::{Card, Rank};
use crate::rules::{GameTie, Moon, Preset, RevokePoints};
use crate::seat::Seat;

/// A hand in which each of the four points was made by this side, or by nobody.
struct Case {
    rules: Rules,
    dealer: Seat,
    contract: Option<(usize, u8)>,
    /// Who holds the card that the pitcher called.
    partner: Option<usize>,
    made: [Option<usize>; 4],
    /// What was made besides the four points.
    besides: Vec<(Point, usize)>,
    before: Vec<i16>,
    carry: Points,
    entered: Vec<Mark>,
    penalties: Vec<Mark>,
    revoked: Option<usize>,
    /// Who can score neither Jack nor Game.
    no_jack: Option<usize>,
    all_tricks: bool,
    card_points: [u16; 4],
}

fn side(index: usize) -> Side {
    Side::new(index).expect("a side")
}

impl Case {
    fn new(preset: Preset, contract: Option<(usize, u8)>, made: [Option<usize>; 4], before: &[i16]) -> Self {
        let rules = Rules::from(preset);
        let before = before.to_vec();
        Case {
            rules,
            dealer: Seat::default(),
            contract,
            partner: None,
            made,
            besides: Vec::new(),
            before,
            carry: Points::ZERO,
            entered: Vec::new(),
            penalties: Vec::new(),
            revoked: None,
            no_jack: None,
            all_tricks: false,
            card_points: [0; 4],
        }
    }

    fn score(&self) -> Score {
        let seat = |index| Seat::new(index).expect("a seat");
        let card = MadeBy { card: Card::new(Rank::Ace, Suit::Spades), dealt_to: seat(0), taken_by: seat(0) };
        let award = |(point, made): (Point, Option<usize>)| {
            let (points, toward_bid) = (Points::ONE, Points::ONE);
            made.map(|index| Award { point, side: side(index), points, toward_bid, card: Some(card) })
        };
        let mut awards = Awards::none(&self.rules);
        let besides = self.besides.iter().map(|&(point, side)| (point, Some(side)));
        let made = Point::ALL_FOURS.into_iter().zip(self.made).chain(besides);
        made.filter_map(award).for_each(|made| awards.push(made));
        let mut burdens = self.rules.by_side::<Burden>();
        if let Some(index) = self.revoked {
            burdens[side(index)].no_points = true;
        }
        if let Some(index) = self.no_jack {
            burdens[side(index)] = Burden { no_game: true, no_jack: true, ..burdens[side(index)] };
        }
        for (side, points) in self.rules.all_sides().zip(self.card_points) {
            awards.card_points[side] = crate::points::CardPoints(points);
        }
        let bid = |number| Some(Bid::MOON).filter(|moon| moon.number() == number).or(Bid::new(number));
        let partner = self.partner.map(seat);
        let contract =
            self.contract.map(|(pitcher, number)| Contract { partner, ..Contract::new(seat(pitcher), bid(number)) });
        Score::enter(
            &self.rules,
            &Count {
                dealer: self.dealer,
                contract,
                trump: Some(Suit::Spades),
                awards,
                all_tricks: self.all_tricks,
                number: 1,
                before: BySide::from_values(self.before.iter().copied().map(Points)).expect("scores"),
                carry: self.carry,
                is_over: true,
                entered: &self.entered,
                penalties: &self.penalties,
                burdens,
            },
        )
    }

    fn delta(&self) -> Vec<i16> {
        self.score().delta.values().map(|points| points.0).collect()
    }

    /// What stood on the pad when the game was won.
    fn at_win(&self) -> Vec<i16> {
        let victory = self.score().victory.expect("the game is won");
        victory.at_win.values().map(|points| points.0).collect()
    }

    fn won(&self) -> Option<(usize, String)> {
        self.score().victory.map(|victory| (victory.side.index(), victory.by.to_string()))
    }
}

fn by(winner: usize, how: &str) -> Option<(usize, String)> {
    Some((winner, how.to_owned()))
}

const NOBODY: Option<(usize, String)> = None;

#[test]
fn a_smudge_from_zero_wins() {
    let four = [Some(0); 4];
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 4)), four, &[0, 0, 0, 0]);
    assert_eq!(case.won(), by(0, "smudge"));
    case.before[0] = -1;
    assert_eq!(case.won(), NOBODY);
    case.before[0] = 0;
    case.rules.in_hole = crate::rules::InHole::ZeroOrNegative;
    assert_eq!(case.won(), NOBODY);
    case.rules.smudge_in_hole = SmudgeInHole::WinsAnyway;
    assert_eq!(case.won(), by(0, "smudge"));
}

#[test]
fn a_moon_is_everything() {
    let moon = Bid::MOON.number();
    let mut case = Case::new(Preset::Setback, Some((0, moon)), [Some(0); 4], &[3, 9]);
    case.rules.moon = Moon::TargetOrZero;
    assert_eq!(case.won(), by(0, "moon"));
    assert_eq!(case.delta(), [8, 0], "to the target, and no point besides");
    case.before[0] = 0;
    assert_eq!((case.won(), case.delta()), (by(0, "moon"), vec![11, 0]), "from nought too");
    case.before[0] = -4;
    assert_eq!((case.won(), case.delta()), (NOBODY, vec![4, 0]), "to nought");
    case.made[3] = Some(1);
    for set_scoring in [SetScoring::SetbackOnly, SetScoring::OthersTakeBid] {
        case.rules.set_scoring = set_scoring;
        assert_eq!(case.delta(), [-11, 1], "the target, and the others score what they made");
    }
    case.made[3] = Some(0);
    (case.rules.moon, case.rules.moon_points) = (Moon::Points, Points(6));
    assert_eq!(case.delta(), [6, 0]);
    case.before = vec![9, 9];
    assert_eq!(case.delta(), [6, 0], "more than was lacking");
    (case.rules.score_as, case.before) = (ScoreAs::Difference, vec![5, 9]);
    assert_eq!((case.won(), case.delta()), (by(0, "moon"), vec![6, 0]));
    case.rules.moon = Moon::PointsOrGame;
    assert_eq!((case.won(), case.delta()), (by(0, "moon"), vec![6, 0]));
    case.before = vec![1, 9];
    assert_eq!((case.won(), case.delta()), (NOBODY, vec![6, 0]), "no more than its worth");
    case.before = vec![0, 9];
    assert_eq!((case.won(), case.delta()), (by(0, "moon"), vec![6, 0]), "the game from nought");
    (case.rules.moon, case.before) = (Moon::Points, vec![5, 9]);
    case.rules.moon_needs = MoonNeeds::PointsAndTricks;
    assert_eq!(case.delta(), [-6, 0], "a trick was lost");
    case.all_tricks = true;
    assert_eq!(case.delta(), [6, 0]);
    case.revoked = Some(0);
    assert_eq!(case.delta(), [-6, 0]);
}

#[test]
fn a_revoke_by_another_leaves_a_smudge() {
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 4)), [Some(0); 4], &[0, 0, 0, 0]);
    case.revoked = Some(2);
    assert_eq!(case.won(), by(0, "smudge"));
    case.revoked = Some(0);
    let score = case.score();
    assert_eq!((score.victory, score.set_back, score.delta[side(0)]), (None, true, Points(-4)));
}

#[test]
fn a_pitcher_paid_by_a_revoke_counts_first() {
    let made = [Some(1), Some(0), None, Some(1)];
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 3)), made, &[6, 5, 0, 0]);
    assert_eq!(case.won(), by(1, "game"), "the pitcher is set back");
    case.revoked = Some(2);
    let score = case.score();
    assert!(!score.set_back);
    assert_eq!(case.won(), by(0, "bidder_first"));
    case.revoked = Some(1);
    assert_eq!(case.won(), by(0, "bidder_first"), "a revoker cannot win");
}

#[test]
fn only_a_bidder_who_made_it_goes_out() {
    let made = [Some(1), Some(0), Some(0), Some(1)];
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 2)), made, &[1, 6, 0, 0]);
    assert_eq!(case.won(), by(1, "high"));
    case.rules.must_bid_to_go_out = true;
    assert_eq!((case.won(), case.score().after[side(1)]), (NOBODY, Points(8)));
    case.before = vec![5, 9, 0, 0];
    assert_eq!(case.won(), by(0, "bidder_first"));
    case.before = vec![8, 9, 0, 0];
    assert_eq!(case.won(), by(0, "bidder_first"), "who was there before wins by the bid");
    case.contract = Some((0, 0));
    assert_eq!(case.won(), NOBODY, "a free pitch is no contract");
    case.contract = Some((0, 4));
    case.made = [Some(0); 4];
    case.before = vec![0, 9, 0, 0];
    assert_eq!(case.won(), by(0, "smudge"));
}

#[test]
fn a_lead_of_two_is_asked_for() {
    let made = [Some(0), Some(1), None, None];
    let mut case = Case::new(Preset::AuctionPitch, Some((2, 2)), made, &[6, 6, 0, 0]);
    case.rules.win_by_two = true;
    assert_eq!(case.won(), NOBODY);
    case.before = vec![7, 5, 0, 0];
    assert_eq!(case.won(), by(0, "high"));
    case.before = vec![7, 6, 0, 0];
    assert_eq!(case.won(), NOBODY);
    case.before = vec![6, 9, 5, 0];
    assert_eq!(case.won(), by(1, "low"));
}

#[test]
fn a_smudge_above_four_takes_every_trick() {
    let mut case = Case::new(Preset::SmudgeBid, Some((0, 5)), [Some(0); 4], &[0, 0]);
    assert_eq!((case.score().set_back, case.score().delta[side(0)]), (true, Points(-5)));
    case.all_tricks = true;
    assert_eq!((case.score().slam, case.score().delta[side(0)]), (true, Points(5)));
    case.made[2] = None;
    assert_eq!((case.score().slam, case.score().delta[side(0)]), (false, Points(-5)));
    case.contract = Some((0, 4));
    case.made = [Some(0); 4];
    assert_eq!((case.score().slam, case.score().delta[side(0)]), (false, Points(4)));
    case.contract = Some((0, 5));
    case.before = vec![16, 0];
    case.rules.going_out = GoingOut::StrictOrder;
    assert_eq!(case.won(), by(0, "slam"));
}

#[test]
fn what_was_entered_before_the_count_comes_first() {
    let gift = Mark { cause: Cause::Gift, side: side(1), points: Points::ONE };
    let mut case = Case::new(Preset::Trinidad, None, [Some(0); 4], &[13, 13]);
    assert_eq!(case.won(), by(0, "high"));
    case.entered = vec![gift];
    assert_eq!(case.won(), by(1, "gift"));
    assert_eq!(case.score().after.values().map(|points| points.0).collect::<Vec<_>>(), [17, 14]);
}

/// The points for a renege of this seat, for these sides in turn.
fn renege(by: usize, points: i16, sides: &[usize]) -> Vec<Mark> {
    let cause = Cause::Renege(Seat::new(by).expect("a seat"), Card::new(Rank::Two, Suit::Clubs));
    sides.iter().map(|&index| Mark { cause, side: side(index), points: Points(points) }).collect()
}

#[test]
fn a_set_back_is_entered_before_what_a_renege_costs() {
    let made = [Some(1), Some(1), None, Some(0)];
    let mut case = Case::new(Preset::Setback, Some((0, 3)), made, &[10, 4]);
    case.penalties = renege(1, 1, &[0]);
    let score = case.score();
    assert_eq!((score.delta[side(0)], score.after[side(0)]), (Points(-2), Points(8)));
    assert_eq!(score.victory, None, "the point does not bring them to the target");
}

#[test]
fn of_several_whom_a_renege_brings_to_the_target_the_highest_wins() {
    let nothing = [None; 4];
    let mut case = Case::new(Preset::SevenUp, None, nothing, &[5, 0, 5]);
    (case.rules.players, case.penalties) = (3, renege(1, 2, &[2, 0]));
    assert_eq!(case.won(), by(2, "renege_point"), "of equals the first in turn");
    case.before = vec![6, 0, 5];
    assert_eq!(case.won(), by(0, "renege_point"));
    assert_eq!(case.score().victory.map(|victory| victory.at_win), Some(case.score().after), "both have theirs");
    case.penalties = [renege(1, 2, &[2]), renege(1, 2, &[0])].concat();
    case.penalties[1].cause = Cause::Renege(Seat::default(), Card::new(Rank::Three, Suit::Clubs));
    assert_eq!(case.won(), by(2, "renege_point"), "what was reneged first counts first");
}

#[test]
fn of_several_whom_a_renege_brings_to_the_target_the_pitcher_comes_first_where_he_counts_first() {
    let made = [Some(0), Some(0), None, None];
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 2)), made, &[6, 0, 6, 0]);
    case.penalties = renege(1, 1, &[2, 3, 0]);
    assert_eq!(case.won(), by(0, "renege_point"));
    case.rules.going_out = GoingOut::StrictOrder;
    assert_eq!(case.won(), by(2, "renege_point"));
    (case.rules.going_out, case.before[0]) = (GoingOut::BidderFirst, 5);
    assert_eq!(case.won(), by(2, "renege_point"), "their own points come after the point for the renege");
}

#[test]
fn a_jack_that_cannot_be_scored_does_not_make_the_bid() {
    let made = [Some(0), None, Some(0), Some(0)];
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 3)), made, &[0; 4]);
    assert_eq!((case.score().made, case.score().set_back), (Points(3), false));
    case.no_jack = Some(0);
    assert_eq!((case.score().made, case.score().set_back), (Points(1), true), "neither Jack nor Game");
    case.contract = Some((0, 1));
    assert_eq!((case.score().set_back, case.score().delta[side(0)]), (false, Points(1)));
}

#[test]
fn what_stood_on_the_pad_is_there_when_a_bidder_wins() {
    let at_win = |case: &Case| {
        let victory = case.score().victory.expect("somebody wins");
        victory.at_win.values().map(|points| points.0).collect::<Vec<_>>()
    };
    let price = Mark { cause: Cause::Price(Bid::TWO), side: side(1), points: Points(2) };
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 2)), [Some(0), Some(0), Some(2), None], &[5, 0, 0, 0]);
    (case.entered, case.penalties) = (vec![price], renege(1, 1, &[2, 3, 0]));
    assert_eq!(at_win(&case), [8, 2, 1, 1], "and none of the other points");
    case.contract = Some((0, 4));
    (case.made, case.before[0]) = ([Some(0); 4], 0);
    assert_eq!(at_win(&case), [5, 2, 1, 1], "a smudge too");
    (case.rules, case.made) = (Rules::from(Preset::Smudge), [Some(1); 4]);
    assert_eq!(at_win(&case), [-3, 6, 1, 1], "and the set-back of the pitcher");
}

#[test]
fn who_was_brought_to_the_target_by_a_card_turned_up_wins_at_the_next_count() {
    let mut case = Case::new(Preset::Trinidad, None, [Some(1), Some(1), None, None], &[14, 3]);
    case.rules.turnup_can_win = false;
    assert_eq!(case.won(), Some((0, "turnup".to_owned())));
}

#[test]
fn game_of_a_revoker_can_go_to_the_next_best() {
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 2)), [Some(1), Some(0), None, Some(2)], &[0; 4]);
    case.revoked = Some(2);
    assert_eq!(case.score().delta.values().map(|points| points.0).collect::<Vec<_>>(), [1, 1, 0, 0]);
    case.rules.revoke_points = RevokePoints::NextBest;
    assert_eq!(case.score().game_passes_to, None, "nobody has more card points than the others");
    case.card_points = [5, 20, 30, 0];
    let score = case.score();
    assert_eq!(score.delta.values().map(|points| points.0).collect::<Vec<_>>(), [1, 2, 0, 0]);
    assert_eq!(score.awards.of(Point::Game).map(|award| award.side), Some(side(2)), "who made it is told all the same");
}

#[test]
fn an_award_counts_where_it_is_scored_by_who_made_it() {
    let counts = |case: &Case| {
        let score = case.score();
        score.awards.iter().map(|award| score.counts(&award)).collect::<Vec<_>>()
    };
    let mut case = Case::new(Preset::AuctionPitch, Some((0, 3)), [Some(1), Some(0), None, Some(2)], &[0; 4]);
    assert_eq!(counts(&case), [true, false, true], "the pitcher is set back");
    (case.revoked, case.card_points) = (Some(2), [5, 20, 30, 0]);
    assert_eq!(counts(&case), [true, true, false], "the pitcher is paid, the revoker is not");
    case.rules.revoke_points = RevokePoints::NextBest;
    assert_eq!(counts(&case), [true, true, false], "Game is scored, but not by who made it");
    let pad: Vec<_> =
        case.score().counted(&case.rules).map(|mark| (mark.side.index(), WonBy::from(mark).to_string())).collect();
    assert_eq!(pad, [(1, "high".to_owned()), (0, "low".to_owned()), (1, "game".to_owned())]);
}

#[test]
fn the_lead_of_two_is_by_what_made_it() {
    let mut case = Case::new(Preset::AuctionPitch, Some((2, 4)), [Some(0), None, None, None], &[7, 0, 6, 0]);
    case.rules.win_by_two = true;
    assert_eq!(case.won(), by(0, "lead"), "the other's loss made it, before High was counted");
    case.contract = Some((1, 4));
    assert_eq!(case.won(), by(0, "high"));
    case.contract = Some((2, 4));
    case.made = [None; 4];
    assert_eq!(case.won(), by(0, "lead"), "it is nobody's point");
    case.before = vec![6, 0, 4, 0];
    assert_eq!(case.won(), NOBODY, "they lead by two and are not there");
}

#[test]
fn whoever_makes_all_four_smudges_where_no_bid_is_asked_for() {
    let mut case = Case::new(Preset::Smudge, Some((0, 2)), [Some(0); 4], &[0; 4]);
    assert_eq!(case.won(), by(0, "smudge"), "the pitcher too");
    case.revoked = Some(0);
    assert_eq!(case.won(), NOBODY);
    (case.revoked, case.made) = (None, [Some(1); 4]);
    assert_eq!(case.won(), by(1, "smudge"), "another, while the pitcher is set back");
    case.made[2] = None;
    assert_eq!(case.won(), NOBODY);
}

#[test]
fn what_a_renege_lays_on_a_side_keeps_it_from_winning() {
    let none = Burden::default();
    assert!(!none.bars_victory());
    assert!(Burden { no_points: true, ..none }.bars_victory(), "B-46");
    assert!(Burden { no_jack: true, ..none }.bars_victory(), "C-20");
    assert!(!Burden { no_game: true, ..none }.bars_victory(), "one point less is no bar");
}

#[test]
fn the_game_is_won_by_the_first_point_that_suffices() {
    let mut case = Case::new(Preset::Setback, None, [Some(0); 4], &[10, 0]);
    assert_eq!((case.won(), case.at_win()), (by(0, "high"), vec![11, 0]));
    // One name, two cards.
    (case.made, case.besides) = ([None; 4], vec![(Point::Joker, 0), (Point::Joker, 0)]);
    assert_eq!(case.at_win(), [11, 0]);
    assert_eq!(case.score().after[side(0)], Points(12));
}

#[test]
fn the_pitcher_wins_before_the_partner_where_both_are_at_the_target() {
    let mut case = Case::new(Preset::Pawnee, Some((0, 4)), [Some(0); 4], &[30, 0, 40, 0, 0]);
    case.partner = Some(2);
    case.rules.going_out = GoingOut::HigherScore;
    assert_eq!(case.won(), by(2, "higher_score"), "the pitcher is not there");
    case.before[0] = 39;
    assert_eq!(case.won(), by(0, "higher_score"), "F-29");
    assert_eq!(case.at_win()[0], 43);
}

#[test]
fn equals_score_no_difference() {
    let rules = Rules::from(Preset::Setback);
    let made = |index, points| Mark { cause: Cause::Point(Point::High), side: side(index), points: Points(points) };
    assert_eq!(difference(&rules, vec![made(0, 2), made(1, 2)]), None);
    let more = Mark { cause: Cause::Difference, side: side(1), points: Points(1) };
    assert_eq!(difference(&rules, vec![made(0, 2), made(1, 2), made(1, 1)]), Some(more));
}

#[test]
fn what_nobody_made_waits_for_the_next_hand_only_where_that_is_the_rule() {
    let mut case = Case::new(Preset::Setback, None, [Some(0), Some(0), None, None], &[0, 0]);
    assert_eq!(case.score().carry_after, Points::ZERO);
    case.rules.game_tie = GameTie::Carry;
    assert_eq!(case.score().carry_after, Points::ONE);
    case.rules.points = "high low".parse().expect("a list");
    assert_eq!(case.score().carry_after, Points::ZERO, "nobody scores Game");
}

#[test]
fn pitcher_and_partner_score_a_point_together() {
    let mut case = Case::new(Preset::Pawnee, Some((0, 4)), [Some(0); 4], &[30, 0, 41, 0, 0]);
    (case.partner, case.rules.going_out) = (Some(2), GoingOut::StrictOrder);
    assert_eq!((case.won(), case.at_win()), (by(2, "high"), vec![31, 0, 42, 0, 0]));
}

#[test]
fn a_failed_bid_scores_no_difference() {
    let made = [Some(0), Some(0), Some(1), None];
    let mut case = Case::new(Preset::Setback, Some((0, 2)), made, &[0, 0]);
    case.rules.score_as = ScoreAs::Difference;
    case.rules.set_scoring = SetScoring::KeepAndSetback;
    assert_eq!(case.delta(), [1, 0]);
    case.contract = Some((0, 3));
    assert_eq!(case.delta(), [-1, 1], "everybody scores, and the pitcher is set back");
}

#[test]
fn what_was_left_over_counts_toward_the_bid_of_who_makes_game() {
    let mut case = Case::new(Preset::Setback, Some((0, 3)), [Some(0), None, None, Some(0)], &[0, 0]);
    case.rules.game_tie = GameTie::Carry;
    assert_eq!(case.delta(), [-3, 0]);
    case.carry = Points::ONE;
    assert_eq!((case.score().made, case.delta()), (Points(3), vec![3, 0]));
    case.made[3] = Some(1);
    assert_eq!(case.delta(), [-3, 2], "another makes it");
}

#[test]
fn what_was_left_over_belongs_to_everything() {
    let mut case = Case::new(Preset::Setback, Some((0, Bid::MOON.number())), [Some(0); 4], &[3, 9]);
    (case.rules.moon, case.rules.game_tie) = (Moon::TargetOrZero, GameTie::Carry);
    case.carry = Points::ONE;
    assert_eq!(case.won(), by(0, "moon"));
    case.made[3] = None;
    assert_eq!((case.won(), case.score().set_back), (NOBODY, true), "nobody makes Game");
    let mut case = Case::new(Preset::SmudgeBid, Some((0, 5)), [Some(0); 4], &[0, 0]);
    (case.all_tricks, case.carry) = (true, Points::ONE);
    assert!(case.score().slam);
}

#[test]
fn a_moon_of_a_side_that_cannot_go_out_stops_one_short() {
    let mut case = Case::new(Preset::Setback, Some((0, Bid::MOON.number())), [Some(0), Some(0), None, None], &[3, 0]);
    (case.rules.moon, case.rules.points) = (Moon::TargetOrZero, "high low".parse().expect("a list"));
    assert_eq!((case.won(), case.delta()), (by(0, "moon"), vec![8, 0]));
    case.no_jack = Some(0);
    assert_eq!((case.won(), case.delta()), (NOBODY, vec![7, 0]));
    (case.rules.moon, case.rules.moon_points) = (Moon::Points, Points(9));
    assert_eq!((case.won(), case.delta()), (NOBODY, vec![7, 0]));
}

#[test]
fn pitcher_and_partner_reach_the_target_by_the_same_point() {
    let mut case = Case::new(Preset::Pawnee, Some((0, 4)), [Some(0); 4], &[41, 0, 41, 0, 0]);
    (case.partner, case.rules.going_out) = (Some(2), GoingOut::StrictOrder);
    assert_eq!((case.won(), case.at_win()), (by(0, "high"), vec![45, 0, 42, 0, 0]));
}

#[test]
fn the_pitcher_wins_before_the_partner_with_just_enough_and_before_nobody_else() {
    let mut case = Case::new(Preset::Pawnee, Some((0, 4)), [Some(0); 4], &[38, 0, 40, 0, 0]);
    (case.partner, case.rules.going_out) = (Some(2), GoingOut::HigherScore);
    assert_eq!(case.won(), by(0, "higher_score"), "both are at the target, and the partner is beyond");
    case.before[1] = 50;
    assert_eq!(case.won(), by(1, "higher_score"), "another has more");
}
