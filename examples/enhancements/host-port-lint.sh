#!/usr/bin/env bash
# For hack/ of openshift/enhancements: checks what a change adds to the host port registry. It never fails for what was there before.
set -euo pipefail

document=dev-guide/host-port-registry.md
base=${PULL_BASE_SHA:-origin/master}

cd "$(git rev-parse --show-toplevel)"
if ! git merge-base "$base" HEAD >/dev/null 2>&1; then
  echo "host-port-lint: $document is not checked, because this clone does not contain $base and its merge base with HEAD."
  exit 0
fi
if git diff --quiet "$base...HEAD" -- "$document"; then exit 0; fi
if [ ! -f "$document" ]; then
  echo "host-port-lint: $document is not checked, because it was renamed or deleted."
  exit 0
fi

if ! command -v hostport-lint >/dev/null; then
  echo "host-port-lint: $document is not checked, because hostport-lint is not on the PATH."
  echo 'Get the executable of your system and SHA256SUMS from https://github.com/hostport-lint/hostport-lint/releases'
  exit 0
fi

status=0
hostport-lint registry check --fail-on warning --changed-since "$base" "$document" || status=$?
if [ "$status" -eq 1 ]; then
  echo "host-port-lint: fix the rows above in $document."
  echo '  a free port:    hostport-lint registry free --for platform'
  echo "  a correct row:  hostport-lint registry propose --patch $document MANIFEST... | git apply"
fi
exit "$status"
