#!/usr/bin/env bash
# Builds a release in which no folder of whoever builds it is named: what the program says of itself when it fails is the same
# wherever it was built.
#
# usage: packaging/build.sh [ARGUMENTS OF CARGO BUILD]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Sources are unpacked where it is then known; without a network they are there already.
cargo fetch --locked || true
home=${CARGO_HOME:-$HOME/.cargo}
flags="'--remap-path-prefix=$(rustc --print sysroot)/lib/rustlib/src/rust=/rustc', '--remap-path-prefix=$PWD/='"
# Of those that fit a path the last one counts.
for folder in "$home"/ "$home"/git/checkouts/ "$home"/registry/src/*/ "$PWD"/vendor/; do
    [[ -d $folder ]] && flags+=", '--remap-path-prefix=$folder='"
done
# They join those of .cargo/config.toml.
cargo build --locked --release --config "build.rustflags = [$flags]" "$@"
