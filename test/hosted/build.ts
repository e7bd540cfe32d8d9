import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { flowsOf } from '../../src/hosted/flows/index.ts';
import { nodePortRangeOf } from '../../src/hosted/node-ports.ts';
import { NODE_PORT_RANGE } from '../../src/model/address.ts';
import type { ClusterFlows } from '../../src/model/flow.ts';
import type { HostedFacts } from '../../src/model/hosted-facts.ts';
import { lintManifest } from '../rules/pipeline.ts';

export interface Made {
  readonly name?: string;
  readonly namespace?: string;
  readonly platform?: object;
  /** Strategy of each service, as an object or in the words of `strategyOf`. */
  readonly services?: Readonly<Record<string, string | object>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly spec?: object;
}

/** A HostedCluster as an object. */
export function hostedCluster({ name = 'demo', namespace = 'clusters', platform, services = {}, annotations, spec }: Made): object {
  return {
    apiVersion: 'hypershift.openshift.io/v1beta1',
    kind: 'HostedCluster',
    metadata: { name, namespace, ...(annotations && { annotations }) },
    spec: {
      platform: platform ?? { type: 'Agent', agent: { agentNamespace: 'agents' } },
      services: Object.entries(services).map(([service, strategy]) => ({
        service,
        servicePublishingStrategy: typeof strategy === 'string' ? strategyOf(strategy) : strategy,
      })),
      ...spec,
    },
  };
}

/** Another object. `type` is its API version and kind, such as `apps/v1/DaemonSet`, and `name` its `NAMESPACE/NAME` or `NAME`. */
export function objectOf(type: string, name: string, rest: object): object {
  const [apiVersion, kind] = splitAtLast(type);
  const [namespace, ownName] = splitAtLast(name);
  return { apiVersion, kind, metadata: { name: ownName, ...(namespace && { namespace }) }, ...rest };
}

function splitAtLast(words: string): [string, string] {
  const at = words.lastIndexOf('/');
  return [words.slice(0, Math.max(at, 0)), words.slice(at + 1)];
}

export function asYaml(...objects: readonly object[]): string {
  return objects.map((object) => stringify(object)).join('---\n');
}

/** What the whole program reads from a text. */
export async function hostedIn(text: string): Promise<HostedFacts> {
  const { hosted, problems } = await lintManifest(text);
  if (problems.length > 0) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return hosted;
}

/** The flows of the hosted clusters in a text. */
export async function flowsIn(text: string): Promise<[ClusterFlows, ...ClusterFlows[]]> {
  const { clusters, hub } = await hostedIn(text);
  const [first, ...others] = clusters.map((cluster) => flowsOf(cluster, nodePortRangeOf(cluster, hub.networks, NODE_PORT_RANGE)));
  if (first === undefined) throw new Error('no hosted cluster was found');
  return [first, ...others];
}

const SERVICES = ['APIServer', 'OAuthServer', 'Konnectivity', 'Ignition'];

/** `lb[:HOST]`, `route[:HOST]` or `np:ADDRESS[:PORT]` as a publishing strategy. */
function strategyOf(words: string): object {
  const [, kind = '', host, port] = /^(lb|route|np)(?::(\[[^\]]+\]|[^:]+)(?::(\d+))?)?$/.exec(words) ?? [];
  const hostname = host === undefined ? {} : { hostname: host };
  if (kind === 'lb') return { type: 'LoadBalancer', loadBalancer: hostname };
  if (kind === 'route') return { type: 'Route', route: hostname };
  return { type: 'NodePort', nodePort: { address: host?.replaceAll(/[[\]]/g, ''), ...(port && { port: Number(port) }) } };
}

/** The block of a platform, from words such as `Azure/wi Private`. */
function platformOf(words: string): { readonly type: string; readonly azure?: object } {
  const [, type = '', identities, access] = /^(\w+)(?:\/(\w+))?(?: (\w+))?$/.exec(words) ?? [];
  if (type === 'AWS' || type === 'GCP') return { type, [type.toLowerCase()]: access ? { endpointAccess: access } : {} };
  if (type !== 'Azure') return { type };
  const azureAuthenticationConfigType = identities === 'mi' ? 'ManagedIdentities' : 'WorkloadIdentities';
  return { type, azure: { azureAuthenticationConfig: { azureAuthenticationConfigType }, ...(access && { topology: access }) } };
}

/** The cluster of a title line of clusters.txt. */
function clusterOf(title: string): Made {
  const [words = '', ...columns] = title.split(/ +\| +/);
  const listed = SERVICES.flatMap((name, at) => (columns[at] === '-' ? [] : [[name, strategyOf(columns[at] ?? '')]]));
  const { annotations, platform, ...spec } = parse(columns[4] ?? '{}');
  const azure = { ...platformOf(words).azure, ...platform?.azure };
  return {
    platform: { ...platformOf(words), ...(platform && { azure }) },
    services: Object.fromEntries(listed),
    annotations,
    spec,
  };
}

/** The clusters of clusters.txt, each with the flows that it lists. */
export const CLUSTERS = readFileSync(path.join(import.meta.dirname, 'clusters.txt'), 'utf8')
  .replaceAll(/^(?:#.*)?\n/gm, '')
  .split(/^(?=\S)/m)
  .map((block): [string, Made, string[]] => {
    const [title = '', ...lines] = block.trimEnd().split('\n');
    return [title, clusterOf(title), lines.map((line) => line.trim())];
  });
