//! Deserialization of the headings of a rule set together with its options, out of one bracket.

use super::{HEADINGS, RuleSet, VERSION};
use pitch_rules::Rules;
use pitch_rules::rules::Preset;

use serde::de::value::{MapAccessDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, Error as _, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use std::fmt;

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // The name is that of the struct that files may begin with.
        deserializer.deserialize_struct("Rules", &HEADINGS, Written)
    }
}

/// Visitor of the fields between the brackets of a file.
struct Written;

impl<'de> Visitor<'de> for Written {
    type Value = RuleSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the options of a rule set in brackets")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RuleSet, A::Error> {
        let mut headings = Headings::default();
        let rules = Rules::deserialize(MapAccessDeserializer::new(Options { map, headings: &mut headings }))?;
        let base = headings.base.unwrap_or_else(|| Preset::nearest(&rules));
        Ok(RuleSet::new(&headings.name.unwrap_or_default(), base, rules))
    }
}

/// Fields beside the options.
#[derive(Default)]
struct Headings {
    name: Option<String>,
    base: Option<Preset>,
    version: Option<u32>,
}

/// Options of a file; its headings are kept aside.
struct Options<'a, A> {
    map: A,
    headings: &'a mut Headings,
}

impl<'de, A: MapAccess<'de>> Options<'_, A> {
    /// Reads the value of a heading.
    fn take(&mut self, heading: &'static str) -> Result<(), A::Error> {
        let headings = &mut *self.headings;
        let is_twice = match heading {
            "name" => headings.name.replace(self.map.next_value()?).is_some(),
            "base" => {
                let id: String = self.map.next_value()?;
                headings.base.replace(id.parse().map_err(A::Error::custom)?).is_some()
            }
            _ => {
                let version: u32 = self.map.next_value()?;
                if version > VERSION {
                    let newer = format!("form {version} is newer than {VERSION}, which this program reads");
                    return Err(A::Error::custom(newer));
                }
                headings.version.replace(version).is_some()
            }
        };
        if is_twice { Err(A::Error::duplicate_field(heading)) } else { Ok(()) }
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Options<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        while let Some(key) = self.map.next_key::<String>()? {
            match HEADINGS.into_iter().find(|heading| *heading == key) {
                Some(heading) => self.take(heading)?,
                None => {
                    let key: StringDeserializer<A::Error> = key.into_deserializer();
                    return seed.deserialize(key).map(Some);
                }
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}
