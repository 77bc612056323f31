#!/usr/bin/env python3
"""Prints the licenses of the crates that the program is built from, each text once, for those who get the program alone.

usage: packaging/third-party.py [TARGET]   (the target triple; without one, that of this machine)
       packaging/third-party.py --names    (the names and licenses alone, for every target: assets/third-party.txt)
"""

import re
import subprocess
import sys
from pathlib import Path

# Nothing is left beside the sources.
sys.dont_write_bytecode = True
from linked import line, linked


def host():
    said = subprocess.run(["rustc", "-vV"], check=True, capture_output=True, text=True).stdout
    return re.search(r"^host: (.*)$", said, re.M)[1]


if "--names" in sys.argv:
    print("\n".join(line(package) for package in linked()))
    sys.exit()

texts = {}
for package in linked(sys.argv[1] if len(sys.argv) > 1 else host()):
    folder = Path(package["manifest_path"]).parent
    print(line(package))
    for path in sorted(folder.iterdir()):
        if path.is_file() and re.match(r"(?i)(licen[cs]e|copying|copyright|notice|unlicense)", path.name):
            text = path.read_text(encoding="utf-8", errors="replace").strip()
            texts.setdefault(" ".join(text.split()), (text, []))[1].append(package["name"])

for text, packages in texts.values():
    print("\n" + "=" * 100)
    print("\n".join([", ".join(sorted(set(packages))), "", text]))
