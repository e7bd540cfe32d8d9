import { portText } from '../../model/address.ts';
import type { Evidence, Listener } from '../../model/listener.ts';
import { nameOfAssignment, nameOfKnownListener, type Registration } from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import { nameOfWorkload } from '../../model/workload.ts';
import { type Colorize, colorizer } from '../color.ts';
import { compareHostPorts, placeOf } from '../counts.ts';
import { escapeControls, withoutLogCommands } from '../escape.ts';
import type { ReportOptions } from '../options.ts';
import { sourceExcerpt } from '../source-excerpt.ts';
import { problemLinesOf } from '../summary.ts';

/** Every host port with its chain of evidence: the token that shows the port, then the steps that led to it. */
export function explain(result: RunResult, options: ReportOptions): string {
  const colorize = colorizer(options.color);
  const lines = [...result.listeners].sort(compareHostPorts).flatMap((listener) => [...blockOf(listener, options, colorize), '']);
  lines.push(...problemLinesOf(result, colorize));
  if (result.listeners.length === 0) lines.push('No host port in use.');
  return withoutLogCommands(`${lines.join('\n').trimEnd()}\n`);
}

function blockOf(listener: Listener, options: ReportOptions, colorize: Colorize): string[] {
  const container = listener.container === null ? '' : `, container ${escapeControls(listener.container)}`;
  const address = listener.address === null || listener.address === '' ? '' : ` (${escapeControls(listener.address)})`;
  const facts = [
    `reach ${listener.reach}${address}`,
    listener.workload.hostProcess ? 'a process outside pods' : listener.declared ? 'declared' : 'not declared',
    `${listener.confidence} confidence${listener.because === undefined ? '' : `, because ${listener.because}`}`,
    registrationInWords(listener.registration),
  ];
  const head = `${colorize('strong', `${listener.port}/${listener.protocol}`)} ${escapeControls(nameOfWorkload(listener.workload))}${container}`;
  return [head, `  ${facts.join(' · ')}`, ...listener.evidence.flatMap((evidence) => evidenceLines(evidence, options, colorize))];
}

function evidenceLines(evidence: Evidence, options: ReportOptions, colorize: Colorize): string[] {
  const lines = [
    `  ${colorize('info', `${evidence.origin} by ${escapeControls(evidence.detector)}`)} ${placeOf(evidence.span)} ${escapeControls(evidence.text)}`,
  ];
  const shared = { colorize, width: options.width };
  lines.push(...sourceExcerpt(evidence.span, { ...shared, style: 'info', indent: '    ' }));
  for (const { span, note } of evidence.steps) {
    lines.push(`    ${colorize('faint', 'from')} ${placeOf(span)} ${escapeControls(note)}`);
    lines.push(...sourceExcerpt(span, { ...shared, style: 'faint', indent: '      ' }));
  }
  return lines;
}

function registrationInWords({ status, assignment, holder }: Registration): string {
  if (holder) return `${status}: ${escapeControls(nameOfKnownListener(holder))}, without a row`;
  if (assignment === null) return status;
  const team = assignment.team === null ? '' : ` of ${escapeControls(assignment.team)}`;
  return `${status}: ${portText(assignment)} ${escapeControls(assignment.process)}${team} (${escapeControls(nameOfAssignment(assignment))})`;
}
