import { addTo } from '../../src/model/groups.ts';
import type { JudgedCluster } from '../../src/model/hosted-cluster.ts';
import type { LoadBalancerSection } from '../../src/model/hosted-facts.ts';
import { besideOf } from '../../src/model/hub.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { PINNED_API } from '../examples.ts';
import { draftOfSection, nameOfObject, nameOfSection } from '../hosted-draft.ts';

function example(mode: string): string {
  return `${PINNED_API}# file: api-lb.cfg
defaults
  mode ${mode}
  timeout connect 10s
listen api
  bind *:30443
  server hub-1 10.0.0.11:30443 check
`;
}

export const hcpHaproxyMode = defineRule({
  id: 'hcp-haproxy-mode',
  title: 'A load balancer reads what is TLS as HTTP',
  why:
    'What a hosted control plane publishes is TLS from end to end. A section of HAProxy in mode http, its own or that of ' +
    '`defaults`, waits for a request in plain text on such a port, unless it ends TLS itself, so every connection fails.',
  remedy: 'Set `mode tcp` in the section.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HAProxy configuration manual: mode; HyperShift: all services of a control plane speak TLS',
  examples: {
    bad: example('http # expect: hcp-haproxy-mode error certain @8'),
    good: example('tcp'),
  },
  *check({ hosted }) {
    if (hosted.loadBalancers.length === 0) return;
    const published = clustersByPort(hosted.clusters);
    for (const section of hosted.loadBalancers) {
      if (section.mode?.value !== 'http') continue;
      const found = besideOf(section, published.get(carriedPort(section, published) ?? 0) ?? []);
      const [one] = found;
      if (!one) continue;
      yield draftOfSection(section, section.mode.span, {
        message: `${nameOfSection(section)} is in mode http, but ${one.service} of port ${one.port} speaks TLS`,
        why: `every connection to ${nameOfObject(one.cluster)} fails`,
        port: one.port,
        related: [{ span: one.span, message: `${one.service} is published here` }],
      });
    }
  },
});

interface Published {
  readonly cluster: JudgedCluster;
  readonly install: string;
  readonly service: string;
  readonly port: number;
  readonly span: Draft['span'];
}

/** What the clusters publish, by the port that is dialled. */
function clustersByPort(clusters: readonly JudgedCluster[]): ReadonlyMap<number, readonly Published[]> {
  const byPort = new Map<number, Published[]>();
  for (const cluster of clusters) {
    for (const { port, service, evidence } of cluster.flows().flows) {
      if (port === null) continue;
      addTo(byPort, port, { cluster, install: cluster.install, service, port, span: evidence });
    }
  }
  return byPort;
}

/** The published port that a section takes or sends to without ending TLS. */
function carriedPort(section: LoadBalancerSection, published: ReadonlyMap<number, unknown>): number | undefined {
  const bound = section.binds.find(({ port, endsTls }) => !endsTls && published.has(port));
  if (bound) return bound.port;
  const before = section.kind === 'backend' ? section.before : [section];
  if (before.some(({ binds }) => binds.some(({ endsTls }) => endsTls))) return undefined;
  const sent = section.servers.find(({ port, startsTls }) => !startsTls && port !== null && port >= LEAST_NODE_PORT && published.has(port));
  return sent?.port ?? undefined;
}

/** Below, the port of a server does not show what is published. */
const LEAST_NODE_PORT = 30_000;
