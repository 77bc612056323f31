#!/bin/sh
# Installs Auction Pitch from the folder that this script is in, or takes it away again.
set -eu

usage() {
    cat <<'END'
usage: ./install.sh [--prefix FOLDER] [--uninstall]

Installs the program below FOLDER: ~/.local, or /usr/local for root. With --uninstall it takes away what it
installed there, and nothing else: saved games and settings stay. With DESTDIR set, files are put below it.
END
}

if [ "$(id -u)" = 0 ]; then prefix=/usr/local; else prefix=${HOME:-}/.local; fi
uninstall=no
while [ $# -gt 0 ]; do
    case $1 in
    --prefix) prefix=${2:?--prefix needs a folder}; shift ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --uninstall) uninstall=yes ;;
    --help | -h) usage; exit 0 ;;
    *) usage >&2; exit 2 ;;
    esac
    shift
done
case $prefix in
/*) ;;
*) prefix=$PWD/$prefix ;;
esac

from=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
to=${DESTDIR:-}$prefix
list=$to/share/auction-pitch/installed

# Takes away what an earlier run has put there, and the folders that are empty then.
remove() {
    while IFS= read -r file; do
        rm -f -- "$to/$file"
        folder=$(dirname -- "$file")
        while [ "$folder" != . ] && rmdir -- "$to/$folder" 2>/dev/null; do
            folder=$(dirname -- "$folder")
        done
    done <"$list"
    rm -f -- "$list"
    rmdir -- "$(dirname -- "$list")" "$to/share" 2>/dev/null || true
}

# Lets the desktop know what there is now. What does not need to be told is not there.
tell() {
    [ -z "${DESTDIR:-}" ] || return 0
    update-desktop-database -q "$to/share/applications" 2>/dev/null || true
    [ ! -d "$to/share/mime/packages" ] || update-mime-database "$to/share/mime" 2>/dev/null || true
    gtk-update-icon-cache -q -t "$to/share/icons/hicolor" 2>/dev/null || true
}

# Takes away what the desktop has made of these files, where there are no others that it makes it of.
clean() {
    share=$to/share
    if [ ! -d "$share/mime/packages" ]; then
        for made in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces \
            application/x-auction-pitch-game.xml application/x-auction-pitch-rules.xml; do
            rm -f -- "$share/mime/$made"
        done
    fi
    ls "$share/applications/"*.desktop >/dev/null 2>&1 || rm -f -- "$share/applications/mimeinfo.cache"
    [ -n "$(find "$share/icons/hicolor" -mindepth 1 -type d 2>/dev/null)" ] || rm -f -- "$share/icons/hicolor/icon-theme.cache"
    for folder in mime/application mime applications icons/hicolor icons; do
        rmdir -- "$share/$folder" 2>/dev/null || true
    done
    rmdir -- "$share" 2>/dev/null || true
}

if [ "$uninstall" = yes ]; then
    if [ ! -f "$list" ]; then
        echo "Auction Pitch is not installed in $prefix" >&2
        exit 1
    fi
    remove
    tell
    clean
    echo "Auction Pitch is no longer in $prefix; saved games and settings are where they were."
    exit 0
fi

[ ! -f "$list" ] || remove
cd "$from"
mkdir -p "$(dirname -- "$list")"
find bin share -type f >"$list"
while IFS= read -r file; do
    mkdir -p "$(dirname -- "$to/$file")"
    cp -- "$file" "$to/$file"
done <"$list"

# The desktop may not look for programs in this folder.
entry=$to/share/applications/io.github.auction_pitch.AuctionPitch.desktop
escaped=$(printf '%s' "$prefix/bin/auction-pitch" | sed 's/[\\&|]/\\&/g')
sed "s|^Exec=auction-pitch|Exec=\"$escaped\"|" share/applications/io.github.auction_pitch.AuctionPitch.desktop >"$entry"
tell

echo "Auction Pitch is installed: $prefix/bin/auction-pitch"
case :$PATH: in
*:"$prefix/bin":*) ;;
*) echo "$prefix/bin is not in your PATH: start it from the menu, or by this whole name." ;;
esac
