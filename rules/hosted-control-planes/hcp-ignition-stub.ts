import { groupBy } from '../../src/model/groups.ts';
import type { JudgedCluster, Located } from '../../src/model/hosted-cluster.ts';
import type { HostedFacts, IgnitionStub } from '../../src/model/hosted-facts.ts';
import { besideOf } from '../../src/model/hub.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { onceForObject } from '../../src/text/once.ts';
import { flowOfNodes, nameOfObject } from '../hosted-draft.ts';

function example(proxy: string, version: string, mark: string): string {
  return `ignition:
  version: ${version}
  config:
    merge:
      - source: https://ignition.demo.example.com/ignition
        httpHeaders:
          - { name: Authorization, value: Bearer dG9rZW4= }
  proxy: { httpsProxy: "http://proxy.example.com:3128", noProxy: ${proxy} }${mark}
  security:
    tls:
      certificateAuthorities: [{ source: "data:text/plain;base64,LS0tLS1CRUdJTg==" }]
`;
}

export const hcpIgnitionStub = defineRule({
  id: 'hcp-ignition-stub',
  title: 'The user data of a node does not lead to its configuration',
  why:
    'A new node knows only its stub: the URL of its configuration, a token, a certificate authority and a proxy. Ignition ' +
    'refuses a stub with a `noProxy` that is no list or of another version than 3, the ignition server one without ' +
    'token, and a node with the wrong proxy or host never gets there. Stubs are read from files, standard input and ' +
    'Secrets `user-data-...`, also in base64 and gzip; beside a HostedCluster they are compared with it.',
  remedy: 'Let HyperShift write the stub, or give what its HostedCluster says.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'Ignition configuration specification 3; HyperShift: hypershift-operator/controllers/nodepool/token.go, ignConfig',
  examples: {
    bad: example('host.example.org', '3.2.0', ' # expect: hcp-ignition-stub error certain @66'),
    good: example('[host.example.org]', '3.2.0', ''),
  },
  *check({ hosted }) {
    for (const stub of hosted.ignitionStubs) {
      if (stub.template) continue;
      yield* ofItself(stub);
      const cluster = clusterOf(stub, hosted);
      if (!cluster || cluster.template) continue;
      yield* ofProxies(stub, cluster);
      yield* ofEndpoint(stub, cluster);
    }
  },
});

/** What stands where a value was left out on purpose. */
const PLACEHOLDER = /\.\.\.|…|[<>{}$*]/;
const BEARER = /^Bearer [\w+/.=-]+$/;

function* ofItself(stub: IgnitionStub): Iterable<Draft> {
  const { noProxy, version, authorization, entry, source, hasAuthorities } = stub;
  if (noProxy && noProxy.value === undefined)
    yield draft(stub, noProxy, 'noProxy of the stub is no list, so Ignition refuses it', 'write noProxy as a list of hosts');
  if (version === null || (version.value !== undefined && !/^3\.\d+\.\d+/.test(version.value)))
    yield draft(
      stub,
      version ?? entry,
      `the stub is of version ${version?.value ?? '(none)'}, and nodes read version 3`,
      'write it as version 3.2.0',
    );
  if (authorization === null)
    yield draft(
      stub,
      entry,
      'the stub has no header Authorization, without which the ignition server gives nothing',
      'add the header with the token',
    );
  else if (authorization.value !== undefined && !BEARER.test(authorization.value) && !PLACEHOLDER.test(authorization.value))
    yield draft(
      stub,
      authorization,
      'the header Authorization of the stub is not Bearer with a token in base64',
      'write Bearer and the token',
    );
  if (source.value?.startsWith('https:') && !hasAuthorities)
    yield draft(
      stub,
      source,
      'the stub names no certificate authority, and that of the ignition server is none that nodes know',
      'add the authority under security.tls.certificateAuthorities',
    );
}

/** Clusters and NodePools as many stubs ask for them. */
const indexesOf = onceForObject(({ clusters, nodePools }: HostedFacts) => ({
  byInstall: groupBy(clusters, ({ install }) => install),
  byControlPlane: groupBy(clusters, ({ controlPlaneNamespace }) => controlPlaneNamespace),
  byName: groupBy(clusters, ({ namespace, name }) => `${namespace}/${name}`),
  pools: new Map(nodePools.toReversed().map((pool) => [`${pool.namespace}/${pool.name}`, pool])),
}));

/** The cluster of a stub: by the namespace of its Secret, by its NodePool, or the only one that there is. */
function clusterOf(stub: IgnitionStub, hosted: HostedFacts): JudgedCluster | undefined {
  const { byInstall, byControlPlane, byName, pools } = indexesOf(hosted);
  const own = stub.object?.namespace ?? null;
  if (own !== null) return onlyOne([besideOf(stub, byControlPlane.get(own) ?? [])]);
  const pool = pools.get(stub.nodePool ?? '');
  if (pool) return besideOf(stub, byName.get(`${pool.namespace}/${pool.clusterName?.value}`) ?? [])[0];
  const [namespace] = stub.nodePool?.split('/') ?? [];
  const cluster = onlyOne(stub.install === '' ? [hosted.clusters] : [stub.install, ''].map((install) => byInstall.get(install) ?? []));
  return namespace === undefined || cluster?.namespace === namespace ? cluster : undefined;
}

/** The only item of several lists, which may be long. */
function onlyOne<Item>(lists: readonly (readonly Item[])[]): Item | undefined {
  const items = lists.flatMap((list) => list.slice(0, 2));
  return items.length === 1 ? items[0] : undefined;
}

function* ofProxies(stub: IgnitionStub, cluster: JudgedCluster): Iterable<Draft> {
  for (const key of ['httpProxy', 'httpsProxy'] as const) {
    const said = stub[key];
    const wanted = cluster.proxy?.[key] ?? null;
    // A value that cannot be read may be the same.
    if (said?.value === undefined && said !== null) continue;
    if (wanted?.value === undefined && wanted !== null) continue;
    const [has, needs] = [said?.value ?? '', wanted?.value ?? ''];
    if (has === needs) continue;
    yield draft(
      stub,
      said ?? stub.entry,
      `${key} of the stub is ${has === '' ? 'not set' : has}, and ${nameOfObject(cluster)} has ${needs === '' ? 'none' : needs}`,
      `set ${key} as the HostedCluster has it`,
      wanted ?? cluster.proxy?.block ?? cluster.platform,
    );
  }
}

function* ofEndpoint(stub: IgnitionStub, cluster: JudgedCluster): Iterable<Draft> {
  const flow = flowOfNodes(cluster, 'Ignition');
  const url = URL.canParse(stub.source.value ?? '') ? new URL(stub.source.value ?? '') : null;
  if (!flow?.host || url === null) return;
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host.toLowerCase() === flow.host.toLowerCase() && (flow.port === null || port === flow.port)) return;
  const wanted = `${flow.host}${flow.port === null ? '' : `:${flow.port}`}`;
  yield {
    ...draft(
      stub,
      stub.source,
      `the stub leads to ${host}:${port}, and Ignition of ${nameOfObject(cluster)} is at ${wanted}`,
      `lead to ${wanted}`,
    ),
    related: [{ span: flow.evidence, message: 'how Ignition is published' }],
  };
}

function draft(stub: IgnitionStub, at: Located<unknown>, message: string, remedy: string, beside?: Located<unknown>): Draft {
  return {
    ...{ message, remedy, span: at.span, confidence: 'certain', subject: `${message.split(',')[0]}` },
    ...(stub.object && { object: stub.object, field: at.field }),
    ...(beside && { related: [{ span: beside.span, message: 'the HostedCluster' }] }),
  };
}
