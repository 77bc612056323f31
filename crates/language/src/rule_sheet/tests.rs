use super::*;
use pitch_rules::rules::{
    AllPass, Discarding, FirstLeader, ForcedChoice, GameTie, GoingOut, Kind, Length, LowTo, Naming, PitchedWild,
    PrivilegeOn, Question, RankScores, RankSet, RestTo, RevokeMode, RevokePenalty, Smudge, Teams, ThrowIn, Undertrump,
    Value,
};
use pitch_rules::{Bid, Points, Rank};

use rayon::prelude::*;

fn texts(sheet: &RuleSheet) -> Vec<&str> {
    sheet.clauses().map(|clause| clause.text.as_str()).collect()
}

fn languages() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().map(|translation| Language::new(translation.tag).expect("a language"))
}

/// Each preset, played with a net and at a real table.
fn printed() -> impl Iterator<Item = (Preset, Rules)> {
    Preset::ALL.into_iter().flat_map(|preset| {
        let rules = Rules::from(preset);
        [(preset, rules.clone()), (preset, Rules { revoke_mode: RevokeMode::Table, ..rules })]
    })
}

fn values(field: Field) -> Vec<Value> {
    let mut values = field.kind().values();
    match field.kind() {
        Kind::RankScores => values.push(Value::RankScores(RankScores::of(&[(Rank::Two, 6)]))),
        Kind::Points => {
            values.push(Value::Points("high low jack 5:5 p9:9 last 2@player game:8".parse().expect("a list")));
        }
        Kind::GameValues => values.push(Value::GameValues("A:4 T:10 9:2 t5:5 X:1".parse().expect("card points"))),
        Kind::TrumpOrder => values.push(Value::TrumpOrder("A 9 K 8 Q 7 J 6 T 5 4 3 2".parse().expect("an order"))),
        Kind::Pack => values.push(Value::Pack("2,4,6-A".parse().expect("a pack"))),
        Kind::RankSet => values.push(Value::RankSet(RankSet::of(&[Rank::Ten]))),
        // Of a long row of numbers some say the same as all.
        Kind::Number { min, max } => values.retain(|value| match value {
            Value::Number(number) => *number < min + 20 || number % 10 == 0 || *number == max,
            _ => true,
        }),
        Kind::Flag | Kind::Choice(_) => {}
    }
    values
}

#[test]
fn the_printed_rules_have_no_changes() {
    for language in languages() {
        for (preset, rules) in printed() {
            let sheet = rule_sheet(&language, &rules, Some(preset));
            assert!(sheet.clauses().all(|clause| !clause.differs && clause.was.is_none()), "{preset}");
            assert_eq!(texts(&sheet), texts(&rule_sheet(&language, &rules, None)), "{preset}");
            assert_eq!(preset.differences(&rules).count(), 0, "{preset}: the list of house rules says the same");
        }
    }
    let language = Language::default();
    let sheet = rule_sheet(&language, &Rules::default(), Some(Preset::AuctionPitch));
    assert_eq!(changes(&language, &sheet), "No changes");
    assert_eq!(texts(&sheet)[0], "Four play, each alone. The game takes 2 to 7 players.");
    let seven = Rules { players: 7, ..Rules::default() };
    assert_eq!(rule_sheet(&language, &seven, Some(Preset::AuctionPitch)).differing(), 0);
}

#[test]
fn a_changed_rule_says_what_it_was() {
    let language = Language::default();
    let rules = Rules { target: Points(11), low_to: LowTo::Winner, win_by_two: true, ..Rules::default() };
    let sheet = rule_sheet(&language, &rules, Some(Preset::AuctionPitch));
    let changed: Vec<_> = sheet.clauses().filter(|clause| clause.differs).collect();
    assert_eq!(changes(&language, &sheet), "3 changes, marked in the margin");
    assert_eq!(changed[0].was.as_deref(), Some("Low goes to: the player who was dealt it"));
    assert_eq!(changed[1].text, "First to 11 wins.");
    assert_eq!(changed[1].was.as_deref(), Some("Play to: 7"));
    // What goes without saying is said where it is the change.
    let up = Rules { count_down: false, ..Preset::Smudge.into() };
    let back = rule_sheet(&language, &up, Some(Preset::Smudge));
    let counts_up = "The score pad counts up.";
    assert!(back.clauses().any(|clause| clause.differs && clause.text == counts_up));
    assert!(!texts(&rule_sheet(&language, &up, None)).contains(&counts_up));
}

