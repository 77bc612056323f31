use super::*;
use crate::costs::{Hits, Skill};
use crate::{Deals, NewGame, Next, Player, syntax};
use pitch_players::{Character, Stop};
use pitch_rules::Rules;

/// A game that is over: the first seat is a person who does what is allowed first.
fn over(number: u64) -> Table {
    let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let players = ["Ann", "Bo", "Cy"].iter().enumerate().map(|(seat, name)| Player::new(name, kind(seat))).collect();
    let rules = Rules { players: 3, ..Rules::default() };
    let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(number))).expect("a table");
    loop {
        match table.next() {
            Next::Deal => drop(table.deal()),
            Next::Person(seat) => {
                let action = table.game().legal(seat)[0].clone();
                let _ = table.act(seat, action).expect("legal");
            }
            Next::Bot(request) => {
                let seat = table.to_act().expect("a turn");
                let _ = table.act(seat, request.decide(&Stop::default()).action).expect("legal");
            }
            Next::Says(..) | Next::Does(..) | Next::Read | Next::Over => return table,
        }
    }
}

/// A game that is over, between bots alone.
fn between_bots() -> Table {
    let players = ["Bo", "Cy"].map(|name| Player::new(name, Kind::Bot(Level::USUAL))).into();
    let rules = Rules { players: 2, ..Rules::default() };
    let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(1))).expect("a table");
    while table.game().end().is_none() {
        match table.to_act() {
            None => assert!(!table.deal().is_empty()),
            Some(seat) => {
                let action = table.game().legal(seat)[0].clone();
                let _ = table.act(seat, action).expect("legal");
            }
        }
    }
    table
}

fn ann() -> Who {
    Who::Person("Ann".to_owned())
}

#[test]
fn sides_with_more_points_are_ahead_of_one_that_did_not_win() {
    let mut statistics = Statistics::default();
    assert!(statistics.follow(&over(1), Timestamp::from_seconds(1)));
    let mut game = statistics.games()[0].clone();
    let mut place = |scores: [i16; 3], won: usize| {
        for (seat, (player, score)) in game.players.iter_mut().zip(scores).enumerate() {
            (player.scores, player.won) = (vec![Points(score)], seat == won);
        }
        [0, 1, 2].map(|seat| game.place(seat))
    };
    assert_eq!(place([7, 3, 5], 0), [1, 3, 2]);
    // The bidder goes out first, whatever the others have.
    assert_eq!(place([7, 8, 5], 0), [1, 2, 3]);
    // Two who have the same are one side, or share a place.
    assert_eq!(place([5, 7, 5], 1), [2, 1, 2]);
}

#[test]
fn a_game_is_counted_once_and_forgotten_when_it_is_taken_back() {
    let mut statistics = Statistics::default();
    let mut table = over(1);
    assert!(statistics.follow(&table, Timestamp::from_seconds(1)));
    assert!(!statistics.follow(&table, Timestamp::from_seconds(2)), "it is known");
    assert_eq!(statistics.games().len(), 1);
    assert!(table.undo() && statistics.follow(&table, Timestamp::from_seconds(3)));
    assert!(statistics.games().is_empty());
}

#[test]
fn a_game_that_nobody_played_is_not_counted() {
    let mut statistics = Statistics::default();
    assert!(!statistics.follow(&between_bots(), Timestamp::from_seconds(1)) && statistics.games().is_empty());
}

#[test]
fn the_sums_are_those_of_the_hands() {
    let mut statistics = Statistics::default();
    let tables: Vec<Table> = (1..25).map(over).collect();
    for (number, table) in tables.iter().enumerate() {
        assert!(statistics.follow(table, Timestamp::from_seconds(number as u64)));
    }
    let hands: Vec<&Finished> = tables.iter().flat_map(Table::hands).map(|hand| &*hand.finished).collect();
    let own = statistics.summary(&ann(), &Filter::default());
    let bots = statistics.summary(&Who::Bot(Level::USUAL), &Filter::default());
    assert_eq!((own.games.of, own.hands as usize), (24, hands.len()));
    assert_eq!(bots.hands, 2 * own.hands, "there are two of them");
    let pitched = hands.iter().filter(|hand| hand.score.contract.is_some() && hand.score.trump.is_some()).count();
    assert_eq!((own.all_bids().of + bots.all_bids().of) as usize, pitched);
    let set_backs = hands.iter().filter(|hand| hand.score.set_back).count();
    assert_eq!((own.set_backs + bots.set_backs) as usize, set_backs);
    assert!(set_backs > 0 && own.all_bids().of > 0);
    for kind in 0..4 {
        let point = pitch_rules::Point::ALL_FOURS[kind];
        let made = hands.iter().filter_map(|hand| hand.score.awards.of(point).map(|award| hand.score.scored(&award)));
        let scored = made.filter(|points| *points > Points::ZERO).count();
        assert_eq!((own.points[kind] + bots.points[kind]) as usize, scored);
    }
    let suits = own.suits.iter().map(|suit| suit.of).sum::<u32>();
    assert_eq!(suits, own.all_bids().of);
    let won = tables.iter().filter(|table| table.game().end().is_some_and(|end| end.victory.side.index() == 0)).count();
    assert_eq!(own.games.made as usize, won);
    assert_eq!(own.results.len(), 24);
    assert_eq!(own.last_scores[0].0, "Ann");
    let text = syntax::write(&statistics).expect("text");
    assert_eq!(syntax::read::<Statistics>(&text).expect("statistics"), statistics);
}

