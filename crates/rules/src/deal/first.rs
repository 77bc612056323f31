//! The first dealer, and what is seen of how they are found: the draw, the first jack, or a guess (BAP-07, C-18, B-52).

use crate::card::{Card, Rank, Suit};
use crate::deal::Pack;
use crate::rules::{FirstPitcher, Rules};
use crate::seat::Seat;

/// Method by which the first dealer was found, with every card that was seen for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FirstDeal {
    /// Everybody drew a card, and the highest deals (BAP-07, B-36).
    Draw(Draw),
    /// Cards were dealt face up, one at a time, until a jack fell: the player who got it pitches first (C-18).
    FirstJack {
        /// Seat to which each card fell, with the card, in order; the last one is the jack.
        cards: Vec<(Seat, Card)>,
        /// Player before the pitcher, who therefore counts as dealer.
        dealer: Seat,
    },
    /// One player of each side cut, and the highest or the lowest card pitches first, or the highest says who does; players
    /// who tie cut again (DON-07, PHA-01).
    Cuts {
        /// Each round, in turn.
        rounds: Vec<Vec<(Seat, Card)>>,
        /// Player whose card decides: the first pitcher, unless they choose another.
        pitcher: Seat,
        /// Player before them, who therefore counts as dealer.
        dealer: Seat,
    },
    /// Somebody guessed the color of a card before it was turned: if they were right they pitch first, and otherwise
    /// the next player (C-18).
    ColourGuess {
        /// The guess, with its guesser.
        guess: Guess,
        /// The card that was turned.
        card: Card,
        /// Player before the pitcher, who therefore counts as dealer.
        dealer: Seat,
    },
}

/// Cards that everybody drew, round after round, and the dealer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// Each round, in turn: the first has everybody, the next only those who tied.
    pub rounds: Vec<Vec<(Seat, Card)>>,
    /// Player who drew the highest card.
    pub dealer: Seat,
}

/// Color of a suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Hearts and diamonds.
    Red,
    /// Spades and clubs.
    Black,
}

/// A guess at the color of the card on top of the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Guess {
    /// Player who guesses.
    pub guesser: Seat,
    /// Color that they say.
    pub colour: Colour,
}

/// The cut before the first deal (BAP-09). It is only looked at: no card is dealt from the packets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// Player who cuts.
    pub by: Seat,
    /// Number of cards that they lift from the top.
    pub lifted: usize,
    /// Number of cards that they leave.
    pub left: usize,
}

impl Colour {
    /// Returns the color of this suit.
    #[must_use]
    pub(crate) const fn of(suit: Suit) -> Self {
        if suit.is_red() { Colour::Red } else { Colour::Black }
    }
}

impl FirstDeal {
    /// Finds the first dealer by the rules, with a pack that nobody has seen, from its top.
    ///
    /// `first_pitcher` is read only where eldest pitches without a bid; elsewhere everybody draws. `guess` is used only
    /// where there is something to guess.
    #[must_use]
    pub fn find(rules: &Rules, pack: &Pack, guess: Guess) -> Self {
        match rules.finds_pitcher() {
            FirstPitcher::FirstJack => first_jack(rules, pack),
            FirstPitcher::ColourGuess => colour_guess(rules, pack, guess),
            FirstPitcher::HighCut | FirstPitcher::HighCutChooses | FirstPitcher::LowCut => cuts(rules, pack),
            FirstPitcher::ByDeal | FirstPitcher::TwoOfDiamonds => FirstDeal::Draw(draw(rules, pack)),
        }
    }

    /// Returns the first dealer.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        match self {
            FirstDeal::Draw(draw) => draw.dealer,
            FirstDeal::FirstJack { dealer, .. }
            | FirstDeal::ColourGuess { dealer, .. }
            | FirstDeal::Cuts { dealer, .. } => *dealer,
        }
    }
}

impl Cut {
    /// Fewest cards that each packet must have.
    pub const FEWEST: usize = 5;

