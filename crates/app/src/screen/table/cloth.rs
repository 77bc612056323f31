//! Things on the cloth besides cards: the plates of the seats, the contract tile, calls, the tags on cards, words about
//! the stock, counters and their pool.

use super::drawing::{Drawing, chip, sure_of};
use super::hand::by_suits;
use super::transient::{self, has_bubbles};
use crate::font;
use crate::layout::Placement;
use crate::paint::{self, ContractTile, CounterColour, Label, OwnPlate, PointBox, SeatPlate, Surface, Tag};
use crate::side_words;
use crate::widget::capital;
use pitch_language::{phrase, t};
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Ask, Cause, Point as HandPoint, Points, Seat, Trick, Turn};

use iced::{Point, Vector};

/// Width in logical pixels below which cards of the trick are hidden by their tags.
const TINY: f32 = 44.0;
/// Number of players from which on the trick lies in two rows, and its cards are tagged with their owners.
const NAMED: usize = 5;

/// Draws the plates of all seats but the one at the bottom.
pub(crate) fn others(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    drawing.others().for_each(|seat| other(frame, drawing, seat));
}

fn other(frame: &mut impl Surface, drawing: &Drawing<'_>, seat: Seat) {
    let call = drawing.call_words(seat);
    let letters = drawing.letters(seat);
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let tricks = drawing.view.tricks_of(seat).to_string();
    let is_out = drawing.view.is_out(seat);
    let side = drawing.aside(seat, drawing.side_word(drawing.side(seat)));
    let exchanged = drawing.exchanged(seat);
    let thinking = t!(drawing.context.language, "plate-thinking");
    let plate = SeatPlate {
        name: drawing.names.name(seat),
        hue: drawing.hue(seat),
        sitter: drawing.sitter(seat),
        level: drawing.players[seat.index()].level().filter(|_| !is_out),
        side: side.as_deref(),
        is_dealer: drawing.view.dealer == seat,
        is_turn: drawing.turn == Some(seat),
        chip: call.as_ref().map(chip),
        letters: &letters,
        tricks: drawing.view.trick.map(|_| tricks.as_str()),
        exchanged: exchanged.as_deref(),
        instead: (drawing.thinking == Some(seat) && call.is_none()).then_some(thinking.as_str()),
    };
    paint::seat_plate(frame, drawing.palette(), drawing.place(seat).plate, &plate, drawing.layout.s);
}

/// Draws the plate of the seat at the bottom, which lies over the hand.
pub(crate) fn own(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let language = &drawing.context.language;
    let seat = drawing.bottom;
    let call = drawing.call_words(seat);
    let letters = drawing.letters(seat);
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let name = drawing.name(seat);
    let side = drawing.side_word(drawing.side(seat));
    let notes = [drawing.partners(seat), side.clone()].map(|words| drawing.aside(seat, words));
    let note = if let [Some(long), Some(short)] = &notes { Some((long.as_str(), short.as_str())) } else { None };
    let exchanged = drawing.exchanged(seat);
    let count = drawing.view.tricks_of(seat);
    let figure = count.to_string();
    let alone = t!(language, "plate-tricks", tricks = count);
    // Partners count their tricks together.
    let own = drawing.side(seat);
    let members = drawing.view.seats.all().filter(|&member| drawing.side(member) == own);
    let all: usize = members.map(|member| drawing.view.tricks_of(member)).sum();
    let together = side.as_ref().map(|_| t!(language, "plate-tricks-side", tricks = count, all = all));
    let after = |words: &str| words.strip_prefix(&figure).unwrap_or_default().trim_start_matches(' ').to_owned();
    let words: Vec<String> = together.iter().chain([&alone]).map(|words| after(words)).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let turn = match drawing.view.turn {
        _ if !drawing.is_own_turn => None,
        Turn::Call(_) if drawing.rules.trump_by != TrumpBy::Auction => Some(t!(language, "plate-your-turn-decide")),
        Turn::Call(_) => Some(t!(language, "plate-your-turn-bid")),
        Turn::Discard(_) => Some(t!(language, "plate-your-turn-throw")),
        Turn::Rule(_) => Some(t!(language, "plate-your-turn-decide")),
        Turn::Play(_) => Some(t!(language, "plate-your-turn-play")),
        Turn::Deal(_) | Turn::Over => None,
    };
    let plate = OwnPlate {
        name: &name,
        hue: drawing.hue(seat),
        sitter: drawing.sitter(seat),
        note,
        is_dealer: drawing.view.dealer == seat,
        chip: call.as_ref().map(chip),
        letters: &letters,
        tricks: drawing.view.trick.map(|_| (figure.as_str(), &words[..])),
        exchanged: exchanged.as_deref(),
        counters: drawing.counters(drawing.rules.side_of(seat)),
        turn: turn.as_deref(),
    };
    paint::own_plate(frame, drawing.palette(), drawing.layout.own_plate(), &plate, drawing.layout.s);
}

