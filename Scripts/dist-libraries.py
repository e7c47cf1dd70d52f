#!/usr/bin/env python3
"""Knows the shared libraries that a folder's programs and libraries load, by name and for a reason.

  dist-libraries.py closure FOLDER   the files of the C libraries that are to be put beside them, one a line
  dist-libraries.py packages FOLDER  the Debian packages that have those that are loaded directly
  dist-libraries.py list FOLDER      a table of all of them: library, package, why
  dist-libraries.py check DOCUMENT   whether the document's table gives each of them, with its reason

Fails where one is asked for that is not in REASONS: who adds a library says here why.
"""
import pathlib
import re
import subprocess
import sys

# What every Debian system has: apt itself needs it.
BASE = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libstdc++.so.6", "libgcc_s.so.1",
        "libdl.so.2", "libpthread.so.0", "librt.so.1", "libz.so.1"}
# Loaded where a view imports what wants them, and not by Galley: they come by apt.
OPTIONAL = {"libcurl.so.4": "URL loading of views that import FoundationNetworking", "libxml2.so.2": "FoundationXML, likewise"}
# Opened while Galley runs, where a text or a picture wants them.
OPENED = {"libcmark-gfm.so.0.29.0.gfm.6": "Markdown in texts", "libcmark-gfm-extensions.so.0.29.0.gfm.6": "struck-out text and tables of Markdown"}
REASONS = {
    "libcairo.so.2": "pictures of pixels and PDF files; built without X11 (dist-cairo.sh)",
    "libpixman-1.so.0": "Cairo's pixels",
    "libpng16.so.16": "Cairo's and FreeType's PNG files",
    "libfreetype.so.6": "outlines of fonts",
    "libbrotlidec.so.1": "FreeType: WOFF2 fonts",
    "libbrotlicommon.so.1": "FreeType: WOFF2 fonts",
    "libharfbuzz.so.0": "shaping of text",
    "libharfbuzz-subset.so.0": "fonts cut down to the characters shown, in PDF and SVG files",
    "libgraphite2.so.3": "HarfBuzz: fonts with Graphite's rules",
    "libglib-2.0.so.0": "HarfBuzz, as Debian builds it: Unicode's tables",
    "libpcre2-8.so.0": "GLib",
    "libfribidi.so.0": "text from right to left",
    "libthai.so.0": "words of Thai",
    "libdatrie.so.1": "libthai's dictionary",
    "libdeflate.so.0": "compression of PNG files, small, and of the servers' pages and messages",
    "libisal.so.2": "compression of PNG files, fast",
    "libturbojpeg.so.0": "JPEG files",
    "libwebp.so.7": "WebP files",
    "libwebpdemux.so.2": "WebP files that move, read",
    "libwebpmux.so.3": "WebP files that move, written",
    "libgif.so.7": "GIF files",
    "libcrypto.so.3": "the servers: signatures and tokens",
}


def needed(path):
    text = subprocess.run(["readelf", "-d", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"\(NEEDED\).*\[(.*)\]", text)


def located(name):
    for folder in ["/usr/lib", "/lib"]:
        for machine in ["x86_64-linux-gnu", "aarch64-linux-gnu"]:
            path = pathlib.Path(folder) / machine / name
            if path.exists():
                return path
    sys.exit(f"dist: there is no '{name}' on this machine; run make setup")


def libraries(folder):
    """Those that are no part of the folder, with what asks for each."""
    own = {path.name for path in folder.iterdir()}
    asked = {name: {"Galley"} for name in OPENED}
    waiting = [path for path in folder.iterdir() if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
    waiting += [located(name) for name in OPENED]
    while waiting:
        path = waiting.pop()
        for name in needed(path):
            if name in BASE or name in OPTIONAL:
                continue
            if name not in REASONS and name not in OPENED and name not in own:
                sys.exit(f"dist: '{path.name}' asks for '{name}'; say in Scripts/dist-libraries.py why, or take it out")
            if name in own:
                continue
            if name not in asked:
                waiting.append(located(name))
            asked.setdefault(name, set()).add(path.name if path.parent != folder else "Galley")
    return asked


def package(name):
    path = located(name)
    for place in [path, path.resolve()]:
        for spelt in [str(place), str(place).removeprefix("/usr")]:
            found = subprocess.run(["dpkg", "-S", spelt], capture_output=True, text=True)
            if found.returncode == 0:
                return found.stdout.split(":")[0]
    sys.exit(f"dist: no Debian package has '{path}'")


def check(document):
    """Says what the document's table leaves out, tells otherwise, or has too much."""
    known = {name: reason.split(";")[0] for name, reason in (REASONS | OPENED).items()}
    rows = re.findall(r"^\| `([^`*]+\.so[^`]*)` \| [^|]+ \| ([^|]+?) \|$", document.read_text(), re.M)
    told = {name: reason for name, reason in rows if name not in BASE}
    faults = [f"{document}: `{name}` is not in the table" for name in sorted(known.keys() - told.keys())]
    faults += [f"{document}: no library of Galley's asks for `{name}`" for name in sorted(told.keys() - known.keys())]
    faults += [f"{document}: `{name}` is there for: {known[name]}"
               for name in sorted(known.keys() & told.keys()) if known[name] != told[name]]
    return faults


def main():
    task, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    if task == "check":
        faults = check(folder)
        print("\n".join(faults), end="\n" if faults else "", file=sys.stderr)
        sys.exit(1 if faults else 0)
    asked = libraries(folder)
    if task == "closure":
        for name in sorted(asked):
            print(located(name))
    elif task == "packages":
        direct = {name for name, who in asked.items() if "Galley" in who}
        # The libraries that Cairo of our own asks for are asked for by Galley.
        for entry in sorted({package(name) for name in direct} | {"libstdc++6", "zlib1g"}):
            print(entry)
    elif task == "list":
        for name in sorted(asked):
            print(f"| `{name}` | {package(name)} | {(REASONS | OPENED)[name]} |")
    else:
        sys.exit(__doc__)


main()
