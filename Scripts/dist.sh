#!/bin/sh
# Makes what people install of a finished release build: a relocatable archive, Debian packages, their checksums, and what is in
# them (SPDX). Nothing is linked against the places of this machine, and nothing has symbols that only debuggers read.
# LEVEL: how hard to compress, 0 to 9; 6 unless given.
# Usage: dist.sh RELEASE_BUILD_FOLDER OUT
set -eu

bin=$(cd "$1" && pwd)
mkdir -p "$2"
out=$(cd "$2" && pwd)
root=$(cd "$(dirname "$0")/.." && pwd)
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' "$root/Sources/galley/Installation/Installation.swift")
machine=$(uname -m)
arch=$(dpkg --print-architecture)
swift=$(dirname "$(dirname "$(readlink -f "$(command -v "${SWIFTC:-swiftc}")")")")/lib/swift
[ -x "$bin/galley-syntax" ] || { echo "dist: run 'make build' first" >&2; exit 69; }
for program in patchelf strip dpkg-deb python3; do
    command -v "$program" > /dev/null || { echo "dist: there is no $program; apt-get install patchelf binutils dpkg python3" >&2; exit 69; }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage="$work/stage"
library="$stage/lib/galley"
mkdir -p "$library" "$stage/share/galley/fonts"
"$root/Scripts/install.sh" "$bin" "$stage" > /dev/null
# The folder of this machine is nowhere on others.
rm "$library/origin"

# Swift's libraries: those that our programs load, and those that views may import.
libraries='swiftCore swift_Concurrency swift_StringProcessing swift_RegexParser swiftRegexBuilder swiftSynchronization
swiftObservation swiftDistributed swift_Differentiation swiftGlibc swift_Builtin_float swiftSwiftOnoneSupport
swiftDispatch dispatch BlocksRuntime Foundation FoundationEssentials FoundationInternationalization FoundationNetworking
FoundationXML _FoundationICU'
for name in $libraries; do
    [ ! -f "$swift/linux/lib$name.so" ] || cp "$swift/linux/lib$name.so" "$library/"
done
# What galley-syntax reads sources with.
for name in SwiftSyntax SwiftParser SwiftDiagnostics; do cp "$swift/host/lib$name.so" "$library/"; done
# Cairo draws into memory and PDF files here: Debian's brings ten libraries of X11 along for what is never asked of it.
"$root/Scripts/dist-cairo.sh" "$out/cairo"
cp "$out/cairo/libcairo.so.2" "$library/"

cp "$root/LICENSE" "$stage/share/galley/"
# Under whose terms the rest of it stands: the Swift packages that are linked in, Swift's libraries, Cairo of our own.
licences="$stage/share/galley/licences"
mkdir -p "$licences"
for place in $(sed -n 's/.*"location" : "\(.*\)".*/\1/p' "$root/Package.resolved"); do
    checkout=$(basename "$place" .git)
    cat "$root/.build/checkouts/$checkout"/LICENSE* "$root/.build/checkouts/$checkout"/NOTICE* > "$licences/$checkout" 2> /dev/null || true
    [ -s "$licences/$checkout" ] || { echo "dist: '$checkout' has no licence" >&2; exit 69; }
