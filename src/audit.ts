import type { AuditInput } from './model/audit.ts';
import type { AuditRequest, RunOptions } from './options.ts';
import { type RunOutcome, run } from './run.ts';

/** The options of a run, with those that only an audit has. */
export interface AuditOptions extends Omit<RunOptions, 'paths' | 'audit' | 'filter'>, Omit<AuditRequest, 'input'> {}

/**
 * Audits the objects of a cluster and the sockets of its nodes, from files or live. Objects are streamed, and none is kept: an item is
 * a text of JSON or YAML as a `Source` (`sourceInMemory`, with `INSTALL`), a parsed `ClusterObject`, or a `Problem`, which makes the
 * exit status 3. Lists may come whole or item by item; items need their `kind`. When all objects are read, `captures` is called with
 * their pods and nodes; each capture is read before the next one is requested. Throws UsageError if an option is wrong.
 */
export function auditCluster({ upgradeTo = null, earlier = null, ...options }: AuditOptions, input: AuditInput): Promise<RunOutcome> {
  return run({ ...options, paths: [], audit: { input, upgradeTo, earlier } });
}
