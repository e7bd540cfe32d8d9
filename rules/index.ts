import type { Rule } from '../src/model/rule.ts';
import { controlPlaneOnlyPort } from './host-ports/control-plane-only-port.ts';
import { declaredPortNotServed } from './host-ports/declared-port-not-served.ts';
import { duplicatePort } from './host-ports/duplicate-port.ts';
import { hiddenPorts } from './host-ports/hidden-ports.ts';
import { hostPortConflict } from './host-ports/host-port-conflict.ts';
import { hostPortDiffersFromContainerPort } from './host-ports/host-port-differs-from-container-port.ts';
import { hostPortInEphemeralRange } from './host-ports/host-port-in-ephemeral-range.ts';
import { hostPortInNodePortRange } from './host-ports/host-port-in-node-port-range.ts';
import { invalidPort } from './host-ports/invalid-port.ts';
import { localhostInReservedRange } from './host-ports/localhost-in-reserved-range.ts';
import { notYetAllocatedPort } from './host-ports/not-yet-allocated-port.ts';
import { portOfAnotherOwner } from './host-ports/port-of-another-owner.ts';
import { portOfUnknownOwner } from './host-ports/port-of-unknown-owner.ts';
import { portOutOfRange } from './host-ports/port-out-of-range.ts';
import { previouslyAllocatedPort } from './host-ports/previously-allocated-port.ts';
import { protocolDiffersFromRegistry } from './host-ports/protocol-differs-from-registry.ts';
import { reachDiffersFromRegistry } from './host-ports/reach-differs-from-registry.ts';
import { rolloutDeadlock } from './host-ports/rollout-deadlock.ts';
import { undeclaredHostPort } from './host-ports/undeclared-host-port.ts';
import { unregisteredHostPort } from './host-ports/unregistered-host-port.ts';
import { invalidSuppression } from './suppressions/invalid-suppression.ts';
import { unusedSuppression } from './suppressions/unused-suppression.ts';

/** All rules, sorted by identifier. A new rule is one file and one line here. */
export const RULES: readonly Rule[] = [
  controlPlaneOnlyPort,
  declaredPortNotServed,
  duplicatePort,
  hiddenPorts,
  hostPortConflict,
  hostPortDiffersFromContainerPort,
  hostPortInEphemeralRange,
  hostPortInNodePortRange,
  invalidPort,
  invalidSuppression,
  localhostInReservedRange,
  notYetAllocatedPort,
  portOfAnotherOwner,
  portOfUnknownOwner,
  portOutOfRange,
  previouslyAllocatedPort,
  protocolDiffersFromRegistry,
  reachDiffersFromRegistry,
  rolloutDeadlock,
  undeclaredHostPort,
  unregisteredHostPort,
  unusedSuppression,
];
