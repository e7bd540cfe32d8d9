import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flowsOf } from '../../src/hosted/flows/index.ts';
import { html } from '../../src/report/hosted/html.ts';
import { asYaml, hostedCluster, hostedIn } from '../hosted/build.ts';
import { realPart } from '../real-parts.ts';
import { type Browser, startChromium } from './chromium.ts';

const CHROMIUM = realPart('chromium');
const HOSTILE = `<img src=x onerror=document.title=1>${'long'.repeat(30)}`;

async function pageOf(words: string): Promise<string> {
  const services = {
    APIServer: { type: 'NodePort', nodePort: { address: words } },
    OAuthServer: { type: 'Route', route: { hostname: words } },
    Ignition: { type: 'Route' },
  };
  const { clusters } = await hostedIn(asYaml(hostedCluster({ name: words, services })));
  return html(
    clusters.map((cluster) => flowsOf(cluster, { port: 30000, endPort: 32767 })),
    { explain: false, problems: [], notes: [words] },
  );
}

/** In CI a missing browser is a failure, elsewhere it is told and skipped: scripts/install-real-parts.sh chromium. */
describe.skipIf(CHROMIUM === undefined && !process.env.CI)('the page of hosted control planes in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium(CHROMIUM ?? 'chromium');
  });
  afterAll(() => browser?.close());

  test.each([1400, 400])('opens without a complaint, asks the network for nothing, and fits into %i pixels', async (width) => {
    for (const words of ['demo', HOSTILE]) {
      const page = await browser.open(await pageOf(words), { width, height: 900 });
      expect(page.complaints).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await page.evaluate('document.title')).toBe('Hosted control planes: necessary connections');
    }
  });

  test('leads each arm to the side of what it dials', async () => {
    const page = await browser.open(await pageOf('demo'), { width: 1400, height: 900 });
    const gaps = await page.evaluate<number[]>(`[...document.querySelectorAll('.way')].flatMap((way) => {
      const side = way.querySelector('.node').getBoundingClientRect().left;
      return [...way.querySelectorAll('.arm')].map((arm) => Math.round(Math.abs(arm.getBoundingClientRect().right - side)));
    })`);
    expect(gaps).toEqual([0, 0, 0, 0, 0]);
  });

  test('turns dark by keyboard', async () => {
    const page = await browser.open(await pageOf('demo'));
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    await page.evaluate('document.querySelector("#theme").focus()');
    await page.press(' ');
    expect(await background()).not.toBe(light);
  });
});
