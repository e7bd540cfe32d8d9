import { describe, expect, test } from 'vitest';
import { audited, ownersOf } from './build.ts';
import { KUBERNETES_STATES } from './kubernetes-states.ts';
import { MANAGED_STATES } from './managed-states.ts';
import { OPENSHIFT_STATES } from './openshift-states.ts';
import { SHARED_PORT_STATES } from './shared-port-states.ts';

describe.each(Object.entries({ ...OPENSHIFT_STATES, ...KUBERNETES_STATES, ...MANAGED_STATES, ...SHARED_PORT_STATES }))(
  '%s',
  (_, { objects, captures, options, owners, findings }) => {
    test('the owner of each socket, and the findings', async () => {
      const found = await audited(objects, captures, options);
      const loud = found.findings.filter((one) => !one.includes(' info '));
      expect({ owners: ownersOf(found), findings: loud }).toEqual({ owners, findings });
    });
  },
);
