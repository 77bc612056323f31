//! The choices of a player at this moment, and the words for them.

use crate::phrase::card::{card_object, card_suit_key, card_with, cards, suit_key};
use crate::phrase::joined::alternatives;
use crate::phrase::person::{bid as bid_word, figure, offers, player_from};
use crate::phrase::referee::ask;
use crate::phrase::remark::remark_words;
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::{AllPass, PitchedWild, Playable, TrumpBy};
use pitch_rules::{Action, Ask, Bid, Call, Card, Cards, Points, Restraint, Seat, SeatView, Turn};

/// Tells what the viewer may do, or for whom the table waits: "Follow hearts, or trump.", "Waiting for Ben to bid."
#[must_use]
pub fn prompt(language: &Language, names: &Names, view: &SeatView) -> String {
    match view.turn {
        Turn::Over => t!(language, "prompt-over"),
        Turn::Deal(dealer) => {
            t!(language, "prompt-deal", who = names.who(dealer), name = names.name(dealer), number = view.number)
        }
        Turn::Call(seat) if view.own_seat() == Some(seat) && names.rules().trump_by == TrumpBy::TurnUp => {
            to_answer(language, view)
        }
        Turn::Call(seat) if view.own_seat() == Some(seat) && names.rules().trump_by == TrumpBy::Sale => {
            to_sell(language, view, seat)
        }
        Turn::Call(seat) if view.own_seat() == Some(seat) => {
            if seat == view.dealer {
                t!(language, "prompt-bid-dealer")
            } else {
                t!(language, "prompt-bid")
            }
        }
        Turn::Play(seat) if view.own_seat() == Some(seat) => to_play(language, names, view),
        Turn::Discard(seat) if view.own_seat() == Some(seat) => match view.throw.map(|throw| throw.counts()) {
            Some((count, _)) if view.keeps_best() => {
                t!(language, "prompt-keep", count = view.hand().len() - count)
            }
            Some((0, max)) => t!(language, "prompt-discard-any", max = max),
            Some((min, max)) if min < max => t!(language, "prompt-discard-range", min = min, max = max),
            throw => t!(language, "prompt-discard", count = throw.map_or(0, |(count, _)| count)),
        },
        Turn::Rule(seat) => match view.ask {
            Some(asked) => ask(language, names, view, seat, asked),
            None => t!(language, "prompt-waits-word", name = names.name(seat)),
        },
        Turn::Call(seat) if names.rules().trump_by == TrumpBy::Auction => {
            t!(language, "prompt-waits-bid", name = names.name(seat))
        }
        Turn::Call(seat) => t!(language, "prompt-waits-word", name = names.name(seat)),
        Turn::Discard(seat) if view.keeps_best() => t!(language, "prompt-waits-keep", name = names.name(seat)),
        Turn::Discard(seat) => t!(language, "prompt-waits-discard", name = names.name(seat)),
        Turn::Play(seat) => t!(language, "prompt-waits-play", name = names.name(seat)),
    }
}

/// Tells everybody who looks at the table whose turn it is, in a few words: "Ben to bid".
#[must_use]
pub fn whose_turn(language: &Language, names: &Names, view: &SeatView, seat: Seat) -> String {
    let turn = match view.turn {
        Turn::Play(_) => "play",
        Turn::Discard(_) => "discard",
        Turn::Call(_) if names.rules().trump_by == TrumpBy::Auction => "bid",
        Turn::Call(_) | Turn::Rule(_) | Turn::Deal(_) | Turn::Over => "speak",
    };
    t!(language, "phone-tv-turn", name = names.name(seat), turn = turn)
}