    /// Returns the number of ways in which a pack of this many cards can be cut; each leaves [`Cut::FEWEST`] cards or
    /// more in both packets.
    #[must_use]
    pub const fn ways(cards: usize) -> usize {
        (cards + 1).saturating_sub(2 * Cut::FEWEST)
    }

    /// Returns the cut of the player before this dealer, where the deal goes clockwise the one on the dealer's right;
    /// `way` is one of [`Cut::ways`], from 0.
    #[must_use]
    pub fn new(rules: &Rules, dealer: Seat, way: usize) -> Self {
        let cards = rules.pack_cards().len();
        let lifted = (Cut::FEWEST + way).min(cards.saturating_sub(Cut::FEWEST));
        Cut { by: rules.seats().before(dealer), lifted, left: cards - lifted }
    }
}

/// Lets everybody draw from the spread pack, seat 0 first; players who tie for the highest rank draw again (B-36).
fn draw(rules: &Rules, pack: &Pack) -> Draw {
    let (rounds, dealer) = drawn(rules.seats().all().collect(), pack, false);
    Draw { rounds, dealer }
}

/// Lets the first player of each side cut.
fn cuts(rules: &Rules, pack: &Pack) -> FirstDeal {
    let cutters = rules.all_sides().filter_map(|side| rules.members(side).next()).collect();
    let (rounds, pitcher) = drawn(cutters, pack, rules.first_pitcher == FirstPitcher::LowCut);
    FirstDeal::Cuts { rounds, pitcher, dealer: rules.seats().before(pitcher) }
}

/// Lets these players draw until one has the highest card, or the lowest if `low`; returns each round, and that player.
fn drawn(mut drawing: Vec<Seat>, pack: &Pack, low: bool) -> (Vec<Vec<(Seat, Card)>>, Seat) {
    let mut cards = pack.cards().iter().copied();
    let mut rounds = Vec::new();
    loop {
        let round: Vec<_> = drawing.iter().copied().zip(&mut cards).collect();
        let ranks = round.iter().map(|(_, card)| card.rank());
        let best = if low { ranks.min() } else { ranks.max() };
        let tied: Vec<_> = round.iter().filter(|(_, card)| Some(card.rank()) == best).map(|(seat, _)| *seat).collect();
        // A pack has four of a rank, so that it lasts for every draw; one that does not is drawn no further.
        let done = tied.len() < 2 || round.len() < drawing.len();
        if !round.is_empty() {
            rounds.push(round);
        }
        if done {
            return (rounds, tied.first().or(drawing.first()).copied().unwrap_or_default());
        }
        drawing = tied;
    }
}

/// Deals one card at a time, face up, from the player after seat 0, until somebody gets a jack.
fn first_jack(rules: &Rules, pack: &Pack) -> FirstDeal {
    let seats = rules.seats();
    let mut cards = Vec::new();
    let mut to = Seat::default();
    for &card in pack.cards() {
        to = seats.next(to);
        cards.push((to, card));
        if card.rank() == Some(Rank::Jack) {
            break;
        }
    }
    FirstDeal::FirstJack { cards, dealer: seats.before(to) }
}

