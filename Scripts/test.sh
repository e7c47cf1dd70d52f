#!/bin/bash
# Builds with warnings as errors, lints, and runs all tests. The last line says how many passed and failed.
# Usage: test.sh DEBUG_BUILD_FOLDER
set -u

cd "$(dirname "$0")/.." || exit 1
swift=${SWIFT:-swift}
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export GALLEY_STRICT=1

finish() {
    echo "$1 passed, $2 failed"
    [ "$2" = 0 ] && [ "$1" != 0 ]
    exit
}

# Everything, so that the tests can run the command line tool; then the tests.
"$swift" build && "$swift" build --build-tests && Scripts/finish-build.sh "$1" || finish 0 1
failed=0
make --no-print-directory lint || failed=1

# GALLEY_REQUIRE_CLI: tests that need the tool fail, instead of being skipped, when it is not there.
GALLEY_REQUIRE_CLI=1 "$swift" test --skip-build 2>&1 | tee "$log"
status=${PIPESTATUS[0]}

# XCTest's lines, and Swift Testing's but for its lines on single arguments and on the whole run.
count() {
    grep -E "^Test Case '.*' $1 \(|^[^[:alnum:]]* ?Test .* $1 after [0-9.]+ seconds" "$log" |
        grep -cvE "^[^[:alnum:]]* ?Test (case passing|run with [0-9]+ tests?) "
}
passed=$(count passed)
failed=$((failed + $(count failed)))
# A test that took the process with it is on no line.
[ "$status" = 0 ] || [ "$failed" != 0 ] || failed=1
finish "$passed" "$failed"
