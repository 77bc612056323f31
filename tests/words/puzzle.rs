//! Puzzles in the terminal, with the program as it is built: the position, the answer, and what is kept of it.

use pitch_language::{Language, preset_name};
use pitch_players::{Level, Stop};
use pitch_rules::{Action, Rules, Turn};
use pitch_session::costs::Whose;
use pitch_session::puzzle::{Mistake, Mistakes, Theme};
use pitch_session::{Costs, Deals, Kind, NewGame, Player, Review, Shelf, Solved, Storage, Table, Timestamp};

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn run(folder: &Path, arguments: &[&str], typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let _ = command.arg("puzzle").args(arguments).args(["--data-dir".as_ref(), folder.as_os_str()]);
    let _ = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("started");
    // Who refuses at once reads nothing.
    let _ = child.stdin.take().expect("an input").write_all(typed.as_bytes());
    child.wait_with_output().expect("done")
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

/// What is typed for a choice.
fn typed(action: &Action) -> String {
    action.to_string().replace('_', " ")
}

#[test]
fn a_puzzle_is_asked_answered_and_explained() {
    let [puzzle, second] = [0, 1].map(|at| &Shelf::own().puzzles[Shelf::of_theme(Theme::Bid, None)[at]]);
    let (right, wrong) = (typed(puzzle.right_action()), typed(&second.choices[1].action));
    for (lang, question, yes, no) in [
        ("en", "What is best here?", "Right.", "Not the best."),
        ("de", "Was ist hier am besten?", "Richtig.", "Nicht das Beste."),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let said = run(folder.path(), &["bid", "--lang", lang], &format!("hint\nhand\nfish\n{right}\nquit\n"));
        let words = out(&said);
        assert!(said.status.success() && words.contains(question) && words.contains(yes), "{words}");
        assert!(!words.contains(no) && !words.contains('{') && !words.contains("puzzle-"), "{words}");
        // What each choice brings stands below each other.
        assert_eq!(words.lines().filter(|line| line.contains(" 100 ")).count(), puzzle.choices.len(), "{words}");
        let kept = Storage::open(folder.path()).expect("a folder").load_joined::<Solved>().0;
        assert!(kept.of(&puzzle.id()).is_some_and(|answered| answered.at_once), "{words}");
        // The drill goes on with its second hand.
        let said = run(folder.path(), &["bid", "--lang", lang], &format!("{wrong}\nquit\n"));
        assert!(out(&said).contains(no) && !out(&said).contains(yes), "{}", out(&said));
        let kept = Storage::open(folder.path()).expect("a folder").load_joined::<Solved>().0;
        assert_eq!((kept.tried(), kept.at_once()), (2, 1));
    }
}

#[test]
fn nothing_is_kept_of_a_puzzle_but_its_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = run(folder.path(), &["today"], "");
    assert!(said.status.success() && out(&said).contains("What is best here?"), "{}", out(&said));
    assert!(!folder.path().join("puzzles.ron").exists() && !folder.path().join("current.ron").exists());
    let said = run(folder.path(), &["bid"], "undo\nnew\nevening\n");
    assert!(said.status.success() && !folder.path().join("current.ron").exists(), "{}", out(&said));
}

#[test]
fn a_broken_file_of_answers_is_told_of_and_set_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("puzzles.ron"), "(answers: nobody").expect("written");
    let said = run(folder.path(), &["bid"], &format!("{}\nquit\n", typed(Shelf::own().puzzles[0].right_action())));
    assert!(said.status.success() && out(&said).contains("puzzles.ron"), "{}", out(&said));
    let kept = Storage::open(folder.path()).expect("a folder").load_joined::<Solved>().0;
    assert_eq!(kept.tried(), 1);
    let texts =
        fs::read_dir(folder.path()).expect("a folder").filter_map(|file| fs::read_to_string(file.ok()?.path()).ok());
    assert!(texts.into_iter().any(|text| text == "(answers: nobody"), "nothing is lost");
}

