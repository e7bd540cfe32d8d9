import { groupBy } from '../../src/model/groups.ts';
import type { JudgedCluster, Located } from '../../src/model/hosted-cluster.ts';
import type { HostedFacts, IgnitionStub } from '../../src/model/hosted-facts.ts';
import { onSameHub } from '../../src/model/hub.ts';
import type { Draft } from '../../src/model/rule.ts';
import { onceForObject } from '../../src/text/once.ts';
import { examplesOf } from '../examples.ts';
import { clustersOfPool, flowOfNodes, hostedRule, nameOfObject, onlyItemOf } from '../hosted-rule.ts';

export const hcpIgnitionStub = hostedRule({
  id: 'hcp-ignition-stub',
  title: 'The user data of a node does not lead to its configuration',
  why:
    'A new node only knows its stub: the URL of its configuration, a token, a certificate authority and a proxy. Ignition refuses ' +
    'a stub with a `noProxy` that is not a list or a version other than 3, and the ignition server one without a token. Stubs are ' +
    'read from files, standard input and Secrets `user-data-...`, also in base64 and gzip, and compared with their HostedCluster.',
  remedy: 'Let HyperShift write the stub, or use the values of its HostedCluster.',
  severity: 'error',
  source: 'Ignition configuration specification 3; HyperShift: hypershift-operator/controllers/nodepool/token.go, ignConfig',
  examples: examplesOf(`ignition:
  version: 3.2.0
  config:
    merge:
      - source: https://ignition.demo.example.com/ignition
        httpHeaders:
          - { name: Authorization, value: Bearer dG9rZW4= }
  proxy: { httpsProxy: "http://proxy.example.com:3128", noProxy: «host.example.org|[host.example.org]» }« # expect: hcp-ignition-stub error certain @66|»
  security:
    tls:
      certificateAuthorities: [{ source: "data:text/plain;base64,LS0tLS1CRUdJTg==" }]
`),
  *check({ hosted }) {
    for (const stub of hosted.ignitionStubs.filter(({ template }) => !template)) {
      const cluster = clusterOf(stub, hosted);
      const faults = cluster && !cluster.template ? [...faultsBeside(stub, cluster)] : [];
      for (const { at, beside, ...fault } of [...faultsOf(stub), ...faults])
        yield {
          ...fault,
          span: at.span,
          confidence: 'certain',
          ...(stub.object && { object: stub.object, field: at.field }),
          ...(beside && { related: [{ ...beside, isShown: true }] }),
        };
    }
  },
});

/** One fault of a stub and its place; `subject` keeps the fingerprints of several faults different. */
interface StubFault extends Required<Pick<Draft, 'subject' | 'message' | 'why' | 'remedy'>> {
  readonly at: Located<unknown>;
  /** The place in the HostedCluster that contradicts the stub. */
  readonly beside?: NonNullable<Draft['related']>[number];
}

/** Placeholders of values that were removed. */
const PLACEHOLDER = /\.\.\.|…|[<>{}$*]/;
const BEARER = /^Bearer [\w+/.=-]+$/;

