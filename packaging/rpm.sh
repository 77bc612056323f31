#!/usr/bin/env bash
# Makes target/package/auction-pitch-<version>-1.<machine>.rpm; needs cargo-generate-rpm
# (`cargo install --locked cargo-generate-rpm`).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/stage.sh
cargo generate-rpm --output target/package/
