//! What holds for a hand that was counted (D4.2 to D4.7, D4.9, D4.10, D4.15 of `docs/rules.md`).

use crate::playout::Playout;

use pitch_rules::rules::{
    AuctionRounds, Counter, DeadPoints, GameTie, GameValues, GoingOut, LowTo, RevokePenalty, ScoreAs, SellerCredit,
    SetScoring, Smudge, TrumpBy,
};
use pitch_rules::{
    Bid, Call, Card, CardPoints, Cards, Cause, Event, Finished, Point, Points, Preset, Rank, Seat, Side, Suit, Trick,
    Victory, WonBy,
};

impl Playout {
    pub fn check_hand(&self, hand: &Finished) {
        let score = &hand.score;
        for (side, &after) in score.after.iter() {
            assert_eq!(after, score.before[side] + score.delta[side], "{self}: the score");
            let marks: Points = hand.marks.iter().filter(|mark| mark.side == side).map(|mark| mark.points).sum();
            assert_eq!(marks, score.delta[side], "{self}: {:?} are not the change of {side}", hand.marks);
            assert_eq!(self.game.scores()[side], after, "{self}: the score of the game");
        }
        assert_eq!(hand.reds.held.values().sum::<i32>() + hand.reds.pool, 0, "{self}: red counters");
        assert_eq!(score.victory, self.game.end().map(|end| end.victory), "{self}");
        self.check_victory(hand);
        self.check_calls(hand);
        self.check_tricks(hand);
        self.check_pegs(hand);
        if self.is_counted(hand) {
            self.check_awards(hand);
            self.check_points(hand);
        }
    }

    /// Whether the hand was played out and counted, and no turn-up, price or forfeit ended the game before.
    pub fn is_counted(&self, hand: &Finished) -> bool {
        let early = [WonBy::TurnUp, WonBy::Gift, WonBy::Sale, WonBy::Look, WonBy::RenegeForfeit];
        let by = hand.score.victory.map(|victory| victory.by);
        let may_end_early = self.rules.pegs() || self.rules.stops_early || self.rules.ends_with_the_pitcher();
        if may_end_early && !self.is_played_out(hand) {
            return false;
        }
        !hand.tricks.is_empty() && by.is_none_or(|by| !early.contains(&by)) || hand.claim.is_some() && by.is_none()
    }

    /// The cards with which the hand was played: those thrown away after a run are not in play (D4.4).
    fn in_play(&self, hand: &Finished) -> Vec<(Seat, Cards)> {
        let mut held: Vec<_> = self.rules.seats().all().map(|seat| (seat, hand.laid_down[seat])).collect();
        for (seat, card) in hand.tricks.iter().flat_map(Trick::plays) {
            held[seat.index()].1.insert(card);
        }
        if let Some((_, rest)) = &hand.claim {
            for (seat, cards) in rest.iter() {
                held[seat.index()].1 |= *cards;
            }
            // What lies in the trick that the claim ended is not in the hands any more.
            let played = self.done.iter().flat_map(|(.., events)| events);
            let dealt_out = held.iter().fold(Cards::NONE, |all, (_, cards)| all | *cards);
            for event in played {
                match event {
                    Event::Played { seat, card } if !dealt_out.contains(*card) => held[seat.index()].1.insert(*card),
                    Event::Withdrawn(cards) => {
                        let back = cards.iter().filter(|(_, card)| !dealt_out.contains(*card));
                        back.for_each(|(seat, card)| held[seat.index()].1.remove(*card));
                    }
                    _ => {}
                }
            }
        }
        held
    }

    /// The card points by the rules as they are written, and not by the ranking that is played with.
    fn counted(&self, cards: Cards, trump: Suit) -> CardPoints {
        let is_game = self.rules.points.get(Point::Game).is_some();
        let values = if is_game { self.rules.game_values } else { GameValues::STANDARD };
        let of = |counter| u16::from(values.get(counter));
        let worth = |card: Card| match card.print() {
            None => of(Counter::Joker),
            Some((rank, suit)) if suit == trump => of(Counter::Rank(rank)) + of(Counter::Trump(rank)),
            Some((rank, _)) => of(Counter::Rank(rank)),
        };
        CardPoints(cards.iter().map(worth).sum())
    }

