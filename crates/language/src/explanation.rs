//! Explanations of why something is so: the meaning in two sentences, the clause it rests on, and the place in the rule
//! sheet.

use crate::glossary::{Term, term_about, term_name};
use crate::phrase;
use crate::t;
use crate::{Clause, Language, Names, preset_name, preset_source, rule_sheet};
use pitch_rules::rules::TrumpBy;
use pitch_rules::{
    Action, Ask, Call, Cause, End, Finished, IllegalAction, IllegalCall, IllegalPlay, Mark, Point, Points, Preset,
    Remark, Rules, Seat, SeatView, Turn, WonBy,
};
use pitch_session::Thought;
use pitch_session::thought::Why;

/// Explanation of why something is so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// Word that is explained.
    pub term: Term,
    /// Name of that word, with a capital letter.
    pub title: String,
    /// What is to be seen of it here, if there is something: a sentence, or several lines.
    pub here: Option<String>,
    /// Meaning of the word.
    pub about: String,
    /// Clause that it rests on; `None` where it is no rule.
    pub cited: Option<Cited>,
    /// Place in the rule sheet of this game that tells of it, if there is one.
    pub place: Option<Place>,
}

/// Clause that a rule rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// Id of the clause in `docs/rules.md`.
    pub clause: &'static str,
    /// Source of the clause, as a sentence.
    pub source: String,
}

/// A word, and the topics of the rule sheet that tell of it here.
type About = (Term, &'static [&'static str]);

/// A place of the rule sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Topic of the clause.
    pub topic: &'static str,
    /// Number of the clause.
    pub number: usize,
    /// Text of the clause.
    pub text: String,
}

impl Explanation {
    /// Explains a word by these rules; `here` is a sentence about what is seen of it.
    #[must_use]
    pub fn new(l: &Language, rules: &Rules, term: Term, here: Option<String>) -> Self {
        Explanation::on(l, rules, (term, term.topics()), here)
    }

    /// Explains a word where it is about one of these topics, the best first.
    fn on(l: &Language, rules: &Rules, (term, topics): About, here: Option<String>) -> Self {
        let preset = Preset::nearest(rules);
        let sheet = rule_sheet(l, rules, Some(preset));
        let found = sheet.on(topics);
        let ruling = found.and_then(|(_, clause)| clause.ruling);
        let clause = ruling.or_else(|| term.clause(preset, found.is_some()));
        Explanation {
            term,
            title: phrase::capital(&term_name(l, term)),
            here: here.filter(|here| !here.is_empty()),
            about: term_about(l, term),
            cited: clause
                .map(|clause| Cited { clause, source: source(l, rules, clause, found.map(|(_, found)| found)) }),
            place: found.map(|(number, clause)| Place { topic: clause.topic, number, text: clause.text.clone() }),
        }
    }

    /// Returns the explanation with a clause that is known better, where it is one of the description that these rules
    /// come from.
    fn citing(mut self, l: &Language, rules: &Rules, clause: Option<&'static str>) -> Self {
        let preset = Preset::nearest(rules);
        let known =
            |clause: &&str| clause.starts_with("B-") || clause.starts_with("BAP-") && preset == Preset::AuctionPitch;
        let is_printed =
            self.place.is_none() || self.cited.as_ref().is_none_or(|cited| !cited.clause.starts_with("B-"));
        if let Some(clause) = clause.filter(known).filter(|_| is_printed) {
            let sheet = rule_sheet(l, rules, Some(preset));
            let found = self.place.as_ref().and_then(|place| sheet.on(&[place.topic])).map(|(_, found)| found);
            self.cited = Some(Cited { clause, source: source(l, rules, clause, found) });
        }
        self
    }

    /// Returns `true` if this game has it: its rule sheet tells of it, or it is no rule.
    #[must_use]
    pub const fn is_of_game(&self) -> bool {
        self.place.is_some() || self.cited.is_none()
    }

    /// Returns its source as a line: "From the rules of ..." The number of the clause is for docs/rules.md, not for
    /// players.
    #[must_use]
    pub fn source_line(&self) -> Option<String> {
        self.cited.as_ref().map(|cited| cited.source.clone())
    }

