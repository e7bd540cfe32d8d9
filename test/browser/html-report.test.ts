import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import type { Listener } from '../../src/model/listener.ts';
import type { RunResult } from '../../src/model/result.ts';
import { html, portsHtml } from '../../src/report/html/index.ts';
import { run, runOptions } from '../../src/run.ts';
import { audited, listening, node } from '../audit/build.ts';
import { CLEAN, EMPTY, HOSTILE, HOSTILE_SAMPLE, LISTENERS, OPTIONS, SAMPLE, UNREGISTERED } from '../report/sample.ts';
import { describeInChromium, type Page } from './chromium.ts';

const LOW_CONTRAST = readFileSync(new URL('low-contrast.js', import.meta.url), 'utf8');

describeInChromium('the HTML report', (open) => {
  let examples: string;
  beforeAll(async () => {
    examples = await reportOf(['examples']);
  });

  test.each([
    ['the examples', () => examples],
    ['nothing', () => html(EMPTY, OPTIONS)],
    ['a clean run', () => html(CLEAN, OPTIONS)],
    ['findings, problems and rules that did not run', () => html(SAMPLE, OPTIONS)],
    ['ports', () => portsHtml(SAMPLE, OPTIONS)],
    ['hostile strings', () => html(HOSTILE_SAMPLE, OPTIONS)],
  ])('opens without an error, and loads nothing from the network: %s', async (_, make) => {
    const page = await open(make());
    expect(await page.evaluate('document.documentElement.className')).toBe('ready');
    expect(page.complaints).toEqual([]);
  });

  test('reports that no host port is used, names the registration of each port, and shows the focused element', async () => {
    const page = await open(html(EMPTY, OPTIONS));
    expect(await page.texts('#ports-none:not([hidden])')).toEqual([expect.stringContaining('No workload of this input uses a host port.')]);
    const filled = await open(html(SAMPLE, OPTIONS));
    expect(await filled.texts('#ports-none:not([hidden])')).toEqual([]);
    expect(await filled.texts('td[data-name="Registry"]')).toEqual([
      'not registered',
      expect.stringMatching(/^registered to another owner\s+network-node-identity$/),
    ]);
    await filled.evaluate('document.querySelector("nav a").focus()');
    await filled.press('Tab');
    expect(await filled.evaluate('getComputedStyle(document.activeElement).outline')).toMatch(/ solid 3px$/);
  });

  describe('the map', () => {
    test('opens at the worst conflict, and shows both sides', async () => {
      const page = await open(examples);
      expect(await page.texts('#grid-title')).toEqual(['Ports 15000–15999']);
      const [details] = await page.texts('#details');
      expect(details).toMatch(/^.?\s*Port 15000\s+conflict\s+USED BY 2 WORKLOADS/u);
      expect(await page.evaluate('[...document.querySelectorAll("#grid [aria-selected]")].map((cell) => cell.dataset.port)')).toEqual([
        '15000',
      ]);
      expect(details).toContain('DaemonSet build/image-cache');
      expect(details).toContain('DaemonSet build/package-cache');
      await page.evaluate('document.querySelector("#step-15").focus()');
      await page.press('Tab');
      expect(await named(page)).toMatch(/^Port 15000, conflict/);
      await choose(page, 'list.text', '15000-15000');
      expect(await page.texts('td[data-name="Worst finding"]')).toEqual(['error', 'error']);
    });

    test('shows the reserved range where nothing is wrong, and the owner of the port under the pointer', async () => {
      const page = await open(examples);
      await page.point('#step-9', true);
      expect(await page.texts('#grid-title')).toEqual(['Ports 9000–9999']);
      const classOf = (port: number) => page.evaluate<string>(`document.querySelector('[data-port="${port}"]').className`);
      expect(await classOf(9555)).toBe('cell undeclared reserved flagged');
      await page.point('[data-port="9100"]');
      const [details] = await page.texts('#details');
      expect(details).toContain('Port 9100');
      expect(details).toContain('DaemonSet machine-learning/gpu-exporter');
      expect(details).toContain('node-exporter');
      expect(details).toContain('OpenShift host port registry, line');
      await page.point('h1');
      expect((await page.texts('#details h3'))[0]).toBe('Ports 9000–9999');
    });

    test('is operated with the keyboard, and names each port for screen readers', async () => {
      const page = await open(examples);
      await page.evaluate('document.querySelector("#step-9").focus()');
      await page.press('ArrowRight', 6);
      expect(await page.evaluate('document.activeElement.getAttribute("aria-selected")')).toBe('true');
      expect(await page.texts('#grid-title')).toEqual(['Ports 15000–15999']);
      await page.press('Tab');
      expect(await named(page)).toMatch(/^Port 15000, conflict, with findings, DaemonSet build\/\S+, DaemonSet build\/\S+$/);
      expect((await page.texts('#details h3'))[0]).toBe('Port 15000');
      await page.press('ArrowDown');
      await page.press('ArrowRight');
      expect(await named(page)).toBe('Port 15051, free');
      await page.press('End');
      expect(await named(page)).toBe('Port 15099, free');
      await page.press('p');
      expect(await named(page)).toMatch(/^Port 15000, /);
      await page.press('ArrowUp');
      expect(await named(page)).toMatch(/^Port 15000, /);
    });

    test('moves by one thousand of ports, by ten, and to both ends', async () => {
      const page = await open(examples);
      await page.evaluate('document.querySelector("#step-9").focus()');
      const walk = async (key: string) => {
        await page.press(key);
        return page.evaluate<string>('document.activeElement.id');
      };
      expect([await walk('ArrowRight'), await walk('ArrowLeft')]).toEqual(['step-10', 'step-9']);
      expect([await walk('PageDown'), await walk('PageUp')]).toEqual(['step-19', 'step-9']);
      expect([await walk('End'), await walk('ArrowRight')]).toEqual(['step-65', 'step-65']);
      expect([await walk('Home'), await walk('ArrowLeft')]).toEqual(['step-0', 'step-0']);
    });

    test('has a button of a port that shows its rows of the table', async () => {
      const page = await open(examples);
      await page.point('#step-9', true);
      await page.point('[data-port="9555"]', true);
      await page.evaluate('document.querySelector(".list-port").focus()');
      await page.press('Enter');
      await settled(page);
      expect(await ports(page)).toEqual(['9555']);
      expect(await page.evaluate('document.activeElement.id')).toBe('ports');
    });
  });

  describe('the list of ports', () => {
    test('is searched by words, ports and ranges, and shows the number of matches', async () => {
      const page = await open(examples);
      const all = await ports(page);
      await page.evaluate(`document.querySelector('[name="list.text"]').focus()`);
      await page.type('exporter');
      expect(await ports(page)).toEqual(['9100']);
      expect(await page.evaluate('document.querySelector("#ports-status[role=status]").textContent')).toBe(`1 of ${all.length} host ports`);
      await page.type(' nothing-like-it');
      expect(await ports(page)).toEqual([]);
      expect(await page.texts('#ports-status')).toEqual(['No host port matches.']);
      await page.point('#ports [type=reset]', true);
      await settled(page);
      expect(await ports(page)).toEqual(all);
      for (const [asked, left] of [
        ['9050-9200', ['9100']],
        [':9555', ['9555']],
        ['9100,9555', ['9100', '9555']],
        ['9100/tcp', ['9100']],
        ['9100/udp', []],
        ['GPU  exporter', ['9100']],
      ] as const) {
        await choose(page, 'list.text', asked);
        expect(await ports(page), asked).toEqual(left);
      }
    });

    test('is filtered by the values of its columns', async () => {
      const page = await open(examples);
      for (const [field, asked, left] of [
        ['declared', 'no', ['9555', '15000']],
        ['severity', 'error', ['9555', '15000']],
        ['namespace', 'build', ['15000']],
        ['reach', 'any', ['15000']],
        ['workload', 'image-cache', []],
      ] as const) {
        await choose(page, `list.${field}`, asked);
        expect(await ports(page), field).toEqual(left);
      }
    });

    test('is sorted by each column with the keyboard, and announces the order', async () => {
      const page = await open(examples);
      expect(await sorting(page)).toEqual(['Port ascending']);
      await page.evaluate('document.querySelector("thead button").focus()');
      await page.press('Enter');
      expect(await sorting(page)).toEqual(['Port descending']);
      expect((await ports(page))[0]).toBe('15000');
      await page.press('Tab', 6);
      await page.press(' ');
      expect(await sorting(page)).toEqual(['Worst finding ascending']);
      expect((await page.texts('tbody td[data-name="Worst finding"]'))[0]).toBe('error');
    });

    test('shows the source lines of a port', async () => {
      const page = await open(examples);
      await page.point('.evidence-button', true);
      expect(await page.evaluate('document.querySelector(".evidence-button").getAttribute("aria-expanded")')).toBe('true');
      expect((await page.texts('tr.evidence mark'))[0]).toBe('9001');
      await page.press('Enter');
      expect(await page.texts('tr.evidence')).toEqual([]);
    });
  });

  describe('the findings', () => {
    test('are on a card for each port, the worst first, with the source lines', async () => {
      const page = await open(examples);
      const titles = await page.texts('.card h3');
      expect([titles[0], new Set(titles).size]).toEqual(['Port 15000/TCP', titles.length]);
      expect((await page.texts('.card .rule'))[0]).toBe('host-port-conflict');
      expect((await page.texts('.card mark'))[0]).toBe('15000');
      expect((await page.texts('.card .excerpt'))[0]).toMatch(/set -euo pipefail[\s\S]*CACHE_PORT:-15000/);
    });

    test('are counted by rule, owner and namespace, each count a filter that shows as many', async () => {
      const page = await open(examples);
      expect(await page.texts('#counts h2')).toEqual([
        'BY RULE',
        'BY OWNER a conflict counts for both sides',
        'BY NAMESPACE a conflict counts for both sides',
      ]);
      const top = await page.evaluate<number>('document.querySelector("#counts").getBoundingClientRect().bottom');
      expect(top).toBeLessThan(450);
      const links = await page.evaluate<number>('document.querySelectorAll("#counts a").length');
      for (let index = 0; index < links; index++) {
        const count = await page.evaluate<number>(`(() => {
          const link = document.querySelectorAll('#counts a')[${index}];
          link.click();
          return Number(link.querySelector('.number').textContent);
        })()`);
        await settled(page);
        expect(await page.evaluate('document.querySelectorAll(".finding").length')).toBe(count);
        expect(await page.evaluate('document.querySelectorAll("#counts [aria-current=true]").length')).toBe(1);
      }
    });

    test('have addresses, and so have filters', async () => {
      const page = await open(examples);
      await choose(page, 'rule', 'undeclared-host-port');
      await choose(page, 'owner', 'DaemonSet build/package-cache');
      await choose(page, 'list.text', '15000');
      const hash = await page.evaluate<string>('location.hash');
      const address = await page.evaluate<string>('document.querySelector(".finding a.address").hash');

      const filtered = await open(examples, { hash });
      expect(await filtered.texts('#findings-status')).toEqual(['1 finding on 1 port: 1 warning']);
      expect(new Set(await ports(filtered))).toEqual(new Set(['15000']));
      expect(await filtered.evaluate(`document.querySelector('[name="owner"]').value`)).toBe('DaemonSet build/package-cache');

      const addressed = await open(examples, { hash: address });
      expect(await addressed.texts('.finding.named .rule')).toEqual(['undeclared-host-port']);
      expect(await addressed.evaluate('document.activeElement.className')).toContain('named');
      expect(await addressed.evaluate('document.activeElement.getBoundingClientRect().top < innerHeight')).toBe(true);

      await filtered.point('#findings [type=reset]', true);
      await filtered.point('#ports [type=reset]', true);
      await settled(filtered);
      expect(await filtered.evaluate('location.hash')).toBe('');

      const outdated = await open(examples, { hash: '#rule=no-such-rule' });
      expect(await outdated.texts('#findings-status')).toEqual(['No finding matches.']);
      await outdated.point('#findings [type=reset]', true);
      await settled(outdated);
      expect(await outdated.texts('#findings-status')).toEqual(['7 findings on 3 ports: 4 errors, 1 warning, 2 info']);
    });

    test('link to the map, and the map links to them', async () => {
      const page = await open(examples);
      await page.evaluate(`document.querySelector('[data-card="9555/TCP"] .to-map').click()`);
      await settled(page);
      expect((await page.texts('#details h3'))[0]).toBe('Port 9555');
      await page.evaluate('document.querySelector("#details li a").click()');
      await settled(page);
      expect(await page.texts('.finding.named .rule')).toEqual([expect.stringMatching(/-host-port$/)]);
    });

    test('are hidden if they are suppressed, until a checkbox shows them', async () => {
      const page = await open(html(SAMPLE, OPTIONS));
      expect(await page.texts('.finding')).toHaveLength(3);
      expect((await page.texts('h1'))[0]).toMatch(/^2 errors, 1 warning /);
      expect(await page.texts('#findings-status')).toEqual(['3 findings on 2 ports: 2 errors, 1 warning']);
      await page.point('#finding-suppressed input', true);
      expect(await page.texts('#findings-status')).toEqual(['4 findings on 2 ports: 2 errors, 1 warning, 1 suppressed']);
      const texts = await page.texts('.finding');
      expect(texts).toHaveLength(4);
      expect(texts.filter((text) => text.includes('Suppressed by comment: moves in 4.20'))).toHaveLength(1);
    });
  });

  describe('text of the input', () => {
    test('is shown as text, without elements, links, dialogs and scripts', async () => {
      const page = await open(html(HOSTILE_SAMPLE, OPTIONS));
      await page.evaluate('document.querySelectorAll(".evidence-button").forEach((button) => button.click())');
      await page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true; })');
      await page.point('[data-port="9104"]');
      expect(await page.evaluate('document.querySelectorAll("main script, img, iframe, object, embed, [onclick], [onerror]").length')).toBe(
        0,
      );
      const links = await page.evaluate<string[]>('[...new Set([...document.querySelectorAll("a")].map((link) => link.protocol))]');
      expect(links.sort()).toEqual(['file:', 'https:']);
      const shown = await page.evaluate<string>('document.body.innerText');
      expect(shown).toContain('<script>alert(1)</script>');
      expect(HOSTILE.some((words) => words.includes('<script>'))).toBe(true);
      expect(page.complaints).toEqual([]);
    });

    test('would not run as markup', async () => {
      const page = await open(html(SAMPLE, OPTIONS));
      await page.evaluate('document.querySelector("main").insertAdjacentHTML("beforeend", "<img src=x onerror=\'document.title=1\'>")');
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      expect(await page.evaluate('document.title')).not.toBe('1');
      expect(page.complaints.join('\n')).toContain('Content Security Policy');
    });
  });

  describe('the look', () => {
    test.each(['light', 'dark'])('has enough contrast for every text in %s (WCAG 2 AA)', async (scheme) => {
      const page = await open(html(SAMPLE, OPTIONS), { features: { 'prefers-color-scheme': scheme } });
      await page.evaluate('document.querySelector(".evidence-button").click()');
      await page.point('[data-port="9104"]');
      expect(await page.evaluate('getComputedStyle(document.body).colorScheme')).toBe('light dark');
      expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
    });

    test('follows the system until the user selects a scheme', async () => {
      const page = await open(examples, { features: { 'prefers-color-scheme': 'dark' } });
      const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      const dark = await background();
      await page.point('.theme', true);
      expect(await background()).not.toBe(dark);
    });

    test.each([
      ['examples', () => examples],
      ['hostile strings', () => html(HOSTILE_SAMPLE, OPTIONS)],
    ])('fits into 400 pixels: %s', async (_, make) => {
      const page = await open(make(), { width: 400, height: 800 });
      await page.evaluate('document.querySelectorAll(".evidence-button").forEach((button) => button.click())');
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await page.evaluate('document.querySelector("[data-port]").getBoundingClientRect().width > 8')).toBe(true);
    });

    test('has a panel on a phone that covers the page only after a port was selected, and can be closed', async () => {
      const page = await open(examples, { width: 400, height: 800 });
      const panel = () => page.evaluate<string>('getComputedStyle(document.querySelector("#details")).position');
      expect(await panel()).toBe('static');
      await page.point('[data-port="15030"]', true);
      expect(await panel()).toBe('sticky');
      await page.point('#details .close', true);
      expect(await panel()).toBe('static');
      expect(await page.evaluate('document.activeElement.id')).toBe('step-15');
      await page.point('[data-port="15030"]', true);
      await page.press('Escape');
      expect(await panel()).toBe('static');
    });

    test('is printed without controls, in light colours, with every port and finding', async () => {
      const page = await open(html(manyPorts(300), OPTIONS), { features: { 'prefers-color-scheme': 'dark' } });
      const printed = await page.print(() =>
        page.evaluate<{ rows: number; filters: string; background: string }>(`({
          rows: document.querySelectorAll('#ports-body tr').length,
          filters: getComputedStyle(document.querySelector('.filters')).display,
          background: getComputedStyle(document.body).backgroundColor,
        })`),
      );
      expect(printed).toEqual({ rows: 300, filters: 'none', background: 'rgb(255, 255, 255)' });
      expect(await ports(page)).toHaveLength(100);
    });

    test('is printed with all nodes of an audit and their ports, which scroll on the screen', async () => {
      const names = Array.from({ length: 30 }, (_, index) => `worker-${index}.prod.example.com`);
      const captures = names.map((name, index) => [name, [listening(`*:${9600 + index}`, 'mystery')]] as const);
      const { outcome } = await audited(
        names.map((name) => node(name)),
        Object.fromEntries(captures),
      );
      const page = await open(html(outcome.result, OPTIONS), { width: 700, height: 900 });
      const hidden = `(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth > clientWidth, scrollHeight > clientHeight])(
        document.querySelector('.node-map'))`;
      expect(await page.evaluate(hidden)).toEqual([true, true]);
      expect(await page.print(() => page.evaluate(hidden))).toEqual([false, false]);
    });

    test('shows the findings if scripts are off', async () => {
      const page = await open(html(SAMPLE, OPTIONS), { scripts: false });
      const [text] = await page.texts('main');
      expect(text).toContain('error manifests/network-operator.yaml:13:');
    });
  });

  test('10,000 listeners: a page of rows at a time, all of them searched and sorted', async () => {
    const page = await open(html(manyPorts(10_000), OPTIONS));
    expect(await page.texts('#ports-status')).toEqual(['10,000 host ports']);
    await page.point('#ports-more', true);
    expect(await ports(page)).toHaveLength(200);
    await page.evaluate('document.querySelector("thead button").click()');
    expect((await ports(page))[0]).toBe('11000');
    await page.evaluate(`document.querySelector('[name="list.text"]').focus()`);
    await page.type('agent-9876');
    expect(await ports(page)).toEqual(['10876']);
    expect(await page.evaluate('document.querySelectorAll("*").length < 3000')).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  test('10,000 findings on one port: a part of its card at a time, and the one that the address names', async () => {
    const page = await open(html(manyFindings(10_000, 10_000), OPTIONS), { hash: '#finding=finding-9995' });
    expect(await page.texts('#findings-status')).toEqual(['10,000 findings on 1 port: 10,000 errors']);
    expect(await page.texts('.finding.named')).toHaveLength(1);
    expect(await page.texts('.finding')).toHaveLength(5);
    await page.point('.card .more', true);
    expect(await page.texts('.finding')).toHaveLength(10);
    expect(await page.print(() => page.evaluate<number>('document.querySelectorAll(".finding").length'))).toBe(1000);
  });

  test('10,000 findings: a part of the cards at a time, all of them counted, filtered and addressed', async () => {
    const report = html(manyFindings(10_000), OPTIONS);
    const page = await open(report, { hash: '#finding=finding-9995' });
    expect(await page.texts('#findings-status')).toEqual(['10,000 findings on 1,000 ports: 10,000 errors']);
    expect((await page.texts('h1'))[0]).toContain('10,000 errors in 1 file');
    expect(await page.texts('.finding.named')).toHaveLength(1);
    expect((await page.texts('.card h3'))[0]).toBe('Port 2000/TCP');
    await choose(page, 'namespace', 'team-7');
    expect(await page.texts('#findings-status')).toEqual(['200 findings on 200 ports: 200 errors']);
    expect(await page.evaluate('document.querySelectorAll("*").length < 5000')).toBe(true);
    const printed = await page.print(() => page.evaluate<number>('document.querySelectorAll(".finding").length'));
    expect(printed).toBe(200);
    await choose(page, 'namespace', '');
    expect(await page.print(() => page.evaluate<number>('document.querySelectorAll(".finding").length'))).toBe(1000);
    expect(page.complaints).toEqual([]);
  });
});

