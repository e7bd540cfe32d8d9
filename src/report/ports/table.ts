import type { Listener } from '../../model/listener.ts';
import { type Assignment, nameOfKnownListener, type Registration } from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import { nameOfWorkload } from '../../model/workload.ts';
import { columns } from '../../text/cells.ts';
import { plural } from '../../text/words.ts';
import { type Cell, colorizer, inStyle } from '../color.ts';
import { compareHostPorts, placeOf } from '../counts.ts';
import { escapeControls, withoutLogCommands } from '../escape.ts';
import type { ReportOptions } from '../options.ts';
import { problemLinesOf } from '../summary.ts';

const HEADINGS = ['PORT', 'REACH', 'DECLARED', 'SURE', 'REGISTRY', 'WORKLOAD', 'CONTAINER', 'WHERE'];
/** Heading of the column before the place, which only a run with clusters has. */
const CLUSTERS = 'CLUSTERS';

/** A table of every host port, sorted by port, then the count and the ports that need attention. */
export function table(result: RunResult, options: ReportOptions): string {
  const colorize = colorizer(options.color);
  const listeners = [...result.listeners].sort(compareHostPorts);
  const hasClusters = listeners.some(({ clusters }) => clusters !== undefined);
  const headings = hasClusters ? HEADINGS.toSpliced(-1, 0, CLUSTERS) : HEADINGS;
  const rows = [headings.map((text): Cell => ({ text, style: 'faint' })), ...listeners.map((one) => cellsOfListener(one, hasClusters))];
  const lines = listeners.length === 0 ? [] : [...columns(rows, inStyle(colorize)), ''];
  if (result.problems.length > 0) lines.push(...problemLinesOf(result, colorize), '');
  lines.push(verdictOf(listeners, result));
  return withoutLogCommands(`${lines.join('\n')}\n`);
}

function cellsOfListener(listener: Listener, hasClusters: boolean): Cell[] {
  const first = listener.evidence[0];
  const { clusters = ['-'] } = listener;
  return [
    { text: `${listener.port}/${listener.protocol}`, style: 'strong' },
    listener.reach,
    declaredCell(listener),
    listener.confidence,
    registrationCell(listener.registration),
    escapeControls(nameOfWorkload(listener.workload)),
    escapeControls(listener.container ?? '-'),
    ...(hasClusters ? [escapeControls(clusters.join(', '))] : []),
    { text: first ? placeOf(first.span) : '', style: 'faint' },
  ];
}

/** The cell DECLARED; a process outside pods cannot declare a port. */
function declaredCell({ declared, workload }: Listener): Cell {
  if (workload.hostProcess) return '-';
  return declared ? 'yes' : { text: 'no', style: 'warning' };
}

function registrationCell({ status, assignment, holder }: Registration): Cell {
  const whose = assignment ? shortCitation(assignment) : holder && `${escapeControls(nameOfKnownListener(holder))}, without a row`;
  const text = whose ? `${status} (${whose})` : status;
  return status === 'registered' ? text : { text, style: status === 'other-owner' || status === 'reach-differs' ? 'error' : 'warning' };
}

/** The citation of a row, with its owner if that is another workload. */
function shortCitation({ process, citation }: Assignment): string {
  return `${escapeControls(process)}, line ${citation.line}`;
}

function verdictOf(listeners: readonly Listener[], { counts }: RunResult): string {
  const extent = `${plural(counts.workloads, 'workload')} in ${plural(counts.files, 'file')}`;
  if (listeners.length === 0) return counts.workloads === 0 ? 'No host port in use.' : `No host port in use by ${extent}.`;
  const undeclared = listeners.filter(({ declared, workload }) => !declared && !workload.hostProcess).length;
  const unregistered = listeners.filter((listener) => listener.registration.status === 'unregistered').length;
  return `${plural(listeners.length, 'host port')} of ${extent}: ${undeclared} not declared, ${unregistered} not registered.`;
}