function* faultsOf({ noProxy, version, authorization, entry, source, hasAuthorities }: IgnitionStub): Iterable<StubFault> {
  if (noProxy && noProxy.value === undefined)
    yield {
      at: noProxy,
      subject: 'noProxy',
      message: 'noProxy of the stub is not a list',
      why: 'Ignition refuses the stub',
      remedy: 'write noProxy as a list of hosts',
    };
  if (version === null || (version.value !== undefined && !/^3\.\d+\.\d+/.test(version.value)))
    yield {
      at: version ?? entry,
      subject: 'version',
      message: `the stub ${version?.value === undefined ? 'has no version' : `has version ${version.value}`}`,
      why: 'nodes read version 3 only',
      remedy: 'write it as version 3.2.0',
    };
  if (authorization === null)
    yield {
      at: entry,
      subject: 'Authorization',
      message: 'the stub has no Authorization header',
      why: 'the ignition server refuses requests without it',
      remedy: 'add the header with a token',
    };
  else if (authorization.value !== undefined && !BEARER.test(authorization.value) && !PLACEHOLDER.test(authorization.value))
    yield {
      at: authorization,
      subject: 'token',
      message: 'the Authorization header of the stub is not Bearer with a base64 token',
      why: 'the ignition server refuses requests with another header',
      remedy: 'write Bearer and the token',
    };
  if (source.value?.startsWith('https:') && !hasAuthorities)
    yield {
      at: source,
      subject: 'authority',
      message: 'the stub names no certificate authority',
      why: 'nodes do not know the authority of the ignition server',
      remedy: 'add the authority under security.tls.certificateAuthorities',
    };
}

function* faultsBeside(stub: IgnitionStub, cluster: JudgedCluster): Iterable<StubFault> {
  const name = nameOfObject(cluster);
  for (const key of ['httpProxy', 'httpsProxy'] as const) {
    const [found, wanted] = [stub[key], cluster.proxy?.[key] ?? null];
    const [has, needs] = [found, wanted].map((one) => (one === null ? '' : one.value));
    // A value that cannot be read may be the same.
    if (has === undefined || needs === undefined || has === needs) continue;
    yield {
      at: found ?? stub.entry,
      subject: key,
      message: `${key} of the stub differs from that of ${name}`,
      why: `it is ${has || 'unset'} in the stub, and ${needs || 'unset'} in the HostedCluster`,
      remedy: `set ${key} to the value in the HostedCluster`,
      beside: { span: (wanted ?? cluster.proxy?.block ?? cluster.platform).span, message: 'the HostedCluster' },
    };
  }
  const flow = flowOfNodes(cluster, 'Ignition');
  const url = URL.canParse(stub.source.value ?? '') ? new URL(stub.source.value ?? '') : null;
  if (!flow?.host || url === null) return;
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host.toLowerCase() === flow.host.toLowerCase() && (flow.port === null || port === flow.port)) return;
  const wanted = `${flow.host}${flow.port === null ? '' : `:${flow.port}`}`;
  yield {
    at: stub.source,
    subject: 'source',
    message: `the stub points to ${host}:${port}, not to ${wanted}`,
    why: `Ignition of ${name} is published at ${wanted}`,
    remedy: `point the stub to ${wanted}`,
    beside: { span: flow.evidence, message: 'how Ignition is published' },
  };
}

/** Clusters and NodePools by name, for many look-ups. */
const indexesOf = onceForObject(({ clusters, nodePools }: HostedFacts) => ({
  byInstall: groupBy(clusters, ({ install }) => install),
  byControlPlane: groupBy(clusters, ({ controlPlaneNamespace }) => controlPlaneNamespace),
  pools: new Map(nodePools.toReversed().map((pool) => [`${pool.namespace}/${pool.name}`, pool])),
}));

/** The cluster of a stub: by the namespace of its Secret, by its NodePool, or the only cluster of the input. */
function clusterOf(stub: IgnitionStub, hosted: HostedFacts): JudgedCluster | undefined {
  const { byInstall, byControlPlane, pools } = indexesOf(hosted);
  const own = stub.object?.namespace ?? null;
  if (own !== null) return onlyItemOf([onSameHub(stub, byControlPlane.get(own) ?? [])]);
  const pool = pools.get(stub.nodePool ?? '');
  if (pool) return onSameHub(stub, clustersOfPool(pool, hosted))[0];
  const [namespace] = stub.nodePool?.split('/') ?? [];
  const cluster = onlyItemOf(stub.install === '' ? [hosted.clusters] : [stub.install, ''].map((install) => byInstall.get(install) ?? []));
  return namespace === undefined || cluster?.namespace === namespace ? cluster : undefined;
}
