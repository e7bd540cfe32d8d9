/** The figures with their maximum; `each` applies to every version of Node.js. */
const TARGETS = {
  kubeconform: { title: "many objects: times kubeconform's processor time", most: { each: 0.35 } },
  memory: { title: 'many objects: peak memory, MB', most: { each: 150 } },
  real: { title: "real repositories: times kubeconform's processor time (--real FOLDER)", most: { each: 0.35 } },
  realMemory: { title: 'real repositories: peak memory, MB (--real FOLDER)', most: { each: 250 } },
  former: { title: "shell scripts: times the former version's processor time (--former FILE)", most: { each: 0.6 } },
  scriptMemory: { title: 'shell scripts: peak memory, MB', most: { each: 250 } },
  small: { title: 'one small file: times an empty node', most: { 20: 3.1, each: 4.2 } },
  commit: { title: "one of 5,000 manifests changed: times kubeconform's wall time over all", most: { each: 0.4 } },
  hostedFlows: { title: 'flows of 500 hosted clusters: times the processor time of one small file', most: { each: 6 } },
  editorChange: { title: 'editor, one of 1,000 manifests changed: seconds until its findings', most: { each: 0.3 } },
  editorSave: { title: 'editor, one of 1,000 manifests saved: seconds until the findings of the folder', most: { each: 1.5 } },
  editorGrowth: { title: 'editor, 1,000 changes: growth of the memory', most: { each: 0.2 } },
  dump: { title: 'dump of a cluster, 300 MB of YAML: peak memory, MB (--dump)', most: { each: 200 } },
  captures: { title: '1,000 captures: times reading and parsing as much JSON', most: { each: 6 } },
  smallAudit: { title: 'audit of 10,000 pods: times the processor time of curl (--audit)', most: { each: 4 } },
  smallAuditMemory: { title: 'audit of 10,000 pods: peak memory, MB (--audit)', most: { each: 150 } },
  largeAudit: { title: 'audit of 50,000 pods: times the processor time of curl (--audit)', most: { each: 4 } },
  largeAuditMemory: { title: 'audit of 50,000 pods: peak memory, MB (--audit)', most: { each: 150 } },
} satisfies Record<string, { readonly title: string; readonly most: Readonly<Record<string, number>> }>;

export type Figures = Partial<Record<keyof typeof TARGETS, number | null>>;

/** The figures and their targets as rows of a Markdown table. A missing figure was not measured. */
export function tableOfTargets(figures: Figures, version: string): string {
  const major = version.replace(/^v(\d+).*/, '$1');
  const rows = Object.entries(TARGETS).map(([name, { title, most }]) => {
    const limits: Readonly<Record<string, number>> = most;
    const limit = limits[major] ?? limits.each ?? Number.NaN;
    const figure = figures[name as keyof Figures] ?? null;
    const verdict = figure === null ? 'not measured' : figure <= limit ? 'met' : 'missed';
    return `| ${title} | ${figure === null ? '-' : shown(figure)} | ${limit} | ${verdict} |`;
  });
  return [`| Node.js ${version} | measured | at most | |`, '|---|---|---|---|', ...rows].join('\n');
}

function shown(figure: number): string {
  return figure >= 20 ? figure.toFixed(0) : figure.toFixed(2);
}
