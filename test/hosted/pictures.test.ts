import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { html } from '../../src/report/hosted/html.ts';
import { mermaid } from '../../src/report/hosted/mermaid.ts';
import { asYaml, flowsIn, hostedCluster, type Made } from './build.ts';

const PLAIN = { explain: false, problems: [], notes: [] };
const SERVICES = {
  APIServer: 'np:10.0.0.9:31000',
  OAuthServer: 'route:oauth.example.com',
  Konnectivity: 'np:10.0.0.9',
  Ignition: 'route',
};

const flowsFor = (...made: readonly Made[]) => flowsIn(asYaml(...made.map(hostedCluster)));

/** The page without its own style, script and data. */
const bodyOf = (page: string) =>
  page
    .replace(/<style>[\s\S]*?<\/style>|<script type="application\/json" id="data"><\/script>/g, '')
    .replace(/<script>[\s\S]*?<\/script>/, '');

describe('the page', () => {
  test('has an arm with the dialled port for each client, and its server', async () => {
    const page = html(await flowsFor({ services: SERVICES }), PLAIN);
    const arms = [...page.matchAll(/<div class="arm ([\w-]+)"><b><span class="hidden">\w+ dial <\/span>([\d-]+)</g)].map(
      ([, source, port]) => `${source} ${port}`,
    );
    expect(arms).toEqual(['worker 31000', 'client 31000', 'worker 443', 'client 443', 'worker 30000-32767', 'worker 443']);
    expect(page).toContain('<strong>oauth.<wbr>example.<wbr>com</strong><span>ingress controller of the hub</span>');
    expect(page).toContain('control plane clusters-demo');
    expect(page).toContain('listens on 8443 in its pod');
    expect(page).toMatch(/manifest\.yaml:\d+:17<\/span>/);
  });

  test('ends the line of each source at the last way that it uses', async () => {
    const page = html(await flowsFor({ services: SERVICES }), PLAIN);
    const ends = page
      .split('<li class="way">')
      .slice(1)
      .map((way) => [...way.matchAll(/<i class="trunk (\w+)( end-\d)?">/g)].map(([, source, end = '']) => source + end));
    expect(ends).toEqual([['worker', 'client'], ['worker', 'client end-1'], ['worker'], ['worker end-0']]);
  });

  test('loads nothing, and nothing of the input becomes markup', async () => {
    const words = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const page = html(await flowsFor({ name: words, services: { Ignition: { type: 'Route', route: { hostname: words } } } }), {
      ...PLAIN,
      problems: [{ path: words, line: 1, column: 1, message: words }],
      notes: [words],
    });
    expect(bodyOf(page)).not.toMatch(/<script|<img|<link(?! rel="icon" href="data:,">)|\ssrc=(?!x)|javascript:/);
    expect([...bodyOf(page).matchAll(/https?:\/\/[^"]*/g)].map(([address]) => address)).toEqual([
      'https://github.com/hostport-lint/hostport-lint',
    ]);
    expect(page).toMatch(/content="default-src 'none'; style-src 'sha256-/);
  });

  test('names each cluster once, with a link where there are several', async () => {
    const page = html(await flowsFor({ name: 'one', services: SERVICES }, { name: 'two', services: {} }), PLAIN);
    expect([...page.matchAll(/<a href="#cluster-\d">/g)]).toHaveLength(2);
    expect(page).toContain('No flow is known.');
  });
});

describe('the chart for Mermaid', () => {
  test('is a subgraph for each cluster, with the ports on its arrows', async () => {
    const [flows] = await flowsFor({ services: { APIServer: 'np:10.0.0.9:31000' } });
    expect(mermaid([flows], PLAIN)).toBe(`flowchart LR
  subgraph c0["clusters/demo: Agent, Public"]
    c0worker(["Workers"])
    c0client(["Clients"])
    c0e0["APIServer<br>10.0.0.9<br>node port of the hub"]
    subgraph c0hub["hub, control plane clusters-demo"]
      c0p0["kube-apiserver:6443<br>Service kube-apiserver"]
    end
    c0worker -->|"31000/TCP"| c0e0
    c0client -->|"31000/TCP"| c0e0
    c0e0 -->|"6443"| c0p0
  end
`);
  });

  test('quotes any text so that nothing ends its quotes', async () => {
    const [flows] = await flowsFor({ services: { APIServer: 'np:10.0.0.9:31000' } });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (units) => {
        const lines = mermaid([{ ...flows, name: String.fromCodePoint(...units) }], PLAIN).split('\n');
        expect(lines[1]).toMatch(/^ {2}subgraph c0\["(?:[\w .,:/()+*?-]|#\d+;)*"\]$/);
        expect(lines).toHaveLength(13);
      }),
      { numRuns: 50 },
    );
  });
});
