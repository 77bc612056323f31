//! Players, sides, bids and scores.

use crate::phrase::card::card_alone;
use crate::phrase::joined::{groups, list};
use crate::t;
use crate::{Argument, Language, Names};
use pitch_rules::rules::{Length, TrumpBy};
use pitch_rules::{Bid, Call, Contract, Points, Rules, Seat, SeatView, Side};

/// A player as a label or at the start of a sentence: "You", "Ben".
#[must_use]
pub fn player(language: &Language, names: &Names, seat: Seat) -> String {
    t!(language, "person", who = names.who(seat), name = names.name(seat))
}

/// A player from whom something is taken: "(takes it from) you", "Ben".
#[must_use]
pub fn player_from(language: &Language, names: &Names, seat: Seat) -> String {
    t!(language, "person-from", who = names.who(seat), name = names.name(seat))
}

/// A player as the object of a sentence: "you", "Ben".
#[must_use]
pub fn player_object(language: &Language, names: &Names, seat: Seat) -> String {
    t!(language, "person-object", who = names.who(seat), name = names.name(seat))
}

/// The animal or thing of a face that people choose, by the name of its picture: "fox".
#[must_use]
pub fn animal(language: &Language, picture: &str) -> String {
    t!(language, "phone-face", face = picture.trim_start_matches("avatar-"))
}

/// Returns names for this many bots, none of which is taken, not even in other letters.
#[must_use]
pub fn bot_names(language: &Language, count: usize, taken: &[&str]) -> Vec<String> {
    let list = t!(language, "bot-names");
    let names = list.split(',').map(str::trim);
    let free = names.filter(|name| !taken.iter().any(|taken| taken.trim().to_lowercase() == name.to_lowercase()));
    free.take(count).map(str::to_owned).collect()
}

/// A side as a label: "You", "Ben", "You and Cleo"; the player who is spoken to comes first.
#[must_use]
pub fn side(language: &Language, names: &Names, side: Side) -> String {
    let mut members: Vec<Seat> = names.members(side).collect();
    members.sort_by_key(|&seat| names.you() != Some(seat));
    list(language, members.into_iter().map(|seat| player(language, names, seat)))
}

/// Several sides, as words of a sentence: "You and Ben"; partners stand apart: "You and Cleo, and Ben and Dev".
#[must_use]
pub(crate) fn sides(language: &Language, names: &Names, several: &[Side]) -> String {
    let named = several.iter().map(|&one| side(language, names, one));
    let has_partners = several.iter().any(|&one| names.members(one).nth(1).is_some());
    if has_partners { groups(language, named) } else { list(language, named) }
}

/// A bid as a word of a sentence: "two"; "smudge" where it is one at this table.
#[must_use]
pub fn bid(language: &Language, names: &Names, bid: Bid) -> String {
    match bid {
        Bid::MOON => t!(language, "bid-moon-word"),
        bid if names.is_smudge(bid) => t!(language, "bid-smudge-word"),
        bid => t!(language, "bid-word", bid = bid.number()),
    }
}

/// A bid as the value of `$bid`: its number, or the moon in words.
pub fn figure(language: &Language, bid: Bid) -> Argument<'static> {
    if bid.is_moon() { t!(language, "bid-moon-word").into() } else { bid.number().into() }
}

/// Returns a bid as a figure, or a moon by its name.
#[must_use]
pub fn bid_figure(language: &Language, bid: Bid) -> String {
    if bid.is_moon() { t!(language, "bid-moon-word") } else { bid.number().to_string() }
}

/// Returns the words that a player says aloud: "Two", "Pass", "Smudge".
#[must_use]
pub fn spoken(language: &Language, names: &Names, call: Call) -> String {
    match call {
        Call::Pass => t!(language, "said-pass"),
        Call::Bid(bid) if names.is_smudge(bid) => t!(language, "said-smudge"),
        Call::Bid(Bid::MOON) => t!(language, "bid-moon"),
        Call::Bid(bid) => t!(language, "said-bid", bid = bid.number()),
        Call::Pitch => t!(language, "said-pitch"),
        Call::Accept => t!(language, "said-accept"),
        Call::Undertake => t!(language, "said-undertake"),
        Call::Stand => t!(language, "said-stand"),
        Call::Beg => t!(language, "said-beg"),
        Call::TakeOne => t!(language, "said-take-one"),
        Call::Run => t!(language, "said-run"),
        Call::Bunch => t!(language, "said-bunch"),
    }
}

