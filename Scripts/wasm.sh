#!/usr/bin/env bash
# Compiles the layout engine for WebAssembly with the Swift toolchain alone, and says how long the result is.
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

command -v swiftc >/dev/null || { echo 'wasm: swiftc is not on the PATH' >&2; exit 1; }
linker=$(tool wasm-ld) || { echo 'wasm: the toolchain has no wasm-ld: Swift 6.1 or later is needed' >&2; exit 1; }

mapfile -t sources < <(find Sources/GalleyEngine Sources/GalleyWasm -name '*.swift' | sort)
# One module, so that what nobody calls can be left out. A failed precondition traps: no message, no code for one. The
# vector instructions carry the spacing preferences; every browser has had them since 2023.
swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 -warnings-as-errors \
    -parse-as-library -module-name GalleyWasm -wmo -Osize \
    -Xcc -msimd128 -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps \
    -c "${sources[@]}" -o "$out/engine.o"
"$(tool clang)" --target=wasm32-unknown-unknown -std=c11 -Oz -ffreestanding -Wall -Wextra -Werror \
    -c Sources/GalleyWasm/Memory.c -o "$out/memory.o"
"$linker" --no-entry --gc-sections --strip-all "$out/engine.o" "$out/memory.o" -o "$out/galley-engine.wasm"
rm "$out/engine.o" "$out/memory.o"

length=$(wc -c <"$out/galley-engine.wasm")
packed=$(gzip -9 -c "$out/galley-engine.wasm" | wc -c)
echo "$out/galley-engine.wasm: $length bytes, $packed gzipped"
