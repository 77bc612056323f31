#!/usr/bin/env bash
# Plays with the program for Windows under Wine: a hand in the window, saved, and resumed; a rule set that is opened goes to that
# window; and in a terminal.
#
# usage: packaging/wine.sh FOLDER   (with auction-pitch.exe and "Auction Pitch.exe", as packages for Windows have them)
# Needs Wine, Xvfb, xdotool and mingw.
set -euo pipefail
folder=$(realpath "$1")

dir=$(mktemp -d)
export WINEPREFIX=$dir/prefix WINEDEBUG=-all HOME=$dir
data=$dir/data
game=$data/current.ron

stop() {
    wineserver -k 2>/dev/null || true
    [[ -z ${screen:-} ]] || kill "$screen" 2>/dev/null || true
    rm -rf "$dir"
}
trap stop EXIT

fail() {
    echo "wine: $1" >&2
    exit 1
}

# Waits until something holds, for a minute at most.
until_holds() {
    local what=$1 end=$((SECONDS + 60))
    shift
    until "$@"; do
        ((SECONDS < end)) || fail "$what: waited in vain"
        sleep 0.2
    done
}

cp "$folder/auction-pitch.exe" "$folder/Auction Pitch.exe" "$dir/"
# Wine 8 lacks a library that every program in Rust asks for chance.
cat >"$dir/chance.c" <<'END'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) { return RtlGenRandom(data, (ULONG)length); }
END
x86_64-w64-mingw32-gcc -shared -o "$dir/bcryptprimitives.dll" "$dir/chance.c" -ladvapi32

exec 3< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 2>/dev/null)
screen=$!
read -r number <&3
export DISPLAY=:$number
cd "$dir"

run() {
    wine "./$1" "${@:2}" --data-dir "Z:${data//\//\\}" 2>/dev/null
}

has_window() { xdotool search --name '^Auction Pitch$' >/dev/null 2>&1; }
has_no_window() { ! has_window; }
is_dealt() { grep -q 'deal(' "$game" 2>/dev/null; }
is_scored() { grep -q 'scored(' "$game" 2>/dev/null; }
acts() { grep -c ' act(' "$game" 2>/dev/null || true; }

# Presses what bids, passes, and plays the first card that may be played, until the hand is over. What nobody asks for does nothing.
plays_on() {
    local key
    is_scored && return 0
    for key in 2 p 1 1; do
        xdotool key "$key"
    done
    return 1
}

begins() { xdotool key Return && is_dealt; }
ends() { xdotool key ctrl+q && has_no_window; }
resumes() { xdotool key Return 2 p && (($(acts) > played)); }

# The launcher ends at once, and the window stays.
run 'Auction Pitch.exe' --seed 7 &
until_holds 'a window' has_window
until_holds 'a deal' begins
xdotool key F9
until_holds 'the hand' plays_on
played=$(acts)
until_holds 'the end of the program' ends
[[ $(acts) == "$played" ]] || fail 'the saved game has changed on leaving'

run 'Auction Pitch.exe' &
until_holds 'a window' has_window
until_holds 'the next bid of the same game' resumes

# A rule set that is opened meanwhile goes to the window that is there.
cat >"$dir/saturday.ron" <<'END'
(name: "Saturday at ours", base: "auction_pitch", version: 1, target: 14)
END
is_taken() { grep -rqs 'Saturday at ours' "$data" --include='*.ron'; }
windows() { xdotool search --name '^Auction Pitch$' 2>/dev/null | wc -l; }
run auction-pitch.exe "Z:${dir//\//\\}\\saturday.ron" || fail 'the second program has failed'
until_holds 'the rule set among those of the player' is_taken
[[ $(windows) == 1 ]] || fail "there are $(windows) windows"
until_holds 'the end of the program' ends

# The terminal plays the same game on.
told=$(printf 'score\nquit\n' | run auction-pitch.exe --text) || fail 'text mode has failed'
grep -q 'Goodbye' <<<"$told" || fail "text mode says: $told"
echo "wine: a hand of $played decisions was played, saved, and resumed, and a rule set handed in to the window"
