//! What families answer differently about a game: up to ten questions that say most of a rule set, and their answers.

use super::{
    AllPass, Entry, Field, GameTie, GoingOut, Kind, PrivilegeOn, Rules, ScoreAs, SetScoring, Smudge, TrumpBy, Value,
};
use crate::bid::Bid;
use crate::card::Rank;
use crate::point::Point;
use crate::points::Points;

/// Question about a rule set that families answer differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// What an option decides.
    Of(Field),
    /// Number of jokers; each scores a point for the player who wins it where the game says nothing else (M-01, JOK-01).
    Jokers,
    /// Whether the dealer may take the highest bid that there is, where no other may be taken (M-42).
    TopBid,
    /// Points for a jack that is turned up (TAF-11).
    TurnedJack,
    /// Points for the five of trumps where cards are pegged (M-36).
    Fives,
    /// Points for the nine of trumps where cards are pegged (M-36).
    Nines,
}

/// Rules after a change or an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// Rules with the change alone.
    said: Rules,
    /// Rules with the change and as few other options set anew as makes them playable, at least one.
    pub repairs: Vec<Rules>,
}

impl Answered {
    /// Returns what becomes of changed rules of which the options `kept` stay as they are; where they cannot be played so, they
    /// are the only repair of themselves.
    #[must_use]
    pub fn keeping(said: Rules, kept: &[Field]) -> Self {
        let mut repairs = said.repairs(kept);
        if repairs.is_empty() {
            repairs.push(said.clone());
        }
        Answered { said, repairs }
    }

    /// Returns the options that a repair set anew besides the change.
    #[must_use]
    pub fn repaired(&self, repair: &Rules) -> Vec<Field> {
        self.said.differing(repair).collect()
    }
}

impl Question {
    /// Number of questions about a game.
    pub const MOST: usize = 10;

    /// Every question, in the order in which they are asked.
    const ALL: [Question; 29] = {
        use Question::{Fives, Jokers, Nines, Of, TopBid, TurnedJack};
        [
            Of(Field::Target),
            Of(Field::Hands),
            Jokers,
            Of(Field::MinBid),
            Of(Field::AllPass),
            Of(Field::DealerPrivilege),
            TopBid,
            Of(Field::BegLimit),
            TurnedJack,
            Of(Field::AfterRunHand),
            Of(Field::PlaySize),
            Of(Field::Widow),
            Fives,
            Nines,
            Of(Field::LowTo),
            Of(Field::Ruff),
            Of(Field::GameTie),
            Of(Field::SetScoring),
            Of(Field::GoingOut),
            // These fill up what a game leaves free.
            Of(Field::HangJack),
            Of(Field::PartnerBlind),
            Of(Field::Undertrump),
            Of(Field::WinByTwo),
            Of(Field::CountDown),
            Of(Field::MustBidToGoOut),
            Of(Field::RevokeMode),
            Of(Field::StopsEarly),
            Of(Field::VoidMustTrump),
            Of(Field::DealBatch),
        ]
    };
    /// Number of the questions that are asked wherever they have a meaning.
    const OWN: usize = 19;
    /// Questions that are left out first where a game has too many.
    const LEAST: [Question; 3] = [Question::Of(Field::Widow), Question::Of(Field::GameTie), Question::Of(Field::Ruff)];

    /// Returns the questions of a game, at most ten, in their order. No answer to them changes which they are.
    #[must_use]
    pub fn all_of(rules: &Rules) -> Vec<Question> {
        let of =
            |questions: &[Question]| questions.iter().copied().filter(|question| question.is_asked(rules)).collect();
        let mut asked: Vec<Question> = of(&Question::ALL[..Question::OWN]);
        for least in Question::LEAST {
            if asked.len() > Question::MOST {
                asked.retain(|question| *question != least);
            }
        }
        asked.extend::<Vec<_>>(of(&Question::ALL[Question::OWN..]));
        asked.truncate(Question::MOST);
        asked
    }

