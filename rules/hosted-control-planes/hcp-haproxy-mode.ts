import { groupBy } from '../../src/model/groups.ts';
import type { LoadBalancerSection } from '../../src/model/hosted-facts.ts';
import { onSameHub } from '../../src/model/hub.ts';
import { examplesOf, PINNED_API } from '../examples.ts';
import { draftOfSection, hostedRule, nameOfObject, nameOfSection } from '../hosted-rule.ts';

export const hcpHaproxyMode = hostedRule({
  id: 'hcp-haproxy-mode',
  title: 'A load balancer reads TLS as HTTP',
  why:
    'All services of a hosted control plane use TLS from end to end. A section of HAProxy in mode http, its own or that of ' +
    '`defaults`, waits for a request in plain text on such a port, unless it ends TLS itself, so every connection fails.',
  remedy: 'Set `mode tcp` in the section.',
  severity: 'error',
  source: 'HAProxy configuration manual: mode; HyperShift: all services of a control plane use TLS',
  examples: examplesOf(`${PINNED_API}# file: api-lb.cfg
defaults
  mode «http # expect: hcp-haproxy-mode error certain @8|tcp»
  timeout connect 10s
listen api
  bind *:30443
  server hub-1 10.0.0.11:30443 check
`),
  *check({ hosted }) {
    const sections = hosted.loadBalancers.filter(({ mode }) => mode?.value === 'http');
    if (sections.length === 0) return;
    const flows = hosted.clusters.flatMap((cluster) =>
      cluster.flows().flows.map((flow) => ({ ...flow, cluster, install: cluster.install })),
    );
    const published = groupBy(flows, ({ port }) => port);
    published.delete(null);
    for (const section of sections) {
      const port = carriedPort(section, published);
      const [flow] = port === undefined ? [] : onSameHub(section, published.get(port) ?? []);
      if (!flow || port === undefined || section.mode === null) continue;
      yield draftOfSection(section, section.mode.span, {
        message: `${nameOfSection(section)} is in mode http, but ${flow.service} on port ${port} uses TLS`,
        why: `every connection to ${nameOfObject(flow.cluster)} fails`,
        port,
        related: [{ span: flow.evidence, message: `${flow.service} is published here` }],
      });
    }
  },
});

/** The published port that a section forwards without ending TLS. */
function carriedPort(section: LoadBalancerSection, published: ReadonlyMap<number | null, unknown>): number | undefined {
  const bound = section.binds.find(({ port, endsTls }) => !endsTls && published.has(port));
  if (bound) return bound.port;
  const before = section.kind === 'backend' ? section.before : [section];
  if (before.some(({ binds }) => binds.some(({ endsTls }) => endsTls))) return undefined;
  const sent = section.servers.find(({ port, startsTls }) => !startsTls && port !== null && port >= LEAST_NODE_PORT && published.has(port));
  return sent?.port ?? undefined;
}

/** The start of the default node port range. A lower server port does not identify a published service. */
const LEAST_NODE_PORT = 30_000;
