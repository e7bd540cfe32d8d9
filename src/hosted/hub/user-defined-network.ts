import type { Document } from '../../model/document.ts';
import type { UserDefinedNetwork } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { createFields } from '../fields.ts';
import { identityOf } from '../identity.ts';
import { namespaceNamesAt, selectorAt } from './selector.ts';

/** A network of OVN-Kubernetes that somebody defined; null for everything else. */
export function readUserDefinedNetwork(document: Document, object: Node): UserDefinedNetwork | null {
  if (!stringAt(object, 'apiVersion')?.startsWith('k8s.ovn.org/')) return null;
  const fields = createFields(document, object);
  const metadata = fields.block('metadata');
  if (metadata === null) return null;
  return {
    ...identityOf(document, object),
    metadata,
    namespaceSelector: selectorAt(fields, 'spec', 'namespaceSelector'),
    namespaceNames: namespaceNamesAt(document, object, 'spec', 'namespaceSelector'),
    physicalNetwork: fields.text('spec', 'network', 'localnet', 'physicalNetworkName')?.value ?? null,
  };
}
