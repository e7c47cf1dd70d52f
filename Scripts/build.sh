#!/bin/sh
# Builds the products and nothing else: the command line tool with what it needs, and the libraries. Says how long that took. Without
# what only debuggers read: it costs a tenth of the processor's time, and no package keeps it (dist.sh).
# Usage: build.sh .build/release            with optimization
#        build.sh --quick .build/quick/debug    without, in half the time; pictures are the same, and take longer
set -eu

cd "$(dirname "$0")/.."
started=$(date +%s)
export GALLEY_PRODUCTS=1
if [ "$1" = --quick ]; then
    shift
    # In a folder of its own: tests are built with other flags, and would be built again.
    "${SWIFT:-swift}" build --scratch-path "$(dirname "$1")" -debug-info-format none --disable-index-store
else
    # Compilers that optimize get their memory in pages of 2 MB, where the system has them, 64 MB at a time: a twelfth of the time
    # less. Those of debug builds are many and small, and would take longer for it.
    export GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.top_pad=67108864:glibc.malloc.trim_threshold=2000000000
    "${SWIFT:-swift}" build -c release -debug-info-format none
fi
Scripts/finish-build.sh "$1"
"$1/galley" doctor --quiet || true
echo "built in $(($(date +%s) - started)) s: $1/galley"
