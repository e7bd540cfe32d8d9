import { defineRule } from '../../src/model/rule.ts';
import { exampleDaemonSets } from '../examples.ts';

export const invalidSuppression = defineRule({
  id: 'invalid-suppression',
  title: 'A comment or annotation that should suppress findings is invalid, or has no reason',
  why:
    'It suppresses nothing, although its author expects it to. A reason is required so that a reader can later decide whether the ' +
    'suppression is still right.',
  remedy: 'Name the rule and the reason: `# hostport-lint: ignore RULE -- reason`, with `until 2027-06-30` at the end if it should end.',
  severity: 'warning',
  needs: ['suppressions'],
  source: 'The rules of suppression in docs/suppression.md',
  examples: exampleDaemonSets('node-agent', {
    bad: `args:
  # hostport-lint: ignore undeclared-host-port # expect: invalid-suppression warning certain @13
  - --metrics-bind-address=:8765
`,
    good: `args:
  # hostport-lint: ignore undeclared-host-port -- the vendor declares it from the next release on
  - --metrics-bind-address=:8765
`,
  }),
  *check({ suppressions }) {
    for (const { directive } of suppressions) {
      if (directive.fault === null) continue;
      yield {
        message: `this ${directive.by} ignores nothing`,
        why: directive.fault,
        confidence: 'certain',
        span: directive.span,
        subject: `${directive.by} ${directive.rules.join()} ${directive.reason}`,
      };
    }
  },
});
