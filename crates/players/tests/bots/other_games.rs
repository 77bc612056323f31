//! Situations of the games with a card turned up, of sales, and of games without an auction.

use super::choose;

use pitch_players::{Level, Reason};
use pitch_rules::rules::{SetScoring, TrumpBy};
use pitch_rules::{
    Action, BySeat, BySide, Call, Card, Cards, Game, Points, Preset, Rank, Rules, Seat, Setup, Suit, Turn,
};

use std::sync::Arc;

/// A hand in which seat 0 deals, at the point where the player who holds these cards decides.
struct Situation<'a> {
    rules: Rules,
    scores: [i16; 4],
    /// The card turned up, if one is.
    turned: &'a str,
    said: &'a str,
    hand: &'a str,
}

impl Situation<'_> {
    fn new<'a>(preset: Preset, turned: &'a str, said: &'a str, hand: &'a str) -> Situation<'a> {
        let mut rules = Rules::from(preset);
        rules.players = if preset == Preset::SevenUp { 2 } else { 4 };
        Situation { rules, scores: [0; 4], turned, said, hand }
    }

    /// Whose turn it is after what was said does not hang on the cards.
    fn game(&self, own: Seat) -> Game {
        let hand: Cards = self.hand.parse().expect("cards");
        let turned: Option<Card> = self.turned.parse().ok();
        let mut rest = (self.rules.pack_cards() - hand).iter().filter(|card| Some(*card) != turned);
        let seats = self.rules.seats();
        let hands =
            BySeat::from_fn(
                seats.len(),
                |seat: Seat| {
                    if seat == own { hand } else { rest.by_ref().take(hand.len()).collect() }
                },
            );
        let mut setup = Setup::new(Arc::new(self.rules.clone()), Seat::default());
        setup.hands = Some(hands);
        setup.stock = turned.into_iter().chain(rest).collect();
        let scores = self.scores.into_iter().take(self.rules.sides()).map(Points);
        setup.scores = BySide::from_values(scores).expect("a score for each side");
        let mut game = setup.build().expect("a position");
        for word in self.said.split_whitespace() {
            let seat = game.turn().decides().expect("somebody's turn");
            let _ = game.apply(seat, word.parse().expect("an action")).expect("can be done");
        }
        game
    }

    fn decides(&self) -> (String, Vec<Reason>) {
        let own = self.game(Seat::default()).turn().decides().expect("somebody's turn");
        let game = self.game(own);
        let decision = choose(&game, own, Level::USUAL);
        (decision.action.to_string(), decision.reasons)
    }
}

fn decides(preset: Preset, turned: &str, said: &str, hand: &str) -> (String, Vec<Reason>) {
    Situation::new(preset, turned, said, hand).decides()
}

#[test]
fn eldest_stands_on_good_trumps_and_begs_without() {
    let (said, reasons) = decides(Preset::Trinidad, "7H", "", "AH KH JH 2H 4D 3C");
    assert!(said == "stand" && reasons.contains(&Reason::HoldsHigh(Suit::Hearts)), "{said} {reasons:?}");
    let (said, reasons) = decides(Preset::Trinidad, "7H", "", "AS KS JS 4D 3C 5C");
    assert!(said == "beg" && reasons.contains(&Reason::PoorTrumps(Suit::Hearts)), "{said} {reasons:?}");
    // Three cards that could be turned next would win the dealer the game.
    let hand = "KH 5H 9S 8D 7C 3C";
    let danger = Situation { scores: [13, 5, 0, 0], ..Situation::new(Preset::Trinidad, "7H", "", hand) };
    let (said, reasons) = danger.decides();
    assert!(said == "stand" && reasons.contains(&Reason::TurnMayLose), "{said} {reasons:?}");
}

