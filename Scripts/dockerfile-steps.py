#!/usr/bin/env python3
"""Takes the steps of a Dockerfile in folders, where there is no container engine: FROM, COPY, RUN; others say how to run the result.

Usage: dockerfile-steps.py DOCKERFILE CONTEXT BASE.tar TOOLCHAIN OUT
  BASE.tar stands for debian:12-slim; with TOOLCHAIN, the folder of Swift, at /opt/swift it stands for swift:*-bookworm.
  OUT becomes the last stage's root folder. Prints its ENTRYPOINT, a word a line. Wants root.
"""
import glob
import json
import pathlib
import re
import shutil
import subprocess
import sys

# What swift.org says that the toolchain needs; its images have it, and git for packages.
NEEDS = "binutils gcc git pkg-config libc6-dev libcurl4 libstdc++-12-dev libxml2 libncurses6 libsqlite3-0 ca-certificates"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def steps(path):
    """Each instruction with its words, lines that end in a backslash joined."""
    text = re.sub(r"^\s*#.*\n", "", pathlib.Path(path).read_text(), flags=re.M)
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip():
            name, rest = line.split(None, 1)
            yield name.upper(), rest.strip()


def mirrors():
    """The folders of this machine that stand for addresses of Git's, by its settings: packages come from there in the steps, too."""
    said = subprocess.run(["git", "config", "--system", "--get-regexp", r"^url\..*\.insteadof$"], capture_output=True, text=True).stdout
    return {folder for folder in re.findall(r"^url\.(/.*)\.insteadof ", said, re.M | re.I) if pathlib.Path(folder).is_dir()}


class Stage:
    def __init__(self, folder, image, base, toolchain):
        self.folder, self.has_swift, self.toolchain = folder, image.startswith("swift:"), toolchain
        if not self.has_swift and image != "debian:12-slim":
            sys.exit(f"dockerfile-steps: '{image}' is neither debian:12-slim nor swift:*-bookworm")
        folder.mkdir(parents=True)
        subprocess.run(["tar", "-C", folder, "-xf", base], check=True)
        if self.has_swift:
            self.run("apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends " + NEEDS)

    def run(self, command):
        # Nobody writes into the toolchain, nor removes it by way of the stage's folder.
        mounts = [("/proc", "proc", "rw"), ("/dev", "dev", "rw")]
        if self.has_swift:
            mounts += [(self.toolchain, "opt/swift", "ro")] + [(folder, folder.strip("/"), "ro") for folder in sorted(mirrors())]
            if mirrors():
                shutil.copy("/etc/gitconfig", self.folder / "etc/gitconfig")
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")
        for source, place, mode in mounts:
            (self.folder / place).mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", "--bind", "-o", mode, source, self.folder / place], check=True)
        path = "/opt/swift/usr/bin:" + PATH if self.has_swift else PATH
        try:
            done = subprocess.run(
                ["chroot", self.folder, "/usr/bin/env", "-i", "HOME=/root", "LC_ALL=C.UTF-8", f"PATH={path}", "sh", "-c", command],
                stdout=sys.stderr)
        finally:
            for _, place, _ in reversed(mounts):
                subprocess.run(["umount", self.folder / place], check=True)
        if done.returncode:
            sys.exit(f"dockerfile-steps: status {done.returncode}: RUN {command}")

    def copy(self, sources, target):
        place = self.folder / target.lstrip("/")
        if target.endswith("/"):
            place.mkdir(parents=True, exist_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        for source in sources:
            subprocess.run(["cp", "-a", source, place], check=True)


def main():
    file, context, base, toolchain, out = sys.argv[1], pathlib.Path(sys.argv[2]), *sys.argv[3:5], pathlib.Path(sys.argv[5])
    stages, current, entry = {}, None, []
    for name, rest in steps(file):
        if name == "FROM":
            image, _, title = rest.partition(" AS ")
            current = Stage(out.parent / f"{out.name}-stage-{len(stages)}", image, base, toolchain)
            stages[title or str(len(stages))] = current
        elif name == "RUN":
            current.run(rest)
        elif name == "COPY":
            words = rest.split()
            origin = context
            if words[0].startswith("--from="):
                origin = stages[words.pop(0).removeprefix("--from=")].folder
            sources = [found for word in words[:-1] for found in sorted(glob.glob(str(origin / word.lstrip("/"))))]
            if not sources:
                sys.exit(f"dockerfile-steps: there is nothing to copy: COPY {rest}")
            current.copy(sources, words[-1])
        elif name == "ENTRYPOINT":
            entry = json.loads(rest)
    current.folder.rename(out)
    for stage in stages.values():
        if stage is current:
            continue
        if f" {stage.folder.resolve()}/" in pathlib.Path("/proc/mounts").read_text():
            sys.exit(f"dockerfile-steps: something is mounted below '{stage.folder}'; it is left as it is")
        shutil.rmtree(stage.folder)
    print("\n".join(entry))


main()