    /// Returns all of it, a sentence or more a line.
    #[must_use]
    pub fn lines(&self, l: &Language) -> Vec<String> {
        let head = self.here.iter().flat_map(|here| here.lines().map(ToOwned::to_owned));
        let absent = (!self.is_of_game()).then(|| t!(l, "why-not-here"));
        let about = t!(l, "why-about", word = self.title.as_str(), about = self.about.as_str());
        let place =
            self.place.as_ref().map(|place| t!(l, "why-rule", number = place.number, text = place.text.as_str()));
        head.chain([about]).chain(absent).chain(place).chain(self.source_line()).collect()
    }
}

/// Returns all words of the glossary, those that [are of the game](Explanation::is_of_game) by these rules and the others.
#[must_use]
pub fn glossary(l: &Language, rules: &Rules) -> (Vec<Term>, Vec<Term>) {
    let preset = Preset::nearest(rules);
    let sheet = rule_sheet(l, rules, Some(preset));
    let is_of_game = |term: &Term| sheet.on(term.topics()).is_some() || term.clause(preset, false).is_none();
    Term::ALL.iter().copied().partition(is_of_game)
}

/// Names the source of a clause; `found` is the place of the rule sheet. Of a rule that a table plays otherwise than its
/// book it tells what the book has.
fn source(l: &Language, rules: &Rules, clause: &str, found: Option<&Clause>) -> String {
    let preset = Preset::nearest(rules);
    let printed = |preset: Preset| preset_source(l, preset);
    let source = match clause.split_once('-').map_or("", |(series, _)| series) {
        "BAP" => printed(Preset::AuctionPitch),
        "SET" => printed(Preset::Setback),
        "TAF" => printed(Preset::Trinidad),
        "EBP" => printed(Preset::Britannica1911),
        // Lists of what scores come from the first game that had one.
        "SAN" | "M" => printed(Preset::PedroSancho),
        "TEN" => printed(Preset::TenPoint),
        "B" | "F" => t!(l, "why-ruling"),
        _ => printed(preset),
    };
    let Some(changed) = found.filter(|found| found.differs) else { return source };
    let book = rule_sheet(l, &preset.played_as(rules), Some(preset));
    let game = preset_name(l, preset);
    match book.on(&[changed.topic]) {
        Some((_, rule)) => {
            let source = if rule.ruling.is_some() { t!(l, "why-ruling") } else { source };
            t!(l, "why-house-rule", game = game, rule = rule.text.as_str(), source = source)
        }
        None => t!(l, "why-house-rule-new", game = game),
    }
}

/// Returns a rule of the sheet by its number, with its source where that is this program's ruling; or which numbers there are.
#[must_use]
pub fn rule_numbered(l: &Language, rules: &Rules, number: usize) -> Vec<String> {
    let sheet = rule_sheet(l, rules, Some(Preset::nearest(rules)));
    match number.checked_sub(1).and_then(|index| sheet.clauses().nth(index)) {
        Some(clause) => std::iter::once(t!(l, "why-rule", number = number, text = clause.text.as_str()))
            .chain(clause.ruling.map(|_| t!(l, "why-ruling")))
            .collect(),
        None => vec![t!(l, "why-no-rule", count = sheet.clauses().count())],
    }
}

/// Explains why something was refused.
#[must_use]
pub fn why_refused(l: &Language, names: &Names, why: &IllegalAction) -> Explanation {
    let said = phrase::refusal(l, names, why);
    let rules = names.rules();
    let (about, clause) = match why {
        // Of an exchange its own book tells.
        IllegalAction::Discard(_) | IllegalAction::NoDiscard => {
            (discarding(rules), why.clause().filter(|_| !rules.exchanges()))
        }
        // Where nobody bids it is about how trump is made.
        IllegalAction::StillBidding | IllegalAction::BiddingOver if rules.trump_by == TrumpBy::TurnUp => {
            (plainly(Term::Beg), None)
        }
        IllegalAction::StillBidding | IllegalAction::BiddingOver if !rules.has_bids() => (plainly(Term::Trump), None),
        why => (refused(why), why.clause()),
    };
    Explanation::on(l, rules, about, Some(said)).citing(l, rules, clause)
}

