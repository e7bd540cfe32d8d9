import type { Document } from '../../model/document.ts';
import type { NodeNetwork } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { createFields } from '../fields.ts';
import { identityOf } from '../identity.ts';

const STATE = ['spec', 'desiredState'] as const;

/** What nmstate makes of the networks of nodes; null for everything else. */
export function readNodeNetwork(document: Document, object: Node): NodeNetwork | null {
  if (!stringAt(object, 'apiVersion')?.startsWith('nmstate.io/')) return null;
  const fields = createFields(document, object);
  const interfaces = Array.from({ length: fields.length(...STATE, 'interfaces') }, (_, index) => [...STATE, 'interfaces', index] as const);
  const mappings = Array.from(
    { length: fields.length(...STATE, 'ovn', 'bridge-mappings') },
    (_, index) => [...STATE, 'ovn', 'bridge-mappings', index] as const,
  );
  return {
    ...identityOf(document, object),
    addresses: interfaces.flatMap((path) => {
      const interfaceName = fields.text(...path, 'name')?.value ?? '';
      return ['ipv4', 'ipv6'].flatMap((family) =>
        fields.texts([...path, family, 'address'], 'ip').map((address) => ({ interfaceName, address })),
      );
    }),
    bridgeMappings: mappings.flatMap((path) => {
      const physicalNetwork = fields.text(...path, 'localnet')?.value;
      const bridge = fields.text(...path, 'bridge')?.value;
      const isAbsent = fields.text(...path, 'state')?.value === 'absent';
      return physicalNetwork === undefined || bridge === undefined || isAbsent ? [] : [{ physicalNetwork, bridge }];
    }),
  };
}