    /// D4.2 to D4.4.
    fn check_awards(&self, hand: &Finished) {
        let (rules, score) = (&self.rules, &hand.score);
        let side_of = |seat| rules.side_in(score.contract, seat);
        let held = self.in_play(hand);
        let in_play = held.iter().fold(Cards::NONE, |all, (_, cards)| all | *cards);
        let laid_down = hand.laid_down.values().fold(Cards::NONE, |all, &cards| all | cards);
        let trump = score.trump.unwrap_or_else(|| panic!("{self}: no trump"));
        assert_eq!(self.counted(laid_down, trump), CardPoints(0), "{self}: a hand with card points was laid down");
        let points: CardPoints = score.awards.card_points.values().copied().sum();
        assert_eq!(points, self.counted(in_play, trump), "{self}: card points");
        let won = hand.won.values().fold(Cards::NONE, |won, &cards| won | cards);
        assert_eq!(won | laid_down, in_play, "{self}: every card is taken by somebody");
        if rules.game_values == GameValues::STANDARD {
            assert!(points <= CardPoints(80), "{self}");
        }

        // The trumps from the highest down, by the rules and not by the ranking that is played with.
        let order = rules.trump_order.tokens().iter().filter(|token| token.is_in(rules));
        let order: Vec<Card> = order.map(|token| token.card(trump)).filter(|card| in_play.contains(*card)).collect();
        let trumps: Cards = order.iter().copied().collect();
        let own_suit = trumps & Cards::of_suit(trump);
        let lowest = order.iter().rfind(|card| rules.low_joker || !card.is_joker());
        let has = |point| score.awards.of(point).is_some();
        // Trumps that were thrown away score for the side that made trump, where that is the rule (M-55).
        let dead = hand.exchanged.iter().fold(Cards::NONE, |dead, event| match event {
            Event::Discarded { shown, .. } if rules.dead_points == DeadPoints::Maker => dead | *shown,
            _ => dead,
        });
        let off = (trumps | dead) - Cards::of_suit(trump);
        // Where trump is announced, or mistakes can be made, a suit can be named that nobody holds (M-20, B-19).
        if !rules.shows_trump() && !rules.announces() && !rules.allows_mistakes() {
            assert!(!trumps.is_empty(), "{self}: a trump was pitched");
        }
        let listed = |point| rules.points.get(point).is_some();
        for point in rules.points.points() {
            let made = score.awards.iter().filter(|award| award.point == point).count();
            let of_rank = |rank| Cards::of_rank(rank) & in_play;
            match point {
                Point::High => assert_eq!(made, usize::from(!trumps.is_empty()), "{self}: {point}"),
                Point::Low => assert_eq!(made, usize::from(lowest.is_some()), "{self}: {point}"),
                Point::Jack => assert_eq!(made, (of_rank(Rank::Jack) & own_suit).len(), "{self}: {point}"),
                Point::Trump(rank) => {
                    assert_eq!(made, (Cards::of_rank(rank) & (own_suit | (dead - off))).len(), "{self}: {point}");
                }
                Point::Off(rank) => assert_eq!(made, (Cards::of_rank(rank) & off).len(), "{self}: {point}"),
                Point::Joker => assert_eq!(made, ((in_play | dead) & Cards::JOKERS).len(), "{self}: {point}"),
                Point::Plain(rank) => assert_eq!(made, (of_rank(rank) - trumps).len(), "{self}: {point}"),
                Point::Last => assert_eq!(made, usize::from(!won.is_empty()), "{self}: {point}"),
                Point::Game => {}
            }
        }
        assert!(score.awards.iter().all(|award| listed(award.point)), "{self}: only what is listed scores");
        let holder = |card: Card| held.iter().find(|(_, cards)| cards.contains(card)).map(|(seat, _)| side_of(*seat));
        let of = |point| score.awards.of(point).map(|award| award.side);
        if listed(Point::High) {
            assert_eq!(of(Point::High), order.first().copied().and_then(holder), "{self}: High");
            // Nothing but the other joker can take the highest trump.
            let taken = score.awards.of(Point::High).and_then(|award| award.card);
            let safe = taken.filter(|made| !made.card.is_joker()).map(|made| side_of(made.taken_by));
            assert!(safe.is_none_or(|side| Some(side) == of(Point::High)), "{self}: the holder of High wins it");
        }
        if listed(Point::Low) && rules.low_to == LowTo::Dealt {
            assert_eq!(of(Point::Low), lowest.copied().and_then(holder), "{self}: Low");
        }
        let most = score.awards.card_points.values().max();
        let best = score.awards.card_points.iter().filter(|(_, points)| Some(*points) == most).map(|(side, _)| side);
        let best: Vec<Side> = best.collect();
        if hand.reneges.is_empty() && listed(Point::Game) {
            let jokers = |side: &Side| {
                let won = hand.won.iter().filter(|(seat, _)| side_of(*seat) == *side);
                won.map(|(_, cards)| (*cards & Cards::JOKERS).len()).sum::<usize>()
            };
            let nobody = match rules.game_tie {
                _ if best.len() == 1 => false,
                GameTie::None | GameTie::Carry => true,
                GameTie::Eldest | GameTie::NonDealerSide => false,
                GameTie::Jokers => {
                    let most = best.iter().map(jokers).max();
                    best.iter().filter(|side| Some(jokers(side)) == most).count() > 1
                }
            };
            assert_eq!(!has(Point::Game), nobody, "{self}: Game");
        }
    }

