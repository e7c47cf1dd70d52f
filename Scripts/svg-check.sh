#!/bin/sh
# Compares SVG pictures in Chromium and librsvg with Galley's pixels, and checks what they say to assistive technology.
# Usage: svg-check.sh GALLEY [arguments of svg-check.py]
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
galley=$(realpath "$1")
shift
for program in chromium rsvg-convert; do
    command -v "$program" > /dev/null || {
        echo "svg-check: there is no $program; install it (Debian: apt-get install chromium librsvg2-bin)" >&2
        exit 69
    }
done
venv="$root/build/svg-check-venv"
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
# Of axe-playwright-python only the script in it is wanted, not the browsers that it depends on.
"$venv/bin/pip" install --quiet --disable-pip-version-check --no-deps -r "$root/Scripts/svg-check.txt"
exec "$venv/bin/python" "$root/Scripts/svg-check.py" "$galley" "$@"