#[test]
fn what_was_set_without_effect_is_named() {
    let language = Language::default();
    let told = |rules: &Rules, base| {
        let lines = rule_sheet_as_text(&language, "Ours", rules, base);
        lines.into_iter().find(|line| line.starts_with("No effect in this game: "))
    };
    let no_auction = |going_out| Rules { going_out, ..Preset::NoAuctionPitch.into() };
    let line = told(&no_auction(GoingOut::HigherScore), Preset::NoAuctionPitch).expect("nobody bids");
    assert!(line.contains(&phrase::field_name(&language, Field::GoingOut)), "{line}");
    // What a file leaves out is as in Auction Pitch, and nobody has set it.
    assert_eq!(told(&no_auction(GoingOut::BidderFirst), Preset::NoAuctionPitch), None);
    let setback = Rules { going_out: GoingOut::HigherScore, ..Preset::Setback.into() };
    assert_eq!(told(&setback, Preset::Setback), None);
    for (preset, rules) in printed() {
        assert_eq!(told(&rules, preset), None, "{preset}");
    }
}

#[test]
fn no_more_cards_are_promised_than_there_are() {
    let language = Language::default();
    let said = |rules: Rules, topic: &str| {
        assert_eq!(rules.validate(), []);
        let sheet = rule_sheet(&language, &rules, None);
        sheet.on(&[topic]).map(|(_, clause)| clause.text.clone())
    };
    let nine = |players, refill| Rules {
        players,
        play_size: 9,
        discard: Discarding::ToSize,
        refill,
        naming: Naming::Announced,
        ..Rules::default()
    };
    assert_eq!(said(nine(4, true), "play-size").as_deref(), Some("Everybody plays with 9 cards."));
    assert_eq!(said(nine(7, true), "play-size").as_deref(), Some("Nobody plays with more than 9 cards."));
    assert_eq!(said(nine(4, false), "discard").as_deref(), Some("Nobody discards anything."));
    let six = Rules { cards_per_player: 9, play_size: 6, ..nine(4, true) };
    let down = said(six, "discard").expect("some are discarded");
    assert!(down.ends_with("everybody discards down to 6 cards."), "{down}");
}

/// The rules by which the same is played, where two values of an option mean the same beside the others: the sheet says the same
/// of both.
fn alike(rules: &Rules) -> Rules {
    let possible = (rules.min_players..=rules.max_players).filter(|players| rules.can_be_played_by(*players));
    let possible: Vec<u8> = possible.collect();
    let mut rules = rules.clone();
    if let ([least, ..], [.., most]) = (&possible[..], &possible[..]) {
        (rules.min_players, rules.max_players) = (*least, *most);
    }
    if rules.game_tie == GameTie::Jokers && rules.jokers == 0 {
        rules.game_tie = GameTie::None;
    }
    if rules.discard == Discarding::UpTo && rules.discard_max == 0 {
        rules.discard = Discarding::ToSize;
    }
    // Nobody has a card too many.
    let without = Rules { discard: Discarding::None, ..rules.clone() };
    let most = usize::from(rules.cards_per_player) + usize::from(rules.widow);
    let is_idle = most <= rules.hand_size() && without.exchanges() && !rules.has_table_widow();
    if rules.discard == Discarding::ToSize && is_idle {
        rules = without;
    }
    if rules.pitched_wild == PitchedWild::NoJoker && rules.jokers == 0 {
        rules.pitched_wild = PitchedWild::Spades;
    }
    if rules.teams == Teams::PairsAtFour && (rules.min_players, rules.max_players) == (4, 4) {
        rules.teams = Teams::Pairs;
    }
    if rules.teams == Teams::PairsAtFour && !(rules.min_players..=rules.max_players).contains(&4) {
        rules.teams = Teams::None;
    }
    let fixed = rules.has_partners() && !rules.calls_partner();
    if rules.first_leader == FirstLeader::PartnerWithOneTrump && !fixed {
        rules.first_leader = FirstLeader::Pitcher;
    }
    if rules.going_out == GoingOut::BidderAtOnce && !rules.ends_with_the_pitcher() {
        rules.going_out = GoingOut::BidderFirst;
    }
    let held = rules.forced_choice == ForcedChoice::Exactly;
    if rules.forced_bid <= rules.min_bid.number() && (!held || rules.forced_bid == rules.min_bid.number()) {
        rules.forced_bid = 0;
    }
    if rules.holds_the_dealer() && !rules.has_moon() && rules.least_forced_bid() == rules.max_bid {
        rules.forced_choice = ForcedChoice::Exactly;
    }
    rules
}

