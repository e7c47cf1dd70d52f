#!/bin/sh
# Tries what `make dist` has made as somebody who installs it: in a bare Debian 12 made for it, without build tools, by the archive
# and by the packages. Built views are drawn without Swift, a source with the Swift toolchain of this machine, and the bytes are
# those that the build draws. Wants root and mmdebstrap; without them it says so and ends with status 69.
# Usage: test-dist.sh RELEASE_BUILD_FOLDER DIST_FOLDER
set -eu

bin=$(cd "$1" && pwd)
dist=$(cd "$2" && pwd)
root=$(cd "$(dirname "$0")/.." && pwd)
swift=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v "${SWIFTC:-swiftc}")")")")")
[ "$(id -u)" = 0 ] || { echo "test-dist: making a root folder takes root" >&2; exit 69; }
command -v mmdebstrap > /dev/null || { echo "test-dist: apt-get install mmdebstrap" >&2; exit 69; }

# In a mount namespace of its own: what is mounted here is seen by nobody else, and is gone with this process however it ends.
[ "${GALLEY_OWN_MOUNTS:-}" = 1 ] || GALLEY_OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$@"

work=$(mktemp -d)
# What is mounted below is somebody's: it is unmounted first, and nothing is removed while anything is left. The toolchain may lie on
# the same file system, where rm would walk into it; so nobody can write to it there either.
finish() {
    for place in $(awk -v work="$work/" 'index($2, work) == 1 { print $2 }' /proc/mounts | sort -r); do
        umount -l "$place" || true
    done
    if grep -q " $work/" /proc/mounts; then
        echo "test-dist: something is mounted below '$work'; unmount it, then remove the folder" >&2
    else
        rm -rf --one-file-system "$work"
    fi
}
trap finish EXIT
say() { echo "test-dist: $*"; }
fail() { say "FAILED: $*"; exit 1; }
now() { date +%s%N; }
seconds() { awk "BEGIN { printf \"%.2f\", ($(now) - $1) / 1e9 }"; }
atmost() { awk "BEGIN { exit !($2 <= $3) }" || fail "$1 took $2, $3 is the most"; say "$1: $2 (at most $3)"; }

# What is built here, by the build itself: the pictures to compare with.
example="$work/example"
mkdir -p "$example"
cat > "$example/Card.swift" << 'SWIFT'
import SwiftUI

struct Card: View, Decodable {
    var title: String
    var stars: Int?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(title, systemImage: "star.fill").font(.title.bold())
            Text("**Built** without a compiler: \(stars ?? 3) stars").foregroundStyle(.secondary)
        }
        .padding(24)
        .background(.orange.gradient, in: .rect(cornerRadius: 16))
    }
}

#Preview("Card") { Card(title: "Hello") }
SWIFT
export GALLEY_CACHE="$work/cache"
cd "$example"
echo '{"title": "Data", "stars": 5}' > card.json
"$bin/galley" render Card.swift -o here.png --quiet
"$bin/galley" render Card.swift --data card.json -o data.png --quiet
unset GALLEY_CACHE

say "making a bare Debian 12"
# Without documents, manuals and translations, as Debian's slim images are.
exclude() { for place in "$@"; do echo "--dpkgopt=path-exclude=/usr/share/$place"; done; }
# shellcheck disable=SC2046 # a list of words
mmdebstrap --quiet --variant=minbase --hook-dir=/usr/share/mmdebstrap/hooks/maybe-merged-usr $(exclude 'doc/*' 'man/*' 'groff/*' 'info/*' 'lintian/*' 'linda/*' 'locale/*') \
    bookworm "$work/base.tar" > "$work/mmdebstrap.log" 2>&1 || { cat "$work/mmdebstrap.log"; exit 69; }
mount_system() { for place in proc dev; do mount --bind "/$place" "$1/$place"; done; }
make_root() {
    mkdir -p "$1" && tar -C "$1" -xf "$work/base.tar"
    mkdir -p "$1/work" "$1/opt/swift" "$1/dist"
    mount_system "$1"
    cp /etc/resolv.conf "$1/etc/resolv.conf" 2> /dev/null || true
    cp "$example"/Card.swift "$example"/card.json "$1/work/"
}
inside() { place=$1; shift; chroot "$place" /usr/bin/env -i HOME=/root PATH=/usr/local/bin:/usr/bin:/bin "$@"; }
same() { cmp -s "$1" "$2" || fail "$1 has other bytes than $2"; say "$3: the bytes that the build draws"; }