done
cp "$swift/../../share/swift/LICENSE.txt" "$licences/swift"
cp "$out/cairo/copyright" "$licences/cairo"
for fonts in /usr/local/share/galley/fonts "$HOME/.local/share/galley/fonts"; do
    if [ -d "$fonts" ]; then cp "$fonts"/* "$stage/share/galley/fonts/"; break; fi
done

find "$library" -maxdepth 1 -type f | while read -r file; do
    case $(head -c 4 "$file" | od -An -c | tr -d ' ') in
        177ELF)
            chmod u+w "$file"
            patchelf --set-rpath '$ORIGIN' "$file"
            strip --strip-unneeded "$file"
            ;;
    esac
done
strip --strip-debug "$library/libGalleyFoundation.a"

# Fixed dates, owners and order: the same build makes the same bytes.
date=$(git -C "$root" log -1 --format=%ct 2> /dev/null || echo 0)
pack() { tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$date" -C "$1" -c "$2" | xz -T0 "-${LEVEL:-6}" > "$3"; }

# The archive brings along what a bare Debian 12 has not: the C libraries, Latin fonts, symbols.
name="galley-$version-linux-$machine"
bundle="$work/$name"
cp -a "$stage" "$bundle"
"$root/Scripts/dist-libraries.py" closure "$bundle/lib/galley" | while read -r file; do
    cp "$file" "$bundle/lib/galley/"
    target="$bundle/lib/galley/$(basename "$file")"
    chmod u+w "$target"
    patchelf --set-rpath '$ORIGIN' "$target"
done
cp /usr/share/fonts/opentype/inter/*.otf /usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-*.ttf "$bundle/share/galley/fonts/"
mkdir -p "$bundle/share/galley/icons"
cp /usr/share/bootstrap-icons/svg/*.svg "$bundle/share/galley/icons/"
for package in fonts-inter fonts-jetbrains-mono bootstrap-icons $("$root/Scripts/dist-libraries.py" list "$library" | cut -d'|' -f3); do
    cp "/usr/share/doc/$package/copyright" "$bundle/share/galley/licences/$package"
done
# Unpacked into a folder called galley.artifactbundle, it is a tool for plug-ins of SwiftPM (docs/deploy.md).
cat > "$bundle/info.json" << INFO
{"schemaVersion": "1.0", "artifacts": {"galley": {"version": "$version", "type": "executable",
 "variants": [{"path": "lib/galley/galley", "supportedTriples": ["$machine-unknown-linux-gnu"]}]}}}
INFO
pack "$work" "$name" "$out/$name.tar.xz"

# Two packages: what draws built views, and what builds them.
package() {
    # package NAME DEPENDS RECOMMENDS DESCRIPTION, its files in $work/NAME
    mkdir -p "$work/$1/DEBIAN" "$work/$1/usr/share/doc/$1"
    cp "$root/LICENSE" "$work/$1/usr/share/doc/$1/copyright"
    cat > "$work/$1/DEBIAN/control" << CONTROL
Package: $1
Version: $version
Architecture: $arch
Maintainer: Galley <galley@localhost>
Installed-Size: $(du -sk "$work/$1/usr" | cut -f1)
Section: graphics
Priority: optional
Depends: $2
Recommends: $3
Suggests: libcurl4, ffmpeg, libavif15, librsvg2-2, libhunspell-1.7-0, fonts-noto-cjk, fonts-nanum
Description: $4
 Galley lays out SwiftUI views as SwiftUI does and draws them to PNG, SVG, PDF and more.
CONTROL
    find "$work/$1" -exec touch -h -d "@$date" {} +
    SOURCE_DATE_EPOCH=$date dpkg-deb --root-owner-group -Zxz "-z${LEVEL:-6}" --build "$work/$1" "$out/${1}_${version}_$arch.deb" > /dev/null
}
mkdir -p "$work/galley-runtime/usr/lib" "$work/galley-runtime/usr/share" "$work/galley/usr/lib/galley" "$work/galley-runtime/usr/bin"
cp -a "$library" "$work/galley-runtime/usr/lib/"
cp -a "$stage"/share/* "$work/galley-runtime/usr/share/"
# Where Debian's packages put it.
mv "$work/galley-runtime/usr/share/zsh/site-functions" "$work/galley-runtime/usr/share/zsh/vendor-completions"
ln -s ../lib/galley/galley "$work/galley-runtime/usr/bin/galley"
for part in Modules CModules galley-syntax GalleyMacros-tool libGalleyFoundation.a libSwiftSyntax.so libSwiftParser.so libSwiftDiagnostics.so; do
    mv "$work/galley-runtime/usr/lib/galley/$part" "$work/galley/usr/lib/galley/"
done
depends=$("$root/Scripts/dist-libraries.py" packages "$library" | paste -sd, | sed 's/,/, /g')
package galley-runtime "$depends, fonts-inter, bootstrap-icons" \
    'fonts-jetbrains-mono, fonts-noto-core, fonts-noto-color-emoji' 'draws built SwiftUI views; no compiler is needed'
package galley "galley-runtime (= $version), libc6-dev, libstdc++-12-dev | libstdc++-dev" 'binutils' 'compiles and draws SwiftUI views; wants Swift 6.1 or newer from swift.org'

"$root/Scripts/dist-sbom.py" "$bundle" "$root" "$version" "$date" > "$out/galley-$version.spdx.json"
(cd "$out" && sha256sum "$name.tar.xz" ./*_"${version}_$arch.deb" "galley-$version.spdx.json" | sed 's| \./| |' > SHA256SUMS && ls -l "$name.tar.xz" ./*.deb | awk '{ print $5, $9 }')
