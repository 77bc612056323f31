#!/usr/bin/env bash
# Makes target/package/auction-pitch_<version>_<machine>.deb; needs cargo-deb (`cargo install --locked cargo-deb`).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/stage.sh
cargo deb --no-build --no-strip --output target/package/
