/** The programs by which the printed script reaches the nodes. */
export const COLLECTOR_PROGRAMS = ['oc', 'kubectl', 'ssh'] as const;
export type CollectorProgram = (typeof COLLECTOR_PROGRAMS)[number];

interface Way {
  readonly usage: string;
  /** Prints the names of the nodes, one a line. */
  readonly nodes: string;
  /** Prints the sockets on a node. */
  readonly sockets: string;
  /** Starts the capture of node "$1". */
  readonly capture: string;
  /** Prints the name of the debug pod, as the messages of the program give it. */
  readonly pod: string;
  readonly deletePod: string;
  /** Reads the output again if it is not complete. */
  readonly retry: string;
}

const SOCKETS = 'ss -tulpne || netstat -tulpen || tail -n +1 /proc/net/tcp /proc/net/tcp6 /proc/net/udp /proc/net/udp6';
const onServer = (program: string): string =>
  `test -z "$pod" || ${program} delete pod "$pod" --ignore-not-found --wait=false >/dev/null 2>&1`;

const WAYS: Readonly<Record<CollectorProgram, Way>> = {
  oc: {
    usage: 'sh SCRIPT [FILE]',
    nodes: "oc get nodes -o name | sed 's|^node/||'",
    sockets: SOCKETS,
    capture: 'limited oc debug "node/$1" -- chroot /host sh -c "$ask"',
    pod: `sed -n 's|^Starting pod/\\([^ ]*\\) .*|\\1|p' "$part.err" | head -n 1`,
    deletePod: onServer('oc'),
    retry: ':',
  },
  kubectl: {
    usage: 'sh SCRIPT [FILE], or IMAGE=REGISTRY/busybox sh SCRIPT [FILE]',
    nodes: "kubectl get nodes -o name | sed 's|^node/||'",
    sockets: SOCKETS,
    capture: 'limited kubectl debug "node/$1" --profile=sysadmin --image="${IMAGE:-busybox}" --attach -- chroot /host sh -c "$ask"',
    pod: `sed -n 's|^Creating debugging pod \\(node-debugger-[^ ]*\\) .*|\\1|p' "$part.err" "$part" | head -n 1`,
    deletePod: onServer('kubectl'),
    // Output that a pod prints before kubectl attaches to it is in its log alone.
    retry: 'test -z "$pod" || { kubectl logs "$pod" >"$part.log" && cat "$part.log" >"$part"; } 2>>"$part.err"',
  },
  ssh: {
    usage: 'sh SCRIPT [FILE] <HOSTS, with one host or user@host a line',
    nodes: 'cat',
    sockets: `sudo -n ss -tulpne 2>/dev/null || ss -tulpne || /usr/sbin/${SOCKETS}`,
    capture: `limited ssh -o BatchMode=yes -o ConnectTimeout=10 -- "$1" "sh -c '$ask'"`,
    pod: 'echo none',
    deletePod: ':',
    retry: ':',
  },
};

/** Returns the script that captures the sockets of every node into one file, which `--capture` reads. */
export function collectorScript(program: CollectorProgram): string {
  const { usage, nodes, sockets, capture, pod, deletePod, retry } = WAYS[program];
  return `#!/bin/sh
# Captures the listening sockets of every node with ${program}, for hostport-lint audit --capture FILE.
# Usage: ${usage}
set -u
umask 077
file=\${1:-hostport-lint-capture.txt}
part=$(mktemp) || exit 1
pod='' running=''
ask='{ ${sockets}; } && echo "=== end ==="'

# Prints the name of the pod that ${program} made for the node, as its messages give it.
made() { ${pod}; }
delete_pod() { ${deletePod}; }
limited() { if command -v timeout >/dev/null; then exec timeout 120 "$@"; else exec "$@"; fi; }
capture() { ${capture}; }
complain() { printf '%s: %s\\n' "$1" "$2" | tr -dc '[:print:]\\n' >&2; status=1; }

stop() {
  trap '' HUP INT TERM
  if [ -n "$running" ]; then
    child=\${!:-}
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

nodes=$(${nodes})
[ -n "$nodes" ] || { echo 'no nodes to capture' >&2; stop 1; }
[ ! -f "$file" ] || rm -f "$file"
printf '' >"$file" || stop 1
status=0
while IFS= read -r node; do
  [ -n "$node" ] || continue
  case $node in -* | *[!A-Za-z0-9.:@_-]*) complain "$node" 'not the name of a node'; continue ;; esac
  printf '=== hostport-lint capture %s %s ===\\n' "\${node#*@}" "$(date -u +%Y-%m-%dT%H:%M:%SZ)" >>"$file"
  : >"$part"
  : >"$part.err"
  running=1
  capture "$node" >"$part" 2>"$part.err" </dev/null &
  wait "$!"
  pod=$(made)
  grep -qx '=== end ===' "$part" || ${retry}
  cat "$part" >>"$file"
  why=$(grep -v -e '^$' -e '^Starting' -e '^Creating' -e '^Removing' "$part.err" | tail -n 1)
  grep -qx '=== end ===' "$part" || complain "$node" "no complete capture: \${why:-the output ends early}"
  delete_pod
  running=
  pod=
done <<END
$nodes
END
stop "$status"
`;
}
