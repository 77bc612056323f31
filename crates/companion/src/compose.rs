//! Composition of the page of one person out of what their seat may see.

use crate::count::count;
use crate::seen::{Asking, Seen, Stays};
use crate::setting::{Setting, figure};
use crate::sitting::{
    Act, Advice, Ask, Asked, Called, Cloth, Hand, Held, Item, Label, Labels, Lying, Menu, Odds, Pick, Picked, Played,
    Row, Say, Sitting, Steps, Strip, Style,
};
use pitch_language::{Language, phrase, t};
use pitch_rules::{Action, Ask as Question, Call, Cards, IllegalAction, Pile, Rank, Remark, Seat, Turn};
use pitch_session::Kind;
use pitch_session::hand_order::order;
use pitch_session::settings::HandOrder;
use pitch_session::table::Counsel;

/// Number of bids above which they are counted through.
const MOST_BIDS: usize = 12;

impl Setting<'_> {
    fn cloth(&self, own: Seat) -> Cloth {
        let (l, view) = (self.l, &self.view);
        if !view.early.is_empty() {
            let cards = view.early.iter().map(|(seat, card)| self.played(*seat, *card, false)).collect();
            return Cloth::Trick { label: t!(l, "phone-trick"), over: false, cards };
        }
        match &view.trick {
            Some(trick) if trick.is_empty() && !view.tricks.is_empty() => {
                let cards = view.tricks.last().map(|last| self.tricked(last)).unwrap_or_default();
                Cloth::Trick { label: t!(l, "last-trick-title"), over: true, cards }
            }
            Some(trick) => {
                let mut cards = self.tricked(trick);
                if let Some(next) = view.turn.decides().filter(|&next| next != own && !trick.is_complete()) {
                    let who = phrase::player(l, &self.names, next);
                    let said = t!(l, "phone-to-play", name = who.as_str());
                    cards.push(Played { card: None, said, face: self.face(next), who, best: false });
                }
                Cloth::Trick { label: t!(l, "phone-trick"), over: false, cards }
            }
            None if view.trump.is_none() && !view.turned.is_empty() => self.turned(),
            None => self.calls(own),
        }
    }

    fn turned(&self) -> Cloth {
        let (l, view) = (self.l, &self.view);
        let Some(card) = view.turned.last() else { return Cloth::None };
        let words = phrase::capital(&phrase::card_alone(l, *card));
        let call = view.calls.last().map(|(seat, call)| {
            let who = phrase::capital(&phrase::player(l, &self.names, *seat));
            phrase::pair(l, who, phrase::call_chip_of(l, &self.names, view, *seat, *call))
        });
        Cloth::Turned {
            label: t!(l, "phone-turned-up"),
            card: card.to_string(),
            said: words,
            face: self.face(view.dealer),
            who: phrase::capital(&phrase::player(l, &self.names, view.dealer)),
            call,
        }
    }

    fn calls(&self, own: Seat) -> Cloth {
        let (l, view) = (self.l, &self.view);
        let is_in_hand = matches!(view.turn, Turn::Call(_) | Turn::Rule(_) | Turn::Discard(_));
        if !is_in_hand || view.ask == Some(Question::FirstPitcher) {
            return Cloth::None;
        }
        let others = view.seats.after(own).filter(|&seat| seat != own);
        let calls = others.map(|seat| {
            let (call, on) = match view.last_call(seat) {
                Some(Call::Bid(bid)) => (phrase::bid_figure(l, bid), phrase::holds_bid(view, seat)),
                Some(call) => (phrase::call_chip_of(l, &self.names, view, seat, call), false),
                None if view.turn.decides() == Some(seat) => ("\u{2026}".to_owned(), false),
                None => (String::new(), false),
            };
            Called { face: self.face(seat), name: self.names.name(seat).to_owned(), call, on }
        });
        Cloth::Calls { label: t!(l, "phone-calls"), calls: calls.collect() }
    }

    fn strip(&self, own: Seat) -> Strip {
        let (l, view) = (self.l, &self.view);
        let score = view.scores[self.names.rules().side_of(own)];
        Strip {
            face: self.face(own),
            name: self.names.name(own).to_owned(),
            score: figure(&self.names, score),
            score_said: phrase::score(l, &self.names, score),
            below: score.0 < 0,
            contract: self.contract(),
            trump: self.trump(),
            pegs: self.pegs(),
        }
    }

    fn held(&self, own: Seat) -> Hand {
        let (l, view) = (self.l, &self.view);
        let label = t!(l, "voice-hand");
        if view.held[own].cards.is_none() {
            return Hand { label, cards: Vec::new(), hidden: view.held[own].count };
        }
        let ranking = view.rankings.with(view.trump);
        let playable = view.playable();
        let is_playing = view.turn == Turn::Play(own);
        let throw = view.throw.filter(|_| view.turn == Turn::Discard(own));
        let lying = view.rows.lying(own).filter_map(Pile::up);
        let held = if view.rows.are_there() {
            lying.collect()
        } else {
            order(view.hand() - self.early(own), ranking, HandOrder::default())
        };
        let cards = held.into_iter().map(|card| {
            let name = phrase::capital(&phrase::card_in_row(l, view, card));
            let play = Action::Play(card);
            let is_allowed = playable.contains(card);
            let is_slip = !is_allowed && self.takes(own, &play);
            let why = match throw {
                // In turn nothing tells a wrong card from the others: to see it is the table's part.
                _ if is_allowed || is_slip && is_playing => None,
                _ if is_slip => self.not_yet(own),
                Some(throw) => phrase::why_not_thrown(l, self.table.rules(), view, throw, card),
                None if is_playing => {
                    let why = self.table.game().why_not(own, card).map(IllegalAction::from);
                    why.map(|why| phrase::refusal(l, &self.names, &why))
                }
                None => None,
            };
            let plays = is_allowed || is_slip;
            let may = why.is_none() || plays;
            Held {
                card: card.to_string(),
                covers: view.rows.covers(card),
                said: if may { name } else { t!(l, "phone-not-now", card = name) },
                may,
                why,
                does: plays.then(|| t!(l, "phone-play", card = phrase::card_object(l, card))),
                act: plays.then(|| play.to_string()),
            }
        });
        Hand { label, cards: cards.collect(), hidden: 0 }
    }

    /// Returns the cards that lie face up before a seat: those of its row, or those that it showed.
    pub(crate) fn row(&self, seat: Seat) -> Row {
        let (l, view) = (self.l, &self.view);
        let cards = view.rows.lying(seat).filter_map(Pile::up).chain(view.exposed[seat]).map(|card| Lying {
            card: card.to_string(),
            said: phrase::capital(&phrase::card_in_row(l, view, card)),
            covers: view.rows.covers(card),
        });
        let label = t!(l, "voice-row", name = self.names.name(seat));
        Row { label, face: (!view.rows.are_there()).then(|| self.face(seat)), cards: cards.collect() }
    }

    /// Returns the rows of the others.
    fn rows(&self, own: Seat) -> Vec<Row> {
        let view = &self.view;
        let lies = |seat: Seat| view.rows.are_there() || !view.exposed[seat].is_empty();
        let others = view.seats.after(own).filter(|&seat| seat != own && lies(seat));
        others.map(|seat| self.row(seat)).collect()
    }

    fn pick(&self, own: Seat) -> Option<Pick> {
        let (l, view) = (self.l, &self.view);
        let throw = view.throw.filter(|_| view.turn == Turn::Discard(own))?;
        let (least, most) = throw.counts();
        let held = view.hand().len();
        let prompt = phrase::prompt(l, &self.names, view);
        let is_kept = view.keeps_best();
        let states = (0..=most.min(held)).map(|marked| {
            let (go, say) = if is_kept {
                let (stays, kept) = (held.saturating_sub(least), held - marked);
                let say = match kept.saturating_sub(stays) {
                    0 => t!(l, "table-kept", kept = kept, count = stays),
                    over => t!(l, "table-kept-over", kept = kept, over = over),
                };
                (t!(l, "table-keep", count = stays), say)
            } else {
                let go = match marked {
                    0 if throw.allows(Cards::NONE) => t!(l, "table-keep-hand"),
                    0 => t!(l, "table-throw"),
                    _ => t!(l, "table-throw-away", count = marked),
                };
                (go, if marked == 0 { prompt.clone() } else { t!(l, "table-marked", marked = marked, count = most) })
            };
            Picked { go, on: (least..=most).contains(&marked), say }
        });
        Some(Pick {
            least,
            most,
            undo: t!(l, "bar-undo"),
            out: t!(l, "phone-out"),
            states: states.collect(),
            act: "discard".to_owned(),
            locked: throw.must.iter().map(|card| card.to_string()).collect(),
        })
    }

    /// Returns what the person can decide now, besides playing and throwing away, and the bids that are counted through.
    fn acts(&self, own: Seat) -> (Vec<Act>, Option<Steps>) {
        let view = &self.view;
        if view.turn.decides() != Some(own) {
            return (Vec::new(), None);
        }
        let low = self.low_bids(own);
        let legal = view.legal.iter().filter(|action| !matches!(action, Action::Play(_) | Action::Discard(_)));
        let mut actions: Vec<&Action> = legal.chain(&low).collect();
        actions.sort_by_key(|action| self.rank_of(action));
        let is_figure = |action: &&Action| matches!(action, Action::Call(Call::Bid(bid)) if !bid.is_moon());
        let (bids, others): (Vec<_>, Vec<_>) = actions.into_iter().partition(is_figure);
        let act = |action: &Action| self.act(action);
        if bids.len() > MOST_BIDS {
            let (less, more) = (t!(self.l, "bid-step", step = "less"), t!(self.l, "bid-step", step = "more"));
            let from = bids.iter().position(|bid| view.legal.contains(bid)).unwrap_or_default();
            let acts = bids.into_iter().map(act).collect();
            return (
                others.into_iter().map(act).chain(self.besides()).collect(),
                Some(Steps { less, more, from, acts }),
            );
        }
        let is_pass = |action: &&Action| matches!(action, Action::Call(Call::Pass));
        let (pass, rest): (Vec<_>, Vec<_>) = others.into_iter().partition(is_pass);
        let in_order = pass.into_iter().chain(bids).chain(rest);
        (in_order.map(act).chain(self.besides()).collect(), None)
    }

    /// Returns the remarks that go with a decision: a hand worth nothing is shown before the first word, and the book
    /// asks whether anybody has something to say.
    fn besides(&self) -> impl Iterator<Item = Act> + '_ {
        let view = &self.view;
        let is_asked = view.ask == Some(Question::AnyClaims);
        let claims = view
            .claims
            .iter()
            .filter(move |claim| is_asked || **claim == Remark::WeakHand && matches!(view.turn, Turn::Call(_)));
        claims.map(|remark| self.act(&Action::Say(*remark)))
    }

    /// Returns the place of a decision among the others.
    fn rank_of(&self, action: &Action) -> (u8, usize) {
        match action {
            Action::Call(Call::Bid(bid)) => (1, usize::from(bid.number())),
            Action::Call(Call::Pass) => (0, 0),
            Action::Say(Remark::CallPartner(card)) => {
                let ranking = self.view.rankings.with(self.view.trump);
                (2, ranking.above(*card).len())
            }
            Action::Say(Remark::NameTrump(suit)) => {
                // The best suit first: the one with most trumps.
                (2, 52 - (self.view.hand() & self.view.rankings.with(Some(*suit)).trumps()).len())
            }
            _ => (3, 0),
        }
    }

    fn act(&self, action: &Action) -> Act {
        let (l, view, names) = (self.l, &self.view, &self.names);
        let id = action.to_string();
        match action {
            Action::Call(call) => {
                let words = phrase::bid_button_of(l, names, view, *call);
                let note = phrase::bid_note(l, names, view, *call);
                let style = match call {
                    Call::Bid(_) => Style::Bid,
                    Call::Pass if !phrase::offers(names, view, view.own_seat().unwrap_or_default()) => Style::Pass,
                    _ => Style::Slip,
                };
                let label = match call {
                    Call::Bid(bid) if !bid.is_moon() && !names.is_smudge(*bid) => phrase::bid_figure(l, *bid),
                    _ => words.clone(),
                };
                let said = if note.is_empty() { words } else { phrase::pair(l, words, note.as_str()) };
                let detail = Some(note).filter(|note| !note.is_empty() && style == Style::Slip);
                Act { act: id, label, detail, pip: None, said, style }
            }
            Action::Say(Remark::NameTrump(suit)) => {
                let words = phrase::remark_button(l, names, Remark::NameTrump(*suit));
                Act { pip: Some(suit.to_string()), said: words, ..Act::new(id, "", Style::Pip) }
            }
            Action::Say(Remark::CallPartner(card)) => {
                let words = phrase::capital(&phrase::card_alone(l, *card));
                let pip = card.print().map(|(_, suit)| suit.to_string());
                let label = card.rank().map_or_else(|| words.clone(), rank_letter);
                Act { pip, said: words, ..Act::new(id, label, Style::Call) }
            }
            Action::Say(remark) => {
                let note = Some(phrase::remark_about(l, names, *remark)).filter(|note| !note.is_empty());
                Act { detail: note, ..Act::new(id, phrase::remark_button(l, names, *remark), Style::Slip) }
            }
            _ => Act::new(id, action.to_string(), Style::Plain),
        }
    }

    fn say(&self, own: Seat) -> Say {
        let (l, view, names) = (self.l, &self.view, &self.names);
        let prompt = phrase::prompt(l, names, view);
        match view.turn {
            Turn::Play(seat) if seat == own => {
                let rest = [prompt, phrase::to_peg(l, names, view)].into_iter().filter(|sentence| !sentence.is_empty());
                Say { strong: t!(l, "phone-your-turn"), rest: phrase::sentences(l, rest) }
            }
            Turn::Call(seat) if seat == own => {
                let head = phrase::question(l, names, view);
                let rest = phrase::bidding(l, names, view);
                Say { strong: head.map_or(prompt, |head| whole(l, head)), rest }
            }
            Turn::Discard(seat) if seat == own => Say { strong: prompt, rest: String::new() },
            Turn::Rule(seat) if seat == own => {
                // That trump is named for the bid is in the head of the page already.
                let is_for_bid = view.ask == Some(Question::NameTrump)
                    && view.trick.as_ref().is_none_or(pitch_rules::Trick::is_empty);
                let is_told = is_for_bid && view.contract.is_some_and(|contract| contract.bid.is_some());
                let about = phrase::referee(l, names, view).filter(|_| !is_told).unwrap_or_default();
                let head = phrase::question(l, names, view);
                Say { strong: head.map_or(prompt, |head| whole(l, head)), rest: about }
            }
            Turn::Play(seat) | Turn::Call(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
                let rest = t!(l, "phone-thinking", name = names.name(seat));
                Say { strong: String::new(), rest }
            }
            Turn::Deal(_) | Turn::Over => Say { strong: String::new(), rest: self.won_by().unwrap_or(prompt) },
        }
    }

    fn advice(&self, counsel: &Counsel) -> Advice {
        let (l, names) = (self.l, &self.names);
        let Counsel { decision, judgement } = counsel;
        let card = decision.action.card().map(|card| card.to_string());
        let judged = judgement.iter().flat_map(|judgement| judgement.choices.iter());
        let odds = judged.map(|judged| Odds { act: judged.action.to_string(), text: phrase::chance(l, judged.chance) });
        // The first reason is in the advice.
        let why = decision.reasons.iter().skip(1);
        let why = why.map(|reason| phrase::sentence(l, phrase::capital(&phrase::reason(l, *reason))));
        Advice {
            card,
            act: decision.action.to_string(),
            say: phrase::advice(l, names, decision),
            odds: odds.collect(),
            why_label: t!(l, "why-button"),
            why: why.collect(),
            close: t!(l, "phone-close"),
        }
    }

    fn menu(&self, own: Seat, seen: &Seen) -> Menu {
        let (l, view) = (self.l, &self.view);
        let ask = |ask, label| Item::Ask(Ask { ask, label });
        let last = self.last_trick().map(|_| ask("last", t!(l, "last-trick-title")));
        let mut items: Vec<Item> = last.into_iter().collect();
        items.extend([
            ask("points", t!(l, "tracker-title")),
            ask("log", t!(l, "log-title")),
            ask("rules", t!(l, "phone-rules")),
            ask("players", t!(l, "menu-players")),
        ]);
        let has_talk = seen.has_begun && self.names.rules().allows_mistakes();
        items.extend(has_talk.then(|| ask("talk", t!(l, "table-menu"))));
        let is_asked = view.ask == Some(Question::AnyClaims) && view.turn.decides() == Some(own);
        let claims = view.claims.iter().filter(|_| !is_asked && !has_talk);
        items.extend(claims.map(|remark| Item::Act {
            act: Action::Say(*remark).to_string(),
            label: phrase::remark_button(l, &self.names, *remark),
        }));
        if seen.has_begun && self.table.can_undo() && self.table.undoes() == Some(own) {
            items.push(Item::Act { act: "undo".to_owned(), label: t!(l, "phone-take-back") });
        }
        items.push(Item::Act { act: "leave".to_owned(), label: t!(l, "phone-leave") });
        Menu { label: t!(l, "menu-title"), items }
    }

    fn asked(&self, asking: Asking, number: usize) -> Asked {
        let l = self.l;
        let act = |id: &str, words: String, style| Act::new(id, words, style);
        let (say, yes) = match asking {
            Asking::TakeBack(by) => (t!(l, "phone-asks-back", name = self.names.name(by)), t!(l, "phone-let-them")),
            Asking::StandIn(away) => (t!(l, "phone-asks-bot", name = self.names.name(away)), t!(l, "phone-let-bot")),
            Asking::Place(seat) => (t!(l, "phone-asks-place", name = self.names.name(seat)), t!(l, "phone-let-them")),
        };
        let no = if matches!(asking, Asking::StandIn(_)) { t!(l, "phone-wait") } else { t!(l, "phone-refuse") };
        Asked {
            say,
            acts: vec![
                act(&format!("agree {number}"), yes, Style::Go),
                act(&format!("refuse {number}"), no, Style::Plain),
            ],
        }
    }

    /// Returns the places before the first hand, and who sits there.
    fn gathering(&self, own: Seat, seen: &Seen) -> (Cloth, Say, Vec<Act>) {
        let l = self.l;
        let others = self.view.seats.after(own).filter(|&seat| seat != own);
        let (mut free, mut away) = (0, Vec::new());
        let calls = others.map(|seat| {
            let name = self.names.name(seat).to_owned();
            let (call, on) = match () {
                () if self.table.kind(seat) != Kind::Person => (t!(l, "setup-bot"), false),
                () if seen.is_away(seat) => {
                    away.push(name.clone());
                    (t!(l, "phone-away"), false)
                }
                () if seen.sits(seat) => (t!(l, "phone-here"), true),
                () => {
                    free += 1;
                    (t!(l, "phone-free"), false)
                }
            };
            Called { face: self.face(seat), name, call, on }
        });
        let calls = calls.collect();
        let rest = if free == 0 && !away.is_empty() {
            t!(l, "phone-waiting-for", names = phrase::list(l, away))
        } else {
            t!(l, "phone-gathering", count = free)
        };
        let deal = Act::new("begin", t!(l, "table-deal"), Style::Go);
        (
            Cloth::Calls { label: t!(l, "menu-players"), calls },
            Say { strong: t!(l, "phone-seated", name = self.names.name(own)), rest },
            vec![deal],
        )
    }
}