# 1. The image server of Examples/Deploy, by its steps: in its first stage the packages compile.
context="$work/context"
mkdir -p "$context/dist"
cp "$example/Card.swift" "$context/"
cp "$dist"/*.deb "$context/dist/"
(cd "$dist" && sha256sum --quiet -c SHA256SUMS) || fail "checksums"
# Each library and font package of the archive is in its list of contents, with its licence beside it.
tar -tf "$(ls "$dist"/galley-*-linux-*.tar.xz)" > "$work/files"
python3 - "$work/files" "$dist"/galley-*.spdx.json << 'PYTHON' || fail "the list of contents"
import json, pathlib, sys

files = [pathlib.PurePosixPath(line.strip()) for line in open(sys.argv[1])]
told = {entry["name"]: entry for entry in json.load(open(sys.argv[2]))["packages"]}
ours = ("libswift", "libFoundation", "lib_Foundation", "libSwift", "libdispatch", "libBlocks", "libGalley")
libraries = {file.name for file in files if ".so" in file.name and not file.name.startswith(ours)}
licences = {file.name.lower() for file in files if file.parent.name == "licences"}
wanted = {"swift", "cairo"} | {name for name, entry in told.items() if "github.com" in entry["downloadLocation"]}
wanted |= {entry["downloadLocation"].rsplit("/", 1)[1] for entry in told.values() if "packages.debian.org" in entry["downloadLocation"]}
faults = sorted(f"{name} is not in the list" for name in libraries - told.keys())
faults += sorted(f"{name} has no licence" for name in wanted - licences - {"libcairo2"})
print("\n".join(faults), end="\n" if faults else "")
sys.exit(1 if faults or len(libraries) < 20 else 0)
PYTHON
say "list of contents: each library is in it, with its licence"
"$root/Scripts/dockerfile-steps.py" "$root/Examples/Deploy/image-server.Dockerfile" "$context" "$work/base.tar" "$swift" "$work/image" \
    > "$work/entry" 2> "$work/log" || { tail -20 "$work/log"; fail "the steps of image-server.Dockerfile"; }
bare=$(mkdir "$work/bare" && tar -C "$work/bare" -xf "$work/base.tar" && du -smx "$work/bare" | cut -f1)
atmost "image server with Latin fonts, MB on disk (the bare system has $bare)" "$(du -smx "$work/image" | cut -f1)" 250
mount_system "$work/image"
set --
while read -r word; do set -- "$@" "$word"; done < "$work/entry"
start=$(now)
(exec chroot "$work/image" /usr/bin/env -i HOME=/nonexistent PATH=/usr/bin:/bin "$@" --port 18231) 2> "$work/server.log" &
server=$!
until curl -sf -o /dev/null 'http://127.0.0.1:18231/healthz' || [ "$(seconds "$start" | cut -d. -f1)" -gt 20 ]; do sleep 0.01; done
took=$(seconds "$start")
curl -sf -o "$work/served.png" 'http://127.0.0.1:18231/card.png?title=Data&stars=5' || { cat "$work/server.log"; kill $server; fail "the server answers with no picture"; }
kill $server && wait $server 2> /dev/null || true
atmost "image server: ready, seconds" "$took" 0.5
same "$work/served.png" "$example/data.png" "image server"

# The tool without the compiler, and a program of one's own: the other files of Examples/Deploy. The program compiles the library, which
# takes minutes: PROGRAM=1 asks for it.
"$root/Scripts/dockerfile-steps.py" "$root/Examples/Deploy/tool.Dockerfile" "$context" "$work/base.tar" "$swift" "$work/tool" \
    > "$work/entry" 2> "$work/log" || { tail -20 "$work/log"; fail "the steps of tool.Dockerfile"; }
atmost "tool with Latin fonts, MB on disk" "$(du -smx "$work/tool" | cut -f1)" 250
cp -a "$work/image/card" "$example/card.json" "$work/tool/srv/"
mount_system "$work/tool"
chroot "$work/tool" /usr/bin/env -i HOME=/nonexistent PATH=/usr/bin:/bin "$(cat "$work/entry")" render /srv/card --data /srv/card.json -o /srv/data.png --quiet \
    || fail "the tool draws no built view"
same "$work/tool/srv/data.png" "$example/data.png" "tool"
if [ "${PROGRAM:-}" = 1 ]; then
    program="$work/my-program"
    mkdir -p "$program/Sources/MyProgram" "$program/galley"
    (cd "$root" && git ls-files -z | xargs -0 cp -a --parents -t "$program/galley")
    cp "$root/Tests/Clients/program/Package.swift" "$program/"
    { echo 'import Foundation'; sed 's/import SwiftUI/import Galley/' "$example/Card.swift"; } > "$program/Sources/MyProgram/Card.swift"
    cp "$root/Tests/Clients/program/main.swift" "$program/Sources/MyProgram/"
    start=$(now)
    "$root/Scripts/dockerfile-steps.py" "$root/Examples/Deploy/program.Dockerfile" "$program" "$work/base.tar" "$swift" "$work/program" \
        > "$work/entry" 2> "$work/log" || { tail -20 "$work/log"; fail "the steps of program.Dockerfile"; }
    say "program: its steps took $(seconds "$start") s"
    atmost "program with Latin fonts, MB on disk" "$(du -smx "$work/program" | cut -f1)" 250
    mount_system "$work/program"
    chroot "$work/program" /usr/bin/env -i HOME=/nonexistent PATH=/usr/local/bin:/usr/bin:/bin "$(cat "$work/entry")" Data 5 > "$work/program.png" \
        || fail "the program draws no card"
    same "$work/program.png" "$example/data.png" "program"
    chroot "$work/program" ldd "/usr/local/bin/$(cat "$work/entry")" | grep -E 'libX|libxcb|libkrb5|libcurl|libswift' && fail "the program loads X11, Kerberos, curl or Swift"
fi

# 2. The archive, with nothing by apt.
archive=$(ls "$dist"/galley-*-linux-*.tar.xz)
make_root "$work/tar"
cp -a "$work/image/card" "$work/tar/work/card"
start=$(now)
mkdir "$work/tar/opt/galley" && tar -C "$work/tar/opt/galley" --strip-components 1 -xf "$archive"
inside "$work/tar" sh -c 'cd /work && /opt/galley/bin/galley doctor; /opt/galley/bin/galley render card --data card.json -o data.png' \
    || fail "the archive draws no built view"
atmost "archive: unpacked and a first picture of a built view, seconds" "$(seconds "$start")" 60
same "$work/tar/work/data.png" "$example/data.png" "archive, built view"
[ -z "$(find "$work/tar/opt/galley" -name 'libX*' -o -name 'libxcb*' -o -name 'libkrb5*' -o -name 'libcurl*')" ] || fail "X11, Kerberos or curl is in the archive"

# 3. The packages: what draws, and nothing that compiles.
make_root "$work/deb"
cp "$dist"/*.deb "$work/deb/dist/"
cp -a "$work/image/card" "$work/deb/work/card"
inside "$work/deb" apt-get update -qq
start=$(now)
inside "$work/deb" sh -c "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends /dist/galley-runtime_*.deb" > "$work/log" 2>&1 || { tail -20 "$work/log"; fail "the runtime's package"; }
inside "$work/deb" sh -c "cd /work && galley doctor && galley render card --data card.json -o data.png" || fail "the package draws no built view"
atmost "packages: installed and a first picture of a built view, seconds" "$(seconds "$start")" 60
same "$work/deb/work/data.png" "$example/data.png" "package, built view"
for place in bash-completion/completions/galley zsh/vendor-completions/_galley fish/vendor_completions.d/galley.fish; do
    [ -s "$work/deb/usr/share/$place" ] || fail "the package completes nothing: /usr/share/$place"
done
inside "$work/deb" sh -c 'command -v swiftc gcc ld' && fail "there are build tools"
inside "$work/deb" sh -c "dpkg -l | grep -E '^ii +(libx11|libxcb|libkrb5|libcurl)'" && fail "X11, Kerberos or curl is installed"

# Ten thousand cards, with nothing that compiles.
rows=${ROWS:-10000}
{ echo title,stars; seq 1 "$rows" | sed 's/\(.*\)/Card \1,5/'; } > "$work/deb/work/rows.csv"
start=$(now)
inside "$work/deb" sh -c "cd /work && galley batch card --data rows.csv -o 'out/{row}.png' --quiet" || fail "the batch"
[ "$(find "$work/deb/work/out" -name '*.png' | wc -l)" = "$rows" ] || fail "not all $rows cards were drawn"
say "batch: $rows cards without Swift in $(seconds "$start") s"

# 4. A source, with both packages and Swift.
cp "$dist"/*.deb "$work/deb/dist/"
mount --bind -o ro "$swift" "$work/deb/opt/swift"
# What swift.org says that the toolchain needs.
inside "$work/deb" sh -c "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends binutils libc6-dev libstdc++-12-dev libxml2 libncurses6 libsqlite3-0" > "$work/log" 2>&1 || { tail -20 "$work/log"; fail "the toolchain's packages"; }
start=$(now)
inside "$work/deb" sh -c "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends /dist/galley_*.deb" > "$work/log" 2>&1 || { tail -20 "$work/log"; fail "the tool's package"; }
inside "$work/deb" env PATH=/opt/swift/usr/bin:/usr/bin:/bin sh -c "cd /work && galley doctor --quiet; galley render Card.swift -o here.png" || fail "the packages draw no source"
atmost "packages: installed and a first picture of a source with Swift, seconds" "$(seconds "$start")" 60
same "$work/deb/work/here.png" "$example/here.png" "packages, source"
start=$(now)
mkdir "$work/deb/opt/galley" && tar -C "$work/deb/opt/galley" --strip-components 1 -xf "$archive"
inside "$work/deb" env PATH=/opt/swift/usr/bin:/usr/bin:/bin sh -c "cd /work && /opt/galley/bin/galley render Card.swift -o archive.png" || fail "the archive draws no source"
atmost "archive: unpacked and a first picture of a source with Swift, seconds" "$(seconds "$start")" 60
same "$work/deb/work/archive.png" "$example/here.png" "archive, source"
say "done"
