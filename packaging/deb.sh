#!/usr/bin/env bash
# Makes target/package/auction-pitch_<version>_<machine>.deb; needs cargo-deb 3.0 or newer
# (`cargo install --locked cargo-deb@^3`): older ones pack a copyright file of their own in the place of ours.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly LEAST=3.0.0
has=$(cargo deb --version)
if [[ $(printf '%s\n' "$LEAST" "$has" | sort -V | head -n 1) != "$LEAST" ]]; then
    echo "cargo-deb $LEAST or newer is needed, and this is $has" >&2
    exit 1
fi

packaging/stage.sh
cargo deb --no-build --no-strip --output target/package/
