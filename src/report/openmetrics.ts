import type { Finding } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import { compareStrings } from '../model/span.ts';
import { isActive } from './counts.ts';
import { escapeControls, withoutLogCommands } from './escape.ts';
import type { ReportOptions } from './options.ts';

type Labels = Readonly<Record<string, string>>;

/**
 * Gauges without timestamps as OpenMetrics text, which the textfile collector of node-exporter can read. Findings have the label `cluster`
 * if the run has several clusters.
 */
export function openmetrics(result: RunResult, { version, registry }: ReportOptions): string {
  const { findings, listeners, audit, problems } = result;
  const info = {
    version,
    registry: registry?.registries.map(({ name }) => name).join(',') ?? '',
    release: registry?.release?.join('.') ?? 'all',
  };
  const lines = [
    ...gauge('findings', 'Findings that are not suppressed.', countByLabels(findings.filter(isActive).flatMap(labelsOf))),
    ...gauge('suppressed_findings', 'Suppressed findings.', countByLabels(findings.filter((one) => !isActive(one)).flatMap(labelsOf))),
    ...gauge(
      'host_ports',
      'Host ports of workloads, by their registration.',
      countByLabels(listeners.map(({ registration }) => ({ status: registration.status }))),
    ),
    ...(audit
      ? gauge('nodes', 'Nodes, by the completeness of their sockets.', countByLabels(audit.nodes.map(({ sockets }) => ({ sockets }))))
      : []),
    ...gauge('problems', 'Inputs that could not be read or checked.', [[{}, problems.length]]),
    ...gauge('info', 'The program and the registries of the run.', [[info, 1]]),
    '# EOF',
  ];
  return `${lines.join('\n')}\n`;
}

function labelsOf({ rule, severity, workload, object, clusters }: Finding): readonly Labels[] {
  const labels = { rule, severity, namespace: workload?.namespace ?? object?.namespace ?? '' };
  return clusters ? clusters.map((cluster) => ({ ...labels, cluster })) : [labels];
}

function countByLabels(all: Iterable<Labels>): [Labels, number][] {
  const counts = new Map<string, [Labels, number]>();
  for (const labels of all) {
    const key = JSON.stringify(labels);
    const known = counts.get(key);
    if (known) known[1]++;
    else counts.set(key, [labels, 1]);
  }
  return [...counts].toSorted(([a], [b]) => compareStrings(a, b)).map(([, counted]) => counted);
}

/** The lines of one metric. */
function gauge(name: string, help: string, samples: readonly (readonly [Labels, number])[]): string[] {
  const full = `hostport_lint_${name}`;
  return [
    `# HELP ${full} ${help}`,
    `# TYPE ${full} gauge`,
    ...samples.map(([labels, value]) => {
      const written = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
      return `${full}${written.length === 0 ? '' : `{${written.join(',')}}`} ${value}`;
    }),
  ];
}

/** Escapes a label. Control characters are escaped first, so that the backslashes of their escapes are escaped too. */
function escapeLabel(text: string): string {
  return withoutLogCommands(escapeControls(text)).replace(/[\\"]/g, '\\$&');
}
