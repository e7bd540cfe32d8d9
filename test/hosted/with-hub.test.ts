import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { firewallRules } from '../../src/hosted/firewall/rules.ts';
import { withHub } from '../../src/hosted/flows/with-hub.ts';
import { portText } from '../../src/model/address.ts';
import type { ClusterFlows, Flow } from '../../src/model/flow.ts';
import type { HostedCluster } from '../../src/model/hosted-cluster.ts';
import { onlyKeys } from '../only-keys.ts';
import { asYaml, CLUSTERS, hostedCluster, hostedIn, type Made, objectOf } from './build.ts';

interface Example {
  readonly cluster: Made;
  readonly status?: object;
  /** A name of `MAKERS` with its arguments. */
  readonly objects?: readonly Readonly<Record<string, readonly never[]>>[];
  readonly forwarded?: readonly string[];
  readonly workers?: readonly string[];
  readonly services?: readonly string[];
  readonly pods?: readonly string[];
  readonly proxied?: readonly boolean[];
  readonly why?: readonly string[];
  readonly notes?: readonly string[];
}

const service = (name: string, ports: Readonly<Record<number, number>>): object => {
  const all = Object.entries(ports).map(([port, nodePort]) => ({ name: `p${port}`, port: Number(port), nodePort }));
  return objectOf('v1/Service', name, { spec: { type: 'NodePort', ports: all } });
};
const controller = (name: string, domain: string, namespace: string): object => {
  const namespaceSelector = { matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'In', values: [namespace] }] };
  return objectOf('operator.openshift.io/v1/IngressController', `openshift-ingress-operator/${name}`, {
    spec: { domain, namespaceSelector },
  });
};
const route = (name: string, host: string): object => objectOf('route.openshift.io/v1/Route', `clusters-demo/${name}`, { spec: { host } });
/** An object of the hub's configuration. */
const hub = (kind: string, rest: object): object => objectOf(`config.openshift.io/v1/${kind}`, 'cluster', rest);
const MAKERS: Readonly<Record<string, (...words: readonly never[]) => object>> = { service, controller, route, hub, objectOf };

/** The first cluster of some objects, and its flows as the hub completes them. */
async function completed(...objects: readonly object[]): Promise<{ cluster: HostedCluster; flows: ClusterFlows }> {
  const { clusters, hub } = await hostedIn(asYaml(...objects));
  const [cluster] = clusters;
  if (cluster === undefined) throw new Error('no hosted cluster was found');
  return { cluster, flows: withHub(cluster.flows(), cluster, hub) };
}

function objectsOf({ cluster, status, objects = [] }: Example): object[] {
  const others = objects.flatMap((object) =>
    Object.entries(object).map(([name, words]) => {
      const make = MAKERS[name];
      if (!make) throw new Error(`there is no function ${name}`);
      return make(...words);
    }),
  );
  return [{ ...hostedCluster(cluster), ...(status && { status }) }, ...others];
}

function workerLine({ service: name, host, port, portRange }: Flow): string {
  return `${name} ${host}:${port ?? (portRange && portText(portRange))}`;
}

const EXAMPLES = load(readFileSync('test/hosted/hub.yaml', 'utf8')) as Readonly<Record<string, Readonly<Record<string, Example>>>>;

describe.each(Object.entries(EXAMPLES))('%s', (_, examples) => {
  test.each(Object.entries(examples))('%s', async (_, example) => {
    onlyKeys(example, 'cluster status objects', 'forwarded workers services pods proxied why notes');
    const { flows, notes } = (await completed(...objectsOf(example))).flows;
    const forwarded = flows
      .filter(({ source }) => source === 'external-load-balancer')
      .map(({ service: name, via, host, port, object, servicePort }) => `${name} ${via} ${host} ${port} ${object.name}:${servicePort}`);
    if (example.forwarded) expect(forwarded).toEqual(example.forwarded);
    const workers = flows.filter(({ source }) => source === 'worker');
    if (example.workers) expect(workers.map(workerLine)).toEqual(example.workers);
    if (example.services) expect(flows.map((flow) => flow.service)).toEqual(example.services);
    const pods = workers.map((flow) => `${flow.service} ${flow.servicePort} ${flow.pod.app}:${flow.pod.port}`);
    if (example.pods) expect(pods).toEqual(example.pods);
    if (example.proxied) expect(flows.map(({ proxied }) => proxied)).toEqual(example.proxied);
    if (example.why) expect(flows.map(({ note }) => note)).toEqual(example.why);
    if (example.notes) expect(notes).toEqual(example.notes.map((part) => expect.stringContaining(part)));
  });
});

describe('a load balancer outside of the hub', () => {
  const shard = objectsOf(EXAMPLES['a load balancer outside of the hub']?.['dials the node ports of the API and of the shard'] as Example);

  test('is let through a firewall to the nodes of the hub, once for each port', async () => {
    const { cluster, flows } = await completed(...shard);
    const nothing = { workers: [], clients: [], loadBalancers: [], address: new Map(), allowNodePortRange: false };
    const options = { ...nothing, bootstrap: true, egress: false, apps: false };
    const rules = firewallRules(cluster, flows, options).rules.filter(({ source }) => source === 'external-load-balancer');
    expect(rules.map(({ destination: { name, addresses }, port }) => [name, addresses, port.port])).toEqual([
      ['nodes of the hub', [], 30918],
      ['nodes of the hub', [], 32488],
    ]);
  });

  test('is reported with the line of its node port, and carries what is sensitive', async () => {
    const { flows } = (await completed(...shard)).flows;
    const all = flows.filter(({ source }) => source === 'external-load-balancer');
    expect(all[0]?.evidence.excerpt.text.trim()).toBe('nodePort: 30918');
    expect(all.at(-1)).toMatchObject({ service: 'Ignition', sensitive: true, phase: 'bootstrap' });
  });
});

describe('a dump of the hub completes each host and port', () => {
  const SERVICES: Readonly<Record<string, number>> = {
    'kube-apiserver': 6443,
    'kube-apiserverlb': 7443,
    'kube-apiserver-private': 6443,
    'oauth-openshift': 6443,
    'konnectivity-server': 8091,
    'ignition-server-proxy': 443,
    router: 443,
    'private-router': 443,
  };
  const status = { loadBalancer: { ingress: [{ ip: '192.0.2.80' }] } };
  const dump = [
    ...['oauth', 'konnectivity-server', 'ignition-server', 'metrics-proxy'].map((name) => route(name, `${name}.hub.a`)),
    ...Object.entries(SERVICES).map(([name, port], at) => ({ ...service(`clusters-demo/${name}`, { [port]: 31100 + at }), status })),
    { ...service('hypershift-sharedingress/router', { 443: 31200, 6443: 31201 }), status },
  ];

  test.each(CLUSTERS)('%s', async (_, made) => {
    const { flows } = (await completed(hostedCluster(made), ...dump)).flows;
    const dialled = flows.filter(({ source }) => source !== 'external-load-balancer');
    expect(dialled.filter(({ host, port, addresses }) => (host === null && addresses.length === 0) || port === null)).toEqual([]);
  });
});
