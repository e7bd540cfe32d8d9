import { stringify } from 'yaml';
import type { HostedFacts } from '../../src/model/hosted-facts.ts';
import { lintManifest } from '../rules/pipeline.ts';

export interface Made {
  readonly name?: string;
  readonly namespace?: string;
  readonly platform?: object;
  /** Strategy of each service. */
  readonly services?: Readonly<Record<string, object>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly spec?: object;
}

/** A HostedCluster as an object. */
export function hostedCluster({ name = 'demo', namespace = 'clusters', platform, services = {}, annotations, spec }: Made): object {
  return {
    apiVersion: 'hypershift.openshift.io/v1beta1',
    kind: 'HostedCluster',
    metadata: { name, namespace, ...(annotations && { annotations }) },
    spec: {
      platform: platform ?? { type: 'Agent', agent: { agentNamespace: 'agents' } },
      services: Object.entries(services).map(([service, servicePublishingStrategy]) => ({ service, servicePublishingStrategy })),
      ...spec,
    },
  };
}

export function asYaml(...objects: readonly object[]): string {
  return objects.map((object) => stringify(object)).join('---\n');
}

/** What the whole program reads from a text. */
export async function hostedIn(text: string): Promise<HostedFacts> {
  const { hosted, problems } = await lintManifest(text);
  if (problems.length > 0) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return hosted;
}