#[test]
fn how_well_somebody_decided_is_kept_game_by_game() {
    let mut statistics = Statistics::default();
    let mut table = over(1);
    assert!(statistics.follow(&table, Timestamp::from_seconds(1)));
    let hits = |good, of| Hits { good, of, lost: 100 * (of - good) };
    let one = Accuracy { bidding: hits(1, 2), leading: hits(3, 3), following: hits(5, 5) };
    let all = BySeat::from_values([one; 3]).expect("three seats");
    assert!(statistics.note_accuracy(&table, &all) && !statistics.note_accuracy(&table, &all));
    let own = statistics.summary(&ann(), &Filter::default());
    assert_eq!((own.accuracy, &own.accuracies[..]), (one, &[90][..]));
    let bots = statistics.summary(&Who::Bot(Level::USUAL), &Filter::default());
    assert_eq!((bots.accuracy, bots.accuracies.len()), (Accuracy::default(), 0), "bots are not judged");
    assert!(!statistics.follow(&table, Timestamp::from_seconds(2)), "what is known stays");
    let line = statistics.lines().expect("lines");
    assert_eq!(Statistics::of_lines(line.as_bytes()).0, statistics);
    let text = String::from_utf8(csv(&statistics).expect("a table")).expect("text");
    let rows: Vec<&str> = text.lines().collect();
    assert!(rows[0].contains(",following_decisions,mistakes_cost,hints,undos,coached,hands_dealt"), "{}", rows[0]);
    assert!(rows[1].contains(",90,1,2,3,3,5,5,0.0100,0,0,0,") && rows[2].contains(",,,,,,,,,,,"), "{text}");
    // Once the last card is taken back it holds no more.
    assert!(table.undo() && statistics.follow(&table, Timestamp::from_seconds(3)));
    assert!(!statistics.note_accuracy(&table, &all));
}

#[test]
fn a_clean_win_is_told_from_one_with_help_and_an_older_one_from_both() {
    let mut statistics = Statistics::default();
    assert!((1..4).all(|number| statistics.follow(&over(number), Timestamp::from_seconds(number))));
    for (place, aids) in
        [Some(Aids::default()), Some(Aids { hints: 1, undos: 2, coached: 0 }), None].into_iter().enumerate()
    {
        let own = &mut statistics.games[place].players[0];
        assert_eq!(own.aids, Some(Aids::default()));
        (own.won, own.aids) = (true, aids);
    }
    let own = statistics.summary(&ann(), &Filter::default());
    assert_eq!((own.clean, own.aids), (Success { made: 1, of: 2 }, Aids { hints: 1, undos: 2, coached: 0 }));
}

#[test]
fn a_line_of_before_has_neither_accuracy_nor_help() {
    let line = r#"{"game":"x","date":"2026-01-31T18:05:09Z","rule_set":"setback","players":[{"name":"Ann","won":true,"pitches":[],"points":[1,0,0,1],"scores":[3]}]}"#;
    let (statistics, wrong) = Statistics::of_lines(line.as_bytes());
    assert!(wrong.is_none());
    let own = &statistics.games()[0].players[0];
    assert_eq!((own.accuracy, own.aids), (None, None));
    assert_eq!(statistics.lines().expect("lines").trim(), line, "and is written as it was");
    let summary = statistics.summary(&ann(), &Filter::default());
    assert_eq!((summary.games.made, summary.clean), (1, Success::default()));
}

#[test]
fn streaks_are_games_won_one_after_the_other() {
    let mut summary = Summary::default();
    for won in [true, true, false, true, true, true, false, true] {
        summary.enter_game(won);
    }
    assert_eq!((summary.longest_streak, summary.streak), (3, 1));
}

