//! Tour of a game that is looked back at, in words: the place in it, its steps, the open cards, and the knowledge of a
//! player.

use pitch_language::{Language, Names, library, phrase, t, told};
use pitch_players::{Patience, Stop};
use pitch_rules::{Event, Seat, SeatView, Viewer};
use pitch_session::costs::Whose;
use pitch_session::thought::Why;
use pitch_session::{Costs, Review, Thought};

/// Review that is told in words.
#[derive(Debug)]
pub(super) struct Tour {
    /// Game and the point that is shown.
    pub(super) review: Review,
    names: Names,
    /// Seat whose knowledge is shown; `None` if all cards lie open.
    seen_by: Option<Seat>,
    /// Place of the shown hand, and some sentences about each of its steps.
    story: (usize, Vec<Vec<String>>),
}

impl Tour {
    pub(super) fn new(l: &Language, review: Review, seen_by: Option<Seat>) -> Self {
        let names = library::names(review.record());
        let story = (review.hand_at(), library::told_by_step(l, &names, &review, review.hand()));
        Tour { review, names, seen_by, story }
    }

    /// Returns the names of the players.
    pub(super) const fn names(&self) -> &Names {
        &self.names
    }

    /// Returns the view at the point that is shown.
    pub(super) fn view(&self) -> SeatView {
        self.review.seen(self.seen_by.map_or(Viewer::Open, Viewer::Seat))
    }

    /// Returns the scores; at the end of a hand those that it led to.
    pub(super) fn score(&self, l: &Language) -> Vec<String> {
        told::score(l, &self.names, &self.review.view(Viewer::Public))
    }

    /// Returns the title of the game, and its players.
    pub(super) fn head(&self, l: &Language) -> Vec<String> {
        let summary = self.review.record().summary();
        let players = phrase::list(l, summary.players.iter().cloned());
        let title = phrase::sentence(l, phrase::pair(l, t!(l, "review-title"), library::saved_title(l, summary)));
        vec![title, t!(l, "told-players", names = players)]
    }

    /// Goes to this step, and returns the sentences about it.
    pub(super) fn go_to(&mut self, l: &Language, step: usize) -> Vec<String> {
        self.review.go_to(step);
        self.point(l)
    }

    /// Returns the place in the game, and the last action.
    pub(super) fn step(&mut self, l: &Language) -> String {
        let place = self.review.hand_at();
        if self.story.0 != place {
            self.story = (place, library::told_by_step(l, &self.names, &self.review, self.review.hand()));
        }
        let hand = self.review.hand();
        let here = self.review.at() - hand.steps.start;
        let deals = (here == 0).then(|| phrase::deals(l, &self.names, hand.dealer, hand.number));
        let done: Vec<String> = deals.into_iter().chain(self.story.1[here].iter().cloned()).collect();
        let place = library::place(l, &self.review);
        // A card that was led too early was told of when it was.
        if done.is_empty() { phrase::sentence(l, place) } else { phrase::pair(l, place, phrase::sentences(l, done)) }
    }

    /// Returns the place in the game and the last action; at a deal also the cards, and at the end of a hand the
    /// result.
    pub(super) fn point(&mut self, l: &Language) -> Vec<String> {
        let mut said = vec![self.step(l)];
        if self.review.at() == self.review.hand().steps.start {
            said.extend(self.cards(l));
        }
        for event in &self.review.steps()[self.review.at()].events {
            // The first sentence was told with the step.
            match event {
                Event::HandScored(finished) => {
                    said.extend(phrase::hand_aloud(l, &self.names, finished).into_iter().skip(1));
                }
                Event::GameWon(end) => said.extend(phrase::end_aloud(l, &self.names, end).into_iter().skip(1)),
                _ => {}
            }
        }
        said
    }

    /// Returns the hands, each with its result.
    pub(super) fn hands(&self, l: &Language) -> Vec<String> {
        let hands = self.review.hands().iter().map(|hand| {
            let number = t!(l, "review-hand", number = hand.number);
            phrase::sentence(l, phrase::pair(l, number, library::outcome(l, &self.names, hand)))
        });
        hands.collect()
    }

    /// Returns the visible cards, one line for each player.
    pub(super) fn cards(&self, l: &Language) -> Vec<String> {
        let said = told::cards(l, &self.names, &self.view());
        if said.is_empty() { vec![t!(l, "look-back-not-seen")] } else { said }
    }

    /// Returns what happened in the hand up to this point.
    pub(super) fn log(&self, l: &Language) -> Vec<String> {
        let hand = self.review.hand();
        let done = self.story.1[..=self.review.at() - hand.steps.start].iter().flatten().cloned();
        std::iter::once(phrase::deals(l, &self.names, hand.dealer, hand.number)).chain(done).collect()
    }