#[test]
fn a_theme_that_is_none_is_wrong_use() {
    let folder = tempfile::tempdir().expect("a folder");
    for theme in ["0", "tomorrow", "Bids"] {
        let said = run(folder.path(), &[theme], "");
        assert_eq!(said.status.code(), Some(2), "{theme}");
        let told = String::from_utf8_lossy(&said.stderr).into_owned();
        assert!(told.contains(theme) && Theme::ALL.iter().all(|theme| told.contains(theme.id())), "{told}");
        assert!(told.contains("today"), "{told}");
    }
    for word in ["BID", "Today"] {
        assert!(run(folder.path(), &[word], "quit\n").status.success(), "{word}");
    }
}

#[test]
fn a_puzzle_answers_what_is_asked_about_its_position_and_nothing_that_gives_it_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let answer = |asked: &str| {
        let said = run(folder.path(), &["tens", "--lang", "en"], &format!("{asked}\nquit\n"));
        out(&said).split_once(&format!("> {asked}\n")).expect("asked").1.replace("> quit", "").trim().to_owned()
    };
    for asked in ["hint", "hint all", "compare", "undo", "take back"] {
        assert_eq!(answer(asked), "In a puzzle there are no hints and no taking back.", "{asked}");
    }
    for asked in ["review", "new", "new evening", "stakes", "cost", "reasons", "fair", "players"] {
        let told = answer(asked);
        assert_eq!(told, format!("There’s no “{asked}” in a puzzle. Type “help” for the commands."));
    }
    for asked in ["claim", "end by score", "1: hint all", "discard none"] {
        assert_eq!(answer(asked), "That isn’t one of the choices here.", "{asked}");
    }
    let help = answer("help");
    assert!(help.contains("\ntrick: ") && help.contains("\nlog: ") && help.contains("\nquit: leave."), "{help}");
    for command in ["hint", "undo", "new", "review", "cost", "stakes", "end by score", "claim"] {
        assert!(!help.contains(&format!("\n{command}")), "{command}: {help}");
    }
    assert!(!folder.path().join("current.ron").exists() && !folder.path().join("puzzles.ron").exists());
}

#[test]
fn five_hands_of_a_theme_are_asked_with_their_places_and_how_they_went_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Shelf::of_theme(Theme::Tens, None);
    let puzzles = places.iter().take(5).map(|place| &Shelf::own().puzzles[*place]);
    let answers = puzzles.enumerate().map(|(at, puzzle)| typed(&puzzle.choices[usize::from(at == 1)].action));
    let said = run(folder.path(), &["tens", "--lang", "en"], &answers.collect::<Vec<_>>().join("\n\n"));
    let words = out(&said);
    assert!((1..=5).all(|at| words.contains(&format!("Keep your tens, {at} of 5: "))), "{words}");
    assert!(words.trim_end().ends_with("Keep your tens: 4 of 5 right."), "{words}");
    let kept = Storage::open(folder.path()).expect("a folder").load_joined::<Solved>().0;
    assert_eq!((kept.tried(), kept.at_once(), kept.drill()), (5, 4, None));
}

#[test]
fn the_puzzle_of_the_day_is_that_of_the_players_date() {
    let day = |hours: i64| {
        let now =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs() as i64;
        ((now + hours * 3600) / 86_400) as u32
    };
    let shown = |zone: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
        let _ = command.args(["puzzle", "today", "--lang", "en", "--data-dir"]).arg(folder.path());
        let said = command.env("TZ", zone).stdin(Stdio::null()).output().expect("started");
        out(&said).to_owned()
    };
    // A zone is named by the hours that it is behind. Between these two there is always a midnight.
    for (zone, ahead) in [("EAST-14", 14), ("WEST11", -11), ("UTC0", 0)] {
        let (before, said, after) = (day(ahead), shown(zone), day(ahead));
        let is_of = |day| {
            let place = Solved::default().of_day(Shelf::own(), day, None).expect("a puzzle");
            let l = Language::new("en").expect("English");
            said.contains(&format!("Today’s puzzle: {}.", preset_name(&l, Shelf::own().puzzles[place].game)))
        };
        assert!(is_of(before) || is_of(after), "{zone}: {said}");
    }
}

