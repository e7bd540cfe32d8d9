import { EXIT } from '../model/exit-code.ts';
import { compareFindings } from '../model/finding.ts';
import { compareListeners } from '../model/listener.ts';
import type { RunOutcome } from '../run.ts';

/** Adds the context to names of nodes, because several clusters may have equal ones. */
export function withContext(outcome: RunOutcome, context: string): RunOutcome {
  const named = (node: string): string => `${context}/${node}`;
  const { result } = outcome;
  const { audit } = result;
  return {
    ...outcome,
    result: {
      ...result,
      findings: result.findings.map((one) => (one.nodes ? { ...one, nodes: one.nodes.map(named) } : one)),
      ...(audit && {
        audit: {
          ...audit,
          nodes: audit.nodes.map((one) => ({ ...one, name: named(one.name) })),
          sockets: audit.sockets.map((one) => (one.node === null ? one : { ...one, node: named(one.node) })),
          places: audit.places.map((one) => ({ ...one, nodes: one.nodes.map(named) })),
        },
      }),
    },
  };
}

/** The joint outcome of several clusters; `contexts` are their names. */
export function joinOutcomes(outcomes: readonly RunOutcome[], contexts: readonly string[]): RunOutcome {
  const [first] = outcomes;
  if (first === undefined) throw new Error('no cluster was audited');
  if (outcomes.length === 1) return first;
  const results = outcomes.map(({ result }) => result);
  const codes = outcomes.map(({ exitCode }) => exitCode);
  const sum = (of: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
    const total: Record<string, number> = {};
    for (const one of of) for (const [key, count] of Object.entries(one)) total[key] = (total[key] ?? 0) + count;
    return total;
  };
  const { cluster: _, ...one } = first.result;
  return {
    ...first,
    exitCode: [EXIT.incomplete, EXIT.findings].find((code) => codes.includes(code)) ?? EXIT.clean,
    notes: [...new Set(outcomes.flatMap(({ notes }) => notes))],
    result: {
      ...one,
      contexts,
      findings: results.flatMap(({ findings }) => findings).sort(compareFindings),
      listeners: results.flatMap(({ listeners }) => listeners).sort(compareListeners),
      problems: results.flatMap(({ problems }) => problems),
      counts: sum(results.map(({ counts }) => ({ ...counts }))) as unknown as typeof first.result.counts,
      hidden: sum(results.map(({ hidden }) => hidden)),
      audit: {
        nodes: results.flatMap(({ audit }) => audit?.nodes ?? []),
        sockets: results.flatMap(({ audit }) => audit?.sockets ?? []),
        places: results.flatMap(({ audit }) => audit?.places ?? []),
        names: () => {
          const all = results.flatMap(({ audit }) => audit?.names?.() ?? []);
          const of = (kind: 'nodes' | 'namespaces' | 'workloads'): string[] => [...new Set(all.flatMap((one) => one[kind]))];
          return { nodes: of('nodes'), namespaces: of('namespaces'), workloads: of('workloads') };
        },
      },
    },
  };
}
