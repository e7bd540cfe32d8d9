import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import type { Evidence, Listener } from '../../src/model/listener.ts';
import { nameOfKnownListener, type RegistryView } from '../../src/model/registry.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { loadRegistries } from '../../src/registry/load.ts';
import { createRegistryView } from '../../src/registry/view.ts';
import { FLOWS_SCRIPT, FLOWS_STYLE, PAGE_SCRIPT, PAGE_STYLE } from '../../src/report/html/assets.ts';
import type { PageData } from '../../src/report/html/data.ts';
import { html, portsHtml } from '../../src/report/html/index.ts';
import { createLines, placeOnPage } from '../../src/report/html/place.ts';
import {
  CLEAN,
  CONFLICT,
  EMPTY,
  HOSTILE_SAMPLE,
  hostileFinding,
  LISTENERS,
  OPTIONS,
  SAMPLE,
  SUPPRESSED,
  spanOf,
  UNREGISTERED,
} from './sample.ts';

describe('the page', () => {
  test.each([FLOWS_SCRIPT, FLOWS_STYLE, PAGE_SCRIPT, PAGE_STYLE])('carries nothing that ends the element in which it is', (text) => {
    expect(text).not.toMatch(/<\/(script|style)|<!--/i);
  });

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

  test('says in its title and its head what was found', () => {
    expect(html(SAMPLE, OPTIONS)).toContain('<title>Host ports: 2 errors, 1 warning in 2 files, and the check is incomplete.</title>');
    expect(html(CLEAN, OPTIONS)).toContain('<h1>No host port breaks a rule.</h1>');
    expect(html(EMPTY, OPTIONS)).toContain('<h1>Nothing was checked: no Kubernetes object was found.</h1>');
  });

  test('says what was checked, by what, and what the reader calls it', async () => {
    const { registries } = await loadRegistries(['openshift'], { cwd: '.' });
    const text = (options: Partial<typeof OPTIONS>) =>
      html(CLEAN, { ...OPTIONS, ...options })
        .replace(/<[^>]*>/g, ' ')
        .replace(/ +/g, ' ');
    const registry = createRegistryView(registries, { release: [4, 19] });
    const page = text({ title: 'Edge <sites>', paths: ['deploy/', 'values.yaml'], registry });
    expect(page).toContain('Checked deploy/ values.yaml Registry OpenShift host port registry Release 4.19 Version hostport-lint 0.1.0');
    expect(page.match(/Edge &#60;sites&#62;/g)).toHaveLength(2);
    expect(text({ registry: createRegistryView(registries, { release: null }) })).toContain('Release all');
    expect(text({ paths: Array.from({ length: 5000 }, (_, index) => `${index}.yaml`) })).toContain(' 7.yaml and 4992 more ');
  });

  test('names what was not checked and not shown', () => {
    const page = html(SAMPLE, OPTIONS);
    expect(page).toContain('<li>manifests/broken.yaml:7:3 not YAML: a mapping value is not allowed here</li>');
    expect(page).toContain('<li>undeclared-socket: no sockets of nodes were given (--capture)</li>');
    expect(page).toContain('<li>3 findings of lower confidence (--min-confidence low shows them)</li>');
    expect(html(CLEAN, OPTIONS)).not.toContain('id="notes"');
  });

  test('names what was checked: folders, branch and commit', () => {
    const page = html(SAMPLE, {
      ...OPTIONS,
      paths: ['manifests'],
      origin: [
        ['Branch', 'main<'],
        ['Commit', 'abc'],
      ],
    });
    expect(page).toMatch(
      /<dt>Checked<\/dt><dd><span>manifests<\/span><\/dd>.*<dt>Branch<\/dt><dd><span>main&#60;<\/span>.*<dt>Commit<\/dt>/,
    );
  });

  test('begins with the findings, and with the map and the ports for `ports`', () => {
    const order = (page: string) => [...page.matchAll(/<section id="(\w+)"/g)].map((found) => found[1]);
    expect(order(html(CLEAN, OPTIONS))).toEqual(['findings', 'map', 'ports']);
    expect(order(portsHtml(CLEAN, OPTIONS))).toEqual(['map', 'ports', 'findings']);
  });

  test('contains nothing of the input as markup', () => {
    const page = html(HOSTILE_SAMPLE, OPTIONS);
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toMatch(/<img|<script>alert|javascript:|<!\[CDATA\[|<!-- -->/);
  });

  test('gives back any text of the input as it is, or visibly escaped', () => {
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
  test('gives a listener with its workload, evidence, registration and worst finding', () => {
    const data = dataOf(html(SAMPLE, OPTIONS));
    expect(data.listeners[0]).toMatchObject({
      port: 9104,
      reach: 'any',
      declared: true,
      registration: 'unregistered',
      row: null,
      severity: 'error',
    });
    expect(data.listeners[0]?.evidence.map((evidence) => evidence.detector)).toEqual(['flag', 'ports']);
    expect(data.workloads[0]).toEqual({
      kind: 'Deployment',
      namespace: 'openshift-network-operator',
      name: 'network-operator',
      path: 'manifests/network-operator.yaml',
      line: 1,
    });
    const { row } = data.listeners[1] ?? {};
    expect(data.rows[row ?? -1]).toMatchObject({
      port: 9743,
      endPort: 9744,
      process: 'network-node-identity',
      citation: 'OpenShift host port registry, line 97',
    });
  });

  test('puts the most severe findings first, and knows conflicts and silence', () => {
    const { findings } = dataOf(html({ ...SAMPLE, findings: [SUPPRESSED, CONFLICT] }, OPTIONS));
    expect(findings.map(({ conflict, suppressed }) => [conflict, suppressed])).toEqual([
      [true, null],
      [false, 'comment: moves in 4.20, see the ticket (until 2027-06-30)'],
    ]);
  });

  test('lets both sides of a conflict bear it', () => {
    const [own, other] = LISTENERS as [Listener, Listener];
    const [shown] = own.evidence as [Evidence];
    const rival: Listener = { ...other, port: 9104, evidence: [{ ...shown, span: CONFLICT.span }] };
    const away: Listener = { ...rival, workload: { ...rival.workload, name: 'away' }, evidence: [] };
    const conflict: Finding = {
      ...CONFLICT,
      span: shown.span,
      workload: own.workload,
      related: [{ span: CONFLICT.span, message: 'holds it too' }],
    };
    const data = dataOf(html({ ...SAMPLE, listeners: [own, rival, away], findings: [conflict] }, OPTIONS));
    const nameOf = (index: number) => data.workloads[index]?.name;
    expect(Object.fromEntries(data.listeners.map(({ workload, severity }) => [nameOf(workload), severity]))).toEqual({
      'network-operator': 'error',
      [rival.workload.name.replace(UNKNOWN, '*')]: 'error',
      away: null,
    });
    expect(data.findings[0]?.owners.map(nameOf)).toEqual(['network-operator', rival.workload.name.replace(UNKNOWN, '*')]);
  });

  test('names the workload of a finding without a listener, and gives each finding an address of its own', () => {
    const { findings, workloads } = dataOf(html({ ...EMPTY, findings: [UNREGISTERED, UNREGISTERED] }, OPTIONS));
    expect(findings.map(({ id }) => id)).toEqual([UNREGISTERED.fingerprint, `${UNREGISTERED.fingerprint}-2`]);
    expect(workloads).toHaveLength(1);
    expect(findings.map(({ owners }) => owners)).toEqual([[0], [0]]);
  });

  test("a finding about an object that is no workload is that object's", () => {
    const object = { apiVersion: 'hypershift.openshift.io/v1beta1', kind: 'HostedCluster', namespace: 'clusters', name: 'blue' };
    const about: Finding = { ...CONFLICT, workload: null, object, port: null, protocol: null };
    const data = dataOf(html({ ...EMPTY, findings: [about, { ...about, fingerprint: 'other' }] }, OPTIONS));
    expect(data.findings.map(({ owners }) => owners)).toEqual([[0], [0]]);
    expect(data.workloads).toMatchObject([{ kind: object.kind, namespace: object.namespace, name: object.name }]);
  });

  test('reports a finding of one file not of a namesake in another', () => {
    const [first] = LISTENERS;
    if (!first) throw new Error('no sample');
    const twin = { ...first, workload: { ...first.workload, span: { ...first.workload.span, path: 'other.yaml' } } };
    const { listeners } = dataOf(html({ ...SAMPLE, listeners: [first, twin], findings: [UNREGISTERED] }, OPTIONS));
    expect(listeners.map((listener) => listener.severity).sort()).toEqual(['error', null]);
  });

  test('links a rule only to a page of the web', () => {
    const urls = ['javascript:alert(1)', 'https://docs.example/rules/a.md'].map((url) => ({ ...UNREGISTERED, url }));
    expect(dataOf(html({ ...SAMPLE, findings: urls }, OPTIONS)).findings.map((finding) => finding.url)).toEqual([
      null,
      'https://docs.example/rules/a.md',
    ]);
  });

  test('has every row of the registries, as of the release, and the ranges', async () => {
    const { registries } = await loadRegistries(['openshift'], { cwd: '.' });
    const at = (major: number, minor: number): RegistryView => createRegistryView(registries, { release: [major, minor] });
    const data = dataOf(html(SAMPLE, { ...OPTIONS, registry: createRegistryView(registries, { release: null }) }));
    const known = registries.flatMap((registry) => [...registry.assignments, ...(registry.unregistered ?? [])]);
    // The sample's own row is none of the registry's.
    expect(data.rows).toHaveLength(known.length + 1);
    expect(data.ranges.map(({ kind, port, endPort }) => [kind, port, endPort])).toEqual([
      ['reserved', 9000, 9999],
      ['node-port', 30000, 32767],
      ['ephemeral', 32768, 60999],
    ]);
    const later = (view: RegistryView) =>
      dataOf(html(EMPTY, { ...OPTIONS, registry: view })).rows.filter((row) => row.effect === 'later').length;
    expect(later(at(4, 6))).toBeGreaterThan(later(at(4, 18)));
  });

  test('names the known user of a port that has no row', async () => {
    const registry = createRegistryView((await loadRegistries(['openshift'], { cwd: '.' })).registries, { release: null });
    const known = registry.registries.flatMap((one) => (one.unregistered ?? []).map((each) => ({ ...each, registry: one.name })));
    const [holder] = known as [(typeof known)[number]];
    const [listener] = LISTENERS as [Listener];
    const taken: Listener = { ...listener, port: holder.port, registration: { status: 'other-owner', assignment: null, holder } };
    const data = dataOf(html({ ...EMPTY, listeners: [taken] }, { ...OPTIONS, registry }));
    expect(data.rows[data.listeners[0]?.row ?? -1]).toMatchObject({
      port: holder.port,
      effect: 'held',
      process: nameOfKnownListener(holder),
    });
  });

  test('takes the ranges of the run where they are not the usual ones', () => {
    const options = { ...OPTIONS, nodePortRange: { port: 20000, endPort: 20100 }, ephemeralRange: { port: 1024, endPort: 2000 } };
    expect(dataOf(html(EMPTY, options)).ranges.map(({ port }) => port)).toEqual([20000, 1024]);
  });
});

describe('a place on the page', () => {
  test('marks what is meant, without the indent', () => {
    const place = placeOnPage(spanOf('a.yaml', 'a:\n    - --listen=:9104 # metrics\n', '9104'));
    const shown = { before: '- --listen=:', marked: '9104', after: ' # metrics' };
    expect(place).toEqual({ path: 'a.yaml', line: 2, column: 17, above: [], ...shown, below: [] });
  });

  test('cuts a long line around it, and no character in two', () => {
    const long = `${'😀'.repeat(300)}9104${'😀'.repeat(300)}`;
    const place = placeOnPage(spanOf('a.yaml', long, '9104'));
    expect(place.marked).toBe('9104');
    expect(place.before).toMatch(/^…(😀)+$/u);
    expect(place.after).toMatch(/^(😀)+…$/u);
  });

  describe('the lines around it', () => {
    const text = 'kind: Pod\n---\nspec:\n  ports:\r\n\t- name: a\n    - port: 9104\n\n      last: 1\n';
    const span = spanOf('a.yaml', text, '9104');
    const placeIn = (now: string | null) =>
      placeOnPage(
        span,
        createLines(() => now),
      );

    test('are two on each side, without the indent that all share', () => {
      const { above, before, below } = placeIn(text);
      expect({ above, before, below }).toEqual({ above: ['ports:', '- name: a'], before: '  - port: ', below: ['', '    last: 1'] });
    });

    test('end with the document and with the file', () => {
      const first = spanOf('a.yaml', text, 'spec');
      expect(
        placeOnPage(
          first,
          createLines(() => text),
        ),
      ).toMatchObject({ above: [], below: ['  ports:', '  - name: a'] });
      expect(
        placeOnPage(
          spanOf('a.yaml', text, 'Pod'),
          createLines(() => text),
        ),
      ).toMatchObject({ above: [], below: [] });
      expect(
        placeOnPage(
          spanOf('a.yaml', text, 'last'),
          createLines(() => text),
        ).below,
      ).toEqual([]);
    });

    test.each([
      ['was changed since', text.replace('9104', '9105')],
      ['has fewer lines now', 'kind: Pod\n'],
      ['cannot be read', null],
    ])('are not shown where the file %s', (_, now) => {
      expect(placeIn(now)).toMatchObject({ above: [], marked: '9104', below: [] });
    });

    test('are cut where they are long, and no character in two', () => {
      const long = `${'😀'.repeat(300)}\nport: 9104\n`;
      expect(
        placeOnPage(
          spanOf('a.yaml', long, '9104'),
          createLines(() => long),
        ).above[0],
      ).toMatch(/^(😀){80}…$/u);
    });
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
