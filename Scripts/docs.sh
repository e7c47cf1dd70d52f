#!/bin/sh
# Writes the documentation of the libraries as web pages, with DocC.
# Usage: docs.sh FOLDER
# The articles show pictures that the examples make (`make demo`): docs/images is copied into each catalogue meanwhile.
set -eu

mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
copies=""
trap 'rm -rf $copies' EXIT
for module in Galley GalleyLayout GalleyLayouts; do
    pictures=Sources/$module/$module.docc/Resources
    copies="$copies $pictures"
    mkdir -p "$pictures"
    # Only what an article names.
    for picture in docs/images/*.png; do
        name=$(basename "$picture" .png)
        grep -qF "]($name)" Sources/$module/$module.docc/*.md && cp "$picture" "$pictures/"
    done
done
for module in Galley GalleyLayout GalleyLayouts; do
    GALLEY_DOCS=1 "$swift" package --allow-writing-to-directory "$folder" generate-documentation --target "$module" \
        --output-path "$folder/$module" --transform-for-static-hosting --hosting-base-path "$module"
done
echo "$folder: start a web server there and open /Galley/documentation/galley/"
