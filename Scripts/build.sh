#!/bin/sh
# Builds the products and nothing else: the command line tool with what it needs, and the libraries. Says how long that took. Without
# what only debuggers read: it costs a tenth of the processor's time, and no package keeps it (dist.sh).
# Usage: build.sh .build/release            with optimization
#        build.sh --quick .build/quick/debug    without, in half the time; pictures are the same, and take longer
set -eu

cd "$(dirname "$0")/.."
started=$(date +%s)
export GALLEY_PRODUCTS=1
. Scripts/build-memory.sh
if [ "$1" = --quick ]; then
    shift
    # In a folder of its own: tests are built with other flags, and would be built again.
    "${SWIFT:-swift}" build --scratch-path "$(dirname "$1")" -debug-info-format none --disable-index-store
else
    "${SWIFT:-swift}" build -c release -debug-info-format none
fi
Scripts/finish-build.sh "$1"
"$1/galley" doctor --quiet || true
echo "built in $(($(date +%s) - started)) s: $1/galley"
