#!/bin/sh
# Writes the documentation of the libraries as web pages, with DocC. A warning, such as a link that leads nowhere, is a failure.
# Usage: docs.sh FOLDER [OPTION-OF-DOCC…]
# The articles show pictures that the examples make (`make demo`): docs/images is copied into each catalogue meanwhile.
set -eu

mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
copies=""
trap 'rm -rf $copies' EXIT
for module in Galley GalleyLayout GalleyExtraLayouts; do
    pictures=Sources/$module/$module.docc/Resources
    copies="$copies $pictures"
    mkdir -p "$pictures"
    # Only what an article names.
    for picture in docs/images/*.png; do
        name=$(basename "$picture" .png)
        grep -qF "]($name)" Sources/$module/$module.docc/*.md && cp "$picture" "$pictures/"
    done
done
# What `View` gives each view, some 500 modifiers, is described on the page of `View` and not again on those of all views.
for module in GalleyLayout GalleyExtraLayouts; do
    GALLEY_DOCS=1 "$swift" package --allow-writing-to-directory "$folder" generate-documentation --target "$module" \
        --output-path "$folder/$module" --transform-for-static-hosting --hosting-base-path "$module" \
        --experimental-skip-synthesized-symbols --enable-inherited-docs --warnings-as-errors "$@"
done

# Galley hands on what several modules declare, and readers know it as one.
"$swift" build --target Galley
build=$("$swift" build --show-bin-path)
Scripts/finish-build.sh "$build"
graphs=$(mktemp -d)
copies="$copies $graphs"
for module in $(sed -n 's/^@_exported import \(Galley[A-Za-z]*\)$/\1/p' Sources/Galley/Galley.swift); do
    case $module in GalleyDrawing | GalleyFormats | GalleyLayout) continue ;; esac
    swift-symbolgraph-extract -module-name "$module" -target "$(uname -m)-unknown-linux-gnu" -I "$build/Modules" \
        -Xcc "-fmodule-map-file=$build/CModules/module.modulemap" -minimum-access-level public -skip-synthesized-members \
        -output-dir "$graphs"
done
Scripts/merge-symbol-graphs.py Galley "$graphs" "$graphs/merged"
docc convert Sources/Galley/Galley.docc --fallback-display-name Galley --fallback-bundle-identifier Galley \
    --additional-symbol-graph-dir "$graphs/merged" --output-path "$folder/Galley" --transform-for-static-hosting \
    --hosting-base-path Galley --enable-inherited-docs --warnings-as-errors "$@"
echo "$folder: start a web server there and open /Galley/documentation/galley/"
