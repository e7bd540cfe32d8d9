import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import type { Listener } from '../../src/model/listener.ts';
import { nameOfKnownListener, type RegistryView } from '../../src/model/registry.ts';
import { loadRegistries } from '../../src/registry/load.ts';
import { createRegistryView } from '../../src/registry/view.ts';
import { FLOWS_STYLE, PAGE_SCRIPT, PAGE_STYLE, REGISTRIES_SCRIPT, REGISTRIES_STYLE } from '../../src/report/html/assets.ts';
import type { PageData } from '../../src/report/html/data.ts';
import { html, portsHtml } from '../../src/report/html/index.ts';
import { createLines, placeOnPage } from '../../src/report/html/place.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, hostileFinding, LISTENERS, OPTIONS, SAMPLE, spanOf, UNREGISTERED } from './sample.ts';

describe('the page', () => {
  test.each([FLOWS_STYLE, PAGE_SCRIPT, PAGE_STYLE, REGISTRIES_SCRIPT, REGISTRIES_STYLE])(
    'contains nothing that ends its element',
    (text) => {
      expect(text).not.toMatch(/<\/(script|style)|<!--/i);
    },
  );

  test('has a script whose sources are typed, with the types of the browser', () => {
    const compiler = resolve('node_modules/typescript/bin/tsc');
    expect(execFileSync(process.execPath, [compiler, '-p', 'src/report/html/page'], { encoding: 'utf8' })).toBe('');
  });

  test('forbids everything but its own style and script, by their hashes', () => {
    const page = html(SAMPLE, OPTIONS);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    const hashOf = (tag: string) => {
      const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? '';
      return `sha256-${createHash('sha256').update(text).digest('base64')}`;
    };
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src '${hashOf('style')}'`,
      `script-src '${hashOf('script')}'`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  test('has a summary in its title and its heading', () => {
    expect(html(SAMPLE, OPTIONS)).toContain('<title>Host ports: 2 errors, 1 warning in 2 files, and the check is incomplete.</title>');
    expect(html(CLEAN, OPTIONS)).toContain('<h1>No host port breaks a rule.</h1>');
    expect(html(EMPTY, OPTIONS)).toContain('<h1>Nothing was checked: no Kubernetes object was found.</h1>');
  });

  test('names the checked files, the registry, the release and the title', async () => {
    const { registries } = await loadRegistries(['openshift'], { cwd: '.' });
    const text = (options: Partial<typeof OPTIONS>) =>
      html(CLEAN, { ...OPTIONS, ...options })
        .replace(/<[^>]*>/g, ' ')
        .replace(/ +/g, ' ');
    const registry = createRegistryView(registries, { release: [4, 19] });
    const origin = [['Branch', 'main<']] as const;
    const page = text({ title: 'Edge <sites>', paths: ['deploy/', 'values.yaml'], registry, origin });
    expect(page).toContain(
      'Checked deploy/ values.yaml Branch main&#60; Registry OpenShift host port registry Release 4.19 Version hostport-lint 0.1.0',
    );
    expect(page.match(/Edge &#60;sites&#62;/g)).toHaveLength(2);
    expect(text({ registry: createRegistryView(registries, { release: null }) })).toContain('Release all');
    expect(text({ paths: Array.from({ length: 5000 }, (_, index) => `${index}.yaml`) })).toContain(' 7.yaml and 4992 more ');
  });

  test('lists unchecked files, skipped rules and hidden findings', () => {
    const page = html(SAMPLE, OPTIONS);
    expect(page).toContain('<li>manifests/broken.yaml:7:3 not YAML: a mapping value is not allowed here</li>');
    expect(page).toContain('<li>undeclared-socket: no sockets of nodes were given (--capture)</li>');
    expect(page).toContain('<li>3 findings of lower confidence (--min-confidence low shows them)</li>');
    expect(html(CLEAN, OPTIONS)).not.toContain('id="notes"');
  });

  test('begins with the findings, and with the map and the ports for `ports`', () => {
    const order = (page: string) => [...page.matchAll(/<section id="(\w+)"/g)].map((found) => found[1]);
    expect(order(html(CLEAN, OPTIONS))).toEqual(['findings', 'map', 'ports']);
    expect(order(portsHtml(CLEAN, OPTIONS))).toEqual(['map', 'ports', 'findings']);
  });

  test('contains no text of the input as markup', () => {
    const page = html(HOSTILE_SAMPLE, OPTIONS);
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toMatch(/<img|<script>alert|javascript:|<!\[CDATA\[|<!-- -->/);
  });

  test('contains any text of the input unchanged, or visibly escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const page = html({ ...SAMPLE, findings: [hostileFinding(words)] }, OPTIONS);
        expect(page.match(/<\/?(script|style)\b/g)).toHaveLength(6);
        expect(dataOf(page).findings).toHaveLength(1);
        if (/^[\x20-\x7e]*$/.test(words)) expect(dataOf(page).findings[0]?.message).toBe(words);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the data of the page', () => {
  const OPERATOR = 'Deployment openshift-network-operator/network-operator';
  const [own] = LISTENERS as [Listener];

  test('has an owner for a finding without a listener, also if it is no workload, and an id for each finding', () => {
    const object = { apiVersion: 'hypershift.openshift.io/v1beta1', kind: 'HostedCluster', namespace: 'clusters', name: 'blue' };
    const about: Finding = { ...UNREGISTERED, workload: null, object, port: null, protocol: null };
    const { findings } = dataOf(html({ ...EMPTY, findings: [UNREGISTERED, UNREGISTERED, about] }, OPTIONS));
    expect(findings.map(({ id }) => id)).toEqual(['', '-2', '-3'].map((end) => UNREGISTERED.fingerprint + end));
    expect(findings.map(({ owners }) => owners)).toEqual([[OPERATOR], [OPERATOR], ['HostedCluster clusters/blue']]);
  });

  test('has a finding of one file not for a namesake in another', () => {
    const twin = { ...own, workload: { ...own.workload, span: { ...own.workload.span, path: 'other.yaml' } } };
    const { listeners } = dataOf(html({ ...SAMPLE, listeners: [own, twin], findings: [UNREGISTERED] }, OPTIONS));
    expect(listeners.map((listener) => listener.severity).sort()).toEqual(['error', null]);
  });

  test('links a rule only to a page of the web', () => {
    const urls = ['javascript:alert(1)', 'https://docs.example/rules/a.md'].map((url) => ({ ...UNREGISTERED, url }));
    const { findings } = dataOf(html({ ...SAMPLE, findings: urls }, OPTIONS));
    expect(findings.map((finding) => finding.url)).toEqual([null, 'https://docs.example/rules/a.md']);
  });

  test('has every row of the registries, as of the release, the known listeners without one, and the ranges', async () => {
    const { registries } = await loadRegistries(['openshift'], { cwd: '.' });
    const at = (release: RegistryView['release']) =>
      dataOf(html(EMPTY, { ...OPTIONS, registry: createRegistryView(registries, { release }) }));
    const { rows, ranges } = at(null);
    const known = registries.flatMap(({ unregistered = [] }) => unregistered);
    expect(rows).toHaveLength(registries.flatMap(({ assignments }) => assignments).length + known.length);
    expect(rows.filter(({ isRow }) => !isRow).map(({ port, process }) => [port, process])).toEqual(
      known.map((one) => [one.port, nameOfKnownListener(one)]),
    );
    expect(ranges.map(({ kind, port, endPort }) => [kind, port, endPort])).toEqual([
      ['reserved', 9000, 9999],
      ['node-port', 30000, 32767],
      ['ephemeral', 32768, 60999],
    ]);
    const later = (release: RegistryView['release']) => at(release).rows.filter(({ facts }) => facts.startsWith('not yet')).length;
    expect(later([4, 6])).toBeGreaterThan(later([4, 18]));
  });

  test('has the ranges of the run if they are not the usual ones', () => {
    const options = { ...OPTIONS, nodePortRange: { port: 20000, endPort: 20100 }, ephemeralRange: { port: 1024, endPort: 2000 } };
    expect(dataOf(html(EMPTY, options)).ranges.map(({ port }) => port)).toEqual([20000, 1024]);
  });
});

describe('a place on the page', () => {
  const LONG = '😀'.repeat(300);

  test('marks what is meant, without the indent', () => {
    const place = placeOnPage(spanOf('a.yaml', 'a:\n    - --listen=:9104 # metrics\n', '9104'));
    expect(place).toEqual({
      at: 'a.yaml:2:17',
      line: 2,
      above: [],
      before: '- --listen=:',
      marked: '9104',
      after: ' # metrics',
      below: [],
    });
  });

  test('cuts a long line around it, and no character in two', () => {
    const { before, marked, after } = placeOnPage(spanOf('a.yaml', `${LONG}9104${LONG}`, '9104'));
    expect([before, marked, after]).toEqual([expect.stringMatching(/^…(😀)+$/u), '9104', expect.stringMatching(/^(😀)+…$/u)]);
  });

  const TEXT = 'kind: Pod\n---\nspec:\n  ports:\r\n\t- name: a\n    - port: 9104\n\n      last: 1\n';
  test.each([
    ['two on each side, without the indent that all share', '9104', TEXT, [' ports:', '- name: a'], ['', '     last: 1']],
    ['none of another document', 'spec', TEXT, [], ['  ports:', ' - name: a']],
    ['none before the first', 'Pod', TEXT, [], []],
    ['none after the last', 'last', TEXT, ['- port: 9104', ''], []],
    ['none where the file was changed since', '9104', TEXT.replace('9104', '9105'), [], []],
    ['none where the file has fewer lines now', '9104', 'kind: Pod\n', [], []],
    ['none where the file cannot be read', '9104', null, [], []],
    ['cut where they are long', '9104', `${LONG}\nport: 9104\n`, [`${'😀'.repeat(80)}…`], []],
  ])('has lines around it: %s', (_, words, now, above, below) => {
    const place = placeOnPage(
      spanOf('a.yaml', now?.includes(LONG) ? now : TEXT, words),
      createLines(() => now),
    );
    expect([place.above, place.below]).toEqual([above, below]);
  });

  test('has no line where the span knows none', () => {
    const span = { ...spanOf('a.yaml', 'a: 1', '1'), excerpt: { text: '', column: 1 } };
    expect(placeOnPage(span)).toMatchObject({ before: '', marked: '', after: '' });
  });
});

function dataOf(page: string): PageData {
  const text = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return JSON.parse(text);
}