/// Returns the words that this player says aloud at this moment: the player left of the dealer, who passes in a sale,
/// offers the pitch, and what is sold has its price.
#[must_use]
pub fn spoken_by(language: &Language, names: &Names, view: &SeatView, seat: Seat, call: Call) -> String {
    match (call, view.standing) {
        (Call::Pass, _) if offers(names, view, seat) => t!(language, "plate-offer"),
        (Call::Accept, Some((_, bid))) => t!(language, "said-sold", bid = bid.number()),
        (Call::Undertake, Some((_, bid))) => t!(language, "said-undertakes", bid = bid.number()),
        (Call::Bid(bid), _) if !names.is_smudge(bid) && names.rules().trump_by == TrumpBy::Sale => {
            t!(language, "said-price", bid = bid.number())
        }
        _ => spoken(language, names, call),
    }
}

/// The chip on this player's plate at this moment; it differs from [`call_chip`] as [`spoken_by`] does from [`spoken`].
#[must_use]
pub fn call_chip_of(language: &Language, names: &Names, view: &SeatView, seat: Seat, call: Call) -> String {
    match (call, view.standing) {
        (Call::Pass, _) if offers(names, view, seat) => t!(language, "plate-offer"),
        (Call::Accept, Some((_, bid))) => t!(language, "plate-sold", bid = bid.number()),
        _ => call_chip(language, names, call),
    }
}

/// Returns `true` if this seat sells: it is left of the dealer, in a game with a sale.
#[must_use]
pub fn offers(names: &Names, view: &SeatView, seat: Seat) -> bool {
    names.rules().trump_by == TrumpBy::Sale && view.seats.next(view.dealer) == seat
}

/// Returns `true` if this seat's bid is the one that is played for, or the highest so far.
#[must_use]
pub fn holds_bid(view: &SeatView, seat: Seat) -> bool {
    match view.contract {
        Some(contract) => contract.pitcher == seat,
        None => view.trick.is_none() && view.standing.is_some_and(|(bidder, _)| bidder == seat),
    }
}

/// The chip on a player's plate: "Pass", "Bid 3", "Smudge".
#[must_use]
pub fn call_chip(language: &Language, names: &Names, call: Call) -> String {
    match call {
        Call::Pass => t!(language, "plate-pass"),
        Call::Bid(bid) if names.is_smudge(bid) => t!(language, "said-smudge"),
        Call::Bid(Bid::MOON) => t!(language, "bid-moon"),
        Call::Bid(bid) => t!(language, "plate-bid", bid = bid.number()),
        Call::Pitch => t!(language, "plate-pitch"),
        Call::Accept => t!(language, "plate-accept"),
        Call::Undertake => t!(language, "plate-undertake"),
        Call::Stand => t!(language, "plate-stand"),
        Call::Beg => t!(language, "plate-beg"),
        Call::TakeOne => t!(language, "plate-take-one"),
        Call::Run => t!(language, "plate-run"),
        Call::Bunch => t!(language, "plate-bunch"),
    }
}

/// The contract as a label: "Ana bid 3", "You pitch free".
#[must_use]
pub fn contract(language: &Language, names: &Names, contract: Contract) -> String {
    let (who, name) = (names.who(contract.pitcher), names.name(contract.pitcher));
    match contract.bid {
        Some(bid) => t!(language, "contract-bid", who = who, name = name, bid = figure(language, bid)),
        None if names.rules().trump_by == TrumpBy::Eldest => {
            t!(language, "contract-eldest", who = who, name = name)
        }
        None => t!(language, "contract-free", who = who, name = name),
    }
}

/// Adds to a text about trump with whom the pitcher plays: "Spades are trump, with Ben".
#[must_use]
pub fn with_partner(language: &Language, names: &Names, view: &SeatView, trump: String) -> String {
    match (partner(language, names, view), view.partner_card) {
        (Some(partner), _) => t!(language, "list-more", first = trump, second = partner),
        (None, Some(called)) => {
            t!(language, "contract-called", trump = trump, card = card_alone(language, called.card))
        }
        (None, None) => trump,
    }
}

