//! Reasons for a choice: what a player would say about it at the table. Every reason is true of the position, whoever
//! chose, by rules of thumb or by thinking ahead.

use crate::board::Board;
use crate::calls::{LONG, Talk};
use crate::decision::Reason;
use crate::outlook::{self, Outlook};

use pitch_rules::rules::{AuctionRounds, Entry, LowTo, Smudge, TrumpBy};
use pitch_rules::{Bid, Call, Card, Cards, Point, Rank, Seat, Suit, Trick};

/// Chance from which a point is named as a reason.
const LIKELY: f32 = 0.55;

/// Returns the reasons for this card, one of the legal ones: at least one, the weightiest first.
pub(crate) fn card(board: &Board<'_>, card: Card, legal: Cards) -> Vec<Reason> {
    let own = board.hand.turn();
    let lying = board.hand.trick();
    let trump = board.hand.ranking().trump();
    if lying.is_empty() && trump.is_none() {
        let held = board.hand.held()[own];
        // A card that leaves trump open is led for the best suit that it can be a trump of.
        let can_be = |suit: Suit| match board.hand.pitched(card) {
            Some(pitched) => suit == pitched,
            None => board.rules.ranking(Some(suit)).trumps().contains(card),
        };
        return outlook::plan(board.rules, held, None, can_be).map(|plan| promises(held, &plan)).unwrap_or_default();
    }
    let ranking = board.hand.ranking();
    let mut trick = *lying;
    trick.play(card, ranking);
    let leader = trick.best().map_or(own, |(seat, _)| seat);
    if lying.is_empty() {
        led(board, card)
    } else if leader == own {
        taken(board, card, &trick, legal)
    } else if board.are_surely_friends(leader, own) {
        vec![added(board, card, &trick)]
    } else {
        given_up(board, card, legal)
    }
}

/// Returns the cards that this seat may hold, as far as is known.
fn may_hold(board: &Board<'_>, seat: Seat) -> Cards {
    let unseen = board.in_reach_of(board.hand.turn());
    let void = Suit::ALL.into_iter().filter(|&suit| board.is_void(seat, suit));
    void.fold(unseen, |cards, suit| cards - board.hand.ranking().suit(suit))
}

fn led(board: &Board<'_>, card: Card) -> Vec<Reason> {
    let (own, ranking) = (board.hand.turn(), board.hand.ranking());
    let others = || board.rules.seats().all().filter(|&seat| seat != own);
    if ranking.trumps().contains(card) && others().any(|seat| !(may_hold(board, seat) & ranking.trumps()).is_empty()) {
        let jack = jack(board).filter(|&jack| ranking.beats(card, jack));
        let foes = || others().filter(|&seat| !board.are_surely_friends(seat, own));
        // A card that scores, and that a higher trump may take, is not the hunter.
        let is_hunted =
            is_prize(board, card) && foes().any(|seat| !(may_hold(board, seat) & ranking.above(card)).is_empty());
        let hunts = !is_hunted && jack.is_some_and(|jack| foes().any(|seat| may_hold(board, seat).contains(jack)));
        let beaten = ranking.trumps() & ranking.under(card);
        let scores = !is_hunted && foes().any(|seat| scored(board, may_hold(board, seat) & beaten) > 0);
        return [(hunts, Reason::HuntsJack), (scores, Reason::HuntsScored), (true, Reason::LeadsTrump)]
            .into_iter()
            .filter_map(|(holds, reason)| holds.then_some(reason))
            .collect();
    }
    let higher = ranking.above(card) & board.unseen_by(own);
    let is_worth = scored(board, Cards::of(card)) > 0 || points(board, Cards::of(card)) > 0;
    vec![match is_worth {
        _ if higher.is_empty() => Reason::LeadsWinner,
        true => Reason::MayTake,
        false if has_game(board) => Reason::LeadsLow,
        false => Reason::LeadsNothing,
    }]
}

