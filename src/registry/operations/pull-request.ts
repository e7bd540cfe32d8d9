import { portText } from '../../model/address.ts';
import type { Listener } from '../../model/listener.ts';
import type { RegistryView } from '../../model/registry.ts';
import { UNKNOWN } from '../../model/text.ts';
import { isListenerOf, type Proposal, type ProposedRow } from './propose.ts';
import { rowName } from './table.ts';

/** The description of a pull request in Markdown: for each row, the workload that needs the port, its place, and the checks. */
export function pullRequestText({ rows }: Pick<Proposal, 'rows'>, listeners: readonly Listener[], view: RegistryView): string {
  const names = rows.map(({ port, protocol }) => `${port}/${protocol}`);
  const parts = rows.map((row) => {
    const users = listeners.filter((listener) => isListenerOf(row, listener));
    const seen = users.map(workloadOf);
    return `### ${row.port}/${row.protocol}: ${row.process}\n\n${[...new Set(seen), ...checksOf(row, view)].map((line) => `- ${line}\n`).join('')}`;
  });
  return `Add ${names.join(', ')} to the host port registry\n\n${parts.join('\n')}`;
}

function workloadOf({ workload, container, declared, evidence }: Listener): string {
  const name = [workload.namespace ?? '', workload.name].filter(Boolean).join('/').replaceAll(UNKNOWN, '…');
  const who = `${workload.kind} ${name}${container === null ? '' : `, container ${container.replaceAll(UNKNOWN, '…')}`}`;
  const { path, line } = evidence[0]?.span ?? workload.span;
  return `Used by ${who}, which ${declared ? 'declares it' : 'listens there without declaring it'}: \`${path}:${line}\`.`;
}

function checksOf({ port, protocol, exposure, after }: ProposedRow, view: RegistryView): string[] {
  const [range] = view.rangesFor(port, protocol);
  const reserved = view.reservedRangeOf(port);
  const place =
    exposure === 'localhost'
      ? reserved
        ? `Range: ${portText(reserved)} is reserved for services that other hosts reach; consider another port for localhost.`
        : 'Range: outside the ranges that are reserved for services that other hosts reach.'
      : range
        ? `Range: in ${portText(range)}/${protocol}, which users must open (${range.source}).`
        : 'Range: in no range that users must open, so nodes may not be able to connect to each other.';
  const former = view.assignmentsFor(port, protocol).find(({ status }) => status === 'removed');
  return [
    place,
    former
      ? `Owner: none; the previous owner is ${rowName(former)}.`
      : 'Owner: no row has the port, and no other component is known to use it.',
    `Conflicts: no other workload of the input uses the port.${after ? ` The row belongs below ${rowName(after)}.` : ''}`,
  ];
}
