import type { V1Pod } from '@kubernetes/client-node/dist/gen/models/V1Pod.js';
import type { CaptureFile, GivenCapture } from '../../model/audit.ts';
import { addTo, pick } from '../../model/groups.ts';
import { type Problem, problemOfFile } from '../../model/source.ts';
import { compareStrings } from '../../model/span.ts';
import { newlinesOf } from '../../text/lines.ts';
import { firstFew, plural } from '../../text/words.ts';
import { inTurns } from '../run-program.ts';
import { pagesOf, pathOf, type Resource } from './list.ts';
import { nameProblem } from './names.ts';
import type { Raw } from './raw.ts';
import { failureOf } from './read.ts';
import type { Api } from './request.ts';

export interface CollectorOptions {
  readonly namespace: string;
  /** Label selector of the collector's pods. */
  readonly selector: string;
  /** Milliseconds since 1970; captures from before do not count. */
  readonly notBefore: number;
  /** Milliseconds since 1970; captures from after do not count. */
  readonly notAfter: number;
  /** Prefix of the path of each capture. */
  readonly prefix: string;
  readonly onProgress: (read: number, total: number) => void;
  /** Called with a sentence for the reader. */
  readonly note: (sentence: string) => void;
}

/** The end of a log, with captures of several hours. */
const MAX_LINES = 20_000;
const LOG_QUERY = `tailLines=${MAX_LINES}&limitBytes=33554432`;
/** Logs that are read at once. */
const AT_ONCE = 5;
const MAX_NAMES = 10;
/** A line that every capture in a log starts with. */
const HEADING = '=== hostport-lint capture ';

/** The captures in the logs of the collector's pods, one for each node. A node without a capture is a problem; nodes without a pod are one. */
export async function* capturesInLogs(
  api: Api,
  nodes: readonly string[],
  options: CollectorOptions,
): AsyncIterable<GivenCapture | Problem> {
  const { namespace, selector, prefix, note } = options;
  const pods: Resource = { kind: 'Pod', group: '', version: 'v1', plural: 'pods', namespace, labelSelector: selector };
  const byNode = new Map<string, Raw<V1Pod>[]>();
  try {
    for await (const { objects } of pagesOf(api, pods))
      for (const pod of objects as Raw<V1Pod>[]) if (pod.spec?.nodeName) addTo(byNode, pod.spec.nodeName, pod);
  } catch (error) {
    yield problemOfFile(`${prefix}namespaces/${namespace}/pods`, `the sockets are not known: ${failureOf(error, pods, 0)}`);
    return;
  }
  if (byNode.size === 0) {
    const message = `no pod with the label ${selector} runs in the namespace ${namespace}; deploy/collector installs the collector`;
    yield problemOfFile(`${prefix}namespaces/${namespace}/pods`, message);
    return;
  }
  const without = nodes.filter((node) => !byNode.has(node));
  if (without.length > 0)
    yield problemOfFile(`${prefix}nodes`, `the sockets of ${inWords(without)} are not known: no pod of the collector runs there`);
  let read = 0;
  const ask = async ([node, own]: [string, Raw<V1Pod>[]]) => {
    if (own.length > 1) note(`node ${node} has ${own.length} pods of the collector; the newest complete capture in their logs counts`);
    const logs = await Promise.all(own.map((pod) => logOf(api, pod, options)));
    options.onProgress(++read, byNode.size);
    return { node, logs };
  };
  /** Nodes without a capture by what they have in common: the reason without the name of the pod. */
  const failed = new Map<string, { readonly first: string; readonly nodes: string[] }>();
  for await (const { node, logs } of inTurns(
    [...byNode].toSorted(([a], [b]) => compareStrings(a, b)),
    ask,
    AT_ONCE,
  )) {
    const files = logs.filter((log) => 'bytes' in log);
    const [failure] = logs.filter((log) => 'reason' in log);
    // A new pod has no capture yet, and the old one still has its log.
    if (files.length > 0) yield { node, format: 'ss', ...pick(options, 'notBefore', 'notAfter'), path: files[0]?.path ?? '', files };
    else if (failure) {
      const cause = failure.reason.replaceAll(failure.pod, 'POD');
      const known = failed.get(cause);
      if (known) known.nodes.push(node);
      else failed.set(cause, { first: failure.reason, nodes: [node] });
    }
  }
  for (const { first, nodes: all } of failed.values())
    yield problemOfFile(`${prefix}nodes`, `the sockets of ${inWords(all)} are not known: ${first}`);
}

function inWords(nodes: readonly string[]): string {
  if (nodes.length === 1) return `node ${nodes[0]}`;
  return `${plural(nodes.length, 'node')} (${firstFew(nodes, MAX_NAMES)})`;
}

/** The log of a pod, or why it cannot be read. */
async function logOf(
  api: Api,
  { metadata, spec }: Raw<V1Pod>,
  { namespace, prefix }: CollectorOptions,
): Promise<CaptureFile | { readonly pod: string; readonly reason: string }> {
  const { name = '' } = metadata ?? {};
  const resource: Resource = { kind: 'Pod', group: '', version: 'v1', plural: 'pods', namespace, name };
  const unknown = (reason: string) => ({ pod: name, reason });
  const invalid = nameProblem({ namespace, name });
  if (invalid !== null) return unknown(invalid);
  const [container] = spec?.containers ?? [];
  const query = (spec?.containers?.length ?? 0) > 1 ? `${LOG_QUERY}&container=${encodeURIComponent(container?.name ?? '')}` : LOG_QUERY;
  try {
    const { bytes } = (await api.get(`${pathOf(resource)}/log?${query}`, (body) => ({ bytes: body }))) as Pick<CaptureFile, 'bytes'>;
    if (!bytes.includes(HEADING)) {
      const hasAll = newlinesOf(bytes.toString('latin1')) < MAX_LINES;
      return unknown(
        hasAll
          ? `the log of the collector's pod ${name} has no capture yet`
          : `the last ${MAX_LINES} lines of the log of the collector's pod ${name}, which are read, have no start of a capture`,
      );
    }
    return { path: `${prefix}namespaces/${namespace}/pods/${name}/log`, name: 'log', bytes };
  } catch (error) {
    return unknown(failureOf(error, { ...resource, plural: 'pods/log' }, 0));
  }
}