    /// Returns `true` if the game has what it asks about, whatever the answers to other questions.
    fn is_asked(self, rules: &Rules) -> bool {
        let pegs = |rank| rules.pegs() && rules.points.get(Point::Trump(rank)).is_some();
        match self {
            Question::Jokers => !rules.shows_trump(),
            Question::TopBid => Field::DealerPrivilege.applies(rules) && rules.privilege_on == PrivilegeOn::MaxBid,
            Question::Of(field @ Field::DealerPrivilege) => {
                field.applies(rules) && rules.privilege_on == PrivilegeOn::AnyBid
            }
            Question::TurnedJack => rules.trump_by == TrumpBy::TurnUp && rules.can_score(Point::Jack),
            Question::Fives => pegs(Rank::Five),
            Question::Nines => pegs(Rank::Nine),
            Question::Of(Field::AfterRunHand) => rules.trump_by == TrumpBy::TurnUp,
            Question::Of(Field::PlaySize | Field::Widow) => rules.exchanges(),
            // A difference is scored by one side, so that two seldom get there.
            Question::Of(Field::GoingOut) => {
                rules.has_bids() && rules.has_target() && rules.score_as != ScoreAs::Difference
            }
            Question::Of(field) => field.applies(rules),
        }
    }

    /// Returns the name where texts are looked up.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Question::Of(field) => field.id(),
            Question::Jokers => "jokers",
            Question::TopBid => "top_bid",
            Question::TurnedJack => "turned_jack",
            Question::Fives => "fives",
            Question::Nines => "nines",
        }
    }

    /// Returns the option of which the answer is a part or the whole.
    #[must_use]
    pub const fn field(self) -> Field {
        match self {
            Question::Of(field) => field,
            Question::Jokers => Field::Jokers,
            Question::TopBid => Field::DealerPrivilege,
            Question::TurnedJack => Field::TurnupScores,
            Question::Fives | Question::Nines => Field::Points,
        }
    }

    /// Returns the options that the answer sets.
    fn fields(self) -> Vec<Field> {
        match self {
            Question::Jokers => vec![Field::Jokers, Field::Points, Field::TrumpOrder],
            other => vec![other.field()],
        }
    }

    /// Returns the answer that holds; a number where it is about a part of an option.
    #[must_use]
    pub fn answer(self, rules: &Rules) -> Value {
        let pegged = |rank| rules.points.get(Point::Trump(rank)).map_or(0, |entry| entry.worth.0);
        match self {
            Question::Of(_) | Question::Jokers | Question::TopBid => self.field().get(rules),
            Question::TurnedJack => Value::Number(rules.turnup_scores.get(Rank::Jack).into()),
            Question::Fives => Value::Number(pegged(Rank::Five)),
            Question::Nines => Value::Number(pegged(Rank::Nine)),
        }
    }

    /// Returns the answers to choose from, in their order: those that are usual in games like `printed`, that of `printed`, and
    /// those of the rules `held`.
    #[must_use]
    pub fn offered(self, printed: &Rules, held: &[&Rules]) -> Vec<Value> {
        let own = self.answer(printed);
        let mut offered = self.usual(printed);
        if self == Question::Of(Field::GameTie) && held.iter().any(|rules| rules.sides() != 2) {
            offered.retain(|value| *value != Value::Choice(GameTie::NonDealerSide.id()));
        }
        // What is almost the same is no other answer.
        if let (Question::Of(Field::Target), Value::Number(own)) = (self, own) {
            offered.retain(|value| matches!(value, Value::Number(other) if own.abs_diff(*other) > 2));
        }
        for value in std::iter::once(own).chain(held.iter().map(|rules| self.answer(rules))) {
            if !offered.contains(&value) {
                offered.push(value);
            }
        }
        if let Value::Number(_) = own {
            offered.sort_by_key(|value| if let Value::Number(number) = value { *number } else { 0 });
        }
        offered
    }

    /// Returns the answers that are usual in games like this one.
    fn usual(self, printed: &Rules) -> Vec<Value> {
        let numbers = |numbers: &[i16]| numbers.iter().copied().map(Value::Number).collect();
        let choices = |ids: &[&'static str]| ids.iter().copied().map(Value::Choice).collect();
        let near = |number: i16| numbers(&[number - 1, number, number + 1]);
        match self {
            Question::Of(Field::Target) => match printed.target.0 {
                ..=21 => numbers(&[7, 11, 15, 21]),
                22..=62 => numbers(&[32, 42, 52, 62]),
                63..=100 => numbers(&[61, 81, 100, 121]),
                _ => numbers(&[121, 181, 250]),
            },
            Question::Of(Field::Hands) => numbers(&[5, 10, 20]),
            Question::Of(Field::DealBatch) => numbers(&[1, 3]),
            Question::Jokers | Question::Of(Field::BegLimit) => numbers(&[0, 1, 2]),
            Question::TopBid => vec![Value::Flag(true), Value::Flag(false)],
            Question::TurnedJack => numbers(&[0, 1, 3]),
            Question::Fives => numbers(&[5, 10]),
            Question::Nines => numbers(&[9, 18]),
            Question::Of(Field::MinBid) => near(i16::from(printed.min_bid.number().max(2))),
            Question::Of(Field::PlaySize) => near(i16::try_from(printed.hand_size().max(2)).unwrap_or(6)),
            Question::Of(Field::Widow) => numbers(&[0, 2, 3, 4]),
            Question::Of(Field::HangJack) => numbers(&[1, 2, 3]),
            Question::Of(Field::AllPass) => {
                let again = if printed.throws_in() { printed.all_pass } else { AllPass::RedealNextDealer };
                choices(&[again.id(), AllPass::DealerForced.id()])
            }
            Question::Of(Field::GameTie) if printed.sides() == 2 => {
                choices(&[GameTie::None.id(), GameTie::Eldest.id(), GameTie::NonDealerSide.id()])
            }
            Question::Of(Field::GameTie) => choices(&[GameTie::None.id(), GameTie::Eldest.id()]),
            Question::Of(Field::SetScoring) => {
                choices(&[SetScoring::SetbackOnly.id(), SetScoring::KeepAndSetback.id()])
            }
            Question::Of(Field::GoingOut) => choices(&[GoingOut::BidderFirst.id(), GoingOut::StrictOrder.id()]),
            Question::Of(field) if field.kind() == Kind::Flag => vec![Value::Flag(true), Value::Flag(false)],
            Question::Of(field) => field.kind().values(),
        }
    }

    /// Returns the rules with this answer, and what was set anew with it so that they can be played. `printed` are those of
    /// the game that they come from.
    #[must_use]
    pub fn answered(self, rules: &Rules, printed: &Rules, value: Value) -> Answered {
        let mut said = rules.clone();
        self.say(&mut said, printed, value);
        let mut aimed = said.clone();
        // Where bids go to everything that a hand has, or to a slam above that, they go on doing so.
        let everything = |rules: &Rules| u8::try_from(rules.points_in_play().0).ok().and_then(Bid::new);
        let is_slam = rules.smudge == Smudge::SlamBidFive;
        if rules.has_bids() && (is_slam || everything(rules) == Some(rules.max_bid)) {
            aimed.max_bid = everything(&said).unwrap_or(rules.max_bid).max(rules.max_bid);
        }
        let mut repairs = aimed.repairs(&self.fields());
        if repairs.is_empty() {
            repairs.push(aimed.mended());
        }
        // A bid of four is no smudge where it isn't for everything (JOK-01), and is one again where it is.
        let beyond = |rules: &Rules| rules.max_bid > Bid::FOUR;
        for repair in &mut repairs {
            repair.smudge = match (beyond(rules), beyond(repair), repair.smudge) {
                (false, true, Smudge::BidFourMade) => Smudge::Off,
                (true, false, Smudge::Off) if printed.smudge == Smudge::BidFourMade => Smudge::BidFourMade,
                (.., smudge) => smudge,
            };
        }
        Answered { said, repairs }
    }

    /// Sets the answer alone; one that the option cannot have changes nothing.
    fn say(self, rules: &mut Rules, printed: &Rules, value: Value) {
        let number = if let Value::Number(number) = value { number } else { 0 };
        match self {
            Question::Of(_) | Question::TopBid => drop(self.field().set(rules, value)),
            Question::Jokers => {
                if Field::Jokers.set(rules, value).is_ok() {
                    rules.place_jokers(printed);
                }
            }
            Question::TurnedJack => {
                if let Ok(points) = u8::try_from(number) {
                    rules.turnup_scores = rules.turnup_scores.with(Rank::Jack, points);
                }
            }
            Question::Fives => rules.peg(Rank::Five, number),
            Question::Nines => rules.peg(Rank::Nine, number),
        }
    }
}