/// Asks the viewer, or the player of whom the law asks something, in a few words for the head of a panel: "Stand, or
/// beg?". `None` where [`prompt`] is as short.
#[must_use]
pub fn question(language: &Language, names: &Names, view: &SeatView) -> Option<String> {
    let may = |call: Call| view.legal.contains(&Action::Call(call));
    let own = |seat: Seat| view.own_seat() == Some(seat);
    Some(match (view.turn, names.rules().trump_by, view.ask) {
        (Turn::Call(seat), TrumpBy::TurnUp, _) if own(seat) => match () {
            () if may(Call::Stand) => t!(language, "question-stand"),
            () if may(Call::TakeOne) => t!(language, "question-begged"),
            () if may(Call::Bunch) => t!(language, "question-run"),
            () => t!(language, "question-must-run"),
        },
        (Turn::Call(seat), TrumpBy::Sale, _) if own(seat) => match view.standing {
            _ if may(Call::Pitch) => t!(language, "question-offer"),
            Some((_, bid)) if may(Call::Accept) => t!(language, "question-sell", bid = bid.number()),
            _ => t!(language, "question-price"),
        },
        (Turn::Rule(_), _, Some(asked)) => match asked {
            Ask::Override(_) => t!(language, "question-override"),
            Ask::WrongLead(_) => t!(language, "question-wrong-lead"),
            Ask::Demand(of) => t!(language, "question-demand", name = names.name(of)),
            Ask::NameTrump => t!(language, "question-name-trump"),
            Ask::CallPartner => t!(language, "question-call-partner"),
            Ask::FirstPitcher => t!(language, "question-first-pitcher"),
            Ask::AnyClaims => t!(language, "question-claims"),
        },
        _ => return None,
    })
}

/// Asks where a card is turned up: whether to stand or beg, and what the dealer answers.
fn to_answer(language: &Language, view: &SeatView) -> String {
    let suit = view.turned.last().map_or("", |card| card_suit_key(*card));
    let may = |call: Call| view.legal.contains(&Action::Call(call));
    let last = view.calls.last().map(|(_, call)| *call);
    if may(Call::Stand) {
        t!(language, "prompt-stand-or-beg", suit = suit)
    } else if last == Some(Call::Bunch) {
        t!(language, "prompt-bunch-proposed")
    } else if last == Some(Call::Run) {
        t!(language, "prompt-before-run")
    } else if may(Call::TakeOne) {
        t!(language, "prompt-begged", suit = suit)
    } else {
        t!(language, "prompt-must-run", suit = suit)
    }
}

/// Asks where the pitch is for sale: the first and last word of the player left of the dealer, and the offers.
fn to_sell(language: &Language, view: &SeatView, seat: Seat) -> String {
    let is_eldest = seat == view.seats.next(view.dealer);
    match view.standing.filter(|_| is_eldest) {
        Some((_, bid)) => t!(language, "prompt-sell-or-undertake", bid = bid.number()),
        None if is_eldest => t!(language, "prompt-offer-or-pitch"),
        None => t!(language, "prompt-price"),
    }
}

fn to_play(language: &Language, names: &Names, view: &SeatView) -> String {
    let legal = view.playable();
    match view.restraint {
        Some(Restraint::Called(card)) => return t!(language, "prompt-called", card = card_object(language, card)),
        Some(Restraint::Partner(card)) => {
            return t!(language, "prompt-partner-card", card = card_object(language, card));
        }
        Some(Restraint::Over(card)) => return t!(language, "prompt-play-higher", card = card_object(language, card)),
        Some(Restraint::LeadTrump) => return t!(language, "prompt-lead-trump"),
        Some(Restraint::Demanded(_)) => return t!(language, "prompt-demanded", cards = cards(language, legal)),
        None => {}
    }
    let Some(led) = view.trick.and_then(|trick| trick.led()) else {
        let rules = names.rules();
        let is_first = rules.announces() && view.tricks.is_empty();
        return match (view.trump, view.hand().len()) {
            (None, _) => to_pitch(language, names, view),
            (Some(_), 1) => t!(language, "prompt-last-card"),
            (Some(_), _) if rules.playable == Playable::TrumpsOnly => t!(language, "prompt-lead-any-trump"),
            (Some(_), _) if is_first && legal != view.hand() => t!(language, "prompt-first-lead-trump"),
            (Some(_), _) => t!(language, "prompt-lead"),
        };
    };
    if names.rules().playable == Playable::TrumpsOnly && legal.len() > 1 {
        return t!(language, "prompt-play-any-trump");
    }
    let ranking = names.rules().ranking(view.trump);
    let suit = ranking.suit_of(led).map_or("", suit_key);
    let follows = !(view.hand() & ranking.followers(led)).is_empty();
    let may_trump = !(legal & ranking.trumps()).is_empty();
    if view.hand().len() == 1 {
        t!(language, "prompt-last-card")
    } else if ranking.frees(led) {
        t!(language, "prompt-joker-led")
    } else if follows && ranking.trumps().contains(led) {
        t!(language, "prompt-follow-trump", suit = suit)
    } else if follows && may_trump {
        t!(language, "prompt-follow-or-trump", suit = suit)
    } else if follows {
        t!(language, "prompt-follow", suit = suit)
    } else if names.rules().void_must_trump && may_trump && (legal - ranking.trumps()).is_empty() {
        t!(language, "prompt-void-must-trump", suit = suit)
    } else if may_trump && legal != view.hand() {
        t!(language, "prompt-void-over", suit = suit)
    } else if may_trump {
        t!(language, "prompt-void-trump", suit = suit)
    } else {
        t!(language, "prompt-void", suit = suit)
    }
}

