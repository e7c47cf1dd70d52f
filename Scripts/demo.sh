#!/bin/sh
# Draws every example into build/gallery/, and the README's pictures into docs/images/.
# Usage: demo.sh GALLEY
set -eu

galley=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/.."
mkdir -p build/gallery docs/images
for example in Examples/*.swift; do
    "$galley" render "$example" --scale 2 --opaque --format png --format svg --format pdf -o build/gallery/
    "$galley" render "$example" --scale 2 --opaque --quiet -o docs/images/
done
