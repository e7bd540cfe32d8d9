import { expect, test } from 'vitest';
import type { Registry } from '../../src/model/registry.ts';
import { BUILT_IN_REGISTRIES } from '../../src/registry/built-in.ts';
import { readRegistry } from '../../src/registry/read.ts';
import { registriesHtml } from '../../src/report/html/registries.ts';
import { describeInChromium, type Page, type View } from './chromium.ts';

const HOSTILE = `<img src=x onerror=document.title=1>${'long'.repeat(30)}`;

describeInChromium('the page of registries', (openPage) => {
  const all = registriesHtml(Object.values(BUILT_IN_REGISTRIES));
  const open = (view?: View) => openPage(all, view);
  const shown = (page: Page) =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll('tr[data-port]')].filter((row) => row.offsetParent).map((row) => row.dataset.platforms.split(' ')[0] + ' ' + row.querySelector('th').innerText.trim())`,
    );
  const status = async (page: Page) => (await page.texts('#rows-status'))[0];

  test.each([1400, 390])('opens without an error, loads nothing from the network, and fits into %i pixels', async (width) => {
    for (const html of [all, registriesHtml([hostile()])]) {
      const page = await openPage(html, { width, height: 900 });
      expect(page.complaints).toEqual([]);
      expect(await page.evaluate('document.documentElement.className')).toBe('ready');
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await page.evaluate('document.title')).not.toBe('1');
    }
  });

  test('finds rows by port, range, program, team and platform, from the keyboard alone', async () => {
    const page = await open();
    await page.evaluate('document.querySelector("#theme").focus()');
    // Sixteen links to the documents come before the search.
    await page.press('Tab', 16 + 1);
    expect(await page.evaluate('document.activeElement.name')).toBe('text');
    await page.type('4240');
    expect((await shown(page)).sort()).toEqual(rowsAt(4240).sort());
    expect(await page.evaluate('location.hash')).toBe('#text=4240');
    for (const [asked, least] of [
      ['9100-9110', 5],
      ['node-exporter', 2],
      ['etcd 2379', 3],
    ] as const) {
      await goTo(page, `text=${encodeURIComponent(asked)}`);
      expect((await shown(page)).length).toBeGreaterThanOrEqual(least);
    }
    await goTo(page, 'team=monitoring');
    expect(new Set((await shown(page)).map((row) => row.split(' ')[0]))).toEqual(new Set(['openshift']));
    await goTo(page, 'registry=k3s&text=flannel');
    expect((await shown(page)).every((row) => row.startsWith('k3s '))).toBe(true);
    await page.evaluate('document.querySelector("[type=reset]").focus()');
    await page.press(' ');
    await page.evaluate('new Promise((done) => setTimeout(done))');
    expect(await status(page)).toMatch(/^\d+ rows$/);
    await page.type('no such port');
    expect(await status(page)).toBe('No row matches.');
  });

  test('an address such as #9100 shows the rows of that port, and of the range around it', async () => {
    const named = (page: Page) => page.evaluate<string | null>('document.querySelector("tbody:target")?.id ?? null');
    const page = await open({ width: 390, height: 800, hash: '#9100' });
    expect(await named(page)).toBe('9100');
    expect(
      await page.evaluate(
        '(({ top, bottom }) => top >= 0 && top < innerHeight)(document.querySelector("tbody:target").getBoundingClientRect())',
      ),
    ).toBe(true);
    await goTo(page, '9205');
    expect(await named(page)).toBe('9200');
    await goTo(page, '11');
    expect(await status(page)).toBe('No registry has a row for port 11.');
  });

  test('follows dark mode, and changes it by keyboard', async () => {
    const page = await open({ features: { 'prefers-color-scheme': 'dark' } });
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const dark = await background();
    expect(dark).toBe('rgb(18, 23, 29)');
    await page.evaluate('document.querySelector("#theme").focus()');
    await page.press(' ');
    expect(await background()).not.toBe(dark);
  });

  test('without scripts has every row, and no search', async () => {
    const page = await open({ scripts: false });
    expect((await page.texts('h1'))[0]).toBe('Host ports of Kubernetes platforms');
    expect(await page.evaluate('document.querySelector("form").hidden')).toBe(true);
    expect(await page.evaluate('document.querySelectorAll("tr[data-port]").length')).toBeGreaterThan(300);
  });
});

/** Changes the address, and waits until the page has followed. */
async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    addEventListener('hashchange', () => done(null), { once: true });
    location.hash = ${JSON.stringify(hash)};
  })`);
}

/** A registry all of whose texts are markup. */
function hostile(): Registry {
  const row = { port: 9000, process: HOSTILE, team: HOSTILE, notes: HOSTILE, owners: [{ namespace: HOSTILE, name: HOSTILE }] };
  const read = readRegistry(JSON.stringify({ version: 1, name: 'own', title: HOSTILE, url: HOSTILE, assignments: [row] }), 'own.json');
  return 'problems' in read ? expect.fail('cannot be read') : read;
}

/** The rows of all registries for a port, as the page lists them. */
function rowsAt(port: number): string[] {
  return Object.values(BUILT_IN_REGISTRIES).flatMap(({ name, assignments }) =>
    assignments.filter((row) => row.port <= port && port <= row.endPort).map(({ protocol }) => `${name} ${port}/${protocol}`),
  );
}
