#!/usr/bin/env python3
"""Prints what the program is built from as a bill of materials: CycloneDX 1.5, the same for the same Cargo.lock.

usage: packaging/sbom.py [TARGET]   (the target triple; without one, all targets together)
"""

import json
import re
import sys
from pathlib import Path

# Nothing is left beside the sources.
sys.dont_write_bytecode = True
from linked import linked

top = Path(__file__).resolve().parent.parent
lock = (top / "Cargo.lock").read_text(encoding="utf-8")
PACKAGE = r'^name = "(.*)"\nversion = "(.*)"\nsource = ".*"\nchecksum = "(.*)"$'
checksums = {(name, version): checksum for name, version, checksum in re.findall(PACKAGE, lock, re.M)}
version = re.search(r'^version = "(.*)"$', (top / "Cargo.toml").read_text(encoding="utf-8"), re.M)[1]


def component(package):
    name, version = package["name"], package["version"]
    purl = f"pkg:cargo/{name}@{version}"
    made = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if (name, version) in checksums:
        made["hashes"] = [{"alg": "SHA-256", "content": checksums[name, version]}]
    if package["license"]:
        # Older crates write a slash for "or".
        made["licenses"] = [{"expression": package["license"].replace("/", " OR ")}]
    if package["repository"]:
        made["externalReferences"] = [{"type": "vcs", "url": package["repository"]}]
    return made


program = {"type": "application", "bom-ref": "auction-pitch", "name": "auction-pitch", "version": version}
bill = {
    "bomFormat": "CycloneDX",
    "specVersion": "1.5",
    "version": 1,
    "metadata": {"component": program | {"licenses": [{"expression": "MIT AND OFL-1.1"}]}},
    "components": [component(package) for package in linked(*sys.argv[1:2])],
}
print(json.dumps(bill, indent=1))