    /// Returns the next decision: its player, the choices, and the one that was made.
    pub(super) fn decision(&self, l: &Language) -> Vec<String> {
        let Some((seat, _)) = self.review.next_act() else { return vec![t!(l, "review-over")] };
        let next = self.review.at() + 1 - self.review.hand().steps.start;
        let done = self
            .story
            .1
            .get(next)
            .map(|said| phrase::sentences(l, said.iter().map(String::as_str)))
            .filter(|said| !said.is_empty());
        let may = told::may(l, &self.names, &self.review.view(Viewer::Seat(seat)));
        may.into_iter().chain(done.map(|done| t!(l, "review-next", said = done))).collect()
    }

    /// Returns the reason for the next decision, or at the end of the hand for the last one.
    pub(super) fn why(&self, l: &Language, patience: Patience) -> Vec<String> {
        let at = self.review.at();
        let step = if self.review.next_act().is_some() { at + 1 } else { at };
        let Some(thought) = Thought::of(&self.review, step, patience, &Stop::new()) else {
            return vec![t!(l, "thought-none")];
        };
        let told = self.story.1.get(step - self.review.hand().steps.start).and_then(|told| told.first()).cloned();
        told.into_iter().chain(phrase::thought(l, &self.names, &thought)).collect()
    }

    /// Returns the seat whose knowledge is told where nobody is named.
    pub(super) fn decider(&self) -> Seat {
        self.seen_by.or_else(|| self.review.decider()).unwrap_or(self.review.hand().dealer)
    }

    /// Returns a player's knowledge at this point, and nothing else: their cards and choices, the table, the points and
    /// the scores.
    pub(super) fn knew(&self, l: &Language, seat: Seat) -> Vec<String> {
        let (view, names) = (self.review.seen(Viewer::Seat(seat)), &self.names);
        let mut said = vec![format!("{}:", t!(l, "review-as-seen", who = names.who(seat), name = names.name(seat)))];
        said.extend(told::hand(l, names, &view));
        if view.trick.is_some() {
            said.extend(told::trick(l, names, &view));
            // Both say that there is no trump yet.
            let points = told::points(l, names, &view);
            let news: Vec<String> = points.into_iter().filter(|point| !said.contains(point)).collect();
            said.extend(news);
        } else {
            said.extend(phrase::story(l, names, &view));
        }
        said.extend(self.score(l));
        said
    }

    /// Returns the costs of a player's decisions in the shown hand, or else those of the people at the table; of
    /// everybody, if none sat at it.
    pub(super) fn costs(&self, l: &Language, seat: Option<Seat>) -> Vec<String> {
        costs(l, &self.names, &self.review, self.review.hand_at(), seat.or(self.seen_by))
    }

    /// Shows the game as this seat saw it, or with all cards open.
    pub(super) fn look_as(&mut self, l: &Language, seat: Option<Seat>) -> Vec<String> {
        self.seen_by = seat;
        let title = match seat {
            Some(seat) => t!(l, "review-as-seen", who = self.names.who(seat), name = self.names.name(seat)),
            None => t!(l, "review-open"),
        };
        std::iter::once(format!("{title}.")).chain(self.cards(l)).collect()
    }
}

/// Returns the costs of a player's decisions in one of the hands, or else those of the people at the table; of
/// everybody, if none sat at it.
pub(in crate::command) fn costs(
    l: &Language,
    names: &Names,
    review: &Review,
    place: usize,
    seat: Option<Seat>,
) -> Vec<String> {
    let players = review.record().players().iter();
    let seats = review.record().rules().seats().all();
    let people: Vec<Seat> =
        seats.clone().zip(players).filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect();
    let (whose, told) = match seat {
        Some(seat) => (Whose::Seat(seat), vec![seat]),
        None if people.is_empty() => (Whose::Everybody, seats.collect()),
        None => (Whose::People, people),
    };
    let Some(costs) = Costs::of(review, place, whose, &Stop::new()) else { return Vec::new() };
    told.into_iter().flat_map(|seat| phrase::costs(l, names, &costs, seat)).collect()
}

/// Returns the reasons for the decisions of everybody, or of the player in this seat, in one of the hands: a line for
/// each decision in which there was a choice.
pub(in crate::command) fn reasons(
    l: &Language,
    names: &Names,
    review: &Review,
    place: usize,
    seat: Option<Seat>,
    patience: Patience,
) -> Vec<String> {
    let Some(hand) = review.hands().get(place) else { return Vec::new() };
    let told = library::told_by_step(l, names, review, hand);
    let line = |(step, told): (usize, Vec<String>)| {
        let thought = Thought::of(review, step, patience, &Stop::new())?;
        let is_asked = seat.is_none_or(|seat| seat == thought.seat) && thought.why != Why::Forced;
        let mut why = phrase::thought(l, names, &thought);
        if matches!(thought.why, Why::RulesOfThumb(..)) {
            // How a bot plays need not be said each time.
            why.truncate(1);
        }
        is_asked.then(|| phrase::sentences(l, told.into_iter().take(1).chain(why)))
    };
    hand.steps.clone().zip(told).filter_map(line).collect()
}