/// Explains a mark on the score pad.
#[must_use]
pub fn why_marked(l: &Language, names: &Names, mark: Mark) -> Explanation {
    let term = match mark.cause {
        Cause::TurnUp(_) => Term::TurnUp,
        Cause::Gift => Term::Gift,
        Cause::Price(_) => Term::Sell,
        Cause::Refused(_) => Term::Undertake,
        Cause::Misdeal => Term::Misdeal,
        Cause::Look(_) => Term::Blind,
        Cause::Renege(..) | Cause::Revoke(..) => Term::Renege,
        Cause::SetBack(_) | Cause::BidTaken(_) => Term::SetBack,
        Cause::Difference => Term::Bid,
        Cause::Peg(..) => Term::Peg,
        Cause::Point(point) => point_term(point),
        Cause::Slam | Cause::Moon => Term::Smudge,
        Cause::Short => Term::GoingOut,
    };
    Explanation::new(l, names.rules(), term, Some(phrase::marked(l, names, mark)))
}

/// Explains why a point went to the side that has it, or to nobody.
#[must_use]
pub fn why_point(l: &Language, names: &Names, finished: &Finished, point: Point) -> Explanation {
    let said = phrase::sentences(l, phrase::award_lines(l, names, finished, point));
    let made = finished.score.awards.of(point);
    let term = match made {
        None if point == Point::Game => Term::Tie,
        Some(award) if point == Point::Jack && award.points > Points(1) => Term::HangJack,
        _ => point_term(point),
    };
    Explanation::new(l, names.rules(), term, Some(said))
}

/// Explains the result of the bid of a hand.
#[must_use]
pub fn why_result(l: &Language, names: &Names, finished: &Finished) -> Explanation {
    let score = &finished.score;
    let said = phrase::sentence(l, phrase::headline(l, names, score));
    let said = phrase::sentences(l, [said, phrase::headline_about(l, names, score)]);
    let in_hole = score.after.values().any(|points| *points < Points::ZERO);
    let term = match score.contract {
        Some(_) if score.set_back => Term::SetBack,
        _ if in_hole && names.rules().has_bids() => Term::Hole,
        Some(_) => Term::Made,
        None => Term::Hand,
    };
    Explanation::new(l, names.rules(), term, Some(said))
}

/// Adds why the bid was made, where that is known.
#[must_use]
pub fn why_bid(l: &Language, names: &Names, told: Explanation, thought: &Thought) -> Explanation {
    let why = phrase::thought(l, names, thought);
    // How the bot plays is another matter.
    let why = if matches!(thought.why, Why::RulesOfThumb(..)) { &why[..1] } else { &why[..] };
    let here = phrase::sentences(l, told.here.iter().chain(why).map(String::as_str));
    Explanation { here: Some(here), ..told }
}

/// Explains a score below zero.
#[must_use]
pub fn why_in_the_hole(l: &Language, rules: &Rules) -> Explanation {
    Explanation::new(l, rules, Term::Hole, None)
}

/// Explains why the game is over.
#[must_use]
pub fn why_over(l: &Language, names: &Names, end: &End) -> Explanation {
    let said = phrase::sentences(l, [phrase::sentence(l, phrase::end(l, names, end)), phrase::won_by(l, names, end)]);
    ended(l, names, end, said)
}

