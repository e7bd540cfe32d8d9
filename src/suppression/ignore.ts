import type { Ignored, SuppressionDirective } from '../model/suppression.ts';
import { nameOfWorkload, type Workload } from '../model/workload.ts';
import { matchesWildcard } from '../text/wildcard.ts';
import type { PlacedFinding, Scoped } from './scope.ts';

/** An entry of `ignore` in the configuration. */
export interface IgnoreEntry extends Ignored {
  /** True for a file of the entry; the path is relative to the working directory. Null if the entry applies to all files. */
  readonly matchesPath: ((path: string) => boolean) | null;
}

/** The input of a run, which decides whether an entry that suppresses nothing is unused. */
export interface LintedInput {
  readonly paths: ReadonlySet<string>;
  readonly workloads: readonly Workload[];
  /** The run read the whole folder of the configuration. */
  readonly whole: boolean;
}

export function scopeOfIgnore(entry: IgnoreEntry, seen: LintedInput): Scoped {
  const isWorkload = entry.workload === null ? null : workloadMatcher(entry.workload);
  const covers = ({ finding, workload, spans }: PlacedFinding): boolean => {
    const { matchesPath } = entry;
    if (matchesPath !== null && !spans.some(({ path }) => matchesPath(path))) return false;
    if (isWorkload !== null && (workload === null || !isWorkload(workload))) return false;
    if (entry.ports === null) return true;
    const { port, endPort, protocol } = entry.ports;
    return finding.port !== null && port <= finding.port && finding.port <= endPort && (protocol === null || protocol === finding.protocol);
  };
  const { rule, reason, until, span } = entry;
  const directive: SuppressionDirective = { by: 'config', rules: rule === null ? [] : [rule], reason, until, fault: null, span };
  return { directive, covers, reach: null, isWhollyLinted: seen.whole || isSeen(entry, seen) };
}

/** True if the input contains a file or workload of the entry. */
function isSeen({ matchesPath, workload }: IgnoreEntry, { paths, workloads }: LintedInput): boolean {
  if (workload !== null) return workloads.some(workloadMatcher(workload));
  return matchesPath !== null && [...paths].some(matchesPath);
}

/** Matches as many parts of a workload's name as the pattern has, in linear time for each star. */
function workloadMatcher(pattern: string): (workload: Workload) => boolean {
  const [, kind = null, rest = ''] = /^(?:(\S+)\s+)?(.*)$/.exec(pattern.trim()) ?? [];
  const withNamespace = rest.includes('/');
  return (workload) => {
    if (kind !== null && !matchesWildcard(kind, workload.kind)) return false;
    const full = nameOfWorkload(workload).slice(workload.kind.length + 1);
    return matchesWildcard(rest, withNamespace ? full : (full.split('/').at(-1) ?? ''));
  };
}
