#!/bin/sh
# Completes a build folder of SwiftPM's, so that its `galley` can compile users' files: the C modules' map, and Combine's part
# of Foundation.
# Usage: finish-build.sh BUILD_FOLDER
set -eu

bin=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/.." && pwd)

# The C modules behind Galley's modules. Who compiles against those loads these, but needs nothing of what is in them.
modules="$bin/CModules"
rm -rf "$modules"
mkdir -p "$modules"
for map in "$root"/Sources/C*/module.modulemap "$bin"/C*.build/module.modulemap; do
    module=$(basename "$(dirname "$map")" .build)
    # Those of the server's packages are not behind Galley's modules.
    if [ -d "$root/Sources/$module" ] || [ "$module" = COpenCombineHelpers ]; then echo "module $module {}"; fi
done > "$modules/module.modulemap"

# What Foundation brings on Apple's platforms beside itself, which a user's file takes in when it uses it: linked into the runtime it would load curl and
# thirty libraries more for every picture.
archive="$bin/libGalleyFoundation.a"
rm -f "$archive"
ar rcs "$archive" "$bin"/OpenCombineFoundation.build/*.o "$bin"/OpenCombineDispatch.build/*.o \
    "$bin"/GalleyFoundation.build/*.o "$bin"/GalleyPublishers.build/*.o "$bin"/GalleyWebKit.build/*.o "$bin"/GalleyLoading.build/*.o