/// Returns the page of the person in this seat.
pub(crate) fn sitting(l: &Language, seen: &Seen, own: Seat) -> Sitting {
    let setting = Setting::new(l, &seen.table, Some(own));
    let view = &setting.view;
    let (mut acts, mut steps, mut cloth, mut say) = {
        let (acts, steps) = setting.acts(own);
        (acts, steps, setting.cloth(own), setting.say(own))
    };
    let mut counted = None;
    if !seen.has_begun {
        (cloth, say, acts) = setting.gathering(own, seen);
        steps = None;
    } else if matches!(view.turn, Turn::Deal(_) | Turn::Over) {
        counted = count(&setting).filter(|_| !setting.is_misdealt());
        acts.clear();
        if seen.is_ready(own) {
            let others = seen.waited_for().map(|seat| setting.names.name(seat).to_owned());
            let others = phrase::list(l, others);
            let rest = if others.is_empty() { String::new() } else { t!(l, "phone-waiting-for", names = others) };
            say = Say { strong: String::new(), rest };
        } else {
            let label = if view.turn == Turn::Over { t!(l, "phone-again") } else { t!(l, "phone-ready") };
            // The first hand is dealt without a question, unless its dealer may do it wrongly.
            let is_by_hand = seen.table.is_dealt_by_hand();
            let asks = view.number > 1 || view.turn == Turn::Over || is_by_hand;
            acts.extend(asks.then(|| Act::new("ready", label, Style::Go)));
            if view.turn != Turn::Over && !(is_by_hand && counted.is_none()) {
                say = Say { strong: String::new(), rest: String::new() };
            }
        }
    }
    let mine = view.turn.decides() == Some(own) && seen.has_begun;
    let advice = seen.counsel(own).filter(|_| mine).map(|counsel| setting.advice(counsel));
    let hint = seen.gives_hints && mine && seen.table.question().is_some();
    let title = if mine { t!(l, "phone-your-turn") } else { setting.names.name(own).to_owned() };
    let asking = seen.asking.filter(|(asking, _)| seen.is_asked(own, *asking));
    let waited_for = phrase::list(l, seen.asked_by(own).map(|seat| setting.names.name(seat).to_owned()));
    let news = match () {
        () if !waited_for.is_empty() => t!(l, "phone-waiting-for", names = waited_for),
        () if seen.refused == Some((own, Stays::Refused)) => t!(l, "phone-not-back"),
        () if seen.refused == Some((own, Stays::WentOn)) => t!(l, "phone-went-on"),
        () if seen.has_begun && counted.is_none() => setting.news(),
        () => String::new(),
    };
    Sitting {
        title: title.trim_end_matches('.').to_owned(),
        turn: seen.table.record().entries().len(),
        mine,
        strip: setting.strip(own),
        table: cloth,
        say,
        news,
        stock: setting.stock().filter(|_| seen.has_begun && counted.is_none()),
        rows: if counted.is_some() || !seen.has_begun { Vec::new() } else { setting.rows(own) },
        hand: if counted.is_some() || !seen.has_begun { none_held(&setting) } else { setting.held(own) },
        pick: setting.pick(own).filter(|_| seen.has_begun),
        acts,
        steps,
        hint: hint.then(|| Label { label: t!(l, "bar-hint") }),
        advice,
        count: counted,
        asked: asking.map(|(asking, number)| setting.asked(asking, number)),
        menu: setting.menu(own, seen),
        labels: Labels::of(l),
    }
}

/// Returns words as a sentence; a question is one.
fn whole(l: &Language, words: String) -> String {
    if words.ends_with('?') { words } else { phrase::sentence(l, words) }
}

fn none_held(setting: &Setting<'_>) -> Hand {
    Hand { label: t!(setting.l, "voice-hand"), cards: Vec::new(), hidden: 0 }
}

fn rank_letter(rank: Rank) -> String {
    match rank {
        Rank::Ten => "10".to_owned(),
        rank => rank.letter().to_string(),
    }
}