/// Explains what won a game, by the rule that says so.
fn ended(l: &Language, names: &Names, end: &End, said: String) -> Explanation {
    let rules = names.rules();
    let about: About = match end.victory.by {
        WonBy::Smudge => plainly(Term::Smudge),
        WonBy::RenegeForfeit => (Term::Renege, &["renege", "revoke-penalty"]),
        WonBy::Hands => (Term::Hand, &["target"]),
        WonBy::Fall => (Term::Hole, &["lost-at"]),
        // Where the winner must lead by two, no single point ends the game (B-50).
        _ if rules.needs_lead() => (Term::GoingOut, &["win-by-two"]),
        WonBy::Slam => plainly(Term::Smudge),
        WonBy::Moon => (Term::Bid, &["moon"]),
        WonBy::TurnUp => (Term::TurnUp, &["turned-wins", "turned"]),
        WonBy::Gift => (Term::Gift, &["gift-wins", "gift"]),
        WonBy::Sale => (Term::Sell, &["seller-credit", "sale"]),
        WonBy::Misdeal => (Term::Misdeal, &["misdeal-result", "misdeal-shown"]),
        WonBy::Look => plainly(Term::Blind),
        WonBy::RenegePoint => plainly(Term::Renege),
        WonBy::Point(point) if rules.pegs_at_once(point) => plainly(Term::Peg),
        // Only where two got there it is asked why one of them won.
        _ if phrase::is_contested(rules, end) => plainly(Term::GoingOut),
        WonBy::BidderFirst
        | WonBy::Point(_)
        | WonBy::HigherScore
        | WonBy::BidTaken
        | WonBy::Difference
        | WonBy::Earlier
        | WonBy::Lead
        | WonBy::Score => plainly(Term::Target),
    };
    let clause = (end.victory.by == WonBy::Score).then_some("B-55");
    Explanation::on(l, rules, about, Some(said)).citing(l, rules, clause)
}

/// Explains the last call of the player in a seat in this hand or else, of a bot, its way to play: only what everybody
/// may know.
#[must_use]
pub fn why_said(l: &Language, names: &Names, view: &SeatView, seat: Seat, sign: String) -> Explanation {
    let term = match view.last_call(seat) {
        Some(call) => call_term(call),
        None if view.dealer == seat => Term::Turn,
        None => Term::Level,
    };
    Explanation::new(l, names.rules(), term, Some(sign))
}

/// Explains why somebody made a decision in a hand that is over; `told` is the sentence that tells of it.
#[must_use]
pub fn why_decided(l: &Language, names: &Names, thought: &Thought, told: &str) -> Explanation {
    let mut said = phrase::thought(l, names, thought).into_iter();
    let term = match &thought.done {
        Action::Call(call) => call_term(*call),
        Action::Discard(_) => discard_term(names.rules()),
        Action::Play(_) if thought.view.trick.is_some_and(|trick| !trick.is_empty()) => Term::Follow,
        Action::Play(_) => Term::Lead,
        Action::Deal(_) | Action::Misdeal(..) | Action::Say(_) => Term::Mistake,
    };
    Explanation {
        term,
        title: told.trim_end_matches('.').to_owned(),
        here: said.next(),
        about: phrase::sentences(l, said),
        cited: None,
        place: None,
    }
}

/// Returns the word with the topics that tell of it anywhere.
const fn plainly(term: Term) -> About {
    (term, term.topics())
}

/// Returns where the rules tell of throwing cards away.
fn discarding(rules: &Rules) -> About {
    match discard_term(rules) {
        Term::Run => (Term::Run, &["run-hand", "run"]),
        term => plainly(term),
    }
}

/// Returns the word for throwing cards away: before the first lead, or after the cards were run.
fn discard_term(rules: &Rules) -> Term {
    if rules.exchanges() { Term::Exchange } else { Term::Run }
}

/// Returns `true` if trump is named because the rules leave it to the pitcher, and not because of a wrong lead.
fn is_regular(view: &SeatView) -> bool {
    view.trick.is_none_or(|trick| trick.is_empty() || Some(trick.leader()) == view.turn.decides())
}

/// Explains what is asked now.
#[must_use]
pub fn why_asked(l: &Language, names: &Names, view: &SeatView) -> Explanation {
    let rules = names.rules();
    if let Some(end) = view.end.as_ref() {
        return ended(l, names, end, phrase::won_by(l, names, end));
    }
    let follows = view.trick.is_some_and(|trick| !trick.is_empty());
    let about: About = match view.turn {
        Turn::Deal(_) => plainly(Term::Hand),
        Turn::Call(_) if rules.has_bids() => plainly(Term::Bid),
        Turn::Call(_) => plainly(Term::Beg),
        Turn::Discard(_) if view.keeps_best() => plainly(Term::Rest),
        Turn::Discard(_) => discarding(rules),
        // With one card left there is nothing to choose.
        Turn::Play(_) if view.trump.is_some() && view.hand().len() == 1 => plainly(Term::Trick),
        Turn::Play(_) if follows => plainly(Term::Follow),
        Turn::Play(_) if view.trump.is_none() => plainly(Term::Pitch),
        Turn::Play(_) if view.tricks.is_empty() => (Term::Lead, &["first-lead", "playable", "trick"]),
        Turn::Play(_) => (Term::Lead, &["playable", "trick"]),
        Turn::Rule(_) => plainly(match view.ask {
            Some(Ask::AnyClaims) => Term::Renege,
            Some(Ask::CallPartner) => Term::CalledPartner,
            Some(Ask::FirstPitcher) => Term::Eldest,
            Some(Ask::NameTrump) if is_regular(view) => Term::Trump,
            Some(_) | None => Term::WrongPitch,
        }),
        Turn::Over => plainly(Term::GoingOut),
    };
    Explanation::on(l, rules, about, Some(phrase::prompt(l, names, view)))
}

