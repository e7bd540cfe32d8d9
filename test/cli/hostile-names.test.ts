import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from './command-line.ts';

describe('a name on the command line cannot become a command to a CI service, or move the cursor', () => {
  const NAME = 'a\n::error title=approved::x\u001b[2J';

  test.each([
    [['--config', NAME]],
    [['--baseline', NAME, '.']],
    [['--programs', NAME, '.']],
    [['--registry', NAME, '.']],
    [['--context', '.', NAME]],
    [['--release', NAME, '.']],
    [[`--${NAME}`]],
    [['--format', NAME, '.']],
    [['help', NAME]],
    [['registry', 'find', NAME]],
    [[NAME]],
  ])('%j', async (words) => {
    const folder = temporaryFolder({ 'a.yaml': 'kind: List\n' });
    const { stdout, stderr } = await runIn(folder, words);
    expect(stderr + stdout).not.toMatch(/^\s*::|\u001b/m);
  });

  test('in a file of the input', async () => {
    const folder = temporaryFolder({
      [`${NAME}.yaml`]: 'hostNetwork: [',
      '.hostport-lint.yaml': 'programs: ["::error::.yaml"]',
      '::error::.yaml': 'a: 1\nb: 1',
    });
    const { status, stderr } = await runIn(folder, ['.']);
    expect(status).toBe(2);
    expect(stderr.split('\n')).toHaveLength(4);
    expect(stderr).not.toMatch(/^\s*::|\u001b/m);
    expect((await runIn(folder, ['.', '--no-config'])).stdout).not.toMatch(/^\s*::|\u001b/m);
  });
});
