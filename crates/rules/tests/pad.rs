//! Hands of every game told to a pad as a person would tell them, from what the engine says was made: the pad has the
//! engine's own scores.
//!
//! `PITCH_GAMES` sets how many hands of every preset are played, 50 if it is not set.

#[allow(dead_code, reason = "the support of other tests as well")]
#[path = "support/chance.rs"]
mod chance;
#[allow(dead_code, reason = "the support of other tests as well")]
#[path = "support/deeds.rs"]
mod deeds;

use chance::Chance;

use pitch_rules::rules::{RevokeMode, SellerBidCap, SellerCredit, SetScoring, SmudgeInHole, TrumpBy};
use pitch_rules::{
    Award, Bid, Call, Cause, Contract, Counted, End, Entered, Event, Finished, Game, Made, Point, Points, Preset,
    Rules, Seat, Side, Turn, Unfit,
};

use std::sync::Arc;

/// Who bids at random is set back without end: a game that no one wins is broken off after so many deals.
const LONGEST_GAME: u32 = 40;

fn hands() -> u32 {
    std::env::var("PITCH_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(50)
}

/// A player of a side of the hand.
fn member(rules: &Rules, contract: Option<Contract>, side: Side) -> Seat {
    rules.seats().all().find(|&seat| rules.side_in(contract, seat) == side).expect("somebody")
}

/// What a person would tell of a hand: of points that are counted no more than their number, unless all are named.
fn told(rules: &Rules, hand: &Finished, names_all: bool) -> Entered {
    let score = &hand.score;
    let contract = score.contract;
    let by = |award: &Award| member(rules, contract, award.side);
    let bid = contract.and_then(|contract| contract.bid);
    let turned = if rules.trump_by == TrumpBy::TurnUp { hand.turned.clone() } else { Vec::new() };
    let mut told = Entered { turned, bid, ..Entered::of(hand.dealer) };
    told.bidder = contract.filter(|_| bid.is_some()).map(|contract| contract.pitcher);
    told.partner = contract.and_then(|contract| contract.partner);
    told.gift = hand.marks.iter().any(|mark| mark.cause == Cause::Gift);
    if hand.marks.iter().any(|mark| matches!(mark.cause, Cause::Refused(_))) {
        let offer = hand.calls.iter().rfind(|(_, call)| matches!(call, Call::Bid(_)));
        told.refused = offer.map(|(seat, _)| *seat);
    }
    for award in score.awards.iter() {
        if rules.is_counted(award.point) && !names_all {
            let same = |counted: &&mut Counted| rules.side_in(contract, counted.by) == award.side;
            match told.counted.iter_mut().find(same) {
                Some(counted) => counted.points += award.points,
                None => told.counted.push(Counted { by: by(&award), points: award.points }),
            }
        } else {
            told.made.push(Made { point: award.point, by: by(&award), hung: award.points > award.toward_bid });
        }
    }
    let own = contract.map(|contract| rules.side_in(Some(contract), contract.pitcher));
    let took_all = hand.won.iter().all(|(seat, won)| won.is_empty() || Some(rules.side_in(contract, seat)) == own);
    told.all_tricks = !hand.cut_short && own.is_some() && took_all && !hand.tricks.is_empty();
    told
}

/// Tells the pad of a hand, and by name what cannot be told by number. Returns `true` if that was so.
fn tell(pad: &mut Game, hand: &Finished, name: &str) -> bool {
    let rules = Arc::clone(pad.rules());
    match pad.enter(&told(&rules, hand, false)) {
        Ok(_) => false,
        Err(Unfit::Order) => {
            let told = told(&rules, hand, true);
            let entered = pad.enter(&told);
            assert!(entered.is_ok(), "{name}: {entered:?} of {told:?}");
            true
        }
        Err(unfit) => panic!("{name}: {unfit} in {:?} of {:?}", told(&rules, hand, false), hand.score),
    }
}

/// Plays so many hands, each of which is told to a pad, and returns how often points had to be told by name.
fn play(rules: &Arc<Rules>, hands: u32, mut chance: Chance, name: &str) -> u32 {
    let (mut played, mut by_name) = (0, 0);
    while played < hands {
        let dealer = chance.of_list(rules.seats().all()).expect("a seat");
        let mut game = Game::new(Arc::clone(rules), dealer).expect("rules that fit");
        let mut pad = game.clone();
        let (mut deals, mut turned, mut dealer) = (0, Vec::new(), dealer);
        while let Some(deed) = deeds::deed(&game, &mut chance) {
            if matches!(game.turn(), Turn::Deal(_)) {
                if deals >= LONGEST_GAME || played >= hands {
                    break;
                }
                deals += 1;
                turned.clear();
            }
            let Ok(events) = game.apply(deed.seat, deed.action) else { continue };
            for event in &events {
                match event {
                    Event::Dealt { .. } => dealer = game.dealer(),
                    Event::TurnedUp(card) => turned.push(*card),
                    Event::ThrownIn | Event::Exhausted => {
                        let told = Entered { turned: turned.clone(), thrown_in: true, ..Entered::of(dealer) };
                        let entered = pad.enter(&told);
                        assert!(entered.is_ok(), "{name}: {entered:?}");
                        assert_eq!(pad.dealer(), game.dealer(), "{name}: who deals after a hand thrown in");
                    }
                    Event::HandScored(hand) => {
                        played += 1;
                        by_name += u32::from(tell(&mut pad, hand, name));
                        let last = pad.last().expect("a hand");
                        let of = |hand: &Finished| {
                            let score = hand.score;
                            (score.made, score.set_back, score.slam, score.moon, score.delta, hand.number)
                        };
                        assert_eq!(of(last), of(hand), "{name}: {:?}", told(rules, hand, false));
                        assert_eq!((hand.reds, hand.pool_won), (last.reds, last.pool_won), "{name}: counters");
                    }
                    _ => {}
                }
            }
            assert!(pad.scores() == game.scores() || !matches!(game.turn(), Turn::Deal(_) | Turn::Over), "{name}");
        }
        // Of a number of points nobody knows which of them won.
        let by = |end: &End| Some(end.victory.by).filter(|_| rules.counted_points() == Points::ZERO);
        let result =
            |game: &Game| game.end().map(|end| (end.victory.side, by(end), end.scores, end.payments, end.reds));
        assert_eq!(result(&pad), result(&game), "{name}");
        assert!(game.end().is_none() || pad.enter(&Entered::of(dealer)) == Err(Unfit::Over), "{name}");
    }
    by_name
}

#[test]
fn a_pad_has_the_scores_of_the_game() {
    for (number, preset) in (0..).zip(Preset::ALL) {
        for players in 2..=7 {
            for rules in chance::fitting(preset, players) {
                let usual = rules == Rules::from(preset);
                let hands = if usual { hands() } else { hands().div_ceil(10) };
                let name = format!("{preset} for {players}, {:?}", rules.teams);
                let kind = number * 8 + u64::from(players);
                let by_name = play(&Arc::new(rules), hands, Chance::of(kind, 1), &name);
                assert!(by_name <= hands.div_ceil(10), "{name}: {by_name} of {hands} hands had to be told by name");
            }
        }
    }
}

#[test]
fn a_pad_has_the_scores_of_a_game_with_house_rules() {
    for (number, preset) in (0..).zip(Preset::ALL) {
        for change in 0..hands().div_ceil(10).into() {
            let mut chance = Chance::of(1000 + number, change);
            let rules = Rules { revoke_mode: RevokeMode::Enforced, ..chance.changed(preset) };
            let _ = play(&Arc::new(rules.clone()), 5, chance, &format!("{preset} changed, {change}: {rules:?}"));
        }
    }
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn bid(number: u8) -> Bid {
    Bid::new(number).expect("a bid")
}

fn made(list: &[(Point, usize)]) -> Vec<Made> {
    list.iter().map(|&(point, by)| Made { point, by: seat(by), hung: false }).collect()
}

/// A hand of Auction Pitch in which Ben, in seat 1, bid three and made two.
fn a_hand() -> Entered {
    Entered {
        bidder: Some(seat(1)),
        bid: Some(bid(3)),
        made: made(&[(Point::High, 1), (Point::Low, 2), (Point::Game, 1)]),
        ..Entered::of(seat(0))
    }
}

fn counted(list: &[(usize, i16)]) -> Vec<Counted> {
    list.iter().map(|&(by, points)| Counted { by: seat(by), points: Points(points) }).collect()
}

#[test]
fn a_hand_that_fits_is_written_down() {
    let mut pad = Game::new(Arc::new(Rules::default()), seat(0)).expect("rules that fit");
    assert!(pad.enter(&a_hand()).is_ok());
    assert_eq!(pad.scores().values().map(|points| points.0).collect::<Vec<_>>(), [0, -3, 1, 0]);
    assert_eq!((pad.number(), pad.dealer()), (2, seat(1)));
    let mut cinch = Game::new(Arc::new(Rules::from(Preset::Cinch)), seat(0)).expect("rules that fit");
    let nine = Entered {
        bidder: Some(seat(1)),
        bid: Some(bid(9)),
        counted: counted(&[(1, 8), (0, 6)]),
        ..Entered::of(seat(0))
    };
    assert!(cinch.enter(&nine).is_ok());
    let last = cinch.last().expect("a hand").score;
    assert_eq!((last.set_back, last.made), (true, Points(8)));
    assert_eq!(cinch.scores().values().map(|points| points.0).collect::<Vec<_>>(), [15, 0]);
}

#[test]
fn each_kind_of_misfit_is_named() {
    let refused = |rules: &Rules, entered: Entered| {
        let mut pad = Game::new(Arc::new(rules.clone()), seat(0)).expect("rules that fit");
        let before = pad.clone();
        let unfit = pad.enter(&entered).expect_err("a misfit");
        assert!(pad == before, "{unfit} leaves traces");
        unfit
    };
    let rules = Rules::default();
    let auction = |change: &dyn Fn(&mut Entered)| {
        let mut hand = a_hand();
        change(&mut hand);
        refused(&rules, hand)
    };
    assert_eq!(auction(&|hand| hand.dealer = seat(5)), Unfit::NoSuchSeat(seat(5)));
    assert_eq!(auction(&|hand| hand.made[0].by = seat(4)), Unfit::NoSuchSeat(seat(4)));
    assert_eq!(auction(&|hand| hand.gift = true), Unfit::NothingTurned);
    assert_eq!(auction(&|hand| (hand.bidder, hand.bid) = (None, None)), Unfit::NobodyBid);
    assert_eq!(auction(&|hand| hand.bid = None), Unfit::BidMissing);
    assert_eq!(auction(&|hand| hand.bidder = None), Unfit::BidByNobody(bid(3)));
    assert_eq!(auction(&|hand| hand.bid = Some(bid(5))), Unfit::NoSuchBid(bid(5)));
    assert_eq!(auction(&|hand| hand.refused = Some(seat(2))), Unfit::NoRefusal);
    assert_eq!(auction(&|hand| hand.partner = Some(seat(2))), Unfit::NoPartner);
    let twice = Unfit::TooOften { point: Point::High, most: 1 };
    assert_eq!(auction(&|hand| hand.made.push(hand.made[0])), twice);
    assert_eq!(auction(&|hand| hand.made.extend(made(&[(Point::Last, 1)]))), Unfit::NoSuchPoint(Point::Last));
    assert_eq!(auction(&|hand| hand.made.retain(|made| made.point != Point::Low)), Unfit::Missing(Point::Low));
    assert_eq!(auction(&|hand| hand.counted = counted(&[(0, 1)])), Unfit::NotCounted);
    assert_eq!(auction(&|hand| { (hand.all_tricks, hand.made[2].by) = (true, seat(3)) }), Unfit::NoTrick);

    let hole = Rules { smudge_in_hole: SmudgeInHole::BidForbidden, ..rules.clone() };
    let mut pad = Game::new(Arc::new(hole), seat(0)).expect("rules that fit");
    assert!(pad.enter(&a_hand()).is_ok());
    assert_eq!(pad.enter(&Entered { bid: Some(bid(4)), ..a_hand() }), Err(Unfit::SmudgeInTheHole));

    let seven_up = Rules { target: Points(1), ..Rules::from(Preset::SevenUp) };
    assert_eq!(refused(&seven_up, Entered { gift: true, ..Entered::of(seat(0)) }), Unfit::GiftWins);
    assert_eq!(refused(&seven_up, Entered { bidder: Some(seat(1)), ..Entered::of(seat(0)) }), Unfit::NoBids);

    let sale = Rules {
        target: Points(3),
        seller_credit: SellerCredit::Immediate,
        seller_bid_cap: SellerBidCap::CannotPutSellerOut,
        ..Rules::from(Preset::CommercialPitch)
    };
    assert_eq!(refused(&sale, Entered { bidder: Some(seat(2)), ..a_hand() }), Unfit::PutsSellerOut(bid(3)));

    let cinch = Rules::from(Preset::Cinch);
    let of_fourteen = |list: &[(usize, i16)]| {
        let counted = counted(list);
        refused(&cinch, Entered { bidder: Some(seat(1)), bid: Some(bid(9)), counted, ..Entered::of(seat(0)) })
    };
    let most = Points(14);
    assert_eq!(of_fourteen(&[(1, 9), (0, 6)]), Unfit::TooMany { told: Points(15), most });
    assert_eq!(of_fourteen(&[(1, 9), (0, 4)]), Unfit::TooFew { told: Points(13), most });
    assert_eq!(of_fourteen(&[(1, 15), (0, -1)]), Unfit::BelowZero(Points(-1)));
    let both = Entered { made: made(&[(Point::Trump(pitch_rules::Rank::Ace), 1)]), ..a_hand() };
    let both = Entered { counted: counted(&[(1, 9), (0, 5)]), ..both };
    assert_eq!(refused(&cinch, both), Unfit::ToldTwice(Point::Trump(pitch_rules::Rank::Ace)));

    let strict =
        Rules { target: Points(1), set_scoring: SetScoring::KeepAndSetback, ..Rules::from(Preset::PedroSancho) };
    let strict = Rules { going_out: pitch_rules::rules::GoingOut::StrictOrder, ..strict };
    let order = Entered { bid: Some(bid(2)), made: Vec::new(), counted: counted(&[(1, 9), (0, 5)]), ..a_hand() };
    assert_eq!(refused(&strict, order), Unfit::Order);
}
