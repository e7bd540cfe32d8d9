import { PROTOCOLS, type Protocol } from '../model/address.ts';
import type { ObjectName } from '../model/document.ts';
import type { Finding, Severity } from '../model/finding.ts';
import type { ObjectIdentity } from '../model/hosted-cluster.ts';
import { CONFIDENCES } from '../model/listener.ts';
import { type Span, spanOnLine } from '../model/span.ts';
import { onceForEach } from '../text/once.ts';
import { fieldsOf, listOf, type PlainFields, textOf } from '../yaml/plain-fields.ts';

/** Findings of one rule have equal sentences; only one copy of each is kept. */
const shared = onceForEach((text: string) => text);
const sharedText = (value: unknown): string => shared(textOf(value));

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const lineOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 1);
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

const NO_NODES: readonly string[] = [];

/** The fields of a finding that both report formats share. Nodes and related places are only in the report of the cluster itself. */
function findingOf(
  fields: PlainFields,
  port: number | null,
  place: Span,
): Omit<Finding, 'rule' | 'severity' | 'message' | 'protocol' | 'workload'> {
  return {
    confidence: CONFIDENCES.find((one) => one === fields.confidence) ?? 'medium',
    why: sharedText(fields.why),
    remedy: sharedText(fields.remedy),
    url: sharedText(fields.url),
    label: textOrNull(fields.label),
    object: identityOf(fields.object),
    field: textOrNull(fields.field),
    // Distinguishes findings about several ports at one place by their offset.
    span: { ...place, start: Math.max(0, port ?? 0), end: Math.max(0, port ?? 0) },
    related: [],
    container: textOrNull(fields.container),
    port,
    fingerprint: textOf(fields.fingerprint),
    // Properties of objects are texts.
    nodes: NO_NODES,
    observed: String(fields.observed) === 'true',
    ...(String(fields.platform) === 'true' && { isPlatform: true }),
    suppressed: null,
    fix: null,
  };
}

/** A finding from the JSON of an audit. Its path begins with `prefix`. */
export function findingOfAudit(fields: PlainFields, severity: Severity, prefix: string): Finding {
  const { path, line, column, endColumn, suppressed, port } = fields;
  const { by, reason, until } = fieldsOf(suppressed);
  const place = spanOnLine(prefix + textOf(path), lineOf(line), lineOf(column), lineOf(endColumn ?? column));
  return {
    ...findingOf(fields, typeof port === 'number' ? port : null, place),
    rule: sharedText(fields.rule),
    severity,
    message: textOf(fields.message),
    workload: objectNamed(fields.workload),
    protocol: protocolOf(fields.protocol),
    ...(suppressed ? { suppressed: { by: textOf(by) as 'config', reason: textOf(reason), until: textOrNull(until) } } : {}),
  };
}

/** A finding from a result of a report object. */
export function findingOfReport(result: PlainFields, severity: Severity, path: string): Finding {
  const properties = fieldsOf(result.properties);
  const [number, protocol] = textOf(properties.port).split('/');
  const [resource] = listOf(result.resources);
  const [by = '', ...reason] = textOf(properties.suppressed).split(': ');
  return {
    ...findingOf(properties, number ? Number(number) : null, spanOnLine(path, 1, 1, 1)),
    rule: sharedText(result.policy),
    severity,
    message: textOf(result.message),
    protocol: protocolOf(protocol),
    workload: processNamed(properties.owner) ?? (resource?.kind === 'Node' ? null : objectNamed(resource)),
    suppressed: result.result === 'skip' ? { by: by as 'config', reason: reason.join(': '), until: null } : null,
  };
}