    /// Whether a hand ended before its last card since nothing was left to win (M-63).
    pub fn had_nothing_left(&self, hand: &Finished) -> bool {
        let plays_on = self.rules.pegs() || self.rules.ends_with_the_pitcher() && hand.score.victory.is_some();
        self.rules.stops_early && !plays_on && hand.claim.is_none() && !hand.tricks.is_empty()
    }

    /// Whether no card was left when the hand was counted, and no card that was pegged had ended it before (F-32).
    fn is_played_out(&self, hand: &Finished) -> bool {
        let taken = hand.won.values().chain(hand.laid_down.values()).fold(Cards::NONE, |all, &cards| all | cards);
        let held = self.done.iter().flat_map(|(.., events)| events).fold(Cards::NONE, |all, event| match event {
            Event::Dealt { packet: cards, .. } => all | cards.cards.unwrap_or_default(),
            Event::Uncovered { card, .. } => all | Cards::of(*card),
            Event::Discarded { cards, .. } => all - cards.cards.unwrap_or_default(),
            Event::WeakHand { cards, .. } => all - *cards,
            Event::Drawn { cards, .. } if self.rules.exchanges_weak_hands() => all | cards.cards.unwrap_or_default(),
            _ => all,
        });
        let by_card = |by: WonBy| matches!(by, WonBy::Point(point) if point.is_card());
        taken == held && !hand.score.victory.is_some_and(|victory| by_card(victory.by))
    }

    /// What is pegged is the cards of each trick that score, in the order of the list and of play, up to the trick in which
    /// somebody reaches the target (M-36, F-32); and what all hands of two games add up to (E5).
    fn check_pegs(&self, hand: &Finished) {
        let (rules, score) = (&self.rules, &hand.score);
        let pegged: Vec<_> = hand
            .marks
            .iter()
            .filter_map(|mark| match mark.cause {
                Cause::Peg(seat, point, card) => Some((seat, point, card, mark.side, mark.points)),
                _ => None,
            })
            .collect();
        assert!(rules.pegs() || pegged.is_empty(), "{self}: {pegged:?}");
        let Some(trump) = score.trump.filter(|_| rules.pegs() && hand.reneges.is_empty()) else { return };
        let trumps = rules.ranking(Some(trump)).trumps();
        let mut expected = Vec::new();
        for trick in &hand.tricks {
            let winner = trick.best().map(|(winner, _)| winner).expect("a complete trick has a winner");
            for entry in rules.points.entries() {
                let scores = |card: Card| match (entry.point, card.print()) {
                    (Point::Joker, None) => true,
                    (Point::Trump(rank), Some(print)) => print == (rank, trump),
                    (Point::Off(rank), Some((other, suit))) => rank == other && suit != trump && trumps.contains(card),
                    (Point::Plain(rank), Some((other, _))) => rank == other && !trumps.contains(card),
                    _ => false,
                };
                for (seat, card) in trick.plays().filter(|(_, card)| scores(*card)) {
                    let seat = if entry.to_player { seat } else { winner };
                    expected.push((seat, entry.point, card, rules.side_of(seat), entry.worth));
                }
            }
        }
        let in_tricks =
            pegged.len() - if hand.claim.is_some() { pegged.len().saturating_sub(expected.len()) } else { 0 };
        assert_eq!(pegged[..in_tricks], expected, "{self}: pegged");
        if self.is_played_out(hand) && score.victory.is_none() {
            let scored = hand.marks.iter().filter(|mark| matches!(mark.cause, Cause::Peg(..) | Cause::Point(_)));
            let all: Points = scored.map(|mark| mark.points).sum();
            match Preset::of(rules) {
                Some(Preset::IrishDon) => assert_eq!(all, Points(80), "{self}"),
                Some(Preset::Phat) => {
                    let game =
                        if score.awards.of(Point::Game).is_some() { Points(8) + score.carry } else { Points::ZERO };
                    assert_eq!(all, Points(80) + game, "{self}");
                }
                _ => {}
            }
        }
        let carried = score.carry_after != Points::ZERO;
        assert!(!carried || rules.carries() && score.victory.is_none(), "{self}: {} carried over", score.carry_after);
    }

