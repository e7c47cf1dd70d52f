#!/bin/sh
# Runs `swift build` with jemalloc in the place of the C library's allocator, where it is installed (setup.sh): compilers take and
# give back memory all the time. What they make is the same.
# Usage: swift-build.sh ARGUMENTS…
#        swift-build.sh --tests ARGUMENTS…   with the tests, and warnings as errors. Without what only debuggers read: who debugs a test runs
#                                            `swift build --build-tests`. With the index, in which SwiftPM looks for XCTest's tests
set -eu

if [ "${1:-}" = --tests ]; then
    shift
    export GALLEY_STRICT=1
    set -- --build-tests -debug-info-format none "$@"
fi
jemalloc=$({ /sbin/ldconfig -p || true; } 2> /dev/null | sed -n 's/.*libjemalloc\.so\.2 .* => //p' | head -n 1)
[ -z "$jemalloc" ] || export LD_PRELOAD="$jemalloc${LD_PRELOAD:+:$LD_PRELOAD}"
exec "${SWIFT:-swift}" build "$@"