/// Largest number of boxes for which there is room on the tile.
const MOST_BOXES: usize = 7;

/// Draws the tile with the contract.
pub(crate) fn contract(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (language, view) = (&drawing.context.language, drawing.view);
    let (made, sure): (Vec<HandPoint>, Points) = match (view.contract, &drawing.tracker) {
        (Some(contract), Some(tracker)) => {
            let side = drawing.rules.side_of(contract.pitcher);
            (sure_of(tracker, side), tracker.settled(side))
        }
        _ => (Vec::new(), Points::ZERO),
    };
    let bid = view.contract.and_then(|contract| contract.bid).map_or(Points::ZERO, |bid| drawing.rules.promised(bid));
    let bid = usize::try_from(bid.0).unwrap_or(0);
    let letters: Vec<String> = made.iter().map(|&point| drawing.letter(point)).collect();
    // A box is a point: where something counts more, or more is bid than there is room for, the number says it.
    let has_boxes = bid <= MOST_BOXES && drawing.rules.points.entries().iter().all(|entry| entry.worth == Points::ONE);
    let count = if has_boxes { bid.max(letters.len()) } else { 0 };
    let boxes: Vec<PointBox<'_>> =
        (0..count).map(|index| letters.get(index).map_or(PointBox::Open, |letter| PointBox::Made(letter))).collect();
    let trump_words = |suit| phrase::trump(language, suit).trim_end_matches('.').to_owned();
    let is_asked = drawing.rules.announces() || view.ask == Some(Ask::NameTrump);
    let naming = if is_asked { "announced" } else { "pitched" };
    let (none, unsettled) = (t!(language, "contract-none"), t!(language, "contract-none-about", naming = naming));
    let turned = view.turned.last().and_then(|card| card.suit());
    let offered = view.standing.filter(|_| drawing.rules.trump_by == TrumpBy::Sale);
    let (title, line) = match (view.contract, view.trump, turned) {
        (Some(contract), trump, _) => {
            let line = trump.map_or(unsettled, trump_words);
            let line = phrase::with_partner(language, drawing.names, view, line);
            (phrase::contract(language, drawing.names, contract), line)
        }
        // A suit that was turned up is nobody's contract: the tile says who dealt it.
        (None, Some(suit), _) => (dealt(drawing), trump_words(suit)),
        (None, None, Some(suit)) => (
            t!(language, "contract-turned", suit = capital(&phrase::suit(language, suit))),
            t!(language, "contract-unsettled"),
        ),
        (None, None, None) if drawing.rules.trump_by == TrumpBy::TurnUp => (none, dealt(drawing)),
        (None, None, None) => {
            let offer = offered.map(|(seat, bid)| {
                let (who, name) = (drawing.names.who(seat), drawing.names.name(seat));
                t!(language, "contract-offer", who = who, name = name, bid = bid.number())
            });
            (none, offer.unwrap_or(unsettled))
        }
    };
    let count = match bid {
        0 => String::new(),
        bid if usize::try_from(sure.0).is_ok_and(|made| made > bid) => t!(language, "contract-over", made = sure.0),
        bid => t!(language, "contract-made", made = sure.0, bid = bid),
    };
    // Where the sentence finds no room, the suit alone stands there.
    let suit = view.trump.map(|suit| capital(&phrase::suit(language, suit)));
    let short_line = phrase::partner(language, drawing.names, view).or(suit).unwrap_or_else(|| line.clone());
    let tile = ContractTile {
        trump: view.trump.or(turned),
        title: &title,
        line: &line,
        short_line: &short_line,
        boxes: &boxes,
        count: &count,
    };
    let four_colours = drawing.context.settings.four_colours;
    paint::contract_tile(frame, drawing.palette(), drawing.layout.tile, &tile, four_colours, drawing.layout.s);
}

/// Returns the name of the dealer, as a label.
fn dealt(drawing: &Drawing<'_>) -> String {
    let dealer = drawing.view.dealer;
    let (who, name) = (drawing.names.who(dealer), drawing.names.name(dealer));
    t!(drawing.context.language, "contract-dealt", who = who, name = name)
}

