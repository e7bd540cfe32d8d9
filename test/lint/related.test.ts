import { expect, test } from 'vitest';
import type { Rule } from '../../src/model/rule.ts';
import { lintManifest } from '../rules/pipeline.ts';

const MANIFEST =
  'kind: Pod\nmetadata:\n  name: a\nspec:\n  hostNetwork: true\n  containers:\n  - name: c\n    ports: [{containerPort: 9104}]\n';

test('places that say the same are reported once', async () => {
  const repeats: Rule = {
    id: 'repeats',
    title: 'repeats itself',
    severity: 'info',
    since: '0.1.0',
    source: '',
    needs: ['listeners'],
    why: '',
    remedy: '',
    examples: { bad: MANIFEST, good: '' },
    check: ({ listeners }) =>
      listeners.map(({ workload, evidence }) => {
        const related = evidence.flatMap(({ span }) => ['here', 'here', 'there'].map((message) => ({ span, message })));
        return { message: 'm', why: 'w', confidence: 'high', span: workload.span, related, workload };
      }),
  };
  const { findings } = await lintManifest(MANIFEST, [repeats]);
  expect(findings.map(({ related }) => related.map(({ message }) => message))).toEqual([['here', 'there']]);
});
