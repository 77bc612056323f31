use super::*;
use crate::card::Rank;
use crate::rules::{Preset, RankScores, RankSet};

/// Some values of an option of each kind, also of those that name ranks.
fn values(field: Field) -> Vec<Value> {
    let mut values = field.kind().values();
    match field.kind() {
        Kind::RankScores => {
            values.push(Value::RankScores(RankScores::of(&[(Rank::Ace, 1), (Rank::Two, 6), (Rank::Ten, 2)])));
        }
        Kind::Points => values.push(Value::Points("high low T 5:5 p5:5@player game:8".parse().expect("a list"))),
        Kind::GameValues => values.push(Value::GameValues("A:1 T:12 t5:5 X:3".parse().expect("card points"))),
        Kind::TrumpOrder => values.push(Value::TrumpOrder("A 9 K oJ X1".parse().expect("an order"))),
        Kind::Pack => values.push(Value::Pack("2,4,6-8,T".parse().expect("a pack"))),
        Kind::RankSet => values.push(Value::RankSet(RankSet::of(&[Rank::Ace, Rank::Two]))),
        Kind::Flag | Kind::Number { .. } | Kind::Choice(_) => {}
    }
    values
}

#[test]
fn the_fields_are_those_of_the_files_in_their_order() {
    let text = serde_json::to_string(&Rules::default()).expect("text");
    let places: Vec<_> = Field::ALL.iter().map(|field| text.find(&format!("\"{field}\":"))).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted());
    let value: serde_json::Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(value.as_object().map(serde_json::Map::len), Some(Field::ALL.len()));
}

#[test]
fn the_groups_follow_each_other_and_hold_every_field() {
    assert!(Field::ALL.is_sorted_by_key(|field| field.group()));
    assert!(Group::ALL.is_sorted());
    assert_eq!(Group::ALL.into_iter().flat_map(Group::fields).collect::<Vec<_>>(), Field::ALL);
    for field in Field::ALL {
        assert_eq!(field.id().parse(), Ok(*field));
    }
    assert!("playres".parse::<Field>().is_err());
}

#[test]
fn every_value_that_is_set_is_got_and_changes_nothing_else() {
    for preset in Preset::ALL {
        let before = Rules::from(preset);
        for &field in Field::ALL {
            assert!(field.kind().holds(field.get(&before)), "{field} of {preset}");
            for value in values(field) {
                let mut rules = before.clone();
                assert_eq!(field.set(&mut rules, value), Ok(()), "{field}");
                assert_eq!(field.get(&rules), value, "{field}");
                assert_eq!(field.differs(&rules, &before), value != field.get(&before), "{field}");
                let others = Field::ALL.iter().filter(|other| **other != field);
                assert!(others.into_iter().all(|other| !other.differs(&rules, &before)), "{field}");
            }
        }
    }
}

/// The names of the values are those of the files, and none is forgotten.
#[test]
fn every_choice_is_written_by_its_name() {
    for &field in Field::ALL {
        for value in field.kind().values() {
            let mut rules = Rules::default();
            assert_eq!(field.set(&mut rules, value), Ok(()));
            let json = serde_json::to_value(&rules).expect("an object");
            match value {
                Value::Choice(id) => assert_eq!(json[field.id()], id),
                Value::Number(number) => assert_eq!(json[field.id()], number),
                Value::Flag(flag) => assert_eq!(json[field.id()], flag),
                Value::Points(list) => assert_eq!(json[field.id()], list.to_string()),
                Value::GameValues(values) => assert_eq!(json[field.id()], values.to_string()),
                Value::TrumpOrder(order) => assert_eq!(json[field.id()], order.to_string()),
                Value::Pack(pack) => assert_eq!(json[field.id()], pack.to_string()),
                Value::RankScores(_) | Value::RankSet(_) => {}
            }
        }
    }
}

#[test]
fn what_it_cannot_be_is_refused() {
    let before = Rules::default();
    let mut rules = before.clone();
    for (field, value) in [
        (Field::Players, Value::Number(8)),
        (Field::MinBid, Value::Number(0)),
        (Field::MaxBid, Value::Number(0)),
        (Field::Target, Value::Number(251)),
        (Field::Teams, Value::Choice("fours")),
        (Field::LowTo, Value::Flag(true)),
        (Field::Claims, Value::Number(1)),
    ] {
        assert_eq!(field.set(&mut rules, value), Err(WrongValue { field, value }));
        assert_eq!(rules, before);
    }
}

