import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CaptureFormatName } from '../model/audit.ts';
import { UsageError } from '../model/exit-code.ts';
import { nameProblem } from '../source/cluster/resource.ts';
import { collect, repeated } from './options.ts';

/** The options of a live cluster. */
export interface LiveFlags {
  readonly capture: string[];
  readonly captureFormat?: CaptureFormatName;
  readonly context: string[];
  readonly allContexts?: boolean;
  readonly kubeconfig?: string;
  readonly clusterName?: string;
  readonly publish?: 'reports';
  readonly configmaps?: boolean;
  readonly printRbac?: boolean;
  readonly namespace: string[];
  readonly sockets: 'none' | 'exec' | 'logs';
  readonly collectorNamespace?: string;
  readonly collectorSelector?: string;
  /** Milliseconds. */
  readonly maxAge?: number;
  readonly saveCaptures?: string;
  readonly dryRun?: boolean;
  readonly execTimeout: number;
  readonly execConcurrency: number;
  readonly timeout: number;
  readonly requestTimeout: number;
}

/** The namespace of deploy/collector, and the maximum age of its captures. */
export const COLLECTOR = {
  namespace: 'hostport-lint-collector',
  selector: 'app.kubernetes.io/name=hostport-lint-collector',
  maxAge: 2 * 3_600_000,
};

export function addLiveOptions(command: Command): Command {
  return command
    .optionsGroup('Input from a live cluster:')
    .addOption(
      repeated(
        '--context <context>',
        'the context of the kubeconfig to audit (for the lint, --context is a folder)',
        'the current one, where no files are given',
      ),
    )
    .option('--all-contexts', 'audit the clusters of all contexts')
    .option('--kubeconfig <file>', 'the only kubeconfig to read (default: KUBECONFIG, otherwise ~/.kube/config)')
    .addOption(
      repeated('-n, --namespace <name,...>', 'read the pods and Services of these namespaces only; may be repeated', 'all', namespacesOf),
    )
    .option('--configmaps', 'also read the ConfigMaps of pods on the host network, to infer ports from them')
    .addOption(
      new Option('--sockets <how>', 'exec: run a command in a pod of each node; logs: read the logs of the collector (docs/fleet.md)')
        .choices(['none', 'exec', 'logs'])
        .default('none'),
    )
    .addOption(
      new Option('--collector-namespace <name>', `with --sockets logs: its namespace (default: ${COLLECTOR.namespace})`).argParser(
        namespaceOf,
      ),
    )
    .option('--collector-selector <labels>', `with --sockets logs: labels of its pods (default: ${COLLECTOR.selector})`)
    .addOption(
      durationOption('--max-age <duration>', 'with --sockets logs: maximum age of a capture (default: 2h)', '2h').default(undefined),
    )
    .option('--dry-run', 'with --sockets exec: print the commands and pods, and exit')
    .addOption(durationOption('--exec-timeout <duration>', 'time limit for the commands on a node', '20s'))
    .addOption(
      new Option('--exec-concurrency <n>', 'number of nodes on which commands run at the same time').argParser(parsePositive).default(5),
    )
    .option('--save-captures <folder>', 'with --sockets exec: write the output of each node to a file in this folder, for --capture')
    .addOption(
      new Option(
        '--publish <what>',
        'write the findings to report objects in the cluster (openreports.io, otherwise wgpolicyk8s.io)',
      ).choices(['reports']),
    )
    .option('--print-rbac', 'print roles, bindings and service account with the permissions for these options, and exit')
    .addOption(durationOption('--timeout <duration>', 'time limit for the whole run', '10m'))
    .addOption(durationOption('--request-timeout <duration>', 'time limit for a request, or for a credential plugin', '30s'));
}

/** Throws a UsageError for options that need another one. */
export function checkLiveOptions(flags: LiveFlags, isLive: boolean): void {
  const { sockets, dryRun, saveCaptures, namespace, printRbac, collectorNamespace, collectorSelector, maxAge } = flags;
  if (sockets !== 'none' && !isLive && !printRbac)
    throw new UsageError(`--sockets ${sockets} needs a live cluster; name it with --context`);
  if (flags.publish !== undefined && !isLive && !printRbac) throw new UsageError('--publish needs a live cluster; name it with --context');
  if (sockets !== 'logs' && (collectorNamespace ?? collectorSelector ?? maxAge) !== undefined)
    throw new UsageError('--collector-namespace, --collector-selector and --max-age need --sockets logs');
  if (dryRun && sockets !== 'exec') throw new UsageError('--dry-run needs --sockets exec');
  if (saveCaptures !== undefined && sockets !== 'exec') throw new UsageError('--save-captures needs --sockets exec');
  if (namespace.length > 0 && !isLive && !printRbac) throw new UsageError('--namespace needs a live cluster; name it with --context');
}

function namespacesOf(text: string, before: readonly string[] = []): string[] {
  return collect(text, before).map(namespaceOf);
}

function namespaceOf(namespace: string): string {
  const problem = nameProblem({ namespace });
  if (problem !== null) throw new InvalidArgumentError(`${problem}.`);
  return namespace;
}

function parsePositive(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 100) throw new InvalidArgumentError('write a number from 1 to 100.');
  return count;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** An option with a duration, written as in kubectl: `30s`, `1m30s`. The value is in milliseconds. */
export function durationOption(flags: string, description: string, standard: string): Option {
  const read = (text: string): number => {
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
    const total = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0);
    if (parts.map(([part]) => part).join('') !== text || total <= 0) throw new InvalidArgumentError('write it like 30s or 1m30s.');
    return total;
  };
  return new Option(flags, description).argParser(read).default(read(standard), standard);
}