/// Returns the reasons for a card that is the best of the `trick` so far.
fn taken(board: &Board<'_>, card: Card, trick: &Trick, legal: Cards) -> Vec<Reason> {
    let (ranking, lying) = (board.hand.ranking(), board.hand.trick().cards());
    let all = lying | Cards::of(card);
    let is_won = is_won(board, trick);
    let trumps = ranking.trumps();
    let ruffs = trumps.contains(card) && board.hand.trick().led().is_some_and(|led| !trumps.contains(led));
    let jack = jack(board);
    let all_reasons = [
        (is_won && jack == Some(card), Reason::SavesJack),
        (jack.is_some_and(|jack| lying.contains(jack)), Reason::CapturesJack),
        (is_won && low(board, all).is_some(), Reason::WinsLow),
        (is_won && scored(board, all) > 0, Reason::WinsScored),
        (is_won && points(board, all & Cards::of_rank(Rank::Ten)) > 0, Reason::WinsTen),
        (ruffs && points(board, lying) > 0, Reason::RuffsPoints),
        (is_won, Reason::TakesTrick),
    ];
    let mut reasons: Vec<Reason> =
        all_reasons.into_iter().filter_map(|(holds, reason)| holds.then_some(reason)).collect();
    if !is_won {
        // Of a card that hardly stays the best, and is worth little, what it keeps says more.
        if !ruffs && !is_prize(board, card) && is_soon_beaten(board, card, trick) {
            let kept = keeps(board, card, legal);
            let is_stronger = kept.is_empty() && !(legal & winning(board) & ranking.above(card)).is_empty();
            reasons.extend(kept);
            reasons.extend(is_stronger.then_some(Reason::KeepsStrength));
        }
        reasons.push(Reason::BeatsAll);
    }
    reasons
}

/// Returns the reason for a card added to the `trick`, in which a partner is ahead.
fn added(board: &Board<'_>, card: Card, trick: &Trick) -> Reason {
    let (cards, is_won) = (Cards::of(card), is_won(board, trick));
    if is_won && jack(board) == Some(card) {
        Reason::SavesJack
    } else if is_won && low(board, cards).is_some() {
        Reason::WinsLow
    } else if scored(board, cards) > 0 {
        Reason::FeedsScored
    } else if points(board, cards) > 0 {
        Reason::FeedsPartner
    } else {
        Reason::LeavesToPartner
    }
}

/// Returns the seats that still play to the trick, apart from this player, whose card lies in it.
fn waiting(board: &Board<'_>, trick: &Trick) -> impl Iterator<Item = Seat> {
    let trick = *trick;
    board.rules.seats().all().filter(move |seat| trick.card_of(*seat).is_none() && !trick.out().contains(*seat))
}

/// Returns `true` if none of those who still play can beat the best card of the trick.
fn is_won(board: &Board<'_>, trick: &Trick) -> bool {
    let beating = trick.best().map_or(Cards::NONE, |(_, best)| board.hand.ranking().beaten_by(best));
    waiting(board, trick).all(|seat| (may_hold(board, seat) & beating).is_empty())
}

/// Returns `true` if at least one higher card of the same suit is to be expected of the others who still play.
fn is_soon_beaten(board: &Board<'_>, card: Card, trick: &Trick) -> bool {
    let own = board.hand.turn();
    let foes = || waiting(board, trick).filter(|&seat| !board.are_surely_friends(seat, own));
    let higher = foes().fold(Cards::NONE, |all, seat| all | may_hold(board, seat)) & board.hand.ranking().above(card);
    let held = foes().count() * board.hand.held()[own].len();
    let share = held as f32 / board.unseen_by(own).len().max(1) as f32;
    higher.len() as f32 * share.min(1.0) >= 1.0
}

/// Returns the cards that beat what lies.
fn winning(board: &Board<'_>) -> Cards {
    board.hand.trick().best().map_or(Cards::NONE, |(_, best)| board.hand.ranking().beaten_by(best))
}

