#!/bin/sh
# Runs `swift build` with jemalloc in the place of the C library's allocator, where it is installed (setup.sh): compilers take and
# give back memory all the time. What they make is the same.
# Usage: swift-build.sh ARGUMENTS...
set -eu

jemalloc=$({ /sbin/ldconfig -p || true; } 2> /dev/null | sed -n 's/.*libjemalloc\.so\.2 .* => //p' | head -n 1)
[ -z "$jemalloc" ] || export LD_PRELOAD="$jemalloc${LD_PRELOAD:+:$LD_PRELOAD}"
exec "${SWIFT:-swift}" build "$@"