/// Tells what the cards on the table bring the player who takes them: "13 to peg." Empty where none of them is pegged
/// (M-36).
#[must_use]
pub fn to_peg(language: &Language, names: &Names, view: &SeatView) -> String {
    let Some(trick) = view.trick.filter(|trick| !trick.is_complete() && view.is_playing()) else {
        return String::new();
    };
    let ranking = view.rankings.with(view.trump);
    let points: Points = names.rules().pegs_of(ranking, &trick).map(|(_, points)| points).sum();
    if points > Points::ZERO { t!(language, "prompt-to-peg", points = points.0) } else { String::new() }
}

/// Tells what the first card makes trump, and which of those held leave it open (M-21).
fn to_pitch(language: &Language, names: &Names, view: &SeatView) -> String {
    let wild = view.playable().iter().filter(|card| view.rankings.is_wild(*card));
    let wild: Vec<Card> = wild.collect();
    match names.rules().pitched_wild {
        PitchedWild::Named if !wild.is_empty() => {
            let cards = alternatives(language, wild.into_iter().map(|card| card_with(language, card)));
            t!(language, "prompt-pitch-named", cards = cards)
        }
        PitchedWild::Spades | PitchedWild::NoJoker if wild.iter().any(|card| card.is_joker()) => {
            t!(language, "prompt-pitch-spades")
        }
        PitchedWild::NoJoker if !(view.hand() & Cards::JOKERS).is_empty() => t!(language, "prompt-pitch-no-joker"),
        PitchedWild::Named | PitchedWild::Spades | PitchedWild::NoJoker => t!(language, "prompt-pitch"),
    }
}

/// Tells where the bidding stands for the player who is to speak: "Ben bid 2. Go higher, or pass." Empty when nobody
/// bids.
#[must_use]
pub fn bidding(language: &Language, names: &Names, view: &SeatView) -> String {
    let Turn::Call(seat) = view.turn else { return String::new() };
    let rules = names.rules();
    let over = |bidder: Seat, bid: Bid| {
        let is_bid = |action: &Action| matches!(action, Action::Call(Call::Bid(_)));
        let goes_higher = view.own_seat() != Some(seat) || view.legal.iter().any(is_bid);
        let (who, name, bid) = (names.who(bidder), names.name(bidder), figure(language, bid));
        match goes_higher {
            true => t!(language, "bidding-over", who = who, name = name, bid = bid),
            false => t!(language, "bidding-highest", who = who, name = name, bid = bid),
        }
    };
    match rules.trump_by {
        TrumpBy::Auction => {}
        TrumpBy::Sale if offers(names, view, seat) => return String::new(),
        TrumpBy::Sale => {
            let from = player_from(language, names, view.seats.next(view.dealer));
            return match view.standing {
                Some((bidder, bid)) => over(bidder, bid),
                None => t!(language, "bidding-sale", from = from, min = rules.min_bid.number()),
            };
        }
        TrumpBy::TurnUp | TrumpBy::Eldest | TrumpBy::StockTop | TrumpBy::Cut => return String::new(),
    }
    match view.standing {
        Some((bidder, bid)) => {
            let takes = rules.may_take(seat, view.dealer, bid);
            let (who, name, taken) = (names.who(bidder), names.name(bidder), figure(language, bid));
            if takes && seat != view.dealer {
                t!(language, "bidding-take", who = who, name = name, bid = taken)
            } else if takes {
                t!(language, "bidding-dealer", who = who, name = name, bid = taken)
            } else {
                over(bidder, bid)
            }
        }
        None if view.speaks_last() && rules.holds_the_dealer() => {
            t!(language, "bidding-forced-to", bid = rules.least_forced_bid().number())
        }
        None if view.speaks_last() && rules.all_pass == AllPass::DealerForced && rules.forced_bid > 0 => {
            t!(language, "bidding-forced-up", min = rules.least_forced_bid().number())
        }
        None if view.speaks_last() && rules.all_pass == AllPass::DealerForced => t!(language, "bidding-forced"),
        None if view.speaks_last() => t!(language, "bidding-dealer-last"),
        None => t!(language, "bidding-none", min = rules.min_bid.number()),
    }
}

