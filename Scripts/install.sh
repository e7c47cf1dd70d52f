#!/bin/sh
# Copies a build to PREFIX/lib/galley, with a link in PREFIX/bin, its manual pages to PREFIX/share/man, and what shells complete
# commands by to where they look for it.
# Usage: install.sh RELEASE_BUILD_FOLDER PREFIX
set -eu

bin=$1
prefix=$2
library="$prefix/lib/galley"
[ -x "$bin/galley-syntax" ] || { echo "install: run 'make build' first" >&2; exit 69; }
rm -rf "$library"
mkdir -p "$library/Modules" "$prefix/bin"
cp "$bin/galley" "$bin/galley-host" "$bin/galley-web" "$bin/galley-syntax" "$bin/GalleyMacros-tool" "$bin/libGalleyRuntime.so" "$bin/libGalleyFoundation.a" \
    "$library/"
cp "$bin"/Modules/*.swiftmodule "$library/Modules/"
cp -R "$bin/CModules" "$library/"
# Where `galley update` looks for what is newer.
(cd "$(dirname "$0")/.." && pwd) > "$library/origin"
ln -sf ../lib/galley/galley "$prefix/bin/galley"
"$(dirname "$0")/man.py" "$bin/galley" "$prefix/share/man/man1"
completions() {
    mkdir -p "$prefix/share/$(dirname "$2")"
    "$bin/galley" --generate-completion-script "$1" > "$prefix/share/$2"
}
completions bash bash-completion/completions/galley
completions zsh zsh/site-functions/_galley
completions fish fish/vendor_completions.d/galley.fish
echo "$prefix/bin/galley"