#[test]
fn partners_of_four_are_told_only_where_four_can_play() {
    let language = Language::default();
    let told = |preset: Preset| {
        texts(&rule_sheet(&language, &preset.into(), None)).concat().contains("only four play in pairs")
    };
    assert!(!told(Preset::AllFives) && told(Preset::SevenUp));
}

/// The sheet is complete: whatever is changed that has a meaning changes it, whatever has none does not.
#[test]
fn every_option_that_applies_is_on_the_sheet_of_every_preset() {
    languages().collect::<Vec<_>>().into_par_iter().for_each(|language| {
        for (preset, rules) in printed() {
            let sheet = rule_sheet(&language, &rules, None);
            let with_net = Rules { revoke_mode: RevokeMode::Enforced, ..rules.clone() };
            // At a real table, what has no effect with a net.
            let is_new = |field: &&Field| rules == with_net || !field.applies(&with_net);
            for &field in Field::ALL.iter().filter(is_new) {
                for value in values(field).into_iter().filter(|value| *value != field.get(&rules)) {
                    let mut other = rules.clone();
                    assert_eq!(field.set(&mut other, value), Ok(()));
                    if !other.validate().is_empty() || alike(&other) == alike(&rules) {
                        continue;
                    }
                    let changed = rule_sheet(&language, &other, Some(preset));
                    let place = format!("{field} = {value} in {preset} ({})", language.translation().tag);
                    assert_eq!(texts(&changed) != texts(&sheet), field.applies(&rules), "{place}");
                    // How many play is never marked, nor whether mistakes can be made.
                    let marked = field.applies(&rules) && !matches!(field, Field::Players | Field::RevokeMode);
                    assert_eq!(changed.differing() > 0, marked, "{place}");
                }
            }
        }
    });
}

/// What a clause says depends on the options that it names, and on no others.
#[test]
fn a_clause_names_the_options_that_it_is_made_from() {
    let language = Language::default();
    for (preset, rules) in printed() {
        let before = drafts(&language, &rules);
        for &field in Field::ALL {
            for value in values(field) {
                let mut other = rules.clone();
                assert_eq!(field.set(&mut other, value), Ok(()));
                for draft in drafts(&language, &other).into_list() {
                    let changed = before.find(draft.topic).is_some_and(|old| old.text != draft.text);
                    // What depends on the pack depends on what is left out of it.
                    let field =
                        if field == Field::PackShrinks && draft.topic != "pack-shrinks" { Field::Pack } else { field };
                    let named = draft.fields.contains(&field)
                        || (["gift", "game"].contains(&draft.topic) && field == Field::Players);
                    assert!(!changed || named, "{} of {preset} by {field} = {value}", draft.topic);
                }
            }
        }
    }
}

#[test]
fn no_sheet_has_a_raw_id_or_an_empty_place() {
    for language in languages() {
        for (preset, rules) in printed() {
            for other in Preset::ALL {
                let sheet = rule_sheet(&language, &rules, Some(other));
                let sources = sheet.sections.iter().filter_map(|section| section.source.as_ref());
                assert!(sources.clone().all(|source| source.ends_with('.')), "{preset} beside {other}");
                for clause in sheet.clauses() {
                    for text in std::iter::once(&clause.text).chain(&clause.was).chain(sources.clone()) {
                        // Whatever is more than one word in an id is joined by an underscore.
                        let is_raw = text.contains(['{', '}', '$', '_']) || text.contains("  ");
                        let is_whole = !text.is_empty() && text.trim() == text;
                        assert!(is_whole && !is_raw, "{preset} beside {other}: {text}");
                    }
                    assert!(clause.text.ends_with('.') && !clause.text.ends_with(".."), "{}", clause.text);
                }
            }
        }
    }
}

