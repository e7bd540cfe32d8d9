import { compareFindings, type Finding, type Severity } from '../model/finding.ts';
import type { FleetCluster } from '../model/fleet.ts';
import { compareStrings } from '../model/span.ts';
import type { ClusterReport } from './read-report.ts';

/** Where the report of a cluster was read. */
export interface ReportPlace {
  readonly cluster: string;
  /** The file, or the folder if the cluster's report has several files. */
  readonly path: string;
}

export interface FleetMerge {
  /** Adds a report. If the cluster already has a report, returns the place of that one, which is kept; otherwise null. */
  readonly add: (report: ClusterReport, place: ReportPlace) => string | null;
  /** Returns each finding once with the sorted names of its clusters, and the clusters sorted by name. */
  readonly finish: () => { readonly findings: readonly Finding[]; readonly clusters: readonly FleetCluster[] };
}

type Counted = FleetCluster & { nodes: number | null; readonly findings: Record<Severity, number>; problems: number };

interface MergedEntry {
  finding: Finding & { readonly clusters: string[] };
  /** The first cluster by name, so that the order of the reports does not matter. */
  from: string;
}

/** Merges the reports of clusters. A finding of several clusters is kept once. */
export function createMerge(): FleetMerge {
  const clusters = new Map<string, Counted>();
  const entries = new Map<string, MergedEntry>();
  return {
    add: (report, { cluster: name, path }) => {
      const known = clusters.get(name);
      if (known && known.path !== path) return known.path;
      const cluster: Counted = known ?? { name, path, nodes: null, findings: { error: 0, warning: 0, info: 0 }, problems: 0 };
      clusters.set(name, cluster);
      if (report.nodes !== null) cluster.nodes = (cluster.nodes ?? 0) + report.nodes;
      cluster.problems += report.problems;
      for (const { key, severity, isSuppressed, finding } of report.findings) {
        const entry = entries.get(key);
        // The files of a folder may repeat a finding.
        if (entry?.finding.clusters.at(-1) === name) continue;
        if (!isSuppressed) cluster.findings[severity]++;
        if (entry === undefined) entries.set(key, { finding: { ...finding(name), clusters: [name] }, from: name });
        else {
          const { clusters: names } = entry.finding;
          names.push(name);
          if (compareStrings(name, entry.from) < 0) Object.assign(entry, { finding: { ...finding(name), clusters: names }, from: name });
        }
      }
      return null;
    },
    finish: () => ({
      findings: [...entries.values()]
        .map(({ finding }) => {
          finding.clusters.sort(compareStrings);
          return finding;
        })
        .sort(compareFindings),
      clusters: [...clusters.values()].sort((a, b) => compareStrings(a.name, b.name)),
    }),
  };
}
