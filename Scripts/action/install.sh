#!/bin/bash
# A step of action.yml: makes `galley` runnable in the steps that follow. From GALLEY_TARBALL, a release's address or path, or,
# without it, from the action's own source.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
tarball=${GALLEY_TARBALL:-}
# What the steps are written in; a container may have none of it.
needed=
for program in python3 git curl make; do command -v $program > /dev/null || needed="$needed $program"; done
# A release is packed by xz, which tar calls.
command -v xz > /dev/null || needed="$needed xz-utils"
if [ -n "$needed" ]; then
    # GitHub's own machines have no root, containers no sudo.
    as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
    as_root apt-get update -qq
    # shellcheck disable=SC2086
    as_root apt-get install -y -qq --no-install-recommends $needed ca-certificates > /dev/null
fi
if command -v galley > /dev/null; then
    echo "galley $(galley --version) is there already"
    exit 0
fi
if [ -n "$tarball" ]; then
    folder=${RUNNER_TEMP:-/tmp}/galley
    mkdir -p "$folder"
    case $tarball in
        http://* | https://*)
            curl --fail --silent --show-error --location --output "$folder.tar" "$tarball"
            file=$folder.tar
            ;;
        *) file=$tarball ;;
    esac
    # However it is packed: tar looks at a file, and cannot at a pipe.
    tar xf "$file" -C "$folder" --strip-components 1
    rm -f "$folder.tar"
    bin=$folder/bin
else
    make -C "$root" --no-print-directory setup build
    bin=$root/.build/release
fi
if [ ! -x "$bin/galley" ]; then
    echo "::error::$bin has no program 'galley'; is ${tarball:-the action} a release of Galley?"
    exit 1
fi
echo "$bin" >> "$GITHUB_PATH"
"$bin/galley" doctor