    /// D4.5 and D4.6.
    fn check_points(&self, hand: &Finished) {
        let (rules, score) = (&self.rules, &hand.score);
        let pitcher = score.contract.map(|contract| rules.side_of(contract.pitcher));
        let all_fours = rules.points == pitch_rules::rules::PointList::ALL_FOURS && rules.trump_by == TrumpBy::TurnUp;
        if all_fours && rules.hang_jack == Points(3) && hand.reneges.is_empty() {
            let made = |side: Side| {
                let of_side = score.awards.iter().filter(|award| award.side == side);
                of_side.map(|award| award.points).sum::<Points>()
            };
            assert!(rules.all_sides().all(|side| made(side) <= Points(6)), "{self}: more than High, Low, 3 and Game");
        }
        let plain = rules.trump_by != TrumpBy::TurnUp
            && rules.smudge != Smudge::SlamBidFive
            && rules.hang_jack == Points::ONE
            && rules.seller_credit == SellerCredit::None
            && rules.set_scoring == SetScoring::SetbackOnly
            && rules.score_as == ScoreAs::All
            && score.moon.is_none()
            && hand.reneges.is_empty()
            && hand.marks.iter().all(|mark| matches!(mark.cause, Cause::Point(_) | Cause::Peg(..) | Cause::SetBack(_)));
        if plain {
            let gained: Points = score.delta.values().map(|points| *points.max(&Points::ZERO)).sum();
            let scoring = score.awards.iter().filter(|award| !score.set_back || Some(award.side) != pitcher);
            let carried = score.awards.of(Point::Game).filter(|game| score.counts(game)).map(|_| score.carry);
            // Each who shares a called partnership, or stands against it, scores what it makes (M-70).
            let shared = |side| rules.scorers(hand.dealer, score.contract, side).count() as i16;
            let made = scoring.map(|award| Points(award.points.0 * shared(award.side))).sum::<Points>();
            let carried = carried.map(|carried| {
                let side = score.awards.of(Point::Game).map_or_else(Side::default, |award| award.side);
                Points(carried.0 * shared(side))
            });
            assert_eq!(gained, made + carried.unwrap_or_default(), "{self}: the points made");
            if let Some(pitcher) = pitcher.filter(|_| score.set_back) {
                let bid = score.contract.and_then(|contract| contract.bid).map(|bid| rules.stake(bid));
                assert_eq!(Some(-score.delta[pitcher]), bid, "{self}: set back");
                let partner = score.contract.and_then(|contract| contract.partner).map(|seat| rules.side_of(seat));
                assert!(partner.is_none_or(|partner| score.delta[partner] == score.delta[pitcher]), "{self}: both");
            }
        }
    }

    /// D4.15: of sides that reach the target together the one with the highest score wins, and of equals the first in turn after
    /// the dealer.
    fn check_equals(&self, hand: &Finished, victory: Victory) {
        let (rules, score) = (&self.rules, &hand.score);
        // The pitcher wins before the partner (F-29).
        let pitched = rules.calls_partner() && score.pitching_side(rules) == Some(victory.side);
        let counted =
            matches!(victory.by, WonBy::Point(_) | WonBy::BidTaken | WonBy::Earlier | WonBy::Gift | WonBy::Look);
        if rules.needs_bid() || rules.needs_lead() || pitched || !counted {
            return;
        }
        let own = victory.at_win[victory.side];
        let mut before = true;
        for side in rules.seats().after(hand.dealer).map(|seat| rules.side_of(seat)) {
            before &= side != victory.side;
            let other = victory.at_win[side];
            assert!(
                other < rules.target || other < own || other == own && !before,
                "{self}: {side} before {victory:?}"
            );
        }
    }