impl Rules {
    /// Lets the jokers score and rank as in the `printed` game; where it has none, each scores a point.
    fn place_jokers(&mut self, printed: &Rules) {
        let listed = printed.points.get(Point::Joker);
        let changed = match self.points.get(Point::Joker) {
            None if self.jokers > 0 => self.points.with(listed.unwrap_or(Entry::new(Point::Joker, 1))),
            Some(_) if self.jokers == 0 && listed.is_none() => self.points.without(Point::Joker),
            _ => Ok(self.points),
        };
        // A list that is full stays as it is.
        self.points = changed.unwrap_or(self.points);
        let order = self.trump_order.completed(self);
        let is_printed = order.in_play(self) == printed.trump_order.in_play(self);
        self.trump_order = if is_printed { printed.trump_order } else { order };
    }

    /// Lets the trump of a rank score so many points, if something can be worth that.
    fn peg(&mut self, rank: Rank, worth: i16) {
        let point = Point::Trump(rank);
        let entry = self.points.get(point).map(|entry| Entry { worth: Points(worth), ..entry });
        if let Some(Ok(points)) = entry.map(|entry| self.points.with(entry)) {
            self.points = points;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{LowTo, Preset};

    const NUMBER: fn(i16) -> Value = Value::Number;

    fn asked(preset: Preset) -> Vec<&'static str> {
        Question::all_of(&preset.into()).into_iter().map(Question::id).collect()
    }

    #[test]
    fn every_game_has_ten_questions_of_its_own_kind() {
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            let questions = Question::all_of(&rules);
            assert_eq!(questions.len(), Question::MOST, "{preset}: {:?}", asked(preset));
            for question in questions {
                assert!(question.field().applies(&rules), "{preset}: {question:?}");
                let offered = question.offered(&rules, &[]);
                assert!((2..=5).contains(&offered.len()), "{preset}: {question:?} {offered:?}");
                assert!(offered.contains(&question.answer(&rules)), "{preset}: {question:?}");
            }
        }
        assert_eq!(
            asked(Preset::Setback),
            [
                "target",
                "jokers",
                "min_bid",
                "all_pass",
                "dealer_privilege",
                "low_to",
                "ruff",
                "game_tie",
                "set_scoring",
                "going_out"
            ]
        );
        assert_eq!(asked(Preset::Trinidad)[1..4], ["beg_limit", "turned_jack", "after_run_hand"]);
        // Of a bid that can be taken only if it is the highest is asked so, and nothing that decides little.
        let pidro = asked(Preset::Pidro);
        assert!(pidro.contains(&"top_bid") && !pidro.contains(&"dealer_privilege"), "{pidro:?}");
        assert!(!asked(Preset::Cinch).contains(&"going_out"));
        assert!(["play_size", "widow"].iter().all(|id| asked(Preset::TenPoint).contains(id)));
        assert!(["fives", "nines"].iter().all(|id| asked(Preset::NineCardDon).contains(id)));
    }

