import { expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { lintText } from '../../src/index.ts';
import { MAX_HEADLINE } from '../../src/model/finding.ts';

test.each(RULES.map((rule) => ({ id: rule.id, rule })))('$id: a headline that is not cut, a reason and a remedy', async ({ id, rule }) => {
  const { findings } = await lintText('bad.yaml', rule.examples.bad, { rules: [id] });
  for (const { message, why, remedy } of findings) {
    expect(message.length).toBeLessThan(MAX_HEADLINE);
    expect(message).not.toMatch(/[.…]$/);
    expect(why).not.toMatch(/^$|^so |[.…]$/);
    expect(remedy).not.toBe('');
  }
});