/// Returns what is kept by playing this card and none of the other legal ones, the weightiest first.
fn keeps(board: &Board<'_>, card: Card, legal: Cards) -> Vec<Reason> {
    let kept = legal - Cards::of(card);
    let is_prize = is_prize(board, card);
    let tens = kept & Cards::of_rank(Rank::Ten);
    let all = [
        (jack(board).is_some_and(|jack| kept.contains(jack)), Reason::ProtectsJack),
        (low(board, kept).is_some(), Reason::KeepsLow),
        (!is_prize && scored(board, kept) > 0, Reason::KeepsScored),
        (card.rank() != Some(Rank::Ten) && points(board, tens) > 0, Reason::ProtectsTen),
        (!is_prize && points(board, Cards::of(card)) == 0 && points(board, kept) > 0, Reason::GivesNothing),
    ];
    all.into_iter().filter_map(|(holds, reason)| holds.then_some(reason)).collect()
}

fn given_up(board: &Board<'_>, card: Card, legal: Cards) -> Vec<Reason> {
    let kept = legal - Cards::of(card);
    let mut reasons = keeps(board, card, legal);
    if reasons.is_empty() {
        let own = points(board, Cards::of(card));
        // A low card that counts more than another is not let go because it is low.
        let is_cheapest = !is_prize(board, card) && kept.iter().all(|other| points(board, Cards::of(other)) >= own);
        reasons.push(match (kept & winning(board)).is_empty() {
            false => Reason::KeepsStrength,
            true if is_cheapest && is_least(board, card, kept) => Reason::PlaysLeast,
            true if is_cheapest && own > 0 => Reason::FewestPoints,
            true => Reason::CannotWin,
        });
    }
    reasons
}

/// Returns `true` if none of these other cards is lower, a trump being higher than any plain card.
fn is_least(board: &Board<'_>, card: Card, others: Cards) -> bool {
    let ranking = board.hand.ranking();
    let is_trump = |card| ranking.trumps().contains(card);
    others.iter().all(|other| match (is_trump(card), is_trump(other)) {
        (false, true) => true,
        (true, false) => false,
        (true, true) => ranking.above(card).contains(other),
        (false, false) => other.rank() >= card.rank(),
    })
}

/// Returns the trump among these cards that is most likely the lowest in play, where that one scores for the player who
/// takes it: no lower one has been seen, and few are left.
fn low(board: &Board<'_>, cards: Cards) -> Option<Card> {
    let (rules, ranking, own) = (board.rules, board.hand.ranking(), board.hand.turn());
    if rules.low_to != LowTo::Winner || rules.points.get(Point::Low).is_none() {
        return None;
    }
    let can_be = if rules.low_joker { ranking.trumps() } else { ranking.trumps() - Cards::JOKERS };
    let lowest = ranking.lowest(cards & can_be)?;
    let under = can_be & ranking.under(lowest);
    let (held, lying) = (board.hand.held()[own], board.hand.trick().cards());
    let gone = board.hand.won().values().fold(held | lying, |all, &won| all | won);
    let open = (under & board.unseen_by(own)).len() as f32;
    // Nobody sees what the others hold: those who have played to the trick hold one card less than the player.
    let (others, played) = (rules.seats().len() - 1, board.hand.trick().len());
    let left = (others * held.len()).saturating_sub(played);
    let share = left as f32 / board.unseen_by(own).len().max(1) as f32;
    ((under & gone).is_empty() && open * share.min(1.0) < 0.5).then_some(lowest)
}

/// Returns `true` if this card scores a point of the hand, or several, for the player who takes it.
fn is_prize(board: &Board<'_>, card: Card) -> bool {
    let cards = Cards::of(card);
    scored(board, cards) > 0 || jack(board) == Some(card) || low(board, cards).is_some()
}

fn jack(board: &Board<'_>) -> Option<Card> {
    board.hand.ranking().trump().map(|trump| Card::new(Rank::Jack, trump))
}

