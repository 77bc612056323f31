//! The public table, for a television and for those who watch: nobody's hand.

use crate::count::count;
use crate::seen::Seen;
use crate::setting::{Setting, figure};
use crate::sitting::{Count, Pegs, Row, Say, Shown, Trump};
use pitch_language::{Language, phrase, t};
use pitch_rules::{Call, Card, Certainty, Seat, Side, Tracker, Turn};

use serde::Serialize;

/// Number of boxes for which there is room on the ribbon.
const MOST_BOXES: usize = 6;

/// Addresses at which a phone finds the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Address to type, without a key: `http://192.168.1.20:7717`.
    pub address: String,
    /// `true` if phones were to come, and this machine is in no network of a house.
    pub is_alone: bool,
    /// Address with the key of the table behind `#`, for the QR code.
    pub with_key: String,
    /// Rows of the QR code, `true` for a dark module.
    pub code: Vec<Vec<bool>>,
    /// The same for a television, or whoever else watches.
    pub tv: Vec<Vec<bool>>,
}

/// Table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Public {
    title: String,
    strip: PublicStrip,
    seats: Vec<PublicSeat>,
    turned: Option<Shown>,
    stock: Option<Shown>,
    say: Say,
    news: String,
    count: Option<Count>,
    join: Option<JoinSheet>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct PublicStrip {
    sides: Vec<PublicSide>,
    target: String,
    contract: String,
    trump: Option<Trump>,
    points: Vec<PublicPoint>,
    /// A box for each point that was bid: made, open, or no longer to be had; none where there are too many.
    boxes: Vec<Option<bool>>,
    pegs: Option<Pegs>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct PublicSide {
    name: String,
    score: String,
    side: usize,
    faces: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct PublicPoint {
    label: String,
    side: Option<usize>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct PublicSeat {
    name: String,
    face: String,
    turn: bool,
    dealer: bool,
    led: bool,
    best: bool,
    bidder: bool,
    cards: u8,
    pub(crate) row: Row,
    /// Number of tricks won.
    tricks: usize,
    tricks_said: String,
    said: Option<String>,
    /// Suit of the contract, at the seat of the player who has it.
    pip: Option<String>,
    played: Option<String>,
    played_said: Option<String>,
    away: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct JoinSheet {
    qr: String,
    size: usize,
    address: String,
    code: String,
    label: String,
    point: String,
    same: String,
}

/// Returns the public table, with the invitation before the first hand.
pub(crate) fn public(l: &Language, seen: &Seen, invitation: Option<&Invitation>) -> Public {
    let setting = Setting::new(l, &seen.table, None);
    let (view, names) = (&setting.view, &setting.names);
    let rules = names.rules();
    let is_over = seen.has_begun && matches!(view.turn, Turn::Deal(_) | Turn::Over);
    let won_by = setting.won_by().filter(|_| is_over);
    let side = |side: Side| PublicSide {
        name: phrase::side(l, names, side),
        score: figure(names, view.scores[side]),
        side: names.place(side),
        faces: rules.members(side).map(|seat| setting.face(seat)).collect(),
    };
    let tracker = Tracker::of(view, rules);
    let promised = view
        .contract
        .zip(tracker.as_ref())
        .and_then(|(contract, tracker)| Some(tracker.promised(rules.side_of(contract.pitcher), contract.bid?, rules)));
    let point = |tracked: &pitch_rules::Tracked| PublicPoint {
        label: phrase::point_among(l, rules, tracked.point),
        side: tracked.side.filter(|_| tracked.certainty == Certainty::Settled).map(|side| names.place(side)),
    };
    let say = match view.turn.decides() {
        Some(seat) if seen.has_begun => Say { strong: phrase::whose_turn(l, names, view, seat), rest: String::new() },
        _ => Say { strong: String::new(), rest: String::new() },
    };
    let is_over = is_over && !setting.is_misdealt();
    Public {
        title: t!(l, "phone-kitchen-table"),
        strip: PublicStrip {
            sides: rules.all_sides().map(side).collect(),
            target: t!(l, "ribbon-target", target = phrase::goal_figure(rules), rid = phrase::goal_key(rules)),
            contract: setting.contract(),
            trump: setting.trump(),
            points: tracker.iter().flat_map(|tracker| tracker.points.iter().map(point)).collect(),
            boxes: promised.filter(|boxes| boxes.len() <= MOST_BOXES).unwrap_or_default(),
            pegs: setting.pegs(),
        },
        seats: view.seats.all().map(|seat| public_seat(&setting, seen, seat)).collect(),
        turned: view.turned.last().filter(|_| view.trump.is_none()).map(|card| shown(l, *card)),
        stock: setting.stock(),
        say,
        news: if seen.has_begun && !is_over { setting.news() } else { won_by.unwrap_or_default() },
        count: if is_over { count(&setting) } else { None },
        join: invitation.filter(|_| !seen.has_begun).map(|invitation| sheet(l, invitation, seen.code())),
    }
}

fn public_seat(setting: &Setting<'_>, seen: &Seen, seat: Seat) -> PublicSeat {
    let (l, view, names) = (setting.l, &setting.view, &setting.names);
    // Between two tricks the last one lies on.
    let trick = view.trick.as_ref().filter(|trick| !trick.is_empty()).or_else(|| view.trick.and(view.tricks.last()));
    let early = setting.early(seat).first();
    let played = early.or_else(|| trick.and_then(|trick| trick.card_of(seat)));
    let is_bidding = view.trick.is_none();
    let contract = view.contract.filter(|contract| contract.pitcher == seat && !is_bidding);
    let said = match contract.and_then(|contract| contract.bid) {
        Some(bid) => Some(phrase::bid_figure(l, bid)),
        None => view.last_call(seat).filter(|_| is_bidding && seen.has_begun).map(|call| match call {
            Call::Bid(bid) => phrase::bid_figure(l, bid),
            call => phrase::call_chip_of(l, names, view, seat, call),
        }),
    };
    let away = if seen.is_away(seat) {
        Some(t!(l, "phone-away"))
    } else if !seen.sits(seat) && seen.table.is_person(seat) {
        Some(t!(l, "phone-free"))
    } else {
        None
    };
    PublicSeat {
        name: names.name(seat).to_owned(),
        face: setting.face(seat),
        turn: seen.has_begun && view.turn.decides() == Some(seat),
        dealer: view.dealer == seat,
        led: trick.is_some_and(|trick| trick.leader() == seat) && played.is_some(),
        best: trick.and_then(pitch_rules::Trick::best).is_some_and(|(best, _)| best == seat),
        bidder: view.contract.is_some_and(|contract| contract.pitcher == seat),
        cards: view.held[seat].count,
        row: setting.row(seat),
        tricks: view.tricks_of(seat),
        tricks_said: t!(l, "plate-tricks", tricks = view.tricks_of(seat)),
        pip: contract.filter(|_| said.is_some()).and(view.trump).map(|suit| suit.to_string()),
        said,
        played: played.map(|card| card.to_string()),
        played_said: played.map(|card| phrase::capital(&phrase::card_alone(l, card))),
        away,
    }
}

fn shown(l: &Language, card: Card) -> Shown {
    Shown { card: card.to_string(), said: phrase::capital(&phrase::card_alone(l, card)) }
}

fn sheet(l: &Language, invitation: &Invitation, code: &str) -> JoinSheet {
    JoinSheet {
        qr: path_of(&invitation.code),
        size: invitation.code.len(),
        address: invitation.address.clone(),
        code: code.to_owned(),
        label: t!(l, "phone-code"),
        point: t!(l, "phone-point-camera"),
        same: if invitation.is_alone { t!(l, "phone-no-network") } else { t!(l, "phone-same-wifi") },
    }
}

/// Returns the dark modules of a QR code as the data of an SVG path, one row of modules after the other.
pub(crate) fn path_of(code: &[Vec<bool>]) -> String {
    let mut data = String::new();
    for (y, row) in code.iter().enumerate() {
        let mut x = 0;
        while x < row.len() {
            let run = row[x..].iter().take_while(|dark| **dark).count();
            if run > 0 {
                data.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
            }
            x += run.max(1);
        }
    }
    data
}