#[test]
fn a_filter_asks_for_rules_and_levels() {
    let mut statistics = Statistics::default();
    for number in 1..4 {
        assert!(statistics.follow(&over(number), Timestamp::from_seconds(number)));
    }
    statistics.games[1].rule_set = "ours".to_owned();
    statistics.games[2].players[1].level = Some(BotLevel(Level::Random));
    let games = |filter: Filter| statistics.summary(&ann(), &filter).games.of;
    assert_eq!(games(Filter { rule_set: Some("ours".to_owned()), level: None }), 1);
    assert_eq!(games(Filter { rule_set: None, level: Some(Level::Random) }), 1);
    assert_eq!(games(Filter { rule_set: Some("ours".to_owned()), level: Some(Level::Random) }), 0);
    assert_eq!(statistics.rule_sets(), ["auction_pitch", "ours"]);
    assert_eq!(statistics.everybody(), [(ann(), 3), (Who::Bot(Level::USUAL), 3), (Who::Bot(Level::Random), 1)]);
    assert_eq!(statistics.levels(), [Level::USUAL, Level::Random]);
    assert_eq!(statistics.most_played(), ["auction_pitch", "ours"]);
    statistics.games[2].rule_set = "ours".to_owned();
    assert_eq!(statistics.most_played(), ["ours", "auction_pitch"]);
    statistics.games[0].rule_set = "setback".to_owned();
    statistics.games.truncate(2);
    assert_eq!(statistics.most_played(), ["ours", "setback"], "of those played as often the last one comes first");
}

#[test]
fn the_table_for_other_programs_has_a_row_for_each_player() {
    let mut statistics = Statistics::default();
    assert!(statistics.follow(&over(2), Timestamp::from_seconds(0)));
    statistics.games[0].players[1].name = "=Bo, \"the\" bot".to_owned();
    let text = String::from_utf8(csv(&statistics).expect("a table")).expect("text");
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 4);
    assert!(rows[0].starts_with("date,game,rule_set,player,level,won,"));
    assert!(rows[1].starts_with("1970-01-01T00:00:00Z,") && rows[1].contains(",Ann,,"), "{}", rows[1]);
    assert!(rows[2].contains(",\"'=Bo, \"\"the\"\" bot\",steady,"), "{}", rows[2]);
}

#[test]
fn the_moon_keeps_its_number_beside_bids_that_are_higher() {
    assert_eq!((Pitch::of_bid(None), Pitch::of_bid(Some(Bid::MOON)), Pitch::bid_of(64)), (0, 64, Bid::MOON));
    for number in 1..=Bid::MOST.number() {
        let bid = Bid::new(number).expect("a bid");
        assert_eq!(Pitch::bid_of(Pitch::of_bid(Some(bid))), bid);
    }
    assert_eq!([63, 64, 127].map(|number| Pitch::of_bid(Bid::new(number))), [63, 65, 128]);
}

