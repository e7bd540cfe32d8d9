#!/bin/sh
# Plain shell, for any other service: lints what a branch changed, and distinguishes an incomplete check from a clean one.
# Usage: check.sh [BASE-REVISION] [PATH]
set -u
base=${1:-origin/main}
path=${2:-.}
: "${HOSTPORT_LINT:=npx --yes hostport-lint}"

# Without this, an npx that cannot fetch the program would look like findings.
# shellcheck disable=SC2086
if ! $HOSTPORT_LINT --version > /dev/null; then
  echo 'host ports: hostport-lint cannot be started; say with HOSTPORT_LINT how, such as HOSTPORT_LINT=/path/to/hostport-lint' >&2
  exit 2
fi

status=0
# The command may be several words.
# shellcheck disable=SC2086
$HOSTPORT_LINT --changed-since "$base" -- "$path" || status=$?

case $status in
  0) echo 'host ports: clean' ;;
  1) echo 'host ports: the change brings findings' ;;
  2) echo 'host ports: wrong use or configuration' ;;
  3) echo 'host ports: incomplete, something could not be read' ;;
esac
exit "$status"
