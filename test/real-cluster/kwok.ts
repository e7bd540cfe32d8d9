import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How commands run in a pod. */
export interface NodeExec {
  readonly namespace: string;
  readonly pod: string;
  /** Variables that the commands see: `NETWORK` names a network namespace to enter, `BEHAVIOR` a file that says what goes wrong. */
  readonly env: Readonly<Record<string, string>>;
}

/** The log of a pod: a file whose lines begin as those of the kubelet, `TIME stdout F TEXT`. */
export interface PodLog {
  readonly namespace: string;
  readonly pod: string;
  readonly file: string;
}

/** kwok's own stages, as its folder `kustomize/stage` has them: nodes become ready, and pods run at once. */
const NODE_READY = `
{{ $now := Now }}
conditions:
{{ range NodeConditions }}
- {lastHeartbeatTime: {{ $now | Quote }}, lastTransitionTime: {{ $now | Quote }}, message: {{ .message | Quote }}, reason: {{ .reason | Quote }}, status: {{ .status | Quote }}, type: {{ .type | Quote }}}
{{ end }}
addresses:
- {address: {{ NodeIP | Quote }}, type: InternalIP}
- {address: {{ NodeName | Quote }}, type: Hostname}
daemonEndpoints: {kubeletEndpoint: {Port: {{ NodePort }}}}
nodeInfo: {architecture: amd64, bootID: "", containerRuntimeVersion: kwok, kernelVersion: "", kubeProxyVersion: "", kubeletVersion: fake, machineID: "", operatingSystem: linux, osImage: "", systemUUID: ""}
phase: Running
`;
const POD_RUNNING = `
{{ $now := Now }}
conditions:
- {lastTransitionTime: {{ $now | Quote }}, status: "True", type: PodScheduled}
- {lastTransitionTime: {{ $now | Quote }}, status: "True", type: Ready}
containerStatuses:
{{ range .spec.containers }}
- {image: {{ .image | Quote }}, imageID: "", name: {{ .name | Quote }}, ready: true, restartCount: 0, state: {running: {startedAt: {{ $now | Quote }}}}}
{{ end }}
hostIP: {{ NodeIPWith .spec.nodeName | Quote }}
phase: Running
startTime: {{ $now | Quote }}
`;

/** The configuration of kwok, and in the folder `tools` the commands that pods have. */
export function kwokConfiguration(execs: readonly NodeExec[], logs: readonly PodLog[], tools: string): string {
  mkdirSync(tools, { recursive: true });
  for (const name of ['ss', 'netstat', 'cat']) writeFileSync(join(tools, name), TOOL, { mode: 0o755 });
  const of = (kind: string, metadata: unknown, spec: unknown) => ({ apiVersion: 'kwok.x-k8s.io/v1alpha1', kind, metadata, spec });
  const ready = { key: '.status.conditions.[] | select( .type == "Ready" ) | .status', operator: 'NotIn', values: ['True'] };
  const objects = [
    of(
      'Stage',
      { name: 'node-ready' },
      { resourceRef: { apiGroup: 'v1', kind: 'Node' }, selector: { matchExpressions: [ready] }, next: { statusTemplate: NODE_READY } },
    ),
    of(
      'Stage',
      { name: 'pod-running' },
      {
        resourceRef: { apiGroup: 'v1', kind: 'Pod' },
        selector: { matchExpressions: [{ key: '.status.phase', operator: 'In', values: ['Pending'] }, ready] },
        next: { statusTemplate: POD_RUNNING },
      },
    ),
    ...execs.map(({ namespace, pod, env }) =>
      of('Exec', { name: pod, namespace }, { execs: [{ local: { envs: Object.entries(env).map(([name, value]) => ({ name, value })) } }] }),
    ),
    ...logs.map(({ namespace, pod, file }) => of('Logs', { name: pod, namespace }, { logs: [{ logsFile: file }] })),
  ];
  return objects.map((object) => JSON.stringify(object)).join('\n---\n');
}

/** Runs the real command of its own name in the network namespace of the node, or fails as the file BEHAVIOR says. */
const TOOL = `#!/bin/bash
name=$(basename "$0")
PATH=\${PATH#*:}
case "$(head -n 1 "$BEHAVIOR" 2>/dev/null)" in
  hangs) sleep 600 ;;
  endless) yes "tcp LISTEN 0 128 *:1234 *:*" ;;
  "only $name") ;;
  empty | only*) echo "exec: \\"$name\\": executable file not found in \\$PATH" >&2; exit 127 ;;
esac
if [ -n "$NETWORK" ]; then exec ip netns exec "$NETWORK" "$name" "$@"; fi
exec "$name" "$@"
`;
