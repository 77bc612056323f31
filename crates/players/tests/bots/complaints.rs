//! Positions of the kind that players of Pitch complain about: what a partner or a foe must not do, whether they play by
//! rules of thumb or think ahead.

use pitch_players::{self as bot, Level, Stop};
use pitch_rules::rules::LowTo;
use pitch_rules::{
    Action, BySeat, BySide, Call, Card, Cards, Game, Points, Preset, Remark, Rules, Seat, Setup, Viewer,
};

use std::sync::Arc;

/// A hand of Setback, or of another game for four, with seat 3 to deal, in which seats 0 and 2 play together.
pub struct Position {
    pub rules: Rules,
    /// The scores of seats 0 and 2, and of seats 1 and 3.
    pub scores: [i16; 2],
    /// What was said, from seat 0 on; a colon stands for a blank.
    pub said: &'static str,
    /// The cards that were played, from the pitch on.
    pub played: &'static str,
    /// What the player whose turn it is still holds.
    pub hand: &'static str,
}

fn position(said: &'static str, played: &'static str, hand: &'static str) -> Position {
    Position { rules: Rules::from(Preset::Setback), scores: [0, 0], said, played, hand }
}

impl Position {
    fn game(&self) -> Game {
        let said: Vec<Action> =
            self.said.split_whitespace().map(|word| word.replace(':', " ").parse().expect("words")).collect();
        let calls: Vec<Call> = said.iter().filter_map(as_call).collect();
        let played: Vec<Card> = self.played.split_whitespace().map(|card| card.parse().expect("a card")).collect();
        // Who has played what shows when it is played: the order of the seats does not hang on the other cards.
        let own: Cards = self.hand.parse().expect("cards");
        let mut hands: BySeat<Cards> = BySeat::new(4);
        let named = said.iter().find_map(|action| match action {
            Action::Say(Remark::NameTrump(suit)) => Some(*suit),
            _ => None,
        });
        let trump = named.or_else(|| played.first().and_then(|card| card.suit()));
        let ranking = self.rules.ranking(trump);
        let pitcher =
            calls.iter().enumerate().filter(|(_, call)| call.bid().is_some()).map(|(seat, _)| seat).next_back();
        let mut leader = pitcher.unwrap_or_default();
        let is_talking = played.is_empty() && calls.len() < 4;
        let (mut turn, mut best) = (if is_talking { calls.len() } else { leader }, None);
        for (number, &card) in played.iter().enumerate() {
            let seat = Seat::new((leader + number % 4) % 4).expect("a seat");
            hands[seat].insert(card);
            if best.is_none_or(|(_, other)| ranking.beats(card, other)) {
                best = Some((seat, card));
            }
            if number % 4 == 3 {
                leader = best.take().map_or(leader, |(seat, _)| seat.index());
            }
            turn = (leader + (number + 1) % 4) % 4;
        }
        let seat = Seat::new(turn).expect("a seat");
        hands[seat] |= own;
        let size = hands[seat].len();
        let mut rest = (self.rules.pack_cards() - hands.values().fold(Cards::NONE, |all, &cards| all | cards)).iter();
        for other in self.rules.seats().all() {
            while hands[other].len() < size {
                hands[other].insert(rest.next().expect("enough cards"));
            }
        }
        let rules = Rules { cards_per_player: size as u8, ..self.rules.clone() };
        let mut setup = Setup::new(Arc::new(rules), Seat::new(3).expect("a seat"));
        setup.hands = Some(hands);
        let scores = (0..setup.scores.len()).map(|side| Points(self.scores[side % 2]));
        setup.scores = BySide::from_values(scores).expect("a score for each side");
        let mut game = setup.build().expect("a position");
        let actions = said.into_iter().chain(played.into_iter().map(Action::Play));
        for action in actions {
            let seat = game.turn().decides().expect("somebody's turn");
            let _ = game.apply(seat, action).expect("as the book allows");
        }
        assert_eq!(game.turn().decides(), Some(seat), "{}", self.played);
        game
    }

    /// Asserts that each level does one of these.
    pub fn does(&self, right: &[&str]) {
        let game = self.game();
        let seat = game.turn().decides().expect("somebody's turn");
        for level in [Level::USUAL, Level::Master] {
            let done = bot::choose(&game.view(Viewer::Seat(seat)), game.rules(), level, 1, &Stop::new()).action;
            let (said, played, hand) = (self.said, self.played, self.hand);
            assert!(right.contains(&done.to_string().as_str()), "{level}: {done} after {said} {played} from {hand}");
        }
    }
}

fn as_call(action: &Action) -> Option<Call> {
    if let Action::Call(call) = action { Some(*call) } else { None }
}

#[test]
fn bids_rest_on_something() {
    // Four without the ace, and three without anything.
    position("", "", "KS QS 9S 5S 3H 4D").does(&["2", "3"]);
    position("", "", "9S 7S 5S QH 8H 4D").does(&["pass", "2"]);
    position("2", "", "KS 8S 4S QH 8H 4D").does(&["pass"]);
    // Length with the jack and the two is worth a bid without an honor, and so are five trumps.
    position("", "", "JS 7S 5S 2S 8H 4D").does(&["2", "3"]);
    position("", "", "TS 8S 7S 5S 3S 4D").does(&["2"]);
    // Ace and two are two points, no matter who wins them, where Low is scored by who was dealt it.
    position("", "", "AS 2S 9H 8H 4D 3C").does(&["2"]);
}

