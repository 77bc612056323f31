#!/usr/bin/env python3
"""Prints the licenses of the crates that the program is built from, each text once, for those who get the program alone.

usage: packaging/third-party.py [TARGET]   (the target triple; without one, that of this machine)
"""

import json
import re
import subprocess
import sys
from pathlib import Path


def cargo(*arguments):
    return subprocess.run(["cargo", *arguments], check=True, capture_output=True, text=True).stdout


def host():
    said = subprocess.run(["rustc", "-vV"], check=True, capture_output=True, text=True).stdout
    return re.search(r"^host: (.*)$", said, re.M)[1]


target = sys.argv[1] if len(sys.argv) > 1 else host()
metadata = json.loads(cargo("metadata", "--locked", "--format-version=1", f"--filter-platform={target}"))
nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}

# What is linked: all that the program depends on, but for what only builds or tests it.
linked, ahead = set(), [metadata["resolve"]["root"]]
while ahead:
    package = ahead.pop()
    if package not in linked:
        linked.add(package)
        for dependency in nodes[package]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                ahead.append(dependency["pkg"])

texts = {}
for package in sorted(metadata["packages"], key=lambda package: (package["name"], package["version"])):
    if package["id"] not in linked or package["source"] is None:
        continue
    folder = Path(package["manifest_path"]).parent
    print(f"{package['name']} {package['version']}: {package['license'] or 'see its text'}")
    for path in sorted(folder.iterdir()):
        if path.is_file() and re.match(r"(?i)(licen[cs]e|copying|copyright|notice|unlicense)", path.name):
            text = path.read_text(encoding="utf-8", errors="replace").strip()
            texts.setdefault(" ".join(text.split()), (text, []))[1].append(package["name"])

for text, packages in texts.values():
    print("\n" + "=" * 100)
    print("\n".join([", ".join(sorted(set(packages))), "", text]))
