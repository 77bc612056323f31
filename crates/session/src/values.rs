//! Enums of which the player chooses one value.

/// Declares such enums: files have their values in snake case, and `ALL` lists them in the order in which they are offered.
macro_rules! values {
    ($($(#[$about:meta])* $name:ident { $($(#[$about_value:meta])* $value:ident,)+ })+) => {$(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$about_value])* $value,)+
        }

        impl $name {
            /// Every value, in the order in which they are offered.
            pub const ALL: [$name; [$($name::$value),+].len()] = [$($name::$value),+];
        }
    )+};
}

pub(crate) use values;
