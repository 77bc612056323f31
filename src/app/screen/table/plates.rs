//! The plates of the seats, the contract tile, what is said, and the tags on the cards of the trick.

use super::drawing::{Drawing, chip, sure_for};
use crate::app::paint::{self, ContractTile, OwnPlate, PointBox, SeatPlate, Tag};
use crate::engine::{Point, Seat, Turn};
use crate::language::phrase;
use crate::session::Kind;
use crate::t;

use iced::widget::canvas::Frame;

/// Draws the plates of all seats but the one at the bottom.
pub fn others(frame: &mut Frame, drawing: &Drawing<'_>) {
    for seat in drawing.view.seats.all().filter(|&seat| seat != drawing.bottom) {
        other(frame, drawing, seat);
    }
}

fn other(frame: &mut Frame, drawing: &Drawing<'_>, seat: Seat) {
    let call = drawing.call_words(seat);
    let letters = drawing.letters(seat);
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let tricks = drawing.view.tricks_of(seat).to_string();
    let thinking = t!(drawing.context.language, "plate-thinking");
    let plate = SeatPlate {
        name: drawing.names.name(seat),
        hue: drawing.hue(seat),
        sitter: drawing.sitter(seat),
        level: match drawing.kinds.get(seat.index()) {
            Some(Kind::Bot(_)) => Some(2),
            Some(Kind::Person) | None => None,
        },
        side: None,
        is_dealer: drawing.view.dealer == seat,
        is_turn: drawing.turn() == Some(seat),
        chip: call.as_ref().map(chip),
        letters: &letters,
        tricks: drawing.view.contract.map(|_| tricks.as_str()),
        instead: (drawing.thinking == Some(seat) && call.is_none()).then_some(thinking.as_str()),
    };
    paint::seat_plate(frame, drawing.palette(), drawing.place(seat).plate, &plate, drawing.layout.s);
}

/// Draws the plate of the seat at the bottom, which lies over the hand.
pub fn own(frame: &mut Frame, drawing: &Drawing<'_>) {
    let language = &drawing.context.language;
    let seat = drawing.bottom;
    let call = drawing.call_words(seat);
    let letters = drawing.letters(seat);
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let name = phrase::player(language, drawing.names, seat);
    let count = drawing.view.tricks_of(seat);
    let words = t!(language, "plate-tricks", tricks = count);
    let figure = count.to_string();
    let word = words.strip_prefix(&figure).unwrap_or_default().trim();
    let turn = match drawing.view.turn {
        _ if !drawing.is_own_turn => None,
        Turn::Call(_) => Some(t!(language, "plate-your-turn-bid")),
        Turn::Discard(_) | Turn::Rule(_) | Turn::Play(_) => Some(t!(language, "plate-your-turn-play")),
        Turn::Deal(_) | Turn::Over => None,
    };
    let plate = OwnPlate {
        name: &name,
        hue: drawing.hue(seat),
        sitter: drawing.sitter(seat),
        note: None,
        is_dealer: drawing.view.dealer == seat,
        chip: call.as_ref().map(chip),
        letters: &letters,
        tricks: drawing.view.contract.map(|_| (figure.as_str(), word)),
        turn: turn.as_deref(),
    };
    paint::own_plate(frame, drawing.palette(), drawing.layout.own_plate(), &plate, drawing.layout.s);
}

/// Draws the tile with the contract.
pub fn contract(frame: &mut Frame, drawing: &Drawing<'_>) {
    let (language, view) = (&drawing.context.language, drawing.view);
    let made: Vec<Point> = match (view.contract, drawing.tracker()) {
        (Some(contract), Some(tracker)) => sure_for(contract, drawing.rules, &tracker),
        _ => Vec::new(),
    };
    let bid = view.contract.and_then(|contract| contract.bid).map_or(0, |bid| usize::from(bid.number()));
    let letters: Vec<String> = made.iter().map(|&point| drawing.letter(point)).collect();
    let boxes: Vec<PointBox<'_>> = (0..bid.max(letters.len()))
        .map(|index| letters.get(index).map_or(PointBox::Open, |letter| PointBox::Made(letter)))
        .collect();
    let title = match view.contract {
        Some(contract) => phrase::contract(language, drawing.names, contract),
        None => t!(language, "contract-none"),
    };
    let line = match view.trump {
        Some(suit) => phrase::trump(language, suit).trim_end_matches('.').to_owned(),
        None => t!(language, "contract-none-about"),
    };
    let count = if bid == 0 { String::new() } else { t!(language, "contract-made", made = made.len(), bid = bid) };
    // Where the sentence does not fit, its first word is the suit.
    let short_line = line.split(' ').next().filter(|_| view.trump.is_some()).unwrap_or(&line);
    let tile = ContractTile { trump: view.trump, title: &title, line: &line, short_line, boxes: &boxes, count: &count };
    let four_colours = drawing.context.settings.four_colours;
    paint::contract_tile(frame, drawing.palette(), drawing.layout.tile, &tile, four_colours, drawing.layout.s, 1.0);
}

/// Draws what everybody said, while the bidding goes on.
pub fn bubbles(frame: &mut Frame, drawing: &Drawing<'_>) {
    if drawing.view.contract.is_some() {
        return;
    }
    for seat in drawing.view.seats.all().filter(|&seat| seat != drawing.bottom) {
        if let Some(call) = drawing.view.last_call(seat) {
            let words = phrase::spoken(&drawing.context.language, drawing.names, call);
            paint::bubble(frame, drawing.palette(), drawing.place(seat).bubble, &words, drawing.layout.s);
        }
    }
}

/// Draws the tags on the cards of the trick: which was led, which is best so far.
pub fn tags(frame: &mut Frame, drawing: &Drawing<'_>) {
    let Some(trick) = drawing.view.trick else { return };
    let Some((best, _)) = trick.best() else { return };
    let language = &drawing.context.language;
    let place = |seat| drawing.layout.trick[drawing.position(seat)];
    let mut tag = |kind, words: String, seat| {
        paint::tag_over(frame, drawing.palette(), kind, &words, &place(seat), drawing.layout.s);
    };
    if trick.leader() == best {
        tag(Tag::Winning, t!(language, "trick-led-winning"), best);
    } else {
        tag(Tag::Led, t!(language, "trick-led"), trick.leader());
        tag(Tag::Winning, t!(language, "trick-winning"), best);
    }
}
