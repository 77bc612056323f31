#!/usr/bin/env bash
# Makes target/package/auction-pitch-<version>-<machine>-linux.tar.xz, which brings its own install.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/stage.sh
version=$(target/package/tree/bin/auction-pitch --version | cut -d' ' -f2)
name=auction-pitch-$version-$(uname -m)-linux
whole=target/package/$name
rm -rf "$whole"
cp -R target/package/tree "$whole"
install -m 755 packaging/tarball/install.sh "$whole/install.sh"
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}" \
    -C target/package -cJf "$whole.tar.xz" "$name"
rm -rf "$whole"
echo "$whole.tar.xz"
