#!/usr/bin/env bash
# For hack/ of openshift/enhancements: checks what a change adds to the host port registry. It never fails for what was there before.
set -euo pipefail

document=dev-guide/host-port-registry.md
base=${PULL_BASE_SHA:-origin/master}

cd "$(git rev-parse --show-toplevel)"
if git diff --quiet "$base...HEAD" -- "$document"; then exit 0; fi

if ! command -v hostport-lint >/dev/null; then
  echo "host-port-lint: $document is not checked, because hostport-lint is not on the PATH."
  echo 'Get the executable of your system and SHA256SUMS from https://github.com/hostport-lint/hostport-lint/releases'
  exit 0
fi

if ! hostport-lint registry check --fail-on warning --changed-since "$base" "$document"; then
  echo "host-port-lint: fix the rows above in $document."
  echo '  a free port:  hostport-lint registry free --for platform'
  echo "  a right row:  hostport-lint registry propose --patch $document MANIFEST... | git apply"
  exit 1
fi