/// What the description of a game leaves open, and a ruling of docs/rules.md decides.
#[test]
fn what_the_source_leaves_open_is_marked_as_the_programs_own() {
    let language = Language::default();
    let marked = |preset: Preset, revoke_mode| {
        let rules = Rules { revoke_mode, ..preset.into() };
        let sheet = rule_sheet(&language, &rules, Some(preset));
        sheet.clauses().filter(|clause| clause.ruling.is_some()).map(|clause| clause.text.clone()).collect::<Vec<_>>()
    };
    let table = Rules { revoke_mode: RevokeMode::Table, ..Rules::default() };
    let (bicycle, said) = (marked(Preset::AuctionPitch, RevokeMode::Table), drafts(&language, &table));
    let open =
        ["all-pass", "undertrump", "claims", "basis", "misdeal-count", "revoke-call", "revoke-no-bid", "exposed"];
    let printed = ["bids", "privilege", "game-tie", "smudge", "target", "misdeal-shown", "misdeal-result", "bid-error"];
    for (topic, is_open) in open.map(|topic| (topic, true)).into_iter().chain(printed.map(|topic| (topic, false))) {
        let text = &said.find(topic).expect("it stands on the sheet").text;
        assert_eq!(bicycle.contains(text), is_open, "{topic}: {text}");
    }
    // That no mistakes can be made is no book's rule.
    for preset in Preset::ALL {
        for mode in [RevokeMode::Enforced, RevokeMode::Table] {
            let rules = Rules { revoke_mode: mode, ..preset.into() };
            let drafts = drafts(&language, &rules);
            let text = &drafts.find("mistakes").expect("it stands on every sheet").text;
            assert_eq!(marked(preset, mode).contains(text), !rules.allows_mistakes(), "{preset}");
        }
    }
    // A table that has it otherwise has a rule of its own.
    let rules = Rules { all_pass: AllPass::EldestFree, ..Rules::default() };
    let sheet = rule_sheet(&language, &rules, Some(Preset::AuctionPitch));
    assert!(sheet.clauses().all(|clause| !(clause.differs && clause.ruling.is_some())));
    assert_eq!((sheet.differing(), sheet.rulings() + 1), (1, marked(Preset::AuctionPitch, RevokeMode::Enforced).len()));
    // Nothing is said of a source where none is asked for.
    assert_eq!(rule_sheet(&language, &rules, None).rulings(), 0);
}

/// Each topic that is named as open stands on that game's sheet, and each ruling in docs/rules.md.
#[test]
fn every_ruling_on_a_sheet_is_a_ruling_of_the_document() {
    let document = include_str!("../../../../docs/rules.md");
    let language = Language::default();
    for preset in Preset::ALL {
        let rules = Rules { revoke_mode: RevokeMode::Table, ..preset.into() };
        let drafts = drafts(&language, &rules);
        for (topic, id) in source::topics(preset) {
            assert!(drafts.find(topic).is_some_and(|draft| !draft.goes_without_saying), "{topic} of {preset}");
            let ruling = document
                .lines()
                .find(|line| line.starts_with(&format!("**{id} ")) || line.starts_with(&format!("| {id} ")));
            assert!(ruling.is_some(), "{id}, on {topic} of {preset}");
        }
    }
}

#[test]
fn who_wins_by_the_points_for_one_revoke_is_said_where_several_can() {
    let language = Language::default();
    let said = |preset: Preset, players, penalty| {
        let rules = Rules { players, revoke_mode: RevokeMode::Table, revoke_penalty: penalty, ..preset.into() };
        let said = drafts(&language, &rules).find("revoke-together").map(|draft| draft.text.clone());
        let sheet = rule_sheet(&language, &rules, Some(preset));
        let ruling = sheet
            .clauses()
            .any(|clause| Some(&clause.text) == said.as_ref() && (clause.ruling.is_some() || clause.differs));
        assert_eq!(said.is_some(), ruling, "it is no book's");
        said
    };
    let three = said(Preset::SevenUp, 3, RevokePenalty::JackTwo).expect("two others score");
    assert!(!three.contains("bid"), "{three}");
    assert!(
        said(Preset::AuctionPitch, 4, RevokePenalty::PointNoGame).is_some_and(|text| text.contains("made the bid"))
    );
    assert_eq!(said(Preset::SevenUp, 2, RevokePenalty::JackTwo), None);
    assert_eq!(said(Preset::AuctionPitch, 4, RevokePenalty::SetBackBid), None);
}

#[test]
fn a_law_that_comes_from_elsewhere_says_so() {
    let language = Language::default();
    let law = |preset: Preset, revoke_mode| {
        let rules = Rules { revoke_mode, ..preset.into() };
        let sheet = rule_sheet(&language, &rules, Some(preset));
        sheet.sections.into_iter().filter_map(|section| section.source.map(|source| (section.group, source))).next()
    };
    for preset in Preset::ALL {
        assert_eq!(law(preset, RevokeMode::Enforced), None, "{preset}");
    }
    let setback = law(Preset::Setback, RevokeMode::Table).expect("White Knuckle Cards has no law");
    assert!(
        setback.0 == Group::Law && setback.1.ends_with("These rules are Bicycle’s, from Auction Pitch."),
        "{setback:?}"
    );
    let sale = law(Preset::Britannica1911, RevokeMode::Table).expect("parts of it are later");
    assert!(sale.1.ends_with("comes from a later edition."), "{sale:?}");
    assert_eq!(law(Preset::AuctionPitch, RevokeMode::Table), None);
    assert_eq!(law(Preset::Trinidad, RevokeMode::Table), None);
}

