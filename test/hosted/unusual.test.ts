import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Document, isAlias, isCollection, isScalar, LineCounter, type Node, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Egress, Flow } from '../../src/model/flow.ts';
import { flowsIn } from './build.ts';

const FOLDER = path.join(import.meta.dirname, 'unusual');

/** Each cluster with the comments before it, which say what HyperShift's source does with it. */
const CLUSTERS = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .split(/^---\n/m)
    .map((text): [string, string] => [`${file.replace('.yaml', '')}: ${clusterIn(parseDocument(text)).getIn(['metadata', 'name'])}`, text]),
);

const DIRECT = [
  'control-plane https 443/TCP',
  'control-plane management-api 6443/TCP',
  'control-plane dns 53/TCP',
  'control-plane dns 53/UDP',
  'worker https 443/TCP',
  'worker dns 53/TCP',
  'worker dns 53/UDP',
];
const TUNNELLED = ['control-plane-operator', 'oauth-openshift', 'openshift-apiserver', 'ingress-operator', 'cluster-network-operator'];
const OF_OAUTH = ['control-plane-operator', 'oauth-openshift'];

const tunnelled = (to: string, ...without: string[]): string[] =>
  TUNNELLED.filter((one) => !without.includes(one)).map((one) => `${one} ${to} data-plane`);

/** What leaves, by the words of a comment. */
function egressFor(words: string): string[] {
  const ports = [...words.matchAll(/(?:proxy|and) (\d+)/g)].map(([, one]) => one);
  const [port] = ports;
  const toProxy = ports.map((one) => `worker proxy ${one}/TCP`);
  if (words.startsWith('usual')) return [...DIRECT, ...tunnelled('https 443/TCP'), ...toProxy];
  if (words === 'without identity providers') return [...DIRECT, ...tunnelled('https 443/TCP', ...OF_OAUTH)];
  const [isLdapAlone, to] = [words.includes('LDAP alone'), `proxy ${port}/TCP`];
  const byLdap = isLdapAlone ? ['oauth-openshift ldap null/TCP data-plane'] : [];
  const without = words.endsWith('without identity providers') ? OF_OAUTH : isLdapAlone ? ['oauth-openshift'] : [];
  return [...DIRECT, ...tunnelled(to, ...without), ...byLdap, ...toProxy];
}

function egressMark({ from, to, port, protocol, through }: Egress): string {
  return `${from} ${to} ${port}/${protocol}${through === null ? '' : ` ${through}`}`;
}

/** `SOURCE SERVICE THROUGH HOST:PORT OBJECT:SERVICEPORT APP:PODPORT DECIDED-BY`, then whether by the proxy, and how sure. */
function flowMark(flow: Flow, placeOf: (word: string, service: string) => string): string {
  const { source, service, via, host, port, portRange, object, servicePort, pod, proxied, confidence, evidence } = flow;
  const shown = host === null ? '?' : host.includes(':') ? `[${host}]` : host;
  const decidedBy = ['port', 'hostname', 'type', 'services', 'mode'].find(
    (word) => placeOf(word, service) === `${evidence.line}:${evidence.column}`,
  );
  return [
    ...[source, service, via, `${shown}:${port ?? `${portRange?.port}-${portRange?.endPort}`}`],
    ...[`${object.kind}/${object.name}:${servicePort}`, `${pod.app}:${pod.port}`, decidedBy ?? 'no known place'],
    ...(proxied === null ? ['perhaps-proxied'] : proxied ? ['proxied'] : []),
    ...(confidence === 'certain' ? [] : [confidence]),
  ].join(' ');
}

/** The hosted cluster of a document, which may contain it in a list or in a ManifestWork. */
function clusterIn(document: Document): YAMLMap {
  let found: YAMLMap | undefined;
  visit(document, {
    Map: (_, map) => {
      if (/^Hosted(Cluster|ControlPlane)$/.test(`${map.get('kind')}`)) found = map;
    },
  });
  if (found === undefined) throw new Error('no hosted cluster was found');
  return found;
}

/** Line and column of the value that a word names, read by another reader of YAML than the program's. */
function placesIn(text: string): (word: string, service: string) => string {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, merge: true });
  const cluster = clusterIn(document);
  const at = (...keys: (string | number)[]): string => {
    let node: unknown = cluster;
    for (const key of keys) {
      if (isAlias(node)) node = node.resolve(document);
      node = isCollection(node) ? node.get(key, true) : undefined;
    }
    if (node === undefined) return 'absent';
    // A text in quotes begins after the quote.
    const quote = isScalar(node) && node.type?.startsWith('QUOTE') ? 1 : 0;
    const { line, col } = lineCounter.linePos((node as Node).range?.[0] ?? -1);
    return `${line}:${col + quote}`;
  };
  return (word, service) => {
    if (word === 'services') return at('spec', 'services');
    if (word === 'mode') return at('spec', 'monitoring', 'metricsForwarding', 'mode');
    const entries = cluster.toJS(document).spec.services as { service: string }[];
    const index = entries.findIndex((entry) => entry.service === service);
    const strategy = ['spec', 'services', index, 'servicePublishingStrategy'];
    if (index === -1) return 'absent';
    if (word !== 'hostname') return word === 'type' ? at(...strategy, 'type') : at(...strategy, 'nodePort', 'port');
    const place = at(...strategy, 'route', 'hostname');
    return place === 'absent' ? at(...strategy, 'loadBalancer', 'hostname') : place;
  };
}

function linesOf(text: string, key: string): string[] {
  return [...text.matchAll(new RegExp(`^# ${key}: (.*)$`, 'gm'))].map(([, line = '']) => line);
}

describe("clusters in unusual combinations have exactly the flows of HyperShift's source", () => {
  test.each(CLUSTERS)('%s', async (_, text) => {
    const [{ flows, egress, nodeLocal, notes }] = await flowsIn(text);
    const placeOf = placesIn(text);
    expect(linesOf(text, 'proof')).toHaveLength(1);
    expect(flows.map((flow) => flowMark(flow, placeOf))).toEqual(linesOf(text, 'flow'));
    expect(egress.map(egressMark).sort()).toEqual(egressFor(linesOf(text, 'leaves')[0] ?? '').sort());
    const onNodes = nodeLocal.map(({ process, address, port, implementation }) => `${process} ${address}:${port} ${implementation}`);
    expect(onNodes).toEqual(linesOf(text, 'node'));
    expect(notes.filter((note) => !note.startsWith('the Service router'))).toEqual([]);
  });

  test('only Ignition serves secrets, and all is TLS', async () => {
    for (const [, text] of CLUSTERS)
      for (const { service, sensitive, tls, phase } of (await flowsIn(text))[0].flows)
        expect([service, sensitive, tls, phase]).toEqual([
          service,
          service === 'Ignition',
          true,
          service === 'Ignition' ? 'bootstrap' : null,
        ]);
  });
});
