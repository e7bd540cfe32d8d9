import type { JudgedFinding, Scoped } from './scope.ts';

/**
 * A finding that a faulty comment would suppress if it were right says so. `faulty` are comments of files that were not linted
 * themselves, so no other finding reports them.
 */
export function explainFault(judged: JudgedFinding, faulty: readonly Scoped[]): JudgedFinding {
  const { finding } = judged;
  const comment = finding.suppressed === null ? faulty.find(({ covers }) => covers(judged)) : undefined;
  if (!comment) return judged;
  const message = `this comment ignores nothing: ${comment.directive.fault}`;
  return { ...judged, finding: { ...finding, related: [...finding.related, { span: comment.directive.span, message }] } };
}
