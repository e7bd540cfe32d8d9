import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import type { Assignment, Registry } from '../../src/model/registry.ts';

/** A workload that the policies check. */
export interface CorpusObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly spec: object;
}

const FOLDER = 'test/fixtures';
const KINDS = new Set(
  'Pod ReplicationController PodTemplate Deployment DaemonSet StatefulSet ReplicaSet Job CronJob DeploymentConfig'.split(' '),
);

/**
 * The workloads of the fixtures that any reader of YAML accepts, with distinct names, and in the namespace `default` where a file has none,
 * as the API server would see them.
 */
export function corpus(): readonly CorpusObject[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const objects = files.sort().flatMap((name) => objectsIn(readFileSync(join(FOLDER, name), 'utf8')));
  return objects.flatMap((object, index) => {
    const { kind, metadata, spec, template } = object as {
      kind?: string;
      metadata?: { namespace?: unknown };
      spec?: unknown;
      template?: unknown;
    };
    if (!KINDS.has(kind ?? '') || !metadata || !(spec ?? template)) return [];
    const { namespace } = metadata;
    const named = {
      ...metadata,
      name: `w${index}`,
      namespace: typeof namespace === 'string' && /^[a-z0-9-]+$/.test(namespace) ? namespace : 'default',
    };
    return [{ ...(object as CorpusObject), metadata: named }];
  });
}

function objectsIn(text: string): readonly object[] {
  try {
    return (loadAll(text) as ({ kind?: string; items?: object[] } | null)[]).flatMap((one) =>
      one?.kind?.endsWith('List') ? (one.items ?? []) : (one ?? []),
    );
  } catch {
    // Templates are no YAML yet.
    return [];
  }
}

/** For each row of a registry a stranger that declares its port, and the owner itself if it is a workload. */
export function rowObjects({ assignments }: Registry): readonly CorpusObject[] {
  const daemonSet = (namespace: string, name: string, index: number, { port, protocol }: Assignment): CorpusObject => ({
    apiVersion: 'apps/v1',
    kind: 'DaemonSet',
    metadata: { name: `${name}-${index}`, namespace },
    spec: { selector: { matchLabels: { a: 'b' } }, template: { metadata: { labels: { a: 'b' } }, spec: podOf(port, protocol) } },
  });
  const plain = (pattern: string): string => (pattern.split('|')[0] ?? '').replaceAll('*', 'x');
  return assignments.flatMap((row, index) => {
    const owner = row.owners.find(({ claimant }) => claimant === 'workload');
    const owned = owner ? [daemonSet(plain(owner.namespace), 'owner', index, row)] : [];
    return [daemonSet('team', 'stranger', index, row), ...owned];
  });
}

function podOf(port: number, protocol: string): object {
  return {
    hostNetwork: true,
    containers: [{ name: 'main', image: 'example.com/unknown:1', ports: [{ containerPort: port, hostPort: port, protocol }] }],
  };
}
