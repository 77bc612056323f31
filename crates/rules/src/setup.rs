//! A game that begins in the middle: for test cases, try-outs, and the worlds a bot imagines.

use crate::action::{Action, IllegalAction};
use crate::call::Contract;
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::conduct::Ask;
use crate::event::Reds;
use crate::game::{Dealt, Game, Play, Stage};
use crate::points::Points;
use crate::remark::Remark;
use crate::row::Rows;
use crate::rules::{Misfit, Rules, TrumpBy};
use crate::seat::{BySeat, BySide, Seat};
use crate::view::Turn;

use std::sync::Arc;

/// Position in a game, as anybody may describe it; [`Setup::build`] checks it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The rules in force.
    pub rules: Arc<Rules>,
    /// Dealer of the hand, dealt or yet to be dealt.
    pub dealer: Seat,
    /// The number of the hand in the game, from 1.
    pub number: u32,
    /// The scores before the hand.
    pub scores: BySide<Points>,
    /// Points that earlier hands left to be scored with Game (M-33).
    pub carry: Points,
    /// Number of times each side was set back before the hand.
    pub set_backs: BySide<u16>,
    /// The red counters before the hand; those of the rules if `None`.
    pub reds: Option<Reds>,
    /// The cards each seat was dealt, in rows those that lie face up; nothing if the hand is yet to be dealt.
    pub hands: Option<BySeat<Cards>>,
    /// The cards that were dealt face down, each after the one that lies on it (M-64).
    pub beneath: Vec<(Card, Card)>,
    /// The rest of the pack, the top card first. Where a card is turned up for trump, or the first of the stock
    /// makes it, it is the first of these.
    pub stock: Vec<Card>,
    /// Contract, or nothing if the bidding is yet to begin.
    pub contract: Option<Contract>,
    /// The cards dealt to the table for the highest bidder (M-51).
    pub widow: Cards,
    /// The cards dealt to each seat besides the hand (M-51).
    pub packets: Option<BySeat<Cards>>,
    /// Cards thrown away where there is a choice, in order (M-52).
    pub throws: Vec<(Seat, Cards)>,
    /// The card that was cut for trump, where trump is cut for (M-62).
    pub cut: Option<Card>,
    /// The suit that the pitcher has named, where trump is named in words (M-20, M-21).
    pub named: Option<Suit>,
    /// The card by which the pitcher has called a partner (M-71).
    pub partner_card: Option<Card>,
    /// The cards played since, in order.
    pub played: Vec<Card>,
}

/// Reason why a position cannot be built.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A rule does not fit.
    #[error(transparent)]
    Rules(#[from] Misfit),
    /// The dealer is not at the table.
    #[error("the dealer, seat {0}, is not at the table")]
    Dealer(Seat),
    /// Not as many scores as sides.
    #[error("there are {found} scores for {sides} sides")]
    Scores {
        /// Number of scores.
        found: usize,
        /// Number of sides.
        sides: usize,
    },
    /// Not as many hands as seats, or one of another size.
    #[error("the hands are not {players} of {cards} cards each")]
    Hands {
        /// Number of players.
        players: u8,
        /// Number of cards that each has.
        cards: u8,
    },
    /// A card that lies face up in a row has none beneath it.
    #[error("a card in a row has none beneath it")]
    Rows,
    /// A card is held twice, or is not in the pack.
    #[error("the {0} is held twice or is not in the pack")]
    Card(Card),
    /// There is no card to turn up, or none was cut.
    #[error("there is no card that makes trump")]
    NoTurnUp,
    /// The pitcher is not at the table, or the bid cannot be made.
    #[error("this contract cannot be")]
    Contract,
    /// A card was played that could not be.
    #[error("card {number} played: {why}")]
    Played {
        /// Number of the card, counted from 1.
        number: usize,
        /// Reason why it cannot be played.
        why: IllegalAction,
    },
}

impl Setup {
    /// Creates the position at the start of a game under these rules.
    #[must_use]
    pub fn new(rules: Arc<Rules>, dealer: Seat) -> Self {
        let (scores, set_backs) = (rules.by_side(), rules.by_side());
        Setup {
            rules,
            dealer,
            number: 1,
            scores,
            carry: Points::ZERO,
            set_backs,
            reds: None,
            hands: None,
            beneath: Vec::new(),
            stock: Vec::new(),
            contract: None,
            widow: Cards::NONE,
            packets: None,
            throws: Vec::new(),
            cut: None,
            named: None,
            partner_card: None,
            played: Vec::new(),
        }
    }