/// Returns the word for a point.
#[must_use]
pub const fn point_term(point: Point) -> Term {
    match point {
        Point::High => Term::High,
        Point::Low => Term::Low,
        Point::Jack => Term::Jack,
        Point::Game => Term::Game,
        Point::Last => Term::Trick,
        Point::Trump(_) | Point::Off(_) | Point::Joker | Point::Plain(_) => Term::CountingCard,
    }
}

/// Returns the word for a call before the first card.
#[must_use]
pub const fn call_term(call: Call) -> Term {
    match call {
        Call::Pass => Term::Pass,
        Call::Bid(_) => Term::Bid,
        Call::Pitch => Term::Pitch,
        Call::Accept => Term::Sell,
        Call::Undertake => Term::Undertake,
        Call::Stand => Term::Stand,
        Call::Beg => Term::Beg,
        Call::TakeOne => Term::Gift,
        Call::Run => Term::Run,
        Call::Bunch => Term::Bunch,
    }
}

/// Returns the word that a refusal is about, with the topics that tell of it.
fn refused(why: &IllegalAction) -> About {
    match why {
        IllegalAction::NotNow(Remark::WeakHand) => (Term::Hand, &["weak-hand"]),
        IllegalAction::Play(IllegalPlay::JokerFirst(_)) => (Term::Lead, &["pitched-wild"]),
        IllegalAction::Play(IllegalPlay::MustPlayPartnerCard { .. }) => {
            (Term::CalledPartner, &["called-first", "partner"])
        }
        why => plainly(refused_term(why)),
    }
}

/// Returns the word that a refusal is about.
const fn refused_term(why: &IllegalAction) -> Term {
    match why {
        IllegalAction::GameOver => Term::Target,
        IllegalAction::NotYourTurn(_) | IllegalAction::NoSuchSeat(_) => Term::Turn,
        IllegalAction::DealFirst | IllegalAction::NothingToDeal | IllegalAction::Pack(_) => Term::Hand,
        IllegalAction::StillBidding | IllegalAction::BiddingOver => Term::Bid,
        IllegalAction::Discard(_) | IllegalAction::NoDiscard => Term::Run,
        IllegalAction::NoMistakes | IllegalAction::Unsettled(_) => Term::Mistake,
        IllegalAction::NotCertain => Term::Claim,
        IllegalAction::NotWorthless => Term::LayDown,
        IllegalAction::NotNow(Remark::NameTrump(_)) => Term::Trump,
        IllegalAction::NotNow(remark) => remark_term(*remark),
        IllegalAction::Call(call) => match call {
            IllegalCall::OutOfRange { .. } | IllegalCall::TooLow { .. } => Term::Bid,
            IllegalCall::NotNow(call) => call_term(*call),
            IllegalCall::DealerMustBid | IllegalCall::ForcedBid(_) | IllegalCall::HeldTo(_) => Term::AllPass,
            IllegalCall::SmudgeInTheHole => Term::Smudge,
            IllegalCall::PutsSellerOut(_) => Term::Sell,
            IllegalCall::GiftWouldWin => Term::Gift,
            IllegalCall::MustPass => Term::WrongBid,
        },
        IllegalAction::Play(play) => match play {
            IllegalPlay::NotHeld(_) => Term::Hand,
            IllegalPlay::MustFollowTrump { .. }
            | IllegalPlay::MustFollowOrTrump { .. }
            | IllegalPlay::MustFollow { .. }
            | IllegalPlay::MustTrump { .. } => Term::Follow,
            IllegalPlay::MustPlayPartnerCard { .. } => Term::CalledPartner,
            IllegalPlay::MustPlayOver { .. } => Term::Exchange,
            IllegalPlay::TrumpsOnly(_) => Term::TrumpsOnly,
            IllegalPlay::MustLeadTrumpFirst(_) | IllegalPlay::JokerFirst(_) => Term::Lead,
            IllegalPlay::MustLeadTrump(_) | IllegalPlay::Demanded(..) => Term::WrongPitch,
            IllegalPlay::Called { .. } => Term::Exposed,
            IllegalPlay::Undertrump { .. } => Term::Undertrump,
        },
    }
}

