#!/usr/bin/env bash
# Checks what packages are made of, with the tools that are there: nothing that they find is passed over.
#
# usage: packaging/check.sh PROGRAM TOOLS   (as built: target/debug/auction-pitch and target/debug/pitch-tools)
set -euo pipefail
program=$(realpath "$1")
tools=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")"

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
failed=0

has() {
    command -v "$1" >/dev/null && return 0
    echo "warning: without $1 what it checks is left out"
    return 1
}

# Runs a tool that has to be silent.
silent() {
    local said
    if ! said=$("$@" 2>&1) || [[ -n $said ]]; then
        printf '%s:\n%s\n' "$*" "$said"
        failed=1
    fi
}

# Lays out a page of the manual; only the warnings are seen.
# shellcheck disable=SC2317 # `silent` calls it.
lay_out() {
    LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$1" >/dev/null
}

# The same as `silent` for a tool that says that it found nothing.
sound() {
    local said
    if ! said=$("$@" 2>&1) || grep -qE '^[EWI]:' <<<"$said"; then
        printf '%s:\n%s\n' "$*" "$said"
        failed=1
    fi
}

silent "$tools" package "$made"
has desktop-file-validate && silent desktop-file-validate linux/*.desktop
has appstreamcli && sound appstreamcli validate --no-net linux/*.metainfo.xml
has shellcheck && silent shellcheck ../.ci/run ./*.sh tarball/install.sh
if has man; then
    for page in "$made"/share/man/man6/*.6 "$made"/share/man/*/man6/*.6; do
        silent lay_out "$page"
    done
fi
if has update-mime-database; then
    mkdir -p "$made/mime/packages"
    cp linux/*.mime.xml "$made/mime/packages/"
    # It warns of every folder that programs are not told to look in, as this one.
    silent env XDG_DATA_DIRS="$made" update-mime-database "$made/mime"
fi
# The package for Debian as it would be made of this program, without what helps to debug it.
if has lintian && has cargo-deb; then
    strip -o "$made/auction-pitch" "$program"
    PITCH_PROGRAM=$made/auction-pitch PITCH_TOOLS=$tools silent ./stage.sh
    cargo deb --quiet --no-build --no-strip --output "$made/" >/dev/null
    # Nobody else is there where every check runs.
    silent lintian --allow-root "$made"/*.deb
fi
exit "$failed"
