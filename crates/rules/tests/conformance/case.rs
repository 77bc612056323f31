//! A test case: its fields as the engine's values, and what it expects.

use pitch_rules::rules::Teams;
use pitch_rules::{BySide, Call, Card, Cards, Misfit, Points, Preset, Rules, Seat, Suit};

use serde_json::{Map, Value, json};

use std::sync::Arc;

/// Nothing if a case holds, and otherwise why it does not.
pub type Verdict = Result<(), String>;

/// What every case may have.
const COMMON: &[&str] =
    &["id", "kind", "game", "title", "clauses", "basis", "why", "options", "expect", "players", "direction", "teams"];

pub struct Case(Value);

impl Case {
    pub const fn new(value: Value) -> Self {
        Case(value)
    }

    pub fn id(&self) -> &str {
        self.0["id"].as_str().unwrap_or("?")
    }

    pub fn kind(&self) -> &str {
        self.0["kind"].as_str().unwrap_or("?")
    }

    /// A field, `null` if it is missing.
    pub fn get(&self, name: &str) -> &Value {
        &self.0[name]
    }

    pub fn has(&self, name: &str) -> bool {
        !self.0[name].is_null()
    }

    pub fn list(&self, name: &str) -> impl Iterator<Item = &Value> {
        self.0[name].as_array().into_iter().flatten()
    }

    /// Whether the case has no field but those of every case and these.
    pub fn knows(&self, fields: &[&str]) -> Verdict {
        let names = self.0.as_object().into_iter().flat_map(Map::keys);
        let mut unknown = names.filter(|name| !COMMON.contains(&name.as_str()) && !fields.contains(&name.as_str()));
        unknown.next().map_or(Ok(()), |name| Err(format!("nothing is known of the field `{name}`")))
    }

    pub fn dealer(&self) -> Result<Seat, String> {
        seat(self.get("dealer"))
    }

    /// The scores before, noughts if nothing is said.
    pub fn scores(&self, rules: &Rules) -> Result<BySide<Points>, String> {
        if self.has("scores_before") { scores(self.get("scores_before")) } else { Ok(rules.by_side()) }
    }

    /// The calls: seat and call.
    pub fn calls(&self, name: &str) -> Result<Vec<(Seat, Call)>, String> {
        self.list(name).map(|said| Ok((seat(&said[0])?, call(&said[1])?))).collect()
    }

    /// The preset with the options of the case. What the case says of players, sides and direction stands above it.
    pub fn rules(&self) -> Result<Arc<Rules>, String> {
        let game = self.0["game"].as_str().unwrap_or("?");
        let preset: Preset = game.parse().map_err(|_| format!("there is no game `{game}`"))?;
        let mut fields = serde_json::to_value(Rules::from(preset)).map_err(|error| error.to_string())?;
        for (name, value) in self.0["options"].as_object().into_iter().flatten() {
            let known = fields.as_object().is_some_and(|fields| fields.contains_key(name));
            if !known {
                return Err(format!("there is no option `{name}`"));
            }
            fields[name] = value.clone();
            let read: Result<Rules, _> = serde_json::from_value(fields.clone());
            let _ = read.map_err(|error| format!("option {name}: {error}"))?;
        }
        let mut rules: Rules = serde_json::from_value(fields).map_err(|error| error.to_string())?;
        if self.has("direction") {
            rules.direction =
                serde_json::from_value(self.get("direction").clone()).map_err(|error| error.to_string())?;
        }
        self.seat_players(&mut rules)?;
        Ok(Arc::new(rules))
    }

