import type { V1Pod } from '@kubernetes/client-node/dist/gen/models/V1Pod.js';
import type { CaptureFile, CaptureInput } from '../../model/audit.ts';
import { addTo, pick } from '../../model/groups.ts';
import { type Problem, problemOfFile } from '../../model/source.ts';
import { compareStrings } from '../../model/span.ts';
import { newlinesOf } from '../../text/lines.ts';
import { inTurns } from '../run-program.ts';
import { type NodeFailure, nodesInWords, problemsOf } from './failures.ts';
import { pagesOf, pathOf, type Resource } from './list.ts';
import { nameProblem } from './names.ts';
import type { Raw } from './raw.ts';
import { failureOf } from './read.ts';
import type { Api } from './request.ts';

export interface CollectorOptions {
  readonly namespace: string;
  /** Label selector of the collector's pods. */
  readonly selector: string;
  /** Milliseconds since 1970; older captures are ignored. */
  readonly notBefore: number;
  /** Milliseconds since 1970; newer captures are ignored. */
  readonly notAfter: number;
  /** Prefix of the path of each capture. */
  readonly prefix: string;
  readonly onProgress: (read: number, total: number) => void;
  /** Called with each note. */
  readonly note: (sentence: string) => void;
}

const POD: Resource = { kind: 'Pod', group: '', version: 'v1', plural: 'pods' };
/** Number of lines at the end of a log, which contain captures of several hours. */
const MAX_LINES = 20_000;
const LOG_QUERY = `tailLines=${MAX_LINES}&limitBytes=33554432`;
/** Number of logs that are read at the same time. */
const AT_ONCE = 5;
/** The start of the first line of every capture in a log. */
const HEADING = '=== hostport-lint capture ';

/**
 * The captures in the logs of the collector's pods, one for each node. A node without a capture is a problem; all nodes without a pod are
 * one problem.
 */
export async function* capturesInLogs(
  api: Api,
  nodes: readonly string[],
  options: CollectorOptions,
): AsyncIterable<CaptureInput | Problem> {
  const { namespace, selector, prefix, note } = options;
  const byNode = new Map<string, Raw<V1Pod>[]>();
  const path = `${prefix}namespaces/${namespace}/pods`;
  try {
    for await (const { objects } of pagesOf(api, { ...POD, namespace, labelSelector: selector }))
      for (const pod of objects as Raw<V1Pod>[]) if (pod.spec?.nodeName) addTo(byNode, pod.spec.nodeName, pod);
  } catch (error) {
    yield problemOfFile(path, `the sockets are not known: ${failureOf(error, { ...POD, namespace }, 0)}`);
    return;
  }
  if (byNode.size === 0) {
    yield problemOfFile(
      path,
      `no pod with the label ${selector} runs in the namespace ${namespace}; deploy/collector installs the collector`,
    );
    return;
  }
  const without = nodes.filter((node) => !byNode.has(node));
  if (without.length > 0)
    yield problemOfFile(`${prefix}nodes`, `the sockets of ${nodesInWords(without)} are not known: no pod of the collector runs there`);
  let read = 0;
  const ask = async ([node, own]: [string, Raw<V1Pod>[]]) => {
    if (own.length > 1) note(`node ${node} has ${own.length} pods of the collector; the newest complete capture in their logs is used`);
    const logs = await Promise.all(own.map((pod) => logOf(api, pod, node, options)));
    options.onProgress(++read, byNode.size);
    return { node, logs };
  };
  const failures: NodeFailure[] = [];
  const sorted = [...byNode].toSorted(([a], [b]) => compareStrings(a, b));
  for await (const { node, logs } of inTurns(sorted, ask, AT_ONCE)) {
    // A new pod has no capture yet, while the log of the old pod still has one.
    const files = logs.filter((log) => 'bytes' in log);
    if (files.length > 0) yield { node, format: 'ss', ...pick(options, 'notBefore', 'notAfter'), path: files[0]?.path ?? '', files };
    else failures.push(...logs.filter((log) => 'reason' in log).slice(0, 1));
  }
  yield* problemsOf(failures, prefix);
}

/** The log of a pod on a node, or why it cannot be read. */
async function logOf(
  api: Api,
  { metadata, spec }: Raw<V1Pod>,
  node: string,
  { namespace, prefix }: CollectorOptions,
): Promise<CaptureFile | NodeFailure> {
  const { name = '' } = metadata ?? {};
  const resource: Resource = { ...POD, namespace, name };
  const failed = (reason: string): NodeFailure => ({ node, reason, cause: reason.replaceAll(name, 'POD') });
  const invalid = nameProblem({ namespace, name });
  if (invalid !== null) return failed(invalid);
  const [container, ...others] = spec?.containers ?? [];
  const query = others.length > 0 ? `${LOG_QUERY}&container=${encodeURIComponent(container?.name ?? '')}` : LOG_QUERY;
  try {
    const { bytes } = (await api.get(`${pathOf(resource)}/log?${query}`, (body) => ({ bytes: body }))) as Pick<CaptureFile, 'bytes'>;
    if (bytes.includes(HEADING)) return { path: `${prefix}namespaces/${namespace}/pods/${name}/log`, name: 'log', bytes };
    const hasAll = newlinesOf(bytes.toString('latin1')) < MAX_LINES;
    return failed(
      hasAll
        ? `the log of the collector's pod ${name} has no capture yet`
        : `the last ${MAX_LINES} lines of the log of the collector's pod ${name}, which are read, have no start of a capture`,
    );
  } catch (error) {
    return failed(failureOf(error, { ...resource, plural: 'pods/log' }, 0));
  }
}
