import { groupBy } from '../model/groups.ts';
import type { NodeCapture } from '../model/socket.ts';
import type { CaptureOptions } from './node-capture.ts';
import type { Section } from './sections.ts';

/** A capture below a heading of `--print-collector`. */
export interface CollectedCapture extends Pick<Section, 'time' | 'isComplete' | 'heading'> {
  readonly path: string;
  readonly capture: NodeCapture;
}

/**
 * Of several captures that the collector made of one node, only the newest complete one counts; without a complete one the newest.
 * A capture without its end line is a problem, unless an older one replaces it. Captures from before `notBefore` (milliseconds since
 * 1970) or after `notAfter` do not count; it is a problem if a node has no other.
 */
export function newestCaptures(
  all: readonly CollectedCapture[],
  { notBefore = 0, notAfter = Number.POSITIVE_INFINITY }: Pick<CaptureOptions, 'notBefore' | 'notAfter'> = {},
): { readonly captures: readonly NodeCapture[]; readonly problems: NodeCapture['problems']; readonly notes: readonly string[] } {
  const captures: NodeCapture[] = [];
  const problems: NodeCapture['problems'][number][] = [];
  const notes: string[] = [];
  for (const [node, collected] of groupBy(all, ({ capture }) => capture.node)) {
    const sorted = collected.toReversed().toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0));
    const newestFirst = sorted.filter(({ time }) => (time ?? 0) >= notBefore && (time ?? 0) <= notAfter);
    const ofFuture = sorted.find(({ time }) => (time ?? 0) > notAfter);
    const [newest] = newestFirst;
    if (!newest) {
      const [{ path, heading: line, time } = { path: '', heading: 1, time: null }] = sorted;
      const made = time === null ? 'has no time' : `is of ${new Date(time).toISOString().replace(/\.000Z$/, 'Z')}`;
      const age = time === null ? made : `${made}, which is ${ofFuture ? 'in the future' : 'older than --max-age allows'}`;
      problems.push({ path, line, message: `the newest capture of ${node} ${age}; does the collector run there?` });
      continue;
    }
    if (ofFuture) notes.push(`a capture of ${node} (${ofFuture.path}:${ofFuture.heading}) is dated in the future, so an older one is used`);
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
  return { captures, problems, notes };
}
