import { renderDiff, unifiedDiff } from '../fix/diff.ts';
import { applyRound, type Draft } from '../fix/edits.ts';
import type { SourcePlace } from '../model/finding.ts';
import { addTo } from '../model/groups.ts';
import type { Edit } from '../model/span.ts';
import type { RunOutcome } from '../run.ts';
import type { Render } from '../source/render.ts';

/** The fixes of what Helm and kustomize print, which are shown and never written. */
export function createRenderFixes(first: RunOutcome) {
  const { all, close } = first.renders;
  const drafts = new Map<string, Draft>();
  const origins = originsIn(first, all);
  return {
    /** Takes what the findings of a round offer; false where that is nothing. */
    apply: (outcome: RunOutcome): boolean =>
      applyRound(drafts, editsIn(outcome, all), (command) => all.find((one) => one.command === command)?.text() ?? ''),
    /** The changed renders, by command. */
    texts: (): Map<string, string> => new Map([...drafts].map(([command, { after }]) => [command, after])),
    count: (): number => [...drafts.values()].reduce((sum, { count }) => sum + count, 0),
    /**
     * A diff of the files from which a render comes, where the renderer printed just the wanted change from them; else one of
     * the render. Each says which it is.
     */
    diff: async (): Promise<string> => {
      const diffs: string[] = [];
      // Several kustomizations build on one base, and a change of it is shown once.
      const told = new Set<string>();
      try {
        for (const [command, draft] of drafts) {
          const render = all.find((one) => one.command === command);
          if (render) diffs.push(await diffOf(render, draft, origins.get(command) ?? new Map(), told));
        }
      } finally {
        close();
      }
      return diffs.join('');
    },
  };
}

async function diffOf(render: Render, { after }: Draft, origins: ReadonlyMap<number, SourcePlace>, told: Set<string>): Promise<string> {
  const { changes, rest } = await render.mapChanges(after, origins);
  const parts: string[] = [];
  const diffs = changes.map((change) => unifiedDiff(change.path, change.before, change.after)).filter((diff) => !told.has(diff));
  if (diffs.length > 0) parts.push(`# of the files that ${render.command} reads; git apply or patch takes it\n`, ...diffs);
  for (const diff of diffs) told.add(diff);
  if (rest !== after) {
    parts.push('# of a render, which is no file: carry it over by hand into what it is made from\n');
    parts.push(renderDiff(render.command, rest, after));
  }
  return parts.join('');
}

function renderOf(path: string, renders: readonly Render[]): Render | undefined {
  return renders.find(({ paths }) => paths.has(path));
}

/** What the findings offer to change in renders, by command. */
function editsIn({ result }: RunOutcome, renders: readonly Render[]): Map<string, Edit[]> {
  const byCommand = new Map<string, Edit[]>();
  for (const { renderFix, suppressed } of result.findings) {
    for (const edit of suppressed ? [] : (renderFix?.edits ?? [])) {
      addTo(byCommand, renderOf(edit.path, renders)?.command ?? '', edit);
    }
  }
  return byCommand;
}

/** For each render, where the ports stand that its fixes write. */
function originsIn({ result }: RunOutcome, renders: readonly Render[]): Map<string, Map<number, SourcePlace>> {
  const byCommand = new Map<string, Map<number, SourcePlace>>();
  for (const { renderFix, port } of result.findings) {
    for (const { path } of port === null ? [] : (renderFix?.edits ?? [])) {
      const command = renderOf(path, renders)?.command ?? '';
      const known = byCommand.get(command) ?? new Map<number, SourcePlace>();
      if (port !== null && renderFix) byCommand.set(command, known.set(port, renderFix.origin));
    }
  }
  return byCommand;
}
