#!/bin/sh
# Draws every example into build/gallery/, and the pictures of README and docs/start into docs/images/.
# Usage: demo.sh GALLEY
set -eu

galley=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/.."
mkdir -p build/gallery
for example in Examples/*.swift; do
    "$galley" render "$example" --scale 2 --opaque --format png --format svg --format pdf -o build/gallery/
done
Scripts/images.sh "$galley" docs/images
