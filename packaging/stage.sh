#!/usr/bin/env bash
# Builds the program and lays out what every package for Linux holds: `bin` and `share`.
#
# usage: packaging/stage.sh [FOLDER]   (target/package/tree, which is emptied first; another folder is filled up)
# PITCH_PROGRAM is a program that is built already, and PITCH_TOOLS its tools.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly ID=io.github.auction_pitch.AuctionPitch
made=target/package/made
tree=${1:-target/package/tree}

if [[ -z ${PITCH_PROGRAM:-} ]]; then
    packaging/build.sh --package auction-pitch --package pitch-tools
    PITCH_PROGRAM=${CARGO_TARGET_DIR:-target}/release/auction-pitch
    PITCH_TOOLS=${CARGO_TARGET_DIR:-target}/release/pitch-tools
    if grep -aqF -e "${CARGO_HOME:-$HOME/.cargo}/" -e "$PWD/" "$PITCH_PROGRAM"; then
        echo "the program names a folder of whoever built it" >&2
        exit 1
    fi
fi
rm -rf "$made"
(($#)) || rm -rf "$tree"
"${PITCH_TOOLS:?}" package "$made"
find "$made/share/man" -name '*.6' -exec gzip -9n {} +

put() {
    install -D -m 644 "$1" "$tree/share/$2"
}

install -D -m 755 "$PITCH_PROGRAM" "$tree/bin/auction-pitch"
cp -R "$made/share" "$tree/"
put "packaging/linux/$ID.desktop" "applications/$ID.desktop"
put "packaging/linux/$ID.metainfo.xml" "metainfo/$ID.metainfo.xml"
put "packaging/linux/$ID.mime.xml" "mime/packages/$ID.xml"

for text in README.md CHANGELOG.md docs/*; do
    put "$text" "doc/auction-pitch/$text"
done
put LICENSE doc/auction-pitch/licenses/LICENSE.txt
put assets/fonts/FiraSans-LICENSE.txt doc/auction-pitch/licenses/FiraSans-LICENSE.txt
put assets/fonts/Kalam-LICENSE.txt doc/auction-pitch/licenses/Kalam-LICENSE.txt
packaging/third-party.py > "$tree/share/doc/auction-pitch/licenses/third-party.txt"
packaging/sbom.py "$(rustc -vV | sed -n 's/^host: //p')" > "$tree/share/doc/auction-pitch/licenses/sbom.cdx.json"
