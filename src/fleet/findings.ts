import { PROTOCOLS, type Protocol } from '../model/address.ts';
import type { ObjectName } from '../model/document.ts';
import type { Finding, Severity } from '../model/finding.ts';
import type { ObjectIdentity } from '../model/hosted-cluster.ts';
import { CONFIDENCES, type Confidence } from '../model/listener.ts';
import { type Span, spanOnLine } from '../model/span.ts';
import { onceForEach } from '../text/once.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../yaml/plain-fields.ts';

/** Findings of one rule have the same sentences, of which one copy is kept. */
const shared = onceForEach((text: string) => text);
const sharedText = (value: unknown): string => shared(textOf(value));

const NO_NODES: readonly string[] = [];
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const lineOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 1);
const confidenceOf = (value: unknown): Confidence => CONFIDENCES.find((one) => one === value) ?? 'medium';
const protocolOf = (value: unknown): Protocol | null => PROTOCOLS.find((one) => one === value) ?? null;

function objectNamed(value: unknown): ObjectName | null {
  const { kind, namespace, name } = fieldsOf(value);
  return typeof kind === 'string' ? { kind: shared(kind), namespace: textOrNull(namespace), name: textOf(name) } : null;
}

/** The unit or process of `Unit kubelet.service`. */
function processNamed(owner: unknown): ObjectName | null {
  const [, kind, name] = /^(\S+) (.+)$/.exec(textOf(owner)) ?? [];
  return kind && name ? { kind, namespace: null, name } : null;
}

function identityOf(value: unknown): ObjectIdentity | null {
  const named = objectNamed(value);
  return named && { ...named, apiVersion: textOf(fieldsOf(value).apiVersion) };
}

/** A place in a report. Findings about several ports at one place differ in its offset. */
function placeIn(path: string, line: number, column: number, endColumn: number, port: unknown): Span {
  const offset = typeof port === 'number' && port > 0 ? port : 0;
  return { ...spanOnLine(path, line, column, endColumn), start: offset, end: offset };
}

/** A finding from the JSON of an audit. Its path begins with `prefix`. The report of the cluster itself has its nodes and related places. */
export function findingOfAudit(fields: Fields, severity: Severity, prefix: string): Finding {
  const { path, line, column, endColumn, suppressed, port } = fields;
  const { by, reason, until } = fieldsOf(suppressed);
  return {
    ...{ rule: sharedText(fields.rule), severity, confidence: confidenceOf(fields.confidence) },
    ...{ message: textOf(fields.message), why: sharedText(fields.why), remedy: sharedText(fields.remedy), url: sharedText(fields.url) },
    label: textOrNull(fields.label),
    span: placeIn(prefix + textOf(path), lineOf(line), lineOf(column), lineOf(endColumn ?? column), port),
    related: [],
    ...{ workload: objectNamed(fields.workload), object: identityOf(fields.object), field: textOrNull(fields.field) },
    container: textOrNull(fields.container),
    ...{ port: typeof port === 'number' ? port : null, protocol: protocolOf(fields.protocol) },
    fingerprint: textOf(fields.fingerprint),
    ...{ nodes: NO_NODES, observed: fields.observed === true },
    ...(fields.platform === true && { isPlatform: true }),
    suppressed:
      suppressed === null || suppressed === undefined
        ? null
        : { by: textOf(by) as 'config', reason: textOf(reason), until: textOrNull(until) },
    fix: null,
  };
}

/** A finding from a result of a report object. */
export function findingOfReport(result: Fields, severity: Severity, path: string): Finding {
  const { port, confidence, container, why, remedy, url, fingerprint, observed, owner, platform, suppressed } = fieldsOf(result.properties);
  const [number, protocol] = textOf(port).split('/');
  const [resource] = listOf(result.resources);
  const [by = '', ...reason] = textOf(suppressed).split(': ');
  return {
    ...{ rule: sharedText(result.policy), severity, confidence: confidenceOf(confidence), message: textOf(result.message) },
    ...{ why: sharedText(why), remedy: sharedText(remedy), url: sharedText(url), label: null },
    ...{ span: placeIn(path, 1, 1, 1, Number(number)), related: [], object: null, field: null },
    workload: processNamed(owner) ?? (resource?.kind === 'Node' ? null : objectNamed(resource)),
    container: textOrNull(container),
    ...{ port: number ? Number(number) : null, protocol: protocolOf(protocol), fingerprint: textOf(fingerprint) },
    ...{ nodes: NO_NODES, observed: observed === 'true' },
    ...(platform === 'true' && { isPlatform: true }),
    suppressed: result.result === 'skip' ? { by: by as 'config', reason: reason.join(': '), until: null } : null,
    fix: null,
  };
}