#[test]
fn the_dealer_pays_for_good_trumps_and_not_with_the_game() {
    let good = "AH KH JH TH 2H 3C";
    let (said, reasons) = decides(Preset::Trinidad, "7H", "beg", good);
    assert!(said == "take_one" && reasons[0] == Reason::GiftIsCheap, "{said} {reasons:?}");
    let (said, reasons) = decides(Preset::Trinidad, "7H", "beg", "AS KS JS 4D 3C 5C");
    assert!(said == "run" && reasons == [Reason::NotWorthAPoint], "{said} {reasons:?}");
    let close = Situation { scores: [5, 13, 0, 0], ..Situation::new(Preset::Trinidad, "7H", "beg", good) };
    let (said, reasons) = close.decides();
    assert!(said == "run" && reasons == [Reason::GiftWouldWin], "{said} {reasons:?}");
    // Where High wins the game nothing is left to chance.
    for scores in [[13, 0, 0, 0], [13, 5, 0, 0]] {
        let sure = Situation { scores, ..Situation::new(Preset::Trinidad, "7H", "beg", good) };
        assert_eq!(sure.decides().0, "take_one", "at {scores:?}");
    }
    // One more ace, six or jack wins: better run than pay.
    let middling = "QH 5H 9S 8D 7C 3C";
    let turns = Situation { scores: [13, 5, 0, 0], ..Situation::new(Preset::Trinidad, "7H", "beg", middling) };
    assert_eq!(turns.decides(), ("run".to_owned(), vec![Reason::TurnMayWin]));
}

#[test]
fn two_poor_hands_are_bunched() {
    let (said, _) = decides(Preset::SevenUp, "7H", "beg", "4S 8S 9D 5D 4C 8C");
    assert_eq!(said, "bunch");
    let (said, _) = decides(Preset::SevenUp, "7H", "beg bunch", "4S 8S 9D 5D 4C 8C");
    assert_eq!(said, "bunch");
    let (said, _) = decides(Preset::SevenUp, "7H", "beg bunch", "AS KS AD KD JD 2D");
    assert_eq!(said, "run");
}

#[test]
fn trumps_and_point_cards_are_kept_when_cards_are_thrown_away() {
    let mut thrown = 0;
    let rules = Rules { bunch: false, ..Rules::from(Preset::SevenUp) };
    super::games(&rules, Level::USUAL, 20, |game, seat, decision| {
        let Action::Discard(cards) = decision.action else { return };
        let view = game.view(pitch_rules::Viewer::Seat(seat));
        let trump = Cards::of_suit(view.trump.expect("trump is known"));
        let kept = view.hand() - cards;
        assert!((cards & trump).is_empty() || (kept - trump).is_empty(), "{cards} of {}", view.hand());
        let aces = cards & Cards::of_rank(Rank::Ace);
        assert!(aces.is_empty() || (kept - trump - Cards::of_rank(Rank::Ace)).is_empty());
        thrown += 1;
    });
    assert!(thrown > 20, "{thrown}");
}

#[test]
fn eldest_sells_what_he_cannot_use() {
    for preset in [Preset::Britannica1911, Preset::CommercialPitch] {
        let (said, reasons) = decides(preset, "", "", "AH KH QH JH TH 2H");
        assert!(said == "pitch" && reasons[0] == Reason::PitchesOutright, "{preset}: {said} {reasons:?}");
        assert_eq!(decides(preset, "", "", "AH 5H 9S 8D 7C 3C").0, "pass", "{preset}");
        let (said, _) = decides(preset, "", "pass 3 pass pass", "9H 5H 9S 8D 7C 3C");
        assert_eq!(said, "accept", "{preset}");
        let (said, reasons) = decides(preset, "", "pass 2 pass pass", "AH KH QH JH TH 2H");
        assert!(said == "undertake" && reasons[0] == Reason::CanMakeIt, "{preset}: {said} {reasons:?}");
    }
    // Where the price wins the game it is taken, whatever the hand is worth.
    let mut wins = Situation::new(Preset::CommercialPitch, "", "pass 2 pass pass", "AH KH QH JH TH 2H");
    wins.rules.seller_bid_cap = pitch_rules::rules::SellerBidCap::None;
    let eldest = wins.rules.side_of(wins.rules.seats().next(Seat::default())).index();
    wins.scores[eldest] = 5;
    assert_eq!(wins.decides().0, "accept");
}

#[test]
fn who_buys_the_pitch_can_make_what_he_bids() {
    assert_eq!(decides(Preset::CommercialPitch, "", "pass", "9H 5H 9S 8D 7C 3C").0, "pass");
    let (said, _) = decides(Preset::CommercialPitch, "", "pass", "AH KH QH JH TH 2H");
    assert!(["2", "3", "4"].contains(&said.as_str()), "{said}");
    // Nobody buys the game for the seller.
    let mut close = Situation::new(Preset::CommercialPitch, "", "pass", "AH KH 9H 2H 7C 3C");
    close.rules.seller_bid_cap = pitch_rules::rules::SellerBidCap::None;
    let eldest = close.rules.side_of(close.rules.seats().next(Seat::default())).index();
    close.scores[eldest] = 5;
    let said = close.decides().0;
    assert!(said == "pass" || said == "1", "{said}");
}

