#!/bin/bash
# Runs the properties of random views, or hostile texts and fonts, or image files broken at random, each time with the next seeds, until
# the time is over, under a sanitizer.
# Usage: [FUZZ_SECONDS=600] [SANITIZER=address|thread|none] [GALLEY_SEED=1] [GALLEY_ROUNDS=200] fuzz.sh [views|text|images]
# The last line says how many random views, texts or files were looked at, and how many runs failed.
#
# Without a sanitizer memory is overwritten when it is handed out and when it is given back (MALLOC_PERTURB_, of the GNU C
# library): what is read too early or too late is then never by luck what was expected. It is the fastest of the three.
#
# DepthTests are left out: CDeepStack swaps stacks, which the sanitizers do not follow. No random view is so deep that a
# stack is swapped.
set -u

limit=${FUZZ_SECONDS:-600}
cd "$(dirname "$0")/.." || exit 1
swift=${SWIFT:-swift}
sanitizer=${SANITIZER:-address}
seed=${GALLEY_SEED:-1}
rounds=${GALLEY_ROUNDS:-200}
target=${1:-views}

case $target in
views) suites='UpdatePropertyTests|SketchPropertyTests|PlanPropertyTests|LivePropertyTests|ParallelTests' ;;
text) suites='TextFuzzTests' ;;
images) suites='ImageFuzzTests' ;;
*)
    echo "what can be fuzzed is views, text or images, not $target" >&2
    exit 2
    ;;
esac

case $sanitizer in
address) flags=(--sanitize address --scratch-path .build-asan) ;;
thread) flags=(--sanitize thread --scratch-path .build-tsan) ;;
none)
    flags=()
    export MALLOC_PERTURB_=${MALLOC_PERTURB_:-165}
    ;;
*)
    echo "SANITIZER is address, thread or none, not $sanitizer" >&2
    exit 2
    ;;
esac

# Leaks are not looked for: Swift keeps bits of its own in pointers, and the search takes what they point at for lost.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}
export TSAN_OPTIONS=${TSAN_OPTIONS:-exitcode=66}

log=$(mktemp)
# The view that is looked at: where a run ends or hangs, it says at which.
export GALLEY_NOTE=$log.view
trap 'rm -f "$log" "$GALLEY_NOTE"' EXIT
if ! "$swift" build --build-tests "${flags[@]}" >"$log" 2>&1; then
    grep -E 'error|Build' "$log"
    exit 1
fi

first=$seed
trees=0
failed=0
SECONDS=0
while [ "$SECONDS" -lt "$limit" ]; do
    GALLEY_SEED=$seed GALLEY_ROUNDS=$rounds timeout 900 "$swift" test --skip-build "${flags[@]}" \
        --filter "$suites" >"$log" 2>&1
    status=$?
    trees=$((trees + $(awk '/: [0-9]+ (trees|files)$/ { sum += $(NF - 1) } END { print sum + 0 }' "$log")))
    if [ "$status" != 0 ] || grep -qE 'ERROR: AddressSanitizer|WARNING: ThreadSanitizer' "$log"; then
        failed=$((failed + 1))
        echo "seeds $seed to $((seed + rounds - 1)), exit status $status, last $(cat "$GALLEY_NOTE" 2>/dev/null):"
        grep -E -A40 '^✘ Test .* recorded|Sanitizer:|Fatal error' "$log" | head -200 | grep . || tail -20 "$log"
    fi
    seed=$((seed + rounds))
done
echo "sanitizer $sanitizer, $SECONDS seconds, seeds $first to $((seed - 1))"
echo "$trees trees or files, $failed failed"
[ "$failed" = 0 ] && [ "$trees" != 0 ]
