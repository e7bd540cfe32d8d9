#!/bin/sh
# Captures the listening sockets of every node with @program@, for hostport-lint audit --capture FILE.
# Usage: @usage@
set -u
umask 077
file=${1:-hostport-lint-capture.txt}
part=$(mktemp) || exit 1
pod='' running=''
ask='{ @sockets@; } && echo "=== end ==="'

# Prints the name of the pod that @program@ created for the node, from the messages of @program@.
made() { @pod@; }
delete_pod() { @deletePod@; }
limited() { if command -v timeout >/dev/null; then exec timeout 120 "$@"; else exec "$@"; fi; }
capture() { @capture@; }
complain() { printf '%s: %s\n' "$1" "$2" | tr -dc '[:print:]\n' >&2; status=1; }

stop() {
  trap '' HUP INT TERM
  if [ -n "$running" ]; then
    child=${!:-}
    until [ -n "$(made)" ] || ! kill -0 "$child" 2>/dev/null; do sleep 1; done
    kill "$child" 2>/dev/null
    wait "$child" 2>/dev/null
    [ -n "$pod" ] || pod=$(made)
    delete_pod
  fi
  rm -f "$part" "$part.err" "$part.log"
  exit "$1"
}
trap 'stop 129' HUP
trap 'stop 130' INT
trap 'stop 143' TERM

nodes=$(@nodes@)
[ -n "$nodes" ] || { echo 'no nodes to capture' >&2; stop 1; }
[ ! -f "$file" ] || rm -f "$file"
printf '' >"$file" || stop 1
status=0
while IFS= read -r node; do
  [ -n "$node" ] || continue
  case $node in -* | *[!A-Za-z0-9.:@_-]*) complain "$node" 'not the name of a node'; continue ;; esac
  printf '=== hostport-lint capture %s %s ===\n' "${node#*@}" "$(date -u +%Y-%m-%dT%H:%M:%SZ)" >>"$file"
  : >"$part"
  : >"$part.err"
  running=1
  capture "$node" >"$part" 2>"$part.err" </dev/null &
  wait "$!"
  pod=$(made)
  grep -qx '=== end ===' "$part" || @retry@
  cat "$part" >>"$file"
  why=$(grep -v -e '^$' -e '^Starting' -e '^Creating' -e '^Removing' "$part.err" | tail -n 1)
  grep -qx '=== end ===' "$part" || complain "$node" "no complete capture: ${why:-the output ends early}"
  delete_pod
  running=
  pod=
done <<END
$nodes
END
stop "$status"
