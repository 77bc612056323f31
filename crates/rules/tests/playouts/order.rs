//! The trumps and the plain suits, whatever the pack and the order of trumps (D4.11 of `docs/rules.md`).

use crate::chance::Chance;

use pitch_rules::rules::JokerOrder;
use pitch_rules::{Card, Cards, Preset, Rules, Suit};

/// What holds for the cards of these rules, whichever suit is trump.
fn check(rules: &Rules) {
    let pack = rules.pack_cards();
    assert!(rules.ranking(None).trumps() & pack == pack & Cards::JOKERS, "before trump is known: {rules:?}");
    for trump in Suit::ALL {
        let ranking = rules.ranking(Some(trump));
        let trumps = ranking.trumps() & pack;
        // As many as there are ranks, off-trumps and jokers.
        let ranks = rules.pack_in_play().ranks();
        let off = rules.off_trumps.iter().filter(|rank| ranks.contains(*rank)).count();
        assert_eq!(trumps.len(), ranks.iter().count() + off + usize::from(rules.jokers), "{trump}: {rules:?}");
        // They stand as the order lists them.
        let listed = rules.trump_order.tokens().iter().filter(|token| token.is_in(rules));
        let listed: Vec<Card> = listed.map(|token| token.card(trump)).collect();
        assert_eq!(listed.iter().copied().collect::<Cards>(), trumps, "{trump}: {rules:?}");
        for (place, &high) in listed.iter().enumerate() {
            for &low in &listed[place + 1..] {
                let beats = (ranking.beats(high, low), ranking.beats(low, high));
                let expected = match rules.joker_order {
                    JokerOrder::FirstHigh if high.is_joker() && low.is_joker() => (false, false),
                    JokerOrder::SecondHigh if high.is_joker() && low.is_joker() => (true, true),
                    _ => (true, false),
                };
                assert_eq!(beats, expected, "{high} and {low} with {trump}: {rules:?}");
            }
        }
        assert_eq!(ranking.highest(trumps), listed.first().copied(), "{trump}: {rules:?}");
        assert_eq!(ranking.lowest(trumps), listed.last().copied(), "{trump}: {rules:?}");
        // The plain suits hold the rest, from the ace down; every trump beats them, and nothing of another suit does.
        let plain = pack - trumps;
        for card in plain {
            let suit = card.suit().expect("a joker is a trump");
            let same = plain & Cards::of_suit(suit);
            assert!(suit != trump && ranking.followers(card) & pack == same, "{card} with {trump}: {rules:?}");
            let above = same.iter().filter(|other| other.rank() > card.rank()).collect();
            assert_eq!(ranking.beaten_by(card) & pack, trumps | above, "{card} with {trump}: {rules:?}");
        }
        for card in trumps {
            assert_eq!(ranking.followers(card) & pack, trumps, "{card} with {trump}: {rules:?}");
        }
    }
}

#[test]
fn trumps_and_plain_suits_share_the_pack() {
    Preset::ALL.into_iter().map(Rules::from).for_each(|rules| check(&rules));
    let (mut jokers, mut off) = (0, 0);
    for number in 0..2000 {
        let rules = Chance::of(97, number).rules();
        check(&rules);
        jokers += usize::from(rules.jokers > 0);
        off += usize::from(rules.off_trumps.iter().next().is_some());
    }
    assert!(jokers > 200 && off > 200, "{jokers} packs with jokers, {off} with off-trumps");
}
