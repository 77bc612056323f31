//! Values that serde writes as their text, and reads from it.

/// Defines the conversions that `serde(into = "String", try_from = "String")` asks of a value.
macro_rules! as_text {
    ($value:ident) => {
        impl From<$value> for String {
            fn from(value: $value) -> Self {
                value.to_string()
            }
        }

        impl TryFrom<String> for $value {
            type Error = <$value as std::str::FromStr>::Err;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    };
}

pub(crate) use as_text;
