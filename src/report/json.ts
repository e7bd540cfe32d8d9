import type { Finding } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { activeFindings, countBySeverity } from './counts.ts';
import type { ReportOptions } from './options.ts';
import { withPlaceholders } from './visible.ts';

/** For programs; `schemas/findings.schema.json` describes it. */
export function json(result: RunResult, options: ReportOptions): string {
  return jsonText({
    version: 1,
    findings: result.findings.map(findingAsJson),
    problems: result.problems.map(problemAsJson),
    skipped: result.skipped.map(({ rule, reason }) => ({ rule, reason })),
    counts: {
      files: result.counts.files,
      documents: result.counts.documents,
      workloads: result.counts.workloads,
      listeners: result.counts.listeners,
      findings: countBySeverity(activeFindings(result)),
      hidden: result.hidden,
    },
    ...remarksAsJson(options),
  });
}

/**
 * JSON that is safe in a terminal and in a job's log: control, format and direction characters, and the `##` that CI
 * services look for, stand as `\u` escapes, so the values stay the same.
 */
export function jsonText(value: unknown): string {
  const escaped = JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]|\p{Cf}|\p{Zl}|\p{Zp}|#(?=#)/gu, (found) =>
    found.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
  return `${escaped}\n`;
}

/** How the input came about, and what else is to be said of it. */
export function remarksAsJson({ notes = [], renders = [] }: ReportOptions): { notes: string[]; renders: string[] } {
  return { notes: notes.map(withPlaceholders), renders: renders.map(withPlaceholders) };
}

export function problemAsJson({ path, line, column, message }: Problem): Problem {
  return { path, line, column, message: withPlaceholders(message) };
}

export function placeAsJson({ path, line, column }: Span): Pick<Span, 'path' | 'line' | 'column'> {
  return { path, line, column };
}

function findingAsJson(finding: Finding): unknown {
  const { span, workload, suppressed, fix } = finding;
  return {
    rule: finding.rule,
    severity: finding.severity,
    confidence: finding.confidence,
    message: withPlaceholders(finding.message),
    remedy: withPlaceholders(finding.remedy),
    url: finding.url,
    ...placeAsJson(span),
    endLine: span.endLine,
    endColumn: span.endColumn,
    related: finding.related.map((related) => ({ ...placeAsJson(related.span), message: withPlaceholders(related.message) })),
    workload: workload && {
      kind: withPlaceholders(workload.kind),
      namespace: workload.namespace === null ? null : withPlaceholders(workload.namespace),
      name: withPlaceholders(workload.name),
    },
    container: finding.container === null ? null : withPlaceholders(finding.container),
    port: finding.port,
    protocol: finding.protocol,
    fingerprint: finding.fingerprint,
    suppressed: suppressed && { by: suppressed.by, reason: suppressed.reason, until: suppressed.until },
    fix: fix && {
      description: withPlaceholders(fix.description),
      edits: fix.edits.map(({ path, start, end, text }) => ({ path, start, end, text })),
    },
  };
}
