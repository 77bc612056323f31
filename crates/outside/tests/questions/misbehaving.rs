//! What comes of programs that misbehave, and what becomes of them.

use pitch_outside::{Bot, Failure};
use pitch_rules::{Action, Cards, Game, Pack, Rules, Seat, SeatView, Viewer};

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// Answers the greeting, and then does this.
fn greets(then: &str) -> String {
    format!("exec:sh -c 'read -r line; echo \"$line\"; {then}'")
}

/// A bot that does the first thing it may.
const FIRST: &str = r#"while read -r line; do
    case "$line" in
        *bye*) echo bye > "$0" ;;
        *) echo "$line" | sed -n "s/.*\"id\":\([0-9]*\).*\"legal\":\[\"\([^\"]*\)\".*/{\"id\":\1,\"action\":\"\2\"}/p" ;;
    esac
done"#;

fn game() -> Game {
    let mut game = Game::new(Arc::new(Rules::default()), Seat::default()).expect("rules");
    let pack = Pack::new(Cards::PACK.iter().collect()).expect("a pack");
    let _ = game.apply(Seat::default(), Action::Deal(pack)).expect("dealt");
    game
}

fn view(game: &Game) -> SeatView {
    game.view(Viewer::Seat(game.turn().decides().expect("somebody's turn")))
}

fn fails(program: &str, limit: u64) -> Failure {
    let mut bot = Bot::new(program.parse().expect("a program"));
    let game = game();
    let limit = Duration::from_millis(limit);
    bot.decide(&view(&game), game.rules(), 1, limit, || false).expect_err(program)
}

