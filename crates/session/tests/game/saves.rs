//! Records: whatever was played is played again from its record, and what is no record is refused with the place.

use crate::chance::{self, Chance};
use crate::deeds;
use crate::play;

use pitch_players::{Level, Stop};
use pitch_rules::rules::{AllPass, FirstPitcher, RevokeMode};
use pitch_rules::{Action, Ask, Game, IllegalAction, IllegalPlay, Preset, Remark, Rules, Seat, Turn, Viewer};
use pitch_session::record::{MOST_DEALS, MOST_ENTRIES, ParseRecordError};
use pitch_session::syntax::MAX_BYTES;
use pitch_session::verify::{Commitments, Verification};
use pitch_session::{
    Deals, Entry, Fault, NewGame, Next, Playthrough, Record, Review, Statistics, Summary, SyntaxError, Table,
    Timestamp, Why, commitment,
};

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use rayon::prelude::*;
use serde_json::json;

/// The most that is done in a game, so that one that nobody wins ends all the same.
const LONGEST: usize = 600;

fn ron(table: &Table) -> String {
    table.record().to_ron().expect("written")
}

/// How many games a property is tried on: 500 unless `PITCH_GAMES` says otherwise.
fn games() -> u32 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500)
}

/// The table when the person in seat 0 is to play a card.
fn at_my_card(mut table: Table) -> Table {
    while table.game().turn() != Turn::Play(Seat::default()) {
        assert!(play::step(&mut table, 0));
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig { cases: games(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_record_plays_to_the_same_state(
        players in 2..=7_u8,
        number: u64,
        choices in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        let mut table = play::table(players, number % 1_000_000);
        for choice in choices {
            match choice {
                250.. if table.can_undo() => prop_assert!(table.undo()),
                240..250 => drop(table.hint()),
                _ if !play::step(&mut table, choice) => break,
                _ => {}
            }
        }
        let text = ron(&table);
        let record = Record::parse(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&record, table.record());
        prop_assert_eq!(&Summary::parse(&text), &Ok(table.record().summary().clone()));
        prop_assert_eq!(record.to_ron().ok(), Some(text));
        let again = Table::resume(record).map_err(|broken| TestCaseError::fail(broken.to_string()))?;
        prop_assert_eq!(again.game(), table.game());
        prop_assert_eq!(again.hands(), table.hands());
        prop_assert_eq!(again.record(), table.record());
        prop_assert_eq!(again.can_undo(), table.can_undo());
    }

    #[test]
    fn any_text_is_read_or_refused(text: String, bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Record::parse(&text).is_err());
        prop_assert!(Record::from_bytes(&bytes).is_err());
    }
}

/// Plays a game of chance, with some things taken back on the way, and plays it again from its record.
fn replays(rules: Rules, mut chance: Chance, number: u64) {
    let name = format!("deal {number} by {rules:?}");
    let mut table = play::table_by(rules, number);
    for _ in 0..LONGEST {
        if chance.once_in(100) {
            let _ = table.undo();
        }
        let Some(deed) = deeds::deed(table.game(), &mut chance) else { break };
        if matches!(deed.action, Action::Deal(_)) {
            assert!(!table.deal().is_empty(), "{name}");
        } else {
            let result = table.act(deed.seat, deed.action);
            assert!(result.is_ok() || !deed.listed, "{name}: {result:?}");
        }
    }
    let text = ron(&table);
    let again = Table::resume(Record::parse(&text).expect("a record")).expect("it replays");
    assert_eq!(again.game(), table.game(), "{name}");
    assert_eq!(again.hands(), table.hands(), "{name}");
    assert_eq!(again.record(), table.record(), "{name}");
    assert_eq!(again.record().to_ron().ok(), Some(text), "{name}");
}

/// Games of every preset at every number of players, with mistakes and without.
#[test]
fn every_game_of_every_size_plays_to_the_same_state() {
    let each = u64::from(games()).div_ceil(50);
    let sizes = Preset::ALL.into_iter().flat_map(|preset| (2..=7).flat_map(move |n| chance::fitting(preset, n)));
    let tables =
        sizes.flat_map(|rules| RevokeMode::ALL.iter().map(move |&mode| Rules { revoke_mode: mode, ..rules.clone() }));
    let tables: Vec<Rules> = tables.collect();
    tables.par_iter().enumerate().for_each(|(place, rules)| {
        (0..each).for_each(|number| replays(rules.clone(), Chance::of(place as u64, number), number));
    });
}

/// Games by rules drawn at random, and by presets with a few rules changed.
#[test]
fn every_game_by_any_rules_plays_to_the_same_state() {
    (0..u64::from(games())).into_par_iter().for_each(|number| {
        let mut chance = Chance::of(1, number);
        let preset = chance.one(&Preset::ALL);
        let rules = if chance.flag() { chance.rules() } else { chance.changed(preset) };
        replays(rules, chance, number);
    });
}

#[test]
fn undo_goes_back_to_the_last_decision_of_a_person() {
    let mut table = at_my_card(play::table(4, 7));
    assert!(table.can_undo(), "the person has called");
    let before = table.view(Viewer::Open);
    assert!(play::step(&mut table, 1));
    // The bots play, and the next hand is dealt before the person goes back.
    for _ in 0..3 {
        assert!(play::step(&mut table, 0));
    }
    let entries = table.record().entries().len();
    assert!(table.undo());
    assert_eq!(table.view(Viewer::Open), before);
    assert_eq!(table.record().entries().len(), entries + 1, "what was undone stays in the record");
    assert!(matches!(table.next(), Next::Person(seat) if Some(seat) == table.person()));
}

#[test]
fn undo_over_a_deal_deals_the_same_cards_again() {
    let mut table = play::table(4, 8);
    while table.hands().is_empty() {
        assert!(play::step(&mut table, 0));
    }
    let scored = table.record().summary().clone();
    let deal = |table: &mut Table| {
        assert!(!table.deal().is_empty());
        table.view(Viewer::Open)
    };
    let dealt = deal(&mut table);
    assert!(table.undo());
    assert_eq!((table.hands().len(), table.record().summary().hands), (0, 0));
    while table.hands().is_empty() {
        assert!(play::step(&mut table, 0));
    }
    assert_eq!(deal(&mut table), dealt);
    assert_eq!(table.record().summary(), &scored);
}

#[test]
fn everything_can_be_undone_and_then_nothing() {
    let mut table = play::over(play::table(3, 9));
    let end = *table.game().end().expect("over");
    assert_eq!(table.record().summary().winners, [table.name(Seat::new(end.victory.side.index()).expect("a seat"))]);
    let mut undone = 0;
    while table.undo() {
        undone += 1;
        assert!(!table.record().is_over());
    }
    assert!(undone > 7, "{undone} decisions");
    assert!(table.hands().is_empty() && !table.can_undo());
    let again = Table::resume(Record::parse(&ron(&table)).expect("a record")).expect("plays");
    assert_eq!(again.game(), table.game());
}

#[test]
fn a_text_cut_off_anywhere_is_refused() {
    let text = ron(&play::over(play::table(4, 1)));
    let end = text.trim_end().len();
    let ends = (0..end).step_by(61).chain(end.saturating_sub(100)..end);
    for length in ends.filter(|&length| text.is_char_boundary(length)) {
        let error = Record::parse(&text[..length]).expect_err("cut off");
        assert!(error.place().is_some(), "{length}: {error}");
    }
    assert!(Record::parse(&text).is_ok());
}

#[test]
fn a_changed_byte_never_does_harm() {
    let text = ron(&play::over(play::table(4, 2))).into_bytes();
    let (mut refused, mut faulty, mut harmless) = (0, 0, 0);
    for place in (0..text.len()).step_by(7) {
        for mask in [0x01, 0x20, 0x80] {
            let mut changed = text.clone();
            changed[place] ^= mask;
            match Record::from_bytes(&changed).map(|record| Playthrough::of(&record).1) {
                Err(_) => refused += 1,
                Ok(Some(_)) => faulty += 1,
                Ok(None) => harmless += 1,
            }
        }
    }
    // A letter of a name can change without harm; a card or a bracket cannot.
    assert!(refused > harmless && faulty > 0 && harmless > 0, "{refused} {faulty} {harmless}");
}

#[test]
fn what_is_no_record_is_told_apart() {
    let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    assert_eq!(Record::from_bytes(png), Err(SyntaxError::NotText { line: 1, column: 1 }.into()));
    assert!(matches!(Record::parse(""), Err(ParseRecordError::Syntax(SyntaxError::Wrong { line: 1, .. }))));
    let other = "(format: \"solitaire\", version: 9, piles: [])";
    assert_eq!(Record::parse(other), Err(ParseRecordError::Foreign("solitaire".to_owned())));
    let large = vec![b' '; MAX_BYTES as usize + 1];
    assert_eq!(Record::from_bytes(&large), Err(SyntaxError::TooLarge { bytes: MAX_BYTES + 1 }.into()));
    for nested in ["[", "(a:", "Some(", "{1:"] {
        let text = ron(&play::table(2, 1)).replacen("entries: []", &format!("entries: {}", nested.repeat(50_000)), 1);
        assert!(matches!(Record::parse(&text), Err(ParseRecordError::Syntax(_))), "{nested}");
    }
}

#[test]
fn a_record_has_the_oldest_version_that_has_room_for_it() {
    let mut table = at_my_card(play::table(3, 5));
    let _ = table.hint();
    let before = ron(&table);
    assert!(before.contains("version: 1,") && Record::parse(&before).is_ok());
    let moment = table.record().moment();
    table.coach();
    let after = ron(&table);
    assert!(after.contains("version: 2,") && after.contains("hint(0),\n        coached(0),"), "{after}");
    assert_eq!(table.record().moment(), moment, "nothing has changed at the table");
    // An older record is taken up, and is a newer one once it has to be.
    let mut taken_up = Table::resume(Record::parse(&before).expect("a record")).expect("it replays");
    taken_up.coach();
    assert_eq!(taken_up.record(), table.record());
    let again = Table::resume(Record::parse(&after).expect("a record")).expect("it replays");
    assert_eq!((again.game(), again.record()), (table.game(), table.record()));
    assert_eq!(again.aids(Seat::default()).coached, 1);
}

/// The record of a new game with one text put for another.
fn changed(from: &str, to: &str) -> Result<Record, ParseRecordError> {
    let text = ron(&play::table(4, 3));
    assert!(text.contains(from), "no `{from}` in\n{text}");
    Record::parse(&text.replacen(from, to, 1))
}

fn refusal(from: &str, to: &str) -> String {
    changed(from, to).expect_err("refused").to_string()
}

#[test]
fn what_does_not_fit_is_named() {
    assert_eq!(changed("version: 1", "version: 3"), Err(ParseRecordError::Version { found: 3 }));
    // A newer record is known as such even where it has parts that nobody knows yet.
    assert_eq!(
        changed("version: 1,", "version: 7, kibitzers: [(\"Al\", 3)],"),
        Err(ParseRecordError::Version { found: 7 })
    );
    assert!(refusal("first_dealer", "last_dealer").contains("last_dealer"));
    assert!(refusal("target: 7", "trget: 7").contains("trget"));
    assert!(refusal("target: 7", "target: 0").contains("target"));
    assert!(refusal("players: 4", "players: 5").contains("players"));
    assert!(refusal("algorithm: 1", "algorithm: 2").contains("algorithm"));
    assert!(refusal("seed: \"", "seed: \"x").contains("seed"));
    assert!(refusal("bot(\"steady\")", "bot(\"genius\")").contains("genius"));
    let dealer = format!("first_dealer: {}", play::table(4, 3).record().first_dealer());
    assert!(refusal(&dealer, "first_dealer: 6").contains("first_dealer"));
}

#[test]
fn what_is_missing_has_its_default() {
    let record = changed("target: 7,", "").expect("a record");
    assert_eq!(record, *play::table(4, 3).record());
    let text = ron(&play::table(4, 3));
    let (start, end) = (text.find("summary").expect("a summary"), text.find("    rules: (").expect("rules"));
    let without = Record::parse(&format!("{}{}", &text[..start], &text[end..])).expect("a record");
    // What it can be told by follows from the rest of the record.
    let summary = without.summary();
    assert_eq!((summary.players.len(), summary.rule_set.as_str(), summary.hands), (4, "auction_pitch", 0));
    // The summary is made anew from the game.
    assert_eq!(Table::resume(without).expect("plays").record().summary().scores.len(), 4);
}

#[test]
fn a_list_without_end_is_refused_before_it_fills_the_memory() {
    for (from, what, most) in [
        ("entries: [", "hint(0),", MOST_ENTRIES),
        ("entries: [", "undo,", MOST_ENTRIES),
        ("players: [\"", "\"\",", 7),
        ("course: [", "[],", MOST_DEALS),
    ] {
        let into = |count: usize| {
            let text = ron(&play::over(play::table(2, 11)));
            let (place, _) = text.match_indices(from).next().unwrap_or_else(|| panic!("no `{from}`"));
            let place = place + from.find('[').expect("a list") + 1;
            format!("{}{}{}", &text[..place], what.repeat(count), &text[place..])
        };
        let error = Record::parse(&into(most + 1)).expect_err("too many").to_string();
        assert!(error.contains(&format!("longer than the {most} that are read")), "{from}{what}: {error}");
        assert_eq!(Record::parse(&into(1)).map_err(|error| error.to_string()).err(), None, "{from}{what}");
    }
    // As many deals as nobody ever played, each thrown away again.
    let text = ron(&play::over(play::table(2, 11)));
    let deal = text.lines().find(|line| line.trim_start().starts_with("deal(")).expect("a deal");
    let many = text.replacen(deal, &format!("{deal}\n").repeat(MOST_DEALS + 1), 1);
    assert_eq!(Record::parse(&many), Err(ParseRecordError::TooManyDeals));
}

#[test]
fn names_are_made_fit_to_show() {
    let record = changed("name: \"Player 1\"", "name: \"\\u{202e}Eve\\n\\u{7}\"").expect("a record");
    assert_eq!(record.players()[1].name, "Eve");
    let long = changed("name: \"Player 1\"", &format!("name: \"{}\"", "m".repeat(5000))).expect("a record");
    assert_eq!(long.players()[1].name.len(), 24);
}

#[test]
fn an_editor_may_add_a_mark_and_change_the_line_ends() {
    let text = ron(&play::over(play::table(2, 4)));
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(Record::parse(&windows), Record::parse(&text));
}

/// The record of a game in which the person is about to play, with one more entry.
fn with_entry(entry: &str) -> (Table, Record) {
    let table = at_my_card(play::table(4, 5));
    let text = ron(&table);
    let end = text.rfind("    ],").expect("the end of the entries");
    let record = Record::parse(&format!("{}        {entry},\n{}", &text[..end], &text[end..])).expect("a record");
    (table, record)
}

fn fault(entry: &str) -> Fault {
    let (table, record) = with_entry(entry);
    let broken = Table::resume(record.clone()).expect_err("cannot be played");
    assert_eq!(broken.table.game(), table.game(), "the table is where it was before the fault");
    assert_eq!(broken.table.record(), &record, "the record is not cut off");
    assert!(matches!(broken.table.next(), Next::Over) && !broken.table.can_undo());
    let mut table = broken.table;
    let actions = table.game().legal(Seat::default());
    assert_eq!(table.act(Seat::default(), actions[0].clone()), Err(IllegalAction::GameOver), "it is only looked at");
    assert!(table.deal().is_empty() && !table.undo() && table.hint().is_none());
    broken.fault
}

#[test]
fn a_record_against_the_rules_is_played_up_to_there() {
    let table = at_my_card(play::table(4, 5));
    let me = Seat::default();
    let elsewhere = table.view(Viewer::Open);
    let other = elsewhere.held[elsewhere.seats.next(me)].cards.expect("seen").first().expect("a card");
    let actions = table.record().entries().iter().filter(|entry| matches!(entry, Entry::Act(..))).count();

    let wrong_card = fault(&format!("act(0, \"{other}\")"));
    assert_eq!(wrong_card.why, Why::Illegal { illegal: IllegalAction::Play(IllegalPlay::NotHeld(other)) });
    assert_eq!((wrong_card.hand, wrong_card.action, wrong_card.seat), (1, actions as u32 + 1, Some(me)));
    assert_eq!(wrong_card.entry, table.record().entries().len() + 1);
    let told = wrong_card.to_string();
    assert!(told.contains("hand 1, action ") && told.contains("seat 0") && told.contains(&other.to_string()), "{told}");

    let turn = fault("act(2, \"pass\")");
    assert_eq!(turn.why, Why::Illegal { illegal: IllegalAction::NotYourTurn(me) });
    assert!(turn.to_string().ends_with("it is the turn of seat 0"), "no clause of the bidding: {turn}");
    assert!(matches!(fault("act(6, \"pass\")").why, Why::NoSuchSeat(_)));
    assert!(matches!(fault("hint(5)").why, Why::NoSuchSeat(_)));
    assert!(matches!(fault("scored([9, 0, 0, 0])").why, Why::Scores { .. }));
    assert!(matches!(fault("deal(\"AS KS\")").why, Why::Illegal { illegal: IllegalAction::NothingToDeal }));
}

#[test]
fn a_fault_between_two_hands_is_of_the_hand_before_and_a_deal_of_the_next() {
    let mut table = play::table(2, 5);
    while table.hands().is_empty() || !matches!(table.game().turn(), Turn::Deal(_)) {
        assert!(play::step(&mut table, 0));
    }
    let mut record = serde_json::to_value(table.record()).expect("written");
    let entries = record["entries"].as_array_mut().expect("entries");
    let scored = entries.iter().rposition(|entry| entry.get("scored").is_some()).expect("a count");
    entries.truncate(scored);
    let fault_of = |entry: serde_json::Value| {
        let mut record = record.clone();
        record["entries"].as_array_mut().expect("entries").push(entry);
        let record: Record = serde_json::from_value(record).expect("a record");
        Playthrough::of(&record).1.expect("a fault")
    };
    let wrong = fault_of(json!({"scored": [90, 0]}));
    assert!(matches!(wrong.why, Why::Scores { .. }) && wrong.hand == 1 && wrong.action > 12, "{wrong}");
    let deal = fault_of(json!({"deal": "AS KS"}));
    assert_eq!((deal.hand, deal.action), (2, 1), "{deal}");
}

/// A table at which everybody may pass for ever, and has: the hand after so many is dealt.
fn passed(hands: u32) -> Table {
    let rules = Rules { players: 2, all_pass: AllPass::RedealSameDealer, ..Rules::default() };
    let mut table = play::table_by(rules, 7);
    while table.record().entries().iter().filter(|entry| matches!(entry, Entry::Deal(_))).count() <= hands as usize {
        assert!(play::step(&mut table, 0));
    }
    table
}

/// A game that does not get on ends by its record: it is read back, taken back, looked back at and counted.
#[test]
fn a_game_that_ended_by_the_score_is_its_record() {
    let (me, end) = (Seat::default(), Action::Say(Remark::EndByScore));
    let mut early = passed(Game::PATIENCE - 1);
    assert_eq!(early.act(me, end.clone()), Err(IllegalAction::NotNow(Remark::EndByScore)));

    let mut table = passed(Game::PATIENCE);
    let before = table.game().clone();
    let _ = table.act(me, end.clone()).expect("offered");
    let text = ron(&table);
    assert!(text.contains("act(0, \"end_by_score\"),\n        scored([0, 0]),"), "{}", &text[text.len() - 300..]);
    let read = Table::resume(Record::parse(&text).expect("a record")).expect("it plays");
    assert_eq!((read.game(), read.record()), (table.game(), table.record()));
    let summary = table.record().summary();
    assert_eq!((summary.winners.len(), summary.hands), (1, 0));

    let review = Review::of(table.record()).expect("hands that are over");
    assert_eq!(review.steps().last().map(|step| &step.entry), Some(&Entry::Act(me, end)));
    let mut statistics = Statistics::default();
    assert!(statistics.follow(&table, Timestamp::from_seconds(1)));
    let won: Vec<bool> = statistics.games()[0].players.iter().map(|tally| tally.won).collect();
    assert_eq!(won.iter().filter(|won| **won).count(), 1);

    assert!(table.undo());
    assert_eq!(table.game(), &before);
}

/// The first table of nine-card Don at which the person cuts the higher card, or a bot does.
fn cut_by(person: bool) -> Table {
    let me = Some(Seat::default());
    let mut tables = (1..100).map(|number| play::table_by(Preset::NineCardDon.into(), number));
    tables.find(|table| (table.to_act() == me) == person).expect("one of two cuts the higher card")
}

#[test]
fn a_person_who_cuts_the_higher_card_is_asked_who_pitches_first_and_the_record_keeps_it() {
    let (me, asked) = (Seat::default(), cut_by(true));
    assert!(matches!(asked.next(), Next::Person(seat) if seat == me));
    assert_eq!(asked.game().asks(), Some(Ask::FirstPitcher));
    for pitcher in asked.rules().seats().all() {
        let mut table = asked.clone();
        assert!(table.deal().is_empty(), "not before they have answered");
        let _ = table.act(me, Action::Say(Remark::FirstPitcher(pitcher))).expect("they are asked");
        assert!(!table.deal().is_empty());
        assert_eq!(table.game().turn(), Turn::Play(pitcher));
        let text = ron(&table);
        assert!(text.contains(&format!("act(0, \"first_pitcher {pitcher}\"),")), "{text}");
        let again = Table::resume(Record::parse(&text).expect("a record")).expect("it replays");
        assert_eq!((again.game(), again.record()), (table.game(), table.record()));
        let mut undone = table.clone();
        assert!(undone.undo());
        assert_eq!(undone.game(), asked.game());
        let review = Review::of(play::over(table).record()).expect("hands that are over");
        assert_eq!(asked.rules().seats().next(review.hands()[0].dealer), pitcher);
        assert!(matches!(review.steps()[0].entry, Entry::Deal(_)), "a hand begins with its deal");
        assert!(review.try_out(&Deals::from_number(1)).is_some());
    }
}

#[test]
fn a_bot_that_cuts_the_higher_card_pitches() {
    let table = cut_by(false);
    let Next::Bot(request) = table.next() else { panic!("{:?}", table.game().turn()) };
    let own = table.to_act().expect("a bot");
    assert_eq!(request.decide(&Stop::new()).action, Action::Say(Remark::FirstPitcher(own)));
}

/// So were games of nine-card Don before.
#[test]
fn a_game_in_which_the_higher_cut_pitches_is_played_as_it_was() {
    let rules = Rules { first_pitcher: FirstPitcher::HighCut, ..Preset::NineCardDon.into() };
    let pitcher = |table: &Table| table.rules().seats().next(table.record().first_dealer());
    let mut table = play::table_by(rules, 3);
    assert!(!table.deal().is_empty(), "nobody is asked");
    assert_eq!(table.game().turn(), Turn::Play(pitcher(&table)));
    let table = play::over(table);
    let text = ron(&table);
    assert!(text.contains("first_pitcher: high_cut,"), "{text}");
    let again = Table::resume(Record::parse(&text).expect("a record")).expect("it replays");
    assert_eq!((again.game(), again.record()), (table.game(), table.record()));
    // Who deals first is found in the same way, whether or not they may choose.
    let chosen = play::table_by(Preset::NineCardDon.into(), 3);
    assert_eq!(chosen.record().first_dealer(), table.record().first_dealer());
}

#[test]
fn undo_without_a_decision_is_a_fault() {
    let record = changed("entries: []", "entries: [undo]").expect("a record");
    let (_, fault) = Playthrough::of(&record);
    assert_eq!(fault.map(|fault| (fault.entry, fault.why)), Some((1, Why::NothingToUndo)));
    let record = changed("entries: []", "entries: [deal(\"AS KS QS\")]").expect("a record");
    let (_, fault) = Playthrough::of(&record);
    assert!(matches!(fault.expect("no pack").why, Why::Illegal { illegal: IllegalAction::Pack(_) }));
}

#[test]
fn a_committed_game_follows_from_its_seed_and_the_players_word() {
    let deals = ron::to_string(&Deals::random(&mut ChaCha20Rng::from_seed([5; 32]))).expect("text");
    let deals: Deals = ron::from_str(&deals.replace("word:\"\"", "word:\"my own word\"")).expect("deals");
    let shown = commitment(deals.seed());
    let new = NewGame::new(Rules::default(), play::table(4, 1).players().to_vec(), deals);
    let text = ron(&play::over(Table::new(new).expect("a table")));
    let verify = |text: &str| Verification::of(&Record::parse(text).expect("a record"));
    let verification = verify(&text);
    assert!(verification.holds() && verification.fault.is_none() && verification.deals.len() > 1);
    assert_eq!(verification.commitment, Commitments::Agrees(shown));

    assert!(!verify(&text.replace("my own word", "another word")).holds());
    let forged = text.replace(&shown.to_string(), &"0".repeat(64));
    assert!(matches!(verify(&forged).commitment, Commitments::Differs { computed, .. } if computed == shown));
}

#[test]
fn the_example_of_the_documentation_is_a_record() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let example = page.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let record = Record::parse(example).expect("a record");
    assert_eq!(record.to_ron().ok().as_deref(), Some(example), "it is written as the program writes it");
    assert!(Verification::of(&record).holds());
    let table = Table::resume(record).expect("plays");
    assert_eq!((table.hands().len(), table.can_undo()), (1, true));
}

#[test]
fn records_of_earlier_forms_go_on_where_they_stood() {
    let forms = [
        include_str!("old/first.ron"),
        include_str!("old/with-every-rule.ron"),
        include_str!("old/before-lists-of-points.ron"),
        include_str!("old/before-exchanges.ron"),
        include_str!("old/before-drawing.ron"),
    ];
    for (form, text) in forms.into_iter().enumerate() {
        let record = Record::parse(text).unwrap_or_else(|why| panic!("form {form}: {why:?}"));
        let table = Table::resume(record).unwrap_or_else(|why| panic!("form {form}: {why:?}"));
        assert_eq!(table.hands().len(), 1, "form {form}");
        let again = Record::parse(&ron(&table)).expect("written as it is today");
        assert_eq!(&again, table.record(), "form {form}");
    }
}

#[test]
fn a_bot_that_is_not_here_is_told_of_and_another_plays() {
    let table = play::table(4, 1);
    let text = ron(&table);
    assert!(Record::parse(&text).expect("a record").stand_ins().is_empty());
    let old = text.replacen("bot(\"steady\")", "bot(\"basic\")", 2);
    assert_ne!(old, text);
    let record = Record::parse(&old).expect("a record");
    let told: Vec<_> = record.stand_ins().iter().map(|told| (told.seat.index(), &*told.saved_as, told.plays)).collect();
    let first = table.players().iter().position(|player| !player.is_person()).expect("a bot");
    assert_eq!(told, [(first, "basic", Level::USUAL), (first + 1, "basic", Level::USUAL)]);
    assert_eq!(&record, table.record(), "it is the same game");
    let again = record.to_ron().expect("written");
    assert_eq!(again, text, "who plays is written down");
    assert!(Record::parse(&again).expect("a record").stand_ins().is_empty(), "and told once");
    assert!(Record::parse(&text.replacen("bot(\"steady\")", "bot(\"nobody\")", 1)).is_err());
}