    #[test]
    fn usual_answers_are_those_of_the_game() {
        let offered = |preset: Preset, question: Question| {
            let answers = question.offered(&preset.into(), &[]).into_iter();
            answers.map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(offered(Preset::Setback, Question::Of(Field::Target)), "7 11 15 21");
        assert_eq!(offered(Preset::Cinch, Question::Of(Field::Target)), "32 42 51 62");
        assert_eq!(offered(Preset::Pedro, Question::Of(Field::MinBid)), "6 7 8");
        assert_eq!(offered(Preset::Cinch, Question::Of(Field::MinBid)), "1 2 3");
        assert_eq!(offered(Preset::Schmier, Question::Of(Field::AllPass)), "redeal_same_dealer dealer_forced");
        assert_eq!(offered(Preset::Setback, Question::Of(Field::GameTie)), "none eldest non_dealer_side");
        let own = Rules { target: Points(13), ..Preset::Setback.into() };
        let with_own = Question::Of(Field::Target).offered(&Preset::Setback.into(), &[&own]);
        assert_eq!(with_own, [7, 11, 13, 15, 21].map(NUMBER), "what holds is among them");
    }

    #[test]
    fn a_joker_scores_and_bids_go_as_far_as_before() {
        let setback = Rules::from(Preset::Setback);
        let one = Question::Jokers.answered(&setback, &setback, NUMBER(1));
        let [with_one] = &one.repairs[..] else { panic!("one way: {one:?}") };
        assert_eq!((with_one.points_in_play(), with_one.max_bid, with_one.validate()), (Points(5), Bid::FIVE, vec![]));
        assert_eq!(one.repaired(with_one), [Field::MaxBid]);
        let none = Question::Jokers.answered(with_one, &setback, NUMBER(0));
        assert_eq!((&none.repairs[..], none.repaired(&setback)), (&[setback.clone()][..], vec![Field::MaxBid]));
        // A bid of four is a smudge only where it is for everything.
        let pitch = Rules::from(Preset::AuctionPitch);
        let one = Question::Jokers.answered(&pitch, &pitch, NUMBER(1));
        let [with_one] = &one.repairs[..] else { panic!("one way: {one:?}") };
        assert_eq!((with_one.max_bid, with_one.smudge), (Bid::FIVE, Smudge::Off));
        assert_eq!(one.repaired(with_one), [Field::MaxBid, Field::Smudge]);
        assert_eq!(Question::Jokers.answered(with_one, &pitch, NUMBER(0)).repairs, [pitch]);
        // A joker that is worth fifteen is so again.
        let snoozer = Rules::from(Preset::Snoozer);
        let without = Question::Jokers.answered(&snoozer, &snoozer, NUMBER(0)).repairs.remove(0);
        assert_eq!(Question::Jokers.answered(&without, &snoozer, NUMBER(1)).repairs, [snoozer]);
    }

    #[test]
    fn a_slam_gives_way_to_bids_for_all_the_points_of_two_jokers() {
        let slam = Rules::from(Preset::SmudgeBid);
        let two = Question::Jokers.answered(&slam, &slam, NUMBER(2));
        let [with_two] = &two.repairs[..] else { panic!("one way: {two:?}") };
        assert_eq!((with_two.max_bid.number(), with_two.smudge), (6, Smudge::Off));
        assert_eq!((with_two.points_in_play(), with_two.validate()), (Points(6), vec![]));
    }

    #[test]
    fn two_repairs_that_are_as_small_are_both_found() {
        let pawnee = Rules::from(Preset::Pawnee);
        let one = Question::Jokers.answered(&pawnee, &pawnee, NUMBER(1));
        let repaired: Vec<_> = one.repairs.iter().map(|repair| one.repaired(repair)).collect();
        assert_eq!(repaired, [[Field::Widow, Field::MaxBid], [Field::CardsPerPlayer, Field::MaxBid]]);
    }

    #[test]
    fn an_answer_that_cannot_be_changes_nothing() {
        let rules = Rules { low_to: LowTo::Winner, ..Preset::NineCardDon.into() };
        for (question, value) in [
            (Question::Jokers, NUMBER(9)),
            (Question::Jokers, Value::Flag(true)),
            (Question::Fives, NUMBER(99)),
            (Question::Of(Field::Ruff), Value::Choice("never")),
        ] {
            assert_eq!(question.answered(&rules, &rules, value).repairs, std::slice::from_ref(&rules), "{question:?}");
        }
    }
}
