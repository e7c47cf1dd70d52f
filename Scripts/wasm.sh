#!/usr/bin/env bash
# Compiles the layout engine for WebAssembly with the Swift toolchain alone, says how long the result is, and has node
# lay out with it what the numeric cases and the tests lay out: every frame must be the same.
# usage: Scripts/wasm.sh FOLDER
set -euo pipefail
out=$1
cd "$(dirname "$0")/.."
mkdir -p "$out"

tool() { # what the toolchain has under this name: beside swiftc, else on the PATH
    local beside
    beside=$(dirname "$(readlink -f "$(command -v swiftc)")")/$1
    if [ -x "$beside" ]; then echo "$beside"; else command -v "$1"; fi
}

out=${out%/}
command -v swiftc >/dev/null || { echo 'wasm: swiftc is not on the PATH' >&2; exit 1; }
linker=$(tool wasm-ld) || { echo 'wasm: the toolchain has no wasm-ld: Swift 6.1 or later is needed' >&2; exit 1; }

mapfile -t sources < <(find Sources/GalleyEngine Sources/GalleyReplay Sources/GalleyWasm -name '*.swift' | sort)
# One module, so that what nobody calls can be left out. A failed precondition traps, without a message. Little is
# inlined: the engine's inner loops are written to be, and would be half of the module.
swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 -warnings-as-errors \
    -parse-as-library -module-name GalleyWasm -package-name galley -wmo -Osize \
    -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps \
    -Xllvm -sil-inline-overall-caller-block-limit=10 -Xllvm -inline-threshold=0 \
    -c "${sources[@]}" -o "$out/engine.o"
"$(tool clang)" --target=wasm32-unknown-unknown -std=c11 -Oz -ffreestanding -Wall -Wextra -Werror \
    -c Sources/GalleyWasm/Memory.c -o "$out/memory.o"
"$linker" --no-entry --gc-sections --strip-all "$out/engine.o" "$out/memory.o" -o "$out/galley-engine.wasm"
rm "$out/engine.o" "$out/memory.o"

length=$(wc -c <"$out/galley-engine.wasm")
packed=$(gzip -9 -c "$out/galley-engine.wasm" | wc -c)
echo "$out/galley-engine.wasm: $length bytes, $packed gzipped"

if ! command -v node >/dev/null; then
    echo 'wasm: node is not installed: the module was built, but nothing has been laid out with it' >&2
    exit 1
fi
swift=${SWIFT:-swift}
log=$out/trees.log

# The numeric cases. Whether their numbers are right is the runner's business, not this script's.
rm -f "$out/cases.jsonl"
if ! "$swift" build --product galley-conformance >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    exit 1
fi
.build/debug/galley-conformance --trees "$out/cases.jsonl" >"$log" 2>&1 || true
[ -e "$out/cases.jsonl" ] || { cat "$log" >&2; echo 'wasm: galley-conformance wrote no trees' >&2; exit 1; }
echo 'conformance cases:'
node Scripts/wasm-conformance.mjs "$out/galley-engine.wasm" "$out/cases.jsonl"

# What the tests lay out besides, random views among it.
trees=$(realpath "$out")/trees.jsonl
suites='Alignment|CustomLayout|DefaultSpacing|Frame|PaddingAndFriends|Preference|ProposalAndLeaves|Replay|RightToLeft'
suites+='|Scrolling|SeedLayout|SpacerAndDivider|StackDistribution'
rm -f "$trees"
if ! GALLEY_TREES=$trees "$swift" test --filter "GalleyTests\.($suites)Tests" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "wasm: the tests that write the trees failed, see $log" >&2
    exit 1
fi
echo 'views of the tests:'
node Scripts/wasm-conformance.mjs "$out/galley-engine.wasm" "$trees"