/// A folder with the mistakes of a person who plays their highest cards, and those mistakes.
fn erred() -> (tempfile::TempDir, Mistakes) {
    let mut mistakes = Mistakes::default();
    for number in 0..200 {
        let kinds = [Kind::Person, Kind::Bot(Level::USUAL), Kind::Bot(Level::USUAL), Kind::Bot(Level::USUAL)];
        let players = kinds.into_iter().zip(["Sam", "Ana", "Ben", "Cleo"]);
        let players = players.map(|(kind, name)| Player::new(name, kind)).collect();
        let mut table =
            Table::new(NewGame::new(Rules::default(), players, Deals::from_number(number))).expect("a table");
        while table.hands().is_empty() {
            let _ = table.deal();
            let seat = table.to_act().expect("a turn");
            let legal = table.game().legal(seat);
            let action = if matches!(table.game().turn(), Turn::Play(_)) { legal.last() } else { legal.first() };
            let _ = table.act(seat, action.expect("something").clone()).expect("legal");
        }
        let review = Review::of(table.record()).expect("a hand is over");
        let costs = Costs::of(&review, review.hands().len() - 1, Whose::People, &Stop::new()).expect("not stopped");
        if mistakes.add(Mistake::found(table.record(), &costs, Timestamp::now())) && mistakes.all().len() > 1 {
            break;
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    Storage::open(folder.path()).expect("a folder").save_joined(&mut mistakes).expect("saved");
    (folder, mistakes)
}

#[test]
fn ones_own_mistakes_are_asked_with_the_day_and_answered_as_what_it_cost_has_them() {
    let (folder, mistakes) = erred();
    let right = |mistake: &Mistake| typed(&mistake.alternatives()[0].action);
    let wrong = |mistake: &Mistake| {
        typed(&mistake.alternatives().iter().find(|choice| choice.wrong).expect("what was done").action)
    };
    let mut latest = mistakes.all().iter().rev();
    let (first, second) = (latest.next().expect("some"), latest.next().expect("two"));
    let said =
        run(folder.path(), &["mistakes", "--lang", "en"], &format!("{}\n\n{}\n\nquit\n", right(first), wrong(second)));
    let words = out(&said);
    let count = mistakes.all().len().min(5);
    assert!(words.contains(&format!("Your own mistakes, 1 of {count}: Auction Pitch. From today’s game.")), "{words}");
    assert!(words.contains("Right.") && words.contains("Not the best.") && words.contains("What it cost"), "{words}");
    let storage = Storage::open(folder.path()).expect("a folder");
    let kept = storage.load_joined::<Mistakes>().0;
    let solved = |mistake: &Mistake| kept.of(mistake.id()).expect("kept").is_solved();
    assert!(solved(first) && !solved(second));
    let tomorrow = Timestamp::now().local_day() + 1;
    assert_eq!(kept.back(tomorrow).count(), kept.all().len(), "they come back");
    assert_eq!(storage.load_joined::<Solved>().0.tried(), 0, "they are no puzzles");
}

#[test]
fn nobody_has_mistakes_of_their_own_at_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = run(folder.path(), &["mistakes", "--lang", "en"], "");
    assert!(said.status.success() && out(&said).contains("No mistakes of your own yet."), "{}", out(&said));
    fs::write(folder.path().join("mistakes.ron"), "(mistakes: nobody").expect("written");
    let said = run(folder.path(), &["mistakes", "--lang", "en"], "");
    assert!(said.status.success() && out(&said).contains("mistakes.ron"), "{}", out(&said));
}
