import { expect, test } from 'vitest';
import { flowsOf } from '../../src/hosted/flows/index.ts';
import { html } from '../../src/report/hosted/html.ts';
import { asYaml, hostedCluster, hostedIn } from '../hosted/build.ts';
import { describeInChromium } from './chromium.ts';

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

describeInChromium('the page of hosted control planes', (open) => {
  test.each([1400, 400])('opens without an error, loads nothing from the network, and fits into %i pixels', async (width) => {
    for (const words of ['demo', HOSTILE]) {
      const page = await open(await pageOf(words), { width, height: 900 });
      expect(page.complaints).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await page.evaluate('document.title')).toBe('Hosted control planes: necessary connections');
    }
  });

  test('each arm ends at the side of its target', async () => {
    const page = await open(await pageOf('demo'), { width: 1400, height: 900 });
    const gaps = await page.evaluate<number[]>(`[...document.querySelectorAll('.way')].flatMap((way) => {
      const side = way.querySelector('.node').getBoundingClientRect().left;
      return [...way.querySelectorAll('.arm')].map((arm) => Math.round(Math.abs(arm.getBoundingClientRect().right - side)));
    })`);
    expect(gaps).toEqual([0, 0, 0, 0, 0]);
  });

  test('becomes dark by keyboard', async () => {
    const page = await open(await pageOf('demo'));
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    await page.evaluate('document.querySelector("#theme").focus()');
    await page.press(' ');
    expect(await background()).not.toBe(light);
  });
});