#[test]
fn whatever_a_program_does_is_a_failure_in_time() {
    let start = Instant::now();
    let programs = [
        ("exec:/no/such/program".to_owned(), "cannot be started"),
        ("exec:false".to_owned(), "it ended"),
        ("exec:yes".to_owned(), "did not greet"),
        ("exec:cat /dev/zero".to_owned(), "did not greet"),
        ("exec:sh -c 'read -r line; echo \"${line%1?}2}\"'".to_owned(), "did not greet"),
        (greets("read -r line; exit 3"), "it ended"),
        (greets("exec sleep 100 >&-"), "it ended"),
        (greets("exec sleep 100 <&-"), "it ended, or closed|did not answer"),
        (greets("exec sleep 100"), "did not answer within 300 ms"),
        (greets("read -r line; exec cat /dev/zero"), "more than 65536 bytes"),
        (greets("exec yes"), "it wrote `y`"),
        (greets("exec cat"), "no answer to this question"),
        (greets("read -r line; echo \"{\\\"id\\\":2,\\\"action\\\":\\\"pass\\\"}\""), "no answer to this question"),
        (greets("read -r line; echo \"{\\\"id\\\":1,\\\"action\\\":\\\"bid 9\\\"}\""), "it chose `bid 9`"),
        (greets("read -r line; printf \"\\\\377\\\\033[2J\\\\n\""), "no answer to this question"),
    ];
    for (program, why) in programs {
        // On a busy machine only what never comes may be late.
        let limit = if why.contains("did not answer") { 300 } else { 20_000 };
        let failure = fails(&program, limit).to_string();
        assert!(why.split('|').any(|why| failure.contains(why)), "{program}: {failure}");
        assert!(!failure.contains('\u{1b}'), "{failure:?}");
    }
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn who_never_greets_is_not_waited_for_long() {
    let start = Instant::now();
    assert_eq!(fails("exec:sleep 100", 1), Failure::Greeting);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn nobody_waits_who_does_not_want_the_answer() {
    let program = greets("exec sleep 100");
    let mut bot = Bot::new(program.parse().expect("a program"));
    let (game, start) = (game(), Instant::now());
    let is_stopped = || start.elapsed() > Duration::from_millis(100);
    let decided = bot.decide(&view(&game), game.rules(), 1, Duration::from_secs(60), is_stopped);
    assert_eq!(decided, Err(Failure::Stopped));
    drop(bot);
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

/// Waits until a process is gone; false if it stays.
fn is_gone(pid: &str) -> bool {
    let process = Path::new("/proc").join(pid.trim());
    (0..500).any(|_| {
        thread::sleep(Duration::from_millis(10));
        !process.exists()
    })
}

#[test]
fn a_program_is_told_goodbye_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let (said, pid) = (folder.path().join("said"), folder.path().join("pid"));
    let script = folder.path().join("first.sh");
    let text = format!("echo $$ > {}; read -r line; echo \"$line\"\n{FIRST}", pid.display());
    fs::write(&script, text.replace("$0", &said.display().to_string())).expect("written");
    let mut bot = Bot::new(format!("exec:sh {}", script.display()).parse().expect("a program"));
    assert_eq!(bot.program().name(), "first");
    let mut game = game();
    for _ in 0..6 {
        let view = view(&game);
        let action = bot.decide(&view, game.rules(), 1, Duration::from_secs(20), || false).expect("an answer");
        assert_eq!(Some(&action), view.legal.first());
        let _ = game.apply(view.own_seat().expect("a seat"), action).expect("legal");
    }
    let pid = fs::read_to_string(&pid).expect("a number");
    drop(bot);
    assert_eq!(fs::read_to_string(&said).expect("it was told"), "bye\n");
    assert!(is_gone(&pid));
    // One that does not listen is killed.
    let deaf = folder.path().join("deaf");
    let failure = fails(&format!("exec:sh -c 'echo $$ > {}; exec sleep 1000'", deaf.display()), 1);
    assert_eq!(failure, Failure::Greeting);
    assert!(is_gone(&fs::read_to_string(&deaf).expect("a number")));
}

/// Whether a process is gone, or nothing of it is left but its number.
fn is_over(pid: &str) -> bool {
    (0..500).any(|_| {
        thread::sleep(Duration::from_millis(10));
        let state = fs::read_to_string(Path::new("/proc").join(pid.trim()).join("stat")).unwrap_or_default();
        state.rsplit(')').next().is_none_or(|rest| rest.trim().is_empty() || rest.trim().starts_with('Z'))
    })
}

#[test]
fn what_a_program_has_started_ends_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let pid = folder.path().join("pid");
    let starts = format!("sleep 1000 & echo $! > {};", pid.display());
    for then in [
        // It waits for more, it leaves by itself, it is killed, and it leaves its pipes to what it has started.
        "cat > /dev/null",
        "exit 0",
        "while :; do sleep 1; done",
        "sleep 1000 & exec sleep 1000",
    ] {
        let _ = fs::remove_file(&pid);
        let program = greets(&format!("{starts} {then}"));
        let mut bot = Bot::new(program.parse().expect("a program"));
        let game = game();
        let _ = bot.decide(&view(&game), game.rules(), 1, Duration::from_millis(200), || false).expect_err(then);
        drop(bot);
        assert!(is_over(&fs::read_to_string(&pid).expect("a number")), "{then}");
    }
}

#[test]
fn the_documentation_names_every_key_of_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = folder.path().join("heard");
    let failure = fails(&greets(&format!("read -r line; echo \"$line\" > {}", heard.display())), 20_000);
    assert_eq!(failure, Failure::Left);
    let question: serde_json::Value = serde_json::from_str(&fs::read_to_string(&heard).expect("heard")).expect("JSON");
    let protocol = include_str!("../../../../docs/protocol.md");
    for key in question.as_object().expect("an object").keys() {
        assert!(protocol.contains(&format!("\n| `{key}` |")), "{key}");
    }
    // Nothing but the own cards is among what is asked.
    let mut without_rules = question.clone();
    let _ = without_rules.as_object_mut().expect("an object").remove("rules");
    let hand: Vec<&str> = question["hand"].as_array().expect("cards").iter().filter_map(|card| card.as_str()).collect();
    let text = without_rules.to_string();
    for card in Cards::PACK.iter().map(|card| card.to_string()) {
        assert_eq!(text.contains(&format!("\"{card}\"")), hand.contains(&card.as_str()), "{card}");
    }
    assert_eq!(hand.len(), 6);
}
