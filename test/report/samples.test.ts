import { describe, expect, test } from 'vitest';
import { FINDING_REPORTS, PORT_REPORTS } from '../../src/report/index.ts';
import { text } from '../../src/report/text.ts';
import { OPTIONS, SAMPLE } from './sample.ts';

const { html: _, ...findingReports } = FINDING_REPORTS;
const { html: __, ...portReports } = PORT_REPORTS;

/** `npx vitest run test/report/samples.test.ts --update` writes the files again; what changed in them is what users will see. */
describe('the sample', () => {
  test.each(Object.entries(findingReports))('as %s', async (name, load) => {
    await expect((await load())(SAMPLE, OPTIONS)).toMatchFileSnapshot(`samples/${name}.txt`);
  });

  test('as text with --verbose', async () => {
    await expect(text(SAMPLE, { ...OPTIONS, verbose: true })).toMatchFileSnapshot('samples/text-verbose.txt');
  });

  test.each(Object.entries(portReports))('as ports in the format %s', async (name, load) => {
    // Git checks out files of the repository with line feeds.
    await expect((await load())(SAMPLE, OPTIONS).replaceAll('\r\n', '\n')).toMatchFileSnapshot(`samples/ports-${name}.txt`);
  });
});
