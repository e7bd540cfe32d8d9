import type { Document } from '../../model/document.ts';
import type { HubService, ServicePort } from '../../model/hub.ts';
import { at, type Node, stringAt, stringsAt } from '../../text/yaml-nodes.ts';
import { createFields, type Fields } from '../fields.ts';
import { identityOf } from '../identity.ts';

/** A Service that says its node ports; null for everything else. */
export function readService(document: Document, object: Node): HubService | null {
  if (stringAt(object, 'apiVersion') !== 'v1') return null;
  const fields = createFields(document, object);
  const ports = Array.from({ length: fields.length('spec', 'ports') }, (_, index) => portOf(fields, index)).filter((port) => port !== null);
  return ports.length === 0 ? null : { ...identityOf(document, object), labels: stringsAt(at(object, 'metadata'), 'labels'), ports };
}

function portOf(fields: Fields, index: number): ServicePort | null {
  const entry = ['spec', 'ports', index] as const;
  const nodePort = fields.number(...entry, 'nodePort');
  if (nodePort === null || nodePort.value === 0) return null;
  return {
    name: fields.text(...entry, 'name')?.value ?? null,
    protocol: fields.text(...entry, 'protocol')?.value ?? 'TCP',
    port: fields.number(...entry, 'port')?.value ?? null,
    nodePort,
  };
}
