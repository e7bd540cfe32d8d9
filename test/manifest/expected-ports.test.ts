import { describe, expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';

const POD = `kind: Pod
metadata: {name: p, namespace: near, labels: {app: a}}
spec:
  hostNetwork: true
  containers: [{name: main, image: example.org/main:1, args: ["--listen=$(WHERE):7100"], env: [{name: METRICS_PORT, value: "7200"}, {name: WHERE, valueFrom: {secretKeyRef: {}}}]}]
`;

function service(change: Record<string, unknown> = {}): string {
  const { metadata = {}, spec = {} } = change as { metadata?: object; spec?: object };
  return JSON.stringify({
    kind: 'Service',
    metadata: { name: 's', namespace: 'near', labels: { of: 's' }, ...metadata },
    spec: { selector: { app: 'a' }, ports: [{ name: 'web', port: 80, targetPort: 7200 }], ...spec },
  });
}

function monitor(spec: object, metadata: object = {}): string {
  return JSON.stringify({
    kind: 'ServiceMonitor',
    metadata: { name: 'm', namespace: 'near', ...metadata },
    spec: { selector: { matchLabels: { of: 's' } }, endpoints: [{ targetPort: 7300 }], ...spec },
  });
}

async function listenersWith(...objects: string[]) {
  const { listeners, problems } = await lintManifest([POD, ...objects].join('\n---\n'));
  expect(problems).toEqual([]);
  return listeners;
}

/** `port reach confidence` of each listener, and what expects it. */
async function found(...objects: string[]): Promise<string[]> {
  return (await listenersWith(...objects)).map(({ port, reach, confidence }) => `${port} ${reach} ${confidence}`);
}

const ALONE = ['7100 unknown high', '7200 any low'];

describe('objects that expect a port of the pods', () => {
  test('without them', async () => expect(await found()).toEqual(ALONE));

  test.each([
    ['raises the confidence', service(), ['7100 unknown high', '7200 any medium']],
    ['shows that an unknown address is reachable', service({ spec: { ports: [{ port: 7100 }] } }), ['7100 any high', '7200 any low']],
    ['of another namespace', service({ metadata: { namespace: 'other' } }), ALONE],
    ['of a namespace that is left open', service({ metadata: { namespace: undefined } }), ['7100 unknown high', '7200 any medium']],
    ['with another selector', service({ spec: { selector: { app: 'b' } } }), ALONE],
    ['with no selector', service({ spec: { selector: undefined } }), ALONE],
    ['of another protocol', service({ spec: { ports: [{ port: 7200, protocol: 'UDP' }] } }), [...ALONE, '7200 any low']],
  ])('a Service %s', async (_, object, expected) => expect(await found(object)).toEqual(expected));

  test('a selector of unknown values selects nothing', async () => {
    const unknown = { app: '{{ .Values.name }}' };
    const pod = POD.replace('{app: a}', JSON.stringify(unknown));
    const { listeners } = await lintManifest([pod, service({ spec: { selector: unknown } })].join('\n---\n'));
    expect(listeners.map(({ port, confidence }) => `${port} ${confidence}`)).toEqual(['7100 high', '7200 low']);
  });

  const SCRAPED = ['7100 unknown high', '7200 any medium', '7300 any low'];
  const UNSCRAPED = SCRAPED.slice(0, 2);

  test.each([
    ['by number', monitor({}), SCRAPED],
    ['of any namespace', monitor({ namespaceSelector: { any: true } }, { namespace: 'far' }), SCRAPED],
    ['of its own namespace', monitor({}, { namespace: 'far' }), UNSCRAPED],
    ['of a namespace that is not the pod’s', monitor({ namespaceSelector: { matchNames: ['far'] } }), UNSCRAPED],
    ['of Services with other labels', monitor({ selector: { matchLabels: { of: 't' } } }), UNSCRAPED],
    ['of every Service, which selects none in particular', monitor({ selector: {} }), UNSCRAPED],
    ['by an absent name', monitor({ endpoints: [{ port: 'wap' }] }), UNSCRAPED],
    ['by a name, which counts before a number', monitor({ endpoints: [{ port: 'web', targetPort: 7300 }] }), UNSCRAPED],
  ])('a ServiceMonitor %s', async (_, object, expected) => expect(await found(service(), object)).toEqual(expected));

  test('a ServiceMonitor without its Service shows nothing', async () => expect(await found(monitor({}))).toEqual(ALONE));

  test('a ServiceMonitor shows the way through the Service', async () => {
    const [, second] = await listenersWith(service(), monitor({ endpoints: [{ port: 'web' }] }));
    const scraped = second?.evidence.find(({ text }) => text === 'ServiceMonitor near/m scrapes port web');
    expect(scraped?.steps.map(({ note }) => note)).toEqual(['Service near/s sends its port web to 7200']);
    expect(scraped?.span.line).not.toBe(scraped?.steps[0]?.span.line);
  });

  test('in a list as on their own', async () => {
    const items = [service(), monitor({})].join(',');
    expect(await found(`{"kind": "List", "items": [${items}]}\n`)).toEqual(SCRAPED);
    const unnamed = service().replace('"kind":"Service",', '');
    expect(await found(`{"kind": "ServiceList", "items": [${unnamed}]}\n`, monitor({}))).toEqual(SCRAPED);
  });
});