fn has_game(board: &Board<'_>) -> bool {
    board.rules.points.get(Point::Game).is_some()
}

/// Returns what cards count for Game, where it scores.
fn points(board: &Board<'_>, cards: Cards) -> u16 {
    if has_game(board) { board.hand.ranking().card_points(cards).0 } else { 0 }
}

/// Returns what cards score by themselves for the player who takes them. The jack that all these games have is not among them:
/// it has reasons of its own.
fn scored(board: &Board<'_>, cards: Cards) -> u16 {
    let ranking = board.hand.ranking();
    let taken = board.rules.points.entries().iter().filter(|entry| !entry.to_player);
    let worth = |entry: &Entry| (cards & ranking.scoring(entry.point)).len() as u16 * entry.worth.0.unsigned_abs();
    taken.map(worth).sum()
}

/// Returns the reasons for a call: at least one, the weightiest first.
pub(crate) fn call(talk: &Talk<'_>, call: Call, legal: &[Call]) -> Vec<Reason> {
    let standing = talk.standing();
    let friend = |seat| talk.rules.side_of(seat) == talk.rules.side_of(talk.own);
    let turned = || talk.turned_outlook().map(|outlook| strengths(talk.hand, outlook)).unwrap_or_default();
    match call {
        Call::Bid(bid) => bids(talk, bid, legal),
        Call::Pass if talk.rules.trump_by == TrumpBy::Sale && talk.calls.is_empty() => vec![Reason::OffersPitch],
        Call::Pass if standing.is_some_and(|(bidder, _)| bidder != talk.own && friend(bidder)) => {
            vec![Reason::PartnerHasBid]
        }
        Call::Pass => vec![if has_honour(talk.hand) { Reason::TooWeak } else { Reason::NoHonour }],
        Call::Pitch => with_promises(talk, Reason::PitchesOutright, Some(Bid::FOUR)),
        Call::Undertake => with_promises(talk, Reason::CanMakeIt, standing.map(|(_, bid)| bid)),
        Call::Accept if talk.pays_the_seller() => vec![Reason::GoodPrice],
        Call::Accept => vec![Reason::CannotMakeIt],
        Call::Stand => {
            let mut reasons = turned();
            let danger = talk.turn_wins() > 0.0 && !friend(talk.dealer);
            reasons.push(if danger { Reason::TurnMayLose } else { Reason::SuitWillDo(talk.offered_suit()) });
            reasons
        }
        Call::Beg if talk.point_wins(talk.rules.side_of(talk.own)) => {
            vec![Reason::PoorTrumps(talk.offered_suit()), Reason::CannotGive]
        }
        Call::Beg => vec![Reason::PoorTrumps(talk.offered_suit())],
        Call::TakeOne => {
            let mut reasons = vec![Reason::GiftIsCheap];
            reasons.extend(turned());
            reasons
        }
        Call::Run if talk.turn_wins() > 0.0 && friend(talk.dealer) && !talk.gift_wins() => vec![Reason::TurnMayWin],
        Call::Run if !legal.contains(&Call::TakeOne) => vec![Reason::AnySuitWillDo],
        Call::Run if talk.gift_wins() => vec![Reason::GiftWouldWin],
        Call::Run => vec![Reason::NotWorthAPoint],
        Call::Bunch => vec![Reason::BothPoor],
    }
}

/// Returns `true` if there is an ace, king or queen in the hand.
fn has_honour(hand: Cards) -> bool {
    [Rank::Ace, Rank::King, Rank::Queen].into_iter().any(|rank| !(hand & Cards::of_rank(rank)).is_empty())
}

