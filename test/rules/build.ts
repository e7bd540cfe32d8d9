import { createHostedCollector } from '../../src/hosted/collect.ts';
import type { Protocol, Reach } from '../../src/model/address.ts';
import type { Confidence, Declaration, Evidence, Listener } from '../../src/model/listener.ts';
import type { Assignment, Registration, RegistrationStatus, RegistryView } from '../../src/model/registry.ts';
import type { Draft, Rule, RuleContext } from '../../src/model/rule.ts';
import type { Span } from '../../src/model/span.ts';
import type { Workload } from '../../src/model/workload.ts';

/** The span of a whole line of an imagined manifest. */
export function lineOf(line: number, path = 'a.yaml'): Span {
  const start = line * 100;
  return { path, line, column: 1, endLine: line, endColumn: 10, start, end: start + 9, excerpt: { text: `line ${line}`, column: 1 } };
}

export function workload(change: Partial<Workload> = {}): Workload {
  return {
    kind: 'DaemonSet',
    namespace: 'openshift-example',
    name: 'agent',
    span: lineOf(1),
    install: '',
    labels: {},
    annotations: {},
    hostNetwork: true,
    containers: [{ name: 'main', image: 'example.com/agent:1', role: 'main' }],
    scheduling: { nodeName: null, nodeSelector: {}, nodeAffinity: [], tolerations: [], podAntiAffinity: [] },
    rollout: { replicas: null, strategy: null, maxSurge: null, maxUnavailable: null, span: lineOf(1) },
    staticPod: false,
    template: false,
    ...change,
  };
}

export function evidence(line: number, change: Partial<Evidence> = {}): Evidence {
  return { origin: 'inferred', detector: 'flag', span: lineOf(line), text: '--port', steps: [], ...change };
}

export const declaredAt = (line: number) => evidence(line, { origin: 'declared', detector: 'ports' });

interface ListenerChange extends Partial<Listener> {
  readonly status?: RegistrationStatus;
  readonly row?: Assignment;
}

/** An undeclared, unregistered listener on 9555/TCP and every address, shown by a flag on line 10. */
export function listener({ status = 'unregistered', row, ...change }: ListenerChange = {}): Listener {
  return {
    workload: change.workload ?? workload(),
    container: 'main',
    address: null,
    port: 9555,
    protocol: 'TCP',
    reach: 'any',
    declared: false,
    confidence: 'high',
    evidence: [evidence(10)],
    registration: { status, assignment: row ?? null },
    ...change,
  };
}

/** `- containerPort: 9555` on line 20. */
export function declaration(change: Partial<Declaration> = {}): Declaration {
  return {
    workload: change.workload ?? workload(),
    container: 'main',
    role: 'main',
    name: null,
    containerPort: 9555,
    hostPort: null,
    protocol: 'TCP',
    hostIP: null,
    span: lineOf(20),
    portSpan: lineOf(20),
    protocolSpan: null,
    unreadPorts: [],
    hidden: false,
    switchedOff: null,
    ...change,
  };
}

/** A row of the imagined registry `Example registry`. */
export function row(change: Partial<Assignment> = {}): Assignment {
  return {
    registry: 'example',
    protocol: 'TCP',
    port: 9555,
    endPort: 9555,
    process: 'somebody',
    applicationProtocol: null,
    exposure: 'external',
    controlPlaneOnly: null,
    team: 'crew',
    since: '4.10',
    removed: null,
    notes: null,
    citation: { document: 'example registry', table: 'External TCP', line: 42 },
    owners: [{ kind: 'DaemonSet', namespace: '*', name: 'somebody', container: '*', claimant: 'workload', source: null }],
    status: 'active',
    presence: null,
    when: null,
    ...change,
  };
}

interface ContextChange {
  readonly listeners?: readonly Listener[];
  readonly declarations?: readonly Declaration[];
  /** The registration of a listener with another protocol. */
  readonly registrations?: (port: number, protocol: Protocol, reach: Reach) => Registration;
  readonly owned?: readonly Assignment[];
  readonly isPlatformKnown?: boolean;
  readonly onWorkers?: boolean | null;
  /** The rows for every port. */
  readonly assigned?: readonly Assignment[];
}

/** Namespaces `openshift-*` are the platform's, 9000-9999 is reserved, documented, and nothing else is. */
export function contextOf(change: ContextChange = {}): RuleContext {
  const { listeners = [], declarations = [], owned = [], assigned = [] } = change;
  const range = { port: 9000, endPort: 9999, source: 'example' };
  const documented = { ...range, registry: 'example', protocol: 'TCP' as Protocol, from: 'all nodes', to: 'all nodes', since: null };
  const isInside = (port: number) => port >= range.port && port <= range.endPort;
  const registry: RegistryView = {
    registries: [
      {
        version: 1,
        name: 'example',
        title: 'example registry',
        url: null,
        assignments: [],
        ranges: [documented],
        reservedRanges: [range],
        platformNamespaces: ['openshift-*'],
      },
    ],
    release: [4, 9],
    assignmentsFor: () => assigned,
    rangesFor: (port, protocol) => (isInside(port) && protocol === 'TCP' ? [documented] : []),
    reservedRangeOf: (port) => (isInside(port) ? range : undefined),
    rowOfOtherCopy: () => null,
    registrationOf: ({ port, protocol, reach }) =>
      change.registrations?.(port, protocol, reach) ?? { status: 'unregistered', assignment: null },
    assignmentsOwnedBy: () => owned,
    freePorts: ({ near, count, isTaken }) =>
      [1000, 1001, 1002, 1003]
        .map((step) => near + step)
        .filter((port) => !isTaken(port))
        .slice(0, count),
    isPlatform: (thing) => thing.namespace?.startsWith('openshift-') ?? false,
  };
  return {
    listeners,
    declarations,
    registry,
    hosted: createHostedCollector().facts({ port: 30000, endPort: 32767 }),
    suppressions: [],
    observed: {
      sockets: [],
      nodesOf: () => [],
      pending: [],
      coversAllPods: true,
    },
    isPlatform: registry.isPlatform,
    freePorts: registry.freePorts,
    isPlatformKnown: () => change.isPlatformKnown ?? false,
    isAudit: false,
    placement: {
      groupOf: ({ install }) => install,
      canShareNode: () => ({ possible: true, why: 'both can run anywhere', confidence: 'certain' }),
      canShareNodeWithItself: () => ({ possible: false, why: '', confidence: 'certain' }),
      canRunOnWorkers: () => (change.onWorkers === undefined ? true : change.onWorkers),
      mostNodes: () => null,
      areAlternatives: () => false,
    },
    nodePortRange: { port: 30000, endPort: 32767 },
    ephemeralRange: { port: 32768, endPort: 60999 },
    today: '',
    tenantCIDRs: [],
    isHub: () => true,
  };
}

/** The findings of a rule in this context. */
export function draftsOf(rule: Rule, change: ContextChange): Draft[] {
  return [...rule.check(contextOf(change))];
}

/** The parts of drafts that most tests are about. */
export function summaryOf(drafts: readonly Draft[]): { line: number; severity: string | undefined; confidence: Confidence }[] {
  return drafts.map((draft) => ({ line: draft.span.line, severity: draft.severity, confidence: draft.confidence }));
}
