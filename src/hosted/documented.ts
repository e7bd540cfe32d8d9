import tables from '../../registry/hosted-control-planes/flows.yaml';
import { allowedStrategies, type HostedPlatform } from '../model/hosted-cluster.ts';

/** A row of the documented tables of ports, or a row that only HyperShift's source shows. */
export interface DocumentedRow {
  readonly id: string;
  readonly direction: 'ingress' | 'egress' | 'worker-egress' | 'node-local';
  /** The layer of the row: reached from outside, in the namespace of the control plane, or on a worker. */
  readonly perspective: 'edge' | 'hcp-namespace' | 'worker';
  /** Names of platforms, optionally with a condition, such as `all but IBMCloud`; `*` for all. */
  readonly platforms: readonly string[];
  /** Publishing strategies, `*` for all, `-` if the row does not depend on them. */
  readonly strategies: readonly string[];
  readonly privateCluster: boolean | 'any';
  readonly edgePort: number | string | null;
  readonly servicePort: number | string | null;
  readonly podPort: number | string | null;
  readonly protocols: readonly string[];
  readonly service: string;
  readonly purpose: string;
  readonly when: string;
  readonly tls: boolean | string | null;
  readonly sensitive: boolean;
  readonly localhostOnly: boolean;
  /** Empty for a row that only the source shows. */
  readonly documents: readonly { readonly document: string; readonly table: string; readonly says: string }[];
  readonly code: { readonly reference: string; readonly status: string };
}

export interface DocumentedTables {
  readonly documents: Readonly<Record<string, { readonly title: string }>>;
  /** The commit of HyperShift for the references. */
  readonly source: { readonly repository: string; readonly commit: string };
  readonly rows: readonly DocumentedRow[];
}

/** `registry/hosted-control-planes/flows.yaml`. */
export const DOCUMENTED = tables as DocumentedTables;

/** The rows for a platform and a strategy, without those that the platform refuses; all rows if neither is set. */
export function documentedRows(wanted: { readonly platform?: HostedPlatform; readonly strategy?: string }): readonly DocumentedRow[] {
  const { platform, strategy } = wanted;
  return DOCUMENTED.rows.filter(
    ({ id, platforms, strategies }) =>
      (platform === undefined || platforms.some((one) => isFor(platform, one))) &&
      (strategy === undefined || strategies.some((one) => one === '-' || one === '*' || strategyIn(one) === strategy)) &&
      (platform === undefined || strategies.some((one) => isAllowed(id, one, platform, strategy))),
  );
}

/** Returns `LoadBalancer` for `LoadBalancer(Azure WorkloadIdentities)`. */
function strategyIn(written: string): string {
  return written.replace(/\(.*/, '');
}

/** The services whose strategies depend on the platform, by the identifiers of their rows. */
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/^(?:w-)?kas(?:-|$)/, 'APIServer'],
  [/^oauth$/, 'OAuthServer'],
  [/^(?:w-)?konnectivity$/, 'Konnectivity'],
  [/^(?:w-)?ignition(?:-|$)/, 'Ignition'],
];

/** True if a platform allows the strategy of a row, and the strategy is the wanted one. */
function isAllowed(id: string, written: string, platform: HostedPlatform, wanted: string | undefined): boolean {
  const strategy = strategyIn(written);
  const service = SERVICES.find(([pattern]) => pattern.test(id))?.[1];
  if (service === undefined || strategy === '-' || strategy === '*') return true;
  const allowed = allowedStrategies(service, platform, false);
  return (wanted === undefined || strategy === wanted) && (allowed === null || allowed.includes(strategy));
}

function isFor(platform: HostedPlatform, written: string): boolean {
  const excepted = /^all but (.+)$/.exec(written)?.[1];
  if (excepted !== undefined) return !excepted.split(', ').includes(platform);
  const [first = ''] = written.split(' ');
  // A row without a platform applies to every platform.
  return first === platform || ['*', 'any', 'others', 'annotation'].includes(first);
}
