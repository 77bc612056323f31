//! The texts of a lesson, and about it.

use crate::phrase::card::{card_rank_key, card_suit_key};
use crate::phrase::{bid_figure, capital, list, point, sentences};
use crate::t;
use crate::{Language, Names};
use pitch_players::Character;
use pitch_rules::{Action, Call, Seat, Viewer};
use pitch_session::lesson::{Gain, Progress, Standing, Turning};
use pitch_session::{Kind, Lesson, Player, Table};

/// The name of a lesson.
#[must_use]
pub fn lesson_title(language: &Language, lesson: Lesson) -> String {
    t!(language, "lesson-title", lesson = lesson.id())
}

/// Tells what a lesson is about, and whether it was played or left.
#[must_use]
pub fn lesson_state(language: &Language, progress: &Progress, lesson: Lesson) -> String {
    let about = t!(language, "lesson-about", lesson = lesson.id());
    let state = match progress.standing(lesson) {
        Standing::Half(_) => "left",
        Standing::Done => "done",
        Standing::Open => "new",
    };
    t!(language, "lesson-state", about = about, state = state)
}

/// Tells in few words how a lesson stands, or what it is about.
#[must_use]
pub fn lesson_line(language: &Language, progress: &Progress, lesson: Lesson) -> String {
    match progress.standing(lesson) {
        Standing::Done => t!(language, "lesson-done"),
        Standing::Half(step) => t!(language, "lesson-go-on", hand = lesson.hand_at(step).unwrap_or_default()),
        Standing::Open => t!(language, "lesson-line", lesson = lesson.id()),
    }
}

/// Returns the players at the table of a lesson: the learner, or somebody without a name, and those who play along. The
/// person who gives it sits across the table, or as the only other player.
#[must_use]
pub fn pupils(lesson: Lesson, learner: Option<Player>) -> Vec<Player> {
    let learner = learner.unwrap_or_else(|| Player::new("", Kind::Person));
    let teacher = lesson.teacher();
    let company = Character::Otto.company().into_iter().filter(|other| *other != teacher);
    let is_free = |other: &Character| !learner.name.trim().eq_ignore_ascii_case(other.name());
    let others = usize::from(lesson.script(0).rules.players) - 1;
    let company = std::iter::once(teacher).chain(company).filter(is_free).take(others);
    let mut others: Vec<Player> = company.map(Player::character).collect();
    others.rotate_right(1);
    std::iter::once(learner).chain(others).collect()
}

/// Returns the words of this name in the lesson that is played, as the table stands; empty where no lesson is played.
#[must_use]
pub fn lesson_words(language: &Language, names: &Names, table: &Table, id: &str) -> String {
    let Some(lesson) = table.lesson() else { return String::new() };
    let view = table.view(Viewer::Seat(Seat::default()));
    let side = table.rules().side_of(Seat::default());
    let name =
        |seat: usize| Seat::new(seat).filter(|seat| view.seats.contains(*seat)).map_or("", |seat| names.name(seat));
    let (one, two, three) = (name(1), name(2), name(3));
    let goal = table.rules().target.0;
    let score = view.scores[side].0;
    // What the pitcher made in the last hand that was counted.
    let last = view.last.as_ref().map(|last| &last.score);
    let made = last.map_or(0, |score| score.made.0);
    let state = if last.is_some_and(|score| score.set_back) { "set-back" } else { "made" };
    let members = table.rules().members(side);
    let ranking = table.rules().ranking(view.trump);
    let cards: u16 = members.map(|seat| ranking.card_points(view.won_by(seat)).0).sum();
    let (l, step) = (language, id);
    match lesson {
        Lesson::Hands => t!(l, "lesson-hands", deal = step),
        Lesson::First => {
            t!(
                l,
                "lesson-first",
                step = step,
                one = one,
                two = two,
                goal = goal,
                score = score,
                made = made,
                cards = cards
            )
        }
        Lesson::Count => t!(l, "lesson-count", step = step, one = one, two = two, cards = cards),
        Lesson::Partners => {
            t!(l, "lesson-partners", step = step, one = one, two = two, three = three, cards = cards)
        }
        Lesson::Steal => t!(l, "lesson-steal", step = step, two = two),
        Lesson::Smudge => t!(l, "lesson-smudge", step = step),
        Lesson::Beg => t!(l, "lesson-beg", step = step, one = one),
        Lesson::Hang => t!(l, "lesson-hang", step = step, one = one, two = two, three = three),
        Lesson::Rows => t!(l, "lesson-rows", step = step, one = one, score = score),
        Lesson::Sell => t!(l, "lesson-sell", step = step, two = two, goal = goal, state = state),
    }
}

/// A decision among those of a lesson: its kind, its bid, and its card.
fn keys(language: &Language, action: &Action) -> (&'static str, String, &'static str, &'static str) {
    match action {
        Action::Call(Call::Bid(bid)) => ("bid", bid_figure(language, *bid), "", ""),
        Action::Play(card) => ("card", String::new(), card_rank_key(*card), card_suit_key(*card)),
        _ => ("pass", String::new(), "", ""),
    }
}

/// Tells the decision that settled a hand of a lesson and what would have been better, or that nothing would.
#[must_use]
pub fn turning(language: &Language, names: &Names, turning: Option<&Turning>) -> String {
    let Some(Turning { made, better, gain, points: reason, .. }) = turning else {
        return t!(language, "lesson-gain-none");
    };
    let (what, bid, rank, suit) = keys(language, made);
    let did = t!(language, "lesson-did", what = what, bid = bid, rank = rank, suit = suit);
    let (gain, points, who) = match *gain {
        Gain::Makes => ("makes", 0, None),
        Gain::Spares => ("spares", 0, None),
        Gain::Points(points) => ("points", points, None),
        Gain::Sets(who) => ("sets", 0, Some(who)),
        Gain::Holds(who, points) => ("holds", points, Some(who)),
    };
    let name = who.map_or("", |seat| names.name(seat));
    let (what, bid, rank, suit) = keys(language, better);
    let told = t!(
        language,
        "lesson-gain",
        gain = gain,
        what = what,
        bid = bid,
        rank = rank,
        suit = suit,
        points = points,
        name = name
    );
    let reason = (!reason.is_empty()).then(|| {
        let reason = list(language, reason.iter().map(|made| point(language, *made)));
        t!(
            language,
            "lesson-reason",
            whose = if who.is_some() { "theirs" } else { "yours" },
            points = reason,
            name = name
        )
    });
    sentences(language, [capital(&did), capital(&told)].into_iter().chain(reason))
}

/// The question with which the learner goes back to that decision.
#[must_use]
pub fn what_if(language: &Language, turning: &Turning) -> String {
    let (what, bid, rank, suit) = keys(language, &turning.better);
    t!(language, "lesson-what-if", what = what, bid = bid, rank = rank, suit = suit)
}
