import { groupBy } from '../model/groups.ts';
import type { NodeCapture } from '../model/socket.ts';
import type { Section } from './sections.ts';

/** A capture below a heading of `--print-collector`. */
export interface CollectedCapture extends Pick<Section, 'time' | 'isComplete' | 'heading'> {
  readonly path: string;
  readonly capture: NodeCapture;
}

/**
 * Of several captures that the collector made of one node, only the newest complete one counts; without a complete one the newest.
 * A capture without its end line is a problem, unless an older one replaces it.
 */
export function newestCaptures(all: readonly CollectedCapture[]): {
  readonly captures: readonly NodeCapture[];
  readonly notes: readonly string[];
} {
  const captures: NodeCapture[] = [];
  const notes: string[] = [];
  for (const [node, collected] of groupBy(all, ({ capture }) => capture.node)) {
    const newestFirst = collected.toReversed().toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0));
    const [newest] = newestFirst;
    if (!newest) continue;
    const chosen = newestFirst.find(({ isComplete }) => isComplete);
    if (chosen) captures.push(chosen.capture);
    else {
      const message = `the capture of ${node} is incomplete: its line === end === is missing; capture this node again`;
      const problem = { path: newest.path, line: newest.heading, message };
      captures.push({ ...newest.capture, problems: [...newest.capture.problems, problem] });
    }
    if (chosen && chosen !== newest)
      notes.push(`the newest capture of ${node} (${newest.path}:${newest.heading}) is incomplete, so an older one is used`);
  }
  return { captures, notes };
}