    /// D4.7.
    fn check_victory(&self, hand: &Finished) {
        let (rules, score) = (&self.rules, &hand.score);
        if let Some(victory) = score.victory.filter(|_| hand.reneges.is_empty()) {
            self.check_equals(hand, victory);
        }
        if score.victory.is_some() {
            return;
        }
        assert!(!score.after.values().any(|&points| rules.is_lost(points)), "{self}: lost, and nobody has won");
        let most = score.after.values().max();
        let equals = score.after.values().filter(|points| Some(*points) == most).count();
        if let Some(last) = rules.last_hand() {
            assert!(hand.number < last || equals > 1, "{self}: the best score after the last hand has not won");
            return;
        }
        if rules.needs_bid() || rules.needs_lead() {
            let cannot = |side: Side| {
                let made = score.contract.is_some_and(|contract| contract.bid.is_some()) && !score.set_back;
                !made || Some(rules.camp(score.contract, side)) != score.pitching_side(rules)
            };
            let mut beyond = score.after.iter().filter(|(_, points)| **points >= rules.target);
            assert!(!rules.stops_short() || !beyond.any(|(side, _)| cannot(side)), "{self}: nobody stopped short");
            return;
        }
        // A revoker cannot win in that hand, even if a card turned up brought them to the target before (B-46).
        let barred = |side: Side| {
            let penalty = rules.revoke_penalty != RevokePenalty::PointNoGame;
            penalty
                && hand.reneges.iter().any(|renege| {
                    let camp = rules.side_in(score.contract, renege.seat);
                    rules.scorers(hand.dealer, score.contract, camp).any(|other| other == side)
                })
        };
        // Of equals nobody wins yet where the higher score does (F-27).
        if rules.has_bids() && rules.going_out == GoingOut::HigherScore && equals > 1 {
            return;
        }
        for (side, &points) in score.after.iter() {
            assert!(points < rules.target || barred(side), "{self}: {side} is at the target and nobody wins");
        }
    }

    /// D4.9.
    fn check_tricks(&self, hand: &Finished) {
        let mut leader = hand.leader;
        let laid_down = hand.laid_down.values().any(|cards| !cards.is_empty());
        for trick in hand.tricks.iter().filter(|_| !laid_down) {
            let seats = trick.plays().map(|(seat, _)| seat);
            let among = self.rules.seats().from(leader).filter(|&seat| !trick.out().contains(seat));
            assert!(seats.eq(among), "{self}: who plays to {trick:?}");
            leader = trick.best().map(|(winner, _)| winner).expect("a complete trick has a winner");
        }
        // Where cards are drawn, every card is played once, but for one that is not enough for both (M-62), unless a renege
        // or the price of the pitch ended it.
        let is_played = !laid_down && !hand.cut_short && hand.claim.is_none() && hand.reneges.is_empty();
        let is_whole = is_played && self.is_counted(hand);
        if self.rules.draws() && !self.rules.pegs() && is_whole {
            let played = hand.tricks.iter().fold(Cards::NONE, |played, trick| played | trick.cards());
            let pack = self.rules.pack_cards().len();
            assert_eq!((hand.tricks.len(), played.len()), (pack / 2, pack / 2 * 2), "{self}: all cards are drawn");
        }
    }

    /// D4.10: also where mistakes can be made, since void calls are not among these.
    fn check_calls(&self, hand: &Finished) {
        let (rules, calls) = (&self.rules, &hand.calls);
        let mut standing: Option<Bid> = None;
        for (seat, call) in calls {
            let Call::Bid(bid) = call else { continue };
            let takes = standing == Some(*bid) && rules.may_take(*seat, hand.dealer, *bid);
            assert!(takes || standing.is_none_or(|standing| *bid > standing), "{self}: {calls:?}");
            assert_eq!(calls.iter().filter(|other| **other == (*seat, *call)).count(), 1, "{self}: {calls:?}");
            standing = Some(*bid);
        }
        let callers: Vec<_> = calls.iter().map(|(seat, _)| *seat).collect();
        let in_turn = || rules.seats().after(hand.dealer);
        match rules.trump_by {
            TrumpBy::Eldest | TrumpBy::StockTop | TrumpBy::Cut => assert!(calls.is_empty(), "{self}: {calls:?}"),
            TrumpBy::Auction if rules.auction_rounds == AuctionRounds::Single => {
                assert!(in_turn().take(callers.len()).eq(callers), "{self}: {calls:?}");
            }
            TrumpBy::Sale if rules.auction_rounds == AuctionRounds::Single => {
                let answered = matches!(calls.last(), Some((_, Call::Accept | Call::Undertake)));
                let (offers, answer) = callers.split_at(callers.len() - usize::from(answered));
                assert!(in_turn().take(offers.len()).eq(offers.iter().copied()), "{self}: {calls:?}");
                assert!(in_turn().take(answer.len()).eq(answer.iter().copied()), "{self}: {calls:?}");
            }
            TrumpBy::Auction | TrumpBy::Sale | TrumpBy::TurnUp => {}
        }
    }
}
