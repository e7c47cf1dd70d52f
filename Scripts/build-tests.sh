#!/bin/sh
# Builds with the tests, and with warnings as errors. Without what only debuggers read: who debugs a test runs
# `GALLEY_STRICT=1 swift build --build-tests`. With the index, in which SwiftPM looks for XCTest's tests.
# Usage: build-tests.sh ARGUMENTS…
set -eu

export GALLEY_STRICT=1
exec "${SWIFT:-swift}" build --build-tests -debug-info-format none "$@"
