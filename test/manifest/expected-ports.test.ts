import { describe, expect, test } from 'vitest';
import { isPodOf } from '../../src/manifest/expected-ports.ts';
import { servicesAt } from '../../src/manifest/expecting-objects.ts';
import { describeWritten, sourceInMemory } from '../../src/model/source.ts';
import { podWith } from '../listeners/build.ts';
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

function slice(endpoints: object[], metadata: object = {}): string {
  return JSON.stringify({
    kind: 'EndpointSlice',
    metadata: { name: 's-x', namespace: 'near', labels: { 'kubernetes.io/service-name': 's' }, ...metadata },
    endpoints,
    ports: [{ port: 7300 }],
  });
}

async function heard(...objects: string[]) {
  const { listeners, problems } = await lintManifest([POD, ...objects].join('\n---\n'), []);
  expect(problems).toEqual([]);
  return listeners;
}

/** `port reach confidence` of each listener, and what expects it. */
async function found(...objects: string[]): Promise<string[]> {
  return (await heard(...objects)).map(({ port, reach, confidence }) => `${port} ${reach} ${confidence}`);
}

const ALONE = ['7100 unknown high', '7200 any low'];

describe('objects that expect a port of the pods', () => {
  test('without them', async () => expect(await found()).toEqual(ALONE));

  test.each([
    ['raises the confidence', service(), ['7100 unknown high', '7200 any medium']],
    [
      'tells that an address which nobody knows is reachable',
      service({ spec: { ports: [{ port: 7100 }] } }),
      ['7100 any high', '7200 any low'],
    ],
    ['of another namespace', service({ metadata: { namespace: 'other' } }), ALONE],
    ['of a namespace that is left open', service({ metadata: { namespace: undefined } }), ['7100 unknown high', '7200 any medium']],
    ['with another selector', service({ spec: { selector: { app: 'b' } } }), ALONE],
    ['with no selector', service({ spec: { selector: undefined } }), ALONE],
    ['of another protocol', service({ spec: { ports: [{ port: 7200, protocol: 'UDP' }] } }), [...ALONE, '7200 any low']],
  ])('a Service %s', async (_, object, expected) => expect(await found(object)).toEqual(expected));

  const SCRAPED = ['7100 unknown high', '7200 any medium', '7300 any low'];
  const UNSCRAPED = SCRAPED.slice(0, 2);

  test.each([
    ['by number', monitor({}), SCRAPED],
    ['of any namespace', monitor({ namespaceSelector: { any: true } }, { namespace: 'far' }), SCRAPED],
    ['of its own namespace', monitor({}, { namespace: 'far' }), UNSCRAPED],
    ['of a namespace that is not the pod’s', monitor({ namespaceSelector: { matchNames: ['far'] } }), UNSCRAPED],
    ['of Services with other labels', monitor({ selector: { matchLabels: { of: 't' } } }), UNSCRAPED],
    ['of every Service, which tells nothing of one', monitor({ selector: {} }), UNSCRAPED],
    ['by an absent name', monitor({ endpoints: [{ port: 'wap' }] }), UNSCRAPED],
    ['by a name, which counts before a number', monitor({ endpoints: [{ port: 'web', targetPort: 7300 }] }), UNSCRAPED],
  ])('a ServiceMonitor %s', async (_, object, expected) => expect(await found(service(), object)).toEqual(expected));

  test('a ServiceMonitor without its Service shows nothing', async () => expect(await found(monitor({}))).toEqual(ALONE));

  test('a ServiceMonitor shows the way through the Service', async () => {
    const [, second] = await heard(service(), monitor({ endpoints: [{ port: 'web' }] }));
    const told = second?.evidence.find(({ text }) => text === 'ServiceMonitor near/m scrapes port web');
    expect(told?.steps.map(({ note }) => note)).toEqual(['Service near/s sends its port web to 7200']);
    expect(told?.span.line).not.toBe(told?.steps[0]?.span.line);
  });

  test.each([
    ['of the Service', [service(), slice([{ addresses: ['192.0.2.1'] }])], SCRAPED],
    ['of a Service that is not in the input', [slice([{ addresses: ['192.0.2.1'] }])], ALONE],
    ['of another Service', [service(), slice([], { labels: { 'kubernetes.io/service-name': 't' } })], UNSCRAPED],
    ['of no Service', [service(), slice([], { labels: {} })], UNSCRAPED],
    ['of the pod', [slice([{ targetRef: { kind: 'Pod', name: 'p', namespace: 'near' } }])], [...ALONE, '7300 any low']],
    ['of another pod', [service(), slice([{ targetRef: { kind: 'Pod', name: 'p-other', namespace: 'near' } }])], UNSCRAPED],
    ['of a pod elsewhere', [service(), slice([{ targetRef: { kind: 'Pod', name: 'p', namespace: 'far' } }])], UNSCRAPED],
    ['of another namespace', [service(), slice([{ addresses: ['192.0.2.1'] }], { namespace: 'far' })], UNSCRAPED],
  ])('an EndpointSlice %s', async (_, objects, expected) => expect(await found(...objects)).toEqual(expected));

  test('in a list as on their own', async () => {
    const items = [service(), monitor({})].join(',');
    expect(await found(`{"kind": "List", "items": [${items}]}\n`)).toEqual(SCRAPED);
    const unnamed = service().replace('"kind":"Service",', '');
    expect(await found(`{"kind": "ServiceList", "items": [${unnamed}]}\n`, monitor({}))).toEqual(SCRAPED);
  });
});

describe('the name of a pod', () => {
  const { workload } = podWith('hostNetwork: true\ncontainers: [{name: a}]\n');
  test.each([
    ['DaemonSet', 'p-x7k2p', true],
    ['DaemonSet', 'p-reader-x7k2p', false],
    ['DaemonSet', 'p', false],
    ['Deployment', 'p-6d5b5c8f7c-x7k2p', true],
    ['Deployment', 'p-x7k2p', false],
    ['StatefulSet', 'p-10', true],
    ['StatefulSet', 'p-a', false],
    ['DeploymentConfig', 'p-3-x7k2p', true],
    ['Widget', 'p-x7k2p', false],
    ['Pod', 'p', true],
    ['Pod', 'p-node-a', false],
  ])('of a %s: %s', (kind, name, expected) => expect(isPodOf({ ...workload, kind }, name, 'node-a')).toBe(expected));

  test('of a static pod ends with its node', () => {
    expect(isPodOf({ ...workload, staticPod: true }, 'p-node-a', 'node-a')).toBe(true);
    expect(isPodOf({ ...workload, staticPod: true }, 'p-node-b', 'node-a')).toBe(false);
  });
});

test('a pod is compared with the Services that select one of its labels, not with all of a list', () => {
  const items = Array.from({ length: 1_000 }, (_, index) =>
    JSON.parse(service({ metadata: { name: `s${index}` }, spec: { selector: { app: `a${index}` } } })),
  );
  const bytes = Buffer.from(JSON.stringify({ kind: 'List', items }));
  const source = sourceInMemory(bytes, { ...describeWritten('list.json'), explicit: true });
  const reference = { kind: 'List', namespace: null, name: '', source, start: 0, end: bytes.length, position: null };
  expect(servicesAt(reference, { app: 'a7', other: 'a8' }).map(({ name }) => name)).toEqual(['s7']);
});
