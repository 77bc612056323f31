//! "The rest are mine" is granted exactly when it is certain (B-51): tried against every deal and every play.

use crate::chance::Chance;
use crate::tally::Tally;

use pitch_rules::rules::{JokerOrder, RankSet, Ruff, Token, Undertrump};
use pitch_rules::{BySeat, Card, Cards, Hand, Rank, Rules, Seat, Suit};

/// The end of a hand: what each seat holds, what nobody holds, and who is to claim.
struct Ending {
    rules: Rules,
    hand: Hand,
    claimant: Seat,
    unseen: Cards,
}

impl Ending {
    fn random(chance: &mut Chance) -> Ending {
        let players = 2 + chance.below(2) as u8;
        let mut rules = Rules { players, ..Rules::default() };
        rules.ruff = chance.one(Ruff::ALL);
        rules.undertrump = chance.one(Undertrump::ALL);
        rules.jokers = chance.below(3) as u8;
        rules.joker_order = chance.one(JokerOrder::ALL);
        if chance.flag() {
            rules.off_trumps = RankSet::of(&[Rank::Jack, Rank::Five]);
        }
        rules.trump_order = rules.trump_order.completed(&rules);
        for _ in 0..chance.below(20) {
            let low = chance.one(&[Token::LowJoker, Token::Rank(Rank::Ten)]);
            rules.trump_order = rules.trump_order.raised(low, &rules);
        }
        let tricks = 1 + chance.below(3);
        let trump = chance.one(&[Suit::Spades, Suit::Hearts]);
        // Few cards of few suits: among more of them a claim is hardly ever right.
        let some = chance.some(rules.pack_cards() - Cards::of_suit(Suit::Clubs) - Cards::JOKERS, 20);
        let some = some | rules.pack_cards() & Cards::JOKERS;
        let stock = chance.below(3);
        let few = chance.some(some, usize::from(players) * tricks + stock);
        let mut left = few;
        let mut dealt = BySeat::<Cards>::new(usize::from(players));
        let seats = rules.seats();
        let claimant = chance.of_list(seats.all()).expect("a seat");
        // The claimant has the best of it, mostly.
        for seat in std::iter::once(claimant).chain(seats.all().filter(|&seat| seat != claimant)) {
            for _ in 0..tricks {
                let best = if seat == claimant && !chance.once_in(4) {
                    let ranking = rules.ranking(Some(trump));
                    ranking.highest(left & ranking.trumps()).or_else(|| left.iter().max_by_key(|card| card.rank()))
                } else {
                    None
                };
                let Some(card) = best.or_else(|| chance.of_list(left.iter())) else { break };
                left.remove(card);
                dealt[seat].insert(card);
            }
        }
        let leader = chance.of_list(seats.all()).expect("a seat");
        let mut hand = Hand::new(&rules, dealt, leader).with_trump(trump);
        while hand.turn() != claimant {
            let card = chance.of_list(hand.legal().iter()).expect("a card");
            let _ = hand.play(card);
        }
        let unseen = few - hand.held()[claimant] - hand.trick().cards();
        Ending { rules, hand, claimant, unseen }
    }

    /// Whether there is an order in which the claimant takes every trick, whatever the others hold and play.
    fn is_certain(&self) -> bool {
        let own: Vec<Card> = self.hand.held()[self.claimant].iter().collect();
        let mut orders = vec![Vec::new()];
        for _ in 0..own.len() {
            orders = orders
                .into_iter()
                .flat_map(|order: Vec<Card>| {
                    let rest = own.iter().copied().filter(|card| !order.contains(card)).collect::<Vec<_>>();
                    rest.into_iter().map(move |card| order.iter().copied().chain([card]).collect())
                })
                .collect();
        }
        let deals = self.deals();
        orders.iter().any(|order| deals.iter().all(|&hand| self.takes_all(hand, order)))
    }

    /// The hand with every deal of the unseen cards.
    fn deals(&self) -> Vec<Hand> {
        let seats: Vec<Seat> = self.rules.seats().all().filter(|&seat| seat != self.claimant).collect();
        let mut deals = vec![(*self.hand.held(), self.unseen)];
        for seat in seats {
            let count = self.hand.held()[seat].len();
            deals = deals
                .into_iter()
                .flat_map(|(held, left)| {
                    choices(left, count).into_iter().map(move |cards| {
                        let mut held = held;
                        held[seat] = cards;
                        (held, left - cards)
                    })
                })
                .collect();
        }
        let trump = self.hand.ranking().trump().expect("trump is known");
        let lying: Vec<_> = self.hand.trick().plays().collect();
        let deal = |(mut held, _): (BySeat<Cards>, Cards)| {
            for (seat, card) in &lying {
                held[*seat].insert(*card);
            }
            let mut hand = Hand::new(&self.rules, held, self.hand.trick().leader()).with_trump(trump);
            for (_, card) in &lying {
                let _ = hand.play(*card);
            }
            hand
        };
        deals.into_iter().map(deal).collect()
    }

    fn takes_all(&self, hand: Hand, order: &[Card]) -> bool {
        if hand.turn() == self.claimant {
            let Some((&card, rest)) = order.split_first() else { return true };
            return hand.legal().contains(card) && self.after(hand, card, rest);
        }
        if hand.is_over() {
            return true;
        }
        hand.legal().iter().all(|card| self.after(hand, card, order))
    }

    fn after(&self, mut hand: Hand, card: Card, order: &[Card]) -> bool {
        match hand.play(card).and_then(|trick| trick.best()) {
            Some((winner, _)) if winner != self.claimant => false,
            _ => self.takes_all(hand, order),
        }
    }
}

/// Every way to take so many cards.
fn choices(cards: Cards, count: usize) -> Vec<Cards> {
    if count == 0 {
        return vec![Cards::NONE];
    }
    let later = |card: Card| cards.iter().filter(move |&other| other > card).collect::<Cards>();
    let with = |card: Card| choices(later(card), count - 1).into_iter().map(move |rest| rest | Cards::of(card));
    cards.iter().flat_map(with).collect()
}

#[test]
fn a_claim_is_granted_exactly_when_it_is_certain() {
    let tally = crate::play("claims", crate::games().max(500) * 4, |number, mut chance| {
        let ending = Ending::random(&mut chance);
        let (granted, certain) = (ending.hand.takes_the_rest(ending.unseen), ending.is_certain());
        // Where one may trump only when void, a player can be known to have too few cards to be void: nobody is asked
        // to reckon with that, and such a claim may be refused.
        let exact = ending.rules.ruff == Ruff::Anytime;
        assert!(
            granted == certain || !exact && !granted,
            "ending {number}: granted {granted}, certain {certain}: {} holds {:?}, the trick is {:?}, trump {:?} in the order \
             {:?} {:?}, unseen {:?}, {:?} {:?}",
            ending.claimant,
            ending.hand.held()[ending.claimant],
            ending.hand.trick(),
            ending.hand.ranking().trump(),
            ending.rules.trump_order,
            ending.rules.joker_order,
            ending.unseen,
            ending.rules.ruff,
            ending.rules.undertrump,
        );
        let mut tally = Tally::default();
        tally.note("games");
        tally.note(if granted { "granted" } else { "refused" });
        if certain != granted {
            tally.note("refused although certain");
        }
        tally
    });
    crate::say("claims", &tally);
    assert!(tally.count("granted") > 100 && tally.count("refused") > 100);
}
