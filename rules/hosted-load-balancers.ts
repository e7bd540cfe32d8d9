import type { LoadBalancerSection } from '../src/model/load-balancer.ts';
import type { Draft } from '../src/model/rule.ts';
import type { Span } from '../src/model/span.ts';

/** A HostedCluster whose API server has the node port 30443, for examples of rules. */
export const PINNED_API = `apiVersion: hypershift.openshift.io/v1beta1
kind: HostedCluster
metadata: { name: demo, namespace: clusters }
spec:
  platform: { type: Agent, agent: { agentNamespace: agents } }
  services:
    - service: APIServer
      servicePublishingStrategy: { type: NodePort, nodePort: { address: 192.0.2.10, port: 30443 } }
    - service: OAuthServer
      servicePublishingStrategy: { type: Route }
    - service: Konnectivity
      servicePublishingStrategy: { type: Route }
    - service: Ignition
      servicePublishingStrategy: { type: Route }
`;

/** A draft at a word of a section, whose lines bear no object. */
export function draftOfSection(section: LoadBalancerSection, span: Span, judgement: Omit<Draft, 'span' | 'confidence' | 'subject'>): Draft {
  return { confidence: 'certain', ...judgement, span, subject: nameOfSection(section) };
}

/** Such as `listen api`. */
export function nameOfSection({ kind, name }: LoadBalancerSection): string {
  return `${kind} ${name}`.trim();
}
