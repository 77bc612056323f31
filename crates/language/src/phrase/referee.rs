//! The referee: the book's answer to something that went wrong at the table, and the rule behind it.

use crate::phrase::card::{card_alone, card_object, suit};
use crate::phrase::person::figure;
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::{BidError, ExposedCard};
use pitch_rules::{Ask, Cause, Event, Seat, SeatView, Slip, Turn};

/// Returns the referee's line: what the book asks or requires now, and why. `None` where all is regular.
#[must_use]
pub fn referee(language: &Language, names: &Names, view: &SeatView) -> Option<String> {
    match (view.turn, view.ask) {
        (Turn::Rule(seat), Some(asked)) => Some(ask(language, names, view, seat, asked)),
        (Turn::Play(seat), _) => {
            let called = view.called[seat]?;
            let (who, name) = (names.who(seat), names.name(seat));
            Some(t!(language, "referee-called", who = who, name = name, card = card_alone(language, called)))
        }
        _ => None,
    }
}

/// Tells what the book asks this seat, and why.
#[must_use]
pub fn ask(language: &Language, names: &Names, view: &SeatView, seat: Seat, ask: Ask) -> String {
    let (who, name) = (names.who(seat), names.name(seat));
    match ask {
        Ask::Override(of) => {
            t!(language, "ask-override", who = who, name = name, of = names.who(of), of_name = names.name(of))
        }
        Ask::WrongLead(of) => {
            t!(language, "ask-wrong-lead", who = who, name = name, of = names.who(of), of_name = names.name(of))
        }
        Ask::Demand(of) => {
            t!(language, "ask-demand", who = who, name = name, of = names.who(of), of_name = names.name(of))
        }
        Ask::NameTrump => name_trump(language, names, view, seat),
        Ask::CallPartner => t!(language, "ask-call-partner", who = who, name = name),
        Ask::FirstPitcher => t!(language, "ask-first-pitcher", who = who, name = name),
        Ask::AnyClaims => t!(language, "ask-any-claims", who = who, name = name),
    }
}

/// Tells why this seat names trump: it has the bid, it pitched a card that leaves trump open, or it let a wrong lead
/// stand.
fn name_trump(language: &Language, names: &Names, view: &SeatView, seat: Seat) -> String {
    let (who, name) = (names.who(seat), names.name(seat));
    let pitched = view.trick.filter(|trick| trick.leader() == seat).and_then(|trick| trick.led());
    let bid = view.contract.and_then(|contract| contract.bid);
    match (pitched.map(|led| (led, led.suit())), bid) {
        (Some((_, None)), _) => t!(language, "ask-name-joker", who = who, name = name),
        (Some((led, Some(own))), _) => {
            let (card, other) = (card_object(language, led), suit(language, own.of_same_color()));
            let own = suit(language, own);
            t!(language, "ask-name-color", who = who, name = name, card = card, suit = own, other = other)
        }
        (None, _) if view.trick.is_some_and(|trick| !trick.is_empty()) => {
            t!(language, "ask-name-trump", who = who, name = name)
        }
        (None, Some(bid)) => t!(language, "ask-name-for-bid", who = who, name = name, bid = figure(language, bid)),
        (None, None) => t!(language, "ask-name-free", who = who, name = name),
    }
}

/// Tells what the book does about an irregular event, and why; `None` for a regular one.
#[must_use]
pub fn referee_event(language: &Language, names: &Names, event: &Event) -> Option<String> {
    let rules = names.rules();
    Some(match event {
        Event::Misdealt { slip, thrown_in: true, .. } => {
            t!(language, "referee-misdeal", slip = slip_key(*slip), result = rules.misdeal_result.id())
        }
        Event::Misdealt { slip, thrown_in: false, .. } => t!(language, "referee-deal-stands", slip = slip_key(*slip)),
        Event::CallVoid { seat, .. } => {
            let pass = match rules.bid_error {
                BidError::VoidPass => "yes",
                BidError::TakeBack => "no",
            };
            t!(language, "referee-void", pass = pass, who = names.who(*seat), name = names.name(*seat))
        }
        Event::PitchedEarly { .. } => t!(language, "referee-early"),
        Event::Overridden(seat) => {
            t!(language, "referee-overridden", who = names.who(*seat), name = names.name(*seat))
        }
        Event::LedWrongly { .. } => t!(language, "referee-led-wrongly"),
        Event::LetStand(seat) => t!(language, "referee-let-stand", who = names.who(*seat), name = names.name(*seat)),
        Event::Demanded { demand: Some(_), .. } => t!(language, "referee-demanded"),
        Event::Exposed { .. } => {
            let callable = match rules.exposed_card {
                ExposedCard::Callable => "yes",
                ExposedCard::Free => "no",
            };
            t!(language, "referee-exposed", callable = callable)
        }
        Event::CardCalled { .. } => t!(language, "referee-card-called"),
        Event::Corrected { .. } => t!(language, "referee-corrected"),
        Event::RenegeCalled { found: Some(renege), .. } if renege.grave && rules.renege_forfeit => {
            t!(language, "referee-grave", top = rules.renege_top)
        }
        Event::RenegeCalled { found: Some(_), .. } => penalty(language, names),
        Event::RenegeCalled { found: None, .. } => t!(language, "referee-no-renege"),
        Event::Marked(mark) => match mark.cause {
            Cause::Renege(..) | Cause::Revoke(..) => penalty(language, names),
            Cause::Look(_) => t!(language, "referee-look"),
            Cause::TurnUp(_)
            | Cause::Gift
            | Cause::Price(_)
            | Cause::Refused(_)
            | Cause::Misdeal
            | Cause::SetBack(_)
            | Cause::BidTaken(_)
            | Cause::Difference
            | Cause::Point(_)
            | Cause::Peg(..)
            | Cause::Slam
            | Cause::Moon
            | Cause::Short => return None,
        },
        Event::Dealt { .. }
        | Event::TakenUp { .. }
        | Event::TurnedUp(_)
        | Event::FirstPitcher { .. }
        | Event::Cut(_)
        | Event::StockTop(_)
        | Event::Exhausted
        | Event::Called { .. }
        | Event::Contracted(_)
        | Event::ThrownIn
        | Event::WeakHand { .. }
        | Event::WidowTaken { .. }
        | Event::Discarded { .. }
        | Event::Handed { .. }
        | Event::Replenished { .. }
        | Event::Drawn { .. }
        | Event::Lead { .. }
        | Event::SetAside { .. }
        | Event::Withdrawn(_)
        | Event::Demanded { demand: None, .. }
        | Event::Played { .. }
        | Event::PartnerCalled(_)
        | Event::Uncovered { .. }
        | Event::PartnerShown(_)
        | Event::TrumpSet(_)
        | Event::LaidDown { .. }
        | Event::TrickTaken { .. }
        | Event::Claimed { .. }
        | Event::EndedByScore(_)
        | Event::HandScored(_)
        | Event::DealPassed(_)
        | Event::GameWon(_) => return None,
    })
}

