//! The libraries of the system that a window is opened with. They are loaded by name once one is wanted: the program starts
//! without them, and a window does not.

/// A library of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Library {
    /// Name of the library, as in that of its file.
    pub name: &'static str,
    /// The package of Debian and Ubuntu that has it.
    pub package: &'static str,
}

/// All libraries; a name that another one begins with comes after that.
const LIBRARIES: [Library; 8] = [
    Library { name: "libX11-xcb", package: "libx11-xcb1" },
    Library { name: "libX11", package: "libx11-6" },
    Library { name: "libXcursor", package: "libxcursor1" },
    Library { name: "libXi", package: "libxi6" },
    Library { name: "libxkbcommon-x11", package: "libxkbcommon-x11-0" },
    Library { name: "libxkbcommon", package: "libxkbcommon0" },
    Library { name: "libwayland-client", package: "libwayland-client0" },
    Library { name: "libxcb", package: "libxcb1" },
];

impl Library {
    /// Returns the library that could not be loaded, by what was said when the window could not be opened.
    pub(super) fn missed_in(said: &str) -> Option<Self> {
        let is_of_one = said.contains("LibraryOpenError") || said.contains("could not be loaded");
        LIBRARIES.into_iter().find(|library| is_of_one && said.contains(library.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_is_named_with_its_package() {
        let missed = |said| Library::missed_in(said).map(|library| library.package);
        let opening = "Create event loop: Os(OsError { error: XNotSupported(LibraryOpenError(OpenError { kind: Library, \
            detail: \"libXcursor.so.1: cannot open shared object file\" })) })";
        assert_eq!(missed(opening), Some("libxcursor1"));
        assert_eq!(missed("Library libxkbcommon-x11.so could not be loaded."), Some("libxkbcommon-x11-0"));
        assert_eq!(missed("Library libxkbcommon.so could not be loaded."), Some("libxkbcommon0"));
        assert_eq!(missed("Create event loop: Os(OsError { error: XNotSupported(XOpenDisplayFailed) })"), None);
    }
}
