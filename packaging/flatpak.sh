#!/usr/bin/env bash
# Makes target/package/auction-pitch.flatpak; needs flatpak-builder and, from Flathub, the runtime, its SDK and the
# extension rust-stable.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly ID=io.github.auction_pitch.AuctionPitch
out=target/package/flatpak
mkdir -p "$out"
packaging/flatpak/crates.py > packaging/flatpak/crates.json
flatpak-builder --user --force-clean --install-deps-from=flathub --state-dir="$out/state" --repo="$out/repo" \
    "$out/build" "packaging/flatpak/$ID.yml"
flatpak build-bundle "$out/repo" target/package/auction-pitch.flatpak "$ID"
