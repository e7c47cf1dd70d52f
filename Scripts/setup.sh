#!/bin/sh
# Installs what Galley needs and the system lacks: C libraries, fonts and symbols from Debian's packages, two font families
# from pinned wheels, cmark-gfm for `make site`, and what tests read documents with (rsvg-convert, pdftoppm, qpdf, pikepdf). Says
# nothing when nothing is missing; safe to run again. With the word libraries: what programs are compiled with, and nothing else.
# Usage: setup.sh [libraries]
set -eu

libraries='libharfbuzz-dev libfribidi-dev libthai-dev libcairo2-dev libdeflate-dev libisal-dev libfreetype-dev pkg-config
libturbojpeg0-dev libwebp-dev libgif-dev libavif-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libssl-dev'
packages="$libraries librsvg2-2 libhunspell-1.7-0 hunspell-en-us
fonts-inter fonts-jetbrains-mono fonts-nanum fonts-noto-cjk fonts-noto-core fonts-noto-color-emoji
bootstrap-icons unicode-data
librsvg2-bin poppler-utils qpdf python3-pikepdf cmark-gfm"
case "${1:-}" in
    '') ;;
    libraries) packages=$libraries ;;
    *)
        echo "setup: '$1' is not libraries" >&2
        exit 64
        ;;
esac

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo > /dev/null; then
        sudo "$@"
    else
        echo "setup: not root, and there is no sudo; run as root: $*" >&2
        exit 69
    fi
}

install_packages() {
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

if ! command -v apt-get > /dev/null; then
    cat >&2 << TEXT
setup: this system has no apt. Install these, under the names they have here, then run make again:
  HarfBuzz, FriBidi, libthai, Cairo, libdeflate, ISA-L, cmark-gfm and FreeType with their headers, and pkg-config
  libjpeg-turbo (its TurboJPEG interface), libwebp, giflib and libavif with their headers; for SVG images librsvg 2
  Hunspell 1.7 with an English dictionary, for UITextChecker (the rest works without)
  libcrypto of OpenSSL 1.1 or later with its headers, for the servers
  the fonts Inter, JetBrains Mono, Nanum, Noto, Noto CJK and Noto Color Emoji
  Bootstrap Icons as SVG files, and Unicode's data files
  for the tests rsvg-convert, poppler's tools, qpdf and pikepdf (they skip what lacks them)
TEXT
    for library in harfbuzz harfbuzz-subset fribidi libthai cairo-ft libdeflate libisal libturbojpeg libwebpdemux libcmark-gfm libcrypto; do
        pkg-config --exists "$library" 2> /dev/null || exit 69
    done
else
    missing=''
    for package in $packages; do
        status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2> /dev/null || true)
        [ "$status" = installed ] || missing="$missing $package"
    done
    if [ -n "$missing" ]; then
        echo "setup: installing$missing"
        # shellcheck disable=SC2086 # a list of words
        install_packages $missing
    fi
fi

[ "${1:-}" != libraries ] || exit 0
fonts=/usr/local/share/galley/fonts
if ! mkdir -p "$fonts" 2> /dev/null || [ ! -w "$fonts" ]; then
    fonts="$HOME/.local/share/galley/fonts"
fi
if [ ! -f "$fonts/Nunito[wght].ttf" ] || [ ! -f "$fonts/Newsreader[opsz,wght].ttf" ]; then
    echo "setup: unpacking Nunito and Newsreader into $fonts"
    python3 -m pip --version > /dev/null 2>&1 || install_packages python3-pip
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
        --requirement "$(dirname "$0")/fonts.txt" --dest "$work"
    mkdir -p "$fonts"
    python3 - "$work" "$fonts" << 'PYTHON'
import pathlib, sys, zipfile

work, fonts = map(pathlib.Path, sys.argv[1:])
for wheel in work.glob("*.whl"):
    family = wheel.name.split("-")[0].removeprefix("fontpkg_")
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            path = pathlib.PurePosixPath(name)
            if path.suffix == ".ttf":
                (fonts / path.name).write_bytes(archive.read(name))
            elif path.name == "LICENSE" and "dist-info" not in name:
                (fonts / f"LICENSE-{family}.txt").write_bytes(archive.read(name))
PYTHON
fi
