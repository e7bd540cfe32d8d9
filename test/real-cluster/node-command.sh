#!/bin/bash
# Runs the command of its own name in the network namespace NETWORK, or fails as the file BEHAVIOR says.
name=$(basename "$0")
PATH=${PATH#*:}
case "$(head -n 1 "$BEHAVIOR" 2>/dev/null)" in
  hangs) sleep 600 ;;
  endless) yes "tcp LISTEN 0 128 *:1234 *:*" ;;
  "only $name") ;;
  empty | only*) echo "exec: \"$name\": executable file not found in \$PATH" >&2; exit 127 ;;
esac
if [ -n "$NETWORK" ]; then exec ip netns exec "$NETWORK" "$name" "$@"; fi
exec "$name" "$@"
