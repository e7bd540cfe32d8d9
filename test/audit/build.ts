import type { ObservedSocket } from '../../src/model/socket.ts';
import type { RunOptions } from '../../src/options.ts';
import { type RunOutcome, run, runOptions } from '../../src/run.ts';

/** Identifiers as the API server makes them, one for each number. */
export function uidOf(number: number): string {
  return `3c1b4b6e-7f1a-4a55-9d7e-${number.toString(16).padStart(12, '0')}`;
}

export function node(name: string, roles: readonly string[] = ['worker'], change: object = {}): object {
  const labels = Object.fromEntries(roles.map((role) => [`node-role.kubernetes.io/${role}`, '']));
  return { apiVersion: 'v1', kind: 'Node', metadata: { name, labels }, ...change };
}

interface PodChange {
  readonly namespace?: string;
  readonly uid?: number;
  readonly controller?: readonly [kind: string, name: string];
  readonly metadata?: object;
  readonly spec?: object;
  readonly status?: object;
  readonly ports?: readonly object[];
  readonly container?: object;
}

/** A ready pod on the host network. */
export function pod(name: string, nodeName: string | undefined, change: PodChange = {}): object {
  const { namespace = 'example', uid = 1, controller, metadata, spec, status, ports, container } = change;
  const ownerReferences = controller ? [{ kind: controller[0], name: controller[1], controller: true }] : [];
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace, uid: uidOf(uid), ownerReferences, ...metadata },
    spec: {
      hostNetwork: true,
      ...(nodeName === undefined ? {} : { nodeName }),
      containers: [{ name: 'main', image: 'example.com/agent:1', ...(ports && { ports }), ...container }],
      ...spec,
    },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }], ...status },
  };
}

/** A line of `ss -tulpne`. */
export function listening(local: string, process: string | null = null, cgroup: string | null = null, protocol = 'tcp'): string {
  const users = process === null ? '' : ` users:(("${process}",pid=${cgroup === null ? 7 : 52},fd=3))`;
  const state = protocol === 'udp' ? 'UNCONN' : 'LISTEN';
  return `${protocol} ${state} 0 128 ${local} 0.0.0.0:*${users}${cgroup === null ? '' : ` cgroup:${cgroup}`}`;
}

export function cgroupOfPod(uid: number): string {
  return `/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod${uidOf(uid).replaceAll('-', '_')}.slice/crio-aa.scope`;
}

export interface Audited {
  readonly outcome: RunOutcome;
  readonly sockets: readonly ObservedSocket[];
  /** `rule severity confidence port nodes` of each finding that is not suppressed. */
  readonly findings: readonly string[];
}

/** Audits objects and captures, by node, as a cluster returns them. */
export async function audited(
  objects: readonly object[],
  captures: Readonly<Record<string, string | readonly string[]>> = {},
  options: Partial<RunOptions> & { readonly coversAllPods?: boolean } = {},
): Promise<Audited> {
  const { coversAllPods = true, ...others } = options;
  const outcome = await run({
    ...runOptions({ paths: [], cwd: '.', registries: ['openshift'], ...others }),
    audit: {
      objects: (async function* () {
        for (const [index, object] of objects.entries()) yield { path: `object-${index}`, object };
      })(),
      captures: async function* () {
        for (const [name, lines] of Object.entries(captures)) {
          const text = typeof lines === 'string' ? lines : lines.join('\n');
          const path = `${name}.txt`;
          yield { node: name, path, files: [{ path, name: path, bytes: Buffer.from(text) }] };
        }
      },
      coversAllPods: () => coversAllPods,
    },
  });
  const findings = outcome.result.findings
    .filter(({ suppressed }) => suppressed === null)
    .map(({ rule, severity, confidence, port, nodes = [] }) => `${rule} ${severity} ${confidence} ${port} ${nodes.join(',')}`.trimEnd());
  return { outcome, sockets: outcome.result.audit?.sockets ?? [], findings: findings.toSorted() };
}

/** The owner of each socket, as `port owner by`. */
export function ownersOf({ sockets }: Audited): string[] {
  return sockets.map(({ port, pod: of, unit, explainedBy }) => {
    const holder = of ? `${of.namespace}/${of.name}${of.container === null ? '' : `/${of.container}`}` : (unit ?? '-');
    return `${port} ${holder} ${explainedBy ?? 'unknown'}`;
  });
}
