import type { Listener } from '../../src/model/listener.ts';
import { type Assignment, type RegistryView, stateAt } from '../../src/model/registry.ts';
import { type Draft, defineRule, type RuleContext } from '../../src/model/rule.ts';
import { draftOf, moveText, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSet } from '../examples.ts';
import { groupByPort, nameOfRow, portsWithRow, rowsOfProcess, severityOfViolation } from '../held-port.ts';

export const previouslyAllocatedPort = defineRule({
  id: 'previously-allocated-port',
  title: 'A workload uses a port that the registry only lists as previously allocated',
  why:
    'The port was freed with a release, so it can be assigned again, or has been since. During an upgrade from an earlier release its ' +
    'old owner still listens on some nodes. It is an error for a workload of the platform, which needs its own row (a warning if the ' +
    'confidence is low), and information for all others. An audit with `--upgrade-to` also reports ports whose rows end until then: a ' +
    'warning if another owner gets the port, else information.',
  remedy: 'Propose a new row for the port, and check from which releases an upgrade is possible.',
  severity: 'error',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry, table Previously allocated',
  examples: {
    bad: exampleDaemonSet(
      'openshift-example/node-agent',
      `ports:
  - containerPort: 9106 # expect: previously-allocated-port error certain @30
`,
    ),
    good: exampleDaemonSet(
      'openshift-monitoring/node-exporter',
      `ports:
  - containerPort: 9100
`,
    ),
  },
  *check(context) {
    const { listeners, registry } = context;
    for (const { held, row } of portsWithRow(listeners, 'previously-allocated')) {
      const [listener] = held;
      const holder = formerHolder(listener, registry);
      yield draftOf(held, {
        message: `${nameOfHostPort(listener)} was freed${row.removed === null ? '' : ` in release ${row.removed}`}${holder ? ', and has another owner now' : ''}`,
        why: `it belonged to ${nameOfRow(row)}, and ${holder ? `belongs to ${nameOfRow(holder)} now` : 'has no owner now'}`,
        remedy: holder
          ? `${moveText(listener, context)}, or check against the release that it is for (--release)`
          : remedyOf(registry.isPlatform(listener.workload)),
        severity: severityOfViolation(listener, registry, 'info'),
      });
    }
    yield* freedByUpgrade(context);
  },
});

/** Ports whose rows end with the upgrade, and their next owners. */
function* freedByUpgrade(context: RuleContext<'listeners' | 'registry'>): Iterable<Draft> {
  const { listeners, registry, upgrade } = context;
  const to = upgrade?.to ?? null;
  if (to === null) return;
  for (const held of groupByPort(listeners)) {
    const [listener] = held;
    const row = listener.registration.assignment;
    if (row === null || stateAt(row, registry.release) !== 'allocated' || stateAt(row, to) !== 'free') continue;
    const next = registry.assignmentsFor(listener.port, listener.protocol).find((other) => stateAt(other, to) === 'allocated');
    const comes = rowsOfProcess(row, registry).filter((other) => stateAt(other, registry.release) === 'later');
    const moves = comes.filter((other) => stateAt(other, to) === 'allocated').map((other) => `${other.port}/${other.protocol}`);
    const ends = `${nameOfRow(row)} ${moves.length === 0 ? 'releases it' : `moves to port ${moves.join(' and ')}`}`;
    yield draftOf(held, {
      message: `${nameOfHostPort(listener)} is freed in release ${row.removed}`,
      why: next ? `${ends}, and ${nameOfRow(next)} gets it, so an upgrade breaks one of the two` : `${ends}, and it has no owner then`,
      remedy: next
        ? `${moveText(listener, context)}, before the upgrade to release ${row.removed}`
        : 'check that nothing expects the port after the upgrade, such as firewalls and monitors',
      severity: next ? 'warning' : 'info',
    });
  }
}

/** The next owner of the port. */
function formerHolder(listener: Listener, registry: RegistryView): Assignment | undefined {
  return registry.assignmentsFor(listener.port, listener.protocol).find((row) => stateAt(row, registry.release) === 'allocated');
}

/** The remedy for a port without a next owner. */
function remedyOf(platform: boolean): string {
  return platform
    ? 'propose a new row for it, and make sure that the old owner does not run during a supported upgrade'
    : 'make sure that the nodes no longer run the old owner, and expect that the port is assigned again';
}
