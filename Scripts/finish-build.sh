#!/bin/sh
# Completes a build folder of SwiftPM's, so that its `galley` can compile users' files:
# the C modules' maps, and galley-syntax, which is built against the toolchain's own parser.
# Usage: finish-build.sh BUILD_FOLDER
set -eu

bin=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/.." && pwd)

# Module maps of the package's system libraries, and those that SwiftPM makes for C targets.
modules="$bin/CModules"
mkdir -p "$modules"
for map in "$root"/Sources/C*/module.modulemap; do
    [ -f "$map" ] || continue
    name=$(basename "$(dirname "$map")")
    mkdir -p "$modules/$name"
    cp "$(dirname "$map")"/* "$modules/$name/"
done
for map in "$bin"/C*.build/module.modulemap; do
    [ -f "$map" ] || continue
    name=$(basename "$(dirname "$map")" .build)
    mkdir -p "$modules/$name"
    header=$(sed -n 's/.*umbrella header "\(.*\)".*/\1/p' "$map")
    cp "$header" "$modules/$name/"
    sed "s|umbrella header \".*\"|umbrella header \"$(basename "$header")\"|" "$map" > "$modules/$name/module.modulemap"
done
# Where the libraries' own headers are, one folder a line.
pkg-config --cflags-only-I harfbuzz fribidi libthai cairo-ft libdeflate libturbojpeg libwebpdemux libcmark-gfm \
    | tr ' ' '\n' | sed -n 's/^-I//p' | sort -u > "$modules/include-folders.txt"

compiler=${GALLEY_SWIFTC:-swiftc}
resources=$("$compiler" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
parser="$resources/host"
tool="$bin/galley-syntax"
stale=$(find "$root/Sources/galley-syntax" "$parser/libSwiftParser.so" -newer "$tool" 2>/dev/null || echo missing)
if [ -n "$stale" ]; then
    "$compiler" -O -swift-version 6 -module-name galley_syntax -I "$parser" -L "$parser" -lSwiftSyntax -lSwiftParser \
        -Xlinker -rpath -Xlinker "$parser" "$root"/Sources/galley-syntax/*.swift -o "$tool.new"
    mv "$tool.new" "$tool"
fi