async function reportOf(paths: readonly string[]): Promise<string> {
  const { result, registry, rules, exitCode } = await run(runOptions({ paths, cwd: process.cwd(), minimumConfidence: 'low' }));
  return html(result, {
    ...OPTIONS,
    registry,
    exitCode,
    readText: (path) => readFileSync(path, 'utf8'),
    rules,
  });
}

/** Waits until the page has handled its new address. */
async function settled(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => setTimeout(done))');
}

/** A run with this number of findings, by default ten on each port. */
function manyFindings(count: number, onPort = 10): RunResult {
  const findings = Array.from(
    { length: count },
    (_, index): Finding => ({
      ...UNREGISTERED,
      port: 1001 + Math.floor(index / onPort),
      fingerprint: `finding-${index}`,
      workload: { kind: 'Deployment', namespace: `team-${index % 50}`, name: `agent-${index}` },
    }),
  );
  return { ...SAMPLE, findings };
}

/** A run with this number of listeners, each of its own workload, on ports from 1001 on. */
function manyPorts(count: number): RunResult {
  const listeners = Array.from({ length: count }, (_, index): Listener => {
    const like = LISTENERS[index % LISTENERS.length] as Listener;
    return { ...like, port: 1001 + index, workload: { ...like.workload, name: `agent-${index + 1}`, namespace: `team-${index % 50}` } };
  });
  return { ...SAMPLE, listeners, counts: { ...SAMPLE.counts, listeners: count } };
}

/** Ports of the rows that the table shows. */
function ports(page: Page): Promise<string[]> {
  return page.texts('#ports-body th');
}

/** The name of the focused element. */
function named(page: Page): Promise<string> {
  return page.evaluate('document.activeElement.getAttribute("aria-label")');
}

function sorting(page: Page): Promise<string[]> {
  return page.evaluate(
    `[...document.querySelectorAll('th[aria-sort]')].filter((each) => each.ariaSort !== 'none').map((each) => each.innerText.trim() + ' ' + each.ariaSort)`,
  );
}

function choose(page: Page, name: string, value: string): Promise<void> {
  return page.evaluate(
    `(() => { const field = document.querySelector('[name="${name}"]'); field.value = '${value}'; field.dispatchEvent(new Event('input', { bubbles: true })); })()`,
  );
}