    fn seat_players(&self, rules: &mut Rules) -> Verdict {
        // Whether rules fit is asked of these rules, and not of others that fit: only what the case says stands above them.
        let says = |name: &str| self.0["options"].get(name).is_some();
        if self.kind() == "valid" && !self.has("players") && self.0.get("teams").is_none() {
            return Ok(());
        }
        let teams = self.get("teams");
        let seats_in =
            |teams: &Value| teams.as_array().into_iter().flatten().filter_map(Value::as_array).flatten().count();
        let implied = match self.kind() {
            "trick" => self.list("trick").count(),
            "settle" if teams.is_array() => seats_in(teams),
            "settle" => self.list("final_scores").count(),
            "legal" => (self.list("trick").count() + 1).max(rules.players.into()),
            _ => rules.players.into(),
        };
        rules.players = self.get("players").as_u64().unwrap_or(implied as u64) as u8;
        // A preset takes as many as a case seats, but for what the case itself says of how many can play.
        if !says("min_players") {
            rules.min_players = rules.min_players.min(rules.players);
        }
        if !says("max_players") {
            rules.max_players = rules.max_players.max(rules.players);
        }
        if let Some(sides) = teams.as_array() {
            let singles = sides.iter().all(|side| side.as_array().is_some_and(|seats| seats.len() == 1));
            rules.teams = match sides.len() {
                _ if singles => Teams::None,
                2 if rules.players == 6 => Teams::Threes,
                _ => Teams::Pairs,
            };
            let seated = rules.all_sides().map(|side| json!(rules.members(side).collect::<Vec<_>>()));
            let seated = Value::Array(seated.collect());
            return if seated == *teams { Ok(()) } else { Err(format!("the sides are {seated} instead of {teams}")) };
        }
        // No sides: said so, or of no meaning in this kind, or impossible with so many, unless that is what is asked.
        let said = self.0.get("teams").is_some();
        let matters = !matches!(self.kind(), "legal" | "trick" | "settle");
        let fits =
            self.kind() == "valid" || !rules.validate().iter().any(|misfit| matches!(misfit, Misfit::Teams { .. }));
        // Called partners have no sides that could be said.
        if (said || !matters || !fits) && !rules.calls_partner() {
            rules.teams = Teams::None;
        }
        Ok(())
    }

    /// Compares what is expected with what came out, field by field.
    pub fn compare(&self, found: &Value) -> Verdict {
        for (name, expected) in self.0["expect"].as_object().into_iter().flatten() {
            let found = found.get(name).ok_or_else(|| format!("nothing is known of `{name}` in what is expected"))?;
            // These are sets, and written in an order of their own.
            let as_set = matches!(name.as_str(), "legal_calls" | "legal" | "suits");
            let (mut found, mut expected) = (found.clone(), expected.clone());
            for value in [&mut found, &mut expected].into_iter().filter(|_| as_set) {
                value.as_array_mut().into_iter().for_each(|set| set.sort_by_key(Value::to_string));
            }
            if found != expected {
                return Err(format!("{name} is {found} instead of {expected}"));
            }
        }
        Ok(())
    }
}

pub fn seat(value: &Value) -> Result<Seat, String> {
    value.as_u64().and_then(|n| Seat::new(n as usize)).ok_or_else(|| format!("{value} is no seat"))
}

/// Some seats, in the order in which they are written.
pub fn seats(value: &Value) -> Result<Vec<Seat>, String> {
    value.as_array().into_iter().flatten().map(seat).collect()
}

pub fn card(value: &Value) -> Result<Card, String> {
    value.as_str().unwrap_or_default().parse().map_err(|error| format!("{value}: {error}"))
}

pub fn cards(value: &Value) -> Result<Vec<Card>, String> {
    value.as_array().into_iter().flatten().map(card).collect()
}

pub fn suit(value: &Value) -> Result<Suit, String> {
    value.as_str().unwrap_or_default().parse().map_err(|error| format!("{value}: {error}"))
}

/// Cards played: seat and card, or cards alone, one for each seat from the first.
pub fn plays(value: &Value) -> Result<Vec<(Seat, Card)>, String> {
    let read = |(place, play): (usize, &Value)| match play {
        Value::String(_) => Ok((Seat::new(place).ok_or("too many cards in a trick")?, card(play)?)),
        _ => Ok((seat(&play[0])?, card(&play[1])?)),
    };
    value.as_array().into_iter().flatten().enumerate().map(read).collect()
}

pub fn scores(value: &Value) -> Result<BySide<Points>, String> {
    let values = value.as_array().into_iter().flatten().map(|n| Points(n.as_i64().unwrap_or_default() as i16));
    BySide::from_values(values).ok_or_else(|| "too many scores".to_owned())
}

/// A call; the dealer's `"forced 2"` is a bid of two.
pub fn call(value: &Value) -> Result<Call, String> {
    let text = value.as_u64().map_or_else(|| value.as_str().unwrap_or_default().to_owned(), |n| n.to_string());
    text.strip_prefix("forced ").unwrap_or(&text).parse().map_err(|_| format!("{value} is no call"))
}

/// A call as the cases write it.
pub fn written(call: Call) -> Value {
    call.bid().map_or_else(|| json!(call.to_string()), |bid| json!(bid))
}

/// The cards of the pack that are not among these, in a fixed order.
pub fn others(rules: &Rules, named: Cards) -> Vec<Card> {
    (rules.pack_cards() - named).iter().collect()
}
