#!/usr/bin/env bash
# Makes target/package/Auction_Pitch-<version>-<machine>.AppImage; needs appimagetool (https://appimage.github.io).
# Without it the folder that the image is made from is left in target/package/AppDir.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly ID=io.github.auction_pitch.AuctionPitch
dir=target/package/AppDir

packaging/stage.sh
rm -rf "$dir"
mkdir -p "$dir"
cp -R target/package/tree "$dir/usr"
ln -s usr/bin/auction-pitch "$dir/AppRun"
ln -s "usr/share/applications/$ID.desktop" "$dir/$ID.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$ID.png" "$dir/$ID.png"
ln -s "$ID.png" "$dir/.DirIcon"

version=$("$dir/AppRun" --version | cut -d' ' -f2)
if ! command -v appimagetool >/dev/null; then
    echo "$dir is ready; appimagetool, which makes the image, is not here" >&2
    exit 1
fi
# The libraries of the window are those of the desktop: an image that brings its own does not open one everywhere.
ARCH=$(uname -m) appimagetool --no-appstream "$dir" "target/package/Auction_Pitch-$version-$(uname -m).AppImage"