fn colour_guess(rules: &Rules, pack: &Pack, guess: Guess) -> FirstDeal {
    let seats = rules.seats();
    let Some(&card) = pack.cards().first() else { return FirstDeal::Draw(draw(rules, pack)) };
    let is_right = card.suit().is_some_and(|suit| guess.colour == Colour::of(suit));
    // A player who is wrong deals: the next player then is the first to play.
    let dealer = if is_right { seats.before(guess.guesser) } else { guess.guesser };
    FirstDeal::ColourGuess { guess, card, dealer }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Action, IllegalAction};
    use crate::conduct::Ask;
    use crate::event::{Event, Viewer};
    use crate::game::Game;
    use crate::remark::Remark;
    use crate::rules::Preset;
    use crate::seat::Direction;
    use crate::view::Turn;

    use std::sync::Arc;

    fn seat(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    fn found(rules: &Rules, pack: &str) -> FirstDeal {
        FirstDeal::find(rules, &pack.parse().expect("a pack"), Guess { guesser: seat(1), colour: Colour::Red })
    }

    #[test]
    fn who_ties_for_the_deal_draws_again() {
        let drawn = |players, pack: &str| match found(&Rules { players, ..Rules::default() }, pack) {
            FirstDeal::Draw(draw) => draw,
            other => panic!("{other:?}"),
        };
        assert_eq!(drawn(3, "2C KD 9S AS").dealer, seat(1));
        let again = drawn(4, "2C KD KS 3S 9S TC AS");
        assert_eq!((again.dealer, again.rounds.len()), (seat(2), 2));
        assert_eq!(again.rounds[1].iter().map(|(seat, _)| seat.index()).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(drawn(2, "KD KS").dealer, seat(0));
    }

    #[test]
    fn who_gets_the_first_jack_pitches_first() {
        let mut rules = Rules::from(Preset::WestYorkshire);
        let first = found(&rules, "2C KD 9S 4S 3C JD AS");
        // The cards fall to 1, 2, 3, 0, 1 and 2.
        let FirstDeal::FirstJack { cards, .. } = &first else { panic!("{first:?}") };
        assert_eq!(cards.last(), Some(&(seat(2), "JD".parse().expect("a card"))));
        assert_eq!(cards.len(), 6);
        assert_eq!((first.dealer(), rules.seats().next(first.dealer())), (seat(1), seat(2)));
        rules.direction = Direction::Anticlockwise;
        let first = found(&rules, "2C JD");
        let FirstDeal::FirstJack { cards, .. } = &first else { panic!("{first:?}") };
        assert_eq!(cards.iter().map(|(seat, _)| seat.index()).collect::<Vec<_>>(), [3, 2]);
        assert_eq!(first.dealer(), seat(3));
    }

    #[test]
    fn who_guesses_the_colour_pitches_first() {
        let rules = Rules::from(Preset::Blackburn);
        let pitcher = |pack| rules.seats().next(found(&rules, pack).dealer());
        assert_eq!((pitcher("2H 3S"), pitcher("2D 3S")), (seat(1), seat(1)));
        assert_eq!((pitcher("2C 3S"), pitcher("2S 3H")), (seat(2), seat(2)));
        let first = found(&rules, "2C 3S");
        let FirstDeal::ColourGuess { guess, card, .. } = &first else { panic!("{first:?}") };
        assert_eq!((guess.guesser, *card), (seat(1), "2C".parse().expect("a card")));
    }

    #[test]
    fn who_cuts_the_higher_or_the_lower_card_pitches_first() {
        let cut = |preset, pack| match found(&Rules::from(preset), pack) {
            FirstDeal::Cuts { rounds, pitcher, dealer } => (rounds.len(), pitcher, dealer),
            other => panic!("{other:?}"),
        };
        // One player of each side: seats 0 and 1.
        assert_eq!(cut(Preset::NineCardDon, "2C KD AS"), (1, seat(1), seat(0)));
        assert_eq!(cut(Preset::Phat, "2C KD AS"), (1, seat(0), seat(3)));
        assert_eq!(cut(Preset::NineCardDon, "KC KD AS 3S"), (2, seat(0), seat(3)), "who ties cuts again");
    }

    #[test]
    fn who_cuts_the_higher_card_chooses_who_pitches_first() {
        let rules = Arc::new(Rules::from(Preset::NineCardDon));
        let begun = || Game::after_cut(Arc::clone(&rules), seat(3)).expect("rules that fit");
        let says = |of| Action::Say(Remark::FirstPitcher(seat(of)));
        let pack = Pack::new(rules.pack_cards().iter().collect::<Vec<Card>>()).expect("a pack");
        let game = begun();
        assert_eq!((game.turn(), game.asks()), (Turn::Rule(seat(0)), Some(Ask::FirstPitcher)));
        assert_eq!(game.legal(seat(0)), [0, 1, 2, 3].map(says));
        let refused = |by, action| game.clone().apply(seat(by), action).expect_err("refused");
        assert_eq!(refused(0, Action::Deal(pack.clone())), IllegalAction::Unsettled(seat(0)));
        assert_eq!(refused(1, says(1)), IllegalAction::NotYourTurn(seat(0)));
        for pitcher in 0..4 {
            let mut game = begun();
            let mut view = game.view(Viewer::Public);
            let events = game.apply(seat(0), says(pitcher)).expect("they are asked");
            assert_eq!(events, [Event::FirstPitcher { seat: seat(pitcher), chosen_by: Some(seat(0)) }]);
            events.iter().for_each(|event| view.apply(event));
            assert_eq!((view.dealer, game.turn()), (game.dealer(), Turn::Deal(game.dealer())));
            let again = game.apply(seat(0), says(0)).expect_err("once");
            assert_eq!(again, IllegalAction::NotNow(Remark::FirstPitcher(seat(0))));
            let _ = game.apply(game.dealer(), Action::Deal(pack.clone())).expect("a deal");
            assert_eq!(game.turn(), Turn::Play(seat(pitcher)));
        }
        let cut = Rules { first_pitcher: FirstPitcher::HighCut, ..Preset::NineCardDon.into() };
        let game = Game::after_cut(Arc::new(cut), seat(3)).expect("rules that fit");
        assert_eq!(game.turn(), Turn::Deal(seat(3)), "who cuts the higher card pitches");
    }

    #[test]
    fn who_is_dealt_the_two_of_diamonds_pitches_first() {
        let rules = Arc::new(Rules::from(Preset::IrishDon));
        let two = Card::new(Rank::Two, Suit::Diamonds);
        let mut cards: Vec<Card> = rules.pack_cards().iter().filter(|card| *card != two).collect();
        // The third card goes to the third player after the dealer.
        cards.insert(2, two);
        let mut game = Game::new(Arc::clone(&rules), seat(0)).expect("rules that fit");
        let pack = Pack::new(cards).expect("a pack");
        let events = game.apply(seat(0), Action::Deal(pack.clone())).expect("a deal");
        assert_eq!(events[0], Event::FirstPitcher { seat: seat(3), chosen_by: None });
        assert_eq!((game.dealer(), game.turn()), (seat(2), Turn::Play(seat(3))));
        let mut view = Game::new(rules, seat(0)).expect("rules that fit").view(Viewer::Public);
        events.iter().for_each(|event| view.apply(event));
        assert_eq!(view.dealer, seat(2), "who follows what happens knows the dealer");
        while game.last().is_none() {
            let turn = game.turn().decides().expect("the game is not over");
            let action = game.legal(turn).swap_remove(0);
            let _ = game.apply(turn, action).expect("legal");
        }
        let events = game.apply(game.dealer(), Action::Deal(pack)).expect("a second deal");
        assert!(!events.iter().any(|event| matches!(event, Event::FirstPitcher { .. })), "in the first hand alone");
    }

    #[test]
    fn only_where_eldest_pitches_is_it_asked_how_the_pitcher_is_found() {
        for first_pitcher in FirstPitcher::ALL.iter().copied() {
            let rules = Rules { first_pitcher, ..Rules::default() };
            assert!(matches!(found(&rules, "2C KD 9S AS"), FirstDeal::Draw(_)));
        }
    }

    #[test]
    fn the_player_before_the_dealer_cuts_and_leaves_five_cards() {
        for (preset, cutter) in [(Preset::AuctionPitch, 1), (Preset::Trinidad, 3), (Preset::Racehorse, 1)] {
            let rules = Rules::from(preset);
            let cards = rules.pack_cards().len();
            for way in 0..Cut::ways(cards) {
                let cut = Cut::new(&rules, seat(2), way);
                assert_eq!((cut.by, cut.lifted + cut.left), (seat(cutter), cards));
                assert!(cut.lifted >= Cut::FEWEST && cut.left >= Cut::FEWEST, "{cut:?}");
            }
            assert_eq!(Cut::new(&rules, seat(2), 0).lifted, 5);
            assert_eq!(Cut::new(&rules, seat(2), Cut::ways(cards) - 1).left, 5);
        }
    }
}