const fn remark_term(remark: Remark) -> Term {
    match remark {
        Remark::RestAreMine => Term::Claim,
        Remark::LayDown => Term::LayDown,
        Remark::EndByScore => Term::Target,
        Remark::WeakHand => Term::Misdeal,
        Remark::TakeBack | Remark::CallRenege(_) | Remark::Content => Term::Renege,
        Remark::CallCard(..) | Remark::Expose(_) => Term::Exposed,
        Remark::CallPartner(_) => Term::CalledPartner,
        Remark::FirstPitcher(_) => Term::Eldest,
        Remark::Look => Term::Blind,
        Remark::Override(_)
        | Remark::Decline
        | Remark::Withdraw
        | Remark::LetStand
        | Remark::NameTrump(_)
        | Remark::Demand(_) => Term::WrongPitch,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::glossary::term_named;
    use pitch_rules::rules::{Length, Moon, PitchedWild};
    use pitch_rules::{Rank, Victory};

    use std::sync::Arc;

    fn languages() -> [Language; 2] {
        [Language::default(), Language::new("de").expect("German")]
    }

    #[test]
    fn every_word_is_explained_in_every_game_in_every_language() {
        for l in languages() {
            for preset in Preset::ALL {
                let rules = Rules::from(preset);
                for &term in Term::ALL {
                    let told = Explanation::new(&l, &rules, term, None);
                    let sentences = told.about.matches(['.', ';', ':']).count();
                    assert!(sentences >= 2 && told.about.ends_with('.'), "{term:?}: {}", told.about);
                    let is_rule = !matches!(term, Term::Level | Term::Commitment);
                    assert_eq!(told.cited.is_some(), is_rule, "{preset}, {term:?}");
                    assert!(told.cited.is_none_or(|cited| cited.source.ends_with('.')), "{preset}, {term:?}");
                    assert_eq!(term_named(&l, &told.title), Some(term), "{} is understood", told.title);
                }
            }
        }
    }

    #[test]
    fn what_every_game_has_leads_to_its_rule_sheet() {
        let l = Language::default();
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            let points = [Point::High, Point::Low, Point::Jack];
            let points = points.into_iter().filter(|point| rules.points.get(*point).is_some()).map(point_term);
            for term in points.chain([Term::Trick, Term::Lead, Term::Follow, Term::Target]) {
                let place = Explanation::new(&l, &rules, term, None).place.expect("a place");
                let clause = rule_sheet(&l, &rules, Some(preset)).clauses().nth(place.number - 1).cloned();
                assert_eq!(clause.expect("a clause").text, place.text, "{preset}, {term:?}");
            }
        }
    }

    #[test]
    fn each_game_cites_its_own_book_and_a_house_rule_says_that_it_is_one() {
        let l = Language::default();
        let cited = |rules: &Rules, term| Explanation::new(&l, rules, term, None).cited.expect("a clause");
        let clause = |preset: Preset, term| cited(&Rules::from(preset), term).clause;
        assert_eq!(clause(Preset::AuctionPitch, Term::SetBack), "BAP-35");
        assert_eq!(clause(Preset::Setback, Term::High), "SET-18");
        assert_eq!(clause(Preset::Setback, Term::Smudge), "B-11");
        assert_eq!(clause(Preset::Trinidad, Term::Beg), "TAF-13");
        assert_eq!(clause(Preset::Britannica1911, Term::Undertake), "EBP-11");
        assert_eq!(clause(Preset::SevenUp, Term::Jack), "C-20");
        assert_eq!(clause(Preset::AuctionPitch, Term::Claim), "B-51");
        let winner = Rules { low_to: pitch_rules::rules::LowTo::Winner, ..Rules::default() };
        let source = cited(&winner, Term::Low).source;
        let printed = rule_sheet(&l, &Rules::default(), Some(Preset::AuctionPitch));
        let (_, low) = printed.on(&["low"]).expect("a clause");
        let head =
            format!("A house rule of this table. Auction Pitch has this rule instead. {} From the rules of", low.text);
        assert!(source.starts_with(&head), "{source}");
        let claimed = Rules { claims: !Rules::default().claims, ..Rules::default() };
        assert!(!cited(&claimed, Term::Claim).source.contains("instead. No printed rule"));
        assert!(!cited(&winner, Term::High).source.starts_with("A house rule"));
    }

    #[test]
    fn the_end_of_a_game_is_explained_by_the_rule_that_ended_it() {
        let topic = |rules: Rules, by: WonBy, others: Points| {
            let mut scores = rules.by_side::<Points>();
            rules.all_sides().for_each(|side| scores[side] = others);
            let victory = Victory { side: rules.side_of(Seat::default()), by, at_win: scores };
            let end = End { victory, scores, payments: rules.by_side(), reds: rules.by_side() };
            let names = Names::new(Arc::new(rules), ["Ana", "Ben", "Cleo", "Dev"], None);
            let told = why_over(&Language::default(), &names, &end);
            (told.term, told.place.map(|place| place.topic))
        };
        let pitch = Rules::default;
        let high = WonBy::Point(Point::High);
        assert_eq!(topic(pitch(), high, Points(3)), (Term::Target, Some("target")), "nobody else was there");
        assert_eq!(topic(pitch(), high, pitch().target), (Term::GoingOut, Some("going-out")));
        assert_eq!(topic(pitch(), WonBy::Smudge, Points(3)), (Term::Smudge, Some("smudge")));
        let moon = Rules { moon: Moon::TargetOrZero, ..pitch() };
        assert_eq!(topic(moon, WonBy::Moon, Points(3)), (Term::Bid, Some("moon")));
        let hands = Rules { length: Length::Hands, ..pitch() };
        assert_eq!(topic(hands, WonBy::Hands, Points(3)), (Term::Hand, Some("target")));
        let falls = Rules { lost_at: 10, ..pitch() };
        assert_eq!(topic(falls, WonBy::Fall, Points(3)), (Term::Hole, Some("lost-at")));
        let turned = topic(Preset::Trinidad.into(), WonBy::TurnUp, Points(3));
        assert_eq!(turned, (Term::TurnUp, Some("turned-wins")));
        let pegged = topic(Preset::NineCardDon.into(), WonBy::Point(Point::Trump(Rank::Five)), Points(3));
        assert_eq!(pegged, (Term::Peg, Some("pegging")));
    }

    #[test]
    fn a_refusal_leads_to_the_rule_it_is_about() {
        let topic = |rules: Rules, why: IllegalAction| {
            let names = Names::new(Arc::new(rules), ["Ana", "Ben", "Cleo", "Dev"], Some(Seat::default()));
            let told = why_refused(&Language::default(), &names, &why);
            told.place.map(|place| place.topic)
        };
        let joker = Rules { jokers: 1, pitched_wild: PitchedWild::NoJoker, ..Rules::default() };
        let first = IllegalPlay::JokerFirst("X1".parse().expect("a joker"));
        assert_eq!(topic(joker, first.into()), Some("pitched-wild"));
        let weak = IllegalAction::NotNow(Remark::WeakHand);
        assert_eq!(topic(Preset::Colorado.into(), weak), Some("weak-hand"));
        assert_eq!(topic(Preset::SevenUp.into(), IllegalAction::BiddingOver), Some("beg"));
        assert_eq!(topic(Preset::SevenUp.into(), IllegalCall::NotNow(Call::Beg).into()), Some("beg"));
        assert_eq!(topic(Preset::SevenUp.into(), IllegalAction::NoDiscard), Some("run-hand"));
    }
}
