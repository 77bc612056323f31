"""The crates that the program is built from, as cargo tells of them."""

import json
import os
import subprocess


def cargo(*arguments):
    return subprocess.run([os.environ.get("CARGO", "cargo"), *arguments], check=True, capture_output=True, text=True).stdout


def linked(target=None):
    """The crates of others that are linked: all that the program depends on, but for what only builds or tests it.

    They are those of one target, or without one of all targets, sorted by name and version.
    """
    only = [f"--filter-platform={target}"] if target else []
    metadata = json.loads(cargo("metadata", "--locked", "--format-version=1", *only))
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    found, ahead = set(), [metadata["resolve"]["root"]]
    while ahead:
        package = ahead.pop()
        if package not in found:
            found.add(package)
            for dependency in nodes[package]["deps"]:
                if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                    ahead.append(dependency["pkg"])
    packages = [package for package in metadata["packages"] if package["id"] in found and package["source"]]
    return sorted(packages, key=lambda package: (package["name"], package["version"]))


def line(package):
    """A crate with its license."""
    return f"{package['name']} {package['version']}: {package['license'] or 'see its text'}"
