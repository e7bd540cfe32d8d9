import type { V1Pod } from '@kubernetes/client-node/dist/gen/models/V1Pod.js';
import type { CaptureFile, CaptureInput } from '../../model/audit.ts';
import { addTo } from '../../model/groups.ts';
import { type Problem, problemOfFile } from '../../model/source.ts';
import { compareStrings } from '../../model/span.ts';
import { newlinesOf } from '../../text/lines.ts';
import { inTurns } from '../at-once.ts';
import { type NodeFailure, problemOfNodes, problemsOf } from './capture.ts';
import { pagesOf } from './list.ts';
import { failureOf } from './read.ts';
import type { Api } from './request.ts';
import { nameProblem, PODS, pathOf, type Raw, type Resource } from './resource.ts';

export interface CollectorOptions {
  readonly namespace: string;
  /** Label selector of the collector's pods. */
  readonly labelSelector: string;
  /** Times in milliseconds since 1970; older and newer captures are ignored. */
  readonly times: Required<Pick<CaptureInput, 'notBefore' | 'notAfter'>>;
  /** Prefix of the path of each capture. */
  readonly prefix: string;
  readonly onProgress: (read: number, total: number) => void;
  /** Called with each note. */
  readonly note: (sentence: string) => void;
}

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
  { namespace, labelSelector, times, prefix, onProgress, note }: CollectorOptions,
): AsyncIterable<CaptureInput | Problem> {
  const pods: Resource = { ...PODS, namespace, labelSelector };
  const path = `${prefix}namespaces/${namespace}/pods`;
  const byNode = new Map<string, Raw<V1Pod>[]>();
  try {
    for await (const { objects } of pagesOf(api, pods))
      for (const pod of objects as Raw<V1Pod>[]) if (pod.spec?.nodeName) addTo(byNode, pod.spec.nodeName, pod);
  } catch (error) {
    return yield problemOfFile(path, `the sockets are not known: ${failureOf(error, pods, 0)}`);
  }
  if (byNode.size === 0) {
    const message = `no pod with the label ${labelSelector} runs in the namespace ${namespace}; deploy/collector installs the collector`;
    return yield problemOfFile(path, message);
  }
  const without = nodes.filter((node) => !byNode.has(node));
  if (without.length > 0) yield problemOfNodes(without, 'no pod of the collector runs there', prefix);
  let read = 0;
  const ask = async ([node, own]: [string, Raw<V1Pod>[]]) => {
    if (own.length > 1) note(`node ${node} has ${own.length} pods of the collector; the newest complete capture in their logs is used`);
    const logs = await Promise.all(own.map((pod) => logOf(api, { ...PODS, namespace, name: pod.metadata?.name ?? '' }, pod, prefix)));
    onProgress(++read, byNode.size);
    return { node, logs };
  };
  const failures: NodeFailure[] = [];
  const sorted = [...byNode].toSorted(([a], [b]) => compareStrings(a, b));
  for await (const { node, logs } of inTurns(sorted, ask, AT_ONCE)) {
    // A new pod has no capture yet, while the log of the old pod still has one.
    const files = logs.filter((log) => 'bytes' in log);
    if (files.length > 0) yield { node, format: 'ss', ...times, path: files[0]?.path ?? '', files };
    else failures.push(...logs.flatMap((log) => ('reason' in log ? { node, ...log } : [])).slice(0, 1));
  }
  yield* problemsOf(failures, prefix);
}

/** The log of a pod, or why it cannot be read. */
async function logOf(
  api: Api,
  resource: Resource & { readonly name: string },
  { spec }: Raw<V1Pod>,
  prefix: string,
): Promise<CaptureFile | Omit<NodeFailure, 'node'>> {
  const { name } = resource;
  const failed = (reason: string) => ({ reason, cause: reason.replaceAll(name, 'POD') });
  const invalid = nameProblem(resource);
  if (invalid !== null) return failed(invalid);
  const [container, ...others] = spec?.containers ?? [];
  const query = others.length > 0 ? `${LOG_QUERY}&container=${encodeURIComponent(container?.name ?? '')}` : LOG_QUERY;
  try {
    const { bytes } = (await api({ path: `${pathOf(resource)}/log?${query}` }, (body) => ({ bytes: body }))) as Pick<CaptureFile, 'bytes'>;
    if (bytes.includes(HEADING)) return { path: `${prefix}namespaces/${resource.namespace}/pods/${name}/log`, name: 'log', bytes };
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