#[test]
fn the_sections_come_in_their_order_and_each_once() {
    for (preset, rules) in printed() {
        let sheet = rule_sheet(&Language::default(), &rules, None);
        let groups: Vec<_> = sheet.sections.iter().map(|section| section.group).collect();
        assert!(groups.is_sorted() && groups.windows(2).all(|pair| pair[0] != pair[1]), "{preset}");
        assert!(sheet.sections.iter().all(|section| !section.clauses.is_empty() && !section.title.is_empty()));
        assert_eq!(groups.contains(&Group::Auction), rules.has_bids(), "{preset}");
    }
}

/// Each sentence of the sheet holds under the rules that it stands beside.
#[test]
fn no_sentence_says_what_is_not_so() {
    let language = Language::default();
    let said = |rules: &Rules| rule_sheet(&language, rules, None).clauses().map(|c| c.text.clone()).collect::<Vec<_>>();
    let says = |rules: &Rules, part: &str| said(rules).iter().any(|text| text.contains(part));

    // A jack or a guess finds the first pitcher: nobody draws besides.
    for preset in [Preset::WestYorkshire, Preset::Blackburn] {
        for ceremony in [false, true] {
            let rules = Rules { ceremony, ..preset.into() };
            assert!(!says(&rules, "highest deals first"), "{preset}");
            assert_eq!(says(&rules, "Before the first deal"), ceremony, "{preset}");
        }
    }
    // The draw is for the deal alone, and the deck is cut once.
    let shown = Rules { ceremony: true, ..Rules::default() };
    let draw = "Everybody draws a card, and the highest deals first. Before the first deal, the player before the dealer \
                cuts, leaving at least five cards in each part.";
    assert!(said(&shown).contains(&draw.to_owned()), "{:?}", said(&shown));

    // Eldest undertakes a price that nobody else can take.
    let sale = Rules { four_is_final: true, ..Preset::Britannica1911.into() };
    assert!(says(&sale, "A bid of 4 ends the bidding, and only the seller can still take it."));
    assert!(says(&Rules::default(), "A bid of 4 ends the bidding, and nobody can take it."));

    // All four points win at once the player who makes them.
    let must = Rules { must_bid_to_go_out: true, ..Rules::default() };
    assert!(says(&must, "Only a pitcher who makes the bid in that hand can win."));
    let feat = Rules { smudge: Smudge::AnyAllFour, ..must };
    assert!(says(&feat, "can win, or anybody who makes all four points."));

    // Where three sides play, two of them score.
    for penalty in RevokePenalty::ALL.iter().copied() {
        let rules = Rules { players: 3, revoke_mode: RevokeMode::Table, revoke_penalty: penalty, ..Rules::default() };
        assert!(!says(&rules, "other side scores"), "{penalty:?}");
    }

    // Who has bid has seen the cards.
    let bidding = Rules { partner_blind: true, revoke_mode: RevokeMode::Table, ..Preset::Setback.into() };
    assert!(!says(&bidding, "partner may not look") && !says(&bidding, "looks too early"));
}

