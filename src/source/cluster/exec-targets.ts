import { compareStrings } from '../../model/span.ts';

/** A container of a pod on the host network of a node, which sees the node's sockets. */
export interface ExecTarget {
  readonly node: string;
  readonly namespace: string;
  readonly pod: string;
  readonly container: string;
}

/** What is looked at here of a pod; all of it may be missing. */
interface PodFields {
  readonly metadata?: {
    readonly name?: string;
    readonly namespace?: string;
    readonly annotations?: Readonly<Record<string, string>>;
    readonly deletionTimestamp?: string;
    readonly ownerReferences?: readonly { readonly kind?: string }[];
  };
  readonly spec?: {
    readonly nodeName?: string;
    readonly hostNetwork?: boolean;
    readonly hostPID?: boolean;
    readonly containers?: readonly { readonly name?: string; readonly securityContext?: { readonly privileged?: boolean } }[];
  };
  readonly status?: {
    readonly phase?: string;
    readonly containerStatuses?: readonly { readonly name?: string; readonly state?: { readonly running?: unknown } }[];
  };
}

export interface ExecTargets {
  readonly add: (pod: object) => void;
  /** Those of a node to ask one after the other, best first. */
  readonly of: (node: string) => readonly ExecTarget[];
}

/** Pods of a node that are asked until one knows a command. */
const MAX_PODS = 3;

/** Chooses the pods of each node that are best asked for its sockets. */
export function createExecTargets(): ExecTargets {
  const byNode = new Map<string, { readonly target: ExecTarget; readonly rank: number }[]>();
  return {
    add: (pod) => {
      const target = targetIn(pod);
      if (target === null) return;
      const all = [...(byNode.get(target.node) ?? []), { target, rank: rankOf(pod) }];
      all.sort((a, b) => b.rank - a.rank || compareStrings(nameOf(a.target), nameOf(b.target)));
      byNode.set(target.node, all.slice(0, MAX_PODS));
    },
    of: (node) => (byNode.get(node) ?? []).map(({ target }) => target),
  };
}

function nameOf({ namespace, pod }: ExecTarget): string {
  return `${namespace}/${pod}`;
}

function targetIn({ metadata, spec, status }: PodFields): ExecTarget | null {
  const { name = '', namespace = '', annotations, deletionTimestamp } = metadata ?? {};
  const { nodeName, hostNetwork } = spec ?? {};
  if (!hostNetwork || !nodeName || status?.phase !== 'Running' || deletionTimestamp) return null;
  const running = (status.containerStatuses ?? []).flatMap((one) => (one.name && one.state?.running ? [one.name] : []));
  const preferred = [annotations?.['kubectl.kubernetes.io/default-container'], ...(spec?.containers ?? []).map((one) => one.name)];
  const container = preferred.find((one) => one !== undefined && running.includes(one));
  return container === undefined ? null : { node: nodeName, namespace, pod: name, container };
}

/** The host's processes tell most, and a privileged pod adds none; the servers of the control plane are disturbed last. */
function rankOf({ metadata, spec }: PodFields): number {
  const isPrivileged = spec?.containers?.some(({ securityContext }) => securityContext?.privileged) === true;
  const isStatic = metadata?.ownerReferences?.some(({ kind }) => kind === 'Node') === true;
  return (isStatic ? 0 : 4) + (spec?.hostPID === true ? 2 : 0) + (isPrivileged ? 1 : 0);
}
