import type { Listener } from '../../src/model/listener.ts';
import type { Span } from '../../src/model/span.ts';

const span: Span = {
  path: 'relay.yaml',
  line: 7,
  column: 11,
  endLine: 7,
  endColumn: 15,
  start: 90,
  end: 94,
  excerpt: { text: '- --listen=:9104', column: 1 },
};

/** A listener of a workload that no registry knows; a test changes what it is about. */
export function listener(changes: Partial<Listener>): Listener {
  return {
    address: '0.0.0.0',
    protocol: 'TCP',
    port: 9104,
    workload: {
      kind: 'DaemonSet',
      namespace: 'openshift-relay',
      name: 'relay',
      span,
      install: '',
      labels: {},
      annotations: {},
      hostNetwork: true,
      containers: [{ name: 'main', image: 'relay:1', role: 'main' }],
      scheduling: { nodeName: null, nodeSelector: {}, nodeAffinity: [], tolerations: [], podAntiAffinity: [] },
      rollout: { replicas: null, strategy: null, maxSurge: null, maxUnavailable: null, span },
      staticPod: false,
      template: false,
    },
    container: 'main',
    reach: 'any',
    declared: true,
    confidence: 'high',
    evidence: [{ origin: 'inferred', detector: 'flag', span, text: '--listen=:9104', steps: [] }],
    registration: { status: 'unregistered', assignment: null },
    ...changes,
  };
}
