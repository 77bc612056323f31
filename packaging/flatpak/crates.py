#!/usr/bin/env python3
"""Prints the sources of all crates in Cargo.lock for flatpak-builder, which builds without a network.

usage: packaging/flatpak/crates.py > packaging/flatpak/crates.json
"""

import json
import tomllib
from pathlib import Path

REGISTRY = "registry+https://github.com/rust-lang/crates.io-index"
CONFIG = """[source.crates-io]
replace-with = "vendored"

[source.vendored]
directory = "cargo/vendor"
"""

lock = tomllib.loads((Path(__file__).parents[2] / "Cargo.lock").read_text())
sources = []
for package in lock["package"]:
    # What has no source is a part of the project.
    if "source" not in package:
        continue
    if package["source"] != REGISTRY:
        raise SystemExit(f"{package['name']} comes from {package['source']}, which this does not know")
    name = f"{package['name']}-{package['version']}"
    folder = f"cargo/vendor/{name}"
    sources.append({
        "type": "archive",
        "archive-type": "tar-gzip",
        "url": f"https://static.crates.io/crates/{package['name']}/{name}.crate",
        "sha256": package["checksum"],
        "dest": folder,
    })
    sources.append({
        "type": "inline",
        "contents": json.dumps({"package": package["checksum"], "files": {}}),
        "dest": folder,
        "dest-filename": ".cargo-checksum.json",
    })
sources.append({"type": "inline", "contents": CONFIG, "dest": "cargo", "dest-filename": "config.toml"})
print(json.dumps(sources, indent=1))