/// Tells with whom the pitcher plays, once it is known: "with Ben", "alone".
#[must_use]
pub fn partner(language: &Language, names: &Names, view: &SeatView) -> Option<String> {
    let contract = view.settled_contract(names.rules()).filter(|_| view.partner_card.is_some())?;
    Some(match contract.partner {
        Some(seat) => t!(language, "contract-with", name = player_object(language, names, seat)),
        None => t!(language, "contract-alone"),
    })
}

/// Tells what a game by these rules is played to: "first to 7", or where scores count down "first to get rid of 7".
#[must_use]
pub fn goal(language: &Language, rules: &Rules) -> String {
    t!(language, "goal", rid = goal_key(rules), target = goal_figure(rules))
}

/// Returns the value of `$rid` in the texts that tell what a game is played to: "hands" or "deals" where they are
/// counted (M-83), and else that of [`rid`].
#[must_use]
pub const fn goal_key(rules: &Rules) -> &'static str {
    match rules.length {
        Length::Target => rid(rules),
        Length::Hands => "hands",
        Length::Deals => "deals",
    }
}

/// Returns the figure of these texts: the target, or the number of hands or of deals by each player.
#[must_use]
pub fn goal_figure(rules: &Rules) -> i16 {
    if rules.has_target() { rules.target.0 } else { rules.hands.into() }
}

/// Returns the value of `$rid` in the texts: "yes" if every point puts away a counter.
#[must_use]
pub const fn rid(rules: &Rules) -> &'static str {
    if rules.counts_down() { "yes" } else { "no" }
}

/// A score aloud: "5", "2 in the hole"; where scores count down "4 counters left".
#[must_use]
pub fn score(language: &Language, names: &Names, score: Points) -> String {
    if names.rules().counts_down() {
        t!(language, "score-counters", counters = score_figure(names, score))
    } else if score.is_in_the_hole() {
        t!(language, "score-in-hole", points = (-score).0)
    } else {
        score.to_string()
    }
}

/// The figure of a score as it stands on a pad: the score or, where scores count down, the white counters that are left,
/// with none of which a side has won (EBP-16).
#[must_use]
pub fn score_figure(names: &Names, score: Points) -> i16 {
    let rules = names.rules();
    if rules.counts_down() { score.counters(rules.target).0 } else { score.0 }
}

/// A change of a score aloud: "+2"; where scores count down "2 chips put in", "3 chips back".
#[must_use]
pub fn change_aloud(language: &Language, names: &Names, points: Points) -> String {
    if !names.rules().counts_down() || points == Points::ZERO {
        change(points)
    } else if points > Points::ZERO {
        t!(language, "counters-put-in", counters = points.0)
    } else {
        t!(language, "counters-taken-back", counters = (-points).0)
    }
}

/// A change of a score or an amount with its sign: "+1", "−3" with a true minus, "0".
#[must_use]
pub fn change(points: Points) -> String {
    match points.0 {
        0 => "0".to_owned(),
        up @ 1.. => format!("+{up}"),
        down => format!("\u{2212}{}", down.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Preset;

    use std::sync::Arc;

    #[test]
    fn partners_stand_apart_from_the_side_after_them() {
        let said = |tag: &str, rules: Rules, players: &[&str]| {
            let rules = Arc::new(rules);
            let all: Vec<Side> = rules.all_sides().collect();
            let names = Names::new(rules, players.iter().copied(), Some(Seat::default()));
            sides(&Language::new(tag).expect("a language"), &names, &all)
        };
        let four = ["Ana", "Ben", "Cleo", "Dev"];
        assert_eq!(said("en", Preset::Pedro.into(), &four), "You and Cleo, and Ben and Dev");
        assert_eq!(said("de", Preset::Pedro.into(), &four), "Du und Cleo sowie Ben und Dev");
        assert_eq!(said("en", Rules { players: 3, ..Rules::default() }, &four[..3]), "You, Ben and Cleo");
    }
}
