#!/bin/sh
# Draws every example into build/gallery/, and the pictures of README and docs/start into docs/images/.
# Usage: demo.sh GALLEY
set -eu

galley=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/.."
mkdir -p build/gallery docs/images
for example in Examples/*.swift; do
    "$galley" render "$example" --scale 2 --opaque --format png --format svg --format pdf -o build/gallery/
    "$galley" render "$example" --scale 2 --opaque --quiet -o docs/images/
done
# The pictures of docs/start/layouts.md.
for step in Examples/Tutorial/*.swift; do
    "$galley" render "$step" --scale 2 --opaque --quiet -o docs/images/
done
