//! A display with a touchscreen: Xorg with a screen that nobody sees, and fingers that are told over a socket.

use super::wait_until;

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ConnectionExt as _, ImageFormat};

use iced::{Point, Size};

use std::cell::RefCell;
use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Command, Stdio};

/// The command that starts a display of this size with a touchscreen that listens at `folder`.
pub fn server(display: &str, (width, height): (u32, u32), folder: &Path) -> Command {
    let config = folder.join("xorg.conf");
    let text = CONFIG.replace("SOCKET", &folder.join("touch").display().to_string());
    let text = text.replace("WIDTH", &width.to_string()).replace("HEIGHT", &height.to_string());
    std::fs::write(&config, text.replace("MODE", &mode(width, height))).expect("a file");
    let mut command = Command::new("Xorg");
    // Nothing of the machine's own screens, keyboards and mice is taken or changed.
    let _ = command
        .args([display, "-noreset", "-novtswitch", "-sharevts", "-nolisten", "tcp", "vt7", "-config"])
        .arg(config)
        .arg("-logfile")
        .arg(folder.join("xorg.log"))
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// A mode with enough room between its pictures for any driver.
fn mode(width: u32, height: u32) -> String {
    let (across, down) = (width + 400, height + 40);
    let clock = f64::from(across * down * 60) / 1e6;
    let [x, y] = [width, height];
    format!("{clock:.2} {x} {} {} {across} {y} {} {} {down}", x + 72, x + 200, y + 3, y + 9)
}

/// What is on a display, as Xvfb writes it to its file.
pub fn picture(display: &str) -> Option<Vec<u8>> {
    let (connection, screen) = x11rb::connect(Some(display)).ok()?;
    let screen = &connection.setup().roots[screen];
    let (width, height) = (screen.width_in_pixels, screen.height_in_pixels);
    let image = connection.get_image(ImageFormat::Z_PIXMAP, screen.root, 0, 0, width, height, !0).ok()?.reply().ok()?;
    let mut fields = [0_u32; 25];
    (fields[0], fields[4], fields[5]) = (100, width.into(), height.into());
    fields[12] = 4 * u32::from(width);
    Some(fields.iter().flat_map(|field| field.to_be_bytes()).chain(image.data).collect())
}

/// The fingers on a touchscreen of this size.
pub struct Fingers {
    socket: RefCell<UnixStream>,
    screen: Size,
}

/// What a finger does: the numbers of XI2.
#[derive(Debug, Clone, Copy)]
pub enum Touch {
    Begins = 18,
    Moves = 19,
    Ends = 20,
}

/// The messages of xf86-input-inputtest-protocol.h.
const CLIENT_VERSION: u32 = 0;
const WAIT_FOR_SYNC: u32 = 1;
const TOUCH: u32 = 6;
/// As many axes as a message has room for, and the greatest value of one.
const AXES: usize = 64;
const MOST: f64 = 65535.0;

impl Fingers {
    /// The fingers on the touchscreen that listens at `folder`.
    pub fn at(folder: &Path, screen: Size) -> Self {
        let mut found = None;
        wait_until("the touchscreen", || {
            found = UnixStream::connect(folder.join("touch")).ok();
            found.is_some()
        });
        let fingers = Fingers { socket: RefCell::new(found.expect("waited for it")), screen };
        let version: Vec<u8> = [1_u16, 1].iter().flat_map(|number| number.to_ne_bytes()).collect();
        fingers.tell(CLIENT_VERSION, &version);
        fingers.hear(12);
        fingers
    }

    /// The finger of this number does this at this place of the screen, and the server has heard of it.
    pub fn touch(&self, number: u32, touch: Touch, place: Point) {
        let mut body = Vec::new();
        body.extend(number.to_ne_bytes());
        body.extend((touch as u32).to_ne_bytes());
        // No axis goes by another measure; the first two are told.
        body.extend(0_u32.to_ne_bytes());
        body.extend([0b11, 0, 0, 0, 0, 0, 0, 0]);
        body.extend([0; 4]);
        let mut axes = [0.0_f64; 2 * AXES];
        axes[0] = f64::from(place.x / self.screen.width) * MOST;
        axes[1] = f64::from(place.y / self.screen.height) * MOST;
        body.extend(axes.iter().flat_map(|value| value.to_ne_bytes()));
        self.tell(TOUCH, &body);
        self.tell(WAIT_FOR_SYNC, &[]);
        self.hear(8);
    }

    fn tell(&self, kind: u32, body: &[u8]) {
        let length = u32::try_from(8 + body.len()).expect("it is short");
        let message = [&length.to_ne_bytes()[..], &kind.to_ne_bytes()[..], body].concat();
        self.socket.borrow_mut().write_all(&message).expect("the touchscreen listens");
    }

    fn hear(&self, length: usize) {
        self.socket.borrow_mut().read_exact(&mut vec![0; length]).expect("the touchscreen answers");
    }
}

const CONFIG: &str = r#"
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen 0 "screen" 0 0
  InputDevice "finger"
EndSection
Section "InputDevice"
  Identifier "finger"
  Driver "inputtest"
  Option "SocketPath" "SOCKET"
  Option "DeviceType" "Touch"
  Option "TouchCount" "5"
EndSection
Section "Device"
  Identifier "device"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "whole" MODE
EndSection
Section "Screen"
  Identifier "screen"
  Device "device"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "whole"
    Virtual WIDTH HEIGHT
  EndSubSection
EndSection
"#;
