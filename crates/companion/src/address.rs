//! Addresses at which phones find the table.

use crate::key::Key;
use crate::public::Invitation;

use qrcode::{EcLevel, QrCode};

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};

/// First port that is tried, and the number of ports after it that are tried as well.
const PORT: u16 = 7717;
const MORE_PORTS: u16 = 20;

/// Addresses of this machine in the networks of its house, loopback last.
fn local_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    // What listens at every address listens at those of IPv4, which people can type.
    let is_reached = |ip: &IpAddr| ip.is_ipv4() && is_of_house(*ip);
    let mut all: Vec<IpAddr> = interfaces.iter().map(if_addrs::Interface::ip).filter(is_reached).collect();
    all.sort_by_key(|ip| (ip.is_loopback(), is_bridge(*ip), ip.to_string()));
    all.dedup();
    all
}

/// Returns `true` for an address that is reached from the same house alone: private, shared, of a link, or loopback.
pub(crate) fn is_of_house(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => {
            let is_shared = ip.octets()[0] == 100 && (64..128).contains(&ip.octets()[1]);
            ip.is_private() || ip.is_loopback() || ip.is_link_local() || is_shared
        }
        // A link-local address needs the name of an interface, which no phone knows.
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local(),
    }
}

/// Returns `true` for the addresses that containers and virtual machines usually have.
fn is_bridge(ip: IpAddr) -> bool {
    matches!(ip, IpAddr::V4(ip) if ip.octets()[0] == 172)
}

/// Opens a port: the one asked for, the one that the phones know, or the first that is free.
///
/// # Errors
/// Returns the error of the last port that was tried.
pub(crate) fn listen(asked: Option<SocketAddr>, known: Option<u16>) -> io::Result<TcpListener> {
    if let Some(asked) = asked {
        return TcpListener::bind(asked);
    }
    let ports = known.into_iter().chain(PORT..=PORT + MORE_PORTS).chain([0]);
    let mut last = None;
    for port in ports {
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| io::Error::other("no port")))
}

/// Returns the invitation to a table.
pub(crate) fn invitation(bound: SocketAddr, key: &Key) -> Invitation {
    invitation_at(bound, &local_addresses(), key)
}

/// Returns the invitation to a table on a machine with these addresses.
fn invitation_at(bound: SocketAddr, local: &[IpAddr], key: &Key) -> Invitation {
    let is_for_house = bound.ip().is_unspecified();
    let first = local.first().copied().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let address = if is_for_house { first } else { bound.ip() };
    let is_alone = is_for_house && first.is_loopback();
    let address = format!("http://{}/", SocketAddr::new(address, bound.port()));
    let with_key = format!("{address}#k={}", key.reveal());
    let code = |address: &str| QrCode::with_error_correction_level(address, EcLevel::M).map(|code| modules(&code));
    let tv = code(&format!("{address}tv#k={}", key.reveal())).unwrap_or_default();
    let code = code(&with_key).unwrap_or_default();
    Invitation { address: address.trim_end_matches('/').to_owned(), is_alone, with_key, code, tv }
}

fn modules(code: &QrCode) -> Vec<Vec<bool>> {
    let colors = code.to_colors();
    colors.chunks(code.width()).map(|row| row.iter().map(|color| *color == qrcode::Color::Dark).collect()).collect()
}

/// Draws a QR code with block characters, two rows of modules in a line, dark on light.
#[must_use]
pub fn in_blocks(code: &[Vec<bool>]) -> String {
    const QUIET: usize = 4;
    let size = code.len() + 2 * QUIET;
    let is_dark = |x: usize, y: usize| {
        let row = y.checked_sub(QUIET).and_then(|y| code.get(y));
        row.zip(x.checked_sub(QUIET)).and_then(|(row, x)| row.get(x)).copied().unwrap_or(false)
    };
    let mut lines = String::new();
    for y in (0..size).step_by(2) {
        for x in 0..size {
            // On a dark terminal a full block is light.
            lines.push(match (is_dark(x, y), is_dark(x, y + 1)) {
                (false, false) => '\u{2588}',
                (false, true) => '\u{2580}',
                (true, false) => '\u{2584}',
                (true, true) => ' ',
            });
        }
        lines.push('\n');
    }
    lines
}

/// Returns `true` if a browser that names this host speaks to us and not to another whose name leads here: an address, or
/// a name that is only known on this machine or in this house.
pub(crate) fn is_own_host(host: &str, names: &[String]) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host
            .rsplit_once(':')
            .filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()))
            .map_or(host, |(name, _)| name),
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    name.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.strip_suffix(".local").is_some_and(|label| !label.is_empty() && !label.contains('.'))
        || names.iter().any(|own| own.eq_ignore_ascii_case(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_names_of_the_house_are_ours_and_others_are_not() {
        let names = ["cards.example".to_owned()];
        for host in
            ["192.168.1.20:7717", "127.0.0.1", "[::1]:7717", "localhost:80", "kitchen.local:7717", "Cards.example"]
        {
            assert!(is_own_host(host, &names), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:7717",
            "192.168.1.20.evil.example",
            "a.b.local",
            "localhost.evil.example",
        ] {
            assert!(!is_own_host(host, &names), "{host}");
        }
    }

    #[test]
    fn a_machine_in_no_network_knows_it() {
        let key = Key::random();
        let [house, local] = [[192, 168, 1, 20], [127, 0, 0, 1]].map(IpAddr::from);
        let everywhere = SocketAddr::from(([0, 0, 0, 0], 7717));
        let is_alone = |bound, all: &[IpAddr]| invitation_at(bound, all, &key).is_alone;
        assert!(is_alone(everywhere, &[local]) && is_alone(everywhere, &[]));
        assert!(!is_alone(everywhere, &[house, local]));
        // The player who asked for this address reaches it in a way of their own.
        assert!(!is_alone(SocketAddr::new(local, 7717), &[local]));
    }

    #[test]
    fn an_invitation_has_its_key_behind_the_hash_alone() {
        let key = Key::random();
        let invitation = invitation(SocketAddr::from(([192, 168, 1, 20], 7717)), &key);
        assert_eq!(invitation.address, "http://192.168.1.20:7717");
        let (before, behind) = invitation.with_key.split_once('#').expect("a hash");
        assert!(!before.contains(key.reveal()) && behind.ends_with(key.reveal()));
        let size = invitation.code.len();
        assert!(size >= 21 && invitation.code.iter().all(|row| row.len() == size));
        assert_eq!(in_blocks(&invitation.code).lines().count(), (size + 8).div_ceil(2));
    }
}
