#!/bin/bash
# Builds and tests a package that follows the README's recipes, beside a package that knows nothing of Galley. The first run
# compiles Galley anew, for a client; later ones are quick.
# Usage: test-clients.sh FOLDER (for the packages and their builds)
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
ln -sfn "$root" "$folder/galley"
for package in recipes bystander; do
    mkdir -p "$folder/$package"
    rm -rf "$folder/$package/Sources" "$folder/$package/Tests"
    cp -R "$root/Tests/Clients/$package/." "$folder/$package/"
done
cd "$folder/recipes"
swift=${SWIFT:-swift}
unset GALLEY_STRICT
"$swift" build
# Who does not ask for GalleyServer compiles no server, and needs no libcrypto.
if ls .build/debug/NIO*.build/*.o .build/debug/GalleyCrypto.build/*.o > /dev/null 2>&1; then
    echo "a client of the views has compiled the servers' packages" >&2
    exit 1
fi
drawn=$(.build/debug/card)
[ "$drawn" = "100x50" ] || { echo "the card is $drawn points large, and not 100x50" >&2; exit 1; }
# Once more: what is built by now must not change what the package beside it sees.
touch "$folder/bystander/Sources/Bystander/Bystander.swift"
"$swift" build
"$swift" test

# The package that `galley init` makes passes as it is.
tool=$root/.build/debug/galley
[ -x "$tool" ] || tool=$root/.build/release/galley
if [ -x "$tool" ]; then
    rm -rf "$folder/views"
    "$tool" init tests "$folder/views" --galley "$folder/galley" --quiet
    cd "$folder/views"
    "$swift" test --scratch-path "$folder/views-build"
fi
