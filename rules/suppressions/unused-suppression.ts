import { defineRule } from '../../src/model/rule.ts';
import type { SuppressionDirective } from '../../src/model/suppression.ts';
import { exampleDaemonSets } from '../examples.ts';

export const unusedSuppression = defineRule({
  id: 'unused-suppression',
  title: 'A comment, annotation or entry of the configuration suppresses a rule that finds nothing there',
  why:
    'A suppression without effect remains from a finding that was fixed, or is in the wrong place. It would hide the next ' +
    'mistake in this place.',
  remedy: 'Remove the suppression, or move it to the line, container or workload of the finding.',
  severity: 'warning',
  needs: ['suppressions'],
  source: 'The rules of suppression in docs/suppression.md',
  examples: exampleDaemonSets('node-agent', {
    bad: `ports:
  # hostport-lint: ignore undeclared-host-port -- the port is declared next week # expect: unused-suppression warning certain @13
  - containerPort: 8765
`,
    good: `ports:
  - containerPort: 8765
`,
  }),
  *check({ suppressions }) {
    for (const { directive, unused, idle } of suppressions) {
      if (unused.length === 0 && !idle) continue;
      const what = idle ? 'it has no effect' : `${unused.join(' and ')} ${unused.length === 1 ? 'finds' : 'find'} nothing there`;
      yield {
        message: `this ${NAMES[directive.by]} ignores no finding`,
        why: what,
        remedy: REMEDIES[directive.by],
        confidence: 'certain',
        span: directive.span,
        subject: `${directive.by} ${unused.join()} ${directive.reason}`,
      };
    }
  },
});

const NAMES: Readonly<Record<SuppressionDirective['by'], string>> = {
  comment: 'comment',
  annotation: 'annotation',
  config: 'entry of the configuration',
};

const REMEDIES: Readonly<Record<SuppressionDirective['by'], string>> = {
  comment: 'remove it, or move it to the line of the finding, above it, or above the container or the workload',
  annotation: 'remove it, or move it to the pod or the workload that the finding is about',
  config: 'remove it, or correct its rule, path, workload or port',
};
