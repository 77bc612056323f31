#!/usr/bin/env bash
# Makes target/package/Auction Pitch.app and, on macOS, auction-pitch-<version>-macos.zip from it.
#
# The program is built for this machine's processor. With PITCH_UNIVERSAL=1 it is built for both kinds of Mac, for which
# rustup must have both targets.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly TARGETS=(aarch64-apple-darwin x86_64-apple-darwin)
built=${CARGO_TARGET_DIR:-target}
app="target/package/Auction Pitch.app"

packaging/build.sh --package auction-pitch --package pitch-tools
program=$built/release/auction-pitch
version=$("$program" --version | cut -d' ' -f2)
rm -rf "$app" target/package/made
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
"$built/release/pitch-tools" package target/package/made
if [[ -n ${PITCH_UNIVERSAL:-} ]]; then
    for target in "${TARGETS[@]}"; do
        packaging/build.sh --package auction-pitch --target "$target"
    done
    (cd "$built" && lipo -create -output both "${TARGETS[@]/%//release/auction-pitch}")
    mv "$built/both" "$app/Contents/MacOS/auction-pitch"
else
    cp "$program" "$app/Contents/MacOS/auction-pitch"
fi
sed "s/@VERSION@/$version/" packaging/macos/Info.plist > "$app/Contents/Info.plist"
cp target/package/made/auction-pitch.icns "$app/Contents/Resources/"
cp LICENSE assets/fonts/*-LICENSE.txt "$app/Contents/Resources/"
packaging/third-party.py > "$app/Contents/Resources/third-party.txt"
packaging/sbom.py > "$app/Contents/Resources/sbom.cdx.json"

if [[ $(uname) == Darwin ]]; then
    # Without an account of a developer this is what lets the bundle start at all on Apple's processors.
    codesign --force --sign - "$app"
    ditto -c -k --keepParent "$app" "target/package/auction-pitch-$version-macos.zip"
fi
