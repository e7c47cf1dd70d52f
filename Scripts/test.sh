#!/bin/bash
# Builds with warnings as errors, lints, and runs all tests. The last lines say which took longest, how many passed and failed,
# and what each part took. With ONLY, a regular expression on names like GalleyTests.StackTests/name(), it runs those tests
# alone and lints nothing.
# Usage: test.sh DEBUG_BUILD_FOLDER [ONLY]
set -u

cd "$(dirname "$0")/.." || exit 1
debug=$1
only=${2:-}
log=$(mktemp)
trap 'rm -f "$log" "$log".*' EXIT
export GALLEY_STRICT=1

SECONDS=0
times=''
# Notes that a part has ended, and says so.
part() {
    times="$times${times:+, }$1 $((SECONDS - ${ended:-0})) s"
    ended=$SECONDS
    echo "test: $1 is done after $SECONDS s"
}

finish() {
    echo "test: ${times:-nothing was built}"
    # Again at the end, where whoever reads the last lines alone finds them.
    grep -E '^✘ Test .* (recorded an issue|failed after)' "$log" | cut -c1-300 | tail -n 20
    echo "$1 passed, $2 failed"
    [ "$2" = 0 ] && [ "$1" != 0 ]
    exit
}

# All programs and libraries are built with the tests, which run some of them.
Scripts/build-tests.sh && Scripts/finish-build.sh "$debug" || finish 0 1
part build
failed=0
if [ -z "$only" ]; then
    make --no-print-directory lint || failed=1
    part lint
fi

# GALLEY_REQUIRE_CLI: tests that need the tool fail, instead of being skipped, when it is not there.
run() {
    events=$1
    shift
    NO_COLOR=1 GALLEY_REQUIRE_CLI=1 "$debug/GalleyPackageTests.xctest" --testing-library swift-testing \
        --event-stream-output-path "$events" --event-stream-version 0 "$@" 2>&1
}
if [ -n "$only" ]; then
    run "$log.events" --filter "$only" | tee "$log"
    status=${PIPESTATUS[0]}
    streams=("$log.events")
else
    # Two processes, each of which runs its tests in parallel: the tool's tests wait for compilers, and a test that waits for a
    # process keeps one of the few threads that there are, so the others would stand still. `swift test` lets no second one run.
    # A quarter of the tool's suites come after all others, so that both end at about the same time.
    last='^GalleyCLITests\.(P[b-z]|[R-Z])'
    run "$log.tool-events" --filter '^GalleyCLITests\.' --skip "$last" > "$log.tool" &
    tool=$!
    run "$log.events" --skip '^GalleyCLITests\.' | tee "$log"
    status=${PIPESTATUS[0]}
    run "$log.rest-events" --filter "$last" | tee -a "$log"
    rest=${PIPESTATUS[0]}
    [ "$rest" = 0 ] || status=$rest
    wait "$tool" || status=$?
    tee -a "$log" < "$log.tool"
    streams=("$log.events" "$log.rest-events" "$log.tool-events")
fi
part tests
if [ "$status" = 69 ] && [ -n "$only" ]; then
    echo "test: no test's name matches $only" >&2
    exit 69
fi
Scripts/slowest-tests.py "${streams[@]}"

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
