import type { Evidence, Listener } from '../../model/listener.ts';
import { nameOfAssignment, type Registration } from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import { nameOfWorkload } from '../../model/workload.ts';
import { placeOf } from '../counts.ts';
import { frameOf } from '../frame.ts';
import type { ReportOptions } from '../options.ts';
import { type Paint, painter } from '../paint.ts';
import { problemLinesOf } from '../summary.ts';
import { visible, withoutLogCommands } from '../visible.ts';
import { portsOf } from './json.ts';
import { compareHostPorts } from './order.ts';

/** Every host port with its chain of evidence: the token that shows the port, then the steps that led there. */
export function explain(result: RunResult, options: ReportOptions): string {
  const paint = painter(options.color);
  const lines = [...result.listeners].sort(compareHostPorts).flatMap((listener) => [...blockOf(listener, options, paint), '']);
  lines.push(...problemLinesOf(result, paint));
  if (result.listeners.length === 0) lines.push('No host port in use.');
  return withoutLogCommands(`${lines.join('\n').trimEnd()}\n`);
}

function blockOf(listener: Listener, options: ReportOptions, paint: Paint): string[] {
  const container = listener.container === null ? '' : `, container ${visible(listener.container)}`;
  const address = listener.address === null || listener.address === '' ? '' : ` (${visible(listener.address)})`;
  const facts = [
    `reach ${listener.reach}${address}`,
    listener.workload.hostProcess ? 'a process outside of pods' : listener.declared ? 'declared' : 'not declared',
    `${listener.confidence} confidence`,
    registrationInWords(listener.registration),
  ];
  const head = `${paint('strong', `${listener.port}/${listener.protocol}`)} ${visible(nameOfWorkload(listener.workload))}${container}`;
  return [head, `  ${facts.join(' · ')}`, ...listener.evidence.flatMap((evidence) => evidenceLines(evidence, options, paint))];
}

function evidenceLines(evidence: Evidence, options: ReportOptions, paint: Paint): string[] {
  const lines = [
    `  ${paint('info', `${evidence.origin} by ${visible(evidence.detector)}`)} ${placeOf(evidence.span)} ${visible(evidence.text)}`,
  ];
  const frame = { paint, width: options.width };
  lines.push(...frameOf(evidence.span, { ...frame, style: 'info', indent: '    ' }));
  for (const { span, note } of evidence.steps) {
    lines.push(`    ${paint('faint', 'from')} ${placeOf(span)} ${visible(note)}`);
    lines.push(...frameOf(span, { ...frame, style: 'faint', indent: '      ' }));
  }
  return lines;
}

function registrationInWords({ status, assignment }: Registration): string {
  if (assignment === null) return status;
  const team = assignment.team === null ? '' : ` of ${visible(assignment.team)}`;
  return `${status}: ${portsOf(assignment)} ${visible(assignment.process)}${team} (${visible(nameOfAssignment(assignment))})`;
}
