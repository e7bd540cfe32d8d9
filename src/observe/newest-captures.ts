import { groupBy } from '../model/groups.ts';
import type { NodeCapture } from '../model/socket.ts';
import type { CaptureReading } from './node-of-file.ts';
import type { NodeSection } from './sections.ts';

/** The content of the files of one `--capture`. */
export interface ReadCaptures {
  readonly captures: readonly NodeCapture[];
  readonly problems: NodeCapture['problems'];
  readonly notes: readonly string[];
}

/** A capture below a heading of `--print-collector`. */
export interface CollectedCapture extends Pick<NodeSection, 'time' | 'isComplete' | 'heading'> {
  readonly path: string;
  readonly capture: NodeCapture;
}

/**
 * Selects the newest complete capture of each node, if the collector made several; without a complete one the newest. A capture without its
 * end line is a problem, unless an older one replaces it. Captures before `notBefore` (milliseconds since 1970) or after `notAfter` are
 * ignored; it is a problem if a node has no other.
 */
export function newestCaptures(all: readonly CollectedCapture[], options: Pick<CaptureReading, 'notBefore' | 'notAfter'>): ReadCaptures {
  const { notBefore = 0, notAfter = Number.POSITIVE_INFINITY } = options;
  const captures: NodeCapture[] = [];
  const problems: NodeCapture['problems'][number][] = [];
  const notes: string[] = [];
  for (const [node, collected] of groupBy(all, ({ capture }) => capture.node)) {
    const newestFirst = collected.map((one) => ({ ...one, at: one.time ?? 0 })).reverse();
    newestFirst.sort((a, b) => b.at - a.at);
    const [last] = newestFirst;
    const counted = newestFirst.filter(({ at }) => at >= notBefore && at <= notAfter);
    const ofFuture = newestFirst.find(({ at }) => at > notAfter);
    const [newest] = counted;
    const chosen = counted.find(({ isComplete }) => isComplete);
    if (newest === undefined) {
      const made = last?.time ? `is of ${new Date(last.time).toISOString().replace(/\.000Z$/, 'Z')}` : 'has no time';
      const age = last?.time ? `, which is ${ofFuture ? 'in the future' : 'older than --max-age allows'}` : '';
      const message = `the newest capture of ${node} ${made}${age}; check that the collector runs there`;
      problems.push({ path: last?.path ?? '', line: last?.heading ?? 1, message });
      continue;
    }
    if (ofFuture) notes.push(`a capture of ${node} (${ofFuture.path}:${ofFuture.heading}) is dated in the future, so an older one is used`);
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
