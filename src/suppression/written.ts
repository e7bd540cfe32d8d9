import type { Finding } from '../model/finding.ts';
import type { Comment } from '../model/suppression.ts';
import { applyDirectives } from './apply.ts';
import { type Judged, type Scoped, scopeOfComment } from './scope.ts';

export interface WrittenOptions {
  /** Comments of the file with this path that speak to this program. */
  readonly commentsIn: (path: string) => readonly Comment[];
  readonly knownRules: readonly string[];
  /** Day as YYYY-MM-DD by which ends of suppressions are judged. */
  readonly today: string;
}

const NO_RULES: ReadonlySet<string> = new Set();

/**
 * Silences findings about renders by comments in the files that they now point at, because kustomize drops comments and values
 * print none. Gives those that change. Whether such a comment is of use elsewhere is not known, so none is called unused.
 */
export function suppressByWrittenComments(
  findings: Iterable<Finding>,
  { commentsIn, knownRules, today }: WrittenOptions,
): Map<Finding, Finding> {
  const open = [...findings].filter(isOpen);
  const scopes = [...new Set(open.map(({ span }) => span.path))].flatMap((path) =>
    commentsIn(path).map((comment) => scopeOfComment(comment, knownRules).scoped),
  );
  if (scopes.length === 0) return new Map();
  const faulty = scopes.filter(({ directive }) => directive.fault !== null);
  const judged = open.map((finding): Judged => ({ finding, workload: null }));
  const silenced = applyDirectives(judged, scopes, { today, ranRules: NO_RULES, laterRules: NO_RULES }).judged;
  return new Map(
    silenced.flatMap(({ finding }, index): [Finding, Finding][] => {
      const before = open[index] as Finding;
      const after = finding === before ? withFault(before, faulty) : finding;
      return after === before ? [] : [[before, after]];
    }),
  );
}

/** Neither suppressed, nor marked with a suppression that has expired. */
function isOpen({ suppressed, related }: Finding): boolean {
  return suppressed === null && !related.some(({ message }) => message.startsWith('ignored until '));
}

/** Says so where a comment would silence the finding if it were right. */
function withFault(finding: Finding, faulty: readonly Scoped[]): Finding {
  const comment = faulty.find(({ covers }) => covers({ finding, workload: null }));
  if (!comment) return finding;
  const message = `this comment ignores nothing: ${comment.directive.fault}`;
  return { ...finding, related: [...finding.related, { span: comment.directive.span, message }] };
}
