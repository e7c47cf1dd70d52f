#!/bin/sh
# Builds the products with optimization, and nothing else: the command line tool with what it needs, and the libraries. Says how
# long that took. Without what only debuggers read: it costs a tenth of the processor's time, and no package keeps it (dist.sh).
# Usage: build.sh RELEASE_BUILD_FOLDER
set -eu

cd "$(dirname "$0")/.."
started=$(date +%s)
GALLEY_PRODUCTS=1 "${SWIFT:-swift}" build -c release -debug-info-format none
Scripts/finish-build.sh "$1"
"$1/galley" doctor --quiet || true
echo "built in $(($(date +%s) - started)) s: $1/galley"