/// What is said of one game is said of a table that has it otherwise only where it holds there.
#[test]
fn a_sentence_holds_beside_the_other_rules_of_the_table() {
    let language = Language::default();
    let said = |rules: &Rules| rule_sheet(&language, rules, None).clauses().map(|c| c.text.clone()).collect::<Vec<_>>();
    let alone = Rules {
        min_players: 4,
        naming: Naming::Announced,
        cards_per_player: 9,
        play_size: 6,
        discard: Discarding::Plain,
        refill: true,
        rest_to: RestTo::BidderThenPartner,
        ..Preset::PedroSancho.into()
    };
    let low = Rules { throw_in: ThrowIn::VoidAndLow, ..Preset::NineCardDon.into() };
    let full = Rules {
        cards_per_player: 12,
        widow: 5,
        jokers: 1,
        naming: Naming::Announced,
        discard: Discarding::ToSize,
        ..Rules::default()
    };
    let few = Rules { cards_per_player: 5, play_size: 9, refill: false, ..Preset::Cinch.into() };
    let worthless = Rules {
        pack: "7-A".parse().expect("a pack"),
        game_values: "6:1".parse().expect("card points"),
        ..Rules::default()
    };
    let beaten = Rules { going_out: GoingOut::HigherScore, ..Rules::default() };
    let three = Rules {
        points: "high jack game".parse().expect("points"),
        max_bid: Bid::new(3).expect("a bid"),
        ..Rules::default()
    };
    for (rules, is_said, part) in [
        (&alone, true, "The game takes 4 to 5 players."),
        (&alone, false, "the partner does the same"),
        (&Rules { teams: Teams::Pairs, ..alone.clone() }, true, "the partner does the same"),
        (&Rules { teams: Teams::Called, ..Preset::Setback.into() }, true, "The game takes 4 to 7 players."),
        (&Rules { privilege_on: PrivilegeOn::MaxBid, ..Rules::default() }, true, "The dealer, too, must bid higher"),
        (&Preset::Pidro.into(), true, "The dealer may take a bid of 14 by matching it"),
        (&few, true, "Nobody plays with more than 9 cards."),
        (&Preset::WidowCinch.into(), true, "Everybody plays with 6 cards."),
        (&worthless, true, "nobody can score Game"),
        (&Rules { all_pass: AllPass::EldestFree, ..Preset::Cinch.into() }, true, "names trump and can’t be set"),
        (&Rules { all_pass: AllPass::EldestForced, ..Preset::TenPoint.into() }, true, "first player names trump for 4"),
        (&Preset::Pawnee.into(), true, "If both reach the target, the pitcher wins."),
        (&Rules { length: Length::Hands, ..Preset::Pawnee.into() }, false, "reach the target"),
        (&Rules { length: Length::Hands, hands: 1, ..Rules::default() }, true, "one hand, and the highest score wins."),
        (&three, true, "2, 3 or pass"),
        (&three, false, "A bid of four is a smudge"),
        (&three, false, "In the hole, a smudge"),
        (&Rules { length: Length::Deals, ..Rules::default() }, true, "the next player deals in its place."),
        (&Rules { length: Length::Hands, ..Rules::default() }, true, "Deals that are thrown in don’t count."),
        (&Rules { lost_at: 3, ..Rules::default() }, true, "A score of 3 or more below zero loses"),
        (&beaten, true, "a pitcher who made the bid wins, and otherwise play goes on."),
        (&full, false, "The rest stay face down."),
        (&Preset::AllFives.into(), true, "Queen, Trump jack, Ten"),
        (&low, true, "None of those cards may count for Game or score."),
        (
            &Rules { undertrump: Undertrump::ForbiddenUnlessForced, ..Rules::default() },
            true,
            "When another suit is led, you may not play a trump under a higher one",
        ),
    ] {
        let said = said(rules);
        assert_eq!(said.iter().any(|text| text.contains(part)), is_said, "{part}: {said:#?}");
    }
}

/// A joker brings cards that score, and with them a rule that nobody would ask about; a card fewer each has nothing to do with it.
#[test]
fn only_what_is_otherwise_is_marked_and_only_by_what_makes_it_so() {
    let language = Language::default();
    let printed = Rules::default();
    let joker = Question::Jokers.answered(&printed, &printed, Value::Number(1)).repairs.remove(0);
    let rules = Rules { cards_per_player: 5, ..joker };
    let sheet = rule_sheet(&language, &rules, Some(Preset::AuctionPitch));
    assert!(sheet.clauses().all(|clause| clause.topic != "pegging"));
    let deal = sheet.clauses().find(|clause| clause.topic == "deal").expect("the deal");
    assert_eq!(deal.was.as_deref(), Some("Cards each: 6"));
}

#[test]
fn the_sheet_says_that_a_game_may_not_end() {
    for language in languages() {
        assert_eq!(rule_sheet(&language, &Rules::default(), None).warnings, [""; 0]);
    }
    let rules = Rules { min_bid: Bid::FOUR, ..Rules::default() };
    let lines = rule_sheet_as_text(&Language::default(), "Ours", &rules, Preset::AuctionPitch);
    let sunk = "Note: Somebody must bid four in every hand, and few hands make it. Scores can sink far below zero, and \
                the game may never end.";
    assert!(lines.iter().any(|line| line == sunk), "{lines:?}");
}
