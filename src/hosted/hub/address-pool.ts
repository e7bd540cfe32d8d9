import type { Document } from '../../model/document.ts';
import type { AddressPool } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { createFields } from '../fields.ts';
import { identityOf } from '../identity.ts';

/** A pool of MetalLB; null for everything else. */
export function readAddressPool(document: Document, object: Node): AddressPool | null {
  if (!stringAt(object, 'apiVersion')?.startsWith('metallb.io/')) return null;
  return { ...identityOf(document, object), addresses: createFields(document, object).texts(['spec', 'addresses']) };
}