/// The options that the table of options marks as meaningless in each preset, as far as no others decide it.
#[test]
fn an_option_without_meaning_in_a_preset_does_not_apply() {
    let without: [(Preset, &[Field]); 6] = [
        (Preset::AuctionPitch, &[Field::FirstPitcher, Field::SellerCredit, Field::TurnupScores, Field::PartnerBlind]),
        (Preset::Setback, &[Field::SmudgeInHole, Field::InHole, Field::SettlementBasis, Field::SellerBidCap]),
        (Preset::Trinidad, &[Field::MinBid, Field::AllPass, Field::SetScoring, Field::MustBidToGoOut]),
        (Preset::NoAuctionPitch, &[Field::PartnerBlind, Field::BidError, Field::EarlyPitch, Field::MinBid]),
        (Preset::JokerPitch, &[Field::JokerOrder, Field::FirstPitcher, Field::SmudgeInHole]),
        (Preset::FivePoint, &[Field::PitchedWild, Field::LowJoker, Field::EarlyPitch, Field::WrongPitchDemand]),
    ];
    for (preset, fields) in without {
        let rules = Rules { revoke_mode: RevokeMode::Table, ..preset.into() };
        for field in fields {
            assert!(!field.applies(&rules), "{field} in {preset}");
        }
    }
}

#[test]
fn what_an_option_means_depends_on_the_others() {
    let trinidad = Rules::from(Preset::Trinidad);
    assert!(Field::BegLimit.applies(&trinidad) && Field::GiftCanWin.applies(&trinidad));
    assert!(!Field::GiftCanWin.applies(&Rules { beg_limit: 0, ..trinidad.clone() }));
    assert!(!Field::RenegeTop.applies(&trinidad));
    assert!(Field::RenegeTop.applies(&Rules { revoke_mode: RevokeMode::Table, ..trinidad }));
    let sale = Rules::from(Preset::CommercialPitch);
    assert!(Field::RefusedBidCredit.applies(&sale) && Field::AuctionRounds.applies(&sale));
    assert!(!Field::RefusedBidCredit.applies(&Rules { seller_credit: SellerCredit::None, ..sale }));
    let seven_up = |players| Rules { players, ..Preset::SevenUp.into() };
    assert_eq!([2, 3, 4].map(|n| Field::Bunch.applies(&seven_up(n))), [true, false, false]);
    assert_eq!([2, 3, 4].map(|n| Field::GiftTo.applies(&seven_up(n))), [false, true, false]);
    assert_eq!([2, 3, 4].map(|n| Field::Peek.applies(&seven_up(n))), [false, true, true]);
    let without_game = Rules { points: "high low jack".parse().expect("a list"), ..Rules::default() };
    assert!(Field::GameValues.applies(&Rules::default()) && !Field::GameValues.applies(&without_game));
    assert!(!Field::InHole.applies(&Rules { smudge_in_hole: SmudgeInHole::WinsAnyway, ..Rules::default() }));
    assert!(!Field::SmudgeInHole.applies(&Rules { smudge: Smudge::Off, ..Rules::default() }));
}

#[test]
fn what_would_give_an_option_a_meaning_does_so() {
    let pitch = Rules::default();
    assert_eq!(Field::GiftTo.would_apply_with(&pitch), Some((Field::TrumpBy, Value::Choice("turn_up"))));
    assert_eq!(Field::RenegeTop.would_apply_with(&pitch), Some((Field::RevokeMode, Value::Choice("table"))));
    assert_eq!(Field::Target.would_apply_with(&pitch), None, "it has a meaning");
    for preset in Preset::ALL {
        let rules = Rules::from(preset);
        for &field in Field::ALL {
            assert!(field.usual().iter().all(|number| field.kind().holds(Value::Number(*number))), "{field}");
            let Some((other, value)) = field.would_apply_with(&rules) else { continue };
            let mut changed = rules.clone();
            assert_eq!(other.set(&mut changed, value), Ok(()));
            assert!(!field.applies(&rules) && field.applies(&changed), "{field} in {preset}");
        }
    }
}
