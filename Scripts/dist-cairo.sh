#!/bin/sh
# Builds Debian's Cairo without windows, printers and fontconfig: pictures in memory, PDF files, FreeType. FOLDER gets
# libcairo.so.2, and in static/ an archive for programs, which SwiftPM takes with PKG_CONFIG_PATH=FOLDER/static. What is there already
# of the same version is kept.
# Usage: dist-cairo.sh FOLDER
set -eu

mkdir -p "$1"
folder=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/.." && pwd)
# Linkers take the first library of a name, folder by folder: those of the system, which pkg-config's files of others name, come after ours.
mkdir -p "$folder/static"
for name in $(sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' "$root/Package.swift" | sort -u); do
    place=$(pkg-config --variable=pcfiledir "$name" 2> /dev/null || true)
    if [ "$name" != cairo-ft ] && [ -n "$place" ]; then
        sed "s|^Libs: *|Libs: -L$folder/static |" "$place/$name.pc" > "$folder/static/$name.pc"
    fi
done
version=$(dpkg-query -W -f='${source:Version}' libcairo2)
if [ "$(cat "$folder/VERSION" 2> /dev/null || true)" = "$version" ]; then exit 0; fi
echo "dist: building Cairo $version without X11"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir -p lists/partial archives/partial
key=/usr/share/keyrings/debian-archive-keyring.gpg
. /etc/os-release
echo "deb-src [signed-by=$key] http://deb.debian.org/debian $VERSION_CODENAME main" > sources.list
apt="-o Dir::Etc::sourcelist=$work/sources.list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$work/lists -o Dir::Cache=$work/archives -o APT::Sandbox::User=root"
# shellcheck disable=SC2086 # a list of words
{
    apt-get $apt update -qq
    apt-get $apt source -qq "cairo=$version"
} > apt.log 2>&1 || { cat apt.log >&2; exit 69; }
cd cairo-*/
# Debian's patches have made them look old, and nothing is to be generated anew.
touch aclocal.m4
find . -name Makefile.in -o -name config.h.in -o -name configure | xargs touch
{
    ./configure --quiet --enable-static --disable-xlib --disable-xlib-xrender --disable-xcb --disable-xlib-xcb --disable-gl \
        --disable-glx --disable-egl --disable-ps --disable-svg --disable-script --disable-interpreter --disable-trace \
        --disable-gobject --disable-gtk-doc --disable-fc --enable-ft --enable-pdf --enable-png CFLAGS='-O2 -g0'
    make -j2 -C src ACLOCAL=: AUTOMAKE=: AUTOCONF=: AUTOHEADER=: libcairo.la
} > "$work/build.log" 2>&1 || { tail -20 "$work/build.log" >&2; exit 69; }
cp -L src/.libs/libcairo.so.2 "$folder/"
cp src/.libs/libcairo.a "$folder/static/"
cat > "$folder/static/cairo-ft.pc" << PC
Name: cairo-ft
Description: Cairo for pictures in memory and PDF files, as an archive
Version: ${version%%-*}
Requires: freetype2
Libs: -L$folder/static -lcairo -lpixman-1 -lpng16 -lz -lm
Cflags: -I/usr/include/cairo
PC
cp debian/copyright "$folder/"
echo "$version" > "$folder/VERSION"