/// Lists the calls of the viewer, as words of a sentence: "pass, two, three or smudge", "stand or beg", "withdraw or
/// let stand".
#[must_use]
pub fn calls(language: &Language, names: &Names, view: &SeatView) -> String {
    let offers = view.calls.is_empty() && view.own_seat().is_some_and(|seat| offers(names, view, seat));
    let said = view.legal.iter().filter_map(|action| match action {
        Action::Call(call) => Some(call_words(language, names, *call, offers)),
        Action::Say(remark) => Some(remark_words(language, names, *remark)),
        Action::Deal(_) | Action::Misdeal(..) | Action::Discard(_) | Action::Play(_) => None,
    });
    alternatives(language, said)
}

/// The words by which a call is typed; `offers` where passing offers the pitch for sale.
pub(crate) fn call_words(language: &Language, names: &Names, call: Call, offers: bool) -> String {
    match call {
        Call::Pass if offers => t!(language, "call-offer-word"),
        Call::Pass => t!(language, "bid-pass-word"),
        Call::Bid(bid) => bid_word(language, names, bid),
        Call::Pitch => t!(language, "call-pitch-word"),
        Call::Accept => t!(language, "call-accept-word"),
        Call::Undertake => t!(language, "call-undertake-word"),
        Call::Stand => t!(language, "call-stand-word"),
        Call::Beg => t!(language, "call-beg-word"),
        Call::TakeOne => t!(language, "call-take-one-word"),
        Call::Run => t!(language, "call-run-word"),
        Call::Bunch => t!(language, "call-bunch-word"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{BySeat, Contract, Rules, Setup, Viewer};

    use std::sync::Arc;

    fn asked(rules: &Rules, hands: &[&str], played: &[&str]) -> String {
        let rules = Arc::new(Rules { players: hands.len() as u8, cards_per_player: 3, ..rules.clone() });
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(hands.iter().map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
        setup.played = played.iter().map(|card| card.parse().expect("a card")).collect();
        let game = setup.build().expect("a position");
        let Some(turn) = game.turn().decides() else { panic!("somebody's turn") };
        let names = Names::new(rules, ["Ana", "Ben"], Some(turn));
        prompt(&Language::default(), &names, &game.view(Viewer::Seat(turn)))
    }

    #[test]
    fn every_situation_of_play_has_its_prompt() {
        let ask = |hands: [&str; 2], played: &[&str]| asked(&Rules::default(), &hands, played);
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5C"], &[]), "Lead any card: its suit becomes trump.");
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5C"], &["AS"]), "Follow trump: play a spade.");
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5C"], &["AS", "KS"]), "Lead any card.");
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5C"], &["AS", "KS", "2H"]), "Follow hearts.");
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5S"], &["AS", "KS", "2H"]), "Follow hearts, or trump.");
        assert_eq!(
            ask(["AS 2H 3H", "KS 4C 5S"], &["AS", "KS", "2H"]),
            "You’re out of hearts: trump, or throw off any card."
        );
        assert_eq!(ask(["AS 2H 3H", "KS 4C 5C"], &["AS", "KS", "2H"]), "You’re out of hearts: play any card.");
        assert_eq!(ask(["AS 2H 3H", "KS 4C 5C"], &["AS", "KS", "2H", "4C", "3H"]), "Play your last card.");
    }
}