fn bids(talk: &Talk<'_>, bid: Bid, legal: &[Call]) -> Vec<Reason> {
    let standing = talk.standing();
    let side = talk.rules.side_of(talk.own);
    let goes_out = |seat, bid: Bid| {
        let score = talk.scores[talk.rules.side_of(seat)];
        talk.rules.reaches(score + talk.rules.gain(bid, score))
    };
    let stops = |(bidder, standing): (_, Bid)| talk.rules.side_of(bidder) != side && goes_out(bidder, standing);
    let lowest = legal.iter().find_map(|call| call.bid());
    let smudge = match talk.rules.smudge {
        Smudge::BidFourMade => bid == Bid::FOUR && talk.smudge_wins(bid),
        Smudge::SlamBidFive => bid == Bid::FIVE,
        Smudge::AnyAllFour | Smudge::Off => false,
    };
    let slam = talk.rules.smudge == Smudge::SlamBidFive;
    // After a dealer who speaks last nobody goes higher anyway.
    let may_go_higher = talk.own != talk.dealer || talk.rules.auction_rounds == AuctionRounds::Continuous;
    // Bids climb to some three fourths of the points in a hand on what most players hold.
    let is_high = 4 * talk.rules.promised(bid).0 >= 3 * talk.rules.points_in_play().0;
    let shuts_out = !smudge && !bid.is_moon() && may_go_higher && is_high;
    let takes = standing.is_some_and(|(_, standing)| standing == bid);
    let all = [
        (!legal.contains(&Call::Pass), Reason::MustBid),
        (goes_out(talk.own, bid), Reason::GoesOut),
        (standing.is_some_and(stops), Reason::StopsBidder),
        (takes && talk.own == talk.dealer, Reason::TakesTheBid),
        (takes && talk.own != talk.dealer, Reason::MatchesTheBid),
        (smudge && !slam, Reason::TriesSmudge),
        (smudge && slam, Reason::TriesSlam),
        (bid.is_moon(), Reason::TriesMoon),
        (shuts_out && lowest.is_some_and(|lowest| lowest < bid), Reason::ShutsOut),
    ];
    let mut reasons: Vec<Reason> = all.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason).collect();
    if let Some(plan) = talk.plan(Some(bid)) {
        // Of a few points each has a reason of its own.
        let expected = plan.points().round();
        let is_enough = talk.rules.points_in_play().0 > LONG && expected >= f32::from(talk.rules.promised(bid).0);
        reasons.extend(is_enough.then_some(Reason::PromisesPoints(plan.suit, expected as u8)));
        reasons.extend(named(talk.hand, plan));
    }
    reasons
}

fn with_promises(talk: &Talk<'_>, first: Reason, bid: Option<Bid>) -> Vec<Reason> {
    let mut reasons = vec![first];
    reasons.extend(talk.plan(bid).into_iter().flat_map(|plan| promises(talk.hand, plan)));
    reasons
}

/// Returns the reasons for pitching the suit of this outlook.
pub(crate) fn promises(hand: Cards, outlook: &Outlook) -> Vec<Reason> {
    let mut reasons = vec![Reason::BestSuit(outlook.suit)];
    reasons.extend(strengths(hand, outlook));
    reasons
}

/// Returns the reasons for bidding on the suit of this outlook, or naming it: what speaks for it, and then that it is the best.
pub(crate) fn named(hand: Cards, outlook: &Outlook) -> Vec<Reason> {
    let mut reasons = strengths(hand, outlook);
    reasons.push(Reason::BestSuit(outlook.suit));
    reasons
}

/// Returns the strengths of a hand in the suit of this outlook, if it is trump.
fn strengths(hand: Cards, outlook: &Outlook) -> Vec<Reason> {
    let suit: Suit = outlook.suit;
    let likely = |point| outlook.chance(point) >= LIKELY;
    let trumps = !(hand & Cards::of_suit(suit)).is_empty();
    let all = [
        (trumps && outlook.chances.own_high >= LIKELY, Reason::HoldsHigh(suit)),
        (trumps && outlook.chances.own_low >= LIKELY, Reason::HoldsLow(suit)),
        (hand.contains(Card::new(Rank::Jack, suit)), Reason::HoldsJack(suit)),
        (trumps && likely(Point::Game), Reason::PromisesGame(suit)),
    ];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason).collect()
}
