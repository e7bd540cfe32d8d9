import type { PageFinding, PageListener, PageRow } from '../data.ts';
import { count, plural } from './dom.ts';
import type { PortState } from './port-map.ts';

export const STATES: Readonly<Record<PortState, string>> = {
  free: 'free',
  registered: 'registered, not used in this input',
  declared: 'taken, declared',
  undeclared: 'taken, not declared',
  conflict: 'conflict',
};

export const REACHES: Readonly<Record<PageListener['reach'], string>> = {
  any: 'every address',
  localhost: 'localhost',
  node: "node's address",
  other: 'another address',
  unknown: 'unknown',
};

/** `3 errors, 2 warnings`, as the verdict counts them; suppressed findings are counted apart. */
export function severitiesInWords(findings: readonly Pick<PageFinding, 'severity' | 'suppressed'>[]): string {
  const active = findings.filter((finding) => finding.suppressed === null);
  const numberOf = (severity: PageFinding['severity']) => active.filter((finding) => finding.severity === severity).length;
  const parts: [number, string][] = [
    [numberOf('error'), plural(numberOf('error'), 'error')],
    [numberOf('warning'), plural(numberOf('warning'), 'warning')],
    [numberOf('info'), `${count(numberOf('info'))} info`],
    [findings.length - active.length, `${count(findings.length - active.length)} suppressed`],
  ];
  return parts.flatMap(([number, words]) => (number > 0 ? [words] : [])).join(', ');
}

const EFFECTS: Readonly<Record<PageRow['effect'], string>> = {
  allocated: '',
  later: 'not yet allocated',
  free: 'previously allocated, free again',
  held: '',
};

/** What a row says beside its owner, such as `external · team etcd · since 4.1`. */
export function rowInWords(row: PageRow): string {
  const parts = [
    EFFECTS[row.effect],
    row.protocol,
    row.exposure === 'localhost' ? 'localhost only' : (row.exposure ?? ''),
    row.team === null ? '' : `team ${row.team}`,
    row.since === null ? '' : `since ${row.since}`,
    row.removed === null ? '' : `until ${row.removed}`,
    row.notes ?? '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