/// A game of Ann's against these people by id, on a day before the moment, with their last scores and whether they won;
/// Ann decided so often well of so many decisions in leading.
fn against(day: u64, own: (bool, i16), others: &[(&str, bool, i16)], leading: (u32, u32), aids: &str) -> String {
    let date = Timestamp::from_seconds(NOW - day * 86_400);
    let others = others
        .iter()
        .map(|(id, won, score)| format!(r#",{{"name":"{id}","level":"{id}","won":{won},"scores":[0,{score}]}}"#));
    let (won, score) = own;
    let (good, of) = leading;
    format!(
        r#"{{"game":"{day}-{score}","date":"{date}","rule_set":"setback","players":[{{"name":"Ann","won":{won},"scores":[1,{score}],"accuracy":{{"leading":{{"good":{good},"of":{of},"lost":0}}}},"aids":{{{aids}}}}}{}]}}"#,
        others.collect::<String>()
    ) + "\n"
}

const NOW: u64 = 1_769_882_709;

fn records_of(lines: &[String]) -> (Statistics, Records) {
    let (statistics, wrong) = Statistics::of_lines(lines.concat().as_bytes());
    assert_eq!(wrong, None);
    let records = statistics.records(Timestamp::from_seconds(NOW));
    (statistics, records)
}

#[test]
fn who_scored_more_finished_ahead_unless_the_other_won() {
    let (statistics, records) = records_of(&[
        against(9, (false, 5), &[("teo", false, 4), ("otto", true, 7), ("nia", false, 5)], (0, 0), ""),
        against(8, (true, 7), &[("teo", false, 9), ("otto", false, 2)], (0, 0), ""),
        // The same score after every hand: partners.
        against(7, (true, 7), &[("teo", true, 7)], (0, 0), "").replace("[0,7]", "[1,7]"),
    ]);
    let of = |character: Character| records.people[character as usize];
    assert_eq!(of(Character::Teo), Met { ahead: Success { made: 2, of: 2 }, partnered: 1 });
    assert_eq!(of(Character::Otto), Met { ahead: Success { made: 1, of: 2 }, partnered: 0 });
    assert_eq!(of(Character::Nia), Met { ahead: Success { made: 0, of: 1 }, partnered: 0 });
    assert!(of(Character::Vera).is_none());
    assert_eq!((records.summary.games, records.summary.streak), (Success { made: 2, of: 3 }, 2));
    let finishes: Vec<Finish> = statistics.with(Character::Teo).map(|(_, finish)| finish).collect();
    assert_eq!(finishes, [Finish::Partners, Finish::Ahead, Finish::Ahead], "the last one first");
    assert_eq!(statistics.against(Character::Otto), Success { made: 1, of: 2 });
}

#[test]
fn lines_have_weeks_with_enough_decisions_in_games_without_help() {
    let lines = [
        // Older than twelve weeks, with a hint, and with a decision taken back: these don't count.
        against(85, (true, 7), &[], (0, 50), ""),
        against(3, (true, 8), &[], (0, 50), r#""hints":1"#),
        against(2, (true, 9), &[], (0, 50), r#""undos":1"#),
        against(83, (true, 7), &[], (6, 10), ""),
        // Too few: counted with the next.
        against(30, (true, 7), &[], (1, 2), ""),
        against(20, (true, 7), &[], (2, 4), r#""coached":1"#),
        against(10, (true, 7), &[], (2, 2), ""),
    ];
    let leading = Skill::ALL.iter().position(|skill| *skill == Skill::Leading).expect("a skill");
    let (_, records) = records_of(&lines);
    let choices = &records.choices[leading];
    let points: Vec<_> = choices.points.iter().map(|week| (week.ago, week.hits.good, week.hits.of)).collect();
    assert_eq!(points, [(11, 6, 10), (2, 5, 8)]);
    assert_eq!((choices.missing(), choices.ends(), records.weakest()), (2, None, None));
    let (_, records) = records_of(&[&lines[..], &[against(1, (true, 7), &[], (2, 2), "")]].concat());
    let choices = &records.choices[leading];
    assert_eq!((choices.missing(), choices.trend(), records.weakest()), (0, Some(Trend::Rising), Some(Skill::Leading)));
    assert_eq!(choices.ends().map(|(first, last)| (first.percent(), last.percent())), Some((60, 70)));
}

#[test]
fn a_partner_is_nobody_that_was_played_against() {
    let (statistics, _) = records_of(&[
        against(9, (true, 7), &[("nia", true, 7), ("teo", false, 3)], (0, 0), "").replace("[0,7]", "[1,7]"),
        against(8, (true, 7), &[("nia", false, 4), ("teo", false, 3)], (0, 0), ""),
    ]);
    let games = |character| {
        let filter = Filter { level: Some(Level::Character(character)), ..Filter::default() };
        statistics.summary(&ann(), &filter).games.of
    };
    assert_eq!([Character::Nia, Character::Teo, Character::Otto].map(games), [1, 2, 0]);
}

#[test]
fn plain_levels_are_told_apart_from_the_eight() {
    let (statistics, _) = records_of(&[
        against(9, (true, 7), &[("steady", false, 4), ("teo", false, 3)], (0, 0), ""),
        against(8, (false, 6), &[("steady", true, 7)], (0, 0), ""),
    ]);
    assert_eq!(statistics.by_level(), [(Level::USUAL, Success { made: 1, of: 2 })]);
}

#[test]
fn a_line_that_no_game_can_give_is_not_counted() {
    let line = |bid: &str, luck: &str| {
        format!(
            r#"{{"game":"{bid}","date":"2026-01-31T18:05:09Z","rule_set":"setback","players":[{{"name":"Ann","pitches":[{{"bid":{bid},"suit":"S"}}],"scores":[3,4],"luck":{{{luck}}}}}]}}"#
        )
    };
    let counted = |line: String| Statistics::of_lines(line.as_bytes()).0.games().len();
    assert_eq!(counted(line("128", r#""hands":2,"aces":8,"jacks":2,"points":6"#)), 1);
    for (bid, luck) in [
        ("129", r#""hands":2"#),
        ("200", r#""hands":2"#),
        ("2", r#""hands":2,"aces":9"#),
        ("2", r#""hands":2,"aces":4294967295"#),
        ("2", r#""hands":2,"jacks":3"#),
        ("2", r#""hands":2,"points":7"#),
    ] {
        let (statistics, wrong) = Statistics::of_lines(line(bid, luck).as_bytes());
        assert!(statistics.games().is_empty() && wrong.is_some(), "{bid}: {luck}");
    }
    // As many hands as can be written, in several games, are no more than that.
    let most = r#""hands":4294967295,"aces":4294967295"#;
    let both = Statistics::of_lines((line("2", most) + "\n" + &line("3", most)).as_bytes()).0;
    let [(_, luck), ..] = both.luck(&Filter::default());
    assert_eq!((both.games().len(), luck.hands, luck.aces), (2, u32::MAX, u32::MAX));
}