#[test]
fn bids_look_at_the_score_and_the_partner() {
    // Well ahead, nobody needs a risk; nor does it help to throw the game after a lost point.
    let ahead = Position { scores: [9, 4], ..position("2", "", "KD 9D 7D KH KS 2S") };
    Position { scores: [4, 9], ..ahead }.does(&["pass"]);
    Position { scores: [9, 8], ..position("2", "", "KD 9S 8S 7H 6H 4C") }.does(&["pass"]);
    // The partner has bid what this hand would add to.
    position("3 pass", "", "AS 5S 9H 8H 4D 3C").does(&["pass"]);
    // The dealer takes a bid at the same number, and does not outbid it.
    position("2 pass pass", "", "AS KS 7S 2S 4D 3C").does(&["2", "3"]);
    // Who is about to go out is stopped, if this is any hand at all.
    let stop = Position { scores: [9, 0], ..position("2 pass pass", "", "AS QS 5S 2S 4D 3C") };
    stop.does(&["2", "3"]);
}

#[test]
fn the_partners_trick_is_fed() {
    // The jack under the partner's ace, bare or not.
    position("3 pass pass pass", "AC 4C", "6C JC QD 3H 8S JS").does(&["JC"]);
    position("3 pass pass pass", "AC 4C", "KC JC QD 3H 8S 5S").does(&["JC"]);
    // A ten on it from who has no trump.
    position("3 pass pass pass", "AC 4C", "TD 7D 8D 3H 8S JS").does(&["TD"]);
    // The lowest trump and not the king.
    position("3 pass pass pass", "AC 4C", "KC 5C QD 3H 8S 7S").does(&["5C"]);
    // Nobody trumps the trick that is the partner's for certain.
    position("3 pass pass pass", "AC 4C 5C 6C AD 3D", "9C 8H 7H 3H 4S").does(&["8H", "7H", "3H", "4S"]);
}

#[test]
fn low_goes_where_it_counts() {
    let winner = |played, hand| {
        let position = position("3 pass pass pass", played, hand);
        Position { rules: Rules { low_to: LowTo::Winner, ..position.rules.clone() }, ..position }
    };
    // To the partner's ace, and not to the foe's.
    winner("AC 4C", "KC 2C QD 3H 8S 7S").does(&["2C"]);
    winner("AC", "5C 2C QD 3H 8S 7S").does(&["5C"]);
}

#[test]
fn tens_and_jacks_are_not_given_away() {
    // A ten that can be taken is taken by the last to play.
    position("pass 3 pass pass", "AC 4C 5C 6C TD 4D 5D", "KD 9H 8H 3S 4S").does(&["KD"]);
    // No ten goes on a trick that is lost.
    position("pass pass pass 3", "AC 4C 5C 6C AD 4D 5D", "TD 3D 8H 3S 4S").does(&["3D"]);
    // The jack of the foes is caught.
    position("3 pass pass pass", "QC 4C JC", "KC 7C QD 3H 8S 7S").does(&["KC"]);
    // The jack is not thrown under the ace of a foe.
    position("pass 3 pass pass", "AC", "JC 7C QD 3H 8S 7S").does(&["7C"]);
}

#[test]
fn nobody_overlooks_what_the_last_card_of_a_trick_brings() {
    let setback = Rules::from(Preset::Setback);
    let winner = Rules { low_to: LowTo::Winner, ..setback.clone() };
    // The jack goes home on the partner's ace, and Low does not go to the pitcher's.
    let all = [(&setback, "4C AC 5C", "JC 3C 9H 7D 4D 3D", "JC"), (&winner, "AC 3C TC", "9C 2C 9H 7D 4D 3D", "9C")];
    for (rules, played, hand, right) in all {
        let rules = rules.clone();
        let game = Position { rules, ..position("3 pass pass pass", played, hand) }.game();
        let seat = game.turn().decides().expect("somebody's turn");
        let view = game.view(Viewer::Seat(seat));
        for level in Level::ALL.iter().filter(|level| !level.thinks_ahead() && **level != Level::Random) {
            for seed in 0..20 {
                let done = bot::choose(&view, game.rules(), *level, seed, &Stop::new()).action;
                assert_eq!(done.to_string(), right, "{level} after {played} from {hand}");
            }
        }
    }
}

#[test]
fn the_jack_of_a_foe_is_caught_where_a_higher_trump_stays() {
    let rules = Rules::from(Preset::PedroSancho);
    Position { rules, ..position("2 pass pass pass", "6S JS KH", "AS KS QS 7S 9D 4D") }.does(&["QS", "KS", "AS"]);
}

#[test]
fn a_card_that_scores_much_is_not_put_up_on_a_low_lead() {
    let rules = Rules::from(Preset::Phat);
    Position { rules, ..position("", "2H", "9H 8H 4H 3H 6C 4C 8D 6D 3S") }.does(&["3H", "4H", "8H"]);
}

#[test]
fn the_last_cards_are_led_in_order() {
    // The king before the three, once the ace is gone: it takes the ten or the jack that is left.
    let four = "AC 4C 5C 6C AD 3D 4D 5D AH 3H 4H 5H AS 3S 4S 5S";
    position("3 pass pass pass", four, "KC 3C").does(&["KC"]);
    // The jack before the two, once nobody can beat it.
    let gone = "AC 4C 5C QC KC 6C 7C 8C AH 3H 4H 5H AS 3S 4S 5S";
    position("3 pass pass pass", gone, "JC 2C").does(&["JC"]);
}