#[test]
fn eldest_pitches_his_best_suit_without_a_bid() {
    for preset in [Preset::NoAuctionPitch, Preset::WestYorkshire, Preset::Blackburn] {
        let (card, reasons) = decides(preset, "", "", "AH KH JH 2H 4D 3C");
        assert!(card.ends_with('H') && reasons[0] == Reason::BestSuit(Suit::Hearts), "{preset}: {card} {reasons:?}");
    }
}

#[test]
fn five_is_bid_only_on_all_the_tricks() {
    let (said, reasons) = decides(Preset::SmudgeBid, "", "", "AH KH QH JH TH 2H");
    assert!(said == "5" && reasons.contains(&Reason::TriesSlam), "{said} {reasons:?}");
    let said = decides(Preset::SmudgeBid, "", "", "AH KH JH 2H 4D 3C").0;
    assert!(said != "5" && said != "pass", "{said}");
}

#[test]
fn length_in_trumps_is_bid_without_an_honor() {
    for hand in ["JH 9H 5H 2H 8S 4D", "TH 9H 7H 5H 3H 4D", "JH TH 8H 6H 3H KD"] {
        assert_ne!(decides(Preset::Setback, "", "", hand).0, "pass", "{hand}");
    }
}

#[test]
fn a_partner_is_not_outbid_without_need() {
    // The bids of a partner, in seat 1, and of an opponent.
    let hand = "AH KH 9H 2H 4D 3C";
    let weaker = "AH 9H 5H 8S 4D 3C";
    assert_eq!(decides(Preset::Setback, "", "2 pass", weaker), ("pass".to_owned(), vec![Reason::PartnerHasBid]));
    let over = Situation {
        rules: Rules { set_scoring: SetScoring::SetbackOnly, ..Rules::from(Preset::Setback) },
        ..Situation::new(Preset::Setback, "", "pass 2", hand)
    };
    assert_eq!(over.decides().0, "3");
}

#[test]
fn a_worthless_hand_is_laid_down_and_the_rest_is_claimed() {
    // Eldest pitches; the next holds no trump, and nothing above a nine.
    let situation = Situation::new(Preset::WestYorkshire, "", "AH", "9S 8S 7D 6D 5C 4C");
    let own = Seat::new(2).expect("a seat");
    let mut hands = BySeat::<Cards>::new(4);
    let cards = ["KS QS 8H 7H KD QD", "AH KH QH JH TH 9H", situation.hand, "2H 3H 4H 5H 6H 2C"];
    for (seat, cards) in situation.rules.seats().all().zip(cards) {
        hands[seat] = cards.parse().expect("cards");
    }
    let mut setup = Setup::new(Arc::new(situation.rules.clone()), Seat::default());
    setup.hands = Some(hands);
    let mut game = setup.build().expect("a position");
    let eldest = game.turn().decides().expect("eldest pitches");
    let _ = game.apply(eldest, Action::Play("AH".parse().expect("a card"))).expect("a pitch");
    let decision = choose(&game, own, Level::USUAL);
    assert_eq!(
        (decision.action.to_string().as_str(), &decision.reasons[..]),
        ("lay_down", &[Reason::HandIsWorthless][..])
    );
    let _ = game.apply(own, decision.action).expect("a claim");
    while game.turn() != Turn::Play(eldest) {
        let seat = game.turn().decides().expect("somebody's turn");
        let card = game.legal(seat)[0].clone();
        let _ = game.apply(seat, card).expect("legal");
    }
    let decision = choose(&game, eldest, Level::USUAL);
    assert_eq!(decision.reasons, [Reason::RestIsCertain], "{decision:?}");
}

#[test]
fn nothing_is_asked_but_the_field() {
    // A game that no book has: turned up, for five, with the lowest trump to its winner.
    let rules = Rules { trump_by: TrumpBy::TurnUp, players: 5, beg_limit: 2, ..Rules::default() };
    let mut begs = 0;
    super::games(&rules, Level::USUAL, 5, |_, _, decision| {
        begs += u32::from(decision.action == Action::Call(Call::Beg));
    });
    assert!(begs > 5, "{begs}");
}