/// Draws everybody's calls, while the bidding goes on.
pub(crate) fn bubbles(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    // Where counters lie before the players, their words stand on the plates alone.
    if !has_bubbles(&drawing.stage) {
        return;
    }
    let passing = transient::bubbles(&drawing.stage);
    for seat in drawing.others().filter(|seat| !passing.contains(seat)) {
        if let Some(call) = drawing.view.last_call(seat) {
            let words = phrase::spoken_by(&drawing.context.language, drawing.names, drawing.view, seat, call);
            paint::bubble(frame, drawing.palette(), drawing.place(seat).bubble, &words, drawing.layout.s, 1.0);
        }
    }
}

/// Draws the tags on the cards of the trick: the led card, the best so far and, where so many play that cards no longer
/// lie before their players, the owner of each.
pub(crate) fn tags(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let Some(trick) = drawing.view.trick else { return };
    let Some((best, _)) = trick.best() else { return };
    let language = &drawing.context.language;
    let place = |seat| drawing.trick_place(seat);
    let has_names = drawing.view.seats.len() >= NAMED;
    let is_tiny = place(best).size.width < TINY;
    let others = u8::from(has_names);
    if has_names {
        for (seat, _) in trick.plays() {
            let name = drawing.name(seat);
            // A second tag would hide the rank of the smallest cards.
            let kind = if seat == best && is_tiny { Tag::Winner } else { Tag::Owner };
            paint::tag_over(frame, drawing.palette(), kind, &name, (&place(seat), 0), drawing.layout.s);
        }
    }
    let mut tag = |kind, words: String, seat| {
        paint::tag_over(frame, drawing.palette(), kind, &words, (&place(seat), others), drawing.layout.s);
    };
    // Once all have played, the best card says what it takes.
    let pegged = pegged(drawing, &trick);
    let winning = |words: String| pegged.clone().unwrap_or(words);
    // On the smallest cards there is room for one sign: which card is best.
    if is_tiny {
        if !has_names {
            tag(Tag::Winning, winning(t!(language, "trick-winning")), best);
        }
    } else if trick.leader() == best {
        // Beside a card this narrow others would be hidden.
        let both = t!(language, "trick-led-winning");
        let fits = paint::tag_fits(&both, &place(best), drawing.layout.s);
        tag(Tag::Winning, winning(if fits { both } else { t!(language, "trick-winning") }), best);
    } else {
        tag(Tag::Led, t!(language, "trick-led"), trick.leader());
        tag(Tag::Winning, winning(t!(language, "trick-winning")), best);
    }
}

/// Returns the points that a complete trick brings its taker, in words; `None` if no card of it is pegged (M-36).
fn pegged(drawing: &Drawing<'_>, trick: &Trick) -> Option<String> {
    let ranking = drawing.view.rankings.with(drawing.view.trump);
    let points: Points = drawing.rules.pegs_of(ranking, trick).map(|(_, points)| points).sum();
    (trick.is_complete() && points > Points::ZERO).then(|| phrase::change(points))
}

/// Draws the tags on the trumps that were thrown away in sight of everybody.
pub(crate) fn dead(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let words = t!(drawing.context.language, "card-discarded");
    for seat in drawing.view.seats.all() {
        let row = drawing.stage.dead_row(seat);
        if let Some((first, last)) = row.first().zip(row.last()) {
            let foot = first.centre + (last.centre - first.centre) * 0.5;
            let foot = foot + Vector::new(0.0, 0.32 * first.size.height);
            paint::tag(frame, drawing.palette(), Tag::Led, &words, foot, drawing.layout.s);
        }
    }
}

/// Draws the number of cards of the widow below it.
pub(crate) fn widow(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (layout, count) = (drawing.layout, drawing.view.widow);
    let words = t!(drawing.context.language, "table-widow", count = count);
    for place in drawing.stage.widows() {
        let below = Vector::new(0.0, place.size.height / 2.0 + 14.0 * layout.s);
        // In the corner the words end where the cloth does.
        let is_in_corner = place == layout.corner();
        let label = Label::new(&words, font::REGULAR, 15.0 * layout.s, drawing.palette().text);
        let right = layout.table.x + layout.table.width - 16.0;
        let (label, foot) = if is_in_corner {
            (label.right(), Point::new(right, place.centre.y + below.y))
        } else {
            (label.centred(), place.centre + below)
        };
        label.draw(frame, foot);
    }
}

