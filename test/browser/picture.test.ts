import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { runIn } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { startChromium } from './chromium.ts';

const PICTURE = '.github/images/html-report.png';

// Fonts differ between machines, so the committed picture is not compared byte by byte. To renew it, delete it and run this test.
test('the picture in the README is a report of the examples, of at most 200 kB', async () => {
  const browser = await startChromium(requireRealPart('chromium'));
  try {
    const report = await runIn(process.cwd(), ['--format', 'html', '--no-helm', '--no-kustomize', 'examples/bad']);
    const page = await browser.open(report.stdout, { width: 1200, height: 800 });
    const picture = await page.screenshot();
    if (!existsSync(PICTURE)) {
      mkdirSync(dirname(PICTURE), { recursive: true });
      writeFileSync(PICTURE, picture);
    }
    const committed = readFileSync(PICTURE);
    expect(committed.length).toBeLessThanOrEqual(200_000);
    expect(sizeOf(committed)).toEqual(sizeOf(picture));
  } finally {
    await browser.close();
  }
});

/** Width and height of a PNG, which its header contains at bytes 16 and 20. */
function sizeOf(png: Buffer): readonly number[] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
