#!/bin/bash
# Runs all tests where wrong reads of memory show: with memory overwritten when it is handed out and given back
# (MALLOC_PERTURB_, of the GNU C library), and under the address sanitizer.
# Usage: [SKIP=REGEX] test-memory.sh [perturb|address]
# The last line says how many tests passed and failed in each.
#
# Under the sanitizer two suites are left out: DepthTests, because CDeepStack swaps stacks, which it does not follow, and the
# command line tool's, which look at other processes than the one that is watched.
set -u

cd "$(dirname "$0")/.." || exit 1
swift=${SWIFT:-swift}
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# More random views than `make test` looks at.
export GALLEY_ROUNDS=${GALLEY_ROUNDS:-200}
# Leaks are not looked for: see Scripts/fuzz.sh.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}

result=0
summary=
run() { # NAME FLAGS...: builds with `flags` and runs the tests in `environment`
    local name=$1 passed failed status
    shift
    if ! { "$swift" build "${flags[@]}" && "$swift" build --build-tests "${flags[@]}"; } >"$log" 2>&1; then
        grep -E 'error|Build' "$log"
        summary+="$name: not built; "
        result=1
        return
    fi
    "${environment[@]}" "$swift" test --skip-build "${flags[@]}" "$@" ${SKIP:+--skip "$SKIP"} >"$log" 2>&1
    status=$?
    passed=$(grep -cE '^[^[:alnum:]]* ?Test .* passed after [0-9.]+ seconds' "$log")
    failed=$(grep -cE '^[^[:alnum:]]* ?Test .* failed after [0-9.]+ seconds' "$log")
    if [ "$status" != 0 ] || grep -q 'ERROR: AddressSanitizer' "$log"; then
        grep -E -A40 '^✘ Test .* recorded|ERROR: AddressSanitizer|Fatal error|Program crashed' "$log" | head -200 |
            grep . || tail -20 "$log"
        [ "$failed" != 0 ] || failed=1
        result=1
    fi
    summary+="$name: $passed passed, $failed failed; "
}

case ${1:-both} in
perturb | address | both) ;;
*)
    echo "what can be run is perturb or address, not $1" >&2
    exit 2
    ;;
esac
if [ "${1:-both}" != address ]; then
    flags=()
    environment=(env "MALLOC_PERTURB_=${MALLOC_PERTURB_:-165}")
    run 'memory overwritten'
fi
if [ "${1:-both}" != perturb ]; then
    flags=(--sanitize address --scratch-path .build-asan)
    environment=(env)
    run 'address sanitizer' --skip 'DepthTests|GalleyCLITests'
fi
echo "${summary%; }"
exit "$result"
