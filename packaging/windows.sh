#!/usr/bin/env bash
# Makes packages for Windows in target/package.
#
# usage: packaging/windows.sh zip|msi|setup
#
# `msi` needs wixl (Debian: wixl), `setup` makensis (Debian: nsis), and away from Windows all of them mingw (Debian:
# gcc-mingw-w64-x86-64) and `rustup target add x86_64-pc-windows-gnu`. PITCH_TARGET is another target.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

kind=${1:?usage: packaging/windows.sh zip|msi|setup}
target=${PITCH_TARGET:-x86_64-pc-windows-gnu}
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
name=auction-pitch-$version-windows
files=target/package/$name

packaging/build.sh --package auction-pitch --package pitch-launcher --target "$target"
built=${CARGO_TARGET_DIR:-target}/$target/release
rm -rf "$files"
mkdir -p "$files"
cp "$built/auction-pitch.exe" "$files/"
cp "$built/pitch-launcher.exe" "$files/Auction Pitch.exe"
cp packaging/windows/auction-pitch.ico README.md CHANGELOG.md assets/fonts/*-LICENSE.txt "$files/"
cp LICENSE "$files/LICENSE.txt"
python3 packaging/third-party.py "$target" > "$files/third-party.txt"
python3 packaging/sbom.py "$target" > "$files/sbom.cdx.json"

case $kind in
zip)
    cp -R docs "$files/"
    rm -f "$files.zip"
    (cd target/package && python3 -m zipfile -c "$name.zip" "$name")
    ;;
msi)
    wixl --arch x64 -D "Version=$version" -D "Files=$files" -o "$files.msi" packaging/windows/auction-pitch.wxs
    ;;
setup)
    makensis -V2 -NOCD "-DVERSION=$version" "-DFILES=$files" "-DOUT=$files-setup.exe" packaging/windows/auction-pitch.nsi
    ;;
*)
    echo "no such package: $kind" >&2
    exit 2
    ;;
esac
