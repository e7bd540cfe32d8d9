import tables from '../../registry/hosted-control-planes/flows.yaml';

/** A row of the documents' tables of ports, or one that only HyperShift's source knows. */
export interface DocumentedRow {
  readonly id: string;
  readonly direction: 'ingress' | 'egress' | 'worker-egress' | 'node-local';
  /** Which layer the row speaks of: what is dialled from outside, the namespace of the control plane, or a worker. */
  readonly perspective: 'edge' | 'hcp-namespace' | 'worker';
  /** Names of platforms with a condition or none, such as `all but IBMCloud`; `*` for all. */
  readonly platforms: readonly string[];
  /** Publishing strategies, `*` for all, `-` where the row does not depend on them. */
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
  /** Empty where only the source knows the row. */
  readonly documents: readonly { readonly document: string; readonly table: string; readonly says: string }[];
  readonly code: { readonly reference: string; readonly status: string };
}

export interface DocumentedTables {
  readonly documents: Readonly<Record<string, { readonly title: string }>>;
  /** The state of HyperShift's source to which the references belong. */
  readonly source: { readonly repository: string; readonly commit: string };
  readonly rows: readonly DocumentedRow[];
}

/** `registry/hosted-control-planes/flows.yaml`. */
export const DOCUMENTED = tables as DocumentedTables;

/** The rows that hold for a platform and a strategy; all where neither is given. */
export function documentedRows({
  platform,
  strategy,
}: {
  readonly platform?: string;
  readonly strategy?: string;
}): readonly DocumentedRow[] {
  return DOCUMENTED.rows.filter(
    ({ platforms, strategies }) =>
      (platform === undefined || platforms.some((one) => holdsOn(platform, one))) &&
      (strategy === undefined ||
        strategies.some((one) => one === '-' || one === '*' || one === strategy || one.startsWith(`${strategy}(`))),
  );
}

function holdsOn(platform: string, written: string): boolean {
  const excepted = /^all but (\w+)$/.exec(written)?.[1];
  if (excepted !== undefined) return excepted !== platform;
  const [first = ''] = written.split(' ');
  // What no platform decides can hold on each.
  return first === platform || ['*', 'any', 'others', 'annotation'].includes(first);
}