    /// Returns the game in this position.
    ///
    /// # Errors
    /// All errors in the position; after the first card that cannot be played no further is tried.
    pub fn build(&self) -> Result<Game, Vec<SetupError>> {
        let mut game = Game::new(Arc::clone(&self.rules), self.dealer)
            .map_err(|misfits| misfits.into_iter().map(SetupError::Rules).collect::<Vec<_>>())?;
        let mut errors = Vec::new();
        if !self.rules.seats().contains(self.dealer) {
            errors.push(SetupError::Dealer(self.dealer));
        }
        for found in [self.scores.len(), self.set_backs.len()] {
            if found != self.rules.sides() {
                errors.push(SetupError::Scores { found, sides: self.rules.sides() });
            }
        }
        if let Some(hands) = &self.hands {
            self.check_hands(hands, &mut errors);
        }
        if let Some(contract) = self.contract {
            let bids = || self.rules.forced_below().into_iter().chain(self.rules.bids());
            let can_be_bid = |bid| bids().any(|other| other == bid);
            if !self.rules.seats().contains(contract.pitcher) || contract.bid.is_some_and(|bid| !can_be_bid(bid)) {
                errors.push(SetupError::Contract);
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        (game.scores, game.before, game.set_backs) = (self.scores, self.scores, self.set_backs);
        game.reds = self.reds.unwrap_or(game.reds);
        (game.number, game.carry) = (self.number, self.carry);
        if let Some(dealt) = self.hands {
            let packets = self.packets.unwrap_or_else(|| BySeat::new(dealt.len()));
            let aside = self.rules.seats().after(self.dealer).flat_map(|seat| packets[seat].iter());
            let rest: Vec<Card> = self.widow.iter().chain(aside).chain(self.stock.iter().copied()).collect();
            let mut rows = Rows::default();
            for (seat, &hand) in dealt.iter().filter(|_| self.rules.has_rows()) {
                let under = |upper| self.beneath.iter().find(|(card, _)| *card == upper).map(|(_, under)| *under);
                rows.lay_down(seat, hand.iter().map(under));
                rows.lay_on(seat, hand);
            }
            match self.contract {
                None => game.begin(dealt, rows, &rest, self.cut, &mut Vec::new()),
                Some(contract) => {
                    let mut dealt = Dealt::new(&self.rules, self.dealer, dealt, &rest);
                    dealt.rest.rows = rows;
                    game.stage = Stage::Play(Play::pitched(&self.rules, dealt, Vec::new(), contract));
                    game.ask_the_pitcher();
                }
            }
        }
        let mut throws = self.throws.iter().copied();
        self.prepare(&mut game, &mut throws).map_err(|_| vec![SetupError::Contract])?;
        let wrong = |number: usize| move |why| vec![SetupError::Played { number, why }];
        for (index, &card) in self.played.iter().enumerate() {
            let seat = match game.turn() {
                Turn::Deal(seat) | Turn::Call(seat) | Turn::Discard(seat) | Turn::Play(seat) | Turn::Rule(seat) => seat,
                Turn::Over => self.dealer,
            };
            let _events = game.apply(seat, Action::Play(card)).map_err(wrong(index + 1))?;
            self.prepare(&mut game, &mut throws).map_err(wrong(index + 1))?;
        }
        Ok(game)
    }

    /// Names trump, if the pitcher is asked for it and it is known, throws away the cards that are to go, and calls a partner.
    fn prepare(&self, game: &mut Game, throws: &mut impl Iterator<Item = (Seat, Cards)>) -> Result<(), IllegalAction> {
        if let (Some((seat, Ask::NameTrump)), Some(suit)) = (game.conduct.ask, self.named) {
            let _events = game.apply(seat, Action::Say(Remark::NameTrump(suit)))?;
        }
        while let Turn::Discard(_) = game.turn()
            && let Some((seat, cards)) = throws.next()
        {
            let _events = game.apply(seat, Action::Discard(cards))?;
        }
        if let (Some((seat, Ask::CallPartner)), Some(card)) = (game.conduct.ask, self.partner_card) {
            let _events = game.apply(seat, Action::Say(Remark::CallPartner(card)))?;
        }
        Ok(())
    }

    fn check_hands(&self, hands: &BySeat<Cards>, errors: &mut Vec<SetupError>) {
        let (players, down) = (self.rules.players, self.rules.face_down());
        let cards = self.rules.cards_per_player - down as u8;
        if hands.len() != usize::from(players) || hands.values().any(|hand| hand.len() != usize::from(cards)) {
            errors.push(SetupError::Hands { players, cards });
        }
        let mut seen = (Cards::PACK | Cards::JOKERS) - self.rules.pack_cards();
        for hand in hands.values() {
            errors.extend((*hand & seen).iter().map(SetupError::Card));
            seen |= *hand;
        }
        let under = |card| self.beneath.iter().any(|(upper, _)| *upper == card);
        if self.rules.has_rows() && !hands.values().all(|hand| hand.iter().all(under)) {
            errors.push(SetupError::Rows);
        }
        let beneath = self.beneath.iter().map(|(_, under)| *under);
        let packets = self.packets.iter().flat_map(|packets| packets.values().flat_map(|cards| cards.iter()));
        for card in self.widow.iter().chain(beneath).chain(packets).chain(self.stock.iter().copied()) {
            if seen.contains(card) {
                errors.push(SetupError::Card(card));
            }
            seen.insert(card);
        }
        let shown = match self.rules.trump_by {
            TrumpBy::TurnUp if self.contract.is_some() => true,
            TrumpBy::TurnUp | TrumpBy::StockTop => !self.stock.is_empty(),
            TrumpBy::Cut => self.cut.is_some(),
            TrumpBy::Auction | TrumpBy::Sale | TrumpBy::Eldest => true,
        };
        if !shown {
            errors.push(SetupError::NoTurnUp);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bid::Bid;
    use crate::rules::Preset;

    fn two_hands() -> Setup {
        let rules = Arc::new(Rules { players: 2, cards_per_player: 2, ..Rules::default() });
        let hands = ["AS 2S", "KS 3D"].map(|cards| cards.parse().expect("cards"));
        Setup { hands: BySeat::from_values(hands), ..Setup::new(rules, Seat::default()) }
    }

    #[test]
    fn a_position_in_the_middle_is_played_on() {
        let mut setup = two_hands();
        setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
        setup.played = vec!["AS".parse().expect("a card"), "KS".parse().expect("a card")];
        let game = setup.build().expect("a position");
        assert_eq!(game.turn(), Turn::Play(Seat::default()));
        assert_eq!(game.view(crate::event::Viewer::Public).trump, Some(Suit::Spades));
    }

    #[test]
    fn trump_is_named_where_the_pitcher_is_asked() {
        let pitched = |preset: Preset, named, played: &[&str]| {
            let rules = Arc::new(Rules { players: 2, cards_per_player: 2, ..Rules::from(preset) });
            let hands = ["JD 2S", "KS 3D"].map(|cards| cards.parse().expect("cards"));
            let mut setup = Setup { hands: BySeat::from_values(hands), named, ..Setup::new(rules, Seat::default()) };
            setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
            setup.played = played.iter().map(|card| card.parse().expect("a card")).collect();
            setup.build().map(|game| (game.turn(), game.view(crate::event::Viewer::Public).trump))
        };
        let (first, second) = (Seat::default(), Seat::new(1).expect("a seat"));
        let hearts = Some(Suit::Hearts);
        assert_eq!(pitched(Preset::FivePoint, None, &[]), Ok((Turn::Rule(first), None)));
        assert_eq!(pitched(Preset::FivePoint, hearts, &[]), Ok((Turn::Play(first), hearts)));
        assert_eq!(pitched(Preset::FivePoint, hearts, &["2S"]), Ok((Turn::Play(second), hearts)));
        assert_eq!(pitched(Preset::SevenPoint, None, &["JD"]), Ok((Turn::Rule(first), None)));
        assert_eq!(pitched(Preset::SevenPoint, hearts, &["JD"]), Ok((Turn::Play(second), hearts)));
        assert_eq!(pitched(Preset::SevenPoint, hearts, &["2S"]), Ok((Turn::Play(second), Some(Suit::Spades))));
        let clubs = pitched(Preset::SevenPoint, Some(Suit::Clubs), &["JD"]);
        assert!(matches!(clubs.err().as_deref(), Some([SetupError::Played { number: 1, .. }])), "a jack is no club");
    }

    #[test]
    fn what_cannot_be_is_named() {
        let mut setup = two_hands();
        setup.hands = BySeat::from_values(["AS 2S", "AS 3D"].map(|cards| cards.parse().expect("cards")));
        assert_eq!(setup.build(), Err(vec![SetupError::Card("AS".parse().expect("a card"))]));
        let mut setup = two_hands();
        setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
        setup.played = vec!["KS".parse().expect("a card")];
        assert!(matches!(setup.build().err().as_deref(), Some([SetupError::Played { number: 1, .. }])));
        setup.contract = Some(Contract::new(Seat::new(5).expect("a seat"), None));
        assert_eq!(setup.build(), Err(vec![SetupError::Contract]));
        let mut setup = two_hands();
        setup.dealer = Seat::new(3).expect("a seat");
        assert_eq!(setup.build(), Err(vec![SetupError::Dealer(setup.dealer)]));
    }

    #[test]
    fn a_card_must_lie_there_to_be_turned_up() {
        let rules = Rules { cards_per_player: 1, ..Rules::from(Preset::Trinidad) };
        let hands = ["AH", "2C", "3C", "4C"].map(|cards| cards.parse().expect("cards"));
        let mut setup = Setup { hands: BySeat::from_values(hands), ..Setup::new(Arc::new(rules), Seat::default()) };
        assert_eq!(setup.build(), Err(vec![SetupError::NoTurnUp]));
        setup.stock = vec!["JH".parse().expect("a card")];
        assert!(setup.build().is_ok());
    }
}
