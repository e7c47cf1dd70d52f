#!/usr/bin/env python3
"""Says what is in the archive, as SPDX 2.3: Galley, the Swift packages and the parts of the Swift toolchain in it, the C libraries
with their Debian packages and the sums of their files, fonts and icons.

Usage: dist-sbom.py ARCHIVE_FOLDER REPOSITORY VERSION SECONDS_SINCE_1970"""
import datetime
import hashlib
import json
import pathlib
import re
import subprocess
import sys

folder, repository, version, seconds = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])


def identifier(text):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", text)


def package(name, version, licence, place="NOASSERTION", **more):
    return {"SPDXID": identifier(name), "name": name, "versionInfo": version, "downloadLocation": place,
            "licenseConcluded": "NOASSERTION", "licenseDeclared": licence, "copyrightText": "NOASSERTION",
            "filesAnalyzed": False, **more}


def output(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


packages = [package("galley", version, "Apache-2.0")]
licences = {"swift-argument-parser": "Apache-2.0", "swift-nio": "Apache-2.0", "swift-log": "Apache-2.0",
            "swift-atomics": "Apache-2.0", "swift-collections": "Apache-2.0", "swift-system": "Apache-2.0",
            "opencombine": "MIT"}
for pin in json.load(open(repository / "Package.resolved"))["pins"]:
    state = pin["state"]
    packages.append(package(pin["identity"], state.get("version", state["revision"]),
                            licences.get(pin["identity"], "NOASSERTION"), pin["location"]))
swift = output("swiftc", "--version").split("\n")[0]
packages.append(package("swift-runtime-libraries", swift, "Apache-2.0", "https://www.swift.org/install/linux/"))
for path in sorted((folder / "lib/galley").glob("*.so*")):
    content = path.read_bytes()
    if path.name.startswith(("libswift", "libFoundation", "lib_Foundation", "libSwift", "libdispatch", "libBlocks", "libGalley")):
        continue
    owner = next((found.split(":")[0] for place in ["/usr/lib", "/lib"] for triple in ["x86_64-linux-gnu", "aarch64-linux-gnu"]
                  if (found := output("dpkg", "-S", f"{place}/{triple}/{path.name}"))), None)
    number = output("dpkg-query", "-W", "-f=${Version}", owner) if owner else "NOASSERTION"
    own = {"comment": "Debian's source, built without windows by Scripts/dist-cairo.sh"} if path.name == "libcairo.so.2" else {}
    packages.append(package(path.name, number, "NOASSERTION", f"https://packages.debian.org/bookworm/{owner}" if owner else "NOASSERTION",
                            checksums=[{"algorithm": "SHA256", "checksumValue": hashlib.sha256(content).hexdigest()}], **own))
for name, licence in [("fonts-inter", "OFL-1.1"), ("fonts-jetbrains-mono", "OFL-1.1"), ("bootstrap-icons", "MIT")]:
    packages.append(package(name, output("dpkg-query", "-W", "-f=${Version}", name), licence, f"https://packages.debian.org/bookworm/{name}"))
for name, number, digest in re.findall(r"^([\w-]+)==(\S+) --hash=sha256:(\w+)$", (repository / "Scripts/fonts.txt").read_text(), re.M):
    packages.append(package(name, number, "OFL-1.1", f"https://pypi.org/project/{name}/{number}/",
                            checksums=[{"algorithm": "SHA256", "checksumValue": digest}]))
created = datetime.datetime.fromtimestamp(seconds, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
print(json.dumps({
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"galley-{version}",
    "documentNamespace": f"https://galley.invalid/spdx/galley-{version}-{seconds}",
    "creationInfo": {"created": created, "creators": ["Tool: Scripts/dist-sbom.py"]}, "packages": packages,
    "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-galley"}]
    + [{"spdxElementId": "SPDXRef-galley", "relationshipType": "DEPENDS_ON", "relatedSpdxElement": one["SPDXID"]} for one in packages[1:]],
}, indent=1))