/// Draws the number of cards left below the pile, and the worth of the card turned up.
pub(crate) fn pile(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (view, layout, palette) = (drawing.view, drawing.layout, drawing.palette());
    if drawing.rules.draws() && view.stock > 0 && drawing.panel.is_none() {
        let left = t!(drawing.context.language, "pile-left", count = view.stock);
        let place = &layout.draw_stock;
        let foot = Point::new(place.centre.x, place.centre.y + place.size.height / 2.0 + 14.0 * layout.s);
        Label::new(&left, font::REGULAR, 15.0 * layout.s, palette.muted).centred().draw(frame, foot);
    }
    let Some(&last) = view.turned.last().filter(|_| !view.is_playing()) else { return };
    let foot =
        |place: &Placement| Point::new(place.centre.x, place.centre.y + place.size.height / 2.0 + 14.0 * layout.s);
    let language = &drawing.context.language;
    let left = t!(language, "pile-left", count = view.stock);
    let size = 15.0 * layout.s;
    Label::new(&left, font::REGULAR, size, palette.muted).centred().draw(frame, foot(&layout.stock));
    let marked = view.marks.iter().rev().find(|mark| mark.cause == Cause::TurnUp(last));
    if let Some(mark) = marked {
        let (side, figure) = (side_words::label(language, drawing.names, mark.side), phrase::change(mark.points));
        let words = phrase::with_figure(language, side, &figure);
        let label = |words| Label::new(words, font::SEMIBOLD, size, palette.text).centred();
        // Whose points they are, the caption says as well; how many must not be cut off.
        let whole = Some(label(&words)).filter(|label| label.fits(1.3 * layout.turn_up.size.width));
        whole.unwrap_or_else(|| label(&figure)).draw(frame, foot(&layout.turn_up));
    }
}

/// Draws the counters before every player, where scores count down.
pub(crate) fn counters(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (rules, own) = (drawing.rules, drawing.rules.side_of(drawing.bottom));
    let scale = if drawing.layout.s < 1.0 { 0.72 } else { 0.9 * drawing.layout.s };
    for side in rules.all_sides().filter(|side| *side != own) {
        let first = rules.members(side).next();
        let Some((place, count)) = first.map(|seat| drawing.place(seat)).zip(drawing.counters(side)) else { continue };
        if drawing.layout.has_counters_on_plates {
            paint::numbered_counter(frame, drawing.palette(), place.counters, count, drawing.layout.s);
        } else {
            paint::counters(frame, drawing.palette(), place.counters, count, place.plate.width, scale);
        }
    }
}

/// Draws the dish with the red counters of the pool, if there are any at all.
pub(crate) fn pool(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (view, layout) = (drawing.view, drawing.layout);
    if drawing.rules.ante_red == 0 && view.reds.pool == 0 {
        return;
    }
    let count = drawing.pool();
    let words = t!(drawing.context.language, "pool-red", count = count);
    // The panel for a decision reaches up to where the dish lies in small windows.
    let room = drawing.panel.is_none_or(|panel| panel.place.y > layout.pool.y + layout.pool.height + 30.0 * layout.s);
    let is_waiting = view.trick.is_none() && view.turned.is_empty() && room;
    if is_waiting {
        paint::pool(frame, drawing.palette(), layout.pool, count, &words, layout.s);
    } else {
        let corner = layout.pool_in_play;
        let side = corner.height;
        let centre = Point::new(corner.x + corner.width - side / 2.0, corner.y + side / 2.0);
        paint::counter(frame, drawing.palette(), CounterColour::Red, centre, layout.s);
        if corner.width < 2.0 * side {
            let (count, white) = (count.to_string(), drawing.palette().card_paper);
            Label::new(&count, font::BOLD, 15.0 * layout.s, white).centred().draw(frame, centre);
        } else {
            let label = Label::new(&words, font::MEDIUM, 15.0 * layout.s, drawing.palette().text).right();
            label.draw(frame, Point::new(centre.x - 18.0 * layout.s, centre.y));
        }
    }
}

/// Draws the tags on cards that everybody has seen: those that were shown, and those that are called for.
pub(crate) fn marks_on_cards(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (view, language) = (drawing.view, &drawing.context.language);
    let (shown, called) = (t!(language, "card-shown"), t!(language, "card-called"));
    let own = drawing.bottom;
    for (card, place) in drawing.hand.settled().filter(|(card, _)| view.exposed[own].contains(*card)) {
        let is_called = view.called[own] == Some(card);
        let (kind, words) = if is_called { (Tag::Winning, &called) } else { (Tag::Led, &shown) };
        let at = place.at(0.5, 0.52);
        paint::tag(frame, drawing.palette(), kind, words, at, drawing.layout.s);
    }
    for seat in drawing.others() {
        let cards = by_suits(view.exposed[seat] | view.laid_down[seat], view.rankings.with(view.trump));
        let row = drawing.place(seat).open.row(cards.len());
        for (card, place) in cards.into_iter().zip(row) {
            if view.called[seat] == Some(card) {
                paint::tag_over(frame, drawing.palette(), Tag::Winning, &called, (&place, 0), drawing.layout.s);
            }
        }
    }
}
