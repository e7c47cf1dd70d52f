#!/bin/sh
# Draws the pictures of README and docs/start into FOLDER: all of docs/images but those of docs/symbols.md (`make symbols`).
# Usage: images.sh GALLEY FOLDER
set -eu

galley=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
mkdir -p "$2"
folder=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."
for source in Examples/*.swift Examples/Tutorial/*.swift; do
    "$galley" render "$source" --scale 2 --opaque --quiet -o "$folder/"
done
