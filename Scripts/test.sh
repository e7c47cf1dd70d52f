#!/bin/bash
# Builds with warnings as errors, lints, and runs all tests. The last lines say which took longest, and how many passed and
# failed.
# Usage: test.sh DEBUG_BUILD_FOLDER
set -u

cd "$(dirname "$0")/.." || exit 1
swift=${SWIFT:-swift}
log=$(mktemp)
trap 'rm -f "$log" "$log".*' EXIT
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
# Two processes, each of which runs its tests in parallel: the tool's tests wait for compilers, and a test that waits for a
# process keeps one of the few threads that there are, so the others would stand still. `swift test` lets no second one run.
run() {
    events=$1
    shift
    NO_COLOR=1 GALLEY_REQUIRE_CLI=1 "$debug/GalleyPackageTests.xctest" --testing-library swift-testing \
        --event-stream-output-path "$events" --event-stream-version 0 "$@" 2>&1
}
debug=$1
run "$log.tool-events" --filter '^GalleyCLITests\.' > "$log.tool" &
tool=$!
run "$log.events" --skip '^GalleyCLITests\.' | tee "$log"
status=${PIPESTATUS[0]}
wait "$tool" || status=$?
tee -a "$log" < "$log.tool"
Scripts/slowest-tests.py "$log.events" "$log.tool-events"

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
