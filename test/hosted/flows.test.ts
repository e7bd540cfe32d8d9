import { describe, expect, test } from 'vitest';
import type { ClusterFlows } from '../../src/model/flow.ts';
import { lintManifest } from '../rules/pipeline.ts';
import { asYaml, CLUSTERS, flowsIn, hostedCluster } from './build.ts';

/** The flows of a cluster as clusters.txt writes them. */
function linesOf({ flows, nodeLocal }: ClusterFlows): string[] {
  const lines: string[] = [];
  for (const { service, source, via, host, port, portRange, proxied } of flows) {
    const shown = host === null ? '?' : host.includes(':') ? `[${host}]` : host.replace(/\.demo\.hypershift\.local$/, '~');
    const end = `${via} ${shown}:${port ?? `${portRange?.port}-${portRange?.endPort}`}${proxied === null ? ' perhaps' : proxied ? ' !' : ''}`;
    const ofWorkers = lines.indexOf(`${service}: worker ${end}`);
    if (source === 'client' && ofWorkers >= 0) lines[ofWorkers] = `${service}: worker,client ${end}`;
    else lines.push(`${service}: ${source} ${end}`);
  }
  const [proxy] = nodeLocal;
  return proxy?.implementation === 'haproxy' ? lines : [...lines, `local: ${proxy?.implementation}`];
}

describe("each cluster has exactly the flows that HyperShift's source says", () => {
  test.each(CLUSTERS)('%s', async (_, made, expected) => {
    const [flows] = await flowsIn(asYaml(hostedCluster(made)));
    expect(linesOf(flows)).toEqual(expected.filter((line) => !line.startsWith('found: ')));
  });

  test.each(CLUSTERS.filter(([, , lines]) => lines.at(-1)?.startsWith('found: ')))('and %s the findings listed', async (_, made, lines) => {
    const { findings } = await lintManifest(asYaml(hostedCluster(made)));
    expect(`found: ${[...new Set(findings.map(({ rule }) => rule))].join(', ') || 'nothing'}`).toBe(lines.at(-1));
  });

  test('on all nine platforms', () => {
    expect(CLUSTERS.length).toBeGreaterThanOrEqual(60);
    const platforms = new Set(CLUSTERS.map(([title]) => /^\w+/.exec(title)?.[0]));
    expect([...platforms].sort()).toEqual(['AWS', 'Agent', 'Azure', 'GCP', 'IBMCloud', 'KubeVirt', 'None', 'OpenStack', 'PowerVS']);
  });
});