/// Tells what a renege costs at this table.
fn penalty(language: &Language, names: &Names) -> String {
    t!(language, "referee-penalty", penalty = names.rules().revoke_penalty.id())
}

/// Tells whether somebody who called a renege was right: "You were right"; `None` for any other event.
#[must_use]
pub fn ruling_title(language: &Language, names: &Names, event: &Event) -> Option<String> {
    let Event::RenegeCalled { by, found, .. } = event else { return None };
    let (who, name) = (names.who(*by), names.name(*by));
    Some(match found {
        Some(_) => t!(language, "ruling-right", who = who, name = name),
        None => t!(language, "ruling-wrong", who = who, name = name),
    })
}

const fn slip_key(slip: Slip) -> &'static str {
    match slip {
        Slip::Count => "count",
        Slip::Exposed(_) => "exposed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Bid, Contract, Game, Preset, Rules, Trick, Viewer};

    use std::sync::Arc;

    #[test]
    fn what_the_book_asks_is_asked_of_the_right_person() {
        let names = Names::new(Arc::new(Rules::default()), ["Ana", "Ben", "Cleo", "Dev"], Some(Seat::default()));
        let (english, german) = (Language::default(), Language::new("de").expect("German"));
        let ben = Seat::new(1).expect("a seat");
        let mut view = Game::new(Arc::default(), Seat::default()).expect("rules").view(Viewer::Public);
        assert_eq!(
            ask(&english, &names, &view, Seat::default(), Ask::WrongLead(ben)),
            "Ben led in your place. Have the card taken back, or let it stand?"
        );
        let named = |view: &SeatView, language: &Language, seat| ask(language, &names, view, seat, Ask::NameTrump);
        view.contract = Some(Contract::new(ben, Bid::new(4)));
        assert_eq!(named(&view, &german, ben), "Ben spielt für 4 und nennt Trumpf.");
        let lead = |view: &mut SeatView, led: &str, seat| {
            let mut trick = Trick::new(view.seats, seat);
            trick.play(led.parse().expect("a card"), view.rankings.with(None));
            view.trick = Some(trick);
        };
        lead(&mut view, "X1", ben);
        assert_eq!(named(&view, &english, ben), "Ben pitched a joker, and names trump.");
        lead(&mut view, "JH", ben);
        assert_eq!(
            named(&view, &german, ben),
            "Ben hat den Herzbuben ausgespielt und nennt Herz oder Karo als Trumpf."
        );
        lead(&mut view, "KS", Seat::default());
        assert_eq!(named(&view, &german, ben), "Ben hat zu einem falschen Ausspiel zugegeben und nennt jetzt Trumpf.");
    }

    #[test]
    fn the_cost_of_a_renege_is_that_of_the_table() {
        let english = Language::default();
        let called = Event::RenegeCalled { by: Seat::default(), of: Seat::default(), found: None };
        for preset in Preset::ALL {
            let names = Names::new(Arc::new(Rules::from(preset)), ["Ana", "Ben", "Cleo", "Dev"], None);
            assert!(referee_event(&english, &names, &called).is_some());
            assert!(penalty(&english, &names).ends_with('.'));
        }
        assert_eq!(referee_event(&english, &Names::new(Arc::default(), ["Ana"], None), &Event::ThrownIn), None);
    }
}
